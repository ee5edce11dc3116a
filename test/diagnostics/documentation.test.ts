import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnosticsDocument } from "./diagnostics-document.js";

test("docs/reference/diagnostics.md lists every diagnostic (npm run docs:diagnostics writes it)", () => {
  expect(readFileSync(new URL("../../docs/reference/diagnostics.md", import.meta.url), "utf8")).toBe(
    diagnosticsDocument(),
  );
});
