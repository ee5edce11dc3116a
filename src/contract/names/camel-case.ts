/**
 * `JsonNamingPolicy.CamelCase`, letter for letter: `TaskId` → `taskId`, `URL` → `url`, `IPAddress` → `ipAddress`. The
 * generated names are true on the wire only if both sides fold the same way.
 */
export function camelCase(name: string): string {
  const first = name.charCodeAt(0);
  const second = name.charCodeAt(1);
  // Nearly every name: a capital of ASCII, then none. Most that are not are camelCase already.
  if (isCapital(first) && second < 128 && !isCapital(second)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (first < 128 && !isCapital(first)) return name;
  const characters = [...name];
  if (characters.length === 0 || !isUpper(characters[0])) return name;
  for (let at = 0; at < characters.length; at++) {
    if (at === 1 && !isUpper(characters[at])) break;
    const next = characters[at + 1];
    if (at > 0 && next !== undefined && !isUpper(next)) {
      if (next === " ") characters[at] = lower(characters[at]);
      break;
    }
    characters[at] = lower(characters[at]);
  }
  return characters.join("");
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

const upper = /^\p{Lu}$/u;

function isUpper(character: string | undefined): boolean {
  return character !== undefined && upper.test(character);
}

/** Invariant and one to one, as `char.ToLowerInvariant`: a letter whose lower case is two letters stays. */
function lower(character: string | undefined): string {
  if (character === undefined) return "";
  const small = character.toLowerCase();
  return small.length === character.length ? small : character;
}

/** `taskId` → `TaskId`. */
export function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
