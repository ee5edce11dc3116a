/**
 * `MapGet(pattern, RequestDelegate)` or `MapGet(pattern, Delegate)`: C# prefers the first where the handler fits it, and then the
 * framework waits for the task and ignores its value.
 * https://learn.microsoft.com/aspnet/core/diagnostics/asp0016
 */
import { bindExpression, returnedExpressions, typeOfExpression } from "../../csharp/binding/index.js";
import type {
  BoundArgument,
  BoundExpression,
  SourceExpression,
} from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol, NamedType, Type } from "../../csharp/binding/symbols/symbols.js";

const http = "Microsoft.AspNetCore.Http.";

export function isRequestDelegate({ name, value }: BoundArgument): boolean {
  return name === undefined ? fitsRequestDelegate(value) : name === "requestDelegate";
}

function fitsRequestDelegate(expression: SourceExpression): boolean {
  const bound = bindExpression(expression);
  if (bound.kind === "lambda") return isLambdaOfContext(bound);
  if (bound.kind === "methodGroup") return bound.candidates.some(isMethodOfContext);
  if (bound.kind === "same" && bound.type === undefined) return fitsRequestDelegate(bound.operand);
  const type = typeOfExpression(expression)?.type;
  return type?.kind === "named" && type.symbol.metadataName === `${http}RequestDelegate`;
}

function isLambdaOfContext(lambda: Extract<BoundExpression, { kind: "lambda" }>): boolean {
  const [parameter] = lambda.parameters;
  if (parameter === undefined || lambda.parameters.length !== 1) return false;
  const { type } = parameter.type;
  // Only a delegate with parameters of its own can give a lambda the types that it leaves out.
  if (type.kind === "error" && type.name === "") return true;
  if (!isContext(type)) return false;
  if (lambda.returnType !== undefined) return isPlainTask(lambda.returnType);
  // An async lambda that returns a value cannot be a RequestDelegate; one that does not has no value to lose.
  if (lambda.isAsync) return false;
  const returned = returnedExpressions(lambda.body).filter((one) => !isNullOrThrow(one));
  return returned.length > 0 && returned.every(isTask);
}

/** What stands where a task is wanted and is a function itself has the type that is wanted, but is not one. */
function isTask(expression: SourceExpression): boolean {
  const { kind } = bindExpression(expression);
  return kind !== "lambda" && kind !== "methodGroup" && plainTaskOf(typeOfExpression(expression)) !== undefined;
}

function isNullOrThrow(expression: SourceExpression): boolean {
  const bound = bindExpression(expression);
  return bound.kind === "throw" || (bound.kind === "constant" && bound.value.kind === "null");
}

function isMethodOfContext({ parameters, returnType }: MethodSymbol): boolean {
  const [parameter] = parameters;
  return (
    parameter !== undefined &&
    parameters.length === 1 &&
    isContext(parameter.type.type) &&
    plainTaskOf(returnType) !== undefined
  );
}

function isContext(type: Type): boolean {
  return type.kind === "named" ? type.symbol.metadataName === `${http}HttpContext` : isError(type, "HttpContext");
}

/** A type of the framework where no framework is at hand. */
function isError(type: Type, name: string): boolean {
  return type.kind === "error" && type.name === name;
}

function isPlainTask(type: AnnotatedType): boolean {
  return plainTaskOf(type) === type.type;
}

/** The `Task` that a `Task<T>` is; undefined for what is not a task. */
export function plainTaskOf(type: AnnotatedType | undefined): NamedType | undefined {
  for (let at = type?.type, depth = 0; at?.kind === "named" && depth < 32; at = at.symbol.baseType, depth++)
    if (at.symbol.metadataName === "System.Threading.Tasks.Task") return at;
  return undefined;
}
