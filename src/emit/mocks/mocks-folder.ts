import type { Contract, Service } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { comparePrecedence } from "../../contract/http/route-precedence.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { isSuccess, type Operation } from "../../contract/operation.js";
import type { Shape } from "../../contract/shapes.js";
import { typeParametersOf } from "../../contract/type-declaration.js";
import { reference, type TypeId } from "../../contract/type-use.js";
import { dataName, declaredExample, type ExampleContext, objectExample } from "../examples/example.js";
import { type FiniteTypes, finiteTypes } from "../examples/finite-types.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { fileText, indent, list } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { answersOf, type TypedAnswer } from "../typescript/answers.js";
import { clientModules } from "../typescript/client-folder.js";
import { documentationText } from "../typescript/documentation-text.js";
import { type Emission, type ModuleScope, moduleScope } from "../typescript/module-scope.js";
import { statusKey } from "../typescript/reader-text.js";
import { streamOf } from "../typescript/transfers.js";
import { type ExampleScope, exampleCode, exampleText, membersText } from "./example-text.js";
import { mockedRouteText } from "./mocked-route.js";
import runtime from "./runtime/tenon-mocks.ts?raw";

/** `mocks/`: a handler of MSW for each operation, and an example of each type that the server answers. */
export function mocksFolder(contract: Contract, emission: Emission): readonly GeneratedFile[] {
  const finite = finiteTypes(emission.types, "answered");
  const names = exampleNames(emission, finite);
  const modules = clientModules(contract).map(({ service, name }) => ({
    name,
    service,
    operations: service.operations.filter((operation) => hasMock(operation, finite)),
  }));
  const mocked = modules.filter(({ operations }) => operations.length > 0);
  if (mocked.length === 0) return [];
  return [
    ...mocked.map(({ service, name, operations }) =>
      mocksModule(service, name, operations, emission, { finite, names }),
    ),
    ...(names.size === 0 ? [] : [examplesModule(emission, { finite, names })]),
    mocksIndex(mocked, names.size > 0),
    { path: "tenon-mocks.ts", text: fileText([generatedHeader, runtimeText(emission)]) },
  ];
}

/** The runtime is written against modules of this repository; the generated copy is written next to `tenon.ts`. */
function runtimeText({ dates }: Emission): string {
  const region = /^ *\/\/ #region dated\n([\s\S]*?)^ *\/\/ #endregion\n/gm;
  return runtime
    .replace(region, (_, text: string) => (dates === undefined ? "" : text))
    .replace(/from "[^"]*\/tenon\/dates-date\.js"/, 'from "./tenon.js"')
    .trim();
}

interface Examples {
  readonly finite: FiniteTypes;
  readonly names: ReadonlyMap<TypeId, string>;
}

/** A type without any finite value has no example, and what answers it no handler. */
function hasMock(operation: Operation, finite: FiniteTypes): boolean {
  const response = exampleResponse(operation);
  return response?.content.kind !== "json" || finite.isFinite(response.content.type);
}

function exampleResponse({ responses }: Operation): Operation["responses"][number] | undefined {
  return responses.find(({ status }) => isSuccess(status)) ?? responses[0];
}

/** The forms that the server answers, by type. Generic ones are written where they are used. */
function answeredShapes(emission: Emission, finite: FiniteTypes): readonly Shape[] {
  return emission.shapes.all.filter(
    ({ direction, declaration }) =>
      direction !== "sent" &&
      typeParametersOf(declaration).length === 0 &&
      declaration.kind !== "enum" &&
      declaration.kind !== "brand" &&
      finite.isFinite(reference(declaration.id)),
  );
}

function exampleNames(emission: Emission, finite: FiniteTypes): ReadonlyMap<TypeId, string> {
  const taken = new Set<string>();
  return new Map(
    answeredShapes(emission, finite).map(({ declaration, name }) => [
      declaration.id,
      typeScriptIdentifier(freeName(`${typeScriptIdentifier(camelCase(name))}Example`, taken)),
    ]),
  );
}

function answeredExamples({ types }: Emission, finite: FiniteTypes): ExampleContext {
  return { types, direction: "answered", finite, inside: new Set() };
}

function examplesModule(emission: Emission, { finite, names }: Examples): GeneratedFile {
  const scope = moduleScope(emission, { typesFolder: "../types/", taken: new Set(names.values()) });
  const functions = answeredShapes(emission, finite).map(({ declaration, name: shown }) => {
    const examples: ExampleScope = {
      ...answeredExamples(emission, finite),
      scope,
      functionFor: (id) => names.get(id) ?? "",
      inside: new Set([declaration.id]),
    };
    const name = names.get(declaration.id) ?? "";
    const type = scope.declaredType(declaration.id, "answered");
    if (declaration.kind !== "object") {
      const value = exampleCode(declaredExample(declaration, shown, examples), examples);
      return `export function ${name}(): ${type} {\n${indent(`return ${value};`)}\n}`;
    }
    const exampleMembers = objectExample(declaration, [], declaration.example, examples);
    const members = [...membersText(exampleMembers, examples), "...changes"];
    const changes = `changes?: ${scope.globalType("Partial")}<${type}>`;
    const value = `{\n${indent(members.map((member) => `${member},`).join("\n"))}\n}`;
    return `export function ${name}(${changes}): ${type} {\n${indent(`return ${value};`)}\n}`;
  });
  return { path: "mocks/examples.ts", text: fileText([generatedHeader, scope.imports().join("\n"), ...functions]) };
}

function mocksModule(
  service: Service,
  module: string,
  operations: readonly Operation[],
  emission: Emission,
  { finite, names }: Examples,
): GeneratedFile {
  const taken = new Set(operations.map(({ name }) => name));
  const scope = moduleScope(emission, { typesFolder: "../types/", taken });
  const client = scope.namespace("client", `../client/${module}.js`, "type");
  const tenon = scope.namespace("tenon", "../tenon-mocks.js");
  const examples: ExampleScope = {
    ...answeredExamples(emission, finite),
    scope,
    functionFor: (id) => scope.imported(names.get(id) ?? "", "./examples.js", "value"),
  };
  const mocks = operations.map((operation) => {
    const name = typeScriptIdentifier(operation.name);
    const call = `<typeof ${client}.${name}>`;
    const stream = streamOf(operation);
    const make =
      stream?.kind === "events"
        ? list(
            `${tenon}.mockEvents${call}(`,
            [
              mockedRouteText(operation),
              stringLiteral(stream.reading),
              `() => [${exampleText(stream.type, { name: operation.name }, examples)}]`,
            ],
            ");",
          )
        : mockText(operation, `${tenon}.mock${call}(`, examples);
    return `${documentationText(operation)}export const ${name} = /* @__PURE__ */ ${make}`;
  });
  const about = documentationText(service).trimEnd();
  return { path: `mocks/${module}.ts`, text: fileText([generatedHeader, about, scope.imports().join("\n"), ...mocks]) };
}

function mockText(operation: Operation, open: string, examples: ExampleScope): string {
  // The types of the answers are the client's; asking for them here must not import them.
  const answers = answersOf(operation, scratch(examples.scope));
  const chosen = answers.find(({ success }) => success) ?? answers[0];
  const readings = answers.flatMap(({ keys, reading }) =>
    keys.map((key) => `${statusKey(key)}: ${stringLiteral(`${reading.kind}${reading.nullable ? " | null" : ""}`)}`),
  );
  const members = [
    `status: ${chosen === undefined ? 200 : statusOf(chosen)}`,
    ...(chosen === undefined ? [] : dataMember(operation, chosen, examples)),
  ];
  return list(
    open,
    [
      mockedRouteText(operation),
      list("{", readings, "}", { padding: " " }),
      `() => (${list("{", members, "}", { padding: " " })})`,
    ],
    ");",
  );
}

function scratch({ emission }: ModuleScope): ModuleScope {
  return moduleScope(emission, { typesFolder: "", taken: new Set() });
}

/** The first status of the answer: of a range its plainest. */
function statusOf({ keys }: TypedAnswer): number {
  const [key = "200"] = keys;
  if (/^\d+$/.test(key)) return Number(key);
  return key === "default" ? 500 : Number(key.slice(0, 1)) * 100;
}

function dataMember(operation: Operation, { content }: TypedAnswer, examples: ExampleScope): readonly string[] {
  switch (content.kind) {
    case "none":
      return [];
    case "text":
      return [`data: ${stringLiteral("Text")}`];
    case "file": {
      const type = content.mediaTypes.find((one) => !one.includes("*")) ?? "application/octet-stream";
      const file = list("new File(", ['["example"]', '"example"', `{ type: ${stringLiteral(type)} }`], ")");
      return [`data: ${file}`];
    }
    case "json": {
      const value = exampleResponse(operation)?.examples[0]?.value;
      return [
        `data: ${exampleText(content.type, { name: dataName(content.type, operation), declared: value }, examples)}`,
      ];
    }
  }
}

interface MockedModule {
  readonly name: string;
  readonly operations: readonly Operation[];
}

function mocksIndex(modules: readonly MockedModule[], hasExamples: boolean): GeneratedFile {
  const taken = new Set(modules.map(({ name }) => name));
  const [handlers, tenon, examples] = ["handlers", "tenon", "examples"].map((name) =>
    typeScriptIdentifier(freeName(name, taken)),
  );
  const path = (name: string): string => stringLiteral(`./${name}.js`);
  const lines = (write: (name: string) => string): string => modules.map(({ name }) => write(name)).join("\n");
  const all = modules
    .flatMap(({ name, operations }) => operations.map((operation) => ({ name, operation })))
    .sort((a, b) => comparePrecedence(a.operation.route, b.operation.route))
    .map(({ name, operation }) => `${name}.${typeScriptIdentifier(operation.name)}(undefined, options)`);
  return {
    path: "mocks/index.ts",
    text: fileText([
      generatedHeader,
      `import type * as ${tenon} from "../tenon-mocks.js";\n${lines((name) => `import * as ${name} from ${path(name)};`)}`,
      `${lines((name) => `export * as ${name} from ${path(name)};`)}${hasExamples ? `\nexport * as ${examples} from "./examples.js";` : ""}`,
      `/** A handler for each operation, in the order in which the server would try its routes. */
export function ${handlers}(options?: ${tenon}.TenonMockOptions): ReturnType<${tenon}.TenonMock<unknown>>[] {
  return ${list("[", all, "]").replaceAll("\n", "\n  ")};
}`,
    ]),
  };
}
