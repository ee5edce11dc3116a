import type { HttpMethod } from "../../contract/operation.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { type MapNode, placeOf } from "../document/node.js";
import type { SchemaNotes } from "../types/notes.js";
import type { TypeReader } from "../types/type-reader.js";
import type { Dialect, OperationSite, ReferenceFollower } from "../versions/dialect.js";

/** What reading operations needs of the document. */
export interface OperationContext {
  readonly root: MapNode;
  readonly dialect: Dialect;
  readonly types: TypeReader;
  readonly references: ReferenceFollower;
  readonly schemes: ReadonlySet<string>;
  readonly routePrefix: string;
  readonly sink: DiagnosticSink;
}

/** One operation while it is read. */
export interface OperationReading {
  readonly context: OperationContext;
  readonly site: OperationSite;
  readonly method: HttpMethod;
  readonly path: string;
  /** What the types of this operation are named after. */
  readonly typeHint: string;
  /** What C# cannot say of it, collected on the way. */
  readonly notes: SchemaNotes;
}

/** Reports something that C# cannot say of an operation, and notes it. */
export function tell(
  { context, method, path }: OperationReading,
  node: MapNode,
  what: string,
  notes: SchemaNotes,
): void {
  context.sink.report(diagnostic("operationNote", placeOf(node), { operation: `${method} ${path}`, what }));
  notes.push(what);
}
