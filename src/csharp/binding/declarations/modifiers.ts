import type { ModifierKind, ModifierToken } from "../../syntax/nodes.js";
import type { Accessibility } from "../symbols/symbols.js";

export type Modifiers = readonly ModifierToken[];

export function hasModifier(modifiers: Modifiers, kind: ModifierKind): boolean {
  for (let at = 0; at < modifiers.length; at++) if (modifiers[at]?.kind === kind) return true;
  return false;
}

/** The written accessibility, or undefined when the default of the place holds. */
export function writtenAccessibility(modifiers: Modifiers): Accessibility | undefined {
  const isProtected = hasModifier(modifiers, "ProtectedKeyword");
  if (hasModifier(modifiers, "PublicKeyword")) return "public";
  if (hasModifier(modifiers, "InternalKeyword")) return isProtected ? "protectedInternal" : "internal";
  if (hasModifier(modifiers, "PrivateKeyword")) return isProtected ? "privateProtected" : "private";
  return isProtected ? "protected" : undefined;
}
