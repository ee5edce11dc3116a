import type { AnnotatedType, AttributeData, TypeParameterSymbol } from "../../binding/symbols/symbols.js";
import { isTypeNamed } from "../../binding/symbols/types.js";
import { type SignatureContext, SignatureReader } from "../format/signatures.js";
import { encodeToken, Table, type Token } from "../format/tables.js";
import type { MetadataAssembly } from "./assembly.js";
import { attributesOf, transformsOf } from "./attributes.js";

const covariant = 0x1;
const contravariant = 0x2;
const referenceType = 0x4;
const valueType = 0x8;
const defaultConstructor = 0x10;
const allowsRefStruct = 0x20;

/** Where a nullable flag comes from when the parameter carries none. */
export interface Owner {
  readonly metadata: MetadataAssembly;
  readonly nullableContext: number;
  signatureContext(): SignatureContext;
}

/** Type parameters of a type or method, those of containing types included, as metadata lists them. */
export function metadataTypeParameters(owner: Owner, token: Token): readonly MetadataTypeParameter[] {
  const { tables } = owner.metadata;
  const rows = tables.rowsWhere(Table.GenericParam, 2, encodeToken(token.table, token.row, "typeOrMethodDef"));
  const parameters: MetadataTypeParameter[] = [];
  for (let row = rows.first; row < rows.end; row++) parameters.push(new MetadataTypeParameter(owner, row));
  return parameters;
}

export class MetadataTypeParameter implements TypeParameterSymbol {
  readonly kind = "typeParameter";
  readonly name: string;
  readonly #owner: Owner;
  readonly #row: number;
  readonly #flags: number;
  readonly #number: number;
  #ordinalBase = 0;
  #constraints: readonly { readonly type: AnnotatedType; readonly isUnmanaged: boolean }[] | undefined;
  #attributes: readonly AttributeData[] | undefined;
  #nullable: number | undefined;

  constructor(owner: Owner, row: number) {
    const { tables } = owner.metadata;
    this.#owner = owner;
    this.#row = row;
    this.#number = tables.cell(Table.GenericParam, row, 0);
    this.#flags = tables.cell(Table.GenericParam, row, 1);
    this.name = tables.string(Table.GenericParam, row, 3);
  }

  /** Counted in its own declaration; metadata counts those of containing types too. */
  get ordinal(): number {
    return this.#number - this.#ordinalBase;
  }

  countFrom(first: number): this {
    this.#ordinalBase = first;
    return this;
  }

  get variance(): "none" | "in" | "out" {
    return this.#flags & covariant ? "out" : this.#flags & contravariant ? "in" : "none";
  }

  get hasReferenceTypeConstraint(): boolean {
    return (this.#flags & referenceType) !== 0;
  }

  get hasNullableReferenceTypeConstraint(): boolean {
    return this.hasReferenceTypeConstraint && this.#nullableFlag() === 2;
  }

  get hasValueTypeConstraint(): boolean {
    return (this.#flags & valueType) !== 0;
  }

  get hasUnmanagedConstraint(): boolean {
    return this.hasValueTypeConstraint && this.#allConstraints().some((constraint) => constraint.isUnmanaged);
  }

  get hasNotNullConstraint(): boolean {
    return (this.#flags & (referenceType | valueType)) === 0 && this.#nullableFlag() === 1;
  }

  get hasConstructorConstraint(): boolean {
    return (this.#flags & defaultConstructor) !== 0 && !this.hasValueTypeConstraint;
  }

  get allowsRefLike(): boolean {
    return (this.#flags & allowsRefStruct) !== 0;
  }

  get constraintTypes(): readonly AnnotatedType[] {
    return this.#allConstraints()
      .filter((constraint) => !constraint.isUnmanaged && !isValueTypeConstraint(constraint.type))
      .map((constraint) => constraint.type);
  }

  get attributes(): readonly AttributeData[] {
    this.#attributes ??= attributesOf(this.#owner.metadata, { table: Table.GenericParam, row: this.#row });
    return this.#attributes;
  }

  #nullableFlag(): number {
    if (this.#nullable === undefined) {
      const { nullable } = transformsOf(
        this.#owner.metadata,
        { table: Table.GenericParam, row: this.#row },
        this.#owner.nullableContext,
      );
      this.#nullable = typeof nullable === "number" ? nullable : (nullable[0] ?? 0);
    }
    return this.#nullable;
  }

  #allConstraints(): readonly { readonly type: AnnotatedType; readonly isUnmanaged: boolean }[] {
    if (this.#constraints !== undefined) return this.#constraints;
    // A constraint may name its own parameter: `where T : IComparable<T>`.
    this.#constraints = [];
    const { metadata: assembly, nullableContext } = this.#owner;
    const { tables } = assembly;
    const rows = tables.rowsWhere(Table.GenericParamConstraint, 0, this.#row);
    const constraints: { type: AnnotatedType; isUnmanaged: boolean }[] = [];
    for (let row = rows.first; row < rows.end; row++) {
      const token = tables.token(Table.GenericParamConstraint, row, 1, "typeDefOrRef");
      if (token === undefined) continue;
      const transforms = transformsOf(assembly, { table: Table.GenericParamConstraint, row }, nullableContext);
      const context = this.#owner.signatureContext();
      const read = readTypeToken(token, context, transforms);
      constraints.push({ type: read.type, isUnmanaged: read.requiredModifiers.includes(unmanagedType) });
    }
    this.#constraints = constraints;
    return constraints;
  }
}

const unmanagedType = "System.Runtime.InteropServices.UnmanagedType";

function isValueTypeConstraint({ type }: AnnotatedType): boolean {
  return isTypeNamed(type, "System.ValueType");
}

/** A TypeDef, TypeRef or TypeSpec as a type; the first two take one nullable flag like any other. */
export function readTypeToken(
  token: Token,
  context: SignatureContext,
  transforms: ReturnType<typeof transformsOf>,
): ReturnType<SignatureReader["next"]> {
  if (token.table === Table.TypeSpec) {
    return new SignatureReader(context.typeSpecification(token), context, transforms).next(transforms);
  }
  const name = context.typeDefinition(token);
  const isValueType =
    name.kind === "resolved" && (name.symbol.typeKind === "struct" || name.symbol.typeKind === "enum");
  const code = isValueType ? 0x11 : 0x12;
  // The token as a signature would write it, so that both ways read the same.
  const coded = encodeToken(token.table, token.row, "typeDefOrRef");
  const bytes = Uint8Array.from([
    code,
    0xc0 | ((coded >>> 24) & 0x1f),
    (coded >>> 16) & 0xff,
    (coded >>> 8) & 0xff,
    coded & 0xff,
  ]);
  return new SignatureReader(bytes, context, transforms).next(transforms);
}
