/** Attributes that make a class a controller, or keep it from being one. */

import { cachedBy } from "../../../caching/cache.js";
import { possibleTypes } from "../../../csharp/binding/index.js";
import { isSourceType, type SourceTypePart } from "../../../csharp/binding/symbols/source-symbols.js";
import type { NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import type { AttributeSyntax } from "../../../csharp/syntax/nodes.js";
import { hasAnyAttribute, isAttributeClass, withoutNamespace } from "../../attributes.js";
import { simpleTypeName } from "../../program/written-calls.js";
import { classAttributes } from "./inherited-attributes.js";

const mvc = "Microsoft.AspNetCore.Mvc.";
export const apiControllerAttribute = `${mvc}ApiController`;
export const controllerAttribute = `${mvc}Controller`;
export const nonControllerAttribute = `${mvc}NonController`;

const marks = [apiControllerAttribute, controllerAttribute, nonControllerAttribute];

/**
 * Whether a class may have one of these attributes, itself or by a base. A large server has thousands of classes whose name says
 * nothing, and for nearly all of them the names of attributes and bases are enough to say no.
 */
export const mayBeMarked = cachedBy(
  (symbol: NamedTypeSymbol): boolean => {
    if (symbol.typeKind === "interface") return false;
    if (!isSourceType(symbol)) return hasAnyAttribute(classAttributes(symbol), marks);
    return symbol.containingType !== undefined || symbol.parts.some(isPartMarked);
  },
  () => true,
);

function isPartMarked({ syntax, context }: SourceTypePart): boolean {
  const isMark = ({ name }: AttributeSyntax): boolean =>
    // Where a package is not restored, the name as written decides.
    isMarkName(simpleTypeName(name, context.file)) ||
    (possibleTypes(name, context, attributeSuffixes)?.some(isMarkClass) ?? true);
  if (syntax.attributeLists.some(({ attributes }) => attributes.some(isMark))) return true;
  const bases = "baseList" in syntax ? (syntax.baseList?.types ?? []) : [];
  return bases.some(({ type }) => possibleTypes(type, context)?.some((base) => mayBeMarked(base)) ?? true);
}

const attributeSuffixes = ["Attribute", ""];
const markNames = new Set(marks.flatMap((mark) => attributeSuffixes.map((suffix) => withoutNamespace(mark) + suffix)));

function isMarkName(name: string | undefined): boolean {
  return name === undefined || markNames.has(name);
}

function isMarkClass(symbol: NamedTypeSymbol): boolean {
  return marks.some((mark) => isAttributeClass(symbol, mark));
}
