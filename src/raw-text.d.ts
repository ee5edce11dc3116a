/** A file as a string: read by vitest itself, and by `rawText` of scripts/bundle.mjs when the tool is bundled. */
declare module "*?raw" {
  const text: string;
  export default text;
}

/** TypeScript for a browser, bundled into one script: scripts/page-script.mjs, for both. */
declare module "*?script" {
  const text: string;
  export default text;
}
