/** Versions of an API, as attributes, calls and routes write them. */
import type { Route } from "../../contract/route.js";
import type { AttributeData, Constant } from "../../csharp/binding/symbols/symbols.js";

/** `(1, 0)`, `(1.0)` and `("1.0")` are the same version; undefined for what is not one. A date and a status are versions, too. */
export function versionOf(values: readonly (Constant | undefined)[]): string | undefined {
  const texts = values.map(textOf);
  const [first = "", second] = texts;
  const numbers = texts.filter((text) => text !== undefined && /^\d+$/.test(text)).map(Number);
  // `HasApiVersion(2018, 7, 16)`.
  if (numbers.length >= 3)
    return numbers
      .slice(0, 3)
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  if (/^\d{4}-\d{2}-\d{2}/.test(first)) return first;
  const [, major, minor, written] = /^(\d+)(?:\.(\d+))?(-[A-Za-z]\w*)?$/.exec(first) ?? [];
  if (major === undefined) return undefined;
  const status = texts.find((text) => text !== undefined && /^[A-Za-z]\w*$/.test(text));
  const next = second !== undefined && /^\d+$/.test(second) ? second : "0";
  return `${major}.${minor ?? next}${written ?? (status === undefined ? "" : `-${status}`)}`;
}

function textOf(constant: Constant | undefined): string | undefined {
  switch (constant?.kind) {
    case "string":
      return constant.value;
    case "integer":
    case "float":
      return String(constant.value);
    default:
      return undefined;
  }
}

/** `[MapToApiVersion]` of the action chooses among the `[ApiVersion]`s of it and its controller. */
export function versionsOfAttributes(attributes: readonly AttributeData[]): readonly string[] {
  const named = (wanted: string): readonly string[] =>
    attributes
      .filter(({ name }) => name === wanted)
      .flatMap(({ constructorArguments }) => versionOf(constructorArguments) ?? []);
  const mapped = named("MapToApiVersion");
  return mapped.length > 0 ? mapped : named("ApiVersion");
}

/** `/api/v2/todos` → `2.0`. */
export function versionInRoute({ segments }: Route): string | undefined {
  for (const segment of segments) {
    const [part] = segment;
    const written = part?.kind === "literal" && segment.length === 1 ? /^v(\d+)(\.\d+)?$/i.exec(part.text) : null;
    if (written !== null) return `${written[1]}${written[2] ?? ".0"}`;
  }
  return undefined;
}

/** By their numbers; a status (`2.0-beta`) comes before the version itself. */
export function compareApiVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/));
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at++) {
    const [one = "~", other = "~"] = [left?.[at], right?.[at]];
    const order = Number(one) - Number(other) || (one < other ? -1 : one > other ? 1 : 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** In a name: `V2`, `V2_1`, `V2_beta`, `V2018_07_16`. */
export function versionSuffix(version: string): string {
  return `V${version.replace(/\.0(?=-|$)/, "").replaceAll(/[.-]/g, "_")}`;
}
