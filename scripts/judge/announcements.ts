/** Which differences a diagnostic of ours has named at their place. */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import type { Location } from "../../src/diagnostics/location.js";

export interface Announcements {
  /** A diagnostic stands at the place: on its line, or inside it. */
  readonly at: (...places: readonly (Location | undefined)[]) => boolean;
  /** A diagnostic of one of these names was raised anywhere. */
  readonly named: (...names: readonly string[]) => boolean;
  /** A diagnostic of one of these names speaks of the thing. */
  readonly says: (names: readonly string[], thing: string) => boolean;
}

export function announcementsOf(diagnostics: readonly Diagnostic[]): Announcements {
  const places = diagnostics.flatMap(({ location, related }) => [location, ...related.map((one) => one.location)]);
  const names = new Set<string>(diagnostics.map(({ name }) => name));
  return {
    at: (...asked) =>
      asked.some((place) => place !== undefined && places.some((one) => one !== undefined && touches(one, place))),
    says: (asked, thing) => diagnostics.some(({ name, message }) => asked.includes(name) && message.includes(thing)),
    named: (...asked) => asked.some((name) => names.has(name)),
  };
}

function touches(said: Location, place: Location): boolean {
  return said.file === place.file && said.line <= place.endLine && place.line <= said.endLine;
}
