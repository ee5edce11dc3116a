/** A project's own attribute over one of the framework's: `class V1Attribute(string path) : RouteAttribute("v1/" + path)`. */

import { SourceMethod } from "../../csharp/binding/declarations/source-method.js";
import { expressionsIn, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, Constant, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, outermost } from "../../csharp/flow/index.js";
import { constructorInitializer } from "../types/base-arguments.js";

/**
 * The attribute as its nearest base of the framework is given it. Undefined where that cannot be read: an argument is computed,
 * or the class that computes it is in a package.
 */
export function asFrameworkAttribute(data: AttributeData, depth = 0): AttributeData | undefined {
  const symbol = data.attributeClass?.symbol;
  if (symbol === undefined || symbol.namespace.startsWith("Microsoft.AspNetCore.")) return data;
  const base = symbol.baseType;
  if (base === undefined || symbol.origin !== "source" || depth > 8) return undefined;
  const constructors = constructorsOf(symbol);
  const called = calledConstructor(data);
  const passed =
    called instanceof SourceMethod ? passedOn(called, data) : constructors.length === 0 ? noArguments : undefined;
  if (passed === undefined) return undefined;
  const target = passed.to === "base" ? base : data.attributeClass;
  const chosen = target === undefined ? undefined : constructorFor(target.symbol, passed.values.length);
  return asFrameworkAttribute(
    {
      attributeClass: target,
      name: data.name,
      namedArguments: data.namedArguments,
      location: data.location,
      constructorArguments: passed.values,
      constructorParameters: chosen?.parameters.map(({ name }) => name) ?? [],
    },
    depth + 1,
  );
}

/** What a property of the attribute's own class says: `public string Template => "api/[controller]"`. */
export function ownProperty(data: AttributeData, name: string): Constant | undefined {
  const symbol = data.attributeClass?.symbol;
  const property = symbol?.members.find((member) => member.kind === "property" && member.name === name);
  if (symbol === undefined || property?.kind !== "property") return undefined;
  const given = data.namedArguments.find((argument) => argument.name === name)?.value;
  if (given !== undefined) return given;
  const value = property.getterExpression ?? setInConstructor(data, name) ?? property.initializer;
  if (value === undefined) return undefined;
  return constantValue(value, { ...outermost, constants: givenArguments(data) });
}

/** `Template = "api/" + resource;` in the body of the constructor that the attribute calls; undefined for several. */
function setInConstructor(data: AttributeData, name: string): SourceExpression | undefined {
  const called = calledConstructor(data);
  if (called?.body === undefined) return undefined;
  const values = [...expressionsIn(called.body)].flatMap(({ syntax, scope }): readonly SourceExpression[] => {
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

function constructorFor(symbol: NamedTypeSymbol, length: number) {
  return constructorsOf(symbol).find(({ parameters }) => parameters.length === length);
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
