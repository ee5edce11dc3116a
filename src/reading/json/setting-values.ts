/** The values that JSON settings are given. */
import { bindExpression, constantOf, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { constantValue, deeper, deepest, type Frame, follow } from "../../csharp/flow/index.js";
import { namesAsWritten } from "../../server/json-settings.js";

/** `JsonNamingPolicy.SnakeCaseLower`, `null`, or a policy of the user's own by its name; followed through locals and parameters. */
export function policyOf(value: SourceExpression, frame: Frame): string {
  const text = textOf(value);
  if (constantOf(value)?.kind === "null" || text === "null") return namesAsWritten;
  const known = /\bJsonNamingPolicy\.(\w+)$/.exec(text)?.[1];
  if (known !== undefined) return known;
  const bound = bindExpression(value);
  const next = frame.depth > deepest ? undefined : follow(bound, frame);
  if (next !== undefined && bound.kind !== "field" && bound.kind !== "property")
    return policyOf(next.expression, deeper(next.frame));
  return text.replace(/^new\s+/, "").replace(/\(.*$/s, "");
}

/** The member of an enum that an expression comes to, by name. */
export function memberName(value: SourceExpression, frame: Frame): string | undefined {
  const constant = constantValue(value, frame);
  if (constant?.kind === "enum") return constant.members.join();
  return constant === undefined ? /\.(\w+)\s*$/.exec(textOf(value))?.[1] : undefined;
}

export function booleanOf(value: SourceExpression, frame: Frame): boolean | undefined {
  const constant = constantValue(value, frame);
  return constant?.kind === "bool" ? constant.value : undefined;
}
