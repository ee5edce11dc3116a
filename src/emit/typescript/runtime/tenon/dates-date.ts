import { isRecord, type TenonReviver } from "./dates.js";

/** A type with each date as the text that travels. */
export type TenonText<T> = T extends Date
  ? string
  : T extends string | number | boolean | null | undefined | Blob
    ? T
    : T extends readonly (infer Item)[]
      ? TenonText<Item>[]
      : T extends object
        ? { [Name in keyof T]: TenonText<T[Name]> }
        : T;

/** What a `Date` was read from: it has neither an offset nor more than milliseconds, and the server may have sent both. */
const sources = new WeakMap<Date, { readonly text: string; readonly time: number }>();

/** A text without an offset is taken for UTC, so that it is the same moment in every browser. */
export const reviveMoment: TenonReviver = (value) => {
  if (typeof value !== "string") return value;
  const [, day, time, offset = "Z"] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d{1,7})?)(Z|[+-]\d\d:\d\d)?$/.exec(value) ?? [];
  if (day === undefined || time === undefined) return value;
  const date = new Date(`${day}T${time.slice(0, 12)}${offset}`);
  // A moment that JavaScript has not got stays text.
  if (Number.isNaN(date.getTime())) return value;
  sources.set(date, { text: value, time: date.getTime() });
  return date;
};

/** As the server reads it: a date that was not changed goes back as it came. */
function dateText(date: Date): string {
  const source = sources.get(date);
  return source?.time === date.getTime() ? source.text : date.toISOString();
}

/** The same value with each date as text; the value itself is left as it is. */
export function datesAsText<T>(value: T): TenonText<T>;
export function datesAsText(value: unknown): unknown {
  if (value instanceof Date) return dateText(value);
  if (Array.isArray(value)) return value.map((item) => datesAsText<unknown>(item));
  if (!isRecord(value) || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, datesAsText<unknown>(item)]));
}
