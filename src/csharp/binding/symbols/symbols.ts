/**
 * Symbols: what the names in C# mean. Source and metadata make the same shapes, so that nothing above this folder needs to
 * know where a type came from. Members, bases and attributes are computed on first use: a server of 12 MB has far more
 * symbols than any contract reaches.
 */
import type { Location } from "../../../diagnostics/location.js";
import type { MemberBody, SourceExpression } from "./bound-expression.js";

export type TypeKind = "class" | "struct" | "interface" | "enum" | "delegate";

export type Accessibility =
  | "public"
  | "internal"
  | "protected"
  | "private"
  | "protectedInternal"
  | "privateProtected"
  | "notApplicable";

/** The declaration of a type (for generics: the unbound definition; its type parameters stand for themselves). */
export interface NamedTypeSymbol {
  readonly kind: "namedType";
  readonly typeKind: TypeKind;
  readonly isRecord: boolean;
  /** The class of `new { … }`, generic in the types of its properties. */
  readonly isAnonymous?: true;
  /** Simple name without arity. */
  readonly name: string;
  /** ``Acme.Outer`1+Inner``: namespace, containing types joined by `+`, arity with a backtick. Unique except for file-local types. */
  readonly metadataName: string;
  /** `""` is the global namespace. */
  readonly namespace: string;
  readonly containingType: NamedTypeSymbol | undefined;
  /** Own type parameters only, not those of containing types. */
  readonly typeParameters: readonly TypeParameterSymbol[];
  readonly accessibility: Accessibility;
  readonly isAbstract: boolean;
  readonly isSealed: boolean;
  readonly isStatic: boolean;
  readonly isReadOnly: boolean;
  readonly isRefLike: boolean;
  readonly isPartial: boolean;
  /** `closed class`: only types of its own assembly derive from it. From an assembly, the attribute says it. */
  readonly isClosed?: boolean;
  /** Declared with `union`. */
  readonly isUnionDeclaration?: boolean;
  readonly isFileLocal: boolean;
  /** `source`: has declarations; `metadata`: read from an assembly; `model`: Tenon's built-in model of the framework. */
  readonly origin: "source" | "metadata" | "model";
  /** Assembly name, or the project's for source. */
  readonly assembly: string;
  /** Every partial declaration, in file order; empty for metadata. */
  readonly locations: readonly Location[];
  /** The class this one inherits (`System.Object` for a plain class, `System.ValueType` for a struct); undefined for object and interfaces. */
  readonly baseType: NamedType | undefined;
  /** As written in the base lists of all parts, not the inherited ones. */
  readonly interfaces: readonly NamedType[];
  /** Names in the base lists that nothing is known of (a package that is not restored). */
  readonly unboundBases?: readonly ErrorType[];
  /** The first of its members that cannot be read. */
  readonly unreadMember?: Location | undefined;
  /** Of an enum. */
  readonly enumUnderlyingType: SpecialType | undefined;
  /** Declared members in declaration order, compiler-made record members not included except primary-constructor properties. */
  readonly members: readonly MemberSymbol[];
  readonly nestedTypes: readonly NamedTypeSymbol[];
  readonly attributes: readonly AttributeData[];
  /** The XML documentation comment's inner XML, undefined when there is none. */
  readonly documentation: string | undefined;
}

export interface TypeParameterSymbol {
  readonly kind: "typeParameter";
  readonly name: string;
  readonly ordinal: number;
  readonly variance: "none" | "in" | "out";
  readonly hasReferenceTypeConstraint: boolean;
  readonly hasNullableReferenceTypeConstraint: boolean;
  readonly hasValueTypeConstraint: boolean;
  readonly hasUnmanagedConstraint: boolean;
  readonly hasNotNullConstraint: boolean;
  readonly hasConstructorConstraint: boolean;
  readonly allowsRefLike: boolean;
  readonly constraintTypes: readonly AnnotatedType[];
  readonly attributes: readonly AttributeData[];
}

export type MemberSymbol = FieldSymbol | PropertySymbol | MethodSymbol | EventSymbol;

interface MemberBase {
  readonly name: string;
  readonly containingType: NamedTypeSymbol;
  readonly accessibility: Accessibility;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly isVirtual: boolean;
  readonly isOverride: boolean;
  readonly isSealed: boolean;
  /** `IShape` of `void IShape.Draw()`, of a member that is declared in source. */
  readonly explicitInterface?: NamedType | undefined;
  readonly location: Location | undefined;
  readonly attributes: readonly AttributeData[];
  readonly documentation: string | undefined;
}

export interface FieldSymbol extends MemberBase {
  readonly kind: "field";
  readonly type: AnnotatedType;
  readonly isConst: boolean;
  readonly isReadOnly: boolean;
  readonly isVolatile: boolean;
  readonly isRequired: boolean;
  /** Of a `const` field or enum member. */
  readonly constantValue: Constant | undefined;
  /** The initialiser, for `static readonly Operation X = Define…`. */
  readonly initializer: SourceExpression | undefined;
}

export interface PropertySymbol extends MemberBase {
  readonly kind: "property";
  readonly type: AnnotatedType;
  readonly parameters: readonly ParameterSymbol[]; // indexers
  readonly isIndexer: boolean;
  /** `ref int Count => ref count;` */
  readonly returnsByRef: boolean;
  readonly isRequired: boolean;
  readonly isExplicitInterfaceImplementation: boolean;
  readonly getter: AccessorSymbol | undefined;
  readonly setter: (AccessorSymbol & { readonly isInitOnly: boolean }) | undefined;
  /** Made from a record's primary constructor parameter. */
  readonly primaryConstructorParameter: ParameterSymbol | undefined;
  /** `= expression` after an auto-property. */
  readonly initializer: SourceExpression | undefined;
  /** The expression of `=> expression`, or the single returned expression of a getter body. */
  readonly getterExpression: SourceExpression | undefined;
}

export interface AccessorSymbol {
  readonly accessibility: Accessibility;
  readonly attributes: readonly AttributeData[];
  /** Of an indexer, and `value` of a setter. */
  readonly parameters: readonly ParameterSymbol[];
  /** Parsed on first use; undefined for auto-properties, abstract ones and metadata. */
  readonly body: MemberBody | undefined;
}

export interface MethodSymbol extends MemberBase {
  readonly kind: "method";
  readonly methodKind:
    | "ordinary"
    | "constructor"
    | "staticConstructor"
    | "destructor"
    | "operator"
    | "conversion"
    | "explicitInterface"
    | "localFunction";
  readonly typeParameters: readonly TypeParameterSymbol[];
  readonly parameters: readonly ParameterSymbol[];
  readonly returnType: AnnotatedType;
  readonly returnAttributes: readonly AttributeData[];
  readonly isExtension: boolean;
  readonly isAsync: boolean;
  readonly isPrimaryConstructor: boolean;
  /** The body, parsed on first use; undefined for abstract, partial-without-body and metadata methods. */
  readonly body: MemberBody | undefined;
}

/** A method with what its own type parameters and those of the types around it stand for. */
export interface ConstructedMethod {
  readonly method: MethodSymbol;
  readonly containingType: NamedType;
  /** One for each type parameter of the method, written or inferred; an error type where inference found none. */
  readonly typeArguments: readonly AnnotatedType[];
}

export interface EventSymbol extends MemberBase {
  readonly kind: "event";
  readonly type: AnnotatedType;
}

export interface ParameterSymbol {
  readonly kind: "parameter";
  readonly name: string;
  readonly ordinal: number;
  readonly type: AnnotatedType;
  readonly refKind: "none" | "ref" | "out" | "in" | "refReadOnly";
  readonly isParams: boolean;
  readonly isThis: boolean;
  readonly hasDefault: boolean;
  /** The default's value; undefined when there is none or it is not a constant (a `default` of a struct is `{ kind: "default" }`). */
  readonly defaultValue: Constant | undefined;
  readonly attributes: readonly AttributeData[];
  readonly location: Location | undefined;
}

// ── Types ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A type with its nullable annotation, as Roslyn's `TypeWithAnnotations`. `Nullable<T>` is a named type, annotated. */
export interface AnnotatedType {
  readonly type: Type;
  readonly nullability: "annotated" | "notAnnotated" | "oblivious";
}

export type Type =
  | NamedType
  | ArrayType
  | TypeParameterType
  | TupleType
  | PointerType
  | FunctionPointerType
  | DynamicType
  | ErrorType;

/**
 * A constructed or plain named type. `typeArguments` are its own; those of generic containing types are in `containing`.
 * The open type of `typeof(List<>)` has none although its symbol has type parameters.
 */
export interface NamedType {
  readonly kind: "named";
  readonly symbol: NamedTypeSymbol;
  readonly typeArguments: readonly AnnotatedType[];
  readonly containing: NamedType | undefined;
}

export interface ArrayType {
  readonly kind: "array";
  readonly element: AnnotatedType;
  readonly rank: number;
}

export interface TypeParameterType {
  readonly kind: "typeParameterType";
  readonly symbol: TypeParameterSymbol;
}

export interface TupleType {
  readonly kind: "tuple";
  readonly elements: readonly { readonly name: string | undefined; readonly type: AnnotatedType }[];
}

export interface PointerType {
  readonly kind: "pointer";
  readonly element: AnnotatedType;
}

export interface FunctionPointerType {
  readonly kind: "functionPointer";
  readonly parameterTypes: readonly AnnotatedType[];
  readonly returnType: AnnotatedType;
}

export interface DynamicType {
  readonly kind: "dynamic";
}

/** A name that could not be bound, or that is ambiguous. The code that uses the type reports it. */
export interface ErrorType {
  readonly kind: "error";
  readonly name: string;
  readonly typeArguments: readonly AnnotatedType[];
  readonly location: Location | undefined;
  readonly candidates: readonly NamedTypeSymbol[];
}

/** The C# keyword of a built-in type. */
export type SpecialType = IntegerType | "object" | "void" | "bool" | "decimal" | "float" | "double" | "string";

export type IntegerType =
  | "sbyte"
  | "byte"
  | "short"
  | "ushort"
  | "int"
  | "uint"
  | "long"
  | "ulong"
  | "nint"
  | "nuint"
  | "char";

// ── Constants and attributes ─────────────────────────────────────────────────────────────────────────────────────────

export type Constant =
  | { readonly kind: "null" }
  | { readonly kind: "default" }
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "char"; readonly value: string }
  /** sbyte … ulong, nint. */
  | { readonly kind: "integer"; readonly value: bigint; readonly type: SpecialType }
  /** float and double. */
  | { readonly kind: "float"; readonly value: number; readonly type: "float" | "double" }
  /** Exact decimal text, C#'s scale kept. */
  | { readonly kind: "decimal"; readonly value: string }
  | {
      readonly kind: "enum";
      readonly type: NamedType;
      readonly value: bigint /** `A` or `A | B`, where members are known. */;
      readonly members: readonly string[];
    }
  | { readonly kind: "type"; readonly type: AnnotatedType }
  | { readonly kind: "array"; readonly elements: readonly Constant[] }
  | { readonly kind: "error"; readonly location: Location | undefined };

export interface AttributeData {
  /** Undefined when the name cannot be bound; `name` is then what was written. */
  readonly attributeClass: NamedType | undefined;
  /** Simple name as written, without `Attribute` suffix and arguments: `HttpGet`, `ProducesResponseType`. */
  readonly name: string;
  /** The chosen constructor, of an attribute in source; undefined for one that nobody wrote. */
  readonly attributeConstructor?: MethodSymbol | undefined;
  /** Positional arguments bound to the chosen constructor: `params` are gathered in one array, omitted optionals filled in. */
  readonly constructorArguments: readonly Constant[];
  /** Parameter names of the chosen constructor, in the same order; empty if it could not be chosen. */
  readonly constructorParameters: readonly string[];
  readonly namedArguments: readonly { readonly name: string; readonly value: Constant }[];
  readonly location: Location | undefined;
  /** Its name, of an attribute in source. */
  readonly place?: SourceExpression | undefined;
}
