/** Numbers without an exponent, which servers refuse in a decimal that travels as text. */
export function plainNumbers<T>(value: T): T;
export function plainNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plainNumbers<unknown>(item));
  if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainNumbers<unknown>(item)]));
  const parts = typeof value === "number" ? /^(-?)(\d+)\.?(\d*)e(.+)$/.exec(String(value)) : null;
  if (!parts) return value;
  const [, sign = "", whole = "", fraction = "", exponent = ""] = parts;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  return sign + (point > 0 ? digits.padEnd(point, "0") : `0.${"0".repeat(-point)}${digits}`);
}
