/** Which differences a diagnostic of ours has named at their place. */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import type { Location } from "../../src/diagnostics/location.js";
import type { SourceStack } from "./source-facts.js";

export interface Announcements {
  /** There is a diagnostic at the place: on its line, or inside it. */
  readonly at: (...places: readonly (Location | undefined)[]) => boolean;
  /** A diagnostic of this name says the text, anywhere. */
  readonly says: (name: string, text: RegExp) => boolean;
  /** One of these options is touched where a diagnostic says that it could not be followed. */
  readonly touches: (stack: SourceStack, options: readonly string[]) => boolean;
}

export function announcementsOf(diagnostics: readonly Diagnostic[]): Announcements {
  // A note about the version in a route says nothing of what else the operation takes.
  const telling = diagnostics.filter(({ name }) => name !== "routeVersionParameter");
  const places = telling.flatMap(({ location, related }) => [location, ...related.map((one) => one.location)]);
  const at = (...asked: readonly (Location | undefined)[]): boolean =>
    asked.some((place) => place !== undefined && places.some((one) => one !== undefined && isNear(one, place)));
  return {
    at,
    says: (asked, text) => diagnostics.some(({ name, message }) => name === asked && text.test(message)),
    touches: ({ unread }, options) =>
      unread.some(({ option, location }) => (option === undefined || options.includes(option)) && at(location)),
  };
}

function isNear(said: Location, place: Location): boolean {
  return said.file === place.file && said.line <= place.endLine && place.line <= said.endLine;
}
