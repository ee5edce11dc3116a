/** An operation as its `Define` chain says it, still in C# types. */
import type { HttpMethod, Status } from "../../contract/operation.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";

export interface DeclaredResponse {
  readonly status: Status;
  readonly type: AnnotatedType | undefined;
  readonly isFile: boolean;
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

export interface DeclaredScheme {
  readonly scheme: string;
  readonly scopes: readonly string[];
  /** `.QueryAuth(name)`: the key travels in the query. */
  readonly queryKey: boolean;
}

export interface Definition {
  readonly method: HttpMethod;
  readonly route: string;
  readonly routeLocation: Location;
  readonly input: AnnotatedType | undefined;
  readonly success: DeclaredResponse;
  readonly others: readonly DeclaredResponse[];
  readonly request: "json" | "form" | "multipart";
  /** `.Consumes(…)`; empty: the default. */
  readonly consumes: readonly string[];
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly operationId: string | undefined;
  readonly deprecated: boolean;
  readonly anonymous: boolean;
  /** Alternatives; each needs all of its schemes. */
  readonly security: readonly (readonly DeclaredScheme[])[];
  readonly requestExamples: readonly DeclaredExample[];
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

/** Every type the definition speaks of, for the message set. */
export function typesOfDefinition(definition: Definition): readonly AnnotatedType[] {
  const responses = [definition.success, ...definition.others];
  return [definition.input, ...responses.map((response) => response.type)].filter((type) => type !== undefined);
}
