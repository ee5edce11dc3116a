import type { TypeId } from "../contract/type-use.js";
import type { DiagnosticSink } from "../diagnostics/diagnostic.js";
import type { MapNode, Node } from "./document/node.js";
import type { DocumentSet } from "./document-set.js";
import type { NameSet } from "./names.js";
import type { NoteWriter } from "./notes.js";
import type { Mode, SchemaUse } from "./schema-use.js";
import type { SchemaView, SchemaViews } from "./schema-view.js";
import type { TenonTypes } from "./tenon-types.js";

/** A union whose variants may be told apart by a property; `settleUnions` decides when all is read. */
export interface UnionCandidate {
  readonly id: TypeId;
  readonly property: string;
}

/** What reading one schema needs of the whole. */
export interface SchemaReading {
  readonly views: SchemaViews;
  readonly documents: DocumentSet;
  readonly sink: DiagnosticSink;
  readonly notes: NoteWriter;
  /** Names of types that are taken. */
  readonly names: NameSet;
  readonly candidates: UnionCandidate[];
  /** The C# types of a document that Tenon wrote. */
  readonly tenon: TenonTypes | undefined;
  /** What the document calls its named schemas. */
  readonly componentKeys: ReadonlyMap<Node, string>;
  use(node: Node | undefined, hint: string, mode: Mode): SchemaUse;
  /** Makes a record of a schema and reads it later. */
  declareObject(view: SchemaView, csharpName: string, mode: Mode): SchemaUse;
  /** The schemas that take over a parent with a discriminator. */
  variantsBelow(view: SchemaView): readonly MapNode[] | undefined;
}
