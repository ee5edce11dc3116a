import { describe, expect, test } from "vitest";
import { contractChanges } from "../../src/compare/operation-changes.js";
import type { Contract } from "../../src/contract/contract.js";
import { readSource } from "../reading/read-source.js";
import { changes } from "./changes.js";

function verdict(previous: Contract, current: Contract): readonly string[] {
  return contractChanges(previous, current)
    .map((change) => change.code)
    .sort();
}

describe("single changes, both ways", () => {
  test("there are enough of them", () => expect(changes.length).toBeGreaterThanOrEqual(80));

  test.each(changes)("$change", ({ previous, current, forth, back }) => {
    const [old, now] = [readSource(previous), readSource(current)];
    expect(verdict(old, now)).toEqual([...forth].sort());
    expect(verdict(now, old)).toEqual([...back].sort());
    expect(verdict(now, now)).toEqual([]);
  });
});
