/** The hubs of the contract: every one that is mapped with `--served`, else those that are marked. */
import { type Hub, mapHubUses } from "../contract/hub.js";
import { selfType } from "../csharp/binding/symbols/types.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import { hasAttribute } from "./attributes.js";
import { readHub } from "./hubs/hub.js";
import { unknownUse } from "./hubs/hub-context.js";
import { isHub } from "./hubs/hub-members.js";
import { inMessagePack } from "./hubs/message-pack.js";
import type { OperationErrors } from "./operation-errors.js";
import { servesDotnet11 } from "./program/framework-version.js";
import type { ProgramReading } from "./program-reading.js";
import { silent } from "./read-once.js";
import type { ReadingOptions } from "./reading-options.js";
import type { ReadingTools } from "./reuse/kept-readings.js";
import { isWanted } from "./served-filter.js";

const mark = "Tenon.ContractClient";

export function readHubs(
  program: ProgramReading,
  { served }: ReadingOptions,
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
  const written = table.writtenBy({ stack: program.hubJson(sink), name: "Hub", isOfHubs: true });
  return wanted.map((hub) => {
    const settings = program.hubSettings(hub.type);
    const made = readHub(hub, {
      table: written,
      schemes,
      services: program.services,
      asksForServices: settings === undefined ? false : settings.asksForServices,
      fallback: program.authorization(silent).ofEndpoints,
      sentEvents: program.sentEvents,
      givesTokens: servesDotnet11(program.projects),
      unlessFailed: errors.unlessFailed,
    });
    // SignalR compares the names without regard to case.
    const protocols = (settings?.protocols ?? ["json"]).map((name) => name.toLowerCase());
    if (protocols.includes("json")) return made;
    const parameters = { hub: hub.type.symbol.name, protocols: protocols.join(", ") || "no protocol" };
    sink.report(diagnostic("hubWithoutJson", hub.location, parameters));
    return mapHubUses(made, protocols.includes("messagepack") ? inMessagePack : () => unknownUse);
  });
}
