/** The hubs of the contract: every one that is mapped with `--served`, else those that are marked. */
import { type Hub, mapHubUses } from "../../contract/hub.js";
import { locationOfExpression } from "../../csharp/binding/index.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { HubSettings } from "../../framework/index.js";
import { hasAttribute } from "../attributes.js";
import { readHub } from "../hubs/hub.js";
import { unknownUse } from "../hubs/hub-context.js";
import { isHub } from "../hubs/hub-members.js";
import type { MappedHub } from "../hubs/mapped-hubs.js";
import { servesDotnet11 } from "../program/framework-version.js";
import type { ProgramReading } from "../program-reading.js";
import { silent } from "../read-once.js";
import type { ReadingOptions } from "../reading-options.js";
import type { ReadingTools } from "../reuse/kept-readings.js";
import { isWanted } from "../served-filter.js";
import { messagePackStack } from "../types/declarations/message-pack.js";
import type { OperationErrors } from "./operation-errors.js";

const mark = "Tenon.ContractClient";

export function readHubs(
  program: ProgramReading,
  { served, hubProtocol }: ReadingOptions,
  { table, schemes, sink }: ReadingTools,
  errors: OperationErrors,
): readonly Hub[] {
  const mapped = program.hubs(served === undefined ? silent : sink);
  const wanted = mapped.filter(({ type: { symbol }, route }) =>
    served === undefined
      ? hasAttribute(symbol.attributes, mark)
      : isWanted(served, { path: route.path, namespace: symbol.namespace, tags: [symbol.name] }),
  );
  if (served === undefined)
    for (const symbol of program.markedTypes())
      if (
        hasAttribute(symbol.attributes, mark) &&
        isHub(selfType(symbol)) &&
        !mapped.some(({ type }) => type.symbol === symbol)
      )
        sink.report(diagnostic("hubNotMapped", symbol.locations[0], { hub: symbol.name }));
  if (wanted.length === 0) return [];
  return wanted.map((hub) => {
    const settings = program.hubSettings(hub.type);
    const protocol = protocolOf(hub, settings, hubProtocol, sink);
    const stack = protocol === "messagepack" ? messagePackStack : program.hubJson(sink);
    const made = readHub(hub, {
      table: table.writtenBy({ stack, name: "Hub", isOfHubs: true }),
      schemes,
      services: program.services,
      asksForServices: settings === undefined ? false : settings.asksForServices,
      authorization: program.authorization(silent),
      sentEvents: program.sentEvents,
      givesTokens: servesDotnet11(program.projects),
      unlessFailed: errors.unlessFailed,
    });
    if (protocol === "json") return made;
    const isOwn = protocol === undefined || settings?.packedBy !== undefined;
    return { ...(isOwn ? mapHubUses(made, () => unknownUse) : made), protocol: protocol ?? "other" };
  });
}

/** What the client speaks: JSON where the hub takes it, unless MessagePack is asked for. Undefined for a protocol of the program's own. */
function protocolOf(
  { type, location }: MappedHub,
  settings: HubSettings | undefined,
  asked: ReadingOptions["hubProtocol"],
  sink: DiagnosticSink,
): "json" | "messagepack" | undefined {
  // SignalR compares the names without regard to case.
  const protocols = (settings?.protocols ?? ["json"]).map((name) => name.toLowerCase());
  const packs = protocols.includes("messagepack");
  const hub = type.symbol.name;
  if (protocols.includes("json") && !(packs && asked === "messagepack")) {
    if (packs) sink.report(diagnostic("hubMessagePack", location, { hub }));
    return "json";
  }
  if (!packs) {
    const parameters = { hub, protocols: protocols.join(", ") || "no protocol" };
    sink.report(diagnostic("hubWithoutJson", location, parameters));
    return undefined;
  }
  const packedBy = settings?.packedBy;
  sink.report(
    packedBy === undefined
      ? diagnostic("hubPacked", location, { hub })
      : diagnostic("hubPackedByOptions", locationOfExpression(packedBy), { hub }),
  );
  return "messagepack";
}
