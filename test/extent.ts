/** How much a run covers: `npm run test:quick`, `npm test` or `npm run test:long` (vitest's mode, see vitest.config.ts). */
export const extent = extentOf(process.env.TENON_TEST_EXTENT);

function extentOf(text: string | undefined): "quick" | "default" | "long" {
  return text === "quick" || text === "long" ? text : "default";
}
