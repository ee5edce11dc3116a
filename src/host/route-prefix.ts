/** The prefix of a host that sets none. */
export const defaultPrefix = "api";

/** Why a string cannot be a route prefix; undefined if it can. The empty string means no prefix. */
export function prefixProblem(prefix: string): string | undefined {
  if (prefix === "") return undefined;
  if (/\s/.test(prefix)) return "it contains white space";
  if (prefix.startsWith("/")) return "it begins with a slash";
  if (prefix.endsWith("/")) return "it ends with a slash";
  if (prefix.includes("//")) return "it has an empty segment";
  const character = /[{}?#\\]/.exec(prefix)?.[0];
  return character === undefined ? undefined : `it holds ${character}`;
}
