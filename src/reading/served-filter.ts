/** `--include` and `--exclude`: which served endpoints become operations. */
export interface ServedFilter {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

export interface FilteredEndpoint {
  /** `/api/todos/{id}`. */
  readonly path: string;
  readonly namespace: string;
  readonly tags: readonly string[];
}

export function isWanted({ include, exclude }: ServedFilter, endpoint: FilteredEndpoint): boolean {
  const matches = (pattern: string): boolean => matchesPattern(pattern, endpoint);
  return (include.length === 0 || include.some(matches)) && !exclude.some(matches);
}

/** A pattern that begins with a slash is a route and takes what is below it; any other is a namespace or a tag. `*` is any text. */
function matchesPattern(pattern: string, { path, namespace, tags }: FilteredEndpoint): boolean {
  if (pattern.startsWith("/")) return regularExpression(pattern.replace(/\/+$/, ""), "(/.*)?").test(path);
  return (
    regularExpression(pattern, "(\\..*)?").test(namespace) ||
    tags.some((tag) => regularExpression(pattern, "").test(tag))
  );
}

function regularExpression(pattern: string, below: string): RegExp {
  const text = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${text}${below}$`, "i");
}
