import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { engineFlags } from "../../src/cli/engine-flags.js";

describe("the settings of V8", () => {
  test("are those that the version of this Node knows", () => {
    const flags = engineFlags(process.versions.v8, []);
    expect(flags.length).toBeGreaterThan(4);
    // On the command line an unknown one is an error.
    const { status, stderr } = spawnSync(process.execPath, [...flags, "-e", "0"], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  test.each([
    ["11.3.244.8-node.30", "--interrupt-budget=900000"],
    ["12.4.254.21-node.57", "--invocation-count-for-turbofan=40000"],
    ["13.6.233.17-node.53", "--invocation-count-for-turbofan=40000"],
    ["14.6.202.34-node.34", "--invocation-count-for-maglev=4000"],
  ])("of V8 %s hold %s", (v8, flag) => {
    expect(engineFlags(v8, [])).toContain(flag);
  });

  test("let a process that lives long mark in steps", () => {
    const { v8 } = process.versions;
    expect(engineFlags(v8, ["--verify"])).toContain("--no-incremental-marking");
    for (const watching of ["--watch", "-w", "-qw"])
      expect(engineFlags(v8, [watching])).not.toContain("--no-incremental-marking");
  });

  test("of a version that nobody tried are none", () => {
    expect(engineFlags("10.2.154.26-node.36", [])).toEqual([]);
    expect(engineFlags("15.0.1", [])).toEqual([]);
    expect(engineFlags("", [])).toEqual([]);
  });
});
