/** The word that was probably meant: the closest one, as long as it is close. Undefined when nothing comes near. */
export function closestWord(word: string, words: readonly string[]): string | undefined {
  const lowerWord = word.toLowerCase();
  const near = words
    .map((candidate) => ({ candidate, distance: distanceOf(lowerWord, candidate) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(lowerWord.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  if (near[0] !== undefined) return near[0].candidate;
  const completions = words.filter((candidate) => lowerWord.length > 2 && candidate.startsWith(lowerWord));
  return completions.length === 1 ? completions[0] : undefined;
}

/** How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other. */
function distanceOf(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
