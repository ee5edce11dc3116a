/** A file as a string: read by vitest itself, and by `rawText` of scripts/bundle.mjs when the tool is bundled. */
declare module "*?raw" {
  const text: string;
  export default text;
}
