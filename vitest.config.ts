import { defineConfig } from "vitest/config";
import { pageScript } from "./scripts/page-script.mjs";

/** `node` needs nothing but Node; `dotnet` builds and runs C# and drives a browser. */
const needsDotnet = ["test/live/**/*.test.ts", "test/**/*.dotnet.test.ts"];

/** V8 counts the steps of code right only in a process that has not run it before. */
const countsSteps = ["test/hostile/growth.test.ts"];

/** These run compilers, child processes or other people's validators for most of a minute: not for the inner loop. */
const slow = [
  "test/api/package.test.ts",
  "test/calls/**",
  "test/determinism.test.ts",
  "test/cli/git.test.ts",
  "test/cli/watch.test.ts",
  "test/coverage/matrix.test.ts",
  "test/csharp/syntax/robustness.test.ts",
  "test/diagnostics/examples.test.ts",
  "test/docs/documents.test.ts",
  "test/emit/foreign-text.test.ts",
  "test/emit/maps/**",
  "test/emit/mocks/mocks.test.ts",
  "test/emit/openapi/documents.test.ts",
  "test/emit/openapi/round-trip.test.ts",
  "test/emit/typescript/compile.test.ts",
  "test/hostile/**",
  "test/output/interrupted-runs.test.ts",
  "test/reuse/**",
];

export default defineConfig(({ mode }) => {
  // Vitest reads this file again for each project, then with the mode "test"; the first reading knows the real one.
  process.env.TENON_TEST_EXTENT ??= mode;
  return {
    plugins: [pageScript],
    test: {
      testTimeout: 60_000,
      hookTimeout: 300_000,
      // The tool runs with these settings of V8, and the tests take a third less processor time with them.
      setupFiles: ["src/cli/engine-flags.ts"],
      // Otherwise style sheets are read as empty texts.
      css: true,
      projects: [
        {
          extends: true,
          test: {
            name: "node",
            // The tool keeps no state of its own, so that files can share the loaded modules: a third of the time was loading.
            isolate: false,
            include: ["test/**/*.test.ts"],
            exclude: ["**/node_modules/**", ...needsDotnet, ...countsSteps, ...(mode === "quick" ? slow : [])],
          },
        },
        { extends: true, test: { name: "steps", isolate: true, include: countsSteps } },
        // One file at a time: each starts compilers and servers of its own, and two cores are soon taken.
        { extends: true, test: { name: "dotnet", isolate: false, include: needsDotnet, fileParallelism: false } },
      ],
    },
  };
});
