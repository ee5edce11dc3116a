/** The server's facts against Tenon's. */
import { announcementsOf } from "./announcements.js";
import { compareAnswers } from "./compare-answers.js";
import { compareEndpoints } from "./compare-endpoints.js";
import { compareInputs } from "./compare-inputs.js";
import { compareParameters } from "./compare-parameters.js";
import { compareSecurity } from "./compare-security.js";
import { compareSettings } from "./compare-settings.js";
import { compareTypes } from "./compare-types.js";
import { sum, type Tally } from "./mismatch.js";
import type { ServerFacts } from "./server-facts.js";
import type { SourceFacts } from "./source-facts.js";

export function compare(facts: ServerFacts, source: SourceFacts): Tally {
  const announcements = announcementsOf(source.diagnostics);
  return sum([
    compareEndpoints(facts.endpoints, source, announcements),
    compareInputs(facts, source, announcements),
    compareParameters(facts, source, announcements),
    compareAnswers(facts, source, announcements),
    compareSecurity(facts, source, announcements),
    compareSettings(facts, source.stacks, announcements),
    compareTypes(facts, source, announcements),
  ]);
}
