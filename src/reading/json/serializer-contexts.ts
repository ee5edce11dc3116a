/**
 * Source-generated contexts in the chain of resolvers. The options that the chain belongs to decide names and nulls; of the
 * context's own options only `UseStringEnumConverter` goes with the metadata it makes.
 */
import { baseTypes, bindExpression, membersOf, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant, NamedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { argument, attribute, attributesNamed, boolOf, namedArgument, typeOf } from "../attributes.js";

const json = "System.Text.Json.Serialization.";

/** The enums that the context writes as names, by metadata name; undefined where the expression is not a context. */
export function contextEnums(value: SourceExpression): readonly string[] | undefined {
  const context = contextOf(value);
  if (context === undefined) return undefined;
  const options = attribute(context.attributes, `${json}JsonSourceGenerationOptions`);
  if (options === undefined || boolOf(namedArgument(options, "UseStringEnumConverter")) !== true) return [];
  const roots = attributesNamed(context.attributes, `${json}JsonSerializable`).flatMap(
    (data) => typeOf(argument(data, "type", 0)) ?? [],
  );
  return enumsWithin(roots);
}

/** `AppContext.Default.Options.X`: what the attribute of the context sets X to; undefined where it sets nothing, or it is not a context. */
export function contextOption(
  value: SourceExpression,
): { readonly option: string; readonly given: Constant | undefined } | undefined {
  const { syntax, scope } = value;
  if (syntax.kind !== "SimpleMemberAccessExpression") return undefined;
  const options = syntax.expression;
  if (options.kind !== "SimpleMemberAccessExpression" || !/\.Options$/.test(textOf({ syntax: options, scope })))
    return undefined;
  const context = contextOf({ syntax: options.expression, scope });
  const option = /\.(\w+)$/.exec(textOf(value))?.[1];
  if (context === undefined || option === undefined) return undefined;
  const data = attribute(context.attributes, `${json}JsonSourceGenerationOptions`);
  return { option, given: data === undefined ? undefined : namedArgument(data, option) };
}

/** `AppContext.Default`, `new AppContext()`. The `Default` property is generated and not in the source. */
function contextOf(value: SourceExpression): NamedTypeSymbol | undefined {
  const { syntax, scope } = value;
  const bound =
    syntax.kind === "SimpleMemberAccessExpression"
      ? bindExpression({ syntax: syntax.expression, scope })
      : bindExpression(value);
  const type = bound.kind === "type" ? bound.type : bound.kind === "creation" ? bound.type.type : undefined;
  if (type?.kind !== "named") return undefined;
  const isContext = baseTypes(type).some(({ symbol }) => symbol.metadataName === `${json}JsonSerializerContext`);
  return isContext ? type.symbol : undefined;
}

function enumsWithin(roots: readonly AnnotatedType[]): readonly string[] {
  const enums = new Set<string>();
  const seen = new Set<NamedTypeSymbol>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { type } = next;
    if (type.kind === "array") waiting.push(type.element);
    if (type.kind !== "named") continue;
    waiting.push(...type.typeArguments);
    if (type.symbol.typeKind === "enum") enums.add(type.symbol.metadataName);
    else if (!seen.has(type.symbol)) {
      seen.add(type.symbol);
      waiting.push(...propertyTypes(type));
    }
  }
  return [...enums];
}

function propertyTypes(type: NamedType): readonly AnnotatedType[] {
  if (type.symbol.namespace.startsWith("System")) return [];
  return membersOf(selfType(type.symbol)).flatMap(({ member }) =>
    member.kind === "property" || member.kind === "field" ? [member.type] : [],
  );
}
