import type { Diagnostic } from "../diagnostic.js";
import type { Location } from "../location.js";
import { shownPath } from "./text.js";

export function jsonDiagnostic(diagnostic: Diagnostic, cwd: string): object {
  const { code, severity, message, help, location, related } = diagnostic;
  return {
    code,
    severity,
    message,
    help,
    ...(location === undefined ? {} : { location: jsonLocation(location, cwd) }),
    related: related.map((place) => ({ message: place.message, location: jsonLocation(place.location, cwd) })),
  };
}

export function jsonLocation(location: Location, cwd: string): Location {
  const { file, ...range } = location;
  return { file: shownPath(file, cwd), ...range };
}
