/**
 * The same list without room for more. A list that was pushed to, filtered or flattened has room for sixteen further elements: for what
 * every operation keeps that is most of what it takes, and the collector of garbage copies it twice.
 */
export function fitted<T>(list: readonly T[]): readonly T[] {
  return list.slice();
}
