/** A handler for every operation of imported contracts in each host, as a user writes them. */
import { createHash } from "node:crypto";
import type { Service } from "../../../../src/contract/contract.js";
import { queryStyleOf } from "../../../../src/contract/http/query-styles.js";
import type { Operation } from "../../../../src/contract/operation.js";
import { inputOf } from "../../../../src/emit/csharp/input-record.js";
import type { GeneratedFile } from "../../../../src/emit/generated-file.js";
import { csharpIdentifier, csharpString } from "../../../../src/emit/text/csharp.js";

/** The name under which an operation's answer is looked up. */
export function nameOf(service: Service, operation: Operation): string {
  return `${service.namespace}.${service.csharpName}.${operation.csharpName}`;
}

/** One file for each class of operations, in its namespace and with its usings, and one that maps them all. */
export function stubFiles(services: readonly Service[], files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  const stubs = services.map((service, at) => stubFile(service, at, files));
  const maps = services.map(
    ({ namespace, csharpName }) => `        global::${namespace}.${csharpName}Handlers.Map(app);`,
  );
  const all = `#pragma warning disable CS1591
namespace Served;

public static class Stubs
{
    public static void Map(Microsoft.AspNetCore.Builder.WebApplication app)
    {
${maps.join("\n")}
    }
}
`;
  return [...stubs, { path: "Stubs/Stubs.cs", text: all }];
}

function stubFile(service: Service, at: number, files: readonly GeneratedFile[]): GeneratedFile {
  const file = files.find(
    ({ text }) =>
      text.includes(`\nnamespace ${service.namespace};\n`) &&
      text.includes(` class ${csharpIdentifier(service.csharpName)}\n`),
  );
  if (file === undefined) throw new Error(`There is no file of ${service.csharpName}.`);
  const usings = file.text.split("\n").filter((line) => line.startsWith("using "));
  const stubs = service.operations.map((operation, number) =>
    stubOf(service, operation, number, inputType(file.text, operation)),
  );
  const lines = (of: (stub: Stub) => readonly string[]): string =>
    stubs
      .map((stub) =>
        of(stub)
          .map((line) => `    ${line}`.trimEnd())
          .join("\n"),
      )
      .join("\n\n");
  // Types of the document may be called anything: everything else is named in full.
  const text = `#nullable enable
#pragma warning disable CS0612, CS0618, CS1591
${usings.join("\n")}

namespace ${service.namespace};

public static class ${service.csharpName}Handlers
{
    public static void Map(${builder}.WebApplication app)
    {
${stubs.map(({ minimal }) => `        ${minimal}`).join("\n")}
    }
}

[${mvc}.ApiController]
public sealed class ${service.csharpName}Controller : ${mvc}.ControllerBase
{
${lines(({ controller }) => controller)}
}

public sealed class ${service.csharpName}Functions
{
${lines(({ functions }) => functions)}
}
`;
  return { path: `Stubs/${at}.cs`, text };
}

const builder = "global::Microsoft.AspNetCore.Builder";
const mvc = "global::Microsoft.AspNetCore.Mvc";
const http = "global::Microsoft.AspNetCore.Http";
const worker = "global::Microsoft.Azure.Functions.Worker";

/** As the field says it; undefined where the operation takes nothing. */
function inputType(text: string, operation: Operation): string | undefined {
  const field = new RegExp(
    `public static readonly (?:[\\w:]+\\.)?(\\w+)(?:<([^;=]*)>)?\\s+${csharpIdentifier(operation.csharpName)} =`,
  ).exec(text);
  if (field === null) throw new Error(`There is no field ${operation.csharpName}.`);
  const [, kind, types = ""] = field;
  const [first] = typeArguments(types);
  const takes = kind === "Operation" ? typeArguments(types).length === 2 : types !== "";
  return takes ? first : undefined;
}

function typeArguments(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let current = "";
  for (const character of text) {
    if (character === "," && depth === 0) {
      found.push(current.trim());
      current = "";
      continue;
    }
    if (character === "<") depth++;
    if (character === ">") depth--;
    current += character;
  }
  return current.trim() === "" ? found : [...found, current.trim()];
}

interface Stub {
  readonly minimal: string;
  readonly controller: readonly string[];
  readonly functions: readonly string[];
}

function stubOf(service: Service, operation: Operation, number: number, input: string | undefined): Stub {
  const field = `${csharpIdentifier(service.csharpName)}.${csharpIdentifier(operation.csharpName)}`;
  const name = csharpString(nameOf(service, operation));
  const answer = (bound: string, value: string): string =>
    `global::Served.Answers.Of(${name}, ${field}.Bind(${bound})${value === "" ? "" : `, ${value}`})`;
  const route = operation.route.template;
  const escaped = route.replaceAll("[", "[[").replaceAll("]", "]]");
  const method = csharpString(operation.method);
  const verbs = `[${mvc}.AcceptVerbs(${method}, Route = ${csharpString(escaped)})]`;
  const trigger = `[${worker}.HttpTrigger(${worker}.AuthorizationLevel.Anonymous, ${method}, Route = ${csharpString(route.slice(1))})]`;
  const request = `${trigger} ${http}.HttpRequest request`;
  const functionName = `[${worker}.Function(${csharpString(functionNameOf(service, operation))})]`;
  const read = (from: string): readonly string[] => [
    "{",
    `    var input = await ${field}.ReadAsync(${from});`,
    "    return input.Problem is { } problem",
    "        ? problem.ToActionResult()",
    `        : ${answer("input.Value", "input.Value")}.ToActionResult();`,
    "}",
  ];
  const action = `public ${mvc}.IActionResult Handle${number}`;
  const asynchronous = `public async global::System.Threading.Tasks.Task<${mvc}.IActionResult> Handle${number}`;
  const map = (parameters: string, handled: string): string =>
    `global::Tenon.ContractEndpointRouteBuilderExtensions.MapContract(app, ${field}, (${parameters}) => ${handled});`;
  if (input === undefined) {
    return {
      minimal: map("", answer("", "")),
      controller: [verbs, `${action}() => ${answer("", "")}.ToActionResult();`],
      functions: [functionName, `${action}(${request}) => ${answer("", "")}.ToActionResult();`],
    };
  }
  const way = isRaw(operation) || !isPlain(operation) ? "contract" : isWhole(operation) ? "body" : "parameters";
  const marked = isWhole(operation) && isOneText(operation) ? `[${mvc}.FromBody] ` : "";
  const parameter = {
    contract: `global::Tenon.ContractInput<${input}>`,
    body: `${marked}${input}`,
    parameters: `[${http}.AsParameters] ${input}`,
  }[way];
  return {
    minimal: map(
      `${parameter} input`,
      way === "contract" ? answer("input.Value", "input.Value") : answer("input", "input"),
    ),
    controller: [verbs, `${action}(${input} input) => ${answer("input", "input")}.ToActionResult();`],
    functions: [functionName, `${asynchronous}(${request})`, ...read("request")],
  };
}

/** The embedded host takes the first route that matches, in the order of names: those with literals go first. */
function functionNameOf(service: Service, operation: Operation): string {
  const order = operation.route.segments.map((parts) => (parts.some(({ kind }) => kind === "parameter") ? "1" : "0"));
  const name = `F${order.join("")}_${service.namespace}_${service.csharpName}_${operation.csharpName}`.replaceAll(
    /\W/g,
    "",
  );
  // The host allows 128 characters.
  return name.length <= 128 ? name : `${name.slice(0, 87)}_${createHash("sha1").update(name).digest("hex")}`;
}

function isWhole(operation: Operation): boolean {
  return inputOf(operation).kind === "body";
}

/** A body that a minimal API looks for in the query, because one text can make it. */
function isOneText({ inputs }: Operation): boolean {
  return inputs.some((input) => input.kind === "body" && input.encoding === "json" && input.type.kind === "primitive");
}

/** Minimal APIs do not bind it by themselves: bytes, a text that is not JSON, any form. */
function isRaw({ inputs }: Operation): boolean {
  return inputs.some(
    (input) =>
      input.kind === "body" &&
      (input.encoding === "binary" ||
        input.encoding === "text" ||
        ((input.encoding === "form" || input.encoding === "multipart") && input.type.kind !== "reference")),
  );
}

/** Whether `[AsParameters]` binds it. */
function isPlain({ inputs }: Operation): boolean {
  return inputs.every((input) => {
    if (input.kind === "body") return input.encoding === "json";
    if (input.kind === "parameterObject") return false;
    const { place, type } = input;
    if (place === "cookie" || place === "form" || queryStyleOf(input) !== undefined) return false;
    const inner = type.kind === "nullable" ? type.inner : type;
    const item = inner.kind === "array" ? inner.element : inner;
    return item.kind === "primitive";
  });
}
