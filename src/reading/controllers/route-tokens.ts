/** `[controller]`, `[action]` and `[area]` in a template; `[[` and `]]` are brackets themselves. */

/** A token with its place in a template. */
interface PlacedToken {
  readonly name: string;
  readonly start: number;
  /** Behind its bracket. */
  readonly end: number;
}

export function tokensIn(template: string): readonly PlacedToken[] {
  return [...template.matchAll(/\[\[|\]\]|\[([^[\]]*)\]/g)].flatMap(({ 0: text, 1: name, index: start }) =>
    name === undefined ? [] : [{ name, start, end: start + text.length }],
  );
}

export type TokenReplacement =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unknown"; readonly token: string }
  | { readonly kind: "unclosed" };

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
