import { force, hasBody, initializerOf, lazyBody, parsedBody } from "../../syntax/index.js";
import type {
  AccessorDeclarationKind,
  AccessorDeclarationSyntax,
  BlockSyntax,
  ExpressionSyntax,
  IndexerDeclarationSyntax,
  PropertyDeclarationSyntax,
} from "../../syntax/nodes.js";
import { bindAttributes } from "../attributes/attributes.js";
import { bindType } from "../names/type-binder.js";
import type { MemberBody, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope, TypeScope } from "../symbols/scope.js";
import type {
  AccessorSymbol,
  AnnotatedType,
  AttributeData,
  ParameterSymbol,
  PropertySymbol,
} from "../symbols/symbols.js";
import { noteTarget } from "../types/target-types.js";
import { DeferredBody } from "./member-body.js";
import { writtenAccessibility } from "./modifiers.js";
import { initializerScope } from "./primary-constructor.js";
import { memberName, SourceMember } from "./source-member.js";
import { SourceParameter, unknownType } from "./source-parameter.js";

export class SourceProperty extends SourceMember implements PropertySymbol {
  readonly kind = "property";
  readonly syntax: PropertyDeclarationSyntax | IndexerDeclarationSyntax;
  readonly primaryConstructorParameter: ParameterSymbol | undefined = undefined;
  readonly #typeScope: TypeScope;
  #type: AnnotatedType | undefined;
  #parameters: readonly ParameterSymbol[] | undefined;
  #getter: AccessorSymbol | "none" | undefined;
  #setter: SourceSetter | "none" | undefined;
  #initializer: SourceExpression | "none" | undefined;
  #getterExpression: SourceExpression | "none" | undefined;

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
        hasBody: syntax.expressionBody !== null || (syntax.accessorList?.accessors ?? []).some(hasBody),
        target: "property",
      },
    );
    this.syntax = syntax;
    this.#typeScope = typeScope;
  }

  #accessor(kind: AccessorDeclarationKind): AccessorDeclarationSyntax | undefined {
    return this.syntax.accessorList?.accessors.find((accessor) => accessor.kind === kind);
  }

  get returnsByRef(): boolean {
    return this.syntax.type.kind === "RefType";
  }

  get isIndexer(): boolean {
    return this.syntax.kind === "IndexerDeclaration";
  }

  get type(): AnnotatedType {
    if (this.#type === undefined) {
      // The answer for a type that comes back to itself, while it is bound.
      this.#type = unknownType();
      this.#type = bindType(this.syntax.type, this.scope);
    }
    return this.#type;
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
    this.#getter ??= this.#makeGetter();
    return this.#getter === "none" ? undefined : this.#getter;
  }

  get setter(): (AccessorSymbol & { readonly isInitOnly: boolean }) | undefined {
    if (this.#setter === undefined) {
      const set = this.#accessor("SetAccessorDeclaration") ?? this.#accessor("InitAccessorDeclaration");
      this.#setter = set === undefined ? "none" : new SourceSetter(set, this);
    }
    return this.#setter === "none" ? undefined : this.#setter;
  }

  #makeGetter(): AccessorSymbol | "none" {
    const get = this.#accessor("GetAccessorDeclaration");
    if (get === undefined && this.syntax.expressionBody === null) return "none";
    return new SourceAccessor(get, this);
  }

  /** The body of an accessor, of this declaration of the property or of the one that implements it. */
  bodyOf(kinds: readonly AccessorDeclarationKind[], parameters: readonly ParameterSymbol[]): MemberBody | undefined {
    const { expressionBody, accessorList } = this.syntax;
    const isGetter = kinds.includes("GetAccessorDeclaration");
    const accessor = accessorList?.accessors.find(({ kind }) => kinds.includes(kind));
    const body = accessor === undefined ? (isGetter ? expressionBody : null) : lazyBody(accessor);
    if (body === null)
      return this.implementation instanceof SourceProperty ? this.implementation.bodyOf(kinds, parameters) : undefined;
    const scope: Scope = {
      kind: "parameters",
      context: this.scope.context,
      parent: this.scope,
      parameters: () => parameters,
      returned: () => (isGetter ? this.type : undefined),
      body: () => deferred.syntax,
    };
    const deferred = new DeferredBody(body, scope);
    return deferred;
  }

  get initializer(): SourceExpression | undefined {
    if (this.#initializer === undefined) {
      this.#initializer = "none";
      this.#initializer = this.#readInitializer() ?? "none";
    }
    if (this.#initializer !== "none") return this.#initializer;
    return this.implementation instanceof SourceProperty ? this.implementation.initializer : undefined;
  }

  get getterExpression(): SourceExpression | undefined {
    if (this.#getterExpression === undefined) {
      this.#getterExpression = "none";
      this.#getterExpression = this.#readGetterExpression() ?? "none";
    }
    if (this.#getterExpression !== "none") return this.#getterExpression;
    return this.implementation instanceof SourceProperty ? this.implementation.getterExpression : undefined;
  }

  #readInitializer(): SourceExpression | undefined {
    if (this.syntax.kind !== "PropertyDeclaration") return undefined;
    const clause = initializerOf(this.syntax);
    if (clause === null) return undefined;
    const initializer = { syntax: clause.value, scope: initializerScope(this.#typeScope) };
    noteTarget(initializer, () => this.type);
    return initializer;
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
    const body = parsedBody(get);
    const returned =
      body?.kind === "ArrowExpressionClause" ? body.expression : body === null ? undefined : onlyReturn(body);
    return returned === undefined ? undefined : this.#returning(returned, scope);
  }

  #returning(syntax: ExpressionSyntax, scope: Scope): SourceExpression {
    const returned = { syntax, scope };
    noteTarget(returned, () => this.type);
    return returned;
  }
}

function onlyReturn(block: BlockSyntax): ExpressionSyntax | undefined {
  const only = block.statements.length === 1 ? block.statements[0] : undefined;
  return only?.kind === "ReturnStatement" ? (only.expression ?? undefined) : undefined;
}

class SourceAccessor implements AccessorSymbol {
  protected readonly property: SourceProperty;
  readonly #syntax: AccessorDeclarationSyntax | undefined;
  #attributes: readonly AttributeData[] | undefined;
  #parameters: readonly ParameterSymbol[] | undefined;
  #body: MemberBody | "none" | undefined;

  constructor(syntax: AccessorDeclarationSyntax | undefined, property: SourceProperty) {
    this.#syntax = syntax;
    this.property = property;
  }

  get accessibility() {
    return (this.#syntax && writtenAccessibility(this.#syntax.modifiers)) ?? this.property.accessibility;
  }

  get attributes(): readonly AttributeData[] {
    this.#attributes ??=
      this.#syntax === undefined ? [] : bindAttributes(this.#syntax.attributeLists, "method", this.property.scope);
    return this.#attributes;
  }

  get parameters(): readonly ParameterSymbol[] {
    this.#parameters ??= this.makeParameters();
    return this.#parameters;
  }

  get body(): MemberBody | undefined {
    this.#body ??= this.property.bodyOf(this.kinds, this.parameters) ?? "none";
    return this.#body === "none" ? undefined : this.#body;
  }

  protected makeParameters(): readonly ParameterSymbol[] {
    return this.property.parameters;
  }

  protected get kinds(): readonly AccessorDeclarationKind[] {
    return ["GetAccessorDeclaration"];
  }
}

class SourceSetter extends SourceAccessor {
  readonly isInitOnly: boolean;

  constructor(syntax: AccessorDeclarationSyntax, property: SourceProperty) {
    super(syntax, property);
    this.isInitOnly = syntax.kind === "InitAccessorDeclaration";
  }

  protected override makeParameters(): readonly ParameterSymbol[] {
    const { parameters, location } = this.property;
    const property = this.property;
    const value: ParameterSymbol = {
      kind: "parameter",
      name: "value",
      ordinal: parameters.length,
      get type() {
        return property.type;
      },
      refKind: "none",
      isParams: false,
      isThis: false,
      hasDefault: false,
      defaultValue: undefined,
      attributes: [],
      location,
    };
    return [...parameters, value];
  }

  protected override get kinds(): readonly AccessorDeclarationKind[] {
    return ["SetAccessorDeclaration", "InitAccessorDeclaration"];
  }
}
