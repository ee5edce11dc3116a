import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "test/corpus/**"],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
