import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { versionProblem, withRelease, withVersion } from "../../scripts/release/notes.mjs";
import { root } from "./dotnet-server.js";

test.each([
  ["0.2.0", "0.1.0", undefined],
  ["1.0.0-beta.1", "0.9.9", undefined],
  ["0.10.0", "0.9.0", undefined],
  ["0.1.0", "0.1.0", "0.1.0 does not come after 0.1.0."],
  ["0.1.9", "0.2.0", "0.1.9 does not come after 0.2.0."],
  ["v1", "0.2.0", "v1 is not a version such as 1.2.3 or 1.2.3-beta.1."],
])("%s after %s: %s", (version, present, problem) => {
  expect(versionProblem(version, present)).toBe(problem);
});

test("entries that are not released get a version and a day", () => {
  expect(withRelease("# C\n\n## Unreleased\n\n- a\n\n## 0.1.0\n\n- b\n", "0.2.0", "2030-01-02")).toBe(
    "# C\n\n## Unreleased\n\n## 0.2.0 (2030-01-02)\n\n- a\n\n## 0.1.0\n\n- b\n",
  );
  expect(() => withRelease("## Unreleased\n\n## 0.1.0\n\n- b\n", "0.2.0", "")).toThrow("nothing to release");
});

test("the version of the package is set, that of others is not", () => {
  const lock =
    '{ "name": "a",\n  "version": "1.0.0", "packages": { "": { "name": "a", "version": "1.0.0" }, "b": { "version": "1.0.0" } } }';
  expect(withVersion(lock, "a", "2.0.0")).toBe(lock.replace(/(a",\s+"version": ")1/g, (_, before) => `${before}2`));
});

test("a dry run packs the tool and the library and installs both into an empty project", () => {
  const changed = (): string => spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).stdout;
  const before = changed();
  const run = spawnSync("node", ["scripts/release.mjs", "99.0.0", "--dry-run"], { cwd: root, encoding: "utf8" });
  expect(run.stderr).toBe("");
  expect(run.stdout).toContain("tenon-99.0.0.tgz");
  expect(run.stdout).toContain("Tenon.99.0.0.nupkg");
  expect(run.stdout).toContain("the server builds, the client is generated, the gate passes");
  expect(changed()).toBe(before);
}, 600_000);
