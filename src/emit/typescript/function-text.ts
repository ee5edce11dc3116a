import type { SecurityScheme } from "../../contract/contract.js";
import { isSuccess, type Operation } from "../../contract/operation.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import { indent, list } from "../text/layout.js";
import { propertyName, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { answersOf, resultDeclaration, singleResultType, type TypedAnswer, unwrappedType } from "./answers.js";
import { reviverName, reviverText } from "./dates.js";
import { documentationText } from "./documentation-text.js";
import { functionParameters, optionsName, parameterList } from "./function-parameters.js";
import type { ModuleScope } from "./module-scope.js";
import { requestMembers } from "./request-text.js";
import { runtimePath } from "./runtime/runtime-path.js";
import { streamOf } from "./transfers.js";
import { typeText } from "./type-text.js";

export interface FunctionContext {
  readonly scope: ModuleScope;
  /** The name under which the module knows the runtime. */
  readonly runtime: string;
  /** The name of the operation's `<Action>Result`, should it have several answers. */
  readonly resultName: string;
  readonly securitySchemes: readonly SecurityScheme[];
  /** The members of a call that have its answers validated; none without validators. */
  readonly validation: (answers: readonly TypedAnswer[]) => readonly string[];
}

/**
 * One client function: its result type, and a constant whose type has the ways to call it. The call that unwraps is the last
 * one, because that is the one TypeScript infers from when the function is handed on.
 */
export function functionText(operation: Operation, context: FunctionContext): readonly string[] {
  const { scope, runtime, resultName } = context;
  const parameters = functionParameters(operation, scope);
  const streamed = streamOf(operation);
  // Of a stream of events, only the table of answers is written: their types need no import.
  const answers = answersOf(operation, streamed?.kind === "events" ? { ...scope, imported: (name) => name } : scope);
  const [only] = answers;
  const several = answers.length > 1 || only === undefined;
  const result = (): string => (several ? resultName : singleResultType(only, scope));

  const name = optionsName(operation);
  const promise = scope.globalType("Promise");
  const documentation = documentationText(operation, {
    parameters: parameters.flatMap(({ name, documentation: text }) => (text === undefined ? [] : [{ name, text }])),
  });
  const overload = (options: string, required: boolean, given: string): string => {
    const type = scope.imported(options, runtimePath, "type");
    return list("(", parameterList(parameters, { name, type, required }), `): ${promise}<${given}>;`);
  };
  const iterable = (options: string, required: boolean, given: string): string => {
    const type = scope.imported(options, runtimePath, "type");
    return list("(", parameterList(parameters, { name, type, required }), `): ${given};`);
  };
  const raw = overload("TenonRawOptions", true, scope.globalType("Response"));
  const url = list("url(", parameterList(parameters.filter(({ inUrl }) => inUrl)), "): string;");
  const usual = (): readonly string[] => [
    overload("TenonResultOptions", true, result()),
    raw,
    documentation + overload("TenonOptions", false, unwrappedType(answers)),
    url,
  ];
  const failures = streamed?.kind === "events" ? failuresOf(operation, scope) : [];
  const signatures =
    streamed?.kind === "events"
      ? [
          raw,
          documentation +
            iterable(
              "TenonEventOptions",
              false,
              eventsType(streamed.type, failures.length > 0 ? resultName : undefined, scope),
            ),
          url,
        ]
      : streamed === undefined
        ? usual()
        : [
            iterable(
              "TenonStreamOptions",
              true,
              `${scope.globalType("AsyncIterable")}<${typeText(streamed.type, "answered", scope)}>`,
            ),
            ...usual(),
          ];
  const make = streamed?.kind ?? "operation";
  const reading = streamed?.kind === "events" ? `, ${stringLiteral(streamed.reading)}` : "";
  const call = [
    ...requestMembers(operation, runtime, scope),
    ...queryAuthMembers(operation, context.securitySchemes),
    `answers: ${answerTable(answers)}`,
    ...context.validation(answers),
    ...dateMembers(answers, context),
  ];
  const places = parameters.flatMap(({ inUrl }, at) => (inUrl ? [at] : []));
  const urlInputs = places.every((place, at) => place === at) ? "" : `, [${places.join(", ")}]`;
  return [
    ...(failures.length > 0 ? [resultDeclaration(resultName, failures, scope)] : []),
    ...(several && make !== "events" ? [resultDeclaration(resultName, answers, scope)] : []),
    `${documentation}export const ${typeScriptIdentifier(operation.name)}: {
${indent(signatures.join("\n"))}
} = /* @__PURE__ */ ${runtime}.${make}((${parameters.map((parameter) => parameter.name).join(", ")}) => ({
${indent(call.map((line) => `${line},`).join("\n"))}
})${reading}${urlInputs});`,
  ];
}

/** `answers`: the type of what is declared besides, which `isTenonError` narrows by. */
function eventsType(data: TypeUse, answers: string | undefined, scope: ModuleScope): string {
  const type = typeText(data, "answered", scope);
  if (answers !== undefined) return `${scope.imported("TenonEvents", runtimePath, "type")}<${type}, ${answers}>`;
  return `${scope.globalType("AsyncIterable")}<${scope.imported("TenonEvent", runtimePath, "type")}<${type}>>`;
}

/** What a stream of events may answer instead. */
function failuresOf(operation: Operation, scope: ModuleScope): readonly TypedAnswer[] {
  const responses = operation.responses.filter(({ status }) => !isSuccess(status));
  return responses.length === 0 ? [] : answersOf({ ...operation, responses, anySuccess: false }, scope);
}

/** The keys of the query that hold a credential: the configuration knows their values. */
function queryAuthMembers(operation: Operation, schemes: readonly SecurityScheme[]): readonly string[] {
  if (operation.security.kind !== "required") return [];
  const used = new Set(operation.security.alternatives.flat().map(({ scheme }) => scheme));
  const names = schemes.flatMap((scheme) =>
    scheme.kind === "apiKey" && scheme.in === "query" && used.has(scheme.name) ? [scheme.parameter] : [],
  );
  return names.length === 0 ? [] : [`queryAuth: [${names.map(stringLiteral).join(", ")}]`];
}

function dateMembers(answers: readonly TypedAnswer[], { scope, runtime }: FunctionContext): readonly string[] {
  const { emission } = scope;
  if (emission.dates === undefined) return [];
  const reviverOf = (id: TypeId): string =>
    scope.imported(reviverName(emission.types.get(id)), "../tenon-dates.js", "value");
  const members = answers.flatMap(({ keys, content }) => {
    const revive = content.kind === "json" ? reviverText(content.type, runtime, emission, reviverOf) : undefined;
    return revive === undefined ? [] : keys.map((key) => `${statusKey(key)}: ${revive}`);
  });
  return members.length === 0 ? [] : [`dates: ${list("{", members, "}", { padding: " " })}`];
}

function statusKey(key: string): string {
  return /^\d+$/.test(key) ? key : propertyName(key);
}

function answerTable(answers: readonly TypedAnswer[]): string {
  const members = answers.flatMap(({ keys, reading }) =>
    keys.map((key) => `${statusKey(key)}: ${stringLiteral(reading)}`),
  );
  return list("{", members, "}", { padding: " " });
}
