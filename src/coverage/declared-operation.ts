import { type Operation, statusText } from "../contract/operation.js";
import type { MemberSymbol } from "../csharp/binding/symbols/symbols.js";
import type { RelatedPlace } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";

/** An operation with the C# member that declares it. */
export interface DeclaredOperation {
  readonly operation: Operation;
  /** `TasksContract.Get`. */
  readonly name: string;
  readonly symbol: MemberSymbol;
  /** `contract`: something else implements it; `controller`: the action is its own implementation. */
  readonly source: "contract" | "controller";
}

export function addressOf(operation: Operation): string {
  return `${operation.method} ${operation.route.path}`;
}

export function declaredStatuses(operation: Operation): string {
  return operation.responses.map((response) => statusText(response.status)).join(", ") || "no status";
}

export function place(message: string, location: Location | undefined): readonly RelatedPlace[] {
  return location === undefined ? [] : [{ message, location }];
}
