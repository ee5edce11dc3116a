import { pathOf, type Route } from "../../contract/route.js";

/**
 * Fixed text of a route in a URL. ASP.NET compares it with the decoded path of the request, in which a slash alone stays
 * encoded.
 */
export function urlPath(text: string): string {
  if (allowed.test(text)) return text;
  return text.replace(/\p{Cs}/gu, "\ufffd").replace(/(?!%2f)[^A-Za-z0-9\-._~!$&'()*+,;=:@/]/giu, encodeURIComponent);
}

/** The path of a route in a URL, parameters in braces. */
export function urlPathOf({ path, segments }: Route): string {
  const encoded = segments.map((segment) =>
    segment.map((part) => (part.kind === "literal" ? { ...part, text: urlPath(part.text) } : part)),
  );
  return path.endsWith("/") && segments.length > 0 ? `${pathOf(encoded)}/` : pathOf(encoded);
}

const allowed = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/]*$/;
