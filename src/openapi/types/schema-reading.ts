import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { DocumentSet } from "../document/document-set.js";
import type { MapNode, Node } from "../document/node.js";
import type { NameSet } from "../naming/names.js";
import type { SchemaView } from "../schemas/schema-view.js";
import type { SchemaViews } from "../schemas/schema-views.js";
import type { Declarations } from "./declarations.js";
import type { NamedSchemas } from "./named-schemas.js";
import type { Mode, SchemaUse } from "./schema-use.js";
import type { TenonTypes } from "./tenon/tenon-types.js";

/** What reading one schema needs of the whole. */
export interface SchemaReading {
  readonly documents: DocumentSet;
  readonly sink: DiagnosticSink;
  /** The namespace of the C# to come. */
  readonly namespace: string;
  readonly views: SchemaViews;
  readonly schemas: NamedSchemas;
  /** Names of types that are taken. */
  readonly names: NameSet;
  readonly declared: Declarations;
  /** The C# types of a document that Tenon wrote. */
  readonly tenon: TenonTypes | undefined;
  use(node: Node | undefined, hint: string, mode: Mode): SchemaUse;
  /** Makes a record of a schema and reads it later. */
  declareObject(view: SchemaView, csharpName: string, mode: Mode): SchemaUse;
  /** The record of a schema by itself, where its name otherwise means whatever extends it. */
  itself(node: MapNode): SchemaUse;
}
