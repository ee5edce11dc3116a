import type {
  Accessibility,
  AttributeData,
  FieldSymbol,
  MemberSymbol,
  NamedType,
  NamedTypeSymbol,
  SpecialType,
  TypeKind,
} from "../../binding/symbols/symbols.js";
import { elementTypes } from "../format/element-types.js";
import { accessibilityOfType } from "../format/flags.js";
import type { SignatureContext } from "../format/signatures.js";
import { Table, type Token } from "../format/tables.js";
import type { MetadataAssembly } from "./assembly.js";
import { attributesOf, hasMetadataAttribute, nullableContextOf, transformsOf } from "./attributes.js";
import { membersOfType } from "./metadata-members.js";
import { type MetadataTypeParameter, metadataTypeParameters, type Owner, readTypeToken } from "./type-parameters.js";

const isInterface = 0x20;
const isAbstract = 0x80;
const isSealed = 0x100;
const compilerServices = "System.Runtime.CompilerServices";

/** A type of an assembly. Everything but its name is read on first use. */
export class MetadataType implements NamedTypeSymbol, Owner {
  readonly kind = "namedType";
  readonly origin = "metadata";
  readonly isPartial = false;
  readonly isFileLocal = false;
  readonly locations = [];
  readonly documentation = undefined;
  readonly metadata: MetadataAssembly;
  readonly row: number;
  readonly name: string;
  readonly metadataName: string;
  readonly namespace: string;
  readonly containingType: MetadataType | undefined;
  readonly #flags: number;
  #isRefLike: boolean | undefined;
  #typeKind: TypeKind | undefined;
  #isRecord: boolean | undefined;
  #allTypeParameters: readonly MetadataTypeParameter[] | undefined;
  #ownTypeParameters: readonly MetadataTypeParameter[] | undefined;
  #nullableContext: number | undefined;
  #baseType: { readonly value: NamedType | undefined } | undefined;
  #interfaces: readonly NamedType[] | undefined;
  #members: readonly MemberSymbol[] | undefined;
  #attributes: readonly AttributeData[] | undefined;
  #nestedTypes: readonly NamedTypeSymbol[] | undefined;

  constructor(assembly: MetadataAssembly, row: number, containingType: MetadataType | undefined) {
    const { tables } = assembly;
    this.metadata = assembly;
    this.row = row;
    this.containingType = containingType;
    const written = tables.string(Table.TypeDef, row, 1);
    this.name = written.replace(/`\d+$/, "");
    this.namespace = containingType?.namespace ?? tables.string(Table.TypeDef, row, 2);
    this.metadataName =
      containingType === undefined
        ? this.namespace === ""
          ? written
          : `${this.namespace}.${written}`
        : `${containingType.metadataName}+${written}`;
    this.#flags = tables.cell(Table.TypeDef, row, 0);
  }

  get token(): Token {
    return { table: Table.TypeDef, row: this.row };
  }

  get assembly(): string {
    return this.metadata.name;
  }

  get typeKind(): TypeKind {
    this.#typeKind ??= this.#computeKind();
    return this.#typeKind;
  }

  #computeKind(): TypeKind {
    if (this.#flags & isInterface) return "interface";
    switch (this.#baseName()) {
      case "System.Enum":
        return "enum";
      case "System.ValueType":
        return this.metadataName === "System.Enum" ? "class" : "struct";
      case "System.MulticastDelegate":
        return "delegate";
      default:
        return "class";
    }
  }

  /** Without resolving it: what a type is must be known before its base can be made. */
  #baseName(): string {
    const { tables } = this.metadata;
    const token = tables.token(Table.TypeDef, this.row, 3, "typeDefOrRef");
    if (token === undefined || token.table === Table.TypeSpec) return "";
    return `${tables.string(token.table, token.row, 2)}.${tables.string(token.table, token.row, 1)}`;
  }

  /** Record classes have a method for `with`; record structs leave no trace in metadata. */
  get isRecord(): boolean {
    this.#isRecord ??= this.typeKind === "class" && this.#hasClone();
    return this.#isRecord;
  }

  #hasClone(): boolean {
    const { tables } = this.metadata;
    const { first, end } = tables.list(Table.TypeDef, this.row, 5, Table.MethodDef);
    for (let row = first; row < end; row++) if (tables.string(Table.MethodDef, row, 3) === "<Clone>$") return true;
    return false;
  }

  get accessibility(): Accessibility {
    return accessibilityOfType(this.#flags);
  }

  get isAbstract(): boolean {
    return (this.#flags & isAbstract) !== 0 && !this.isStatic && this.typeKind === "class";
  }

  get isSealed(): boolean {
    return (this.#flags & isSealed) !== 0 && !this.isStatic;
  }

  get isStatic(): boolean {
    return (this.#flags & (isAbstract | isSealed)) === (isAbstract | isSealed) && this.typeKind === "class";
  }

  get isReadOnly(): boolean {
    return (
      this.typeKind === "struct" &&
      hasMetadataAttribute(this.metadata, this.token, `${compilerServices}.IsReadOnlyAttribute`)
    );
  }

  get isRefLike(): boolean {
    this.#isRefLike ??=
      this.typeKind === "struct" &&
      hasMetadataAttribute(this.metadata, this.token, `${compilerServices}.IsByRefLikeAttribute`);
    return this.#isRefLike;
  }

  /** Those of containing types first, as signatures count them. */
  get allTypeParameters(): readonly MetadataTypeParameter[] {
    if (this.#allTypeParameters === undefined) {
      const outer = this.containingType?.allTypeParameters ?? [];
      const listed = metadataTypeParameters(this, this.token);
      this.#allTypeParameters = [...outer, ...listed.slice(outer.length).map((p) => p.countFrom(outer.length))];
    }
    return this.#allTypeParameters;
  }

  get typeParameters(): readonly MetadataTypeParameter[] {
    if (this.containingType === undefined) return this.allTypeParameters;
    this.#ownTypeParameters ??= this.allTypeParameters.slice(this.containingType.allTypeParameters.length);
    return this.#ownTypeParameters;
  }

  get nullableContext(): number {
    this.#nullableContext ??= nullableContextOf(this.metadata, this.token) ?? this.containingType?.nullableContext ?? 0;
    return this.#nullableContext;
  }

  signatureContext(methodTypeParameters: readonly MetadataTypeParameter[] = []): SignatureContext {
    const assembly = this.metadata;
    return {
      typeDefinition: (token) => assembly.typeName(token),
      typeSpecification: (token) => assembly.tables.blob(Table.TypeSpec, token.row, 0),
      core: (name) => assembly.core(name),
      typeParameters: this.allTypeParameters,
      methodTypeParameters,
    };
  }

  get baseType(): NamedType | undefined {
    this.#baseType ??= { value: this.#computeBase() };
    return this.#baseType.value;
  }

  #computeBase(): NamedType | undefined {
    const token = this.metadata.tables.token(Table.TypeDef, this.row, 3, "typeDefOrRef");
    if (token === undefined) return undefined;
    const { type } = readTypeToken(token, this.signatureContext(), this.#transforms(this.token)).type;
    return type.kind === "named" ? type : undefined;
  }

  get interfaces(): readonly NamedType[] {
    if (this.#interfaces === undefined) {
      const { tables } = this.metadata;
      const { first, end } = tables.rowsWhere(Table.InterfaceImpl, 0, this.row);
      const types: NamedType[] = [];
      for (let row = first; row < end; row++) {
        const token = tables.token(Table.InterfaceImpl, row, 1, "typeDefOrRef");
        if (token === undefined) continue;
        const transforms = this.#transforms({ table: Table.InterfaceImpl, row });
        const { type } = readTypeToken(token, this.signatureContext(), transforms).type;
        if (type.kind === "named") types.push(type);
      }
      this.#interfaces = types;
    }
    return this.#interfaces;
  }

  #transforms(target: Token): ReturnType<typeof transformsOf> {
    return transformsOf(this.metadata, target, this.nullableContext);
  }

  get enumUnderlyingType(): SpecialType | undefined {
    if (this.typeKind !== "enum") return undefined;
    const { tables } = this.metadata;
    const { first, end } = tables.list(Table.TypeDef, this.row, 4, Table.Field);
    for (let row = first; row < end; row++) {
      // `value__`, the only field that is not static, has the underlying type.
      if ((tables.cell(Table.Field, row, 0) & 0x10) !== 0) continue;
      const code = tables.blob(Table.Field, row, 2)[1] ?? 0x08;
      return elementTypes[code] ?? "int";
    }
    return "int";
  }

  get members(): readonly MemberSymbol[] {
    this.#members ??= membersOfType(this);
    return this.#members;
  }

  /** The field of a `const`, for looking up one without making all. */
  field(name: string): FieldSymbol | undefined {
    return this.members.find((member): member is FieldSymbol => member.kind === "field" && member.name === name);
  }

  get nestedTypes(): readonly NamedTypeSymbol[] {
    this.#nestedTypes ??= this.metadata
      .nestedTypes(this.row)
      .filter((type) => type.accessibility !== "private" && type.accessibility !== "internal");
    return this.#nestedTypes;
  }

  get attributes(): readonly AttributeData[] {
    if (this.#attributes === undefined) {
      const all = attributesOf(this.metadata, this.token);
      // The name of an indexer is in an attribute that the compiler adds.
      this.#attributes = all.filter(
        (attribute) => attribute.attributeClass?.symbol.metadataName !== "System.Reflection.DefaultMemberAttribute",
      );
    }
    return this.#attributes;
  }
}
