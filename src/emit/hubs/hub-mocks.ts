/** `mocks/hubs.ts`: each hub without a server, for tests. */
import type { Contract } from "../../contract/contract.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText, list } from "../text/layout.js";
import { stringLiteral } from "../text/typescript-literal.js";
import { hubParts, hubStem } from "./hub-module.js";
import { hubModules } from "./hubs-folder.js";
import runtime from "./runtime/tenon-hub-mocks.ts?raw";

const runtimePath = "../tenon-hub-mocks.js";

export function hubMocks(contract: Contract): readonly GeneratedFile[] {
  const modules = hubModules(contract);
  if (modules.length === 0) return [];
  const imports: string[] = [];
  const functions: string[] = [];
  for (const { hub, name } of modules) {
    const stem = hubStem(name);
    const parts = hubParts(hub, stem);
    const types = parts.map(({ type, members }) => (members.length === 0 ? "object" : type));
    const named = types.filter((type) => type !== "object");
    if (named.length > 0)
      imports.push(list("import type {", named, `} from ${stringLiteral(`../hubs/${name}.js`)};`, { padding: " " }));
    const handlerTypes = [types[0], types[1]].filter((type) => type !== "object").join(" & ");
    const result = list("TenonHubMock<", types, ">", { trailing: false });
    functions.push(
      `export function mock${stem}(methods: Partial<${handlerTypes === "" ? "object" : handlerTypes}> = {}): ${result} {\n  return mockHub(methods);\n}`,
    );
  }
  const runtimeImport = `import { mockHub, type TenonHubMock } from ${stringLiteral(runtimePath)};`;
  return [
    { path: "mocks/hubs.ts", text: fileText([generatedHeader, [runtimeImport, ...imports].join("\n"), ...functions]) },
    { path: "tenon-hub-mocks.ts", text: fileText([generatedHeader, runtime.trim()]) },
  ];
}
