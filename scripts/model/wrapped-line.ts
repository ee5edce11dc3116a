const columns = 130;

/** A long declaration in several lines, broken behind commas and attributes, and before constraints and operators. */
export function wrapped(line: string): readonly string[] {
  if (line.length <= columns) return [line];
  const indentation = /^ */.exec(line)?.[0] ?? "";
  const usual = Math.max(...[", ", "] ", " where ", " | "].map((gap) => breakBefore(line, gap)));
  const at = usual === -1 ? line.lastIndexOf(" = ") : usual;
  if (at <= indentation.length + 4) return [line];
  return [line.slice(0, at).trimEnd(), ...wrapped(`${indentation}    ${line.slice(at).trimStart()}`)];
}

/** Where the rest begins if the line is broken at its last gap of this kind. */
function breakBefore(line: string, gap: string): number {
  const at = line.lastIndexOf(gap, columns - 2);
  return at === -1 ? -1 : gap.startsWith(" ") ? at : at + gap.trimEnd().length;
}
