import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";

// The small build has no messages until a language is chosen; one that the app has chosen stays.
if (z.config().localeError === undefined) z.config(en());

/** At least so many units of UTF-16, which is what .NET counts; Zod counts code points. */
/* @__NO_SIDE_EFFECTS__ */
export function minUnits(minimum: number): z.core.$ZodCheck<string> {
  return z.check<string>(({ value: input, issues }) => {
    if (input.length < minimum) issues.push({ code: "too_small", origin: "string", minimum, inclusive: true, input });
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function maxUnits(maximum: number): z.core.$ZodCheck<string> {
  return z.check<string>(({ value: input, issues }) => {
    if (input.length > maximum) issues.push({ code: "too_big", origin: "string", maximum, inclusive: true, input });
  });
}
