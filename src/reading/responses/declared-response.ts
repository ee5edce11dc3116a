/** A response as an attribute or a `Define` chain declares it, still in C# types. */
import type { Status } from "../../contract/operation.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";
import type { AnonymousMember } from "./followed-answer.js";

export interface DeclaredResponse {
  readonly status: Status;
  readonly type: AnnotatedType | undefined;
  readonly isFile: boolean;
  /** The members of `new { … }`, which has no type that could be named. */
  readonly anonymous?: readonly AnonymousMember[];
  /** There is a body, but nothing is known of it. */
  readonly isUnknown?: true;
  readonly description: string | undefined;
  /** Empty: the default for the type. */
  readonly mediaTypes: readonly string[];
  readonly headers: readonly DeclaredHeader[];
  readonly examples: readonly DeclaredExample[];
  readonly location: Location;
}

export interface DeclaredHeader {
  readonly name: string;
  readonly type: AnnotatedType;
  readonly description: string | undefined;
  readonly required: boolean;
}

export interface DeclaredExample {
  readonly json: string;
  readonly name: string | undefined;
  readonly location: Location;
}

export function emptyResponse(status: Status, location: Location): DeclaredResponse {
  return {
    status,
    type: undefined,
    isFile: false,
    description: undefined,
    mediaTypes: [],
    headers: [],
    examples: [],
    location,
  };
}
