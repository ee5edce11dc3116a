import { memo } from "../../../caching/memo.js";
import type { EnumMemberDeclarationSyntax } from "../../syntax/nodes.js";
import { convertConstant } from "../constants/constant-conversion.js";
import { evaluateEnumInitializer } from "../constants/constant-expression.js";
import { enumConstant } from "../constants/constant-folding.js";
import { bindType } from "../names/type-binder.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { TypeScope } from "../symbols/scope.js";
import { specialTypeOf } from "../symbols/special-types.js";
import type { AnnotatedType, Constant, FieldSymbol, SpecialType } from "../symbols/symbols.js";
import { selfType } from "../symbols/types.js";
import { fitsInteger, isIntegerType } from "../types/numeric-types.js";
import { memberName, SourceMember } from "./source-member.js";
import type { SourceNamedType } from "./source-type.js";

/** The written underlying type, `int` otherwise; undefined for other types. */
export function underlyingTypeOf(type: SourceNamedType): SpecialType | undefined {
  const part = type.parts[0];
  if (part?.syntax.kind !== "EnumDeclaration") return undefined;
  const written = part.syntax.baseList?.types[0];
  if (written === undefined) return "int";
  const special = specialTypeOf(bindType(written.type, part.outer).type);
  return isIntegerType(special) ? special : "int";
}

/** One value is given, or one more than the member before. */
export class SourceEnumMember extends SourceMember implements FieldSymbol {
  readonly kind = "field";
  readonly syntax: EnumMemberDeclarationSyntax;
  readonly isConst = true;
  readonly isReadOnly = false;
  readonly isVolatile = false;
  readonly isRequired = false;
  readonly #previous: SourceEnumMember | undefined;
  readonly #value = memo(
    () => this.#computeValue(),
    () => undefined,
  );

  constructor(syntax: EnumMemberDeclarationSyntax, scope: TypeScope, previous: SourceEnumMember | undefined) {
    super(memberName(scope, syntax.identifier), scope, scope.type, {
      attributeLists: syntax.attributeLists,
      modifiers: syntax.modifiers,
      declaration: syntax,
      place: syntax.identifier,
      explicitInterface: null,
      hasBody: true,
      target: "field",
    });
    this.syntax = syntax;
    this.#previous = previous;
  }

  override get accessibility() {
    return "public" as const;
  }

  override get isStatic() {
    return true;
  }

  get type(): AnnotatedType {
    return { type: selfType(this.containingType), nullability: "notAnnotated" };
  }

  get initializer(): SourceExpression | undefined {
    const clause = this.syntax.equalsValue;
    return clause === null ? undefined : { syntax: clause.value, scope: this.scope };
  }

  get constantValue(): Constant {
    const value = this.#value();
    return value === undefined
      ? { kind: "error", location: this.location }
      : enumConstant(selfType(this.containingType), value);
  }

  #computeValue(): bigint | undefined {
    const underlying = this.containingType.enumUnderlyingType;
    if (!isIntegerType(underlying)) return undefined;
    const { initializer } = this;
    if (initializer !== undefined) {
      const constant = evaluateEnumInitializer(initializer);
      const converted = constant === undefined ? undefined : convertConstant(constant, selfType(this.containingType));
      return converted?.kind === "enum" ? converted.value : undefined;
    }
    if (this.#previous === undefined) return 0n;
    const before = this.#previous.#value();
    return before !== undefined && fitsInteger(before + 1n, underlying) ? before + 1n : undefined;
  }
}
