/**
 * Wildcards in linear steps: where a piece does not fit, only the last wildcard takes one more. A regular expression or a
 * recursion would try all of them, which a pattern with many wildcards turns into minutes.
 */
export function matchesSequence(
  pattern: ArrayLike<string>,
  items: ArrayLike<string>,
  wildcard: string,
  matchesItem: (piece: string, item: string) => boolean,
): boolean {
  let p = 0;
  let wildcardAt = -1;
  let taken = 0;
  for (let n = 0; n < items.length; ) {
    const piece = pattern[p];
    if (piece === wildcard) {
      wildcardAt = p++;
      taken = n;
    } else if (piece !== undefined && matchesItem(piece, items[n] ?? "")) {
      p++;
      n++;
    } else if (wildcardAt >= 0) {
      p = wildcardAt + 1;
      n = ++taken;
    } else {
      return false;
    }
  }
  while (pattern[p] === wildcard) p++;
  return p === pattern.length;
}

/** `*` for any text and `?` for one character. */
export function matchesName(pattern: string, name: string): boolean {
  if (pattern === "*") return true;
  // `*.cs`, as most are.
  const suffix = pattern.startsWith("*") ? pattern.slice(1) : undefined;
  if (suffix !== undefined && !suffix.includes("*") && !suffix.includes("?")) return name.endsWith(suffix);
  return matchesSequence(pattern, name, "*", (piece, character) => piece === "?" || piece === character);
}
