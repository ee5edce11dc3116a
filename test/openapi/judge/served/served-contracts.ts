/** Imported contracts on running servers: every operation of a document called in each host of the library. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { withoutServers } from "../../../../scripts/compiler-server.mjs";
import { quietEnvironment } from "../../../../scripts/dotnet-program.js";
import { typesById } from "../../../../src/contract/contract.js";
import { isJsonType } from "../../../../src/contract/http/media-type.js";
import type { Input, Operation } from "../../../../src/contract/operation.js";
import type { TypeUse } from "../../../../src/contract/type-use.js";
import { DiagnosticBag } from "../../../../src/diagnostics/diagnostic.js";
import { emitCSharp } from "../../../../src/emit/csharp/emit-csharp.js";
import type { GeneratedFile } from "../../../../src/emit/generated-file.js";
import { nodeFileSystem } from "../../../../src/files/node-file-system.js";
import { jsonOf } from "../../../../src/openapi/document/json-value.js";
import { type ReadDocument, readWithSchemas } from "../../../../src/openapi/read-openapi.js";
import { csharpProject } from "../csharp-project.js";
import { DocumentSchemas } from "../document-schemas.js";
import { instancesOf } from "../instances.js";
import { decoded, objectOf } from "../json.js";
import { isNotedIn } from "../noted-places.js";
import type { ValuePath } from "../same-value.js";
import { type Call, callsOf, type HttpRequest } from "./calls.js";
import { type DocumentOperation, operationsOf } from "./document-operations.js";
import servedSource from "./ServedContracts.cs?raw";
import { nameOf, stubFiles } from "./stubs.js";

const hosts = ["minimal", "controllers", "functions"] as const;
type HostName = (typeof hosts)[number];

/** Documents are served side by side by one program: each has a namespace and a first segment of its own. */
export interface ServedDocument {
  readonly name: string;
  readonly read: ReadDocument;
  readonly files: readonly GeneratedFile[];
  /** `/d1` */
  readonly prefix: string;
}

export interface ServedVerdict {
  readonly name: string;
  readonly operations: number;
  /** Operations that no valid request could be made for. */
  readonly uncalled: readonly string[];
  /** Requests, over all hosts. */
  readonly valid: number;
  readonly invalid: number;
  /** Invalid requests that a note at the very place excuses. */
  readonly noted: number;
  readonly problems: readonly string[];
}

interface ServedOperation {
  readonly name: string;
  readonly operation: Operation;
  readonly document: DocumentOperation;
  /** Undefined where the schema of the success has no instance that can be made. */
  readonly answer: unknown;
  readonly calls: readonly Call[];
}

interface Prepared extends ServedDocument {
  readonly schemas: DocumentSchemas;
  readonly operations: readonly ServedOperation[];
  readonly problems: readonly string[];
}

/** Imports a document so that it can be served beside others. Throws where it is refused. */
export function importServed(path: string, at: number): ServedDocument {
  const sink = new DiagnosticBag();
  const namespace = `Judged.D${at}`;
  const prefix = `/d${at}`;
  const read = readWithSchemas(path, nodeFileSystem(), { namespace, routePrefix: prefix }, sink);
  if (read === undefined) throw new Error(sink.all.map(({ code, message }) => `${code} ${message}`).join("\n"));
  const services = read.contract.services.map((service) => ({
    ...service,
    operations: service.operations.map((operation) =>
      operation.operationId === undefined ? operation : { ...operation, operationId: `${at} ${operation.operationId}` },
    ),
  }));
  const contract = { ...read.contract, services };
  return {
    name: basename(path),
    read: { ...read, contract },
    files: emitCSharp(contract, { namespace }, sink),
    prefix,
  };
}

/** Throws where the servers do not build or start: nothing is judged then. */
export async function judgeServed(
  repository: string,
  folder: string,
  documents: readonly ServedDocument[],
): Promise<readonly ServedVerdict[]> {
  const prepared = documents.map(prepare);
  build(repository, folder, prepared);
  const running = await start(folder);
  const verdicts: ServedVerdict[] = [];
  try {
    for (const one of prepared) verdicts.push(await callAll(one, running.addresses));
  } finally {
    await running.stop();
  }
  const given = readInputs(join(folder, "inputs.jsonl"));
  return verdicts.map((verdict, at) => {
    const one = prepared[at];
    return one === undefined
      ? verdict
      : { ...verdict, problems: [...verdict.problems, ...differentInputs(one, given)] };
  });
}

function prepare(served: ServedDocument): Prepared {
  const schemas = new DocumentSchemas(jsonOf(served.read.root));
  const declared = operationsOf(schemas);
  const problems: string[] = [];
  const operations: ServedOperation[] = [];
  for (const service of served.read.contract.services)
    for (const operation of service.operations) {
      const path = operation.route.path.slice(served.prefix.length) || "/";
      const document = declared.find((one) => one.method === operation.method && samePath(one.path, path));
      if (document === undefined) {
        problems.push(`${operation.method} ${path}: the document has no such operation`);
        continue;
      }
      const answer = answerOf(schemas, document);
      // No request has a question mark in its path, which a note says of such a route.
      const isCallable = answer !== undefined && !/[?#]/.test(document.path);
      const calls = isCallable ? callsOf(schemas, document) : [];
      operations.push({ name: nameOf(service, operation), operation, document, answer, calls });
    }
  return { ...served, schemas, operations, problems };
}

async function callAll(served: Prepared, addresses: Running["addresses"]): Promise<ServedVerdict> {
  const { schemas, operations, prefix, read } = served;
  const problems = [...served.problems];
  const count = { valid: 0, invalid: 0, noted: 0 };
  for (const one of operations)
    for (const [at, call] of one.calls.entries())
      for (const host of hosts) {
        const answer = await send(`${addresses[host]}${prefix}`, call.request, `${one.name} ${at}`);
        const title = `${host}: ${one.document.method} ${one.document.path}`;
        const sent = textOf(call.request);
        if (call.invalid === undefined) {
          count.valid++;
          const wrong = wrongSuccess(schemas, one, answer);
          if (wrong !== undefined) problems.push(`${title}: ${wrong}: ${sent}`);
          continue;
        }
        count.invalid++;
        const wrong = wrongRefusal(schemas, one.document, call.invalid, answer);
        if (wrong === undefined) continue;
        if (isExcused(read, one.operation, call.invalid)) count.noted++;
        else problems.push(`${title}: ${call.invalid.what} at ${placeText(call.invalid)}: ${wrong}: ${sent}`);
      }
  const uncalled = operations
    .filter(({ calls }) => calls.length === 0)
    .map(({ document }) => `${document.method} ${document.path}`);
  return { name: served.name, operations: operations.length, uncalled, ...count, problems };
}

/** ASP.NET compares literals without case, and the import may have renamed a parameter. */
function samePath(one: string, other: string): boolean {
  const shape = (path: string): string =>
    decoded(path)
      .replaceAll(/\{[^}]*\}/g, "{}")
      .replace(/[?#].*$/, "")
      .replace(/^([^/])/, "/$1");
  return one === other || shape(one) === shape(other);
}

/** What the handler answers; undefined where the schema of the success has no instance that can be made. */
function answerOf(schemas: DocumentSchemas, { success }: DocumentOperation): unknown {
  const { mediaType, pointer, isJson } = success;
  if (mediaType === undefined) return { json: null };
  if (!isJson)
    return { json: "text", contentType: mediaType.replace("*/*", "application/octet-stream").replace("/*", "/png") };
  if (pointer === undefined) return { json: {} };
  const accepts = schemas.validator(pointer);
  const value = instancesOf(schemas, pointer).find((one) => accepts?.(one) === true);
  return value === undefined ? undefined : { json: value };
}

function build(repository: string, folder: string, documents: readonly Prepared[]): void {
  const services = documents.flatMap(({ read }) => read.contract.services);
  const all = documents.flatMap(({ files, prefix }) =>
    files.map(({ path, text }) => ({ path: `${prefix.slice(1)}/${path}`, text })),
  );
  const sources = [...all, ...stubFiles(services, all), { path: "ServedContracts.cs", text: servedSource }];
  for (const { path, text } of sources) {
    const at = join(folder, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  const answers = documents.flatMap(({ operations }) => operations.map(({ name, answer }) => [name, answer]));
  const libraries = buildLibraries(repository, dirname(folder));
  const references = ["Tenon", "Tenon.Abstractions", "Tenon.LocalFunctions"].map(
    (name) => `<Reference Include="${join(libraries, `${name}.dll`)}" />`,
  );
  const project = csharpProject({ repository, executable: true });
  writeFileSync(join(folder, "Served.csproj"), project.replace(/<ProjectReference .*\/>/, references.join("")));
  writeFileSync(join(folder, "answers.json"), JSON.stringify(Object.fromEntries(answers)));
  writeFileSync(join(folder, "host.json"), '{ "version": "2.0", "extensions": { "http": { "routePrefix": "" } } }');
  dotnetBuild(folder, join(folder, "out"));
}

/** Once for each folder of runs: they take longer than most documents. */
function buildLibraries(repository: string, folder: string): string {
  const output = join(folder, "libraries/out");
  if (existsSync(output)) return output;
  mkdirSync(join(folder, "libraries"), { recursive: true });
  const functions = join(repository, "dotnet/Tenon.LocalFunctions/Tenon.LocalFunctions.csproj");
  const project = csharpProject({ repository }).replace(
    "  </ItemGroup>",
    `    <ProjectReference Include="${functions}" />\n  </ItemGroup>`,
  );
  writeFileSync(join(folder, "libraries/Libraries.csproj"), project);
  dotnetBuild(join(folder, "libraries"), output);
  return output;
}

function dotnetBuild(folder: string, output: string): void {
  const built = spawnSync("dotnet", ["build", "-v:q", ...withoutServers, "-o", output], {
    cwd: folder,
    encoding: "utf8",
    env: quietEnvironment(),
    maxBuffer: 1 << 30,
  });
  if (built.status !== 0) throw new Error(`The servers do not build:\n${built.stdout}${built.stderr}`);
}

interface Running {
  readonly addresses: Readonly<Record<HostName, string>>;
  readonly stop: () => Promise<void>;
}

async function start(folder: string): Promise<Running> {
  const child: ChildProcess = spawn("dotnet", ["out/Served.dll", "answers.json", "inputs.jsonl", folder], {
    cwd: folder,
    env: { ...quietEnvironment(), DOTNET_ENVIRONMENT: "Development", ASPNETCORE_ENVIRONMENT: "Development" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const addresses: Partial<Record<HostName, string>> = {};
  let log = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    log += chunk.toString("utf8");
  });
  if (child.stdout === null) throw new Error("There is no standard output.");
  const lines = createInterface({ input: child.stdout });
  const listening = (async () => {
    for await (const line of lines) {
      log += `${line}\n`;
      const found = /^(minimal|controllers|functions) (http:\S+)$/.exec(line);
      const host = hosts.find((name) => name === found?.[1]);
      if (host !== undefined && found?.[2] !== undefined) addresses[host] = found[2];
      if (Object.keys(addresses).length === hosts.length) return;
    }
  })();
  await Promise.race([listening, ended]);
  const { minimal, controllers, functions } = addresses;
  if (minimal === undefined || controllers === undefined || functions === undefined) {
    child.kill();
    await ended;
    throw new Error(`The servers did not start:\n${log}`);
  }
  return {
    addresses: { minimal, controllers, functions },
    async stop() {
      child.stdin?.end();
      await ended;
    },
  };
}

interface HttpAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

function send(address: string, { method, target, headers, body }: HttpRequest, call: string): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = Buffer.from(body ?? "", "utf8");
    const given = Object.fromEntries([
      ...headers,
      ["X-Call", call],
      ...(body === undefined ? [] : [["Content-Length", String(sent.length)]]),
    ]);
    const outgoing = request(`${address}${target}`, { method, headers: given, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () =>
        resolve({
          status: incoming.statusCode ?? 0,
          mediaType: (incoming.headers["content-type"] ?? "").split(";")[0]?.trim() ?? "",
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
      incoming.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
}

function wrongSuccess(schemas: DocumentSchemas, { document }: ServedOperation, answer: HttpAnswer): string | undefined {
  const { success } = document;
  const { code, mediaType, pointer, isJson } = success.others.find((one) => one.code === answer.status) ?? success;
  if (code === undefined ? answer.status >= 400 && answer.status !== 500 : answer.status !== code)
    return `${answer.status} instead of ${code ?? "a success"} ${answer.body.slice(0, 600)}`;
  if (document.method === "HEAD" || !isJson || answer.status === 204) return undefined;
  if (!isJsonType(answer.mediaType)) return `${answer.mediaType} instead of ${mediaType}`;
  const accepts = pointer === undefined ? undefined : schemas.validator(pointer);
  const value: unknown = JSON.parse(answer.body);
  if (accepts === undefined || accepts(value) || JSON.stringify(schemas.document).includes('"writeOnly"'))
    return undefined;
  const [first] = accepts.errors ?? [];
  return `an answer that the document refuses: ${first?.instancePath} ${first?.message}`;
}

type Invalid = NonNullable<Call["invalid"]>;

/** A 400 whose errors name the place, as the wire does. */
function wrongRefusal(
  schemas: DocumentSchemas,
  document: DocumentOperation,
  { what, name, path }: Invalid,
  answer: HttpAnswer,
): string | undefined {
  if (answer.status !== 400)
    return `${answer.status} instead of 400 ${answer.status === 500 ? answer.body.slice(0, 600) : ""}`;
  if (answer.mediaType !== "application/problem+json") return `400 as ${answer.mediaType} ${answer.body.slice(0, 200)}`;
  if (document.method === "HEAD") return undefined;
  const keys = Object.keys(objectOf(objectOf(JSON.parse(answer.body)).errors));
  const wanted = name === undefined ? path.map(String) : [name, ...path.map(String)];
  if (keys.some((key) => isAt(wanted, key))) return undefined;
  // A body that lacks what would tell which way of a choice it is has no place but itself.
  const isWhole = what === "missing" && name === undefined && path.length === 1 && keys.includes("");
  if (isWhole && isUntaggedChoice(schemas, document)) return undefined;
  return `errors at ${keys.map((key) => JSON.stringify(key)).join(", ")}`;
}

function isUntaggedChoice(schemas: DocumentSchemas, { body }: DocumentOperation): boolean {
  const schema = body?.pointer === undefined ? {} : objectOf(schemas.follow(schemas.at(body.pointer)));
  return (schema.oneOf ?? schema.anyOf) !== undefined && schema.discriminator === undefined;
}

/** Whether a key of errors is the place itself, inside it, or the value around it. */
function isAt(wanted: ValuePath, key: string): boolean {
  const dotted = (text: string): string => text.replaceAll(/\[([^\]]*)\]/g, ".$1").replace(/^\./, "");
  const place = dotted(wanted.join("."));
  const written = dotted(key);
  if (written === place || written.startsWith(`${place}.`) || place === "") return true;
  return written !== "" && place.startsWith(`${written}.`);
}

/** A note of the import at the place of the fault. */
function isExcused({ contract }: ReadDocument, operation: Operation, { name, path }: Invalid): boolean {
  const types = typesById(contract);
  const input = operation.inputs.find((one) => (name === undefined ? one.kind === "body" : isNamed(one, name)));
  if (input === undefined) return (operation.notes ?? []).length > 0;
  if (input.kind === "parameter" && (input.notes ?? []).length > 0) return true;
  // What the C# says of the items of a list of texts is written with it (TN5125).
  const isOfItem = input.kind === "parameter" && input.type.kind === "array" && path.length > 0;
  if (isOfItem && input.constraints?.allowedValues !== undefined) return true;
  // What is not checked of the items of a body that is a list is said of the operation.
  const isOfBody = path.length === 0 || (path.length === 1 && input.type.kind === "array");
  if (input.kind === "body" && isOfBody && (operation.notes ?? []).length > 0) return true;
  const inside = input.kind === "body" && name !== undefined ? [name, ...path] : path;
  const uses: TypeUse[] = [input.type];
  return isNotedIn(types, uses, inside);
}

function isNamed(input: Input, name: string): boolean {
  return input.kind === "parameter" ? input.wireName === name : input.kind === "body" && input.encoding !== "json";
}

/** What each host handed over, by call. */
function readInputs(path: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const calls = new Map<string, Map<string, string>>();
  for (const line of readFileSync(path, "utf8").split("\n").filter(Boolean)) {
    const { call, host, input } = objectOf(JSON.parse(line));
    const known = calls.get(String(call)) ?? new Map<string, string>();
    calls.set(String(call), known.set(String(host), String(input)));
  }
  return calls;
}

/**
 * A handler is given the same in every host, where everything is sent: of what is not, `[AsParameters]` makes null or an empty list.
 */
function differentInputs(
  { operations }: Prepared,
  given: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly string[] {
  return operations.flatMap(({ name, document }) => {
    const inputs = given.get(`${name} 0`) ?? new Map<string, string>();
    if (new Set(inputs.values()).size < 2) return [];
    const shown = [...inputs].map(([host, input]) => `${host} ${input.slice(0, 400)}`);
    return [`${document.method} ${document.path}: handlers are given different inputs: ${shown.join(" | ")}`];
  });
}

function placeText({ name, path }: Invalid): string {
  return [name ?? "body", ...path].join(".");
}

function textOf({ target, headers, body }: HttpRequest): string {
  const rest = [...headers.map(([name, value]) => `${name}: ${value}`), ...(body === undefined ? [] : [body])].join(
    " ",
  );
  return `${target} ${rest}`.slice(0, 200);
}
