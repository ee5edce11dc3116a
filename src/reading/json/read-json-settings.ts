/** Finds what the program registers about JSON: AddJsonOptions, ConfigureHttpJsonOptions, Configure<JsonOptions>, AddContractJson. */

import type { BoundExpression, SourceExpression } from "../../csharp/binding/bound-expression.js";
import { bindExpression, expressionsIn, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import type { AnnotatedType } from "../../csharp/binding/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { calledName } from "../program/calls.js";
import { programBodies } from "../program/program-bodies.js";
import type { Workspace } from "../workspace.js";
import { type JsonSettings, type JsonStack, webDefaults } from "./json-settings.js";
import { applySetting } from "./json-statements.js";

type Call = Extract<BoundExpression, { kind: "call" }>;
type StackName = "mvc" | "http";

const words = [
  "AddJsonOptions",
  "ConfigureHttpJsonOptions",
  "JsonOptions>",
  "AddContractJson",
  "AddNewtonsoftJson",
  "AddControllers",
  "AddMvc",
  "MapControllers",
  "ConfigureFunctionsWebApplication",
  "ToActionResult",
  "ToResult",
  "MapGet",
  "MapPost",
  "MapPut",
  "MapPatch",
  "MapDelete",
  "MapMethods",
  "MapContract",
];

const mvcCalls =
  /^(AddControllers|AddControllersWithViews|AddMvc|AddMvcCore|MapControllers|ConfigureFunctionsWebApplication|ToActionResult)$/;
const registrationCalls = /^(AddJsonOptions|ConfigureHttpJsonOptions|Configure|PostConfigure)$/;
const httpCalls = /^(Map(Get|Post|Put|Patch|Delete|Methods|Contract)|ToResult)$/;

interface Registration {
  readonly stack: StackName;
  readonly expression: SourceExpression;
}

export function readJsonSettings(workspace: Workspace, sink: DiagnosticSink): JsonSettings {
  const stacks: Record<StackName, JsonStack> = { mvc: webDefaults, http: webDefaults };
  let usesMvc = false;
  let usesHttp = false;
  const statements: SourceExpression[] = [];
  const registrations: Registration[] = [];
  for (const { body } of programBodies(workspace, words)) {
    for (const expression of expressionsIn(body)) {
      if (expression.syntax.kind === "SimpleAssignmentExpression") statements.push(expression);
      const name = calledName(expression);
      if (name === undefined) continue;
      if (name === "Add" || name === "Insert") statements.push(expression);
      usesMvc ||= mvcCalls.test(name);
      usesHttp ||= httpCalls.test(name);
      if (name === "AddContractJson") {
        for (const each of ["mvc", "http"] as const) {
          stacks[each] = { ...stacks[each], contractJson: true, enumsAsNames: true, namingPolicy: undefined };
        }
      }
      if (name === "AddNewtonsoftJson") {
        sink.report(diagnostic("TN2507", locationOfExpression(expression), { library: "Newtonsoft.Json" }));
      }
      if (!registrationCalls.test(name)) continue;
      const bound = bindExpression(expression);
      const stack = bound.kind === "call" ? registeredStack(bound) : undefined;
      if (bound.kind === "call" && stack !== undefined)
        registrations.push({ stack, expression }, ...followed(bound, stack));
    }
  }
  for (const { stack, expression } of registrations) {
    for (const statement of insideOf(expression, statements)) {
      stacks[stack] = applySetting(stacks[stack], statement, sink);
    }
  }
  return { ...stacks, usesMvc, usesHttp };
}

/** Which stack a call sets up. `Configure<JsonOptions>` goes by the namespace of its options. */
function registeredStack(call: Call): StackName | undefined {
  if (call.name === "AddJsonOptions") return "mvc";
  if (call.name === "ConfigureHttpJsonOptions") return "http";
  if (call.name !== "Configure" && call.name !== "PostConfigure") return undefined;
  const [options] = call.typeArguments;
  const name = options === undefined ? "" : typeName(options);
  if (!name.endsWith("JsonOptions")) return undefined;
  return /Http\.Json/.test(name) ? "http" : "mvc";
}

function typeName({ type }: AnnotatedType): string {
  if (type.kind === "named") return `${type.symbol.namespace}.${type.symbol.name}`;
  return type.kind === "error" ? type.name : "";
}

/** `AddJsonOptions(JsonSetup.Configure)`: the method's body is the registration. */
function followed(call: Call, stack: StackName): readonly Registration[] {
  return call.arguments.flatMap((argument) => {
    const bound = bindExpression(argument.value);
    if (bound.kind !== "methodGroup") return [];
    return bound.candidates.flatMap((method) =>
      method.body === undefined ? [] : [...expressionsIn(method.body)].map((expression) => ({ stack, expression })),
    );
  });
}

function insideOf(outer: SourceExpression, all: readonly SourceExpression[]): readonly SourceExpression[] {
  const inside = all.filter(
    (one) =>
      one.scope.context.file === outer.scope.context.file &&
      one.syntax.start >= outer.syntax.start &&
      one.syntax.end <= outer.syntax.end,
  );
  // A followed method's statements stand for themselves.
  return inside.length === 0 && /[=(]/.test(textOf(outer)) ? [outer] : inside;
}
