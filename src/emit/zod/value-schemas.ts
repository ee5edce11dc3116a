import { freeName } from "../../contract/free-name.js";
import type { TypeUse } from "../../contract/type-use.js";
import { typeScriptIdentifier } from "../text/typescript-literal.js";
import type { ModuleScope } from "../typescript/module-scope.js";
import type { SchemaScope } from "./schema-scope.js";
import { schemaText } from "./schema-text.js";
import { type Schemas, zodPath, zodRuntimePath } from "./validators-folder.js";

/** The schemas of what arrives in one module; its declarations come before what uses them. */
export interface ValueSchemas {
  schemaOf(type: TypeUse, name: string): string;
  declarations(): readonly string[];
}

/** `taken` are names that the module has already. */
export function valueSchemas(
  { nameOf }: Schemas,
  scope: ModuleScope,
  taken: ReadonlySet<string> = new Set(),
): ValueSchemas {
  const { modules } = scope.emission;
  const declarations: string[] = [];
  const local = new Set(taken);
  const schemas: SchemaScope = {
    scope,
    zod: () => scope.namespace("z", zodPath),
    schemaName: (id, direction) =>
      scope.imported(nameOf(id, direction), `../validators/${modules.moduleOf(id)}.js`, "value"),
    check: (name) => scope.imported(name, zodRuntimePath, "value"),
    isReady: () => true,
  };
  return {
    /** A declared type has its schema already; any other schema is written once per module, not once per call. */
    schemaOf(type, preferred) {
      const text = schemaText(type, "answered", schemas);
      if (type.kind === "reference" && type.typeArguments.length === 0) return text;
      const name = freeName(`${typeScriptIdentifier(preferred)}Schema`, local);
      declarations.push(`const ${name} = ${text};`);
      return name;
    },
    declarations: () => (declarations.length === 0 ? [] : [declarations.join("\n")]),
  };
}
