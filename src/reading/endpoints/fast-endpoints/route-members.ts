/** `Get("/invoices/{@id}", r => new { r.InvoiceId })`: each word after an `@` is a member, in order. */
import { bindExpression, textOf } from "../../../csharp/binding/index.js";
import type { SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType } from "../../../csharp/binding/symbols/symbols.js";
import { webDefaults } from "../../../server/json-settings.js";
import { attribute, stringOf } from "../../attributes.js";
import { boundMembersOf } from "../../types/bound-members.js";

/** Undefined where FastEndpoints would refuse it, or the members cannot be read. */
export function routeOfMembers(
  pattern: string,
  members: SourceExpression,
  request: AnnotatedType | undefined,
): string | undefined {
  const bound = bindExpression(members);
  if (bound.kind !== "lambda" || bound.body.syntax.kind !== "AnonymousObjectCreationExpression") return undefined;
  const { scope } = bound.body;
  const names = bound.body.syntax.initializers.map(({ expression }) =>
    bindingName(textOf({ syntax: expression, scope }).split(".").at(-1) ?? "", request),
  );
  const words = pattern.match(/@\w*/g) ?? [];
  if (names.length === 0 || words.length !== names.length) return undefined;
  return words.reduce((text, word, at) => text.replaceAll(word, names[at] ?? ""), pattern);
}

/** `[BindFrom("name")]`. */
function bindingName(member: string, request: AnnotatedType | undefined): string {
  const type = request?.type;
  const symbol =
    type?.kind === "named"
      ? boundMembersOf(type, webDefaults).find((one) => one.symbol.name === member)?.symbol
      : undefined;
  const data = symbol === undefined ? undefined : attribute(symbol.attributes, "FastEndpoints.BindFrom");
  return stringOf(data?.constructorArguments[0]) ?? member;
}
