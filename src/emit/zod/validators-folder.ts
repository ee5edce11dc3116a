import { camelCase } from "../../contract/camel-case.js";
import type { Direction } from "../../contract/shapes.js";
import type { TypeId } from "../../contract/type-use.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText } from "../text/layout.js";
import { stringLiteral } from "../text/typescript-literal.js";
import { type Emission, moduleScope } from "../typescript/module-scope.js";
import { schemaDeclaration } from "./schema-declaration.js";
import { orderSchemas, type SchemaOrder } from "./schema-order.js";
import type { SchemaScope } from "./schema-scope.js";

/** Zod's small build: its functions are free of side effects, so that bundlers drop the schemas nobody uses. */
export const zodPath = "zod/mini";

export type SchemaNames = ReadonlyMap<string, string>;

/** `taskDtoSchema` for `TaskDto`. */
export function nameSchemas(emission: Emission): SchemaNames {
  const taken = new Set<string>();
  return new Map(
    emission.shapes.all.map((shape) => {
      let name = `${camelCase(shape.name)}Schema`;
      while (taken.has(name)) name += "_";
      taken.add(name);
      return [shape.name, name];
    }),
  );
}

/** `validators/`: the modules of `types/` again, as schemas. */
export function validatorsFolder(emission: Emission, names: SchemaNames): readonly GeneratedFile[] {
  const modules = emission.modules.names;
  if (modules.length === 0) return [];
  const order = orderSchemas(emission);
  const index = modules.map((module) => `export * from ${stringLiteral(`./${module}.js`)};`).join("\n");
  return [
    ...modules.map((module) => validatorsModule(module, emission, names, order)),
    { path: "validators/index.ts", text: fileText([generatedHeader, index]) },
  ];
}

function validatorsModule(module: string, emission: Emission, names: SchemaNames, order: SchemaOrder): GeneratedFile {
  const shapes = order.inModule(module);
  const own = shapes.map((shape) => names.get(shape.name) ?? "");
  const scope = moduleScope(emission, { typesFolder: "../types/", taken: new Set(own) });
  const zod = scope.namespace("z", zodPath);
  const schemaName = (id: TypeId, direction: Direction): string => {
    const name = names.get(emission.shapes.nameOf(id, direction)) ?? "";
    const home = emission.modules.moduleOf(id);
    return home === module ? name : scope.imported(name, `./${home}.js`, "value");
  };
  const declarations = shapes.map((shape) => {
    const schemas: SchemaScope = {
      scope,
      zod: () => zod,
      schemaName,
      isReady: (id, direction) => order.isBefore(emission.shapes.nameOf(id, direction), shape),
    };
    return schemaDeclaration(shape, names.get(shape.name) ?? "", schemas);
  });
  return {
    path: `validators/${module}.ts`,
    text: fileText([generatedHeader, scope.imports().join("\n"), ...declarations]),
  };
}
