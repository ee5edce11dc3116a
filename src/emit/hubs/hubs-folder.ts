/** `hubs/`: one module for each hub, `index.ts` that has them all, and the runtime that they share. */
import type { Contract } from "../../contract/contract.js";
import type { Hub } from "../../contract/hub.js";
import { safeBindingName } from "../../contract/names/reserved-words.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { type Maps, moduleFiles } from "../typescript/module-files.js";
import type { Emission, ModuleScope } from "../typescript/module-scope.js";
import { freeModuleName } from "../typescript/type-modules.js";
import type { ValueSchemas } from "../zod/value-schemas.js";
import { hubModule } from "./hub-module.js";
import runtime from "./runtime/tenon-hubs.ts?raw";
import { valueReading } from "./value-reading.js";

/** The hubs with the names of their modules. */
export function hubModules({ hubs = [] }: Contract): readonly { readonly hub: Hub; readonly name: string }[] {
  const taken = new Set(["index"]);
  return hubs.map((hub) => ({ hub, name: typeScriptIdentifier(freeModuleName(safeBindingName(hub.name), taken)) }));
}

export function hubsFolder(
  contract: Contract,
  emission: Emission,
  schemasFor: (scope: ModuleScope) => ValueSchemas | undefined,
  maps?: Maps,
): readonly GeneratedFile[] {
  const modules = hubModules(contract);
  if (modules.length === 0) return [];
  const index = modules.map(({ name }) => `export * from ${stringLiteral(`./${name}.js`)};`).join("\n");
  return [
    ...modules.flatMap(({ hub, name }) =>
      moduleFiles(
        hubModule(hub, name, emission, (scope) => valueReading(scope, schemasFor(scope))),
        maps,
      ),
    ),
    { path: "hubs/index.ts", text: fileText([generatedHeader, index]) },
    { path: "tenon-hubs.ts", text: fileText([generatedHeader, runtime.trim()]) },
  ];
}
