/** Options that are taken over, one by one, from a `JsonSerializerOptions` that is made elsewhere in the program. */
import { bindExpression, textOf } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { deeper, deepest, type Frame, type FramedExpression, follow } from "../../csharp/flow/index.js";
import type { SourceFile } from "../../csharp/syntax/index.js";
import { contextOption } from "./serializer-contexts.js";

/** What options were made with. */
interface MadeOptions {
  readonly set: ReadonlyMap<string, FramedExpression>;
  readonly converters: readonly FramedExpression[];
  /** `JsonSerializerDefaults.Web`. */
  readonly isWeb: boolean;
}

export type CopiedOption =
  | { readonly kind: "set"; readonly value: FramedExpression }
  | { readonly kind: "default"; readonly isWeb: boolean }
  | { readonly kind: "unknown" };

/** `kept.X` of other options; undefined where the value is something else. */
export function copiedOption(option: string, value: SourceExpression, frame: Frame): CopiedOption | undefined {
  const bound = bindExpression(value);
  if (bound.kind !== "property" || bound.receiver === undefined || contextOption(value) !== undefined) return undefined;
  const { containingType, name } = bound.symbol;
  if (containingType.metadataName !== serializerOptions) return undefined;
  const made = name === option ? madeOptions(bound.receiver, frame, [value.scope.context.file]) : undefined;
  if (made === undefined) return { kind: "unknown" };
  const set = made.set.get(option);
  return set === undefined ? { kind: "default", isWeb: made.isWeb } : { kind: "set", value: set };
}

/** The elements of `foreach (var converter in kept.Converters)`; undefined where they cannot be seen. */
export function copiedConverters(collection: SourceExpression, frame: Frame): readonly FramedExpression[] | undefined {
  const bound = bindExpression(collection);
  if (bound.kind !== "property" || bound.receiver === undefined || bound.symbol.name !== "Converters") return undefined;
  return madeOptions(bound.receiver, frame, [collection.scope.context.file])?.converters;
}

/** What the variable of a `foreach` goes through. */
export function elementsOf(bound: BoundExpression): SourceExpression | undefined {
  const source = bound.kind === "local" ? bound.variable.source : undefined;
  return source?.kind === "element" ? source.expression : undefined;
}

const serializerOptions = "System.Text.Json.JsonSerializerOptions";

/** @param files Where the options, or what they are made from, are named: none of them may change them afterwards. */
function madeOptions(
  expression: SourceExpression,
  frame: Frame,
  files: readonly SourceFile[],
): MadeOptions | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  const around = [...files, expression.scope.context.file];
  if (bound.kind !== "creation") {
    const next = follow(bound, frame);
    if (next === undefined || isChanged(expression, [...around, next.expression.scope.context.file])) return undefined;
    return madeOptions(next.expression, deeper(next.frame), around);
  }
  const { type } = bound.type;
  if (type.kind !== "named" || type.symbol.metadataName !== serializerOptions) return undefined;
  const [given] = bound.arguments;
  const base =
    given === undefined ? plain : (defaultsOf(given.value) ?? madeOptions(given.value, deeper(frame), around));
  if (base === undefined) return undefined;
  const set = new Map(base.set);
  const converters = [...base.converters];
  for (const { name, value } of bound.initializers) {
    if (name !== "Converters") set.set(name, { expression: value, frame });
    else if (value.syntax.kind !== "CollectionInitializerExpression") return undefined;
    else
      for (const syntax of value.syntax.expressions)
        converters.push({ expression: { syntax, scope: value.scope }, frame });
  }
  return { set, converters, isWeb: base.isWeb };
}

const plain: MadeOptions = { set: new Map(), converters: [], isWeb: false };
const web: MadeOptions = { set: new Map(), converters: [], isWeb: true };

function defaultsOf(value: SourceExpression): MadeOptions | undefined {
  const [, name] = /\bJsonSerializerDefaults\.(\w+)$/.exec(textOf(value)) ?? [];
  return name === "Web" ? web : name === "General" ? plain : undefined;
}

/** `kept.X = …`, `kept.Converters.Add(…)`, and a call that is given `kept`: what it does with it is not followed. */
function isChanged(named: SourceExpression, files: readonly SourceFile[]): boolean {
  const [name] = /\w+$/.exec(textOf(named)) ?? [];
  if (name === undefined) return true;
  const set = `\\b${name}\\s*\\.\\s*(\\w+\\s*=[^=>]|(Converters|TypeInfoResolverChain)\\s*\\.\\s*(Add|Insert|Clear|Remove))`;
  const given = `\\b(?!(${harmless})\\b)\\w+\\s*\\(([^()]*,)?\\s*([\\w.]+\\.)?${name}\\s*[,)]`;
  const changed = new RegExp(`${set}|${given}`);
  return [...new Set(files)].some(({ bytes }) => changed.test(Buffer.from(bytes).toString("utf8")));
}

/** They copy the options, or only look at them. */
const harmless =
  "new|JsonSerializerOptions|nameof|Serialize\\w*|Deserialize\\w*|GetTypeInfo|ReadFromJsonAsync|WriteAsJsonAsync";
