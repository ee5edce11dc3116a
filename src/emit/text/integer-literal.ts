/** A whole number that the model keeps as text, because it may be beyond what a double holds. */
export function integerLiteral(digits: string): string {
  if (/^-?\d+$/.test(digits)) return digits;
  throw new Error(`${JSON.stringify(digits)} is not a whole number.`);
}
