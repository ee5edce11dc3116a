import { bodyOf, force, initializerOf } from "../syntax/index.js";
import type {
  AccessorDeclarationKind,
  AccessorDeclarationSyntax,
  BlockSyntax,
  ExpressionSyntax,
  IndexerDeclarationSyntax,
  PropertyDeclarationSyntax,
} from "../syntax/nodes.js";
import { bindAttributes } from "./attributes.js";
import type { SourceExpression } from "./bound-expression.js";
import { memo } from "./memo.js";
import { writtenAccessibility } from "./modifiers.js";
import { initializerScope } from "./primary-constructor.js";
import type { Scope, TypeScope } from "./scope.js";
import { memberName, SourceMember } from "./source-member.js";
import { SourceParameter, unknownType } from "./source-parameter.js";
import type { AccessorSymbol, AnnotatedType, AttributeData, ParameterSymbol, PropertySymbol } from "./symbols.js";
import { suggestTarget } from "./target-types.js";
import { bindType } from "./type-binder.js";

export class SourceProperty extends SourceMember implements PropertySymbol {
  readonly kind = "property";
  readonly syntax: PropertyDeclarationSyntax | IndexerDeclarationSyntax;
  readonly primaryConstructorParameter: ParameterSymbol | undefined = undefined;
  readonly #typeScope: TypeScope;
  readonly #type: () => AnnotatedType;
  #parameters: readonly ParameterSymbol[] | undefined;
  readonly #getter: AccessorSymbol | undefined;
  readonly #setter: (AccessorSymbol & { readonly isInitOnly: boolean }) | undefined;
  readonly #initializer = memo<SourceExpression | undefined>(
    () => this.#readInitializer(),
    () => undefined,
  );
  readonly #getterExpression = memo<SourceExpression | undefined>(
    () => this.#readGetterExpression(),
    () => undefined,
  );

  constructor(syntax: PropertyDeclarationSyntax | IndexerDeclarationSyntax, scope: Scope, typeScope: TypeScope) {
    super(
      syntax.kind === "IndexerDeclaration" ? "this[]" : memberName(scope, syntax.identifier),
      scope,
      typeScope.type,
      {
        attributeLists: syntax.attributeLists,
        modifiers: syntax.modifiers,
        declaration: syntax,
        place: syntax.kind === "IndexerDeclaration" ? syntax.parameterList : syntax.identifier,
        explicitInterface: syntax.explicitInterfaceSpecifier,
        hasBody: syntax.expressionBody !== null || (syntax.accessorList?.accessors ?? []).some(accessorHasBody),
        target: "property",
      },
    );
    this.syntax = syntax;
    this.#typeScope = typeScope;
    this.#type = memo(() => bindType(syntax.type, scope), unknownType);
    const get = this.#accessor("GetAccessorDeclaration");
    const set = this.#accessor("SetAccessorDeclaration") ?? this.#accessor("InitAccessorDeclaration");
    this.#getter =
      get !== undefined
        ? new SourceAccessor(get, this)
        : syntax.expressionBody !== null
          ? new SourceAccessor(undefined, this)
          : undefined;
    this.#setter = set === undefined ? undefined : new SourceSetter(set, this);
  }

  #accessor(kind: AccessorDeclarationKind): AccessorDeclarationSyntax | undefined {
    return this.syntax.accessorList?.accessors.find((accessor) => accessor.kind === kind);
  }

  get isIndexer(): boolean {
    return this.syntax.kind === "IndexerDeclaration";
  }

  get type(): AnnotatedType {
    return this.#type();
  }

  get parameters(): readonly ParameterSymbol[] {
    this.#parameters ??=
      this.syntax.kind === "IndexerDeclaration"
        ? this.syntax.parameterList.parameters.map(
            (parameter, ordinal) => new SourceParameter(parameter, ordinal, this.scope),
          )
        : [];
    return this.#parameters;
  }

  get isRequired(): boolean {
    return this.has("RequiredKeyword");
  }

  get getter(): AccessorSymbol | undefined {
    return this.#getter ?? undefined;
  }

  get setter(): (AccessorSymbol & { readonly isInitOnly: boolean }) | undefined {
    return this.#setter;
  }

  get initializer(): SourceExpression | undefined {
    return (
      this.#initializer() ??
      (this.implementation instanceof SourceProperty ? this.implementation.initializer : undefined)
    );
  }

  get getterExpression(): SourceExpression | undefined {
    return (
      this.#getterExpression() ??
      (this.implementation instanceof SourceProperty ? this.implementation.getterExpression : undefined)
    );
  }

  #readInitializer(): SourceExpression | undefined {
    if (this.syntax.kind !== "PropertyDeclaration") return undefined;
    const clause = initializerOf(this.syntax);
    if (clause !== null) suggestTarget(clause.value, () => this.type);
    return clause === null ? undefined : { syntax: clause.value, scope: initializerScope(this.#typeScope) };
  }

  #readGetterExpression(): SourceExpression | undefined {
    const scope: Scope = this.isIndexer
      ? { kind: "parameters", context: this.scope.context, parent: this.scope, parameters: () => this.parameters }
      : this.scope;
    const { expressionBody } = this.syntax;
    const arrow = force(expressionBody);
    if (arrow !== null) return this.#returning(arrow.expression, scope);
    const get = this.#accessor("GetAccessorDeclaration");
    if (get === undefined) return undefined;
    const body = bodyOf(get);
    const returned =
      body?.kind === "ArrowExpressionClause" ? body.expression : body === null ? undefined : onlyReturn(body);
    return returned === undefined ? undefined : this.#returning(returned, scope);
  }

  #returning(syntax: ExpressionSyntax, scope: Scope): SourceExpression {
    suggestTarget(syntax, () => this.type);
    return { syntax, scope };
  }
}

function accessorHasBody(accessor: AccessorDeclarationSyntax): boolean {
  return accessor.body !== null || accessor.expressionBody !== null;
}

function onlyReturn(block: BlockSyntax): ExpressionSyntax | undefined {
  const only = block.statements.length === 1 ? block.statements[0] : undefined;
  return only?.kind === "ReturnStatement" ? (only.expression ?? undefined) : undefined;
}

class SourceAccessor implements AccessorSymbol {
  readonly #syntax: AccessorDeclarationSyntax | undefined;
  readonly #property: SourceProperty;
  #attributes: readonly AttributeData[] | undefined;

  constructor(syntax: AccessorDeclarationSyntax | undefined, property: SourceProperty) {
    this.#syntax = syntax;
    this.#property = property;
  }

  get accessibility() {
    return (this.#syntax && writtenAccessibility(this.#syntax.modifiers)) ?? this.#property.accessibility;
  }

  get attributes(): readonly AttributeData[] {
    this.#attributes ??=
      this.#syntax === undefined ? [] : bindAttributes(this.#syntax.attributeLists, "method", this.#property.scope);
    return this.#attributes;
  }
}

class SourceSetter extends SourceAccessor {
  readonly isInitOnly: boolean;

  constructor(syntax: AccessorDeclarationSyntax, property: SourceProperty) {
    super(syntax, property);
    this.isInitOnly = syntax.kind === "InitAccessorDeclaration";
  }
}
