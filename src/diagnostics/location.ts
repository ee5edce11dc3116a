/** A place in a file as people and IDEs count it: lines and columns from 1, columns in UTF-16 units. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Where something begins, as a key: two things do not begin at one place. */
export function placeKey(location: Location | undefined): string {
  return location === undefined ? "" : `${location.file}:${location.line}:${location.column}`;
}

/** The whole of a file, where no narrower place is known. */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

export function compareLocations(a: Location, b: Location): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || a.endLine - b.endLine || a.endColumn - b.endColumn;
}
