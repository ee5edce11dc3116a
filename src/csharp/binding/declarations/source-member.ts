/** What all members declared in source share. */

import type { Location } from "../../../diagnostics/location.js";
import { documentationComment, identifierText, locationOf } from "../../syntax/index.js";
import type {
  AttributeListSyntax,
  ExplicitInterfaceSpecifierSyntax,
  IdentifierToken,
  Span,
  SyntaxNode,
} from "../../syntax/nodes.js";
import { type AttributeTarget, bindAttributes } from "../attributes/attributes.js";
import { bindType } from "../names/type-binder.js";
import type { Scope, TypeScope } from "../symbols/scope.js";
import type { SourceTypeSymbol } from "../symbols/source-symbols.js";
import type { Accessibility, AttributeData, NamedType } from "../symbols/symbols.js";
import { hasModifier, type Modifiers, writtenAccessibility } from "./modifiers.js";

interface MemberSyntaxParts {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: Modifiers;
  /** The node that documentation comes before. */
  readonly declaration: SyntaxNode;
  /** What an error points at. */
  readonly place: Span;
  readonly explicitInterface: ExplicitInterfaceSpecifierSyntax | null;
  readonly hasBody: boolean;
  readonly target: AttributeTarget;
}

export abstract class SourceMember {
  readonly name: string;
  readonly containingType: SourceTypeSymbol;
  readonly scope: Scope;
  protected readonly parts: MemberSyntaxParts;
  /** The other declaration of a partial member: the one with the body. */
  protected implementation: SourceMember | undefined;
  #attributes: readonly AttributeData[] | undefined;
  #location: Location | undefined;

  constructor(name: string, scope: Scope, containingType: SourceTypeSymbol, parts: MemberSyntaxParts) {
    this.name = name;
    this.scope = scope;
    this.containingType = containingType;
    this.parts = parts;
  }

  get isExplicitInterfaceImplementation(): boolean {
    return this.parts.explicitInterface !== null;
  }

  get explicitInterface(): NamedType | undefined {
    const specifier = this.parts.explicitInterface;
    const type = specifier === null ? undefined : bindType(specifier.name, this.scope).type;
    return type?.kind === "named" ? type : undefined;
  }

  get isPartial(): boolean {
    return hasModifier(this.parts.modifiers, "PartialKeyword");
  }

  get hasBody(): boolean {
    return this.parts.hasBody;
  }

  protected has(kind: Parameters<typeof hasModifier>[1]): boolean {
    return hasModifier(this.parts.modifiers, kind) || (this.implementation?.has(kind) ?? false);
  }

  get accessibility(): Accessibility {
    const written = writtenAccessibility(this.parts.modifiers);
    if (written !== undefined) return written;
    return this.containingType.typeKind === "interface" && !this.isExplicitInterfaceImplementation
      ? "public"
      : "private";
  }

  get isStatic(): boolean {
    return this.has("StaticKeyword");
  }

  /** Members of interfaces are abstract unless they have a body, are static without `abstract`, or have another modifier. */
  get isAbstract(): boolean {
    if (this.has("AbstractKeyword")) return true;
    return this.containingType.typeKind === "interface" && !this.isInterfaceMemberWithMeaning();
  }

  get isVirtual(): boolean {
    if (this.has("VirtualKeyword")) return true;
    return (
      this.containingType.typeKind === "interface" &&
      this.parts.hasBody &&
      !this.isStatic &&
      !this.isExplicitInterfaceImplementation &&
      !this.has("AbstractKeyword") &&
      !this.has("SealedKeyword") &&
      this.accessibility !== "private"
    );
  }

  protected isInterfaceMemberWithMeaning(): boolean {
    return (
      this.parts.hasBody ||
      this.isStatic ||
      this.has("VirtualKeyword") ||
      this.has("SealedKeyword") ||
      this.accessibility === "private" ||
      this.has("ExternKeyword") ||
      this.has("PartialKeyword")
    );
  }

  get isOverride(): boolean {
    return this.has("OverrideKeyword");
  }

  get isSealed(): boolean {
    if (this.has("SealedKeyword")) return this.isOverride;
    // `abstract int IBase.Method();` takes a default away, and it cannot be given back under that name.
    return this.isExplicitInterfaceImplementation && this.has("AbstractKeyword") && !this.isStatic;
  }

  get location(): Location {
    this.#location ??= locationOf(this.scope.context.file, this.parts.place);
    return this.#location;
  }

  get attributes(): readonly AttributeData[] {
    if (this.#attributes === undefined) {
      const bound = bindAttributes(this.parts.attributeLists, this.parts.target, this.scope);
      this.#attributes = this.implementation === undefined ? bound : [...bound, ...this.implementation.attributes];
    }
    return this.#attributes;
  }

  get documentation(): string | undefined {
    return documentationComment(this.scope.context.file, this.parts.declaration) ?? this.implementation?.documentation;
  }

  implementedBy(implementation: SourceMember): void {
    this.implementation = implementation;
  }
}

export function memberName(scope: TypeScope | Scope, identifier: IdentifierToken): string {
  return identifierText(scope.context.file, identifier);
}
