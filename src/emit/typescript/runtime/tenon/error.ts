import type { TenonRequest } from "./configuration.js";
import type { ClientFunction, Definition } from "./operation.js";
import type { HttpStatusRange } from "./status.js";

/** What an error knows besides its message. */
interface ErrorMembers {
  readonly status: number;
  readonly method: string;
  // Logs print what is enumerable. They should show neither a body of any length nor a URL, which may hold a credential.
  /** The answer's body: parsed JSON, text, or a `Blob`. Not enumerable. */
  readonly body: unknown;
  /** Not enumerable; the message has its beginning. */
  readonly path: string;
  /** Not enumerable. */
  readonly response: Response | undefined;
}

// A field of the class would be enumerable, and the compiler of React Native does not know `declare`.
const ErrorWithMembers = Error as unknown as new (
  message: string,
  options?: { cause: unknown },
) => Error & ErrorMembers;

/** Why a call gave no result: an answer that is not a success, or (with status 0) no answer at all. */
export class TenonError extends ErrorWithMembers {
  override readonly name = "TenonError";

  constructor(message: string, details: ErrorDetails) {
    const { request, response, body, cause, declaredBy } = details;
    const { method, path } = request;
    // Paths, content types and reasons come from elsewhere and may be of any length.
    super(`${method} ${path.slice(0, 300)} ${message.slice(0, 300)}`, cause === undefined ? cause : { cause });
    Object.assign(this, { status: response?.status ?? 0, method });
    const quiet = { path, body, response, declaredBy };
    for (const [name, value] of Object.entries(quiet)) Object.defineProperty(this, name, { value });
  }
}

interface ErrorDetails {
  readonly request: TenonRequest;
  readonly response?: Response;
  readonly body?: unknown;
  readonly cause?: unknown;
  /** The operation that declares this answer. */
  readonly declaredBy?: Definition | undefined;
}

/** One declared answer as an error; `body` is unknown where none is declared. */
type ErrorOf<Result> = Result extends { status: infer Status; data: infer Data }
  ? Exclude<Status, HttpStatusRange<2>> extends infer Failure
    ? [Failure] extends [never]
      ? never
      : TenonError & { readonly status: Failure; readonly body: [Exclude<Data, void>] extends [never] ? unknown : Data }
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

/** A stream of events has no such call; its answers are a member that exists only in the type. */
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
  const { declaredBy } = error as { readonly declaredBy?: unknown };
  return declaredBy !== undefined && declaredBy === (operation as { readonly definition?: unknown }).definition;
}

export type { ErrorDetails };
