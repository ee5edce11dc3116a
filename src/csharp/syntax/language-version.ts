/** The version of the language that this parser knows. */
export const newestLanguageVersion = 15;

/** `<LangVersion>` as a number: `7.3`, `12.0`; `latest`, `default` and unknown values are the newest, `preview` is more. */
export function languageVersionOf(text: string): number {
  return statedVersion(text) ?? (isPreview(text) ? newestLanguageVersion + 1 : newestLanguageVersion);
}

/** Whether the project may be written in a version of C# that this parser does not know. */
export function mayBeNewer(text: string): boolean {
  return isPreview(text) || (statedVersion(text) ?? 0) > newestLanguageVersion;
}

function statedVersion(text: string): number | undefined {
  const number = /^\s*(?:ISO-)?(\d+(?:\.\d+)?)\s*$/i.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

function isPreview(text: string): boolean {
  return /^\s*preview\s*$/i.test(text);
}
