/** Whether an alternative stands outside all parentheses, so that an anchor before it would not speak of what is behind it. */
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
