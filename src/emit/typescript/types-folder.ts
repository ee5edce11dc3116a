import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { declarationText, hasMemberNames } from "./declaration-text.js";
import { type Emission, moduleScope } from "./module-scope.js";

/** `types/`: one module per group, and `index.ts` that has all of them flat. */
export function typesFolder(emission: Emission): readonly GeneratedFile[] {
  const { names } = emission.modules;
  if (names.length === 0) return [];
  const types = names.map((name) => `export type * from ${stringLiteral(`./${name}.js`)};`);
  const index = [...types, ...valueExports(emission)].join("\n");
  return [
    ...names.map((name) => typesModule(name, emission)),
    { path: "types/index.ts", text: fileText([generatedHeader, index]) },
  ];
}

/** What is a value too must be exported as one. */
function valueExports({ modules, shapes }: Emission): readonly string[] {
  return modules.names.flatMap((module) => {
    const values = shapes.all
      .filter(({ declaration }) => hasMemberNames(declaration) && modules.moduleOf(declaration.id) === module)
      .map(({ name }) => typeScriptIdentifier(name));
    return values.length === 0 ? [] : [`export { ${values.join(", ")} } from ${stringLiteral(`./${module}.js`)};`];
  });
}

function typesModule(module: string, emission: Emission): GeneratedFile {
  const shapes = emission.shapes.all.filter((shape) => emission.modules.moduleOf(shape.declaration.id) === module);
  const scope = moduleScope(emission, {
    typeModule: module,
    typesFolder: "./",
    taken: new Set(shapes.map((shape) => shape.name)),
  });
  const declarations = shapes.map((shape) => declarationText(shape, scope));
  return {
    path: `types/${module}.ts`,
    text: fileText([generatedHeader, scope.imports().join("\n"), ...declarations]),
  };
}
