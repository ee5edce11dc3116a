/** The methods of `MapMethods(pattern, methods, handler)`. */

import { bindExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { constantValue, deepest, type Frame, follow, textValue } from "../../csharp/flow/index.js";
import { stringsOf } from "../attributes.js";
import { definitionOf } from "./route-builder.js";

/** `["GET", Contract.Op.Method]`, element by element, through the locals and fields that name it; upper case. */
export function mappedMethods(expression: SourceExpression, frame: Frame): readonly string[] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  if (bound.kind === "collection") {
    const methods = bound.elements.map((element) => methodText(element, frame)?.toUpperCase());
    return methods.length > 0 && methods.every((method) => method !== undefined) ? methods : undefined;
  }
  const next = follow(bound, frame);
  if (next !== undefined) return mappedMethods(next.expression, { ...next.frame, depth: next.frame.depth + 1 });
  const value = constantValue(expression, frame);
  const methods = value === undefined ? [] : stringsOf([value]).map((method) => method.toUpperCase());
  return methods.length === 0 ? undefined : methods;
}

function methodText(expression: SourceExpression, frame: Frame): string | undefined {
  return (
    textValue(expression, frame) ??
    definitionOf(expression, "Method", frame)?.method ??
    httpMethodsName(expression) ??
    httpMethodName(expression)
  );
}

/** `HttpMethods.Get`: static and readonly, so no constant; each is its own name. */
function httpMethodsName(expression: SourceExpression): string | undefined {
  const bound = bindExpression(expression);
  if (bound.kind !== "field" && bound.kind !== "property") return undefined;
  return bound.symbol.containingType.metadataName === "Microsoft.AspNetCore.Http.HttpMethods"
    ? bound.symbol.name
    : undefined;
}

/** `HttpMethod.Get.Method`, `HttpMethod.Get.ToString()`. */
function httpMethodName(expression: SourceExpression): string | undefined {
  const bound = bindExpression(expression);
  const isText =
    (bound.kind === "property" && bound.symbol.name === "Method") ||
    (bound.kind === "call" && bound.name === "ToString");
  if (!isText || bound.receiver === undefined) return undefined;
  const method = bindExpression(bound.receiver);
  return method.kind === "property" && method.symbol.containingType.metadataName === "System.Net.Http.HttpMethod"
    ? method.symbol.name
    : undefined;
}
