import type { Attempt, TenonCall } from "./operation.js";

type ClientFunction = (...input: never[]) => unknown;

/** What a client function is made of, whatever configuration it is bound to. */
interface Definition {
  readonly callOf: (...input: unknown[]) => TenonCall;
  /** How many inputs come before the options. */
  readonly inputs: number;
  /** Which of them the URL needs; undefined where these are the first ones. */
  readonly urlInputs: readonly number[] | undefined;
  readonly run: (attempt: () => Attempt, options: Attempt["options"]) => unknown;
}

const definitions = new WeakMap<ClientFunction, Definition>();

export { type ClientFunction, type Definition, definitions };
