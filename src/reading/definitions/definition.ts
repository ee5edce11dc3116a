/** An operation as its `Define` chain says it, still in C# types. */
import type { HttpMethod } from "../../contract/operation.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";
import type { DeclaredExample, DeclaredResponse } from "../responses/declared-response.js";
import type { DeclaredScheme } from "../security/security-schemes.js";

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
  /** `.Tags(…)`; empty: that of the class. */
  readonly tags: readonly string[];
  readonly callbacks: readonly DeclaredExample[];
  readonly deprecated: boolean;
  readonly anonymous: boolean;
  /** Alternatives; each needs all of its schemes. */
  readonly security: readonly (readonly DeclaredScheme[])[];
  readonly requestExamples: readonly DeclaredExample[];
}

/** Every type in the definition, for the message set. */
export function typesOfDefinition(definition: Definition): readonly AnnotatedType[] {
  const responses = [definition.success, ...definition.others];
  return [definition.input, ...responses.map((response) => response.type)].filter((type) => type !== undefined);
}
