import { defineConfig } from "vitest/config";

/** `node` needs nothing but Node; `dotnet` builds and runs C# and drives a browser. */
const needsDotnet = ["test/live/**/*.test.ts", "test/**/*.dotnet.test.ts"];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: { name: "node", include: ["test/**/*.test.ts"], exclude: ["**/node_modules/**", ...needsDotnet] },
      },
      // One file at a time: each starts compilers and servers of its own, and two cores are soon taken.
      { extends: true, test: { name: "dotnet", include: needsDotnet, fileParallelism: false } },
    ],
  },
});
