import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { gateFile, gateText } from "../../scripts/sample-gate.mjs";
import { sampleClients } from "../../scripts/samples.mjs";
import { root } from "./dotnet-server.js";

test.each(sampleClients)("the committed client of $name is what its C# says", ({ project, output }) => {
  const args = [join(root, "dist/tenon.js"), "--project", project, "--output", output, "--zod", "--verify"];
  const result = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(`${result.status} ${result.stdout}`).toMatch(/^0 \d+ files verified, no drift/);
});

test.each(sampleClients)("the page of $name shows what the gate really says", (sample) => {
  expect(readFileSync(gateFile(sample), "utf8").replaceAll("\r\n", "\n")).toBe(gateText(sample));
});

/** `// @ts-expect-error: Type 'string' is …`: the page shows the message, so it must be the compiler's. */
test.each(sampleClients)("the page of $name shows what the compiler really says", ({ name }) => {
  const path = join(root, `samples/${name}/web/src/calls.ts`);
  const source = readFileSync(path, "utf8");
  const shown = [...source.matchAll(/\/\/ @ts-expect-error: (.*)/g)].map(([, message]) => message);
  expect(shown).toHaveLength(1);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  host.readFile = (file) => (file === path ? source.replace(/\/\/ @ts-expect-error.*/, "") : read(file));
  const problems = ts.getPreEmitDiagnostics(ts.createProgram([path], options, host));
  const messages = problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").split("\n")[0]);
  expect(messages).toEqual(shown);
});
