/** What a handler answers, as its code says it. */
import type { MemberId } from "../contract/member-id.js";
import type { Location } from "../diagnostics/location.js";

export type Answer =
  /** A terminal of these operations, turned into a response. Several where the operation is chosen at run time. */
  | {
      readonly kind: "terminal";
      readonly operations: readonly MemberId[];
      /** Every terminal that it may be. */
      readonly calls: readonly TerminalCall[];
      readonly location: Location;
    }
  /** Something else that answers: `NotFound()`, `TypedResults.Ok(x)`, a plain value. */
  | { readonly kind: "other"; readonly text: string; readonly status: number | undefined; readonly location: Location }
  /** A value that cannot be followed. */
  | { readonly kind: "unknown"; readonly text: string; readonly location: Location };

/** What the call of a terminal says: `.Respond(404, body)`, `.File(bytes, contentType: "image/png")`. */
export interface TerminalCall {
  readonly name: "Success" | "Respond" | "File";
  /** Of `Respond`: every status that it may be given, as far as those are constants. */
  readonly statuses: readonly number[];
  readonly hasBody: boolean;
  /** The content types that it may be given, as far as those are constants; `omitted` when it is given none. */
  readonly contentTypes: readonly string[] | "omitted";
  /** Of `Respond`: bodies that are certainly not of the type that their status declares. */
  readonly refusedBodies: readonly RefusedBody[];
}

export interface RefusedBody {
  readonly status: number;
  /** Types as C# writes them. */
  readonly given: string;
  readonly declared: string;
}
