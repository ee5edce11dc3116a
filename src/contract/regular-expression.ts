/** Whether there is a `|` outside all parentheses, so that an anchor in front would bind to the first alternative only. */
export function hasTopLevelBar(pattern: string): boolean {
  let depth = 0;
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === "\\") at++;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "|" && depth === 0) return true;
  }
  return false;
}

/** A pattern without a group `(?:…)` that holds all of it. */
export function withoutOuterGroup(pattern: string): string {
  const inner = /^\(\?:([\s\S]*)\)$/.exec(pattern)?.[1];
  return inner !== undefined && isBalanced(inner) ? inner : pattern;
}

/** Whether each `)` closes a `(` of the same text. */
function isBalanced(pattern: string): boolean {
  let depth = 0;
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === "\\") at++;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else if (character === "(") depth++;
    else if (character === ")" && --depth < 0) return false;
  }
  return depth === 0 && !inClass;
}
