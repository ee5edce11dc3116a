/** Names are cut here: with the folder before it, a file's path has to stay within what every system takes. */
export const longestName = 100;

export function cutName(name: string): string {
  return name.length <= longestName ? name : `${[...name].slice(0, longestName - 7).join("")}${checksum(name)}`;
}

/** Seven digits that tell long names apart after cutting. */
function checksum(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9_999_991;
  return String(hash).padStart(7, "0");
}
