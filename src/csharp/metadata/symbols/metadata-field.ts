import { enumConstant } from "../../binding/constants/constant-folding.js";
import type { Accessibility, AnnotatedType, Constant, FieldSymbol } from "../../binding/symbols/symbols.js";
import { selfType } from "../../binding/symbols/types.js";
import { BlobReader } from "../format/blob-reader.js";
import { accessibilityOfMember } from "../format/flags.js";
import { SignatureReader, type SignatureType } from "../format/signatures.js";
import { Table } from "../format/tables.js";
import { metadataConstant, metadataDecimal } from "./constants.js";
import { MetadataMember, requiredMember } from "./metadata-member.js";
import type { MetadataType } from "./metadata-type.js";

export class MetadataField extends MetadataMember implements FieldSymbol {
  readonly kind = "field";
  readonly isAbstract = false;
  readonly isVirtual = false;
  readonly isOverride = false;
  readonly isSealed = false;
  readonly initializer = undefined;
  readonly #flags: number;
  #signature: SignatureType | undefined;

  constructor(type: MetadataType, row: number) {
    const { tables } = type.metadata;
    super(type, { table: Table.Field, row }, tables.string(Table.Field, row, 1));
    this.#flags = tables.cell(Table.Field, row, 0);
  }

  get accessibility(): Accessibility {
    return accessibilityOfMember(this.#flags);
  }

  get isStatic(): boolean {
    return (this.#flags & 0x10) !== 0;
  }

  get isConst(): boolean {
    return (this.#flags & 0x40) !== 0 || this.#decimal() !== undefined;
  }

  get isReadOnly(): boolean {
    return (this.#flags & 0x20) !== 0;
  }

  get isVolatile(): boolean {
    return this.#read().requiredModifiers.includes("System.Runtime.CompilerServices.IsVolatile");
  }

  get isRequired(): boolean {
    return this.hasAttribute(requiredMember);
  }

  get type(): AnnotatedType {
    return this.#read().type;
  }

  get constantValue(): Constant | undefined {
    if ((this.#flags & 0x40) === 0) return this.#decimal();
    const value = metadataConstant(this.containingType.metadata, this.token);
    if (value?.kind === "integer") {
      const { type } = this.type;
      if (this.containingType.typeKind === "enum") return enumConstant(selfType(this.containingType), value.value);
      if (type.kind === "named" && type.symbol.typeKind === "enum") return enumConstant(type, value.value);
    }
    return value;
  }

  #decimal(): Constant | undefined {
    return this.isStatic ? metadataDecimal(this.containingType.metadata, this.token) : undefined;
  }

  #read(): SignatureType {
    if (this.#signature === undefined) {
      const { metadata, nullableContext } = this.containingType;
      const reader = new BlobReader(metadata.tables.blob(Table.Field, this.token.row, 2));
      reader.byte();
      const transforms = this.transforms(nullableContext);
      this.#signature = new SignatureReader(reader, this.containingType.signatureContext(), transforms).next(
        transforms,
      );
    }
    return this.#signature;
  }
}
