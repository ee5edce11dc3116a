import type { Operation } from "../../contract/operation.js";
import { indent, list } from "../text/layout.js";
import { propertyName, stringLiteral } from "../text/typescript-literal.js";
import { type Answer, answersOf, resultDeclaration, singleResultType, unwrappedType } from "./answers.js";
import { documentationText } from "./documentation-text.js";
import { functionParameters, optionsName, parameterList } from "./function-parameters.js";
import type { ModuleScope } from "./module-scope.js";
import { requestMembers } from "./request-text.js";
import { runtimePath } from "./runtime/runtime-path.js";

export interface FunctionContext {
  readonly scope: ModuleScope;
  /** The name under which the module knows the runtime. */
  readonly runtime: string;
  /** The name of the operation's `<Action>Result`, should it have several answers. */
  readonly resultName: string;
  /** The members of a call that have its answers validated; none without validators. */
  readonly validation: (answers: readonly Answer[]) => readonly string[];
}

/**
 * One client function: its result type, the overload that gives every answer, the one that unwraps (last, because that is
 * the one TypeScript infers from when the function is handed on), and the call.
 */
export function functionText(operation: Operation, context: FunctionContext): readonly string[] {
  const { scope, runtime, resultName } = context;
  const parameters = functionParameters(operation, scope);
  const answers = answersOf(operation, scope);
  const [only] = answers;
  const several = answers.length > 1 || only === undefined;
  const result = several ? resultName : singleResultType(only, scope);
  const unwrapped = unwrappedType(answers);

  const name = optionsName(operation);
  const optionsType = scope.imported("TenonOptions", runtimePath, "type");
  const resultOptionsType = scope.imported("TenonResultOptions", runtimePath, "type");
  const promise = scope.globalType("Promise");
  const documentation = documentationText(operation, {
    parameters: parameters.flatMap(({ name, documentation: text }) => (text === undefined ? [] : [{ name, text }])),
  });
  const signature = (head: string, items: readonly string[], tail: string): string =>
    list(`${head}(`, items, `)${tail}`);

  const resultOverload = parameterList(parameters, { name, type: resultOptionsType, required: true });
  const unwrapOverload = parameterList(parameters, { name, type: optionsType, required: false });
  const implementation = parameterList(parameters, {
    name,
    type: `${optionsType} | ${resultOptionsType}`,
    required: false,
  });
  const call = [
    ...requestMembers(operation, runtime, scope),
    `answers: ${answerTable(answers)}`,
    ...context.validation(answers),
  ];
  const overloads = [
    documentation + signature(`export function ${operation.name}`, resultOverload, `: ${promise}<${result}>;`),
    documentation + signature(`export function ${operation.name}`, unwrapOverload, `: ${promise}<${unwrapped}>;`),
    `${signature(`export async function ${operation.name}`, ["this: unknown", ...implementation], `: ${promise}<unknown> {`)}
  return ${runtime}.send(this, ${name}, {
${indent(indent(call.map((line) => `${line},`).join("\n")))}
  });
}`,
  ];
  return [...(several ? [resultDeclaration(resultName, answers, scope)] : []), overloads.join("\n")];
}

function answerTable(answers: readonly Answer[]): string {
  const members = answers.flatMap(({ keys, reading }) =>
    keys.map((key) => `${/^\d+$/.test(key) ? key : propertyName(key)}: ${stringLiteral(reading)}`),
  );
  return list("{", members, "}", { padding: " " });
}
