/**
 * Whether the compiler writes `[Nullable]` on a parameter: SignalR does not take a parameter with any attribute from the services. The
 * method says once what most of its types are, and a parameter that differs says it itself.
 * https://github.com/dotnet/roslyn/blob/main/docs/features/nullable-metadata.md
 */
import type { AnnotatedType, MethodSymbol, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType } from "../../csharp/binding/symbols/types.js";

const flags = { oblivious: 0, notAnnotated: 1, annotated: 2 } as const;
type Flag = (typeof flags)[keyof typeof flags];

export function hasNullableAttribute({ type }: ParameterSymbol, method: MethodSymbol): boolean {
  const typeFlags = flagsOf(type);
  if (typeFlags.length === 0) return false;
  const common = commonFlag(typeFlags);
  return common === undefined || common !== (mostCommon(method) ?? flags.oblivious);
}

function mostCommon({ returnType, parameters }: MethodSymbol): Flag | undefined {
  const counts = [0, 0, 0];
  for (const type of [returnType, ...parameters.map((parameter) => parameter.type)]) {
    const flag = commonFlag(flagsOf(type));
    if (flag !== undefined) counts[flag] = (counts[flag] ?? 0) + 1;
  }
  const [none = 0, notNull = 0, nullable = 0] = counts;
  if (nullable > Math.max(none, notNull)) return flags.annotated;
  if (none === 0 && notNull === 0) return undefined;
  return notNull > none ? flags.notAnnotated : flags.oblivious;
}

function commonFlag(all: readonly Flag[]): Flag | undefined {
  return all.every((flag) => flag === all[0]) ? all[0] : undefined;
}

function flagsOf({ type, nullability }: AnnotatedType): readonly Flag[] {
  const flag = flags[nullability];
  switch (type.kind) {
    case "array":
      return [flag, ...flagsOf(type.element)];
    case "tuple":
      return [flags.oblivious, ...type.elements.flatMap((element) => flagsOf(element.type))];
    case "named": {
      const inner = type.typeArguments.flatMap(flagsOf);
      if (isNullableValue(type)) return inner;
      if (!isValueType(type)) return [flag, ...inner];
      return type.typeArguments.length === 0 ? [] : [flags.oblivious, ...inner];
    }
    default:
      return [flag];
  }
}
