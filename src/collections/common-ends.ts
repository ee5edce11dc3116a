/** How many elements all of the lists begin with, and how many of the rest they all end with. */
export function commonEnds<T>(lists: readonly (readonly T[])[]): { readonly front: number; readonly back: number } {
  const first = lists[0] ?? [];
  const shortest = Math.min(...lists.map(({ length }) => length));
  let front = 0;
  while (front < shortest && lists.every((list) => list[front] === first[front])) front++;
  let back = 0;
  while (back < shortest - front && lists.every((list) => list.at(-1 - back) === first.at(-1 - back))) back++;
  return { front, back };
}
