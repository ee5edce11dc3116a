import { enumConstant } from "../../binding/constants/constant-folding.js";
import type { AnnotatedType, AttributeData, Constant, ParameterSymbol } from "../../binding/symbols/symbols.js";
import { isNullableValue, isValueType, withoutNullable } from "../../binding/symbols/types.js";
import type { SignatureType } from "../format/signatures.js";
import { Table, type Token } from "../format/tables.js";
import type { MetadataAssembly } from "./assembly.js";
import { attributesOf, hasMetadataAttribute } from "./attributes.js";
import { metadataConstant, metadataDecimal } from "./constants.js";

const isIn = 0x1;
const isOut = 0x2;
const isOptional = 0x10;
const compilerServices = "System.Runtime.CompilerServices";

export class MetadataParameter implements ParameterSymbol {
  readonly kind = "parameter";
  readonly location = undefined;
  readonly name: string;
  readonly ordinal: number;
  readonly type: AnnotatedType;
  readonly refKind: ParameterSymbol["refKind"];
  readonly isThis: boolean;
  readonly #assembly: MetadataAssembly;
  readonly #token: Token | undefined;
  readonly #flags: number;
  #attributes: readonly AttributeData[] | undefined;
  #isParams: boolean | undefined;

  constructor(
    assembly: MetadataAssembly,
    row: number | undefined,
    ordinal: number,
    signature: SignatureType,
    isThis: boolean,
  ) {
    this.#assembly = assembly;
    this.#token = row === undefined ? undefined : { table: Table.Param, row };
    this.#flags = row === undefined ? 0 : assembly.tables.cell(Table.Param, row, 0);
    this.name = row === undefined ? "" : assembly.tables.string(Table.Param, row, 2);
    this.ordinal = ordinal;
    this.type = signature.type;
    this.isThis = isThis;
    this.refKind = signature.isByRef ? this.#refKind(signature) : "none";
  }

  #refKind(signature: SignatureType): ParameterSymbol["refKind"] {
    if ((this.#flags & (isIn | isOut)) === isOut) return "out";
    if (this.#has(`${compilerServices}.IsReadOnlyAttribute`)) return "in";
    if (this.#has(`${compilerServices}.RequiresLocationAttribute`)) return "refReadOnly";
    return signature.requiredModifiers.includes("System.Runtime.InteropServices.InAttribute") ? "in" : "ref";
  }

  get isParams(): boolean {
    this.#isParams ??=
      this.#has("System.ParamArrayAttribute") || this.#has(`${compilerServices}.ParamCollectionAttribute`);
    return this.#isParams;
  }

  get hasDefault(): boolean {
    return (this.#flags & isOptional) !== 0;
  }

  get defaultValue(): Constant | undefined {
    if (this.#token === undefined || !this.hasDefault) return undefined;
    const { type } = withoutNullable(this.type);
    const value = metadataConstant(this.#assembly, this.#token) ?? metadataDecimal(this.#assembly, this.#token);
    if (value === undefined || value.kind === "null") {
      // `= default` of a struct is written as null.
      return isValueType(this.type.type) && !isNullableValue(this.type.type) ? { kind: "default" } : { kind: "null" };
    }
    return value.kind === "integer" && type.kind === "named" && type.symbol.typeKind === "enum"
      ? enumConstant(type, value.value)
      : value;
  }

  get attributes(): readonly AttributeData[] {
    this.#attributes ??= this.#token === undefined ? [] : attributesOf(this.#assembly, this.#token);
    return this.#attributes;
  }

  #has(className: string): boolean {
    return this.#token !== undefined && hasMetadataAttribute(this.#assembly, this.#token, className);
  }
}
