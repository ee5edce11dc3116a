/** Finds what the program registers about JSON: AddJsonOptions, ConfigureHttpJsonOptions, Configure<JsonOptions>, AddContractJson. */

import { bindExpression, expressionsIn, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { type JsonSettings, type JsonStack, webDefaults } from "../../server/json-settings.js";
import { calledName } from "../program/calls.js";
import { programBodies } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";
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

type Registration =
  | { readonly kind: "contractJson" }
  | { readonly kind: "options"; readonly stack: StackName; readonly expression: SourceExpression };

/** A registration with when it counts: `PostConfigure` after all others, calls of one body in the order they are made. */
interface TimedRegistration {
  readonly late: boolean;
  readonly body: number;
  readonly end: number;
  readonly registrations: readonly Registration[];
}

export function readJsonSettings(workspace: SourceProjects, sink: DiagnosticSink): JsonSettings {
  const stacks: Record<StackName, JsonStack> = { mvc: webDefaults, http: webDefaults };
  let usesMvc = false;
  let usesHttp = false;
  const statements: SourceExpression[] = [];
  const registered: TimedRegistration[] = [];
  for (const [at, { body }] of [...programBodies(workspace, words)].entries()) {
    for (const expression of expressionsIn(body)) {
      if (expression.syntax.kind === "SimpleAssignmentExpression") statements.push(expression);
      const name = calledName(expression);
      if (name === undefined) continue;
      if (name === "Add" || name === "Insert") statements.push(expression);
      usesMvc ||= mvcCalls.test(name);
      usesHttp ||= httpCalls.test(name);
      const when = { late: name === "PostConfigure", body: at, end: expression.syntax.end };
      if (name === "AddContractJson") registered.push({ ...when, registrations: [{ kind: "contractJson" }] });
      if (name === "AddNewtonsoftJson") {
        sink.report(diagnostic("otherJsonLibrary", locationOfExpression(expression), { library: "Newtonsoft.Json" }));
      }
      if (!registrationCalls.test(name)) continue;
      const bound = bindExpression(expression);
      const stack = bound.kind === "call" ? registeredStack(bound) : undefined;
      if (bound.kind === "call" && stack !== undefined) {
        registered.push({
          ...when,
          registrations: [{ kind: "options", stack, expression }, ...followed(bound, stack)],
        });
      }
    }
  }
  for (const registration of registered.sort(inOrderOfEffect).flatMap((one) => one.registrations)) {
    if (registration.kind === "contractJson") {
      stacks.mvc = withContractJson(stacks.mvc);
      stacks.http = withContractJson(stacks.http);
      continue;
    }
    const { stack, expression } = registration;
    for (const statement of insideOf(expression, statements)) {
      stacks[stack] = applySetting(stacks[stack], statement, sink);
    }
  }
  return { ...stacks, usesMvc, usesHttp };
}

/** In a chain of calls the one that ends first is made first. */
function inOrderOfEffect(a: TimedRegistration, b: TimedRegistration): number {
  return Number(a.late) - Number(b.late) || a.body - b.body || a.end - b.end;
}

/** It sets the names' policy whatever stood before, and adds its converters behind those that are there. */
function withContractJson(stack: JsonStack): JsonStack {
  return { ...stack, contractJson: true, enumsAsNames: true, namingPolicy: undefined };
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
      method.body === undefined
        ? []
        : [...expressionsIn(method.body)].map((expression) => ({ kind: "options" as const, stack, expression })),
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
