/** What an operation, a hub or a method of one asks for, before and after. */
import type { SchemeUse, Security } from "../contract/operation.js";
import { compareOrdinal } from "../contract/order.js";
import type { Places, ReportChange } from "./change.js";

export function compareSecurity(
  operation: string,
  before: Security,
  after: Security,
  places: Places,
  report: ReportChange,
): void {
  const old = alternativesOf(before);
  const now = alternativesOf(after);
  const parameters = { operation, old: securityText(old), new: securityText(now) };
  if (parameters.old === parameters.new) return;
  // What satisfied the old alternatives must satisfy one of the new ones.
  const accepted = old.every((mine) =>
    now.some((theirs) => theirs.every((use) => mine.some((offered) => covers(offered, use)))),
  );
  if (accepted) report("securityRelaxed", places, parameters);
  else if (old.some((alternative) => alternative.length === 0)) report("securityAdded", places, parameters);
  else report("securityChanged", places, parameters);
}

/** No authentication is the one alternative that asks for nothing. */
function alternativesOf(security: Security): readonly (readonly SchemeUse[])[] {
  return security.kind === "required" ? security.alternatives : [[]];
}

function covers(offered: SchemeUse, required: SchemeUse): boolean {
  return offered.scheme === required.scheme && required.scopes.every((scope) => offered.scopes.includes(scope));
}

function securityText(alternatives: readonly (readonly SchemeUse[])[]): string {
  const one = (use: SchemeUse): string =>
    use.scopes.length === 0 ? use.scheme : `${use.scheme} (${[...use.scopes].sort(compareOrdinal).join(", ")})`;
  return alternatives
    .map((alternative) => (alternative.length === 0 ? "none" : alternative.map(one).sort(compareOrdinal).join(" and ")))
    .sort(compareOrdinal)
    .join(" or ");
}
