/** `System.Text`, `Rune` → `System.Text.Rune`. */
export function qualified(namespace: string, name: string): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}

/** `System.Text.Rune` → `System.Text`, `Rune`. */
export function splitName(metadataName: string): { readonly namespace: string; readonly name: string } {
  const dot = metadataName.lastIndexOf(".");
  return { namespace: metadataName.slice(0, Math.max(0, dot)), name: metadataName.slice(dot + 1) };
}
