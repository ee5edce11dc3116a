// The host's side of the worker's gRPC protocol: it starts the worker, asks for its functions, loads them, and hands it requests. With the
// web-application integration a request goes to the worker over HTTP as well, under the id of its invocation.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const startSeconds = 60;
/** The worker waits 15 seconds for a request that its own router does not hand it. */
const answerSeconds = 30;

/**
 * The packages are needed here alone, and have no types that would say more than the protocol does.
 * @param {string} name
 */
const load = (name) => import(name);

/** @param {string} proto */
export async function loadProtocol(proto) {
  const [grpc, loader] = await Promise.all(["@grpc/grpc-js", "@grpc/proto-loader"].map(load));
  const definition = await loader.load(proto, {
    keepCase: true,
    enums: String,
    oneofs: true,
    includeDirs: [dirname(proto)],
  });
  const { AzureFunctionsRpcMessages } = grpc.loadPackageDefinition(definition);
  return { grpc, service: AzureFunctionsRpcMessages.FunctionRpc.service };
}

/**
 * @param {Awaited<ReturnType<typeof loadProtocol>>} protocol
 * @param {import("./types.d.mts").WorkerOptions} options
 * @returns {Promise<import("./types.d.mts").Worker>}
 */
export async function startWorker({ grpc, service }, { folder, variables }) {
  const stream = new MessageStream();
  const server = new grpc.Server();
  server.addService(service, { EventStream: (/** @type {Call} */ call) => stream.connect(call) });
  const port = await new Promise((done, fail) =>
    server.bindAsync(
      "127.0.0.1:0",
      grpc.ServerCredentials.createInsecure(),
      (/** @type {Error | null} */ error, /** @type {number} */ bound) => (error === null ? done(bound) : fail(error)),
    ),
  );
  const args = ["--functions-uri", `http://127.0.0.1:${port}`, "--functions-worker-id", randomUUID()];
  args.push("--functions-request-id", randomUUID(), "--functions-grpc-max-message-length", String(1 << 27));
  const child = spawn("dotnet", [join(folder, "App.dll"), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...variables,
      FUNCTIONS_APPLICATION_DIRECTORY: folder,
      FUNCTIONS_WORKER_RUNTIME: "dotnet-isolated",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk) => (log += chunk));
  const ended = new Promise((done) => child.once("exit", () => done(undefined)));
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    server.forceShutdown();
  };
  try {
    const asked = { stream, folder };
    const started = await Promise.race([
      initialise(asked),
      ended,
      pause(startSeconds * 1000, undefined, { ref: false }),
    ]);
    if (started === undefined) throw new Error(`The worker did not start:\n${log}`);
    return { functions: started.functions, stop, invoke: (call) => invoke(stream, started.httpUri, call) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {{ stream: MessageStream, folder: string }} given */
async function initialise({ stream, folder }) {
  await stream.next("start_stream");
  const init = stream.next("worker_init_response");
  stream.send({
    worker_init_request: { host_version: "4.0.0", function_app_directory: folder, worker_directory: folder },
  });
  const { capabilities } = await init;
  const metadata = stream.next("function_metadata_response");
  stream.send({ functions_metadata_request: { function_app_directory: folder } });
  const { function_metadata_results: found, result } = await metadata;
  if (result?.status === "Failure") throw new Error(result.exception?.message ?? "The functions cannot be listed.");
  /** @type {import("./types.d.mts").WorkerFunction[]} */
  const functions = [];
  for (const one of found ?? []) {
    const id = one.function_id || one.name;
    const loaded = stream.next(
      "function_load_response",
      (/** @type {Message} */ response) => response.function_id === id,
    );
    stream.send({ function_load_request: { function_id: id, metadata: { ...one, function_id: id } } });
    const { result: status } = await loaded;
    const trigger = one.raw_bindings
      .map((/** @type {string} */ text) => JSON.parse(text))
      .find((/** @type {import("./types.d.mts").Trigger} */ binding) => /^httpTrigger$/i.test(binding.type));
    if (trigger === undefined) continue;
    const error = status.status === "Success" ? undefined : (status.exception?.message ?? "it is not loaded");
    functions.push({ id, name: one.name, trigger, error });
  }
  return { functions, httpUri: capabilities.HttpUri };
}

/**
 * What the client gets: status, content type and bytes.
 * @param {MessageStream} stream
 * @param {string | undefined} httpUri
 * @param {import("./types.d.mts").Invocation} call
 * @returns {Promise<import("./types.d.mts").HttpAnswer>}
 */
async function invoke(stream, httpUri, { id, trigger, path, values, headers }) {
  const invocation = randomUUID();
  const answered = stream.next(
    "invocation_response",
    (/** @type {Message} */ response) => response.invocation_id === invocation,
  );
  const url = `http://127.0.0.1${path}`;
  const http = { method: "GET", url, headers, params: values, query: Object.fromEntries(new URL(url).searchParams) };
  const metadata = Object.entries(values).map(([name, value]) => [name, { string: value }]);
  stream.send({
    invocation_request: {
      invocation_id: invocation,
      function_id: id,
      input_data: [{ name: trigger.name, data: { http } }],
      trigger_metadata: Object.fromEntries(metadata),
      trace_context: {},
    },
  });
  const limit = pause(answerSeconds * 1000, undefined, { ref: false });
  if (httpUri === undefined) return ofInvocation(await Promise.race([answered, limit]));
  const proxied = forward(new URL(path, httpUri), { ...headers, "x-ms-invocation-id": invocation });
  const [response, done] = await Promise.all([proxied, Promise.race([answered, limit])]);
  if (response === undefined || done === undefined) return { status: 500, type: "", body: Buffer.from("") };
  if (done.result.status !== "Success")
    return { status: 500, type: "", body: Buffer.from(""), why: done.result.exception?.message };
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/**
 * The worker says where it will listen before it does.
 * @param {URL} url
 * @param {Record<string, string>} headers
 */
async function forward(url, headers) {
  const end = Date.now() + answerSeconds * 1000;
  while (Date.now() < end) {
    try {
      return await fetch(url, { headers, signal: AbortSignal.timeout(answerSeconds * 1000) });
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!(cause instanceof Error) || !("code" in cause) || cause.code !== "ECONNREFUSED") return undefined;
      await pause(100);
    }
  }
  return undefined;
}

/**
 * Without the integration the answer is what the function returns.
 * @param {Message | undefined} done
 */
function ofInvocation(done) {
  if (done === undefined || done.result.status !== "Success")
    return { status: 500, type: "", body: Buffer.from(""), why: done?.result.exception?.message };
  const value = done.return_value ?? done.output_data[0]?.data;
  const text = value?.string ?? value?.json ?? value?.http?.body?.string ?? "";
  return { status: Number(value?.http?.status_code || 200), type: "text/plain", body: Buffer.from(text) };
}

/**
 * Messages are as the protocol has them.
 * @typedef {any} Message
 * @typedef {{ write(message: Message): void, end(): void, on(event: string, listener: (message: Message) => void): void }} Call
 */

/** Messages of the worker, by the one field that each holds. */
class MessageStream {
  /** @type {Call | undefined} */
  #call;
  /** @type {() => void} */
  #connect = () => undefined;
  /** @type {Promise<void>} */
  #connected = new Promise((done) => {
    this.#connect = done;
  });
  /** @type {{ kind: string, isWanted: (message: Message) => boolean, done: (message: Message) => void }[]} */
  #waiting = [];
  /** @type {Message[]} */
  #early = [];

  /** @param {Call} call */
  connect(call) {
    this.#call = call;
    call.on("data", (message) => this.#receive(message));
    call.on("error", () => undefined);
    call.on("end", () => call.end());
    this.#connect();
  }

  /** @param {Message} content */
  send(content) {
    this.#call?.write({ request_id: randomUUID(), ...content });
  }

  /**
   * @param {string} kind
   * @param {(message: Message) => boolean} isWanted
   * @returns {Promise<Message>}
   */
  async next(kind, isWanted = () => true) {
    await this.#connected;
    const at = this.#early.findIndex((message) => message.content === kind && isWanted(message[kind]));
    if (at >= 0) return this.#early.splice(at, 1)[0][kind];
    return new Promise((done) => this.#waiting.push({ kind, isWanted, done }));
  }

  /** @param {Message} message */
  #receive(message) {
    const { content } = message;
    const at = this.#waiting.findIndex(({ kind, isWanted }) => kind === content && isWanted(message[content]));
    if (at >= 0) this.#waiting.splice(at, 1)[0]?.done(message[content]);
    else if (content !== "rpc_log") this.#early.push(message);
  }
}
