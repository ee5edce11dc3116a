import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withoutServers } from "../../scripts/compiler-server.mjs";
import { root } from "../live/dotnet-server.js";
import { csharpProject } from "../openapi/judge/csharp-project.js";
import { generated } from "./generated.js";
import { hostileDocuments } from "./hostile-documents.js";

test("the C# of hostile documents compiles, warnings being errors", { timeout: 3_600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "tenon-hostile-"));
  const documents = hostileDocuments();
  for (const [number, { text }] of documents.entries()) {
    for (const [path, source] of Object.entries(generated(text, undefined, `Hostile.D${number}`) ?? {})) {
      if (!path.endsWith(".cs")) continue;
      const file = join(folder, `D${number}`, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
  }
  writeFileSync(join(folder, "Hostile.csproj"), csharpProject({ repository: root }));
  const { stdout, status } = spawnSync("dotnet", ["build", "-v:q", "-nologo", ...withoutServers], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const errors = [...new Set(stdout.split("\n").filter((line) => line.includes("error")))].map((line) => {
    const number = Number(/[\\/]D(\d+)[\\/]/.exec(line)?.[1]);
    return `${documents[number]?.name}: ${line.trim()}`;
  });
  expect(errors).toEqual([]);
  expect(status).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
