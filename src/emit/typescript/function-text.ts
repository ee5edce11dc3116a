import type { SecurityScheme } from "../../contract/contract.js";
import { isSuccess, type Operation } from "../../contract/operation.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import type { Location } from "../../diagnostics/location.js";
import { type Trace, traceEnd, traceName, traceSpan } from "../maps/trace.js";
import { indent, list } from "../text/layout.js";
import { propertyName, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { answersOf, resultDeclaration, singleResultType, type TypedAnswer, unwrappedType } from "./answers.js";
import { reviverName, reviverText } from "./dates.js";
import { documentationText } from "./documentation-text.js";
import { type FunctionParameter, functionParameters, optionsName, parameterTexts } from "./function-parameters.js";
import type { ModulePiece } from "./module-files.js";
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

/** A way to call a function. */
interface Signature {
  readonly documentation: string;
  readonly text: string;
}

/**
 * One client function: its result type, and a constant whose type has the ways to call it. The call that unwraps is the last
 * one, because that is the one TypeScript infers from when the function is handed on.
 */
export function functionPieces(operation: Operation, context: FunctionContext): readonly ModulePiece[] {
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
  const documentation = documentationText(operation, { parameters: documentedParameters(parameters) });
  // Most functions have nothing that may be left out: then all ways to call one have the same parameters.
  const beforeRequired = parameterTexts(parameters, true);
  const others = parameters.some(({ optional }) => optional) ? parameterTexts(parameters, false) : beforeRequired;
  const iterable = (options: string, required: boolean, given: string, about = ""): Signature => {
    const type = scope.imported(options, runtimePath, "type");
    const option = `${name}${required ? "" : "?"}: ${type}`;
    const text = list("(", [...(required ? beforeRequired : others), option], `): ${given};`);
    return { documentation: about, text };
  };
  const overload = (options: string, required: boolean, given: string, about = ""): Signature =>
    iterable(options, required, `${promise}<${given}>`, about);
  const raw = overload("TenonRawOptions", true, scope.globalType("Response"));
  const isUrl = parameters.every(({ inUrl }) => inUrl);
  const inUrl = isUrl ? others : parameterTexts(parameters.filter(isPartOfUrl), false);
  const url: Signature = { documentation: "", text: list("url(", inUrl, "): string;") };
  const usual = (): readonly Signature[] => [
    overload("TenonResultOptions", true, result()),
    raw,
    overload("TenonOptions", false, unwrappedType(answers), documentation),
    url,
  ];
  const failures = streamed?.kind === "events" ? failuresOf(operation, scope) : [];
  const signatures =
    streamed?.kind === "events"
      ? [
          raw,
          iterable(
            "TenonEventOptions",
            false,
            eventsType(streamed.type, failures.length > 0 ? resultName : undefined, scope),
            documentation,
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
  const call = requestMembers(operation, runtime, scope);
  call.push(...queryAuthMembers(operation, context.securitySchemes));
  call.push(`answers: ${answerTable(answers)}`);
  call.push(...context.validation(answers));
  call.push(...dateMembers(answers, context));
  const urlInputs = isUrl ? "" : urlPlaces(parameters);
  const implementation = `/* @__PURE__ */ ${runtime}.${make}((${parameters.map((parameter) => parameter.name).join(", ")}) => ({
${indent(`${call.join(",\n")},`)}
})${reading}${urlInputs});`;
  const piece = functionPiece(operation, { documentation, signatures, implementation });
  const told = make === "events" ? failures : several ? answers : [];
  if (told.length === 0) return [piece];
  return [resultPiece(resultDeclaration(resultName, told, scope), resultName, operation.location), piece];
}

function documentedParameters(
  parameters: readonly FunctionParameter[],
): readonly { readonly name: string; readonly text: string }[] {
  // Most have none.
  if (parameters.every(({ documentation }) => documentation === undefined)) return [];
  return parameters.flatMap(({ name, documentation: text }) => (text === undefined ? [] : [{ name, text }]));
}

function isPartOfUrl({ inUrl }: FunctionParameter): boolean {
  return inUrl;
}

/** The parameters that the URL is made of, where they are not simply the first ones. */
function urlPlaces(parameters: readonly FunctionParameter[]): string {
  const places = parameters.flatMap(({ inUrl }, at) => (inUrl ? [at] : []));
  return places.every((place, at) => place === at) ? "" : `, [${places.join(", ")}]`;
}

function resultPiece(text: string, name: string, location: Location | undefined): ModulePiece {
  const traces = () => [...traceName(text.indexOf(name), name, location), traceEnd(text.length, location)];
  return { source: text, declaration: text, script: "", traces };
}

function functionPiece(
  operation: Operation,
  parts: {
    readonly documentation: string;
    readonly signatures: readonly Signature[];
    readonly implementation: string;
  },
): ModulePiece {
  const { documentation, signatures, implementation } = parts;
  const { location } = operation;
  const name = typeScriptIdentifier(operation.name);
  const type = indent(signatures.map(({ documentation: about, text }) => about + text).join("\n"));
  const head = `${documentation}export declare const `;
  const open = `${head}${name}: {\n`;
  const declaration = `${open}${type}\n};`;
  return {
    source: `${documentation}export const ${name}: {\n${type}\n} = ${implementation}`,
    declaration,
    script: `export const ${name} = ${implementation}`,
    traces: () => [
      ...traceName(head.length, name, location),
      ...signatureTraces(signatures, open.length, location),
      traceEnd(declaration.length, location),
    ],
  };
}

/** A call leads to the signature that it uses, not to the name of the function. */
function signatureTraces(
  signatures: readonly Signature[],
  start: number,
  location: Location | undefined,
): readonly Trace[] {
  let offset = start;
  return signatures.flatMap(({ documentation, text }) => {
    const begin = offset + indent(documentation).length + indent("(").length - 1;
    offset += indent(documentation + text).length + 1;
    const name = /^\w+/.exec(text)?.[0];
    return [...(name === undefined ? [] : traceName(begin, name, location)), ...traceSpan(begin, offset - 1, location)];
  });
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
  const members: string[] = [];
  for (const { keys, reading } of answers)
    for (const key of keys) members.push(`${statusKey(key)}: ${stringLiteral(reading)}`);
  return list("{", members, "}", { padding: " " });
}
