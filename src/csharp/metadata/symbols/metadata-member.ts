import type { AttributeData } from "../../binding/symbols/symbols.js";
import type { Token } from "../format/tables.js";
import type { TypeTransforms } from "../format/transforms.js";
import { attributesOf, hasMetadataAttribute, transformsOf } from "./attributes.js";
import type { MetadataType } from "./metadata-type.js";

/** What all members have in common. */
export abstract class MetadataMember {
  readonly containingType: MetadataType;
  readonly token: Token;
  readonly name: string;
  readonly location = undefined;
  readonly documentation = undefined;
  #attributes: readonly AttributeData[] | undefined;

  constructor(containingType: MetadataType, token: Token, name: string) {
    this.containingType = containingType;
    this.token = token;
    this.name = name;
  }

  get attributes(): readonly AttributeData[] {
    this.#attributes ??= attributesOf(this.containingType.metadata, this.token);
    return this.#attributes;
  }

  protected hasAttribute(className: string): boolean {
    return hasMetadataAttribute(this.containingType.metadata, this.token, className);
  }

  protected transforms(nullableContext: number): TypeTransforms {
    return transformsOf(this.containingType.metadata, this.token, nullableContext);
  }
}

export const requiredMember = "System.Runtime.CompilerServices.RequiredMemberAttribute";

/** Flags of a method that say how it overrides (II.23.1.10). */
export function overriding(flags: number, isInterface: boolean) {
  const isVirtual = (flags & 0x40) !== 0;
  const isFinal = (flags & 0x20) !== 0;
  const isNew = (flags & 0x100) !== 0;
  const isAbstract = (flags & 0x400) !== 0;
  const isStatic = (flags & 0x10) !== 0;
  const isOverride = isVirtual && !isNew && !isInterface && !isStatic;
  return {
    isStatic,
    isAbstract,
    isOverride,
    isVirtual: isVirtual && !isAbstract && !isOverride && !isFinal,
    isSealed: isOverride && isFinal,
  };
}
