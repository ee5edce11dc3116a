import type { Contract, Service } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { capitalized } from "../../contract/names/camel-case.js";
import { safeBindingName } from "../../contract/names/reserved-words.js";
import type { Operation } from "../../contract/operation.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText, indent, list } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import type { TypedAnswer } from "./answers.js";
import { documentationText } from "./documentation-text.js";
import type { OperationTypes } from "./function-parameters.js";
import { functionPieces } from "./function-text.js";
import { type Maps, type Module, type ModulePiece, moduleFiles } from "./module-files.js";
import { type Emission, type ModuleScope, moduleScope } from "./module-scope.js";
import { runtimePath } from "./runtime/runtime-path.js";
import { freeModuleName } from "./type-modules.js";

/** Validates the answers of a module's calls; its declarations come before the functions. */
export interface AnswerValidation {
  schemaFor(operation: Operation, answer: TypedAnswer): string | undefined;
  declarations(): readonly string[];
}

/** `taken` are the names that the module's functions and their parameters have. */
export type ValidationFor = (scope: ModuleScope, taken: ReadonlySet<string>) => AnswerValidation;

export const noValidation: ValidationFor = () => ({ schemaFor: () => undefined, declarations: () => [] });

/** `client/`: one module per service, and `index.ts` that has them as namespaces and `createClient`. */
export function clientFolder(
  contract: Contract,
  emission: Emission,
  validationFor: ValidationFor,
  maps?: Maps,
): readonly GeneratedFile[] {
  const modules = clientModules(contract);
  if (modules.length === 0) return [];
  return [
    ...modules.flatMap(({ service, name }) =>
      moduleFiles(clientModule(contract, service, name, emission, validationFor), maps),
    ),
    clientIndex(modules.map(({ name }) => name)),
  ];
}

/** The services with the names of their modules. */
export function clientModules(contract: Contract): readonly { readonly service: Service; readonly name: string }[] {
  const taken = new Set(["index", "createclient"]);
  return contract.services.map((service) => ({
    service,
    name: typeScriptIdentifier(freeModuleName(safeBindingName(service.name), taken)),
  }));
}

function clientModule(
  { securitySchemes }: Contract,
  service: Service,
  module: string,
  emission: Emission,
  validationFor: ValidationFor,
): Module {
  const typesByOperation = operationTypesOf(service);
  const values = new Set<string>();
  for (const operation of service.operations) {
    values.add(operation.name);
    for (const { name } of operation.inputs) values.add(name);
  }
  const scope = moduleScope(emission, {
    typesFolder: "../types/",
    taken: new Set([
      ...values,
      ...service.operations.flatMap((operation, at) => usedTypes(operation, typesByOperation[at])),
    ]),
  });
  const runtime = scope.namespace("tenon", runtimePath);
  const validation = validationFor(scope, values);
  const pieces: ModulePiece[] = [];
  service.operations.forEach((operation, at) => {
    const types = typesByOperation[at];
    if (types === undefined) return;
    const schemaFor = (answer: TypedAnswer): string | undefined => validation.schemaFor(operation, answer);
    pieces.push(...functionPieces(operation, { scope, runtime, types, securitySchemes, schemaFor }));
  });
  return {
    path: `client/${module}`,
    scope,
    about: documentationText(service).trimEnd(),
    preamble: validation.declarations(),
    pieces,
    location: service.location,
  };
}

/** `<Action>Result` and so on, by the C# action's name; by the function's where one action has several functions. */
export function operationTypesOf(service: Service): readonly OperationTypes[] {
  const counts = new Map<string, number>();
  for (const { csharpName } of service.operations) counts.set(csharpName, (counts.get(csharpName) ?? 0) + 1);
  const taken = new Set<string>();
  return service.operations.map(({ csharpName, name }) => {
    const stem = counts.get(csharpName) === 1 ? csharpName : name;
    const named = (kind: string): string => typeScriptIdentifier(freeName(`${capitalized(stem)}${kind}`, taken));
    return { result: named("Result"), inputs: named("Inputs"), form: named("Form") };
  });
}

/** Those that the module declares. */
function usedTypes({ inputs, responses }: Operation, types: OperationTypes | undefined): readonly string[] {
  if (types === undefined) return [];
  const named = inputs.flatMap((input) =>
    input.kind === "parameterObject" && input.named !== undefined ? [types[input.named]] : [],
  );
  return responses.length > 1 ? [...named, types.result] : named;
}

function clientIndex(names: readonly string[]): GeneratedFile {
  const path = (name: string): string => stringLiteral(`./${name}.js`);
  const lines = (write: (name: string) => string): string => names.map(write).join("\n");
  // A controller may be called `ConfigController` or `TenonController`.
  const taken = new Set(names);
  const [runtime, config] = [freeName("tenon", taken), freeName("config", taken)];
  return {
    path: "client/index.ts",
    text: fileText([
      generatedHeader,
      `import * as ${runtime} from ${stringLiteral(runtimePath)};\n${lines(
        (name) => `import * as ${name} from ${path(name)};`,
      )}`,
      lines((name) => `export * as ${name} from ${path(name)};`),
      `export interface Client {\n${indent(lines((name) => `readonly ${name}: typeof ${name};`))}\n}`,
      `/** The same functions with a configuration of their own: for a second server, or a test. */
export function createClient(${config}: ${runtime}.TenonConfig): Client {
  return ${list(`${runtime}.createClient(${config}, {`, names, "})", { padding: " " }).replaceAll("\n", "\n  ")};
}`,
    ]),
  };
}
