/** Custom attributes (ECMA-335 II.23.3): those of the user as data, those of the compiler as what they mean. */
import { enumConstant } from "../../binding/constants/constant-folding.js";
import { specialTypeOf } from "../../binding/symbols/special-types.js";
import type {
  AnnotatedType,
  AttributeData,
  Constant,
  NamedTypeSymbol,
  SpecialType,
} from "../../binding/symbols/symbols.js";
import { constructType, sameType } from "../../binding/symbols/types.js";
import { makeTypeParameter } from "../../binding/types/core-types.js";
import { BlobReader } from "../format/blob-reader.js";
import { elementTypes } from "../format/element-types.js";
import { SignatureReader } from "../format/signatures.js";
import { encodeToken, Table, type Token } from "../format/tables.js";
import { noTransforms, type TypeTransforms } from "../format/transforms.js";
import type { MetadataAssembly } from "./assembly.js";
import { serializedType } from "./serialized-type.js";

/** Written by the compiler to keep what the language says; Roslyn hides them as well. */
const hidden = new Set(
  [
    "Nullable",
    "NullableContext",
    "NullablePublicOnly",
    "Dynamic",
    "TupleElementNames",
    "NativeInteger",
    "IsReadOnly",
    "IsByRefLike",
    "IsUnmanaged",
    "Extension",
    "RequiredMember",
    "CompilerFeatureRequired",
    "ScopedRef",
    "RefSafetyRules",
    "RequiresLocation",
    "ParamCollection",
    "DecimalConstant",
    "ExtensionMarker",
  ].map((name) => `System.Runtime.CompilerServices.${name}Attribute`),
).add("System.ParamArrayAttribute");

const guards = new Set([
  "System.Runtime.CompilerServices.CompilerFeatureRequiredAttribute",
  "System.Runtime.CompilerServices.IsByRefLikeAttribute",
]);

interface AttributeRow {
  readonly row: number;
  /** `System.ObsoleteAttribute`; the metadata name of the class. */
  readonly className: string;
}

function attributeRows(assembly: MetadataAssembly, target: Token): readonly AttributeRow[] {
  const { tables } = assembly;
  const rows = tables.rowsWhere(Table.CustomAttribute, 0, encodeToken(target.table, target.row, "hasCustomAttribute"));
  const attributeRows: AttributeRow[] = [];
  for (let row = rows.first; row < rows.end; row++) attributeRows.push({ row, className: classNameOf(assembly, row) });
  return attributeRows;
}

function classNameOf(assembly: MetadataAssembly, row: number): string {
  const { tables } = assembly;
  const token = classTokenOf(assembly, row);
  if (token?.table === Table.TypeRef || token?.table === Table.TypeDef) {
    const namespace = tables.string(token.table, token.row, 2);
    const name = tables.string(token.table, token.row, 1);
    return namespace === "" ? name : `${namespace}.${name}`;
  }
  return "";
}

function classTokenOf(assembly: MetadataAssembly, row: number): Token | undefined {
  const { tables } = assembly;
  const callee = tables.token(Table.CustomAttribute, row, 1, "customAttributeType");
  if (callee?.table === Table.MemberRef) return tables.token(Table.MemberRef, callee.row, 0, "memberRefParent");
  if (callee?.table !== Table.MethodDef) return undefined;
  // The type whose list of methods holds this one.
  let low = 1;
  let high = tables.rowCount(Table.TypeDef);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tables.cell(Table.TypeDef, middle, 5) <= callee.row) low = middle;
    else high = middle - 1;
  }
  return { table: Table.TypeDef, row: low };
}

export function hasMetadataAttribute(assembly: MetadataAssembly, target: Token, className: string): boolean {
  return attributeRows(assembly, target).some((attribute) => attribute.className === className);
}

/** The value blob of a compiler attribute, past its prolog. */
export function attributeValue(assembly: MetadataAssembly, target: Token, className: string): BlobReader | undefined {
  const row = attributeRows(assembly, target).find((attribute) => attribute.className === className);
  if (row === undefined) return undefined;
  const reader = new BlobReader(assembly.tables.blob(Table.CustomAttribute, row.row, 2));
  reader.integer(2, false);
  return reader;
}

const compilerServices = "System.Runtime.CompilerServices";

/** The flag of a [NullableContext], which applies to everything inside without a flag of its own. */
export function nullableContextOf(assembly: MetadataAssembly, target: Token): number | undefined {
  return attributeValue(assembly, target, `${compilerServices}.NullableContextAttribute`)?.byte();
}

export function transformsOf(assembly: MetadataAssembly, target: Token, nullableContext: number): TypeTransforms {
  const rows = attributeRows(assembly, target);
  if (rows.length === 0) return { ...noTransforms, nullable: nullableContext };
  let nullable: TypeTransforms["nullable"] = nullableContext;
  let tupleNames: TypeTransforms["tupleNames"];
  let dynamic: TypeTransforms["dynamic"];
  for (const { row, className } of rows) {
    if (!className.startsWith(compilerServices)) continue;
    const bytes = assembly.tables.blob(Table.CustomAttribute, row, 2);
    const reader = new BlobReader(bytes);
    reader.integer(2, false);
    if (className === `${compilerServices}.NullableAttribute`) {
      // One byte and the count of named arguments make five; an array has a length of four bytes before it.
      nullable = bytes.length <= 5 ? reader.byte() : readArray(reader, () => reader.byte());
    } else if (className === `${compilerServices}.DynamicAttribute`) {
      dynamic = bytes.length <= 4 ? true : readArray(reader, () => reader.byte() !== 0);
    } else if (className === `${compilerServices}.TupleElementNamesAttribute`) {
      tupleNames = readArray(reader, () => reader.serializedString() ?? undefined);
    }
  }
  return { nullable, tupleNames, dynamic };
}

function readArray<T>(reader: BlobReader, read: () => T): readonly T[] {
  const count = Number(reader.integer(4, true));
  const values: T[] = [];
  for (let i = 0; i < count && !reader.atEnd; i++) values.push(read());
  return values;
}

export function attributesOf(assembly: MetadataAssembly, target: Token): readonly AttributeData[] {
  const rows = attributeRows(assembly, target);
  // Such an [Obsolete] keeps old compilers away from what they do not understand; it is not in the source.
  const guarded = rows.some(({ className }) => guards.has(className));
  return rows
    .filter(({ className }) => !hidden.has(className) && !(guarded && className === "System.ObsoleteAttribute"))
    .map(({ row }) => new MetadataAttribute(assembly, row));
}

class MetadataAttribute implements AttributeData {
  readonly location = undefined;
  readonly #assembly: MetadataAssembly;
  readonly #row: number;
  #decoded: DecodedAttribute | undefined;

  constructor(assembly: MetadataAssembly, row: number) {
    this.#assembly = assembly;
    this.#row = row;
  }

  get #data(): DecodedAttribute {
    this.#decoded ??= decode(this.#assembly, this.#row);
    return this.#decoded;
  }

  get attributeClass(): AttributeData["attributeClass"] {
    return this.#data.attributeClass;
  }

  get name(): string {
    const name = this.attributeClass?.symbol.name ?? classNameOf(this.#assembly, this.#row).replace(/^.*[.+]/, "");
    return name.replace(/`\d+$/, "").replace(/Attribute$/, "");
  }

  get constructorArguments(): readonly Constant[] {
    return this.#data.constructorArguments;
  }

  get constructorParameters(): readonly string[] {
    return this.#data.constructorParameters();
  }

  get namedArguments(): AttributeData["namedArguments"] {
    return this.#data.namedArguments;
  }
}

interface DecodedAttribute {
  readonly attributeClass: AttributeData["attributeClass"];
  readonly constructorArguments: readonly Constant[];
  readonly constructorParameters: () => readonly string[];
  readonly namedArguments: AttributeData["namedArguments"];
}

function decode(assembly: MetadataAssembly, row: number): DecodedAttribute {
  const { tables } = assembly;
  const callee = tables.token(Table.CustomAttribute, row, 1, "customAttributeType");
  const attributeClass = classOf(assembly, row);
  const types = callee === undefined ? [] : parameterTypes(assembly, callee, attributeClass?.typeArguments ?? []);
  const reader = new BlobReader(tables.blob(Table.CustomAttribute, row, 2));
  reader.integer(2, false);
  const constructorArguments = types.map((type) => readValue(reader, shapeOf(type), assembly));
  const namedArguments: { name: string; value: Constant }[] = [];
  for (let count = Number(reader.integer(2, false)); count > 0 && !reader.atEnd; count--) {
    reader.byte();
    const shape = readShape(reader, assembly);
    const name = reader.serializedString() ?? "";
    namedArguments.push({ name, value: readValue(reader, shape, assembly) });
  }
  const constructorParameters = (): readonly string[] => parameterNames(attributeClass?.symbol, types);
  return { attributeClass, constructorArguments, constructorParameters, namedArguments };
}

function classOf(assembly: MetadataAssembly, row: number): AttributeData["attributeClass"] {
  const token = classTokenOf(assembly, row);
  if (token === undefined) return undefined;
  if (token.table === Table.TypeSpec) {
    const bytes = assembly.tables.blob(Table.TypeSpec, token.row, 0);
    const { type } = new SignatureReader(bytes, plainContext(assembly), noTransforms).type();
    return type.kind === "named" ? type : undefined;
  }
  const name = assembly.typeName(token);
  return name.kind === "resolved" ? constructType(name.symbol, []) : undefined;
}

function plainContext(assembly: MetadataAssembly): ConstructorParameters<typeof SignatureReader>[1] {
  return {
    typeDefinition: (token) => assembly.typeName(token),
    typeSpecification: (token) => assembly.tables.blob(Table.TypeSpec, token.row, 0),
    core: (name) => assembly.core(name),
    typeParameters: [],
    methodTypeParameters: [],
  };
}

function parameterTypes(
  assembly: MetadataAssembly,
  callee: Token,
  typeArguments: readonly AnnotatedType[],
): readonly AnnotatedType[] {
  const bytes = assembly.tables.blob(callee.table, callee.row, callee.table === Table.MethodDef ? 4 : 2);
  const reader = new BlobReader(bytes);
  reader.byte();
  // Every parameter takes a byte at least: a larger count is damage.
  const count = Math.max(0, Math.min(reader.compressed(), bytes.length));
  // A generic attribute's constructor may take its type parameters.
  const typeParameters = typeArguments.map((_, ordinal) => makeTypeParameter(ordinal, typeArguments.length));
  const signature = new SignatureReader(reader, { ...plainContext(assembly), typeParameters }, noTransforms);
  signature.next(noTransforms);
  return Array.from({ length: count }, () => {
    const { type } = signature.next(noTransforms);
    return type.type.kind === "typeParameterType" ? (typeArguments[type.type.symbol.ordinal] ?? type) : type;
  });
}

function parameterNames(symbol: NamedTypeSymbol | undefined, types: readonly AnnotatedType[]): readonly string[] {
  for (const member of symbol?.members ?? []) {
    if (member.kind !== "method" || member.methodKind !== "constructor" || member.parameters.length !== types.length)
      continue;
    const same = member.parameters.every((parameter, i) => {
      const type = types[i];
      return (
        type !== undefined &&
        (parameter.type.type.kind === "typeParameterType" || sameType(parameter.type.type, type.type))
      );
    });
    if (same) return member.parameters.map((parameter) => parameter.name);
  }
  return [];
}

// ── Values ───────────────────────────────────────────────────────────────────────────────────────────────────────────

type Shape =
  | { readonly kind: "primitive"; readonly type: SpecialType }
  | { readonly kind: "type" }
  /** `object`: the value carries its type. */
  | { readonly kind: "boxed" }
  | { readonly kind: "enum"; readonly symbol: NamedTypeSymbol | undefined }
  | { readonly kind: "array"; readonly element: Shape };

function shapeOf({ type }: AnnotatedType): Shape {
  if (type.kind === "array") return { kind: "array", element: shapeOf(type.element) };
  if (type.kind !== "named") return { kind: "enum", symbol: undefined };
  if (type.symbol.metadataName === "System.Type") return { kind: "type" };
  const special = specialTypeOf(type);
  if (special === "object") return { kind: "boxed" };
  if (special !== undefined) return { kind: "primitive", type: special };
  return { kind: "enum", symbol: type.symbol };
}

/** FieldOrPropType of II.23.3. */
function readShape(reader: BlobReader, assembly: MetadataAssembly): Shape {
  const code = reader.byte();
  const primitive = elementTypes[code];
  if (primitive !== undefined) return { kind: "primitive", type: primitive };
  switch (code) {
    case 0x1d:
      return { kind: "array", element: readShape(reader, assembly) };
    case 0x50:
      return { kind: "type" };
    case 0x51:
      return { kind: "boxed" };
    case 0x55: {
      const name = reader.serializedString() ?? "";
      const type = serializedType(name, assembly);
      return { kind: "enum", symbol: type.kind === "named" ? type.symbol : undefined };
    }
    default:
      return { kind: "enum", symbol: undefined };
  }
}

function readValue(reader: BlobReader, shape: Shape, assembly: MetadataAssembly): Constant {
  switch (shape.kind) {
    case "primitive":
      return readPrimitive(reader, shape.type);
    case "boxed":
      return readValue(reader, readShape(reader, assembly), assembly);
    case "type": {
      const name = reader.serializedString();
      if (name === null) return { kind: "null" };
      return { kind: "type", type: { type: serializedType(name, assembly), nullability: "oblivious" } };
    }
    case "enum": {
      const value = readPrimitive(reader, shape.symbol?.enumUnderlyingType ?? "int");
      if (value.kind !== "integer" || shape.symbol === undefined) return value;
      return enumConstant(constructType(shape.symbol, []), value.value);
    }
    case "array": {
      const count = Number(reader.integer(4, true));
      if (count < 0) return { kind: "null" };
      const elements: Constant[] = [];
      for (let i = 0; i < count && !reader.atEnd; i++) elements.push(readValue(reader, shape.element, assembly));
      return { kind: "array", elements };
    }
  }
}

export function readPrimitive(reader: BlobReader, type: SpecialType): Constant {
  switch (type) {
    case "bool":
      return { kind: "bool", value: reader.byte() !== 0 };
    case "char":
      return { kind: "char", value: String.fromCharCode(Number(reader.integer(2, false))) };
    case "sbyte":
    case "byte":
      return { kind: "integer", value: reader.integer(1, type === "sbyte"), type };
    case "short":
    case "ushort":
      return { kind: "integer", value: reader.integer(2, type === "short"), type };
    case "uint":
      return { kind: "integer", value: reader.integer(4, false), type };
    case "long":
    case "ulong":
      return { kind: "integer", value: reader.integer(8, type === "long"), type };
    case "float":
    case "double":
      return { kind: "float", value: reader.float(type === "float" ? 4 : 8), type };
    case "string": {
      const value = reader.serializedString();
      return value === null ? { kind: "null" } : { kind: "string", value };
    }
    default:
      return { kind: "integer", value: reader.integer(4, true), type: "int" };
  }
}
