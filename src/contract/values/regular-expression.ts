/** Whether there is a `|` outside all parentheses, so that an anchor in front would bind to the first alternative only. */
export function hasTopLevelBar(pattern: string): boolean {
  let depth = 0;
  for (const sign of signsOf(pattern)) {
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    else if (sign === "|" && depth === 0) return true;
  }
  return false;
}

/** A pattern without a group `(?:…)` that holds all of it. */
export function withoutOuterGroup(pattern: string): string {
  const inner = /^\(\?:([\s\S]*)\)$/.exec(pattern)?.[1];
  return inner !== undefined && isBalanced(inner) ? inner : pattern;
}

/** Whether each `)` closes a `(` of the same text, and each class ends in it. */
function isBalanced(pattern: string): boolean {
  let depth = 0;
  for (const sign of signsOf(pattern)) {
    if (sign === "(" || sign === "[") depth++;
    else if ((sign === ")" || sign === "]") && --depth < 0) return false;
  }
  return depth === 0;
}

/** The characters that may mean something: none that is escaped, and of a class only its two brackets. */
function* signsOf(pattern: string): Generator<string> {
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? "";
    if (character === "\\") {
      at++;
    } else if (inClass) {
      if (character !== "]") continue;
      inClass = false;
      yield character;
    } else if (character !== "]") {
      inClass = character === "[";
      yield character;
    }
  }
}

/**
 * What .NET reads and JavaScript does not with its flag for Unicode: a bracket or a brace that closes nothing, and an escape of a sign
 * that needs none.
 */
export function withoutLeniency(pattern: string): string {
  return pattern.replace(
    /\\[pPu]\{[^}]*\}|\\([\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[\]{}]/g,
    (part, escaped?: string) => {
      if (escaped !== undefined) return isNeedless(escaped) ? escaped : part;
      if (part.length === 1) return `\\${part}`;
      if (!part.startsWith("[")) return part;
      return part.replace(/\\([\s\S])/g, (whole, sign: string) => (sign !== "-" && isNeedless(sign) ? sign : whole));
    },
  );
}

function isNeedless(sign: string): boolean {
  return !/[\w^$\\.*+?()[\]{}|/]/.test(sign);
}
