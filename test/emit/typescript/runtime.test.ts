import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { arrayOf, nullable } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import {
  answer,
  anything,
  body,
  contract,
  file,
  guid,
  int,
  object,
  operation,
  parameter,
  ref,
  service,
  text,
  unionOf,
} from "./contract-builder.js";
import { type DemoServer, type Received, send, sendJson, startServer } from "./demo-server.js";
import { type RunnableTree, runnableTree } from "./generated-tree.js";

/** The generated client, run by Node against a real server. */

const task = ref("TaskDto");
const notFound = ref("NotFoundDto");
const download = { kind: "file" as const, mediaTypes: ["application/pdf"] };
const path = parameter("route", "path", text);

const generated = emitTypeScript(
  contract(
    [
      object("Acme.TaskDto", { id: guid, title: text }),
      object("Acme.NotFoundDto", { message: text }),
      object("Acme.Circle", { radius: int }),
      unionOf("Acme.Shape", "$type", [{ tag: "circle", type: ref("Circle") }]),
    ],
    [
      service("tasks", [
        operation(
          "GET /tasks/{id}",
          "get",
          [parameter("route", "id", text)],
          [answer(200, task), answer(404, notFound), answer(422)],
        ),
        operation("GET /maybe", "maybe", [], [answer(200, nullable(task)), answer("default", notFound)]),
        operation("GET /sure", "sure", [], [answer(200, task)]),
        operation("GET /text", "text", [], [answer(200, text)]),
        operation("DELETE /tasks/{id}", "remove", [parameter("route", "id", text)], [answer(204)]),
        operation("HEAD /tasks", "probe", [], [answer(200)]),
        operation(
          "GET /ranges/{status}",
          "ranges",
          [parameter("route", "status", int)],
          [answer("2XX", int), answer(404, text), answer("4XX", int), answer("default", int)],
        ),
        operation("POST /any", "any", [], [], { anySuccess: true }),
        operation("GET /slow", "slow", [], [answer(200, anything)]),
        operation("GET /stalls", "stalls", [], [answer(200, anything)]),
      ]),
      service("echo", [
        operation(
          "GET /search",
          "search",
          [
            parameter("query", "q", nullable(text)),
            parameter("query", "tags", arrayOf(text)),
            parameter("query", "page", int, { required: false, wireName: "page-no" }),
            parameter("query", "ids", arrayOf(int), { required: false, arrayStyle: "comma" }),
            parameter("query", "counts", { kind: "map", key: text, value: int }, { required: false }),
            parameter("query", "filter", anything, { required: false }),
          ],
          [answer(200, anything)],
        ),
        operation("GET /files/{**path}", "catchAll", [path], [answer(200, anything)]),
        operation("GET /segment/{path}", "segment", [path], [answer(200, anything)]),
        operation(
          "GET /optional/{id?}",
          "optional",
          [parameter("route", "id", int, { required: false })],
          [answer(200, anything)],
        ),
        operation(
          "GET /headers",
          "headers",
          [parameter("header", "trace", nullable(text), { wireName: "X-Trace" }), parameter("cookie", "sid", text)],
          [answer(200, anything)],
        ),
        operation("POST /json", "json", [body("shape", ref("Shape"))], [answer(200, anything)]),
        operation(
          "PUT /json/{id}",
          "put",
          [
            parameter("route", "id", text),
            body("body", task, { routeProperties: [{ property: "id", parameter: "id" }] }),
          ],
          [answer(200, anything)],
        ),
        operation(
          "POST /optional",
          "optionalBody",
          [body("body", nullable(task), { required: false })],
          [answer(200, anything)],
        ),
        operation(
          "POST /form",
          "form",
          [parameter("form", "name", text), parameter("form", "tags", arrayOf(text))],
          [answer(200, anything)],
        ),
        operation(
          "POST /upload",
          "upload",
          [parameter("form", "file", file), parameter("form", "more", arrayOf(file)), parameter("form", "title", text)],
          [answer(200, anything)],
        ),
        operation(
          "POST /raw",
          "raw",
          [body("content", file, { encoding: "binary", mediaTypes: ["*/*"] })],
          [answer(200, anything)],
        ),
        operation(
          "POST /csv",
          "csv",
          [body("content", text, { encoding: "text", mediaTypes: ["text/csv"] })],
          [answer(200, anything)],
        ),
      ]),
      service("files", [
        operation(
          "GET /downloads/{name}",
          "download",
          [parameter("route", "name", text)],
          [answer(200, download), answer(404, notFound)],
        ),
      ]),
    ],
  ),
  { zod: false },
);

type Call = ((...input: unknown[]) => Promise<unknown>) & { url(...input: unknown[]): string };
type Config = Readonly<Record<string, unknown>>;
type TaskCall = "get" | "maybe" | "sure" | "text" | "remove" | "probe" | "ranges" | "any" | "slow" | "stalls";
type EchoCall =
  | ("search" | "catchAll" | "segment" | "optional" | "headers" | "json")
  | ("put" | "optionalBody" | "form" | "upload" | "raw" | "csv");
interface Client {
  readonly tasks: Readonly<Record<TaskCall, Call>>;
  readonly echo: Readonly<Record<EchoCall, Call>>;
  readonly files: Readonly<Record<"download", Call>>;
}
interface Runtime {
  configureTenon(config: Config): void;
  TenonError: new (...input: unknown[]) => Error;
  isTenonError(error: unknown, operation?: unknown): boolean;
  downloadProgress(tell: (progress: unknown) => void): typeof fetch;
  use(middleware: unknown): () => void;
  createClient(config: Config, modules: unknown): Record<string, Record<string, Call>>;
}

let tree: RunnableTree;
let server: DemoServer;
let client: Client & { createClient(config: Config): Client };
let runtime: Runtime;

const one = { id: "1", title: "Write tests" };

beforeAll(async () => {
  server = await startServer({
    "/tasks/1": (response, { method }) =>
      method === "DELETE" ? send(response, 204, "") : sendJson(response, 200, one),
    "/tasks/404": (response) => sendJson(response, 404, { message: "No such task." }),
    "/tasks/422": (response) => sendJson(response, 422, { hint: "nobody declared this" }),
    "/tasks/500": (response) => send(response, 500, "<h1>Oops</h1>", { "content-type": "text/html" }),
    "/tasks/204": (response) => send(response, 204, ""),
    "/tasks/401": (response) => send(response, 401, ""),
    "/tasks/418": (response) => send(response, 418, "\u0001\u0002", { "content-type": "application/octet-stream" }),
    "/tasks/malformed": (response) => send(response, 200, "{ oh", { "content-type": "application/problem+json" }),
    "/tasks/malformed404": (response) => send(response, 409, "{ oh", { "content-type": "application/json" }),
    "/maybe": (response) => send(response, 204, ""),
    "/sure": (response) => send(response, 200, ""),
    "/text": (response) => send(response, 200, "plain", { "content-type": "text/plain" }),
    "/any": (response) => sendJson(response, 202, { ignored: true }),
    "/ranges/201": (response) => sendJson(response, 201, 1),
    "/ranges/404": (response) => sendJson(response, 404, "gone"),
    "/ranges/410": (response) => sendJson(response, 410, 3),
    "/ranges/503": (response) => sendJson(response, 503, 4),
    "/slow": () => {},
    "/stalls": (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write("[1,");
    },
    "/downloads/report": (response) =>
      send(response, 200, "%PDF", {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="r.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`,
      }),
    "/downloads/quoted": (response) =>
      send(response, 200, "x", { "content-disposition": 'attachment; filename="..\\\\..\\\\a \\"b\\".txt"' }),
    "/downloads/bare": (response) => send(response, 200, "x", { "content-disposition": "attachment; filename=b.txt" }),
    "/downloads/a%20b.txt": (response) => send(response, 200, "x", { "content-type": "text/plain" }),
    "/downloads/none": (response) => sendJson(response, 404, { message: "No such file." }),
  });
  tree = await runnableTree(generated);
  client = await tree.load("client/index.js");
  runtime = await tree.load("tenon.js");
});

afterAll(async () => {
  await server.stop();
  tree.remove();
});

beforeEach(() => runtime.configureTenon({ baseUrl: server.url }));

/** The rejection of a call, as plain data. */
async function failure(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await call.then(
    () => expect.fail("the call succeeded"),
    (reason: unknown) => reason,
  );
  return error as Record<string, unknown>;
}

async function received(call: Promise<unknown>): Promise<Received> {
  return (await call) as Received;
}

describe("answers", () => {
  it("a success returns its body", async () => {
    expect(await client.tasks.get("1")).toEqual(one);
    expect(await client.tasks.remove("1")).toBeUndefined();
    expect(await client.tasks.probe()).toBeUndefined();
    expect(await client.tasks.text()).toBe("plain");
    expect(await client.tasks.any()).toBeUndefined();
  });

  it("{ unwrap: false } gives every declared answer with its status", async () => {
    const raw = { unwrap: false };
    expect(await client.tasks.get("1", raw)).toEqual({ status: 200, data: one, response: expect.any(Response) });
    expect(await client.tasks.get("404", raw)).toMatchObject({ status: 404, data: { message: "No such task." } });
    expect(await client.tasks.remove("1", raw)).toMatchObject({ status: 204, data: undefined });
    expect(await client.tasks.any(raw)).toMatchObject({ status: 202, data: undefined });
  });

  it("a declared status without a body type has no data, whatever arrives", async () => {
    const result = (await client.tasks.get("422", { unwrap: false })) as {
      status: number;
      data: unknown;
      response: Response;
    };
    expect(result).toMatchObject({ status: 422, data: undefined });
    expect(await result.response.json()).toEqual({ hint: "nobody declared this" });
  });

  it("204 or nothing is null where null is promised, and an error where it is not", async () => {
    expect(await client.tasks.maybe()).toBeNull();
    expect(await client.tasks.maybe({ unwrap: false })).toMatchObject({ status: 200, data: null });
    expect(await failure(client.tasks.sure())).toMatchObject({
      status: 200,
      message: "GET /sure answered 200 without a body",
    });
  });

  it("ranges and default take what nothing else declares; only 2XX unwraps", async () => {
    const raw = { unwrap: false };
    expect(await client.tasks.ranges(201)).toBe(1);
    expect(await client.tasks.ranges(404, raw)).toMatchObject({ status: 404, data: "gone" });
    expect(await client.tasks.ranges(410, raw)).toMatchObject({ status: 410, data: 3 });
    expect(await client.tasks.ranges(503, raw)).toMatchObject({ status: 503, data: 4 });
    expect(await failure(client.tasks.ranges(410))).toMatchObject({ status: 410, body: 3 });
    expect(await failure(client.tasks.ranges(503))).toMatchObject({ status: 503, body: 4 });
  });
});

describe("errors", () => {
  it("an answer other than a success throws a TenonError", async () => {
    const error = await failure(client.tasks.get("404"));
    expect(error).toBeInstanceOf(runtime.TenonError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: "TenonError",
      message: "GET /tasks/404 answered 404",
      status: 404,
      body: { message: "No such task." },
      method: "GET",
      path: "/tasks/404",
      response: expect.any(Response),
    });
    expect(inspect(error)).not.toContain("cause");
  });

  it.each<[string, number, unknown]>([
    ["422", 422, { hint: "nobody declared this" }],
    ["500", 500, "<h1>Oops</h1>"],
    ["401", 401, undefined],
    ["418", 418, expect.any(Blob)],
    ["malformed404", 409, "{ oh"],
  ])("the body of %s is kept as it arrived", async (id, status, kept) => {
    expect(await failure(client.tasks.get(id))).toMatchObject({ status, body: kept });
  });

  it("a status that is not declared throws, even with { unwrap: false }", async () => {
    expect(await failure(client.tasks.get("500", { unwrap: false }))).toMatchObject({ status: 500 });
    expect(await failure(client.tasks.get("204", { unwrap: false }))).toMatchObject({ status: 204 });
  });

  it("malformed JSON is an error with its cause", async () => {
    expect(await failure(client.tasks.get("malformed"))).toMatchObject({
      status: 200,
      body: "{ oh",
      cause: expect.any(SyntaxError),
    });
  });

  it("an answer that is not JSON although JSON is declared is an error that names the content type", async () => {
    const fetch = async (): Promise<Response> =>
      new Response("<h1>Login</h1>", { headers: { "content-type": "text/html" } });
    const other = client.createClient({ baseUrl: server.url, fetch });
    expect(await failure(other.tasks.get("1"))).toMatchObject({
      message: "GET /tasks/1 answered 200 text/html instead of JSON",
      body: "<h1>Login</h1>",
    });
  });

  it("a failure of the network is status 0 with its cause", async () => {
    const nowhere = client.createClient({ baseUrl: "http://127.0.0.1:1" });
    expect(await failure(nowhere.tasks.get("1"))).toMatchObject({
      name: "TenonError",
      status: 0,
      response: undefined,
      cause: expect.any(TypeError),
    });
  });

  it.each(["", ".", ".."])("a path value of %j is refused", async (value) => {
    expect(await failure(client.echo.segment(value))).toBeInstanceOf(TypeError);
    expect(await failure(client.echo.catchAll(value))).toBeInstanceOf(TypeError);
    expect(await failure(client.echo.catchAll(`a/${value || ".."}/b`))).toBeInstanceOf(TypeError);
  });
});

describe("abort and timeout", () => {
  it("an abort rejects with the signal's reason: before, during the request, during the body", async () => {
    const reason = new Error("changed my mind");
    expect(await failure(client.tasks.get("1", { signal: AbortSignal.abort(reason) }))).toBe(reason);
    for (const call of ["slow", "stalls"] as const) {
      const controller = new AbortController();
      const pending = failure(client.tasks[call]({ signal: controller.signal }));
      setTimeout(() => controller.abort(reason), 50);
      expect(await pending).toBe(reason);
    }
  });

  it("an abort is not an error of the server: onError is not called", async () => {
    const told: unknown[] = [];
    const own = client.createClient({ baseUrl: server.url, onError: (error: unknown) => told.push(error) });
    await failure(own.tasks.slow({ signal: AbortSignal.abort() }));
    expect(told).toEqual([]);
  });

  it("a timeout is status 0, whether the answer or its body is late", async () => {
    const hasty = client.createClient({ baseUrl: server.url, timeout: 50 });
    for (const call of ["slow", "stalls"] as const) {
      const error = await failure(hasty.tasks[call]());
      expect(error).toMatchObject({ name: "TenonError", status: 0 });
      expect(error.cause).toMatchObject({ name: "TimeoutError" });
    }
    expect(await failure(hasty.tasks.slow({ signal: AbortSignal.abort("mine") }))).toBe("mine");
    const patient = client.createClient({ baseUrl: server.url, timeout: 30_000 });
    expect(await patient.tasks.get("1", { signal: new AbortController().signal })).toEqual(one);
  });
});

describe("a fetch that does not look at signals", () => {
  const fetch = (): Promise<Response> => new Promise(() => {});

  it("is aborted and timed out all the same", async () => {
    const deaf = client.createClient({ fetch, timeout: 50 });
    expect(await failure(deaf.tasks.get("1"))).toMatchObject({ status: 0, cause: { name: "TimeoutError" } });
    const controller = new AbortController();
    const pending = failure(client.createClient({ fetch }).tasks.get("1", { signal: controller.signal }));
    setTimeout(() => controller.abort("enough"), 20);
    expect(await pending).toBe("enough");
  });

  it("an abort while the headers are made counts too", async () => {
    const controller = new AbortController();
    const headers = async (): Promise<object> => {
      controller.abort("early");
      return {};
    };
    const late = client.createClient({ fetch: globalThis.fetch, headers, baseUrl: server.url });
    expect(await failure(late.tasks.get("1", { signal: controller.signal }))).toBe("early");
  });
});

describe("requests", () => {
  it("query arrays repeat their key; null and undefined are left out", async () => {
    const { url } = await received(client.echo.search(null, ["a b", "c&d"], undefined));
    expect(url).toBe("/search?tags=a+b&tags=c%26d");
    const all = await received(
      client.echo.search("ü", [], 2, [1, 2], { x: 1 }, { name: "n", inner: { list: [{ a: 1 }] } }),
    );
    expect(new URLSearchParams(all.url.replace(/.*\?/, "")).toString()).toBe(
      new URLSearchParams([
        ["q", "ü"],
        ["page-no", "2"],
        ["ids", "1,2"],
        ["counts[x]", "1"],
        ["filter.name", "n"],
        ["filter.inner.list[0].a", "1"],
      ]).toString(),
    );
  });

  it("path values are encoded; a catch-all keeps its slashes; an optional one may be missing", async () => {
    expect((await received(client.echo.segment("a/b?c#d é%"))).url).toBe("/segment/a%2Fb%3Fc%23d%20%C3%A9%25");
    expect((await received(client.echo.catchAll("docs/a b/..c"))).url).toBe("/files/docs/a%20b/..c");
    expect((await received(client.echo.optional())).url).toBe("/optional");
    expect((await received(client.echo.optional(7))).url).toBe("/optional/7");
  });

  it("header and cookie parameters are sent as headers", async () => {
    const { headers } = await received(client.echo.headers("t1", "s p"));
    expect(headers).toMatchObject({ "x-trace": "t1", cookie: "sid=s%20p" });
    expect((await received(client.echo.headers(null, "s"))).headers).not.toHaveProperty("x-trace");
  });

  it("JSON bodies have the discriminator first, wherever the caller wrote it", async () => {
    const request = await received(client.echo.json({ radius: 1, $type: "circle" }));
    expect(request.body).toBe('{"$type":"circle","radius":1}');
    expect(request.headers["content-type"]).toBe("application/json");
  });

  it("the route's value is copied into the body", async () => {
    const request = await received(client.echo.put("7", { title: "x" }));
    expect([request.method, request.url, request.body]).toEqual(["PUT", "/json/7", '{"title":"x","id":"7"}']);
  });

  it("an optional body may be left out; null is null", async () => {
    const without = await received(client.echo.optionalBody());
    expect(without.body).toBe("");
    expect(without.headers).not.toHaveProperty("content-type");
    expect((await received(client.echo.optionalBody(null))).body).toBe("null");
  });

  it("forms are URL-encoded, uploads are multipart", async () => {
    const form = await received(client.echo.form("a b", ["x", "y"]));
    expect(form.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(form.body).toBe("name=a+b&tags=x&tags=y");

    const png = new File(["PNG"], "a.png", { type: "image/png" });
    const upload = await received(client.echo.upload(png, [png, png], "Title"));
    expect(upload.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(upload.body.match(/name="\w+"(; filename="a\.png")?/g)).toEqual([
      'name="file"; filename="a.png"',
      'name="more"; filename="a.png"',
      'name="more"; filename="a.png"',
      'name="title"',
    ]);
  });

  it("raw bodies go as they are, with their own type", async () => {
    const typed = await received(client.echo.raw(new Blob(["\u0001"], { type: "image/png" })));
    expect([typed.headers["content-type"], typed.body]).toEqual(["image/png", "\u0001"]);
    const untyped = await received(client.echo.raw(new Blob(["x"])));
    expect(untyped.headers["content-type"]).toBe("application/octet-stream");
    const csv = await received(client.echo.csv("a;b"));
    expect([csv.headers["content-type"], csv.body]).toEqual(["text/csv", "a;b"]);
  });
});

describe("downloads", () => {
  it.each([
    ["report", "Résumé.pdf", "application/pdf"],
    ["quoted", 'a "b".txt', ""],
    ["bare", "b.txt", ""],
    ["a b.txt", "a b.txt", "text/plain"],
  ])("%s is a File with its name and type", async (name, fileName, type) => {
    const got = (await client.files.download(name)) as File;
    expect(got).toBeInstanceOf(File);
    expect([got.name, got.type]).toEqual([fileName, type]);
  });

  it("the declared error beside a download is JSON", async () => {
    expect(await client.files.download("none", { unwrap: false })).toMatchObject({
      status: 404,
      data: { message: "No such file." },
    });
  });
});

describe("ways to call", () => {
  it("{ raw: true } gives the response, whatever its status", async () => {
    const response = (await client.tasks.get("500", { raw: true })) as Response;
    expect([response.status, await response.text()]).toEqual([500, "<h1>Oops</h1>"]);
  });

  it("timeout, credentials and fetch may be given with one call", async () => {
    expect(await failure(client.tasks.slow({ timeout: 20 }))).toMatchObject({ cause: { name: "TimeoutError" } });
    const seen: unknown[] = [];
    const fetch = async (_: string, init: RequestInit): Promise<Response> => {
      seen.push(init.credentials);
      return Response.json(one);
    };
    const own = client.createClient({ fetch, credentials: "omit" });
    await own.tasks.get("1");
    await own.tasks.get("1", { credentials: "include" });
    await client.tasks.get("1", { fetch });
    expect(seen).toEqual(["omit", "include", undefined]);
  });

  it("a URL is made of path, query and base URL", () => {
    expect(client.tasks.get.url("a b")).toBe(`${server.url}/tasks/a%20b`);
    const own = client.createClient({ baseUrl: "https://example.com/" });
    expect(own.echo.search.url("q", ["x"])).toBe("https://example.com/search?q=q&tags=x");
    expect(own.echo.put.url("7")).toBe("https://example.com/json/7");
    expect(() => own.tasks.get.url("")).toThrow(TypeError);
  });

  it("downloadProgress counts what arrives", async () => {
    const seen: unknown[] = [];
    const fetch = runtime.downloadProgress((it) => seen.push(it));
    const got = (await client.files.download("report", { fetch })) as File;
    expect(got.name).toBe("Résumé.pdf");
    expect(seen.at(-1)).toMatchObject({ loaded: 4 });
  });

  it("an error tells whether its operation declares it", async () => {
    const missing = await failure(client.tasks.get("404"));
    expect(runtime.isTenonError(missing)).toBe(true);
    expect(runtime.isTenonError(missing, client.tasks.get)).toBe(true);
    const own = client.createClient({ baseUrl: server.url });
    expect(runtime.isTenonError(missing, own.tasks.get)).toBe(true);
    expect(runtime.isTenonError(missing, client.tasks.remove)).toBe(false);
    expect(runtime.isTenonError(missing, async () => {})).toBe(false);
    expect(runtime.isTenonError(await failure(client.tasks.get("500")), client.tasks.get)).toBe(false);
    expect(runtime.isTenonError(new Error("no"))).toBe(false);
  });

  it("a declared status with another body is not the declared error", async () => {
    const fetch = async (): Promise<Response> => new Response("<h1>Not here</h1>", { status: 404 });
    const error = await failure(client.createClient({ fetch }).tasks.get("1"));
    expect([error.status, runtime.isTenonError(error, client.tasks.get)]).toEqual([404, false]);
  });

  it("createClient of the runtime takes only what it is given", async () => {
    const some = runtime.createClient({ baseUrl: server.url }, { tasks: { get: client.tasks.get } });
    expect(Object.keys(some.tasks ?? {})).toEqual(["get"]);
    expect(await some.tasks?.get?.("1")).toEqual(one);
  });
});

describe("middleware", () => {
  type Next = (request: Record<string, unknown>) => Promise<Response>;
  const calls = (middleware: unknown[], more: Config = {}): Client =>
    client.createClient({ baseUrl: server.url, middleware, ...more });

  it("may change the request, and the first is the outermost", async () => {
    const tag = (name: string) => (request: { headers: Headers }, next: Next) => {
      request.headers.append("x-tag", name);
      return next(request);
    };
    const sent = await received(calls([tag("a"), tag("b")]).echo.search("q", []));
    expect(sent.headers["x-tag"]).toBe("a, b");
    const elsewhere = (request: { url: string }, next: Next) =>
      next({ ...request, url: request.url.replace("/tasks/404", "/tasks/1") });
    expect(await calls([elsewhere]).tasks.get("404")).toEqual(one);
  });

  it("may send the request again, with its body", async () => {
    let tries = 0;
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      tries += 1;
      return tries === 1 ? new Response(null, { status: 401 }) : globalThis.fetch(url, init);
    };
    const refresh = async (request: { headers: Headers }, next: Next) => {
      const response = await next(request);
      if (response.status !== 401) return response;
      request.headers.set("authorization", "fresh");
      return next(request);
    };
    const sent = await received(calls([refresh], { fetch }).echo.put("7", { title: "x" }));
    expect([tries, sent.headers.authorization, sent.body]).toEqual([2, "fresh", '{"title":"x","id":"7"}']);
  });

  it("may answer by itself; a failure of its own is status 0", async () => {
    expect(await calls([() => Response.json(one)]).tasks.get("9")).toEqual(one);
    const broken = () => {
      throw new Error("no token");
    };
    expect(await failure(calls([broken]).tasks.get("1"))).toMatchObject({ status: 0, cause: { message: "no token" } });
  });

  it("use() adds to the app's until it is taken out", async () => {
    const off = runtime.use((request: { headers: Headers }, next: Next) => {
      request.headers.set("x-used", "1");
      return next(request as never);
    });
    expect((await received(client.echo.search("q", []))).headers["x-used"]).toBe("1");
    off();
    expect((await received(client.echo.search("q", []))).headers).not.toHaveProperty("x-used");
  });
});

describe("configuration", () => {
  it("headers: the call's own win over the parameters', those over the app's", async () => {
    runtime.configureTenon({
      baseUrl: `${server.url}/`,
      headers: { authorization: "app", "x-trace": "app", "x-app": "1" },
    });
    const { headers } = await received(client.echo.headers("parameter", "s", { headers: { authorization: "call" } }));
    expect(headers).toMatchObject({ authorization: "call", "x-trace": "parameter", "x-app": "1" });
  });

  it("headers may be a function of the request, async or not", async () => {
    const seen: unknown[] = [];
    const headers = (request: { method: string; path: string; url: string }) => {
      seen.push([request.method, request.path, request.url]);
      return { authorization: `Bearer ${request.path}` };
    };
    for (const made of [headers, async (request: Parameters<typeof headers>[0]) => headers(request)]) {
      runtime.configureTenon({ baseUrl: server.url, headers: made });
      expect((await received(client.echo.search("q", []))).headers.authorization).toBe("Bearer /search");
    }
    expect(seen).toEqual(Array(2).fill(["GET", "/search", `${server.url}/search?q=q`]));
  });

  it("hooks see the request, the response and the error, in that order", async () => {
    const seen: string[] = [];
    runtime.configureTenon({
      baseUrl: server.url,
      onRequest: async (request: { method: string; headers: Headers }) => {
        seen.push(`request ${request.method}`);
        request.headers.set("x-hook", "set");
      },
      onResponse: (response: Response, request: { path: string }) => {
        seen.push(`response ${response.status} ${request.path}`);
      },
      onError: async (error: { status: number }) => {
        seen.push(`error ${error.status}`);
      },
    });
    await failure(client.tasks.get("404"));
    expect((await received(client.echo.search("q", []))).headers["x-hook"]).toBe("set");
    expect(seen).toEqual([
      "request GET",
      "response 404 /tasks/404",
      "error 404",
      "request GET",
      "response 200 /search",
    ]);
  });

  it("fetch can be replaced, and is called without a this", async () => {
    const urls: string[] = [];
    runtime.configureTenon({
      baseUrl: "https://example.invalid/api/",
      async fetch(this: unknown, url: string, init: RequestInit) {
        urls.push(`${init.method} ${url} ${this}`);
        return Response.json(one);
      },
    });
    expect(await client.tasks.get("1")).toEqual(one);
    expect(urls).toEqual(["GET https://example.invalid/api/tasks/1 undefined"]);
  });

  it("createClient has functions of the same shape with a configuration of their own", async () => {
    runtime.configureTenon({ baseUrl: "http://127.0.0.1:1" });
    const own = client.createClient({ baseUrl: server.url, headers: { "x-own": "1" } });
    expect(await own.tasks.get("1")).toEqual(one);
    const { get } = own.tasks;
    expect(await get("1")).toEqual(one);
    expect((await received(own.echo.search("q", []))).headers["x-own"]).toBe("1");
    expect(Object.keys(own.tasks)).toEqual(Object.keys(client.tasks));
    expect(await failure(client.tasks.get("1"))).toMatchObject({ status: 0 });
  });

  it("a function taken out of its module keeps to the app's configuration", async () => {
    const api = { get: client.tasks.get };
    expect(await api.get("1")).toEqual(one);
  });
});
