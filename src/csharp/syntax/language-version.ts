/** The version of the language that this parser knows. */
export const newestLanguageVersion = 14;

/** `<LangVersion>` as a number: `7.3`, `12.0`; `latest`, `preview`, `default` and unknown values are the newest. */
export function languageVersionOf(text: string): number {
  const number = /^\s*(?:ISO-)?(\d+(?:\.\d+)?)\s*$/i.exec(text)?.[1];
  return number === undefined ? newestLanguageVersion : Number(number);
}
