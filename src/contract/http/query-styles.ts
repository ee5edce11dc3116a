/** How a list or an object is written in the query: the members of the library's `QueryStyle`. */

import type { ArrayStyle, ObjectStyle, Parameter } from "../operation.js";
import { withoutNull } from "../type-use.js";

type QueryStyleName = "CommaDelimited" | "SpaceDelimited" | "PipeDelimited" | "DeepObject" | "Exploded" | "Json";

export interface QueryStyle {
  readonly name: QueryStyleName;
  readonly list?: ArrayStyle;
  readonly object?: ObjectStyle;
}

const queryStyles: readonly QueryStyle[] = [
  { name: "CommaDelimited", list: "comma", object: "comma" },
  { name: "SpaceDelimited", list: "space" },
  { name: "PipeDelimited", list: "pipe" },
  { name: "DeepObject", object: "deepObject" },
  { name: "Exploded", object: "form" },
  { name: "Json", object: "json" },
];

export function queryStyleNamed(names: readonly string[]): QueryStyle | undefined {
  return queryStyles.find(({ name }) => names.includes(name));
}

/** Undefined where ASP.NET reads the parameter so by itself: it repeats the keys of lists, and has those of maps in brackets. */
export function queryStyleOf({ place, type, arrayStyle, objectStyle }: Parameter): QueryStyleName | undefined {
  if (place !== "query") return undefined;
  if (withoutNull(type).kind === "map" && objectStyle === "deepObject") return undefined;
  if (objectStyle !== undefined) return queryStyles.find(({ object }) => object === objectStyle)?.name;
  return arrayStyle === undefined ? undefined : queryStyles.find(({ list }) => list === arrayStyle)?.name;
}
