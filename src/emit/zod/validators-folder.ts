import type { Contract } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { type Direction, differsByDirection, type Shape, type Shapes, shapesBy } from "../../contract/shapes.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { shownDirection } from "../typescript/declaration-text.js";
import { type Emission, type ModuleScope, moduleScope } from "../typescript/module-scope.js";
import runtime from "./runtime/tenon-zod.ts?raw";
import { schemaDeclaration } from "./schema-declaration.js";
import { orderSchemas, type SchemaOrder } from "./schema-order.js";
import type { SchemaScope } from "./schema-scope.js";

/** Zod's small build: its functions are free of side effects, so that bundlers drop unused schemas. */
export const zodPath = "zod/mini";
export const zodRuntimePath = "../tenon-zod.js";

/** The schemas of one run: their forms and names. */
export interface Schemas {
  readonly shapes: Shapes;
  nameOf(id: TypeId, direction: Direction): string;
}

/**
 * `taskDtoSchema` for `TaskDto`. DataAnnotations limit what is sent and not what is answered, so an annotated type that travels both
 * ways has a second schema for requests: `taskDtoInputSchema`.
 */
export function schemasOf(contract: Contract): Schemas {
  const shapes = shapesBy(contract, (type) => differsByDirection(type) || isConstrained(type));
  const taken = new Set<string>();
  const names = new Map(
    shapes.all.map((shape) => [shape.name, freeName(`${typeScriptIdentifier(camelCase(shape.name))}Schema`, taken)]),
  );
  return { shapes, nameOf: (id, direction) => names.get(shapes.nameOf(id, direction)) ?? "" };
}

function isConstrained(type: TypeDeclaration): boolean {
  if (type.kind === "object") return type.properties.some((property) => property.constraints !== undefined);
  return (type.kind === "brand" || type.kind === "alias") && type.constraints !== undefined;
}

/** `validators/`: the modules of `types/` again, as schemas. */
export function validatorsFolder(emission: Emission, schemas: Schemas): readonly GeneratedFile[] {
  const modules = emission.modules.names;
  if (modules.length === 0) return [];
  const order = orderSchemas(emission, schemas.shapes);
  const index = modules.map((module) => `export * from ${stringLiteral(`./${module}.js`)};`).join("\n");
  return [
    ...modules.map((module) => validatorsModule(module, emission, schemas, order)),
    { path: "validators/index.ts", text: fileText([generatedHeader, index]) },
    { path: "tenon-zod.ts", text: fileText([generatedHeader, runtime.trim()]) },
  ];
}

/** The runtime gives Zod its messages, whether the module has a check of it or not. */
function importsWithRuntime(scope: ModuleScope): string {
  const imports = scope.imports().join("\n");
  const runtimeImport = stringLiteral(zodRuntimePath);
  return imports.includes(runtimeImport) ? imports : `import ${runtimeImport};\n${imports}`;
}

function validatorsModule(module: string, emission: Emission, schemas: Schemas, order: SchemaOrder): GeneratedFile {
  const shapes = order.inModule(module);
  const nameOf = (shape: Shape): string => schemas.nameOf(shape.declaration.id, shownDirection(shape));
  const schemaNames = shapes.map(nameOf);
  const scope = moduleScope(emission, { typesFolder: "../types/", taken: new Set(schemaNames) });
  const zod = scope.namespace("z", zodPath);
  const schemaName = (id: TypeId, direction: Direction): string => {
    const name = schemas.nameOf(id, direction);
    const home = emission.modules.moduleOf(id);
    return home === module ? name : scope.imported(name, `./${home}.js`, "value");
  };
  const declarations = shapes.map((shape) => {
    const schemaScope: SchemaScope = {
      scope,
      zod: () => zod,
      schemaName,
      check: (name) => scope.imported(name, zodRuntimePath, "value"),
      isReady: (id, direction) => order.isBefore(schemas.shapes.nameOf(id, direction), shape),
    };
    return schemaDeclaration(shape, nameOf(shape), schemaScope);
  });
  return {
    path: `validators/${module}.ts`,
    text: fileText([generatedHeader, importsWithRuntime(scope), ...declarations]),
  };
}
