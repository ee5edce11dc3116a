/** What a run found out about one document. What was not judged has no figure, and never a good one. */
import type { TypeComparison } from "../../test/openapi/judge/typescript-assignability.js";

export interface Row {
  readonly name: string;
  readonly version: string;
  readonly milliseconds: number;
  /** Why it was not imported. */
  readonly refused?: string;
  readonly operations?: number;
  readonly types?: number;
  readonly notes?: number;
  readonly freeForm?: number;
  /** Why the C# was not read back; empty where it was. */
  readBack?: string;
  properties?: number;
  surface?: number;
  factsDifferent?: number;
  /** Texts and examples that the document says; those that did not come back and have a note; those without one. */
  said?: number;
  leftOut?: number;
  lost?: number;
  compiled?: "yes" | "no" | "with warnings";
  /** C# types that were serialised, of the whole compilation that the document is the first of. */
  serialised?: number;
  refusedTypes?: number;
  instances?: number;
  untried?: number;
  unequal?: number;
  unequalNoted?: number;
  /** Values that the document's schemas refuse. */
  invalid?: number;
  accepted?: number;
  acceptedNoted?: number;
  typescript?: TypeComparison;
}

/** The figures that can be added up. */
export type Figure = {
  [Key in keyof Row]-?: NonNullable<Row[Key]> extends number ? Key : never;
}[keyof Row];
