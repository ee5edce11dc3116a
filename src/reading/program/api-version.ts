/** Versions of an API, as attributes, calls and routes write them. */
import type { Route } from "../../contract/route.js";
import type { AttributeData, Constant } from "../../csharp/binding/symbols/symbols.js";

/** `(1, 0)`, `(1.0)` and `("1.0")` are the same version; undefined for what is not one. */
export function versionOf(values: readonly (Constant | undefined)[]): string | undefined {
  const [major, minor] = values.map(textOf);
  if (major === undefined || !/^\d+(\.\d+)?$/.test(major)) return undefined;
  return major.includes(".") ? major : `${major}.${minor ?? "0"}`;
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

export function compareApiVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  return (left?.[0] ?? 0) - (right?.[0] ?? 0) || (left?.[1] ?? 0) - (right?.[1] ?? 0);
}

/** In a name: `V2`, `V2_1`. */
export function versionSuffix(version: string): string {
  return `V${version.replace(/\.0$/, "").replace(".", "_")}`;
}
