/** Imported contracts do on running servers what their document says. The whole judge: `npm run judge:contracts`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { root } from "../live/dotnet-server.js";
import { importServed, judgeServed } from "./judge/served/served-contracts.js";

const folder = mkdtempSync(join(tmpdir(), "tenon-served-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("valid requests are answered, invalid ones refused at their place, in all three hosts alike", async () => {
  const document = fileURLToPath(new URL("documents/bookshop-3.1.yaml", import.meta.url));
  const [verdict] = await judgeServed(root, join(folder, "served"), [importServed(document, 1)]);
  expect(verdict?.problems).toEqual([]);
  // Their answer is a Book, and no value is a valid Book: NewBook, which it extends, refuses the required id.
  expect(verdict?.uncalled).toEqual(["POST /books", "GET /books/{isbn}"]);
  expect(verdict?.valid).toBeGreaterThan(20);
  expect(verdict?.invalid).toBeGreaterThan(100);
}, 300_000);
