/** The table by kind with the first places of each, and the closing line. */
import type { Location } from "../../src/diagnostics/location.js";
import type { Mismatch, Tally } from "./mismatch.js";

/** Whom the source is compared with. */
export type Judge = "server" | "document";

export function reportText(tally: Tally, cwd: string, placesShown: number, judge: Judge): string {
  const kinds = new Map<string, Mismatch[]>();
  for (const mismatch of tally.mismatches) {
    const known = kinds.get(mismatch.kind);
    if (known === undefined) kinds.set(mismatch.kind, [mismatch]);
    else known.push(mismatch);
  }
  const width = Math.max(0, ...[...kinds.keys()].map((kind) => kind.length));
  const lines = [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([kind, all]) => [
      `${kind.padEnd(width)}  ${silent(all).length} silent, ${all.length - silent(all).length} announced`,
      ...[...silent(all), ...all.filter(({ isAnnounced }) => isAnnounced)]
        .slice(0, placesShown)
        .map((one) => `  ${placeOf(one, cwd, judge)}`),
    ]);
  return [...lines, closingLine(tally), ""].join("\n");
}

export function closingLine({ endpoints, parameters, types, properties, mismatches }: Tally): string {
  const announced = mismatches.length - silent(mismatches).length;
  return `${endpoints} endpoints, ${parameters} parameters, ${types} types, ${properties} properties compared: ${mismatches.length - announced} mismatches, ${announced} announced`;
}

export function silent(mismatches: readonly Mismatch[]): readonly Mismatch[] {
  return mismatches.filter(({ isAnnounced }) => !isAnnounced);
}

function placeOf({ subject, server, tenon, place, isAnnounced }: Mismatch, cwd: string, judge: Judge): string {
  const where = place === undefined ? "" : ` at ${placeText(place, cwd)}`;
  return `${isAnnounced ? "announced " : ""}${subject}: the ${judge} has ${server}, Tenon has ${tenon}${where}`;
}

function placeText({ file, line, column }: Location, cwd: string): string {
  const path = file.startsWith(`${cwd}/`) ? file.slice(cwd.length + 1) : file;
  return `${path}(${line},${column})`;
}
