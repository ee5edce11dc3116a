/** `Get("/invoices/{@id}", r => new { r.InvoiceId })`: each word after an `@` is a member, in order. */
import { bindExpression } from "../../../csharp/binding/index.js";
import type { CSharpValue } from "../../../csharp/execution/index.js";
import { attribute, stringOf } from "../../attributes.js";

/** Undefined where FastEndpoints would refuse it, or the members cannot be read. */
export function routeOfMembers(pattern: string, members: CSharpValue): string | undefined {
  const target = members.kind === "delegate" ? members.target : undefined;
  const bound = target?.kind === "lambda" ? bindExpression(target.lambda) : undefined;
  if (bound?.kind !== "lambda" || bound.body.syntax.kind !== "AnonymousObjectCreationExpression") return undefined;
  const { scope } = bound.body;
  const names = bound.body.syntax.initializers.flatMap(({ expression }) => {
    const member = bindExpression({ syntax: expression, scope });
    if (member.kind !== "property") return [];
    const { attributes, name } = member.symbol;
    return [stringOf(attribute(attributes, "FastEndpoints.BindFrom")?.constructorArguments[0]) ?? name];
  });
  const words = pattern.match(/@\w*/g) ?? [];
  if (names.length === 0 || words.length !== names.length) return undefined;
  return words.reduce((text, word, at) => text.replaceAll(word, names[at] ?? ""), pattern);
}
