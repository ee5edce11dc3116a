/** The version of the language that this parser knows. */
export const newestLanguageVersion = 15;

/** `<LangVersion>` as a number: `7.3`, `12.0`; `latest`, `preview`, `default` and unknown values are the newest. */
export function languageVersionOf(text: string): number {
  return statedVersion(text) ?? newestLanguageVersion;
}

/** Whether the project may be written in a version of C# that this parser does not know. */
export function mayBeNewer(text: string): boolean {
  return /^\s*preview\s*$/i.test(text) || (statedVersion(text) ?? 0) > newestLanguageVersion;
}

function statedVersion(text: string): number | undefined {
  const number = /^\s*(?:ISO-)?(\d+(?:\.\d+)?)\s*$/i.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}
