/** What a class of results does when it is executed. */
import type { MethodSymbol, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/types/hierarchy.js";
import { implementingMember } from "../../csharp/binding/types/implementations.js";
import { askedValues, knownBoolean, oneOf } from "../../csharp/execution/index.js";
import { type MadeResult, resultServices } from "../../framework/index.js";

/** The name says it, or the arguments do: `Results.Redirect(url, permanent: true)`. */
export function redirects({ kind: { status }, argument }: MadeResult): readonly number[] {
  const flag = (name: string): readonly boolean[] => {
    const given = argument(name);
    const value = given === undefined ? false : knownBoolean(oneOf(askedValues(given.value)));
    return value === undefined ? [true, false] : [value];
  };
  const permanent = status === 301 || status === 308 ? [true] : flag("permanent");
  const preserves = status === 307 || status === 308 ? [true] : flag("preserveMethod");
  return permanent.flatMap((isPermanent) =>
    preserves.map((keeps) => (isPermanent ? (keeps ? 308 : 301) : keeps ? 307 : 302)),
  );
}

/** The method of a result class that writes the answer, or gives the result that does; undefined where the framework's own does. */
export function executing(own: NamedType): MethodSymbol | undefined {
  for (const declaredIn of [own, ...baseTypes(own), ...allInterfaces(own)])
    for (const member of declaredIn.symbol.members) {
      if (member.kind !== "method" || !executes.has(`${declaredIn.symbol.metadataName}.${member.name}`)) continue;
      const found = implementingMember({ member, declaredIn }, own)?.member;
      if (found?.kind === "method" && found.body !== undefined) return found;
    }
  return undefined;
}

/** `ActionResult` executes nothing, and no class in between overrides that. */
export function writesNothing(own: NamedType): boolean {
  const executing = [own, ...baseTypes(own)].find(({ symbol }) =>
    symbol.members.some(({ name }) => name === "ExecuteResult" || name === "ExecuteResultAsync"),
  );
  return executing?.symbol.metadataName === "Microsoft.AspNetCore.Mvc.ActionResult";
}

/** It changes the result when it is written. */
export function formatsItself(own: NamedType): boolean {
  return [own, ...baseTypes(own)].some(
    ({ symbol }) =>
      symbol.origin === "source" && symbol.members.some((one) => one.kind === "method" && one.name === "OnFormatting"),
  );
}

const executes: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.IResult.ExecuteAsync",
  "Microsoft.AspNetCore.Mvc.IActionResult.ExecuteResultAsync",
  "Microsoft.AspNetCore.Mvc.ActionResult.ExecuteResult",
  "Microsoft.AspNetCore.Mvc.Infrastructure.IConvertToActionResult.Convert",
  `${resultServices.executor}.ExecuteAsync`,
  `${resultServices.mapper}.Convert`,
]);
