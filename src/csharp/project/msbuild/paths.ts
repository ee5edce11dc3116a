import { sep } from "node:path";

/** Projects are written with `\` or `/`; both mean the same everywhere. */
export function nativePath(text: string): string {
  return sep === "/" ? text.replaceAll("\\", "/") : text.replaceAll("/", "\\");
}

/** With `/`, for patterns. */
export function slashed(text: string): string {
  return text.replaceAll("\\", "/");
}

export function hasTrailingSlash(text: string): boolean {
  return text.endsWith("/") || text.endsWith("\\");
}
