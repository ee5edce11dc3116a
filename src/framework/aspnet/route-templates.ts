/** Templates of attribute routes: how two of them are put together, and what becomes of `[controller]` and other tokens. */

/** `AttributeRouteModel.CombineTemplates`: an override begins with `/` or `~/`. Undefined: neither side has a template. */
export function combineTemplates(prefix: string | null | undefined, template: string | null): string | undefined {
  if (template === null) return prefix === undefined || prefix === null ? undefined : cleanTemplate(prefix);
  const emptyPrefix = prefix === undefined || prefix === null || prefix === "" || prefix === "/" || prefix === "~/";
  if (emptyPrefix || isOverride(template)) return cleanTemplate(template);
  return cleanTemplate(prefix.endsWith("/") ? prefix + template : `${prefix}/${template}`);
}

/** It takes no prefix. */
export function isOverride(template: string): boolean {
  return template.startsWith("/") || template.startsWith("~/");
}

function cleanTemplate(template: string): string {
  const start = template.startsWith("~/") ? 2 : template.startsWith("/") ? 1 : 0;
  const end = template.length > start && template.endsWith("/") ? template.length - 1 : template.length;
  return template.slice(start, end);
}

export type TokenReplacement =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unknown"; readonly token: string }
  | { readonly kind: "unclosed" };

/** `[controller]`, `[action]` and `[area]` in a template; `[[` and `]]` are brackets themselves. */
export function replaceTokens(template: string, values: ReadonlyMap<string, string>): TokenReplacement {
  let text = "";
  for (let at = 0; at < template.length; at++) {
    const character = template[at];
    if ((character === "[" || character === "]") && template[at + 1] === character) {
      text += character;
      at++;
    } else if (character === "[") {
      const end = template.indexOf("]", at);
      if (end < 0) return { kind: "unclosed" };
      const token = template.slice(at + 1, end);
      const value = values.get(token.toLowerCase());
      if (value === undefined) return { kind: "unknown", token };
      text += value;
      at = end;
    } else if (character === "]") {
      return { kind: "unclosed" };
    } else {
      text += character;
    }
  }
  return { kind: "text", text };
}
