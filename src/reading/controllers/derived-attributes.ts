/** A project's own attribute over one of the framework's: `class V1Attribute(string path) : RouteAttribute("v1/" + path)`. */
import type { SourceExpression } from "../../csharp/binding/bound-expression.js";
import { SourceMethod } from "../../csharp/binding/source-method.js";
import type { AttributeData, Constant, NamedTypeSymbol } from "../../csharp/binding/symbols.js";
import type { ArgumentListSyntax } from "../../csharp/syntax/index.js";
import { constantValue, outermost } from "../contracts/evaluation.js";

/** The attribute as its nearest base outside the sources is given it; as written where that cannot be followed. */
export function asFrameworkAttribute(data: AttributeData, depth = 0): AttributeData {
  const symbol = data.attributeClass?.symbol;
  const base = symbol?.baseType;
  if (symbol === undefined || base === undefined || symbol.origin !== "source" || depth > 8) return data;
  const called = constructorsOf(symbol).find(
    ({ parameters }) =>
      parameters.length === data.constructorParameters.length &&
      parameters.every((parameter, at) => parameter.name === data.constructorParameters[at]),
  );
  const passed = called instanceof SourceMethod ? passedToBase(called, data) : [];
  if (passed === undefined) return data;
  const chosen = constructorsOf(base.symbol).find(({ parameters }) => parameters.length === passed.length);
  return asFrameworkAttribute(
    {
      attributeClass: base,
      name: data.name,
      namedArguments: data.namedArguments,
      location: data.location,
      constructorArguments: passed,
      constructorParameters: chosen?.parameters.map(({ name }) => name) ?? [],
    },
    depth + 1,
  );
}

function constructorsOf(symbol: NamedTypeSymbol) {
  return symbol.members.flatMap((member) =>
    member.kind === "method" && member.methodKind === "constructor" ? [member] : [],
  );
}

/** Undefined when an argument depends on more than constants and the attribute's own arguments. */
function passedToBase(called: SourceMethod, data: AttributeData): readonly Constant[] | undefined {
  const given = new Map(
    data.constructorParameters.flatMap((name, at) => {
      const value = data.constructorArguments[at];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const values = baseArguments(called)?.arguments.map(({ expression }) => {
    const source: SourceExpression = { syntax: expression, scope: called.bodyScope };
    return constantValue(source, { ...outermost, constants: given });
  });
  if (values === undefined) return [];
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** `: base(…)` of a constructor, `: Base(…)` of a class with a primary one. */
function baseArguments({ syntax }: SourceMethod): ArgumentListSyntax | undefined {
  if (syntax.kind === "ConstructorDeclaration") {
    return syntax.initializer?.kind === "BaseConstructorInitializer" ? syntax.initializer.argumentList : undefined;
  }
  if (!("baseList" in syntax)) return undefined;
  const [first] = syntax.baseList?.types ?? [];
  return first?.kind === "PrimaryConstructorBaseType" ? first.argumentList : undefined;
}
