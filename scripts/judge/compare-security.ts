/** Whom an endpoint answers: everybody, or only those who say who they are. */
import type { Announcements } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import { operationsByKey } from "./operations-by-key.js";
import type { ServerFacts } from "./server-facts.js";
import type { SourceFacts } from "./source-facts.js";

export function compareSecurity(facts: ServerFacts, source: SourceFacts, announcements: Announcements): Tally {
  const find = operationsByKey(facts, source);
  const mismatches = facts.descriptions.flatMap((description): readonly Mismatch[] => {
    const { method, route, security, binder } = description;
    const operation = find(description);
    // FastEndpoints has rules of its own.
    if (operation === undefined || binder !== undefined) return [];
    const { kind } = operation.security;
    const tenon = kind === "required" ? "authorize" : kind === "anonymous" ? "anonymous" : "none";
    if (tenon === security) return [];
    return [
      {
        kind: "security",
        subject: `${method} ${canonicalRoute(route)}`,
        server: security,
        tenon,
        place: operation.place,
        isAnnounced: announcements.at(operation.place),
      },
    ];
  });
  return { ...nothingCompared, mismatches };
}
