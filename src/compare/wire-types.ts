import type { PrimitiveName, PrimitiveUse } from "../contract/type-use.js";
import { holdsEvery, isNumber } from "../contract/values/numbers.js";

/** What JSON shows of a primitive: clients in TypeScript see no more than this. */
export function wireOf(use: PrimitiveUse): "string" | "number" | "boolean" | "object" {
  if (use.isObject === true) return "object";
  if (use.name === "boolean") return "boolean";
  return use.asString === true || !isNumber(use.name) ? "string" : "number";
}

export type RangeChange = "same" | "wider" | "narrower" | "other";

/**
 * Which values a type gains or loses: `wider` takes every old value, `narrower` makes no new one, `other` does neither. Between
 * strings only what is said to be in them can differ (`guid` → `string` is wider).
 */
export function rangeChange(old: PrimitiveUse, now: PrimitiveUse): RangeChange {
  if (old.name === now.name) return "same";
  if (isNumber(old.name) && isNumber(now.name)) {
    if (holdsEvery(now.name, old.name)) return "wider";
    return holdsEvery(old.name, now.name) ? "narrower" : "other";
  }
  if (now.name === "string") return "wider";
  if (old.name === "string") return "narrower";
  const dates: readonly PrimitiveName[] = ["dateTime", "dateTimeOffset"];
  return dates.includes(old.name) && dates.includes(now.name) ? "same" : "other";
}
