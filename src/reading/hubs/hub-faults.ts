/** What the hubs of a running server would get wrong: for the gate. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import { rankConversion } from "../../csharp/binding/types/conversions.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { clientInterface, clientMethods, type HubMethod } from "./hub-members.js";
import type { MappedHub } from "./mapped-hubs.js";
import type { SentArgument, SentEvent } from "./sent-events.js";

export function reportHubFaults(
  hubs: readonly MappedHub[],
  sentEvents: () => readonly SentEvent[],
  sink: DiagnosticSink,
): void {
  const paths = new Map<string, MappedHub>();
  for (const hub of hubs) {
    const path = hub.route.path.toLowerCase();
    const other = paths.get(path);
    if (other === undefined) paths.set(path, hub);
    else
      sink.report(
        diagnostic("hubPathTwice", hub.location, {
          path: hub.route.path,
          hub: hub.type.symbol.name,
          other: other.type.symbol.name,
        }),
      );
  }
  for (const hub of hubs) {
    const clients = clientInterface(hub.type)?.type;
    if (clients?.kind === "named") reportEvents(hub, clients.symbol.name, clientMethods(clients), sentEvents(), sink);
  }
}

/** A typed hub may be written to by name all the same: `IHubContext<ChatHub>` knows nothing of the interface. */
function reportEvents(
  { type: { symbol } }: MappedHub,
  client: string,
  methods: readonly HubMethod[],
  events: readonly SentEvent[],
  sink: DiagnosticSink,
): void {
  for (const { hub, name, parameters, mayHaveMore, place } of events) {
    if (hub !== symbol || name === undefined) continue;
    const location = locationOfExpression(place);
    // Clients find their handlers without regard to case.
    const method = methods.find(({ wireName }) => wireName.toLowerCase() === name.toLowerCase());
    if (method === undefined) {
      sink.report(diagnostic("hubEventNotDeclared", location, { event: name, hub: symbol.name, client }));
      continue;
    }
    const reason = mayHaveMore ? undefined : describeMismatch(parameters, method);
    if (reason !== undefined) sink.report(diagnostic("hubEventArguments", location, { event: name, client, reason }));
  }
}

function describeMismatch(sent: readonly SentArgument[], { parameters }: HubMethod): string | undefined {
  if (sent.length !== parameters.length) return `${sent.length} sent, ${parameters.length} declared`;
  const at = sent.findIndex(({ type }, index) => {
    const wanted = parameters[index]?.type;
    return type !== undefined && wanted !== undefined && rankConversion(type.type, wanted.type) === undefined;
  });
  const parameter = parameters[at];
  return parameter === undefined ? undefined : `${parameter.symbol.name} is of another type`;
}
