/** Types as written → types with nullability. */

import { identifierText, locationOf } from "../../syntax/index.js";
import type {
  ArrayTypeSyntax,
  ExpressionSyntax,
  GenericNameSyntax,
  NameSyntax,
  NullableTypeSyntax,
  PredefinedTypeKeyword,
  QualifiedNameSyntax,
  SimpleNameSyntax,
  TypeSyntax,
} from "../../syntax/nodes.js";
import type { Scope } from "../symbols/scope.js";
import { enclosingType, namespaceScopeOf } from "../symbols/scope.js";
import type {
  AnnotatedType,
  ErrorType,
  NamedType,
  NamedTypeSymbol,
  SpecialType,
  TupleType,
  Type,
} from "../symbols/symbols.js";
import { annotate, constructType, isValueType } from "../symbols/types.js";
import { unannotatedAt } from "./nullable-context.js";
import { lookupName, type NameMeaning, namespaceMember, nestedType } from "./type-lookup.js";
import { importsOf } from "./usings.js";

const keywords: Readonly<Record<PredefinedTypeKeyword, SpecialType>> = {
  BoolKeyword: "bool",
  ByteKeyword: "byte",
  SByteKeyword: "sbyte",
  ShortKeyword: "short",
  UShortKeyword: "ushort",
  IntKeyword: "int",
  UIntKeyword: "uint",
  LongKeyword: "long",
  ULongKeyword: "ulong",
  DoubleKeyword: "double",
  FloatKeyword: "float",
  DecimalKeyword: "decimal",
  StringKeyword: "string",
  CharKeyword: "char",
  VoidKeyword: "void",
  ObjectKeyword: "object",
};

export function bindType(syntax: TypeSyntax, scope: Scope): AnnotatedType {
  const { context } = scope;
  switch (syntax.kind) {
    case "PredefinedType":
      return annotate(specialType(scope, keywords[syntax.keyword]), unannotatedAt(context, syntax.start));
    case "IdentifierName":
    case "GenericName":
    case "QualifiedName":
    case "AliasQualifiedName":
      return bindTypeName(syntax, scope);
    case "NullableType":
      return bindNullable(syntax, scope);
    case "ArrayType":
      return bindArray(syntax, scope);
    case "PointerType":
      return annotate({ kind: "pointer", element: bindType(syntax.elementType, scope) }, "notAnnotated");
    case "TupleType":
      return annotate(
        {
          kind: "tuple",
          elements: syntax.elements.map((element) => ({
            name: element.identifier === null ? undefined : identifierText(context.file, element.identifier),
            type: bindType(element.type, scope),
          })),
        },
        "notAnnotated",
      );
    case "FunctionPointerType": {
      const types = syntax.parameterList.parameters.map((parameter) => bindType(parameter.type, scope));
      const returnType = types.pop() ?? errorTypeAt("", syntax, scope);
      return annotate({ kind: "functionPointer", parameterTypes: types, returnType }, "notAnnotated");
    }
    case "RefType":
    case "ScopedType":
      return bindType(syntax.type, scope);
    case "OmittedTypeArgument":
      return errorTypeAt("", syntax, scope);
  }
}

export function specialType(scope: Scope, type: SpecialType): NamedType {
  return constructType(scope.context.program.special(type), []);
}

function bindTypeName(syntax: NameSyntax, scope: Scope): AnnotatedType {
  const position = lastNameOf(syntax).start;
  const nullability = unannotatedAt(scope.context, position);
  const isSimple = syntax.kind === "IdentifierName" || syntax.kind === "GenericName";
  const meaning = isSimple
    ? lookupName(scope, nameOf(syntax, scope), arityOf(syntax))
    : bindNamespaceOrType(syntax, scope);
  // Nearly all names: what they mean goes into one object, not into three.
  if (meaning?.kind === "symbol" && isSimple) return annotate(constructed(meaning, syntax, scope), nullability);
  if (meaning?.kind === "bound") {
    // An alias brings its own annotation inside, but takes the annotation of the place that uses it.
    const { type, nullability: ownNullability } = meaning.type;
    if (type.kind === "typeParameterType" && ownNullability === "oblivious") return meaning.type;
    return annotate(type, ownNullability === "annotated" ? ownNullability : nullability);
  }
  if (meaning === undefined && syntax.kind === "IdentifierName") {
    const contextual = contextualType(identifierText(scope.context.file, syntax), scope);
    if (contextual !== undefined) return annotate(contextual, nullability);
  }
  const candidates = meaning?.kind === "ambiguous" ? meaning.candidates : [];
  return errorTypeAt(nameOf(lastNameOf(syntax), scope), syntax, scope, candidates);
}

/** Words that are types unless the program declares a type of that name. */
function contextualType(name: string, scope: Scope): Type | undefined {
  if (name === "dynamic") return { kind: "dynamic" };
  if (name === "nint" || name === "nuint") return specialType(scope, name);
  return undefined;
}

function errorTypeAt(
  name: string,
  syntax: TypeSyntax,
  scope: Scope,
  candidates: readonly NamedTypeSymbol[] = [],
): AnnotatedType {
  const last = isName(syntax) ? lastNameOf(syntax) : syntax;
  const typeArguments =
    last.kind === "GenericName" ? last.typeArgumentList.arguments.map((argument) => bindType(argument, scope)) : [];
  const { file } = scope.context;
  const type: ErrorType = {
    kind: "error",
    name,
    typeArguments,
    get location() {
      return locationOf(file, syntax);
    },
    candidates,
  };
  return { type, nullability: unannotatedAt(scope.context, syntax.start) };
}

/** `T?` is `Nullable<T>` for value types, and an annotation for everything else. */
function bindNullable(syntax: NullableTypeSyntax, scope: Scope): AnnotatedType {
  const inner = bindType(syntax.elementType, scope);
  return makeNullable(inner, scope);
}

export function makeNullable(inner: AnnotatedType, scope: Scope): AnnotatedType {
  const { type } = inner;
  const takesNullable =
    type.kind !== "pointer" &&
    type.kind !== "functionPointer" &&
    (isValueType(type) || meansNullableInOverride(type, scope));
  if (takesNullable) {
    const nullable = scope.context.program.core("System.Nullable`1");
    return { type: constructType(nullable, [inner]), nullability: "annotated" };
  }
  return { type, nullability: "annotated" };
}

/**
 * An override repeats no constraints, so `T?` in it means `Nullable<T>` unless `where T : class` or `where T : default`
 * says otherwise (C# 9, "default constraint").
 */
function meansNullableInOverride(type: Type, scope: Scope): boolean {
  if (type.kind !== "typeParameterType") return false;
  for (let at: Scope | undefined = scope; at !== undefined && at.kind !== "type"; at = at.parent) {
    if (at.kind === "typeParameters" && at.parameters.includes(type.symbol)) {
      return at.bareNullableMeansValue === true && !at.isConstrained?.(type.symbol);
    }
  }
  return false;
}

/** `int[][,]`: the first pair of brackets is the outermost array. */
function bindArray(syntax: ArrayTypeSyntax, scope: Scope): AnnotatedType {
  let bound = bindType(syntax.elementType, scope);
  for (let i = syntax.rankSpecifiers.length - 1; i >= 0; i--) {
    const specifier = syntax.rankSpecifiers[i];
    if (specifier === undefined) continue;
    bound = {
      type: { kind: "array", element: bound, rank: specifier.sizes.length },
      nullability: unannotatedAt(scope.context, specifier.end - 1),
    };
  }
  return bound;
}

/** A name with its type arguments applied: a namespace, a type (`bound`), several types, or nothing known. */
export function bindNamespaceOrType(syntax: ExpressionSyntax, scope: Scope): NameMeaning | undefined {
  switch (syntax.kind) {
    case "IdentifierName":
    case "GenericName":
      return applyArguments(lookupName(scope, nameOf(syntax, scope), arityOf(syntax)), syntax, scope);
    case "QualifiedName":
      return bindQualified(syntax, scope);
    case "AliasQualifiedName":
      return bindMember(aliasMeaning(identifierText(scope.context.file, syntax.alias), scope), syntax.name, scope);
    default:
      return undefined;
  }
}

/** `A.B.C` leans to the left; its spine is walked, not recursed into. */
function bindQualified(syntax: QualifiedNameSyntax, scope: Scope): NameMeaning | undefined {
  const rights: SimpleNameSyntax[] = [];
  let left: NameSyntax = syntax;
  while (left.kind === "QualifiedName") {
    rights.push(left.right);
    left = left.left;
  }
  let meaning = bindNamespaceOrType(left, scope);
  for (const right of rights.reverse()) meaning = bindMember(meaning, right, scope);
  return meaning;
}

function aliasMeaning(alias: string, scope: Scope): NameMeaning | undefined {
  if (alias === "global") return { kind: "namespace", name: "" };
  for (let at: Scope | undefined = namespaceScopeOf(scope); at !== undefined; at = at.parent) {
    if (at.kind !== "namespace") continue;
    const target = importsOf(at).aliases.get(alias);
    if (target !== undefined) return target();
  }
  return undefined;
}

/** `left.Right` where left is a namespace or type. */
export function bindMember(
  left: NameMeaning | undefined,
  right: SimpleNameSyntax,
  scope: Scope,
): NameMeaning | undefined {
  const name = nameOf(right, scope);
  const arity = arityOf(right);
  if (left?.kind === "namespace") return applyArguments(namespaceMember(scope, left.name, name, arity), right, scope);
  if (left?.kind === "bound" && left.type.type.kind === "named") {
    return applyArguments(nestedType(left.type.type, name, arity, enclosingType(scope)), right, scope);
  }
  return left?.kind === "ambiguous" ? left : undefined;
}

function applyArguments(
  meaning: NameMeaning | undefined,
  syntax: SimpleNameSyntax,
  scope: Scope,
): NameMeaning | undefined {
  if (meaning?.kind !== "symbol") return meaning;
  return { kind: "bound", type: { type: constructed(meaning, syntax, scope), nullability: "notAnnotated" } };
}

function constructed(
  meaning: Extract<NameMeaning, { kind: "symbol" }>,
  syntax: SimpleNameSyntax,
  scope: Scope,
): NamedType | TupleType {
  if (syntax.kind !== "GenericName") return constructOpen(meaning.symbol, noTypes, meaning.containing);
  const type = constructOpen(meaning.symbol, bindTypeArguments(syntax, scope), meaning.containing);
  return asTuple(type) ?? type;
}

const noTypes: readonly AnnotatedType[] = [];

/** `ValueTuple<int, string>` is another way to write `(int, string)`; the eighth argument holds the rest. */
function asTuple({ symbol, typeArguments }: NamedType): TupleType | undefined {
  if (symbol.name !== "ValueTuple" || symbol.namespace !== "System" || typeArguments.length < 2) return undefined;
  const elements = typeArguments.slice(0, 7).map((type) => ({ name: undefined, type }));
  const rest = typeArguments[7]?.type;
  if (rest === undefined) return { kind: "tuple", elements };
  if (rest.kind === "tuple") return { kind: "tuple", elements: [...elements, ...unnamed(rest)] };
  const isSingle = rest.kind === "named" && rest.symbol.name === "ValueTuple" && rest.typeArguments.length === 1;
  const last = isSingle ? rest.typeArguments[0] : undefined;
  return last === undefined ? undefined : { kind: "tuple", elements: [...elements, { name: undefined, type: last }] };
}

function unnamed(tuple: TupleType): TupleType["elements"] {
  return tuple.elements.map(({ type }) => ({ name: undefined, type }));
}

/** `typeof(List<>)` leaves its arguments out: the open type has none. */
function constructOpen(
  symbol: NamedTypeSymbol,
  typeArguments: readonly AnnotatedType[],
  containing: NamedType | undefined,
): NamedType {
  return typeArguments.length === 0 && symbol.typeParameters.length > 0
    ? { kind: "named", symbol, typeArguments: [], containing }
    : constructType(symbol, typeArguments, containing);
}

export function bindTypeArguments(syntax: GenericNameSyntax, scope: Scope): readonly AnnotatedType[] {
  const written = syntax.typeArgumentList.arguments;
  const bound: AnnotatedType[] = [];
  for (let at = 0; at < written.length; at++) {
    const argument = written[at];
    if (argument === undefined || argument.kind === "OmittedTypeArgument") return noTypes;
    const type = bindType(argument, scope);
    // Most have one.
    if (written.length === 1) return [type];
    bound.push(type);
  }
  return bound;
}

export function isName(syntax: ExpressionSyntax): syntax is NameSyntax {
  return (
    syntax.kind === "IdentifierName" ||
    syntax.kind === "GenericName" ||
    syntax.kind === "QualifiedName" ||
    syntax.kind === "AliasQualifiedName"
  );
}

export function lastNameOf(syntax: NameSyntax): SimpleNameSyntax {
  if (syntax.kind === "QualifiedName") return syntax.right;
  return syntax.kind === "AliasQualifiedName" ? syntax.name : syntax;
}

export function nameOf(syntax: SimpleNameSyntax, scope: Scope): string {
  return identifierText(scope.context.file, syntax.kind === "GenericName" ? syntax.identifier : syntax);
}

export function arityOf(syntax: SimpleNameSyntax): number {
  return syntax.kind === "GenericName" ? syntax.typeArgumentList.arguments.length : 0;
}
