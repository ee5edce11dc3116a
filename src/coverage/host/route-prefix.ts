/** Why a string cannot be a route prefix; undefined when it can. The empty string is one: no prefix. */
export function prefixProblem(prefix: string): string | undefined {
  if (prefix === "") return undefined;
  if (/\s/.test(prefix)) return "it holds white space";
  if (prefix.startsWith("/")) return "it begins with a slash";
  if (prefix.endsWith("/")) return "it ends with a slash";
  if (prefix.includes("//")) return "it has an empty segment";
  const character = /[{}?#\\]/.exec(prefix)?.[0];
  return character === undefined ? undefined : `it holds ${character}`;
}
