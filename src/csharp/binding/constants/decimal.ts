/** C# `decimal` arithmetic on exact text: a 96-bit integer and a scale of 0 to 28 (ECMA-334 §8.3.8). */

export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

const largest = (1n << 96n) - 1n;
const largestScale = 28;

/** `1.50`, `-2`, `1e3`. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  if (whole === "" && fraction === "") return undefined;
  const digits = BigInt(whole + fraction);
  let scale = fraction.length - Number(exponent);
  let coefficient = sign === "-" ? -digits : digits;
  if (scale < 0) {
    if (scale < -64) return coefficient === 0n ? { coefficient, scale: 0 } : undefined;
    coefficient *= 10n ** BigInt(-scale);
    scale = 0;
  }
  return fitted({ coefficient, scale });
}

export function formatDecimal({ coefficient, scale }: Decimal): string {
  const isNegative = coefficient < 0n;
  const digits = (isNegative ? -coefficient : coefficient).toString().padStart(scale + 1, "0");
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return isNegative ? `-${text}` : text;
}

/** Undefined: overflow. */
export function addDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  const scale = Math.max(a.scale, b.scale);
  return fitted({ coefficient: scaled(a, scale) + scaled(b, scale), scale });
}

export function negateDecimal(a: Decimal): Decimal {
  return { coefficient: -a.coefficient, scale: a.scale };
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  return fitted({ coefficient: a.coefficient * b.coefficient, scale: a.scale + b.scale });
}

/** As many digits as fit, then trailing zeros removed down to the preferred scale. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  if (b.coefficient === 0n) return undefined;
  const preferred = Math.max(a.scale - b.scale, 0);
  const extra = largestScale + 2 + b.scale;
  const numerator = a.coefficient * 10n ** BigInt(extra);
  const quotient = fitted(
    { coefficient: numerator / b.coefficient, scale: a.scale + extra - b.scale },
    numerator % b.coefficient !== 0n,
  );
  if (quotient === undefined) return undefined;
  let { coefficient, scale } = quotient;
  while (scale > preferred && coefficient % 10n === 0n) {
    coefficient /= 10n;
    scale--;
  }
  return { coefficient, scale };
}

export function remainderDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  if (b.coefficient === 0n) return undefined;
  const scale = Math.max(a.scale, b.scale);
  return fitted({ coefficient: scaled(a, scale) % scaled(b, scale), scale });
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const left = scaled(a, scale);
  const right = scaled(b, scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Towards zero, as a cast to an integer does. */
export function truncateDecimal({ coefficient, scale }: Decimal): bigint {
  return coefficient / 10n ** BigInt(scale);
}

function scaled({ coefficient, scale }: Decimal, to: number): bigint {
  return coefficient * 10n ** BigInt(to - scale);
}

/** Rounds half to even until 96 bits and a scale of 28 hold it. */
function fitted({ coefficient, scale }: Decimal, isInexact = false): Decimal | undefined {
  const isNegative = coefficient < 0n;
  const magnitude = isNegative ? -coefficient : coefficient;
  let drop = Math.max(scale - largestScale, 0);
  for (; drop <= scale; drop++) {
    const rounded = roundHalfEven(magnitude, drop, isInexact);
    if (rounded <= largest) return { coefficient: isNegative ? -rounded : rounded, scale: scale - drop };
  }
  return undefined;
}

function roundHalfEven(magnitude: bigint, drop: number, isInexact: boolean): bigint {
  if (drop === 0) return magnitude;
  const divisor = 10n ** BigInt(drop);
  const quotient = magnitude / divisor;
  const twice = (magnitude % divisor) * 2n;
  const roundsUp = twice > divisor || (twice === divisor && (isInexact || quotient % 2n === 1n));
  return roundsUp ? quotient + 1n : quotient;
}
