import { expect, test } from "vitest";
import { holdsEvery, type NumberName } from "../../src/contract/values/numbers.js";

test.each<[NumberName, NumberName, boolean]>([
  ["int64", "int32", true],
  ["int32", "uint32", false],
  ["int64", "uint32", true],
  ["float16", "int8", true],
  ["float16", "int16", false],
  ["float16", "int32", false],
  ["float32", "int16", true],
  ["float32", "int32", false],
  ["float64", "int32", true],
  // A client in TypeScript has no more than doubles to send.
  ["float64", "int64", true],
  ["float64", "decimal", true],
  ["decimal", "int64", true],
  ["decimal", "int128", false],
  ["decimal", "float32", false],
  ["decimal", "float16", true],
  ["int32", "float16", false],
])("%s holds every %s: %j", (wide, narrow, holds) => expect(holdsEvery(wide, narrow)).toBe(holds));
