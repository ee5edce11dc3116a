import { type Diagnostic, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";

export type ChangeGroup = "breaking" | "risky" | "safe";

const groups = { error: "breaking", warning: "risky", note: "safe" } as const;

/** What a change means for clients that were generated from the old contract: the catalogue's severity says it. */
export function groupOf(change: Pick<Diagnostic, "severity">): ChangeGroup {
  return groups[change.severity];
}

/** Both places of a change; either side may not have one. */
export interface Places {
  readonly old: Location | undefined;
  readonly new: Location | undefined;
}

/**
 * Notes a change. The new place is the one to look at; where the thing itself is gone, the place of what contained it. The old
 * place is always labelled as old: its line may hold something else by now.
 */
export type ReportChange = <N extends ChangeName>(name: N, places: Places, parameters: Changed<N>) => void;

export type ChangeName = Parameters<typeof diagnostic>[0];

/** What the message of a change says of it. */
export type Changed<N extends ChangeName> = Parameters<typeof diagnostic<N>>[2];

export function changesInto(changes: Diagnostic[]): ReportChange {
  return (name, places, parameters) =>
    void changes.push(diagnostic(name, places.new, parameters, relatedPlace("as it was", places.old)));
}
