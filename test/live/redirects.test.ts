/** What a page sends on when a server redirects it; judged by a browser and what the other origin receives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import { answer, anything, contract, operation, service } from "../emit/typescript/contract-builder.js";
import { type DemoServer, type Received, send, sendJson, startServer } from "../emit/typescript/demo-server.js";
import { type RunnableTree, runnableTree } from "../emit/typescript/generated-tree.js";
import { type RunningBrowser, startBrowser } from "./browser.js";

const allow = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-allow-methods": "*",
};

let tree: RunnableTree;
let page: DemoServer;
let api: DemoServer;
let other: DemoServer;
let browser: RunningBrowser;
/** What the origin that nobody meant to call received. */
let stolen: Received[];

beforeAll(async () => {
  const get = (name: string) => operation(`GET /${name}`, name, [], [answer(200, anything)]);
  tree = await runnableTree(
    emitTypeScript(contract([], [service("calls", [get("away"), get("near"), get("reached")])]), { zod: false }),
  );
  other = await startServer({
    "/taken": (response, request) => {
      if (request.method !== "OPTIONS") stolen.push(request);
      send(response, 200, '"taken"', { ...allow, "content-type": "application/json" });
    },
  });
  const routes = {
    "/away": redirect(`${other.url}/taken`),
    "/near": redirect("/reached"),
    "/reached": (response: Parameters<typeof send>[0], { headers }: Received) =>
      send(response, 200, JSON.stringify(headers["x-api-key"] ?? null), {
        ...allow,
        "content-type": "application/json",
      }),
  };
  api = await startServer(routes);
  const module = (path: string) => (response: Parameters<typeof send>[0]) =>
    send(response, 200, readFileSync(join(tree.folder, path)), { "content-type": "text/javascript" });
  page = await startServer({
    ...routes,
    "/": (response) => send(response, 200, "<!doctype html>", { "content-type": "text/html" }),
    "/tenon.js": module("tenon.js"),
    "/client/calls.js": module("client/calls.js"),
    "/favicon.ico": (response) => sendJson(response, 404, null),
  });
  browser = await startBrowser();
});

beforeEach(() => {
  stolen = [];
});

afterAll(async () => {
  await browser?.stop();
  for (const server of [page, api, other]) await server?.stop();
  tree?.remove();
});

function redirect(location: string) {
  return (response: Parameters<typeof send>[0], { method }: Received): void =>
    send(response, method === "OPTIONS" ? 204 : 302, "", { ...allow, location });
}

/** The value that a call gives in the page, or the message of its error. */
async function called(name: string, config: object): Promise<unknown> {
  const tab = await browser.context.newPage();
  try {
    await tab.goto(page.url);
    // As text: the test runner would put its own `import` into a function.
    return await tab.evaluate(`(async () => {
      (await import("/tenon.js")).configureTenon(${JSON.stringify(config)});
      const calls = await import("/client/calls.js");
      return calls[${JSON.stringify(name)}]().catch((error) => error.message);
    })()`);
  } finally {
    await tab.close();
  }
}

const key = { headers: { "X-Api-Key": "secret", authorization: "Bearer secret" } };

test.each([
  ["the page's own origin", () => ""],
  ["another origin", () => api.url],
])("a key that is sent to %s does not follow a redirect elsewhere", async (_name, baseUrl) => {
  expect(await called("away", { baseUrl: baseUrl(), ...key })).toMatch(/^GET \/away (failed|was redirected)/);
  expect(stolen).toEqual([]);
});

test("a key that is sent to the page's own origin follows a redirect within it", async () => {
  expect(await called("near", { baseUrl: "", ...key })).toBe("secret");
});

test("to another origin, a redirect with a key is an error, for a page cannot see where it leads", async () => {
  expect(await called("near", { baseUrl: api.url, ...key })).toBe(
    "GET /near was redirected with a header that may be a key",
  );
});

test("without a key, or with the one that the browser takes off itself, a redirect is followed", async () => {
  expect(await called("away", { baseUrl: api.url })).toBe("taken");
  expect(await called("away", { baseUrl: "", headers: { authorization: "Bearer secret" } })).toBe("taken");
  expect(stolen).toHaveLength(2);
  expect(JSON.stringify(stolen)).not.toContain("secret");
});
