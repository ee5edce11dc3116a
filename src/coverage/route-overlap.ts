/** Which requests two routes have in common. */

import { acceptsValue, sampleValues } from "../contract/http/route-constraints.js";
import type { Route, RouteParameter, RouteSegment } from "../contract/route.js";

/** Whether one takes every request of the other: the same segments, and nothing that could turn one of them down. */
export function takesAll(one: Route, other: Route): boolean {
  return (
    one.segments.length === other.segments.length &&
    one.segments.every((segment, at) => {
      const [first, second] = [onlyPart(segment), onlyPart(other.segments[at] ?? [])];
      if (first?.kind === "literal" || second?.kind === "literal")
        return first?.kind === second?.kind && commonSegment(segment, other.segments[at] ?? []) !== undefined;
      return (
        first !== undefined && second !== undefined && !canBeAbsent([second]) && first.constraints.every(acceptsAny)
      );
    })
  );
}

function acceptsAny(constraint: string): boolean {
  return constraint.toLowerCase() === "required";
}

/** The path of a request that both routes match; undefined if there is none, or none can be determined. */
export function commonRequest(one: Route, other: Route): string | undefined {
  const path = commonPath(one.segments, other.segments);
  return path === undefined ? undefined : `/${path.join("/")}`;
}

function commonPath(one: readonly RouteSegment[], other: readonly RouteSegment[]): readonly string[] | undefined {
  const [first, ...rest] = one;
  const [second, ...otherRest] = other;
  if (first === undefined) return other.every(canBeAbsent) ? [] : undefined;
  if (second === undefined) return one.every(canBeAbsent) ? [] : undefined;
  if (isCatchAll(first)) return samplePath(other);
  if (isCatchAll(second)) return samplePath(one);
  const text = commonSegment(first, second);
  if (text === undefined) return undefined;
  const path = commonPath(rest, otherRest);
  return path === undefined ? undefined : [text, ...path];
}

function commonSegment(one: RouteSegment, other: RouteSegment): string | undefined {
  const [first, second] = [onlyPart(one), onlyPart(other)];
  // Mixed segments (`v{version}`) are compared by their text alone.
  if (first === undefined || second === undefined) return undefined;
  if (first.kind === "literal") {
    if (second.kind === "literal")
      return first.text.toLowerCase() === second.text.toLowerCase() ? first.text : undefined;
    return acceptsAll(second, first.text) ? first.text : undefined;
  }
  if (second.kind === "literal") return acceptsAll(first, second.text) ? second.text : undefined;
  return [...samplesOf(first), ...samplesOf(second)].find(
    (value) => acceptsAll(first, value) && acceptsAll(second, value),
  );
}

function samplePath(segments: readonly RouteSegment[]): readonly string[] | undefined {
  const texts = segments
    .filter((segment) => !canBeAbsent(segment))
    .map((segment) => {
      const part = onlyPart(segment);
      if (part === undefined) return undefined;
      return part.kind === "literal" ? part.text : samplesOf(part)[0];
    });
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function onlyPart(segment: RouteSegment): RouteSegment[number] | undefined {
  return segment.length === 1 ? segment[0] : undefined;
}

function isCatchAll(segment: RouteSegment): boolean {
  const part = onlyPart(segment);
  return part?.kind === "parameter" && part.catchAll !== "none";
}

function canBeAbsent(segment: RouteSegment): boolean {
  const part = onlyPart(segment);
  return part?.kind === "parameter" && (part.optional || part.default !== undefined || part.catchAll !== "none");
}

function acceptsAll({ constraints }: RouteParameter, text: string): boolean {
  return constraints.every((constraint) => acceptsValue(constraint, text));
}

function samplesOf({ name, constraints }: RouteParameter): readonly string[] {
  return sampleValues(name, constraints);
}
