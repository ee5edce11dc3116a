/** The generated client on one server: what its functions send, and what they make of the answers. */

import type { CallFact, CallRequest } from "../../scripts/judge/server-facts.js";
import type { Contract } from "../../src/contract/contract.js";
import type { Operation } from "../../src/contract/operation.js";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import type { GeneratedFile } from "../../src/emit/generated-file.js";
import { admittedValues, NotKnown, type Style } from "../wire/admitted-values.js";
import { callArguments } from "../wire/call-arguments.js";
import { type Call, runnable } from "../wire/generate.js";
import { randomFrom } from "../wire/random.js";

export interface ClientCall {
  readonly operation: Operation;
  readonly request: CallRequest;
  readonly args: readonly unknown[];
  /** Why the function does not take an answer; undefined where it does. */
  readonly refusalOf: (answer: CallFact) => Promise<string | undefined>;
}

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const styles: readonly Style[] = ["full", "sparse", "mixed"];

export interface ClientCallOptions {
  readonly seed: number;
  /** How often each function with inputs is called. */
  readonly times: number;
  /** Answers may have keys of which the types say nothing. */
  readonly writesMore: boolean;
}

/** Every function of the client, called with values that its types and validators admit. */
export async function clientCalls(
  contract: Contract,
  folder: string,
  { seed, times, writesMore }: ClientCallOptions,
): Promise<readonly ClientCall[]> {
  if (contract.services.every(({ operations }) => operations.length === 0)) return [];
  const files = emitTypeScript(contract, { zod: true });
  const { client } = await runnable(writesMore ? files : files.map(refusingMore), folder);
  let answer: Fetch;
  const services = client({
    baseUrl: "http://localhost",
    fetch: (input: string, init: RequestInit) => answer(input, init),
  });
  const random = randomFrom(seed);
  const calls: ClientCall[] = [];
  for (const service of contract.services) {
    for (const operation of service.operations) {
      const call = services[service.name]?.[operation.name];
      if (call === undefined) continue;
      for (let time = 0; time < (operation.inputs.length === 0 ? 1 : times); time++) {
        const style = styles[time % styles.length] ?? "full";
        const args = unlessUnknown(() => callArguments(operation, admittedValues(contract, random, style), style));
        if (args === undefined) break;
        const request = await sentBy(call, args, calls.length, (fetch) => {
          answer = fetch;
        });
        if (request === undefined) continue;
        calls.push({
          operation,
          request,
          args,
          refusalOf: (fact) => {
            answer = async () => responseOf(fact);
            return refusal(call, args);
          },
        });
      }
    }
  }
  return calls;
}

/** With validators that refuse a key of which the type says nothing. */
function refusingMore(file: GeneratedFile): GeneratedFile {
  if (!file.path.startsWith("validators/")) return file;
  return { ...file, text: file.text.replaceAll("z.object(", "z.strictObject(") };
}

/** Undefined where nothing is known of what an input takes. */
function unlessUnknown(make: () => readonly unknown[]): readonly unknown[] | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof NotKnown) return undefined;
    throw error;
  }
}

/** Undefined where the client refuses the arguments itself. */
async function sentBy(
  call: Call,
  args: readonly unknown[],
  id: number,
  use: (fetch: Fetch) => void,
): Promise<CallRequest | undefined> {
  let sent: Request | undefined;
  use(async (input, init) => {
    sent = new Request(input, init);
    return new Response(null, { status: 204 });
  });
  await whole(call(...args, { unwrap: false })).catch(() => undefined);
  if (sent === undefined) return undefined;
  const { pathname, search } = new URL(sent.url);
  const body = sent.body === null ? null : Buffer.from(await sent.arrayBuffer()).toString("base64");
  return { id, method: sent.method, path: pathname, query: search, headers: Object.fromEntries(sent.headers), body };
}

function responseOf({ status, contentType, body }: CallFact): Response {
  const isBodyless = status === 204 || status === 205 || status === 304;
  const headers = contentType === undefined ? {} : { "content-type": contentType };
  return new Response(isBodyless ? null : body, { status, headers });
}

async function refusal(call: Call, args: readonly unknown[]): Promise<string | undefined> {
  try {
    await whole(call(...args, { unwrap: false }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : String(error);
  }
}

/** Waits for the answer, and for every event of one that comes in events. */
async function whole(answer: unknown): Promise<void> {
  if (!isIterable(answer)) await answer;
  else for await (const _ of answer);
}

function isIterable(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;
}
