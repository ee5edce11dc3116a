import { hasBody, lazyBody, textOf } from "../../syntax/index.js";
import type {
  ConstructorDeclarationSyntax,
  ConversionOperatorDeclarationSyntax,
  DelegateDeclarationSyntax,
  DestructorDeclarationSyntax,
  LocalFunctionStatementSyntax,
  MethodDeclarationSyntax,
  OperatorDeclarationSyntax,
  ParameterSyntax,
  TypeDeclarationSyntax,
} from "../../syntax/nodes.js";
import { bindAttributes } from "../attributes/attributes.js";
import { bindType, specialType } from "../names/type-binder.js";
import type { MemberBody } from "../symbols/bound-expression.js";
import type { ParameterScope, Scope, TypeParameterScope } from "../symbols/scope.js";
import type { SourceTypeSymbol } from "../symbols/source-symbols.js";
import type {
  AnnotatedType,
  AttributeData,
  MethodSymbol,
  ParameterSymbol,
  TypeParameterSymbol,
} from "../symbols/symbols.js";
import { annotate } from "../symbols/types.js";
import { awaitedType } from "../types/awaiting.js";
import { DeferredBody } from "./member-body.js";
import { hasModifier } from "./modifiers.js";
import { operatorName } from "./operator-names.js";
import { inheritedConstraints } from "./overridden-method.js";
import { memberName, SourceMember } from "./source-member.js";
import { SourceParameter } from "./source-parameter.js";
import { makeTypeParameters, type SourceTypeParameter } from "./source-type-parameter.js";

type MethodSyntax =
  | MethodDeclarationSyntax
  | ConstructorDeclarationSyntax
  | DestructorDeclarationSyntax
  | OperatorDeclarationSyntax
  | ConversionOperatorDeclarationSyntax
  | LocalFunctionStatementSyntax
  /** The `Invoke` of a delegate. */
  | DelegateDeclarationSyntax
  /** The primary constructor. */
  | TypeDeclarationSyntax;

/** What an extension block gives to the methods inside it: type parameters and the receiver. */
interface ExtensionReceiver {
  readonly typeParameters: readonly SourceTypeParameter[];
  readonly parameter: SourceParameter | undefined;
}

export class SourceMethod extends SourceMember implements MethodSymbol {
  readonly kind = "method";
  readonly methodKind: MethodSymbol["methodKind"];
  readonly syntax: MethodSyntax;
  readonly isPrimaryConstructor: boolean;
  readonly #receiver: ExtensionReceiver | undefined;
  #typeParameters: readonly TypeParameterSymbol[] | undefined;
  #ownTypeParameters: readonly SourceTypeParameter[] | undefined;
  #parameters: readonly ParameterSymbol[] | undefined;
  #signatureScope: Scope | undefined;
  #bodyScope: ParameterScope | undefined;
  #returnAttributes: readonly AttributeData[] | undefined;
  #returnType: AnnotatedType | "running" | undefined;
  #body: MemberBody | "none" | undefined;

  constructor(syntax: MethodSyntax, scope: Scope, containingType: SourceTypeSymbol, receiver?: ExtensionReceiver) {
    super(nameOfMethod(syntax, scope), scope, containingType, {
      attributeLists: syntax.attributeLists,
      modifiers: isTypeHeader(syntax) || syntax.kind === "DelegateDeclaration" ? [] : syntax.modifiers,
      declaration: syntax,
      place: placeOf(syntax),
      explicitInterface: "explicitInterfaceSpecifier" in syntax ? syntax.explicitInterfaceSpecifier : null,
      hasBody: "body" in syntax && hasBody(syntax),
      target: syntax.kind === "DelegateDeclaration" ? "none" : isTypeHeader(syntax) ? "primaryConstructor" : "method",
    });
    this.syntax = syntax;
    // An operator of an extension block is an ordinary static method to everybody else.
    this.methodKind =
      receiver !== undefined && syntax.kind === "OperatorDeclaration" ? "ordinary" : kindOfMethod(syntax);
    this.isPrimaryConstructor = isTypeHeader(syntax) && syntax.kind !== "UnionDeclaration";
    this.#receiver = receiver;
  }

  /** The comment of a union is not one of the constructors that it implies. */
  override get documentation() {
    return this.syntax.kind === "UnionDeclaration" ? undefined : super.documentation;
  }

  override get accessibility() {
    if (this.syntax.kind === "DelegateDeclaration") return "public";
    if (isTypeHeader(this.syntax)) return this.containingType.isAbstract ? "protected" : "public";
    if (this.methodKind === "destructor") return "protected";
    if (this.methodKind === "localFunction") return "notApplicable";
    if (this.methodKind === "staticConstructor") return "private";
    return super.accessibility;
  }

  override get isVirtual() {
    return this.syntax.kind === "DelegateDeclaration" || super.isVirtual;
  }

  override get isStatic() {
    // A method of an extension block is a static method of the class around it.
    return super.isStatic || this.#receiver !== undefined;
  }

  override get isAbstract() {
    return this.methodKind === "localFunction" ? false : super.isAbstract;
  }

  get typeParameters(): readonly TypeParameterSymbol[] {
    const declared = this.#declaredTypeParameters();
    if (this.#receiver === undefined) return declared;
    this.#typeParameters ??= [...this.#receiver.typeParameters, ...declared];
    return this.#typeParameters;
  }

  #declaredTypeParameters(): readonly SourceTypeParameter[] {
    const { syntax } = this;
    const isGeneric =
      (syntax.kind === "MethodDeclaration" || syntax.kind === "LocalFunctionStatement") &&
      syntax.typeParameterList !== null;
    if (!isGeneric) return noTypeParameters;
    this.#ownTypeParameters ??= this.#makeTypeParameters(syntax);
    return this.#ownTypeParameters;
  }

  #makeTypeParameters(syntax: MethodDeclarationSyntax | LocalFunctionStatementSyntax): readonly SourceTypeParameter[] {
    return makeTypeParameters(
      [
        {
          list: syntax.typeParameterList,
          clauses: syntax.constraintClauses,
          context: this.scope.context,
          scope: () => this.signatureScope,
        },
      ],
      this.#takesConstraintsOver ? (ordinal) => inheritedConstraints(this, ordinal) : undefined,
    );
  }

  get #takesConstraintsOver(): boolean {
    return this.isOverride || this.isExplicitInterfaceImplementation;
  }

  /** Sees the method's type parameters, not its parameters. */
  get signatureScope(): Scope {
    if (this.#signatureScope === undefined) {
      const declared = this.#declaredTypeParameters();
      if (declared.length === 0) this.#signatureScope = this.scope;
      else {
        const scope: TypeParameterScope = {
          kind: "typeParameters",
          context: this.scope.context,
          parent: this.scope,
          parameters: declared,
          bareNullableMeansValue: this.#takesConstraintsOver,
          isConstrained: (parameter) => declared.some((one) => one === parameter && one.isConstrainedHere),
        };
        this.#signatureScope = scope;
      }
    }
    return this.#signatureScope;
  }

  get parameters(): readonly ParameterSymbol[] {
    if (this.#parameters === undefined) {
      const receiver = this.#receiver?.parameter;
      const offset = receiver === undefined || super.isStatic ? 0 : 1;
      const scope = this.signatureScope;
      const { isPartial } = this;
      const written = writtenParameters(this.syntax, scope).map((parameter, index) => {
        const options = {
          ...(this.syntax.kind === "UnionDeclaration" ? { impliedName: "value" } : {}),
          ...(isPartial ? { otherAttributes: () => this.#implementingAttributes(index) } : {}),
        };
        return new SourceParameter(parameter, index + offset, scope, options);
      });
      this.#parameters = offset === 0 || receiver === undefined ? written : [receiver, ...written];
    }
    return this.#parameters;
  }

  #implementingAttributes(parameter: number): readonly AttributeData[] {
    return this.implementation instanceof SourceMethod
      ? (this.implementation.parameters[parameter]?.attributes ?? [])
      : [];
  }

  get returnType(): AnnotatedType {
    if (this.#returnType === undefined) {
      this.#returnType = "running";
      this.#returnType = this.#bindReturnType();
    }
    // The answer for a type that comes back to itself, while it is bound.
    return this.#returnType === "running"
      ? annotate(specialType(this.scope, "void"), "notAnnotated")
      : this.#returnType;
  }

  #bindReturnType(): AnnotatedType {
    const { syntax } = this;
    switch (syntax.kind) {
      case "MethodDeclaration":
      case "LocalFunctionStatement":
      case "OperatorDeclaration":
      case "DelegateDeclaration":
        return bindType(syntax.returnType, this.signatureScope);
      case "ConversionOperatorDeclaration":
        return bindType(syntax.type, this.scope);
      default:
        return annotate(specialType(this.scope, "void"), "notAnnotated");
    }
  }

  get returnAttributes(): readonly AttributeData[] {
    this.#returnAttributes ??= [
      ...bindAttributes(isTypeHeader(this.syntax) ? [] : this.syntax.attributeLists, "return", this.scope),
      ...(this.implementation instanceof SourceMethod ? this.implementation.returnAttributes : []),
    ];
    return this.#returnAttributes;
  }

  get isExtension(): boolean {
    return this.syntax.kind !== "OperatorDeclaration" && (this.parameters[0]?.isThis ?? false);
  }

  get isAsync(): boolean {
    return this.has("AsyncKeyword");
  }

  get isExtern(): boolean {
    return this.has("ExternKeyword");
  }

  get bodyScope(): ParameterScope {
    this.#bodyScope ??= {
      kind: "parameters",
      context: this.scope.context,
      parent: this.signatureScope,
      parameters: () => this.parameters,
      returned: () => (this.isAsync ? awaitedType(this.returnType) : this.returnType),
      body: () => this.body?.syntax,
    };
    return this.#bodyScope;
  }

  get body(): MemberBody | undefined {
    if (this.#body === undefined) this.#body = this.#ownBody() ?? "none";
    return this.#body === "none"
      ? this.implementation instanceof SourceMethod
        ? this.implementation.body
        : undefined
      : this.#body;
  }

  #ownBody(): MemberBody | undefined {
    const body = "body" in this.syntax ? lazyBody(this.syntax) : null;
    return body === null ? undefined : new DeferredBody(body, this.bodyScope);
  }
}

function isTypeHeader(syntax: MethodSyntax): syntax is TypeDeclarationSyntax {
  switch (syntax.kind) {
    case "ClassDeclaration":
    case "StructDeclaration":
    case "InterfaceDeclaration":
    case "RecordDeclaration":
    case "RecordStructDeclaration":
    case "UnionDeclaration":
      return true;
    default:
      return false;
  }
}

const noParameters: readonly ParameterSyntax[] = [];
const noTypeParameters: readonly SourceTypeParameter[] = [];

/** `__arglist` is a calling convention, not a parameter. */
function writtenParameters(syntax: MethodSyntax, scope: Scope): readonly ParameterSyntax[] {
  const written = syntax.parameterList?.parameters ?? noParameters;
  const last = written[written.length - 1];
  const isVariadic =
    last?.type === null && last.identifier !== null && textOf(scope.context.file, last.identifier) === "__arglist";
  return isVariadic ? written.slice(0, -1) : written;
}

function nameOfMethod(syntax: MethodSyntax, scope: Scope): string {
  switch (syntax.kind) {
    case "MethodDeclaration":
    case "LocalFunctionStatement":
      return memberName(scope, syntax.identifier);
    case "ConstructorDeclaration":
      return hasModifier(syntax.modifiers, "StaticKeyword") ? ".cctor" : ".ctor";
    case "DestructorDeclaration":
      return "Finalize";
    case "OperatorDeclaration":
      return operatorName(scope.context.file, syntax);
    case "ConversionOperatorDeclaration":
      return syntax.isImplicit ? "op_Implicit" : syntax.isChecked ? "op_CheckedExplicit" : "op_Explicit";
    case "DelegateDeclaration":
      return "Invoke";
    default:
      return ".ctor";
  }
}

function kindOfMethod(syntax: MethodSyntax): MethodSymbol["methodKind"] {
  switch (syntax.kind) {
    case "MethodDeclaration":
      return syntax.explicitInterfaceSpecifier === null ? "ordinary" : "explicitInterface";
    case "LocalFunctionStatement":
      return "localFunction";
    case "ConstructorDeclaration":
      return hasModifier(syntax.modifiers, "StaticKeyword") ? "staticConstructor" : "constructor";
    case "DestructorDeclaration":
      return "destructor";
    case "OperatorDeclaration":
      return syntax.explicitInterfaceSpecifier === null ? "operator" : "explicitInterface";
    case "ConversionOperatorDeclaration":
      return syntax.explicitInterfaceSpecifier === null ? "conversion" : "explicitInterface";
    case "DelegateDeclaration":
      return "ordinary";
    default:
      return "constructor";
  }
}

function placeOf(syntax: MethodSyntax) {
  if (syntax.kind === "OperatorDeclaration") return syntax.operatorToken;
  if (syntax.kind === "ConversionOperatorDeclaration") return syntax.type;
  return syntax.identifier;
}
