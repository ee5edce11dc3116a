// Generated clients under every TypeScript from 5.4 to 7, and under ESLint's strict and stylistic presets. Needs npm's registry.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "tenon-typescript-"));
const versions = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6.0", "7.0"];
const clients = [
  { name: "taskboard", args: ["--project", "samples/taskboard/TaskBoard.csproj"] },
  { name: "members", args: ["--project", "samples/members/Members.csproj"] },
  { name: "functions", args: ["--project", "samples/functions-images/FunctionsImages.csproj"] },
  { name: "answers", args: ["--project", "test/live/answers/Answers.csproj", "--served"] },
  { name: "dates", args: ["--project", "test/live/answers/Answers.csproj", "--served", "--dates", "date"] },
];

/**
 * Ends the script where the command fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args, cwd = work) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status === 0) return;
  console.error(`${command} ${args.join(" ")} ended with ${status}\n${stdout}${stderr}`);
  process.exitCode = 1;
  throw new Error("stopped");
}

try {
  writeFileSync(join(work, "package.json"), '{ "private": true, "type": "module" }');
  const packages = versions.map((version) => `typescript-${version}@npm:typescript@${version}`);
  const more = ["typescript@5.9", "zod@4", "msw@2", "@tanstack/react-query@5", "react@19", "@types/react@19"];
  const linters = ["eslint@9", "@eslint/js@9", "typescript-eslint@8"];
  run("npm", ["install", "--no-audit", "--no-fund", ...packages, ...more, ...linters]);
  mkdirSync(join(work, "gen"));
  for (const { name, args } of clients) {
    const flags = ["--zod", "--query", "--mocks", "--quiet"];
    const tool = [join(root, "dist/tenon.js"), ...args, ...flags, "--output", join(work, "gen", name)];
    run(process.execPath, tool, root);
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    noUnusedLocals: true,
    noUnusedParameters: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
  };
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["gen"] }));
  for (const version of versions) {
    run(process.execPath, [join(work, "node_modules", `typescript-${version}`, "bin/tsc"), "-p", work]);
    console.log(`TypeScript ${version}: ${clients.length} clients compile`);
  }
  writeFileSync(
    join(work, "eslint.config.js"),
    `import eslint from "@eslint/js";
import tseslint from "typescript-eslint";
export default tseslint.config({
  files: ["gen/**/*.ts"],
  extends: [eslint.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
  linterOptions: { reportUnusedDisableDirectives: true },
});
`,
  );
  run(process.execPath, [join(work, "node_modules/eslint/bin/eslint.js"), "--max-warnings", "0", "gen"]);
  console.log(`ESLint, strict-type-checked and stylistic-type-checked: ${clients.length} clients pass`);
} catch (error) {
  if (process.exitCode !== 1) throw error;
} finally {
  rmSync(work, { recursive: true, force: true });
}
