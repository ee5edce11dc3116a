import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mappingDocument } from "./mapping-document.js";
import { repository } from "./pages.js";

test("docs/reference/mapping.md is what the tool does (TENON_ACCEPT=1 writes it)", () => {
  const file = join(repository, "docs/reference/mapping.md");
  const text = mappingDocument();
  if (process.env.TENON_ACCEPT === "1") writeFileSync(file, text);
  expect(readFileSync(file, "utf8")).toBe(text);
});
