import type {
  Accessibility,
  AnnotatedType,
  AttributeData,
  MethodSymbol,
  ParameterSymbol,
} from "../../binding/symbols/symbols.js";
import { BlobReader } from "../format/blob-reader.js";
import { accessibilityOfMember } from "../format/flags.js";
import { type SignatureContext, SignatureReader, type SignatureType } from "../format/signatures.js";
import { Table } from "../format/tables.js";
import { attributesOf, nullableContextOf, transformsOf } from "./attributes.js";
import { MetadataMember, overriding } from "./metadata-member.js";
import { MetadataParameter } from "./metadata-parameter.js";
import type { MetadataType } from "./metadata-type.js";
import { type MetadataTypeParameter, metadataTypeParameters, type Owner } from "./type-parameters.js";

interface MethodSignature {
  readonly returned: SignatureType;
  readonly returnRow: number | undefined;
  readonly parameters: readonly MetadataParameter[];
}

export class MetadataMethod extends MetadataMember implements MethodSymbol, Owner {
  readonly kind = "method";
  readonly isAsync = false;
  readonly isPrimaryConstructor = false;
  readonly body = undefined;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly isVirtual: boolean;
  readonly isOverride: boolean;
  readonly isSealed: boolean;
  readonly #flags: number;
  #signature: MethodSignature | undefined;
  #typeParameters: readonly MetadataTypeParameter[] | undefined;
  #nullableContext: number | undefined;
  #isExtension: boolean | undefined;

  constructor(type: MetadataType, row: number) {
    const { tables } = type.metadata;
    super(type, { table: Table.MethodDef, row }, tables.string(Table.MethodDef, row, 3));
    this.#flags = tables.cell(Table.MethodDef, row, 2);
    const flags = overriding(this.#flags, type.typeKind === "interface");
    this.isStatic = flags.isStatic;
    this.isAbstract = flags.isAbstract;
    // C# writes a destructor without `virtual` and `override`.
    this.isVirtual = flags.isVirtual && this.name !== "Finalize";
    this.isOverride = flags.isOverride && this.name !== "Finalize";
    this.isSealed = flags.isSealed;
  }

  get metadata(): MetadataType["metadata"] {
    return this.containingType.metadata;
  }

  get accessibility(): Accessibility {
    return accessibilityOfMember(this.#flags);
  }

  get methodKind(): MethodSymbol["methodKind"] {
    if (this.name === ".ctor") return "constructor";
    if (this.name === ".cctor") return "staticConstructor";
    if ((this.#flags & 0x800) !== 0 && this.name.startsWith("op_")) {
      return /^op_(Implicit|Explicit|CheckedExplicit)$/.test(this.name) ? "conversion" : "operator";
    }
    if (this.name === "Finalize" && !this.isStatic && this.parameters.length === 0) return "destructor";
    return "ordinary";
  }

  get typeParameters(): readonly MetadataTypeParameter[] {
    this.#typeParameters ??= metadataTypeParameters(this, this.token);
    return this.#typeParameters;
  }

  get nullableContext(): number {
    this.#nullableContext ??= nullableContextOf(this.metadata, this.token) ?? this.containingType.nullableContext;
    return this.#nullableContext;
  }

  signatureContext(): SignatureContext {
    return this.containingType.signatureContext(this.typeParameters);
  }

  get isExtension(): boolean {
    this.#isExtension ??= this.isStatic && this.hasAttribute("System.Runtime.CompilerServices.ExtensionAttribute");
    return this.#isExtension;
  }

  get parameters(): readonly ParameterSymbol[] {
    return this.#read().parameters;
  }

  get returnType(): AnnotatedType {
    return this.#read().returned.type;
  }

  /** Modifiers of the return type: this is where an `init` setter is marked. */
  get returnModifiers(): readonly string[] {
    return this.#read().returned.requiredModifiers;
  }

  get returnAttributes(): readonly AttributeData[] {
    const row = this.#read().returnRow;
    return row === undefined ? [] : attributesOf(this.metadata, { table: Table.Param, row });
  }

  #read(): MethodSignature {
    this.#signature ??= this.#decode();
    return this.#signature;
  }

  #decode(): MethodSignature {
    const { tables } = this.metadata;
    const bySequence = new Map<number, number>();
    const list = tables.list(Table.MethodDef, this.token.row, 5, Table.Param);
    for (let row = list.first; row < list.end; row++) bySequence.set(tables.cell(Table.Param, row, 1), row);

    const reader = new BlobReader(tables.blob(Table.MethodDef, this.token.row, 4));
    const convention = reader.byte();
    if ((convention & 0x10) !== 0) reader.compressed();
    const count = reader.compressed();
    const transforms = (row: number | undefined) =>
      row === undefined
        ? { nullable: this.nullableContext, tupleNames: undefined, dynamic: undefined }
        : transformsOf(this.metadata, { table: Table.Param, row }, this.nullableContext);
    const returnRow = bySequence.get(0);
    const signature = new SignatureReader(reader, this.signatureContext(), transforms(returnRow));
    const returned = signature.next(transforms(returnRow));
    const parameters: MetadataParameter[] = [];
    for (let i = 0; i < count && !reader.atEnd; i++) {
      const row = bySequence.get(i + 1);
      const type = signature.next(transforms(row));
      parameters.push(new MetadataParameter(this.metadata, row, i, type, i === 0 && this.isExtension));
    }
    return { returned, returnRow, parameters };
  }
}
