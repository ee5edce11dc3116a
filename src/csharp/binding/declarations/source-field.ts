import { initializerOf } from "../../syntax/index.js";
import type {
  EventDeclarationSyntax,
  EventFieldDeclarationSyntax,
  FieldDeclarationSyntax,
  TypeSyntax,
  VariableDeclaratorSyntax,
} from "../../syntax/nodes.js";
import { constantOfInitializer } from "../constants/constant-expression.js";
import { bindType } from "../names/type-binder.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { TypeScope } from "../symbols/scope.js";
import type { AnnotatedType, Constant, EventSymbol, FieldSymbol } from "../symbols/symbols.js";
import { noteTarget } from "../types/target-types.js";
import { initializerScope } from "./primary-constructor.js";
import { memberName, SourceMember } from "./source-member.js";
import { unknownType } from "./source-parameter.js";

export class SourceField extends SourceMember implements FieldSymbol {
  readonly kind = "field";
  readonly syntax: FieldDeclarationSyntax;
  readonly declarator: VariableDeclaratorSyntax;
  readonly #typeScope: TypeScope;
  #type: AnnotatedType | undefined;
  #constant: Constant | undefined;
  #initializer: SourceExpression | "none" | undefined;

  constructor(syntax: FieldDeclarationSyntax, declarator: VariableDeclaratorSyntax, scope: TypeScope) {
    super(memberName(scope, declarator.identifier), scope, scope.type, {
      attributeLists: syntax.attributeLists,
      modifiers: syntax.modifiers,
      declaration: syntax,
      place: declarator.identifier,
      explicitInterface: null,
      hasBody: true,
      target: "field",
    });
    this.syntax = syntax;
    this.declarator = declarator;
    this.#typeScope = scope;
  }

  /** `fixed byte data[8]` is a pointer to its elements. */
  #bindFieldType(): AnnotatedType {
    const type = bindType(this.syntax.declaration.type, this.scope);
    return this.has("FixedKeyword") ? { type: { kind: "pointer", element: type }, nullability: "notAnnotated" } : type;
  }

  get type(): AnnotatedType {
    if (this.#type === undefined) {
      // The answer for a type that comes back to itself, while it is bound.
      this.#type = unknownType();
      this.#type = this.#bindFieldType();
    }
    return this.#type;
  }

  override get isStatic(): boolean {
    return super.isStatic || this.isConst;
  }

  get isConst(): boolean {
    return this.has("ConstKeyword");
  }

  get isReadOnly(): boolean {
    return this.has("ReadOnlyKeyword");
  }

  get isVolatile(): boolean {
    return this.has("VolatileKeyword");
  }

  get isRequired(): boolean {
    return this.has("RequiredKeyword");
  }

  get constantValue(): Constant | undefined {
    if (!this.isConst) return undefined;
    if (this.#constant === undefined) {
      // The answer for a constant that is defined by itself.
      this.#constant = { kind: "error", location: this.location };
      this.#constant = constantOfInitializer(this.initializer, this.type, this.location);
    }
    return this.#constant;
  }

  get initializer(): SourceExpression | undefined {
    if (this.#initializer === undefined) {
      const clause = initializerOf(this.declarator);
      this.#initializer = clause === null ? "none" : { syntax: clause.value, scope: initializerScope(this.#typeScope) };
      if (this.#initializer !== "none") noteTarget(this.#initializer, () => this.type);
    }
    return this.#initializer === "none" ? undefined : this.#initializer;
  }
}

export class SourceEvent extends SourceMember implements EventSymbol {
  readonly kind = "event";
  readonly #written: TypeSyntax;
  #type: AnnotatedType | undefined;

  constructor(
    syntax: EventFieldDeclarationSyntax | EventDeclarationSyntax,
    declarator: VariableDeclaratorSyntax | undefined,
    scope: TypeScope,
  ) {
    const isField = syntax.kind === "EventFieldDeclaration";
    const identifier = isField
      ? (declarator?.identifier ?? { kind: "IdentifierToken", start: syntax.end, end: syntax.end })
      : syntax.identifier;
    super(memberName(scope, identifier), scope, scope.type, {
      attributeLists: syntax.attributeLists,
      modifiers: syntax.modifiers,
      declaration: syntax,
      place: identifier,
      explicitInterface: isField ? null : syntax.explicitInterfaceSpecifier,
      hasBody: !isField,
      target: "event",
    });
    this.#written = isField ? syntax.declaration.type : syntax.type;
  }

  get type(): AnnotatedType {
    if (this.#type === undefined) {
      this.#type = unknownType();
      this.#type = bindType(this.#written, this.scope);
    }
    return this.#type;
  }
}
