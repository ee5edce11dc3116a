/** The values that JSON settings are given. */
import { bindExpression, constantOf, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Constant } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, deeper, deepest, type Frame, follow } from "../../csharp/flow/index.js";
import { namesAsWritten } from "../../server/json-settings.js";
import { contextOption } from "./serializer-contexts.js";

/** `JsonNamingPolicy.SnakeCaseLower`, `null`, or a policy of the user's own by its name; followed through locals and parameters. */
export function policyOf(value: SourceExpression, frame: Frame): string {
  const text = textOf(value);
  if (constantOf(value)?.kind === "null" || text === "null") return namesAsWritten;
  const ofContext = contextOption(value);
  if (ofContext !== undefined) return enumMember(ofContext.given) ?? namesAsWritten;
  const known = /\bJsonNamingPolicy\.(\w+)$/.exec(text)?.[1];
  if (known !== undefined) return known;
  const bound = bindExpression(value);
  const next = frame.depth > deepest ? undefined : follow(bound, frame);
  if (next !== undefined && bound.kind !== "field" && bound.kind !== "property")
    return policyOf(next.expression, deeper(next.frame));
  return text.replace(/^new\s+/, "").replace(/\(.*$/s, "");
}

/** The member of an enum that an expression comes to, by name. */
export function namedMember(value: SourceExpression, frame: Frame): string | undefined {
  const ofContext = contextOption(value);
  // Every option has a first member that changes nothing.
  if (ofContext !== undefined) return enumMember(ofContext.given) ?? "Never";
  const constant = constantValue(value, frame);
  if (constant?.kind === "enum") return constant.members.join();
  return constant === undefined ? /\.(\w+)\s*$/.exec(textOf(value))?.[1] : undefined;
}

function enumMember(constant: Constant | undefined): string | undefined {
  const name = constant?.kind === "enum" ? constant.members.join() : undefined;
  return name === "Unspecified" ? undefined : name;
}

export function booleanOf(value: SourceExpression, frame: Frame): boolean | undefined {
  const ofContext = contextOption(value);
  if (ofContext !== undefined) return ofContext.given?.kind === "bool" && ofContext.given.value;
  const constant = constantValue(value, frame);
  return constant?.kind === "bool" ? constant.value : undefined;
}
