import type { SecurityScheme } from "../../contract/contract.js";
import { isSuccess, type Operation } from "../../contract/operation.js";
import type { TypeUse } from "../../contract/type-use.js";
import { traceEnd, traceName } from "../maps/trace.js";
import { filled, indent, list } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { answersOf, resultDeclaration, singleResultType, type TypedAnswer, unwrappedType } from "./answers.js";
import { documentationText } from "./documentation-text.js";
import {
  type FunctionParameter,
  functionParameters,
  type OperationTypes,
  optionsName,
  parameterTexts,
} from "./function-parameters.js";
import type { ModulePiece } from "./module-files.js";
import type { ModuleScope } from "./module-scope.js";
import { namedObjectPiece } from "./named-input-type.js";
import { type AnswerContext, answerMembers } from "./reader-text.js";
import { requestMembers } from "./request-text.js";
import { runtimePath } from "./runtime/runtime-path.js";
import { streamOf } from "./transfers.js";
import { typeText } from "./type-text.js";

export interface FunctionContext extends AnswerContext {
  readonly types: OperationTypes;
  readonly securitySchemes: readonly SecurityScheme[];
}

/** The parts of a function that the C# decides. */
interface Signature {
  readonly parameters: readonly FunctionParameter[];
  readonly documentation: string;
  readonly answers: readonly TypedAnswer[];
  /** The answers of the operation's `<Action>Result`; none where it has no such type. */
  readonly resultAnswers: readonly TypedAnswer[];
}

/**
 * One client function: the types that belong to it, and a constant. One way to call it is written out, the one that unwraps; the
 * runtime's type adds the others.
 */
export function functionPieces(operation: Operation, context: FunctionContext): readonly ModulePiece[] {
  const { scope, types } = context;
  const parameters = functionParameters(operation, scope, types);
  const isEvents = streamOf(operation)?.kind === "events";
  // Of a stream of events, only the table of answers is written: their types need no import.
  const answers = answersOf(operation, isEvents ? { ...scope, imported: (name) => name } : scope);
  const signature: Signature = {
    parameters,
    documentation: documentationText(operation, {
      parameters: documentedParameters(parameters),
      ...(operation.notes === undefined ? {} : { notes: operation.notes }),
    }),
    answers,
    resultAnswers: isEvents ? failuresOf(operation, scope) : answers.length > 1 ? answers : [],
  };
  const named = operation.inputs.flatMap((input) =>
    input.kind === "parameterObject" && input.named !== undefined
      ? [namedObjectPiece(input, types[input.named], scope)]
      : [],
  );
  const constant = functionPiece(operation, signature, context);
  if (signature.resultAnswers.length === 0) return [...named, constant];
  return [
    ...named,
    resultPiece(resultDeclaration(types.result, signature.resultAnswers, scope), types.result, operation),
    constant,
  ];
}

interface TypeText {
  readonly name: string;
  readonly typeArguments: readonly string[];
}

/** `TenonOperation<(id: string, options?: TenonOptions) => Promise<TaskDto>, GetResult>` */
function operationType(operation: Operation, signature: Signature, { scope, types }: FunctionContext): TypeText {
  const { parameters, documentation, answers, resultAnswers } = signature;
  const runtimeType = (name: string): string => scope.imported(name, runtimePath, "type");
  const streamed = streamOf(operation);
  const isEvents = streamed?.kind === "events";
  const options = `${optionsName(operation)}?: ${runtimeType(isEvents ? "TenonEventOptions" : "TenonOptions")}`;
  const returned = isEvents
    ? eventsType(streamed.type, resultAnswers.length > 0 ? types.result : undefined, scope)
    : `${scope.globalType("Promise")}<${unwrappedType(answers)}>`;
  const call = `${documentation}${filled("(", [...parameterTexts(parameters), options], `) => ${returned}`)}`;
  const inUrl = parameters.flatMap(({ name, inUrl: part }) => (part === undefined ? [] : [{ name, ...part }]));
  const isWhole = parameters.every(({ inUrl: part, type }) => part?.type === type);
  const url = isWhole ? [] : [`[${parameterTexts(inUrl).join(", ")}]`];
  if (isEvents) return { name: runtimeType("TenonEventOperation"), typeArguments: [call, ...url] };
  const [only] = answers;
  const isUsual = resultAnswers.length === 0 && only?.status === "200" && isWhole;
  const result = (): string =>
    resultAnswers.length > 0 || only === undefined ? types.result : singleResultType(only, scope);
  const otherArguments = isUsual ? [] : [result(), ...url];
  if (streamed === undefined) return { name: runtimeType("TenonOperation"), typeArguments: [call, ...otherArguments] };
  const element = typeText(streamed.type, "answered", scope);
  return { name: runtimeType("TenonElementOperation"), typeArguments: [call, element, ...otherArguments] };
}

/** The inputs as the request is made of them. The URL alone is made without what only the request has. */
function inputNames({ inputs }: Operation, { parameters }: Signature): string {
  const names = parameters.map(({ name, type, inUrl, optional }, at) =>
    inputs[at]?.kind === "parameterObject" && !optional && inUrl?.type !== type ? `${name}: ${type} | undefined` : name,
  );
  return names.join(", ");
}

/** The expression that makes the function, once its inputs have names. */
function implementationOf(
  operation: Operation,
  signature: Signature,
  context: FunctionContext,
): (names: string) => string {
  const { parameters, answers } = signature;
  const { scope, runtime } = context;
  const streamed = streamOf(operation);
  const members = requestMembers(operation, runtime, scope, context.securitySchemes);
  const read = answerMembers(answers, context);
  const reading = streamed?.kind === "events" ? [stringLiteral(streamed.reading)] : [];
  const after = [...reading, ...placedText(parameters)].map((text) => `, ${text}`).join("");
  const open = `/* @__PURE__ */ ${runtime}.${streamed?.kind ?? "operation"}(${stringLiteral(operation.method)}, `;
  return (names) => {
    const before = filled(`${open}{`, read, `}, (${names}) => ({`, { padding: " " });
    return list(before, members, `})${after});`, { padding: " " });
  };
}

function documentedParameters(
  parameters: readonly FunctionParameter[],
): readonly { readonly name: string; readonly text: string }[] {
  // Most have none.
  if (parameters.every(({ documentation }) => documentation === undefined)) return [];
  return parameters.flatMap(({ name, documentation: text }) => (text === undefined ? [] : [{ name, text }]));
}

/** `(id, q) => [undefined, id, q]`: where the inputs of the URL belong, unless they are simply the first ones. */
function placedText(parameters: readonly FunctionParameter[]): readonly string[] {
  const last = parameters.findLastIndex(({ inUrl }) => inUrl !== undefined);
  const before = parameters.slice(0, last + 1);
  if (before.every(({ inUrl }) => inUrl !== undefined)) return [];
  const names = before.flatMap(({ name, inUrl }) => (inUrl === undefined ? [] : [name])).join(", ");
  const placed = before.map(({ name, inUrl }) => (inUrl === undefined ? "undefined" : name)).join(", ");
  return [`(${names}) => [${placed}]`];
}

function resultPiece(text: string, name: string, { location }: Operation): ModulePiece {
  const traces = () => [...traceName(text.indexOf(name), name, location), traceEnd(text.length, location)];
  return { source: text, declaration: text, script: "", traces };
}

function functionPiece(operation: Operation, signature: Signature, context: FunctionContext): ModulePiece {
  const { documentation } = signature;
  const { location } = operation;
  const name = typeScriptIdentifier(operation.name);
  const { name: type, typeArguments } = operationType(operation, signature, context);
  const typed = (open: string, close: string): string =>
    list(`${open}${name}: ${type}<`, typeArguments, `>${close}`, { trailing: false });
  const open = "export declare const ";
  const declaration = `${documentation}${typed(open, ";")}`;
  const constant = typed("export const ", " =");
  const implementation = implementationOf(operation, signature, context);
  const source = implementation(inputNames(operation, signature));
  const isBroken = constant.includes("\n");
  return {
    source: `${documentation}${constant}${isBroken ? ` ${source}` : `\n${indent(source)}`}`,
    declaration,
    // A script has no types.
    script: `export const ${name} = ${implementation(signature.parameters.map((parameter) => parameter.name).join(", "))}`,
    traces: () => [
      ...traceName(documentation.length + open.length, name, location),
      traceEnd(declaration.length, location),
    ],
  };
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
