import type {
  Accessibility,
  AccessorSymbol,
  AnnotatedType,
  AttributeData,
  ParameterSymbol,
  PropertySymbol,
} from "../../binding/symbols/symbols.js";
import { BlobReader } from "../format/blob-reader.js";
import { SignatureReader } from "../format/signatures.js";
import { Table } from "../format/tables.js";
import { MetadataMember, requiredMember } from "./metadata-member.js";
import { MetadataMethod } from "./metadata-method.js";
import type { MetadataType } from "./metadata-type.js";

const initOnly = "System.Runtime.CompilerServices.IsExternalInit";

/** From the least to the most that an accessor lets in. */
const openness: readonly Accessibility[] = [
  "private",
  "privateProtected",
  "internal",
  "protected",
  "protectedInternal",
  "public",
];

export class MetadataProperty extends MetadataMember implements PropertySymbol {
  readonly kind = "property";
  readonly isExplicitInterfaceImplementation = false;
  readonly primaryConstructorParameter = undefined;
  readonly initializer = undefined;
  readonly getterExpression = undefined;
  readonly #getter: MetadataMethod | undefined;
  readonly #setter: MetadataMethod | undefined;
  #type: AnnotatedType | undefined;

  constructor(type: MetadataType, row: number, getter: number | undefined, setter: number | undefined) {
    super(type, { table: Table.Property, row }, type.metadata.tables.string(Table.Property, row, 1));
    this.#getter = getter === undefined ? undefined : new MetadataMethod(type, getter);
    this.#setter = setter === undefined ? undefined : new MetadataMethod(type, setter);
  }

  get #accessor(): MetadataMethod | undefined {
    return this.#getter ?? this.#setter;
  }

  get type(): AnnotatedType {
    if (this.#type === undefined) {
      const { metadata, nullableContext } = this.containingType;
      const reader = new BlobReader(metadata.tables.blob(Table.Property, this.token.row, 2));
      reader.byte();
      reader.compressed();
      const transforms = this.transforms(nullableContext);
      const signature = new SignatureReader(reader, this.containingType.signatureContext(), transforms);
      this.#type = signature.next(transforms).type;
    }
    return this.#type;
  }

  get parameters(): readonly ParameterSymbol[] {
    if (this.#getter !== undefined) return this.#getter.parameters;
    return this.#setter?.parameters.slice(0, -1) ?? [];
  }

  /** Not read: no type of the framework that travels as JSON has such a property. */
  readonly returnsByRef = false;

  get isIndexer(): boolean {
    return this.parameters.length > 0;
  }

  get isRequired(): boolean {
    return this.hasAttribute(requiredMember);
  }

  get accessibility(): Accessibility {
    const levels = [this.#getter, this.#setter].flatMap((accessor) =>
      accessor === undefined ? [] : [openness.indexOf(accessor.accessibility)],
    );
    return openness[Math.max(0, ...levels)] ?? "private";
  }

  get isStatic(): boolean {
    return this.#accessor?.isStatic ?? false;
  }

  get isAbstract(): boolean {
    return this.#accessor?.isAbstract ?? false;
  }

  get isVirtual(): boolean {
    return this.#accessor?.isVirtual ?? false;
  }

  get isOverride(): boolean {
    return this.#accessor?.isOverride ?? false;
  }

  get isSealed(): boolean {
    return this.#accessor?.isSealed ?? false;
  }

  get getter(): AccessorSymbol | undefined {
    return this.#getter;
  }

  get setter(): PropertySymbol["setter"] {
    return this.#setter && new MetadataSetter(this.#setter);
  }
}

class MetadataSetter implements NonNullable<PropertySymbol["setter"]> {
  readonly body = undefined;
  readonly #method: MetadataMethod;

  constructor(method: MetadataMethod) {
    this.#method = method;
  }

  get accessibility(): Accessibility {
    return this.#method.accessibility;
  }

  get attributes(): readonly AttributeData[] {
    return this.#method.attributes;
  }

  get parameters(): readonly ParameterSymbol[] {
    return this.#method.parameters;
  }

  get isInitOnly(): boolean {
    return this.#method.returnModifiers.includes(initOnly);
  }
}
