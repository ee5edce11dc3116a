import { isRecord, type TenonReviver } from "./dates.js";

type TemporalValue =
  | Temporal.ZonedDateTime
  | Temporal.PlainDateTime
  | Temporal.PlainDate
  | Temporal.PlainTime
  | Temporal.Duration;

/** A type with each date, time and duration as the text that travels. */
export type TenonText<T> = T extends TemporalValue
  ? string
  : T extends string | number | boolean | null | undefined | Blob
    ? T
    : T extends readonly (infer Item)[]
      ? TenonText<Item>[]
      : T extends object
        ? { [Name in keyof T]: TenonText<T[Name]> }
        : T;

/** A text that cannot be read as what it should be stays text. */
function revived(make: (text: string) => unknown): TenonReviver {
  return (value) => {
    if (typeof value !== "string") return value;
    try {
      return make(value);
    } catch {
      return value;
    }
  };
}

const zoned = (text: string): unknown => {
  const offset = /(Z|[+-]\d\d:\d\d)$/.exec(text)?.[1];
  return offset === undefined
    ? Temporal.PlainDateTime.from(text)
    : Temporal.ZonedDateTime.from(`${text}[${offset === "Z" ? "UTC" : offset}]`);
};

/** A `DateTime` may or may not know where it is: without an offset it is plain. */
export const reviveMoment: TenonReviver = /* @__PURE__ */ revived(zoned);
export const reviveDate: TenonReviver = /* @__PURE__ */ revived((text) => Temporal.PlainDate.from(text));
export const reviveTime: TenonReviver = /* @__PURE__ */ revived((text) => Temporal.PlainTime.from(text));

/** `[-][d.]hh:mm:ss[.fffffff]` */
export const reviveDuration: TenonReviver = /* @__PURE__ */ revived((text) => {
  const [, sign, days = "0", hours, minutes, seconds, fraction = ""] =
    /^(-)?(?:(\d+)\.)?(\d\d):(\d\d):(\d\d)(?:\.(\d{1,7}))?$/.exec(text) ?? [];
  if (hours === undefined) return text;
  const parts = fraction.padEnd(9, "0");
  const duration = Temporal.Duration.from({
    days: Number(days),
    hours: Number(hours),
    minutes: Number(minutes),
    seconds: Number(seconds),
    milliseconds: Number(parts.slice(0, 3)),
    microseconds: Number(parts.slice(3, 6)),
    nanoseconds: Number(parts.slice(6)),
  });
  return sign === undefined ? duration : duration.negated();
});

/** .NET counts in units of 100 nanoseconds; what is finer is cut. */
function digits(nanosecond: number): { fractionalSecondDigits: 7; roundingMode: "trunc" } | undefined {
  return nanosecond % 100 === 0 ? undefined : { fractionalSecondDigits: 7, roundingMode: "trunc" };
}

function durationText(duration: Temporal.Duration): string {
  if (duration.years !== 0 || duration.months !== 0) {
    throw new RangeError("A duration with years or months has no fixed length; the server takes days and less.");
  }
  const days = duration.weeks * 7 + duration.days;
  const nanoseconds =
    (((BigInt(days) * 24n + BigInt(duration.hours)) * 60n + BigInt(duration.minutes)) * 60n +
      BigInt(duration.seconds)) *
      1_000_000_000n +
    BigInt(duration.milliseconds) * 1_000_000n +
    BigInt(duration.microseconds) * 1000n +
    BigInt(duration.nanoseconds);
  const ticks = (nanoseconds < 0n ? -nanoseconds : nanoseconds) / 100n;
  const two = (value: bigint): string => String(value).padStart(2, "0");
  const seconds = ticks / 10_000_000n;
  const fraction = ticks % 10_000_000n;
  const wholeDays = seconds / 86_400n;
  return [
    nanoseconds < 0n ? "-" : "",
    wholeDays === 0n ? "" : `${String(wholeDays)}.`,
    `${two((seconds / 3600n) % 24n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`,
    fraction === 0n ? "" : `.${String(fraction).padStart(7, "0")}`,
  ].join("");
}

function temporalText(value: object): string | undefined {
  if (value instanceof Temporal.ZonedDateTime) {
    const instant = value.toInstant();
    if (value.timeZoneId === "UTC") return instant.toString(digits(value.nanosecond));
    return instant.toString({ ...digits(value.nanosecond), timeZone: value.offset });
  }
  if (value instanceof Temporal.PlainDateTime || value instanceof Temporal.PlainTime) {
    return value.toString(digits(value.nanosecond));
  }
  if (value instanceof Temporal.PlainDate) return value.toString({ calendarName: "never" });
  return value instanceof Temporal.Duration ? durationText(value) : undefined;
}

/** The same value with each date, time and duration as text; the value itself is left as it is. */
export function datesAsText<T>(value: T): TenonText<T>;
export function datesAsText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => datesAsText<unknown>(item));
  if (!isRecord(value) || value instanceof Blob) return value;
  const text = temporalText(value);
  if (text !== undefined) return text;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, datesAsText<unknown>(item)]));
}
