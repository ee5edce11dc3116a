/** Values that are put together from themselves double with every line; these limits end it long before memory does. */
import { CannotEvaluate } from "./cannot-evaluate.js";

/** Far longer than any list of files that a project holds. */
export const longestText = 1_000_000;

/** Far more than the files of the largest solution. */
export const mostItems = 200_000;

/** That wildcards reach through links: those to folders with links double with each level. */
export const mostLinkedFolders = 5_000;

/** Of all that items are given beside their names. */
export const mostItemText = 20_000_000;

export function checkLength(length: number): void {
  if (length > longestText) throw new CannotEvaluate(`its value is longer than ${longestText} characters`);
}

/** As `String.replace` with a function, but it ends as soon as the result is too long. */
export function replaceBounded(
  text: string,
  pattern: RegExp,
  replacement: (...matched: readonly string[]) => string,
): string {
  let length = text.length;
  return text.replace(pattern, (...matched: string[]) => {
    const put = replacement(...matched);
    length += put.length;
    checkLength(length);
    return put;
  });
}
