import type { OperationContext } from "./operation-reading.js";

/**
 * OpenAPI 3 ignores a header parameter of these names, because media types and security say them. In 2.0, `consumes` says which types a
 * body has; a parameter of that name could demand another. In Tenon's own documents it is what C# has.
 */
export function isIgnoredParameter(context: OperationContext, header: string): boolean {
  const name = header.toLowerCase();
  if (context.types.tenon === undefined && name === "content-type") return true;
  return isForeign3(context) && ["accept", "authorization"].includes(name);
}

/** The same for the headers of a response. */
export function isIgnoredResponseHeader(context: OperationContext, header: string): boolean {
  return isForeign3(context) && header.toLowerCase() === "content-type";
}

function isForeign3({ dialect, types }: OperationContext): boolean {
  return dialect.version !== "2.0" && types.tenon === undefined;
}
