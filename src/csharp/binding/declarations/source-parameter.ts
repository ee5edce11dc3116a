import type { Location } from "../../../diagnostics/location.js";
import { identifierText, locationOf } from "../../syntax/index.js";
import type { ParameterSyntax } from "../../syntax/nodes.js";
import { bindAttributes, findAttribute } from "../attributes/attributes.js";
import { defaultValueOf } from "../constants/default-value.js";
import { bindType } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, AttributeData, Constant, ParameterSymbol } from "../symbols/symbols.js";
import { hasModifier, type Modifiers } from "./modifiers.js";

type RefKind = ParameterSymbol["refKind"];

interface ParameterOptions {
  /** For lambda parameters that leave their type out. */
  readonly inferred?: () => AnnotatedType;
  /** Of the implementing declaration of a partial member. */
  readonly otherAttributes?: () => readonly AttributeData[];
  readonly isReceiver?: boolean;
  /** Of a case of a union, which is a type alone. */
  readonly impliedName?: string;
}

const noOptions: ParameterOptions = {};

export class SourceParameter implements ParameterSymbol {
  readonly kind = "parameter";
  readonly name: string;
  readonly ordinal: number;
  readonly syntax: ParameterSyntax;
  readonly scope: Scope;
  readonly isParams: boolean;
  readonly isThis: boolean;
  readonly refKind: RefKind;
  readonly #options: ParameterOptions;
  #type: AnnotatedType | "running" | undefined;
  #attributes: readonly AttributeData[] | undefined;
  #defaultValue: Constant | "none" | undefined;
  #location: Location | undefined;

  constructor(syntax: ParameterSyntax, ordinal: number, scope: Scope, options: ParameterOptions = noOptions) {
    const { file } = scope.context;
    this.syntax = syntax;
    this.scope = scope;
    this.ordinal = ordinal;
    this.name = syntax.identifier === null ? (options.impliedName ?? "") : identifierText(file, syntax.identifier);
    this.isParams = hasModifier(syntax.modifiers, "ParamsKeyword");
    this.isThis = options.isReceiver === true || hasModifier(syntax.modifiers, "ThisKeyword");
    this.refKind = refKindOf(syntax.modifiers);
    this.#options = options;
  }

  get type(): AnnotatedType {
    if (this.#type === undefined) {
      this.#type = "running";
      const { type } = this.syntax;
      this.#type = type !== null ? bindType(type, this.scope) : (this.#options.inferred?.() ?? unknownType());
    }
    // The answer for a type that comes back to itself, while it is bound.
    return this.#type === "running" ? unknownType() : this.#type;
  }

  get hasDefault(): boolean {
    return this.syntax.default !== null || this.defaultAttribute !== undefined;
  }

  /** `[Optional, DefaultParameterValue(5)]` says `= 5` in a way older compilers understand. */
  get defaultAttribute(): AttributeData | undefined {
    if (this.syntax.attributeLists.length === 0) return undefined;
    return findAttribute(this.attributes, ["System.Runtime.InteropServices.DefaultParameterValueAttribute"]);
  }

  get defaultValue(): Constant | undefined {
    if (this.#defaultValue === undefined) {
      this.#defaultValue = "none";
      this.#defaultValue = defaultValueOf(this) ?? "none";
    }
    return this.#defaultValue === "none" ? undefined : this.#defaultValue;
  }

  get attributes(): readonly AttributeData[] {
    if (this.#attributes === undefined) {
      const bound = bindAttributes(this.syntax.attributeLists, "param", this.scope);
      const { otherAttributes } = this.#options;
      this.#attributes = otherAttributes === undefined ? bound : [...bound, ...otherAttributes()];
    }
    return this.#attributes;
  }

  get location(): Location {
    this.#location ??= locationOf(this.scope.context.file, this.syntax.identifier ?? this.syntax);
    return this.#location;
  }
}

/** `ref readonly` is written as two modifiers. */
function refKindOf(modifiers: Modifiers): RefKind {
  if (modifiers.length === 0) return "none";
  if (hasModifier(modifiers, "OutKeyword")) return "out";
  if (hasModifier(modifiers, "InKeyword")) return "in";
  if (hasModifier(modifiers, "RefKeyword")) return hasModifier(modifiers, "ReadOnlyKeyword") ? "refReadOnly" : "ref";
  return "none";
}

export function unknownType(): AnnotatedType {
  return {
    type: { kind: "error", name: "", typeArguments: [], location: undefined, candidates: [] },
    nullability: "oblivious",
  };
}
