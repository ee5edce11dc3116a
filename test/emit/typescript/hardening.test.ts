/** What the generated client does with a hostile server, hostile values and credentials; judged by servers on loopback. */
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import {
  answer,
  anything,
  body,
  contract,
  file,
  int,
  operation,
  parameter,
  service,
  text,
} from "./contract-builder.js";
import { type DemoServer, type Received, send, sendJson, startServer } from "./demo-server.js";
import { type RunnableTree, runnableTree } from "./generated-tree.js";

const path = parameter("route", "path", text);
const download = { kind: "file" as const, mediaTypes: ["*/*"] };
const generated = emitTypeScript(
  contract(
    [],
    [
      service("calls", [
        operation("GET /segment/{path}", "segment", [path], [answer(200, anything)]),
        operation("GET /{**path}", "root", [path], [answer(200, anything)]),
        operation(
          "GET /headers",
          "headers",
          [parameter("header", "trace", text, { wireName: "X-Trace" }), parameter("cookie", "sid", text)],
          [answer(200, anything)],
        ),
        operation("GET /away", "away", [], [answer(200, anything)]),
        operation("GET /near", "near", [], [answer(200, anything)]),
        operation("GET /circle", "circle", [], [answer(200, anything)]),
        operation("POST /near", "post", [body("content", anything)], [answer(200, anything)]),
        operation("GET /polluted", "polluted", [], [answer(200, anything)]),
        operation("GET /broken", "broken", [parameter("query", "key", text)], [answer(200, anything)]),
        operation("GET /typed", "typed", [], [answer(200, int)]),
        operation("GET /failed", "failed", [], [answer(200, int), answer(400, anything)]),
        operation("PUT /moved", "moved", [body("content", anything)], [answer(200, anything)]),
        operation("GET /nowhere", "nowhere", [], [answer(200, anything)]),
        operation("GET /download", "download", [], [answer(200, download)]),
        operation("POST /raw", "raw", [body("content", file, { encoding: "binary" })], [answer(200, anything)]),
      ]),
    ],
  ),
  { zod: false },
);

type Call = (...input: unknown[]) => Promise<unknown>;
interface Calls {
  readonly [name: string]: Call & { url(...input: unknown[]): string };
}
interface Runtime {
  configureTenon(config: object): void;
}

let tree: RunnableTree;
let server: DemoServer;
let other: DemoServer;
let calls: Calls;
let runtime: Runtime;
/** What the other origin was sent. */
let stolen: Received[];

const long = "x".repeat(100_000);

beforeAll(async () => {
  tree = await runnableTree(generated);
  calls = await tree.load<Calls>("client/calls.js");
  runtime = await tree.load<Runtime>("tenon.js");
  other = await startServer({
    "/taken": (response, request) => {
      stolen.push(request);
      sendJson(response, 200, "taken");
    },
  });
  server = await startServer({
    "/away": (response) => send(response, 307, "", { location: `${other.url}/taken` }),
    "/near": (response, { method }) =>
      send(response, method === "GET" ? 302 : 303, "", { location: "/segment/reached" }),
    "/circle": (response) => send(response, 302, "", { location: "/circle" }),
    "/polluted": (response) =>
      send(response, 200, '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}', {
        "content-type": "application/json",
      }),
    "/broken": (response) => send(response, 200, `{${long}`, { "content-type": "application/json" }),
    "/typed": (response) => send(response, 200, "x", { "content-type": `text/${"y".repeat(5_000)}` }),
    "/failed": (response) => sendJson(response, 400, { detail: long }),
    "/moved": (response) => send(response, 302, "", { location: "/segment/reached" }),
    "/nowhere": (response) => send(response, 302, "", { location: "http://[" }),
    "/download": (response) => send(response, 200, "x", { "content-disposition": 'attachment; filename="../.."' }),
  });
});

beforeEach(() => {
  stolen = [];
  runtime.configureTenon({ baseUrl: server.url });
});

afterAll(async () => {
  await server.stop();
  await other.stop();
  tree.remove();
});

/** The request as the server has it, which answers with what it received. */
async function received(call: Promise<unknown>): Promise<Received> {
  return (await call) as Received;
}

describe("path values", () => {
  it.each(["../secret", "a/../../b", "..\\b", "%2e%2e", "a?b#c", "\r\nX: y", "//other.example", "é\u202e"])(
    "%j stays in its segment",
    async (value) => {
      const { url, headers } = await received(calls.segment!(value));
      expect(url).toBe(`/segment/${encodeURIComponent(value)}`);
      expect(headers).not.toHaveProperty("x");
    },
  );

  it.each([".", "..", "", null, undefined])("%j is refused", async (value) => {
    await expect(calls.segment!(value)).rejects.toThrow("A path value must not be");
  });

  it.each(["a/../b", "../b", "a/.", ".."])("a catch-all refuses %j", async (value) => {
    await expect(calls.root!(value)).rejects.toThrow("A path value must not be");
  });

  it.each(["", "/"])("a catch-all cannot name another host where the base URL is %j", (baseUrl) => {
    runtime.configureTenon({ baseUrl });
    const url = calls.root!.url("/other.example/x");
    const { host, pathname } = new URL(url, "https://page.example/a/b");
    expect({ host, pathname }).toEqual({ host: "page.example", pathname: "//other.example/x" });
  });
});

describe("header values", () => {
  it.each(["a\r\nX-Injected: yes", "a\nb", "a\0b", "\u20ac secret"])(
    "%j is refused, and not repeated",
    async (value) => {
      const sent = calls.headers!(value, "s");
      await expect(sent).rejects.toThrow('The header "X-Trace" cannot hold its value.');
      const configured = { baseUrl: server.url, headers: { "X-Api-Key": value } };
      runtime.configureTenon(configured);
      const error = await calls.segment!("a").catch((reason: unknown) => reason);
      expect(inspect(error)).toContain("X-Api-Key");
      expect(inspect(error)).not.toContain(value.slice(-6));
    },
  );

  it("a cookie value stays one cookie", async () => {
    const { headers } = await received(calls.headers!("t", "a; admin=true\r\nX: y"));
    expect(headers.cookie).toBe("sid=a%3B%20admin%3Dtrue%0D%0AX%3A%20y");
  });
});

describe("a redirect to another origin", () => {
  it.each(["X-Api-Key", "X-Session", "api-key"])("leaves the header %s behind", async (name) => {
    const headers = { [name]: "secret", authorization: "Bearer secret", "accept-language": "de" };
    runtime.configureTenon({ baseUrl: server.url, headers });
    expect(await calls.away!()).toBe("taken");
    expect(stolen).toHaveLength(1);
    expect(stolen[0]?.headers).toMatchObject({ "accept-language": "de" });
    expect(JSON.stringify(stolen)).not.toContain("secret");
  });

  it("is followed without authorization and cookies, as fetch does", async () => {
    runtime.configureTenon({ baseUrl: server.url, headers: { authorization: "Bearer secret", cookie: "sid=secret" } });
    expect(await calls.away!()).toBe("taken");
    expect(JSON.stringify(stolen)).not.toContain("secret");
  });

  it("a fetch of the user's own decides for itself", async () => {
    const following = (url: string, init: RequestInit) => fetch(url, { ...init, redirect: "follow" });
    runtime.configureTenon({ baseUrl: server.url, headers: { "X-Trace": "kept" }, fetch: following });
    expect(await calls.away!()).toBe("taken");
    expect(stolen[0]?.headers["x-trace"]).toBe("kept");
  });
});

describe("a redirect within the origin", () => {
  it("keeps its headers", async () => {
    runtime.configureTenon({ baseUrl: server.url, headers: { "X-Api-Key": "secret" } });
    expect(await received(calls.near!())).toMatchObject({
      url: "/segment/reached",
      headers: { "x-api-key": "secret" },
    });
  });

  it("turns a POST into a GET where HTTP says so", async () => {
    runtime.configureTenon({ baseUrl: server.url, headers: { "X-Api-Key": "secret" } });
    const { method, body: sent, headers } = await received(calls.post!({ a: 1 }));
    expect({ method, sent, type: headers["content-type"] }).toEqual({ method: "GET", sent: "", type: undefined });
  });

  it("leaves a PUT a PUT, as fetch does", async () => {
    runtime.configureTenon({ baseUrl: server.url });
    const plain = await received(calls.moved!({ a: 1 }));
    runtime.configureTenon({ baseUrl: server.url, headers: { "X-Api-Key": "secret" } });
    const { method, body: sent } = await received(calls.moved!({ a: 1 }));
    expect({ method, sent }).toEqual({ method: plain.method, sent: plain.body });
    expect({ method, sent }).toEqual({ method: "PUT", sent: '{"a":1}' });
  });

  it("fails if its target is not a URL", async () => {
    runtime.configureTenon({ baseUrl: server.url, headers: { "X-Api-Key": "secret" } });
    await expect(calls.nowhere!()).rejects.toThrow("GET /nowhere failed: Invalid URL");
  });

  it("fails if it goes in a circle", async () => {
    runtime.configureTenon({ baseUrl: server.url, headers: { "X-Api-Key": "secret" } });
    await expect(calls.circle!()).rejects.toThrow("GET /circle was redirected too often");
  });
});

describe("answers", () => {
  it("cannot change the prototype of other objects", async () => {
    const data = (await calls.polluted!()) as object;
    expect(Object.keys(data)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("cannot name a file outside its folder", async () => {
    expect(((await calls.download!()) as File).name).toBe("download");
  });
});

describe("errors", () => {
  it.each([
    ["a long path", () => calls.segment!(long), "/segment/x"],
    ["a malformed body", () => calls.broken!("k"), "GET /broken answered 200 with malformed JSON"],
    ["a long content type", () => calls.typed!(), "GET /typed answered 200 text/y"],
  ])("%s makes a message that is bounded", async (_name, call, part) => {
    const error = await call().catch((reason: unknown) => reason);
    const message = error instanceof Error ? error.message : "";
    expect(message).toContain(part);
    expect(message.length).toBeLessThan(1_000);
  });

  it("do not print bodies and paths of any length", async () => {
    for (const call of [
      () => calls.segment!(long),
      () => calls.broken!("k"),
      () => calls.failed!(),
      () => calls.typed!(),
    ]) {
      const error = (await call().catch((reason: unknown) => reason)) as { body: unknown; path: string };
      expect(inspect(error, { depth: 5, maxStringLength: null }).length).toBeLessThan(4_000);
      expect(JSON.stringify(error).length).toBeLessThan(1_000);
    }
    expect(await calls.failed!().catch((reason: unknown) => reason)).toMatchObject({ body: { detail: long } });
  });

  it("do not print the query, where a credential may be", async () => {
    for (const baseUrl of [server.url, "not a URL", "http://127.0.0.1:9"]) {
      runtime.configureTenon({ baseUrl, timeout: 5_000 });
      const error = await calls.broken!("secret").catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(inspect(error, { depth: 5 })).not.toContain("secret");
      expect(JSON.stringify(error)).not.toContain("secret");
    }
  });
});
