/** Accessibilities as metadata writes them (ECMA-335 II.23.1). */
import type { Accessibility } from "../../binding/symbols/symbols.js";

const ofTypes: readonly Accessibility[] = [
  "internal",
  "public",
  "public",
  "private",
  "protected",
  "internal",
  "privateProtected",
  "protectedInternal",
];

export function accessibilityOfType(flags: number): Accessibility {
  return ofTypes[flags & 0x7] ?? "internal";
}

const ofMembers: readonly Accessibility[] = [
  "private",
  "private",
  "privateProtected",
  "internal",
  "protected",
  "protectedInternal",
  "public",
];

export function accessibilityOfMember(flags: number): Accessibility {
  return ofMembers[flags & 0x7] ?? "private";
}

/** What code of other assemblies can reach, and so all that is read. */
export function isReachable(accessibility: Accessibility): boolean {
  return accessibility === "public" || accessibility === "protected" || accessibility === "protectedInternal";
}
