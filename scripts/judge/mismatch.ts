/** One fact that the server and Tenon do not agree on. */
import type { Location } from "../../src/diagnostics/location.js";

export interface Mismatch {
  readonly kind: string;
  /** What it is about: `GET /tasks/{id}`, `Acme.TaskDto.title`. */
  readonly subject: string;
  readonly server: string;
  readonly tenon: string;
  readonly place: Location | undefined;
  readonly isAnnounced: boolean;
}

export interface Tally {
  readonly endpoints: number;
  readonly parameters: number;
  readonly types: number;
  readonly properties: number;
  readonly mismatches: readonly Mismatch[];
}

export const nothingCompared: Tally = { endpoints: 0, parameters: 0, types: 0, properties: 0, mismatches: [] };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      endpoints: all.endpoints + one.endpoints,
      parameters: all.parameters + one.parameters,
      types: all.types + one.types,
      properties: all.properties + one.properties,
      mismatches: [...all.mismatches, ...one.mismatches],
    }),
    nothingCompared,
  );
}
