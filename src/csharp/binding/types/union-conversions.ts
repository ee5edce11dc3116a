/** `return 1;` where a union with the case `int` is returned (C# 15, "Unions"). */
import type { Type } from "../symbols/symbols.js";
import { substituteType } from "./substitution.js";
import { caseConstructors, isUnionType, unionCasesOf } from "./unions.js";

/** After user-defined conversions, which the case's own conversion may not be. */
const unionRank = 21;
const userDefinedRank = 20;

export function rankUnionConversion(
  from: Type,
  to: Type,
  rankConversion: (from: Type, to: Type) => number | undefined,
): number | undefined {
  // Most types have no constructor with one parameter, and their attributes need not be bound.
  if (to.kind !== "named" || (to.symbol.isUnionDeclaration !== true && caseConstructors(to.symbol).length === 0))
    return undefined;
  if (from.kind === "typeParameterType" || !isUnionType(to.symbol)) return undefined;
  const converts = unionCasesOf(to.symbol)?.some((one) => {
    const rank = rankConversion(from, substituteType(one, to).type);
    return rank !== undefined && Math.trunc(rank) !== userDefinedRank && Math.trunc(rank) !== unionRank;
  });
  return converts === true ? unionRank : undefined;
}
