import type { Contract, Service } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { clientModules, operationTypesOf } from "../typescript/client-folder.js";
import { documentationText } from "../typescript/documentation-text.js";
import { type Emission, moduleScope } from "../typescript/module-scope.js";
import { runtimePath } from "../typescript/runtime/runtime-path.js";
import { type QueryFramework, queryPackage } from "./query-framework.js";
import { hasQuery, queryText } from "./query-text.js";
import runtime from "./runtime/tenon-query.ts?raw";

/** `query/`: the modules of `client/` again, as options for TanStack Query, and the runtime that they share. */
export function queryFolder(
  contract: Contract,
  emission: Emission,
  framework: QueryFramework,
): readonly GeneratedFile[] {
  const modules = clientModules(contract).filter(({ service }) => service.operations.some(hasQuery));
  if (modules.length === 0) return [];
  const index = modules.map(({ name }) => `export * as ${name} from ${stringLiteral(`./${name}.js`)};`).join("\n");
  return [
    ...modules.map(({ service, name }) => queryModule(service, name, emission)),
    { path: "query/index.ts", text: fileText([generatedHeader, index]) },
    runtimeFile(framework),
  ];
}

function queryModule(service: Service, module: string, emission: Emission): GeneratedFile {
  const typesByOperation = operationTypesOf(service);
  const operations = service.operations.filter(hasQuery);
  const names = new Set(operations.map(({ name }) => name));
  const ownKey = typeScriptIdentifier(freeName("queryKey", names));
  const scope = moduleScope(emission, { typesFolder: "../types/", taken: names });
  const context = {
    scope,
    client: scope.namespace("client", `../client/${module}.js`),
    runtime: scope.namespace("tenon", "../tenon-query.js"),
    service: module,
  };
  const entries = service.operations.flatMap((operation, at) => {
    const types = typesByOperation[at];
    if (types === undefined || !hasQuery(operation)) return [];
    const named = (name: string): string => `${context.client}.${name}`;
    const { result, inputs, form } = types;
    return [
      queryText(operation, { ...context, types: { result: named(result), inputs: named(inputs), form: named(form) } }),
    ];
  });
  const key = `/** The beginning of every key of this service, for \`invalidateQueries\`. */
export const ${ownKey} = [${stringLiteral(module)}] as const;`;
  const about = documentationText(service).trimEnd();
  return {
    path: `query/${module}.ts`,
    text: fileText([generatedHeader, about, scope.imports().join("\n"), key, ...entries]),
  };
}

/** The runtime is written against modules of this repository; the generated copy is written next to `tenon.ts`. */
function runtimeFile(framework: QueryFramework): GeneratedFile {
  const imports = `import type { DataTag, InfiniteData, MutationOptions, QueryObserverOptions } from ${stringLiteral(queryPackage(framework))};
import { isTenonError, type TenonError, type TenonErrorOf, type TenonOptions } from ${stringLiteral(runtimePath.replace("../", "./"))};`;
  const body = runtime.replace(/^import [^;]*;\n/gm, "").trim();
  return { path: "tenon-query.ts", text: fileText([generatedHeader, imports, body]) };
}
