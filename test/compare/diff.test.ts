import { describe, expect, test } from "vitest";
import { contractChanges } from "../../src/compare/operation-changes.js";
import type { Contract } from "../../src/contract/contract.js";
import type { InputStyle } from "../../src/contract/names/named-inputs.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { changes } from "./changes.js";

function verdict(previous: Contract, current: Contract, style: InputStyle = "positional"): readonly string[] {
  return contractChanges(previous, current, style)
    .map((change) => change.code)
    .sort();
}

describe("single changes, both ways", () => {
  test("there are enough changes", () => expect(changes.length).toBeGreaterThanOrEqual(80));

  test.each(changes)("$change", ({ previous, current, forth, back }) => {
    const [old, now] = [readWithDiagnostics(previous), readWithDiagnostics(current)];
    const errors = [...old.diagnostics, ...now.diagnostics].filter((d) => d.severity === "error");
    expect(errors.map((d) => `${d.code} ${d.message}`)).toEqual([]);
    expect(verdict(old.contract, now.contract)).toEqual([...forth].sort());
    expect(verdict(now.contract, old.contract)).toEqual([...back].sort());
    expect(verdict(now.contract, now.contract)).toEqual([]);
  });
});

describe("named inputs: no key depends on its place", () => {
  const shifts = changes.filter(({ forth }) => forth.includes("TN6140") || forth.includes("TN6213"));
  test.each(shifts)("$change", ({ previous, current, forth }) => {
    const [old, now] = [readWithDiagnostics(previous), readWithDiagnostics(current)];
    const left = forth.filter((code) => code !== "TN6140" && code !== "TN6213");
    expect(verdict(old.contract, now.contract, "named")).toEqual([...left].sort());
  });
});
