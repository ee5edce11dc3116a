/** A small server with the generated client: what is read of it, and what its answers show. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { announcementsOf } from "../../scripts/judge/announcements.js";
import { compareCall, isJudged } from "../../scripts/judge/compare-calls.js";
import type { Mismatch } from "../../scripts/judge/mismatch.js";
import { readSourceFacts } from "../../scripts/judge/read-source-facts.js";
import type { ServerFacts } from "../../scripts/judge/server-facts.js";
import type { SmallServer } from "../../scripts/judge/small-servers.js";
import type { SourceFacts } from "../../scripts/judge/source-facts.js";
import type { Location } from "../../src/diagnostics/location.js";
import { type ClientCall, clientCalls } from "./client-calls.js";
import { lostValue } from "./echoed.js";

export interface CalledServer {
  readonly source: SourceFacts;
  readonly calls: readonly ClientCall[];
}

/** `times`: how often each function with inputs is called. */
export async function readCalledServer(
  { name, file, isCalled, writesMore }: SmallServer,
  root: string,
  seed: number,
  times: number,
): Promise<CalledServer> {
  const source = readSourceFacts({ kind: "files", paths: [file] }, undefined);
  if ("failures" in source) throw new Error(`${name}: ${source.failures.join("\n")}`);
  const folder = join(root, "artifacts/judge/clients", name);
  const calls = isCalled ? await clientCalls(source.contract, folder, { seed, times, writesMore }) : [];
  return { source, calls };
}

export async function callMismatches(
  { source, calls }: CalledServer,
  facts: ServerFacts,
): Promise<readonly Mismatch[]> {
  const announcements = announcementsOf(source.diagnostics);
  const mismatches: Mismatch[] = [];
  for (const { operation, request, args, refusalOf } of calls) {
    const answer = facts.calls.find(({ id }) => id === request.id);
    if (answer === undefined) throw new Error(`no answer to ${request.method} ${request.path}`);
    if (!isJudged(answer, operation, facts) || isStub(operation.location)) continue;
    const mismatch = compareCall(answer, operation, await refusalOf(answer), source, announcements);
    if (mismatch !== undefined) mismatches.push(mismatch);
    const lost = lostValue(operation, args, answer);
    if (lost !== undefined)
      mismatches.push({
        kind: "echo",
        subject: `${operation.method} ${operation.route.template} ${lost.name}`,
        server: lost.bound,
        tenon: lost.sent,
        place: operation.location,
        isAnnounced: announcements.at(operation.location),
      });
  }
  return mismatches;
}

/** Each once, those that a diagnostic names marked. */
export function mismatchLines(mismatches: readonly Mismatch[]): readonly string[] {
  const lines = mismatches.map(
    ({ kind, subject, server, tenon, isAnnounced }) =>
      `${isAnnounced ? "announced: " : ""}${kind} ${subject}: ${server} / ${tenon}`,
  );
  return [...new Set(lines)];
}

/** Code that answers null where its type has none, to have a route or a type and nothing else. */
function isStub(place: Location | undefined): boolean {
  if (place === undefined) return false;
  const lines = readFileSync(place.file, "utf8")
    .split("\n")
    .slice(place.line - 1, place.endLine);
  return /\b(null|default)!|=> (throw|default)\b/.test(lines.join("\n"));
}
