/** The names that the code of a body has; words of comments and strings are none. */

import { cachedBy } from "../../caching/cache.js";
import type { MemberBody } from "../../csharp/binding/symbols/bound-expression.js";
import { identifierText, walk } from "../../csharp/syntax/index.js";
import { bodyHoldsAny, mayName, type SoughtTexts } from "./named-in-file.js";

export function namesAnyOf(body: MemberBody, sought: SoughtTexts): boolean {
  return bodyHoldsAny(body, sought) && sought.some(({ text }) => namesInCode(body).has(text));
}

export function namesOne(body: MemberBody, isWanted: (name: string) => boolean): boolean {
  return mayName(body, isWanted) && [...namesInCode(body)].some(isWanted);
}

const namesInCode = cachedBy(({ syntax, scope }: MemberBody): ReadonlySet<string> => {
  const names = new Set<string>();
  const { file } = scope.context;
  walk(syntax, (node) => {
    if (node.kind === "IdentifierName") names.add(identifierText(file, node));
    else if (node.kind === "GenericName") names.add(identifierText(file, node.identifier));
    else if (node.kind === "ThisExpression") names.add("this");
    return true;
  });
  return names;
});
