import { identifierText, textOf } from "../../syntax/index.js";
import type {
  TypeParameterConstraintClauseSyntax,
  TypeParameterConstraintSyntax,
  TypeParameterListSyntax,
  TypeParameterSyntax,
} from "../../syntax/nodes.js";
import { bindAttributes } from "../attributes/attributes.js";
import { bindType } from "../names/type-binder.js";
import type { FileContext, Scope } from "../symbols/scope.js";
import type { AnnotatedType, AttributeData, TypeParameterSymbol } from "../symbols/symbols.js";

/** A declaration's own list and constraint clauses; partial types have several. */
interface TypeParameterPart {
  readonly list: TypeParameterListSyntax | null;
  readonly clauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly context: FileContext;
  /** What constraints see: the type parameters themselves too. */
  readonly scope: () => Scope;
}

/** Constraints that a method takes over from the one it overrides or implements explicitly. */
export interface InheritedConstraints {
  /** Of the other method. */
  readonly parameter: TypeParameterSymbol;
  /** Its constraint types, as this method's class and type parameters see them. */
  readonly constraintTypes: () => readonly AnnotatedType[];
}

type FindInherited = (ordinal: number) => InheritedConstraints | undefined;

export function makeTypeParameters(
  parts: readonly TypeParameterPart[],
  inherited?: FindInherited,
): readonly SourceTypeParameter[] {
  const count = parts[0]?.list?.parameters.length ?? 0;
  return Array.from({ length: count }, (_, ordinal) => new SourceTypeParameter(parts, ordinal, inherited));
}

interface Constraint {
  readonly syntax: TypeParameterConstraintSyntax;
  readonly part: TypeParameterPart;
}

export class SourceTypeParameter implements TypeParameterSymbol {
  readonly kind = "typeParameter";
  readonly name: string;
  readonly ordinal: number;
  readonly variance: "none" | "in" | "out";
  readonly #parts: readonly TypeParameterPart[];
  readonly #inherited: FindInherited | undefined;
  #constraints: readonly Constraint[] | undefined;
  #constraintTypes: readonly AnnotatedType[] | undefined;
  #attributes: readonly AttributeData[] | undefined;

  constructor(parts: readonly TypeParameterPart[], ordinal: number, inherited: FindInherited | undefined) {
    const first = parts[0];
    const syntax = first?.list?.parameters[ordinal];
    this.#parts = parts;
    this.#inherited = inherited;
    this.ordinal = ordinal;
    this.name =
      first === undefined || syntax === undefined ? "" : identifierText(first.context.file, syntax.identifier);
    this.variance = syntax?.variance === "InKeyword" ? "in" : syntax?.variance === "OutKeyword" ? "out" : "none";
  }

  #written(): readonly Constraint[] {
    this.#constraints ??= this.#parts.flatMap((part) =>
      part.clauses
        .filter((clause) => identifierText(part.context.file, clause.name) === this.#nameIn(part))
        .flatMap((clause) => clause.constraints.map((syntax) => ({ syntax, part }))),
    );
    return this.#constraints;
  }

  #nameIn(part: TypeParameterPart): string {
    const syntax = part.list?.parameters[this.ordinal];
    return syntax === undefined ? this.name : identifierText(part.context.file, syntax.identifier);
  }

  #has(test: (syntax: TypeParameterConstraintSyntax, part: TypeParameterPart) => boolean): boolean {
    return this.#written().some(({ syntax, part }) => test(syntax, part));
  }

  get #base(): TypeParameterSymbol | undefined {
    return this.#inherited?.(this.ordinal)?.parameter;
  }

  /** `where T : class` or `default` on an override, which decides what `T?` means in its signature. */
  get isConstrainedHere(): boolean {
    return this.#written().length > 0;
  }

  get hasReferenceTypeConstraint(): boolean {
    return this.#has((c) => c.kind === "ClassConstraint") || (this.#base?.hasReferenceTypeConstraint ?? false);
  }

  get hasNullableReferenceTypeConstraint(): boolean {
    return (
      this.#has((c) => c.kind === "ClassConstraint" && c.isNullable) ||
      (this.#base?.hasNullableReferenceTypeConstraint ?? false)
    );
  }

  get hasValueTypeConstraint(): boolean {
    return (
      this.#has((c, part) => c.kind === "StructConstraint" || isWord(c, part, "unmanaged")) ||
      (this.#base?.hasValueTypeConstraint ?? false)
    );
  }

  get hasUnmanagedConstraint(): boolean {
    return this.#has((c, part) => isWord(c, part, "unmanaged")) || (this.#base?.hasUnmanagedConstraint ?? false);
  }

  get hasNotNullConstraint(): boolean {
    return this.#has((c, part) => isWord(c, part, "notnull")) || (this.#base?.hasNotNullConstraint ?? false);
  }

  get hasConstructorConstraint(): boolean {
    return this.#has((c) => c.kind === "ConstructorConstraint") || (this.#base?.hasConstructorConstraint ?? false);
  }

  get allowsRefLike(): boolean {
    return this.#has((c) => c.kind === "AllowsConstraintClause") || (this.#base?.allowsRefLike ?? false);
  }

  get constraintTypes(): readonly AnnotatedType[] {
    this.#constraintTypes ??= this.#bindConstraintTypes();
    return this.#constraintTypes;
  }

  #bindConstraintTypes(): readonly AnnotatedType[] {
    const inherited = this.#inherited?.(this.ordinal);
    if (inherited !== undefined) return inherited.constraintTypes();
    const seen = new Set<TypeParameterPart>();
    const types: AnnotatedType[] = [];
    for (const { syntax, part } of this.#written()) {
      // Partial declarations repeat the same constraints: one part's are all of them.
      if (seen.size > 0 && !seen.has(part)) break;
      seen.add(part);
      if (syntax.kind !== "TypeConstraint" || isWord(syntax, part, "unmanaged") || isWord(syntax, part, "notnull"))
        continue;
      types.push(bindType(syntax.type, part.scope()));
    }
    return types;
  }

  get attributes(): readonly AttributeData[] {
    this.#attributes ??= this.#parts.flatMap((part) => {
      const syntax: TypeParameterSyntax | undefined = part.list?.parameters[this.ordinal];
      return syntax === undefined ? [] : bindAttributes(syntax.attributeLists, "typevar", part.scope());
    });
    return this.#attributes;
  }
}

/** `notnull` and `unmanaged` are names to the grammar and constraints to the language. */
function isWord(syntax: TypeParameterConstraintSyntax, part: TypeParameterPart, word: string): boolean {
  return (
    syntax.kind === "TypeConstraint" &&
    syntax.type.kind === "IdentifierName" &&
    syntax.type.end - syntax.type.start === word.length &&
    textOf(part.context.file, syntax.type) === word
  );
}
