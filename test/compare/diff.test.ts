import { describe, expect, test } from "vitest";
import { contractChanges } from "../../src/compare/operation-changes.js";
import type { Contract } from "../../src/contract/contract.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { changes } from "./changes.js";

function verdict(previous: Contract, current: Contract): readonly string[] {
  return contractChanges(previous, current)
    .map((change) => change.code)
    .sort();
}

describe("single changes, both ways", () => {
  test("there are enough of them", () => expect(changes.length).toBeGreaterThanOrEqual(80));

  test.each(changes)("$change", ({ previous, current, forth, back }) => {
    const [old, now] = [readWithDiagnostics(previous), readWithDiagnostics(current)];
    const errors = [...old.diagnostics, ...now.diagnostics].filter((d) => d.severity === "error");
    expect(errors.map((d) => `${d.code} ${d.message}`)).toEqual([]);
    expect(verdict(old.contract, now.contract)).toEqual([...forth].sort());
    expect(verdict(now.contract, old.contract)).toEqual([...back].sort());
    expect(verdict(now.contract, now.contract)).toEqual([]);
  });
});
