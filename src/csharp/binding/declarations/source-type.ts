import { memo } from "../../../caching/memo.js";
import { groupedBy } from "../../../collections/lists-by-key.js";
import type { Location } from "../../../diagnostics/location.js";
import { documentationComment, identifierText, locationOf } from "../../syntax/index.js";
import type { MemberDeclarationSyntax, ModifierKind } from "../../syntax/nodes.js";
import { bindAttributes } from "../attributes/attributes.js";
import type { Scope, TypeScope } from "../symbols/scope.js";
import type { SourceTypePart, SourceTypeSymbol, TypeSyntaxNode } from "../symbols/source-symbols.js";
import type {
  Accessibility,
  AttributeData,
  ErrorType,
  MemberSymbol,
  NamedType,
  ParameterSymbol,
  SpecialType,
  TypeKind,
} from "../symbols/symbols.js";
import { nameWithArity } from "../symbols/types.js";
import { underlyingTypeOf } from "./enum-members.js";
import { hasModifier, writtenAccessibility } from "./modifiers.js";
import { type Bases, bindBases } from "./source-bases.js";
import { buildMembers, type SourceMembers } from "./source-members.js";
import { makeTypeParameters, type SourceTypeParameter } from "./source-type-parameter.js";

const noTypes: ReadonlyMap<string, readonly SourceNamedType[]> = new Map();

/** One of the declarations of a type. */
export interface TypePart extends SourceTypePart {
  /** What is around the declaration. */
  readonly outer: Scope;
  /** Made by the type on first use. */
  header?: Scope;
  body?: TypeScope;
}

/** A type declared in source: its names are known from the start, everything else when asked for. */
export class SourceNamedType implements SourceTypeSymbol {
  readonly kind = "namedType";
  readonly origin: "source" | "model";
  readonly typeKind: TypeKind;
  readonly isRecord: boolean;
  readonly name: string;
  readonly arity: number;
  readonly metadataName: string;
  readonly namespace: string;
  readonly containingType: SourceNamedType | undefined;
  readonly isFileLocal: boolean;
  readonly assembly: string;
  readonly parts: TypePart[];

  #typeParameters: readonly SourceTypeParameter[] | undefined;
  #attributes: readonly AttributeData[] | undefined;
  #locations: readonly Location[] | undefined;
  #nested: ReadonlyMap<string, readonly SourceNamedType[]> | undefined;
  #bases: (() => Bases) | undefined;
  #members: (() => SourceMembers) | undefined;
  #membersByName: ReadonlyMap<string, readonly MemberSymbol[]> | undefined;
  constructor(first: TypePart, name: string, namespace: string, containingType: SourceNamedType | undefined) {
    const { syntax, context } = first;
    this.typeKind = kindOf(syntax);
    this.isRecord = syntax.kind === "RecordDeclaration" || syntax.kind === "RecordStructDeclaration";
    this.name = name;
    this.arity = arityOf(syntax);
    this.namespace = namespace;
    this.containingType = containingType;
    const qualified = nameWithArity(name, this.arity);
    this.metadataName =
      containingType === undefined
        ? namespace === ""
          ? qualified
          : `${namespace}.${qualified}`
        : `${containingType.metadataName}+${qualified}`;
    this.isFileLocal = hasModifier(syntax.modifiers, "FileKeyword");
    this.assembly = context.program.assemblyName;
    this.origin = context.program.origin;
    this.parts = [first];
  }

  get typeParameters(): readonly SourceTypeParameter[] {
    this.#typeParameters ??=
      this.arity === 0 ? [] : makeTypeParameters(this.parts.map((part) => this.#typeParameterPart(part)));
    return this.#typeParameters;
  }

  #typeParameterPart(part: TypePart) {
    const { syntax } = part;
    return {
      list: syntax.kind === "EnumDeclaration" ? null : syntax.typeParameterList,
      clauses: syntax.kind === "EnumDeclaration" ? [] : syntax.constraintClauses,
      context: part.context,
      scope: () => this.headerScope(part),
    };
  }

  /** Base lists and constraints see the type parameters and what is around the type, but not its members. */
  headerScope(part: TypePart): Scope {
    if (this.arity === 0) return part.outer;
    part.header ??= {
      kind: "typeParameters",
      context: part.context,
      parent: part.outer,
      parameters: this.typeParameters,
    };
    return part.header;
  }

  bodyScope(part: TypePart): TypeScope {
    part.body ??= { kind: "type", context: part.context, parent: this.headerScope(part), type: this };
    return part.body;
  }

  #anyPartHas(kind: ModifierKind): boolean {
    return this.parts.some((part) => hasModifier(part.syntax.modifiers, kind));
  }

  get accessibility(): Accessibility {
    for (const part of this.parts) {
      const written = writtenAccessibility(part.syntax.modifiers);
      if (written !== undefined) return written;
    }
    if (this.containingType === undefined) return "internal";
    return this.containingType.typeKind === "interface" ? "public" : "private";
  }

  get isAbstract(): boolean {
    return this.typeKind === "interface" || this.#anyPartHas("AbstractKeyword") || this.isClosed;
  }

  get isClosed(): boolean {
    return this.#anyPartHas("ClosedKeyword");
  }

  get isUnionDeclaration(): boolean {
    return this.parts[0]?.syntax.kind === "UnionDeclaration";
  }

  get isSealed(): boolean {
    return (this.typeKind !== "class" && this.typeKind !== "interface") || this.#anyPartHas("SealedKeyword");
  }

  get isStatic(): boolean {
    return this.#anyPartHas("StaticKeyword");
  }

  get isReadOnly(): boolean {
    return this.typeKind === "enum" ? false : this.#anyPartHas("ReadOnlyKeyword");
  }

  get isRefLike(): boolean {
    return this.typeKind === "struct" && this.#anyPartHas("RefKeyword");
  }

  get isPartial(): boolean {
    return this.#anyPartHas("PartialKeyword");
  }

  get locations(): readonly Location[] {
    this.#locations ??= this.parts.map((part) => locationOf(part.context.file, part.syntax.identifier));
    return this.#locations;
  }

  get unreadMember(): Location | undefined {
    for (const { syntax, context } of this.parts) {
      if (syntax.kind === "EnumDeclaration" || syntax.kind === "DelegateDeclaration") continue;
      const unread = syntax.members.find((member) => member.kind === "IncompleteMember");
      if (unread !== undefined) return locationOf(context.file, { start: unread.start, end: unread.start });
    }
    return undefined;
  }

  #boundBases(): Bases {
    this.#bases ??= memo(
      () => bindBases(this),
      () => ({ baseType: undefined, interfaces: [], unbound: [] }),
    );
    return this.#bases();
  }

  get baseType(): NamedType | undefined {
    return this.#boundBases().baseType;
  }

  get interfaces(): readonly NamedType[] {
    return this.#boundBases().interfaces;
  }

  get unboundBases(): readonly ErrorType[] {
    return this.#boundBases().unbound;
  }

  get enumUnderlyingType(): SpecialType | undefined {
    return underlyingTypeOf(this);
  }

  #builtMembers(): SourceMembers {
    this.#members ??= memo(
      () => buildMembers(this),
      () => ({ members: [], primaryConstructorParameters: [], extensionMembers: [] }),
    );
    return this.#members();
  }

  get members(): readonly MemberSymbol[] {
    return this.#builtMembers().members;
  }

  /** Of a class, struct or record with a parameter list. */
  get primaryConstructorParameters(): readonly ParameterSymbol[] {
    return this.#builtMembers().primaryConstructorParameters;
  }

  get extensionMembers() {
    return this.#builtMembers().extensionMembers;
  }

  membersNamed(name: string): readonly MemberSymbol[] {
    this.#membersByName ??= groupByName(this.members);
    return this.#membersByName.get(name) ?? [];
  }

  get nestedTypes(): readonly SourceNamedType[] {
    const nested = this.#nestedByName();
    return nested.size === 0 ? [] : [...nested.values()].flat();
  }

  nestedTypesNamed(name: string, arity: number): readonly SourceNamedType[] {
    return this.#nestedByName().get(nameWithArity(name, arity)) ?? [];
  }

  #nestedByName(): ReadonlyMap<string, readonly SourceNamedType[]> {
    if (this.#nested === undefined) {
      let table: SourceTypeTable | undefined;
      for (const part of this.parts) {
        const { syntax } = part;
        if (syntax.kind === "EnumDeclaration" || syntax.kind === "DelegateDeclaration") continue;
        for (const member of syntax.members) {
          if (!isTypeSyntax(member)) continue;
          table ??= new SourceTypeTable();
          table.add({ syntax: member, context: part.context, outer: this.bodyScope(part) }, this.namespace, this);
        }
      }
      this.#nested = table?.byName ?? noTypes;
    }
    return this.#nested;
  }

  get attributes(): readonly AttributeData[] {
    if (this.#attributes === undefined) {
      const [only] = this.parts;
      const of = (part: TypePart) => bindAttributes(part.syntax.attributeLists, "type", this.bodyScope(part));
      this.#attributes = only !== undefined && this.parts.length === 1 ? of(only) : this.parts.flatMap(of);
    }
    return this.#attributes;
  }

  /** The comments of all parts, one after the other, as in the compiler's own XML file. */
  get documentation(): string | undefined {
    const texts = this.parts.flatMap((part) => documentationComment(part.context.file, part.syntax) ?? []);
    return texts.length === 0 ? undefined : texts.join("\n");
  }
}

function groupByName(members: readonly MemberSymbol[]): ReadonlyMap<string, readonly MemberSymbol[]> {
  return groupedBy(members, (member) => member.name);
}

export function isTypeSyntax(member: MemberDeclarationSyntax): member is TypeSyntaxNode {
  switch (member.kind) {
    case "ClassDeclaration":
    case "StructDeclaration":
    case "InterfaceDeclaration":
    case "RecordDeclaration":
    case "RecordStructDeclaration":
    case "UnionDeclaration":
    case "EnumDeclaration":
    case "DelegateDeclaration":
      return true;
    default:
      return false;
  }
}

function kindOf(syntax: TypeSyntaxNode): TypeKind {
  switch (syntax.kind) {
    case "ClassDeclaration":
    case "RecordDeclaration":
      return "class";
    case "StructDeclaration":
    case "RecordStructDeclaration":
    case "UnionDeclaration":
      return "struct";
    case "InterfaceDeclaration":
      return "interface";
    case "EnumDeclaration":
      return "enum";
    case "DelegateDeclaration":
      return "delegate";
  }
}

function arityOf(syntax: TypeSyntaxNode): number {
  return syntax.kind === "EnumDeclaration" ? 0 : (syntax.typeParameterList?.parameters.length ?? 0);
}

/** Types of one namespace or one containing type, partial declarations merged as they come. */
export class SourceTypeTable {
  readonly byName = new Map<string, SourceNamedType[]>();

  /** The new type, if the declaration is not one more part of a known one. */
  add(part: TypePart, namespace: string, containingType: SourceNamedType | undefined): SourceNamedType | undefined {
    const name = identifierText(part.context.file, part.syntax.identifier);
    const key = nameWithArity(name, arityOf(part.syntax));
    const existing = this.byName.get(key);
    const same = existing?.find((type) => merges(type, part));
    if (same !== undefined) {
      same.parts.push(part);
      return undefined;
    }
    const type = new SourceNamedType(part, name, namespace, containingType);
    if (existing === undefined) this.byName.set(key, [type]);
    else existing.push(type);
    return type;
  }

  /** A type that was made before, if it is not here yet. */
  keep(type: SourceNamedType): SourceNamedType | undefined {
    const key = nameWithArity(type.name, type.arity);
    const existing = this.byName.get(key);
    if (existing?.includes(type)) return undefined;
    if (existing === undefined) this.byName.set(key, [type]);
    else existing.push(type);
    return type;
  }

  typeWith(part: TypePart): SourceNamedType | undefined {
    const name = identifierText(part.context.file, part.syntax.identifier);
    const sameName = this.byName.get(nameWithArity(name, arityOf(part.syntax)));
    return sameName?.find(({ parts }) => parts.includes(part));
  }
}

/** Declarations of the same name, arity and kind are one type, except enums, delegates and file-local types of other files. */
function merges(type: SourceNamedType, part: TypePart): boolean {
  const { syntax } = part;
  if (syntax.kind === "EnumDeclaration" || syntax.kind === "DelegateDeclaration") return false;
  const isRecord = syntax.kind === "RecordDeclaration" || syntax.kind === "RecordStructDeclaration";
  const isUnion = syntax.kind === "UnionDeclaration";
  if (type.typeKind !== kindOf(syntax) || type.isRecord !== isRecord || type.isUnionDeclaration !== isUnion)
    return false;
  const isFileLocal = hasModifier(syntax.modifiers, "FileKeyword");
  return type.isFileLocal === isFileLocal && (!isFileLocal || type.parts[0]?.context.file === part.context.file);
}
