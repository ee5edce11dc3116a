import { primitive, reference, type TypeId } from "../../contract/type-use.js";
import { withoutEmpty } from "../../contract/without-undefined.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { type NameSet, pascalCase } from "../naming/names.js";
import { semanticType } from "../schemas/formats.js";
import type { SchemaView } from "../schemas/schema-view.js";
import type { Declarations } from "./declarations.js";
import { type SchemaNotes, tellUncheckedFormat } from "./notes.js";
import { plainUse, type SchemaUse } from "./schema-use.js";

/** Value objects for formats: every unnamed string of one format shares one type. */
export class SharedBrands {
  readonly #known = new Map<string, SchemaUse>();

  constructor(
    readonly namespace: string,
    readonly names: NameSet,
    readonly declared: Declarations,
    readonly sink: DiagnosticSink,
  ) {}

  use(view: SchemaView): SchemaUse {
    const format = view.format ?? "";
    const existing = this.#known.get(format) ?? this.#declare(view, format);
    this.#known.set(format, existing);
    return { ...existing, nullable: view.nullable };
  }

  #declare(view: SchemaView, format: string): SchemaUse {
    const csharpName = this.names.take(semanticType(format) ?? pascalCase(format));
    const id = `${this.namespace}.${csharpName}` as TypeId;
    const notes: SchemaNotes = [];
    tellUncheckedFormat(this.sink, view, "string", notes);
    this.declared.all.push({
      kind: "brand",
      id,
      name: csharpName,
      csharpName,
      containingTypes: [],
      namespace: this.namespace,
      primitive: primitive("string"),
      csharpProperty: "Value",
      csharpKind: "record",
      constraints: { format },
      documentation: { summary: `A string in the format ${format}.` },
      ...withoutEmpty({ notes }),
    });
    return plainUse(reference(id));
  }
}
