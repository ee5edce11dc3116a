/** The name with `_` behind it as often as it takes to be free; the result is taken from then on. */
export function freeName(preferred: string, taken: Set<string>): string {
  let name = preferred;
  while (taken.has(name)) name += "_";
  taken.add(name);
  return name;
}
