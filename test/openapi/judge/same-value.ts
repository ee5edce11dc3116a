/** Whether a JSON value came back as it went. Defaults that are filled in are allowed; the document's validator judges them. */
import { isObject } from "./json.js";

/** The way to a value inside another. */
export type ValuePath = readonly (string | number)[];

/** The path of the first difference, as keys; undefined where there is none. */
export function firstDifference(before: unknown, after: unknown, path: ValuePath = []): ValuePath | undefined {
  if (before === after) return undefined;
  if (typeof before === "number" && typeof after === "number") return sameNumber(before, after) ? undefined : path;
  if (typeof before === "string" && typeof after === "string") return sameText(before, after) ? undefined : path;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return path;
    for (const [at, item] of before.entries()) {
      const found = firstDifference(item, after[at], [...path, at]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(before) || !isObject(after)) return path;
  for (const [key, value] of Object.entries(before)) {
    if (!Object.hasOwn(after, key)) return [...path, key];
    const found = firstDifference(value, after[key], [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A `float` keeps 24 bits of a fraction; whole numbers come back exactly. */
function sameNumber(before: number, after: number): boolean {
  return !Number.isInteger(before) && Math.fround(before) === Math.fround(after);
}

const moment = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d/;

function sameText(before: string, after: string): boolean {
  if (moment.test(before) && moment.test(after)) return Date.parse(before) === Date.parse(after);
  return false;
}
