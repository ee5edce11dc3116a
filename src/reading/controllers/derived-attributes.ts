/** A project's own attribute over one of the framework's: `class V1Attribute(string path) : RouteAttribute("v1/" + path)`. */

import { cachedBy } from "../../caching/cache.js";
import { SourceMethod } from "../../csharp/binding/declarations/source-method.js";
import { expressionsIn, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, Constant, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, outermost } from "../../csharp/flow/index.js";
import { constructorInitializer } from "../types/base-arguments.js";

/**
 * The attribute as its nearest base of the framework is given it. Undefined where that cannot be read: an argument is computed,
 * or the class that computes it is in a package. Every controller asks it of the attributes of its bases.
 */
export const asFrameworkAttribute = cachedBy((data: AttributeData): AttributeData | undefined => followed(data, 0));

function followed(data: AttributeData, depth: number): AttributeData | undefined {
  const symbol = data.attributeClass?.symbol;
  if (symbol === undefined || symbol.namespace.startsWith("Microsoft.AspNetCore.")) return data;
  const next = depth > deepestChain ? undefined : passedAttribute(data);
  return next === undefined ? undefined : followed(next, depth + 1);
}

const deepestChain = 8;

/** The attribute as the constructor that its own constructor calls is given it: of its base, or another of its class. */
function passedAttribute(data: AttributeData): AttributeData | undefined {
  const symbol = data.attributeClass?.symbol;
  const base = symbol?.baseType;
  if (symbol === undefined || base === undefined || symbol.origin !== "source") return undefined;
  const called = calledConstructor(data);
  const passed =
    called instanceof SourceMethod
      ? passedOn(called, data)
      : constructorsOf(symbol).length === 0
        ? noArguments
        : undefined;
  if (passed === undefined) return undefined;
  const target = passed.to === "base" ? base : data.attributeClass;
  const chosen = target === undefined ? undefined : constructorFor(target.symbol, passed.values.length);
  const defaults = chosen?.parameters.slice(passed.values.length).map(({ defaultValue }) => defaultValue) ?? [];
  if (!defaults.every((value) => value !== undefined)) return undefined;
  return {
    attributeClass: target,
    name: data.name,
    namedArguments: data.namedArguments,
    location: data.location,
    constructorArguments: [...passed.values, ...defaults],
    constructorParameters: chosen?.parameters.map(({ name }) => name) ?? [],
  };
}

/** What a property of the attribute's own class or of a base says: `public string Template => "api/[controller]"`. */
export function ownProperty(data: AttributeData, name: string, depth = 0): Constant | undefined {
  const symbol = data.attributeClass?.symbol;
  if (symbol === undefined) return undefined;
  const given = data.namedArguments.find((argument) => argument.name === name)?.value;
  if (given !== undefined) return given;
  const property = symbol.members.find((member) => member.kind === "property" && member.name === name);
  const own = property?.kind === "property" ? property : undefined;
  // The constructor of a class runs after that of its base.
  const value = own?.getterExpression ?? setInConstructor(data, name);
  if (value !== undefined) return constantValue(value, { ...outermost, constants: givenArguments(data) });
  const next = depth > deepestChain ? undefined : passedAttribute(data);
  const inherited = next === undefined ? undefined : ownProperty(next, name, depth + 1);
  if (inherited !== undefined || own?.initializer === undefined) return inherited;
  return constantValue(own.initializer, { ...outermost, constants: givenArguments(data) });
}

/** `Template = "api/" + resource;` in the body of the constructor that the attribute calls; undefined for several. */
function setInConstructor(data: AttributeData, name: string): SourceExpression | undefined {
  const called = calledConstructor(data);
  if (called?.body === undefined) return undefined;
  const values = expressionsIn(called.body).flatMap(({ syntax, scope }): readonly SourceExpression[] => {
    if (syntax.kind !== "SimpleAssignmentExpression") return [];
    const target = textOf({ syntax: syntax.left, scope }).replace(/^this\s*\.\s*/, "");
    return target === name ? [{ syntax: syntax.right, scope }] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

function calledConstructor(data: AttributeData) {
  return constructorsOf(data.attributeClass?.symbol).find(
    ({ parameters }) =>
      parameters.length === data.constructorParameters.length &&
      parameters.every((parameter, at) => parameter.name === data.constructorParameters[at]),
  );
}

interface PassedOn {
  readonly to: "base" | "this";
  readonly values: readonly Constant[];
}

const noArguments: PassedOn = { to: "base", values: [] };

/** The one that takes as many values, else one whose further parameters have defaults. */
function constructorFor(symbol: NamedTypeSymbol, length: number) {
  const constructors = constructorsOf(symbol);
  return (
    constructors.find(({ parameters }) => parameters.length === length) ??
    constructors.find(
      ({ parameters }) => parameters.length > length && parameters.slice(length).every(({ hasDefault }) => hasDefault),
    )
  );
}

function constructorsOf(symbol: NamedTypeSymbol | undefined) {
  return (symbol?.members ?? []).flatMap((member) =>
    member.kind === "method" && member.methodKind === "constructor" ? [member] : [],
  );
}

/** Undefined when an argument depends on more than constants and the attribute's own arguments. */
function passedOn(called: SourceMethod, data: AttributeData): PassedOn | undefined {
  const constants = givenArguments(data);
  const { to, list } = constructorInitializer(called);
  const values = (list?.arguments ?? []).map(({ expression }) => {
    const source: SourceExpression = { syntax: expression, scope: called.bodyScope };
    return constantValue(source, { ...outermost, constants });
  });
  return values.every((value) => value !== undefined) ? { to, values } : undefined;
}

function givenArguments(data: AttributeData): ReadonlyMap<string, Constant> {
  return new Map(
    data.constructorParameters.flatMap((name, at) => {
      const value = data.constructorArguments[at];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
