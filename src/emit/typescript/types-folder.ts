import { groupedBy } from "../../collections/lists-by-key.js";
import type { Shape } from "../../contract/shapes.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { declarationPiece, hasMemberNames, isObjectLiteral } from "./declaration-text.js";
import { type Maps, moduleFiles } from "./module-files.js";
import { type Emission, moduleScope } from "./module-scope.js";

/** `types/`: one module per group, and `index.ts` that has all of them flat. */
export function typesFolder(emission: Emission, maps?: Maps): readonly GeneratedFile[] {
  const { names } = emission.modules;
  if (names.length === 0) return [];
  const shapesIn = shapesByModule(emission);
  const types = names.map((name) => `export type * from ${stringLiteral(`./${name}.js`)};`);
  const index = [...types, ...valueExports(names, shapesIn)].join("\n");
  return [
    ...names.flatMap((name) => typesModule(name, shapesIn.get(name) ?? [], emission, maps)),
    { path: "types/index.ts", text: fileText([generatedHeader, index]) },
  ];
}

/** What is a value too must be exported as one. */
function valueExports(modules: readonly string[], shapesIn: ReadonlyMap<string, readonly Shape[]>): readonly string[] {
  return modules.flatMap((module) => {
    const values = (shapesIn.get(module) ?? [])
      .filter(({ declaration }) => hasMemberNames(declaration))
      .map(({ name }) => typeScriptIdentifier(name));
    return values.length === 0 ? [] : [`export { ${values.join(", ")} } from ${stringLiteral(`./${module}.js`)};`];
  });
}

/** An interface has no index signature, so that it could not be passed where a `Record<string, unknown>` is asked for. */
const typesNotInterfaces =
  "/* eslint-disable @typescript-eslint/consistent-type-definitions -- an interface does not fit Record<string, unknown> */";

function shapesByModule({ modules, shapes }: Emission): ReadonlyMap<string, readonly Shape[]> {
  return groupedBy(shapes.all, (shape) => modules.moduleOf(shape.declaration.id));
}

function typesModule(
  module: string,
  shapes: readonly Shape[],
  emission: Emission,
  maps: Maps | undefined,
): readonly GeneratedFile[] {
  const scope = moduleScope(emission, {
    typeModule: module,
    typesFolder: "./",
    taken: new Set(shapes.map((shape) => shape.name)),
  });
  const pieces = shapes.map((shape) => declarationPiece(shape, scope));
  const about = shapes.some(isObjectLiteral) ? typesNotInterfaces : "";
  return moduleFiles({ path: `types/${module}`, scope, about, pieces }, maps);
}
