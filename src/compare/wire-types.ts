import type { PrimitiveName, PrimitiveUse } from "../contract/type-use.js";

/** What JSON shows of a primitive: clients in TypeScript see no more than this. */
export function wireOf(use: PrimitiveUse): "string" | "number" | "boolean" {
  if (use.name === "boolean") return "boolean";
  return use.asString === true || !(use.name in ranges) ? "string" : "number";
}

/** How many values a number type can tell apart, as a range; a type whose range lies in another's is narrower. */
const ranges: Partial<Record<PrimitiveName, readonly [number, number]>> = {
  int8: [-(2 ** 7), 2 ** 7],
  uint8: [0, 2 ** 8],
  int16: [-(2 ** 15), 2 ** 15],
  uint16: [0, 2 ** 16],
  int32: [-(2 ** 31), 2 ** 31],
  uint32: [0, 2 ** 32],
  int64: [-(2 ** 63), 2 ** 63],
  uint64: [0, 2 ** 64],
  int128: [-(2 ** 127), 2 ** 127],
  uint128: [0, 2 ** 128],
  decimal: [-(2 ** 200), 2 ** 200],
  float16: [-(2 ** 201), 2 ** 201],
  float32: [-(2 ** 202), 2 ** 202],
  float64: [-(2 ** 203), 2 ** 203],
};

export type RangeChange = "same" | "wider" | "narrower" | "other";

/** Between two number types; between strings only what is said to be in them can differ (`guid` → `string` is wider). */
export function rangeChange(old: PrimitiveUse, now: PrimitiveUse): RangeChange {
  if (old.name === now.name) return "same";
  const before = ranges[old.name];
  const after = ranges[now.name];
  if (before !== undefined && after !== undefined) {
    if (after[0] <= before[0] && after[1] >= before[1]) return "wider";
    return before[0] <= after[0] && before[1] >= after[1] ? "narrower" : "other";
  }
  if (now.name === "string") return "wider";
  if (old.name === "string") return "narrower";
  const dates: readonly PrimitiveName[] = ["dateTime", "dateTimeOffset"];
  return dates.includes(old.name) && dates.includes(now.name) ? "same" : "other";
}
