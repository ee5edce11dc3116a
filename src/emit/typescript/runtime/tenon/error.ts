import type { TenonRequest } from "./configuration.js";
import { type ClientFunction, type Definition, definitions } from "./definition.js";
import type { HttpStatusRange } from "./status.js";

/** Why a call gave no result: an answer that is no success, or (with status 0) no answer at all. */
export class TenonError extends Error {
  override readonly name = "TenonError";
  readonly status: number;
  /** The answer's body: parsed JSON, text, or a `Blob`. */
  readonly body: unknown;
  readonly method: string;
  readonly path: string;
  /** Not enumerable, because its URL may hold a credential that a log should not show. */
  declare readonly response: Response | undefined;

  constructor(
    message: string,
    details: { status: number; body?: unknown; request: TenonRequest; response?: Response; cause?: unknown },
  ) {
    super(`${details.request.method} ${shortened(details.request.path)} ${shortened(message)}`, {
      cause: details.cause,
    });
    this.status = details.status;
    this.body = details.body;
    this.method = details.request.method;
    this.path = details.request.path;
    Object.defineProperty(this, "response", { value: details.response, enumerable: false });
  }
}

/** Paths, content types and reasons come from elsewhere and may be as long as they like. */
function shortened(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}

/** Errors whose status their operation declares, with that operation. */
const declaredErrors = new WeakMap<TenonError, Definition>();

/** One declared answer as an error; `body` is unknown where none is declared. */
type ErrorOf<Result> = Result extends { status: infer Status; data: infer Data }
  ? Exclude<Status, HttpStatusRange<2>> extends infer Failure
    ? [Failure] extends [never]
      ? never
      : TenonError & { readonly status: Failure; readonly body: Data extends void ? unknown : Data }
    : never
  : never;

/** The errors that an operation declares: `status` narrows `body`. */
export type TenonErrorOf<Operation> = ErrorOf<EventAnswers<Operation> | CallAnswers<Operation>>;

/** An operation of several answers gives them with `{ unwrap: false }`. */
type CallAnswers<Operation> = Operation extends {
  (...input: never[]): Promise<infer Result>;
  (...input: never[]): Promise<Response>;
  (...input: never[]): unknown;
}
  ? Result
  : never;

/** A stream of events has no such call; its answers are a member that only the type has. */
type EventAnswers<Operation> = Operation extends {
  (...input: never[]): Promise<Response>;
  (...input: never[]): AsyncIterable<unknown> & { readonly declared?: infer Result };
}
  ? Result
  : never;

export function isTenonError(error: unknown): error is TenonError;
/** Whether it is an error that this operation declares and made. */
export function isTenonError<Operation extends ClientFunction>(
  error: unknown,
  operation: Operation,
): error is TenonErrorOf<Operation>;
export function isTenonError(error: unknown, operation?: ClientFunction): boolean {
  if (!(error instanceof TenonError)) return false;
  if (operation === undefined) return true;
  const definition = definitions.get(operation);
  return definition !== undefined && declaredErrors.get(error) === definition;
}

export { declaredErrors };
