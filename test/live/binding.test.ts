import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

/** ASP.NET's model binder as the judge of what the client writes into query and form: every action answers what was bound. */
type Client = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;

const work = join(root, "artifacts/live/binding-check");
let server: RunningServer;
let client: Client;
/** The body of the last request, as it travelled. */
let sent = "";

beforeAll(async () => {
  const folder = buildProject("test/live/binding/Binding.csproj", "binding");
  server = await startServer(join(folder, "Binding.dll"), folder);
  rmSync(work, { recursive: true, force: true });
  const generated = spawnSync(
    process.execPath,
    [
      join(root, "dist/tenon.js"),
      "--project",
      "test/live/binding/Binding.csproj",
      "--output",
      join(work, "api"),
      "--zod",
    ],
    { cwd: root, encoding: "utf8" },
  );
  expect(generated.stderr).not.toMatch(/: (error|warning) /);
  expect(generated.status).toBe(0);
  const outfile = join(work, "client.mjs");
  writeFileSync(outfile, await bundle(join(work, "api/client/index.ts"), "node"));
  const { createClient } = await import(pathToFileURL(outfile).href);
  const fetch = async (input: string, init: RequestInit): Promise<Response> => {
    sent = await new Response(init.body).text();
    return globalThis.fetch(input, init);
  };
  client = createClient({ baseUrl: server.url, fetch });
});

afterAll(() => server?.stop());

const deep = { name: "n & m", tags: ["q", "r=1"], numbers: { "a b": 1, c: 2 }, day: "2026-02-28" };
const full = { inner: { a: 1, b: "Second", deep }, other: { a: 2, b: "First", deep: null }, x: 5, text: "t" };
const sparse = { inner: { a: 0, b: "First", deep: null }, other: null, x: 0, text: null };

test.each<[service: string, operation: string, sent: unknown]>([
  ["binding", "nested", full],
  ["binding", "nested", sparse],
  ["binding", "named", full],
  ["binding", "form", full],
  ["binding", "form", sparse],
  ["plain", "nested", full],
  ["plain", "form", full],
  ["binding", "sameName", { filter: "f", own: "o", page: 3 }],
  ["binding", "rename", { "json-name": 4, inner: { "json-number": 5, other: 6 } }],
  [
    "binding",
    "inLists",
    { numbers: [1, 2], kinds: ["Second", "First"], ids: ["01234567-89ab-cdef-0123-456789abcdef"] },
  ],
])("%s.%s(%j) comes back as it was sent", async (service, operation, sent) => {
  expect(await client[service]?.[operation]?.(sent)).toEqual(sent);
});

test("a key of one object that is the name of another parameter", async () => {
  const paging = { size: 10, number: 2 };
  const filter = { filter: "f", own: "o", page: 7 };
  expect(await client.binding?.two?.(paging, filter)).toEqual({ paging, filter });
});

test("a null text is 204, and null to the caller", async () => {
  expect(await client.binding?.maybeText?.(true)).toBe("some");
  expect(await client.binding?.maybeText?.(false)).toBeNull();
});

test("a nullable parameter in a segment that must be there", async () => {
  expect(await client.binding?.segment?.(7)).toBe(7);
});

test("a value object with TryParse is read from route and query", async () => {
  expect(await client.binding?.byNumber?.("a b?", "c d")).toEqual({ number: "A B?", other: "C D" });
  expect(await client.binding?.byNumber?.("x", null)).toEqual({ number: "X", other: null });
});

test("the contract of forms.yaml is what an import writes today", () => {
  const folder = join(work, "imported");
  const command = ["--from-openapi", "test/live/binding/forms.yaml", "--namespace", "Binding.Imported"];
  const run = spawnSync(process.execPath, [join(root, "dist/tenon.js"), ...command, "--output", folder], { cwd: root });
  expect(run.status).toBe(0);
  expect(textsOf(folder)).toEqual(textsOf(join(root, "test/live/binding/Imported")));
});

const small = { order_no: "x", "item-ids": [3], kind: "in-store", channel: "web-shop" };
const order = {
  order_no: "a & b",
  "item-ids": [1, 2],
  kind: "by-mail",
  "unit price": 1.5,
  gift: true,
  channel: "web-shop",
  ship_to: { city: "Ulm", region: "south_west" },
};

test.each([
  ["orderFromController", order],
  ["orderFromController", small],
  ["orderFromMinimalApi", order],
  ["orderFromMinimalApi", small],
])("an imported form goes by the names of its document: %s(%j)", async (operation, form) => {
  expect(await client.forms?.[operation]?.(form)).toEqual(form);
  expect(new URLSearchParams(sent).get("order_no")).toBe(form.order_no);
});

test("an enum inside an object of an imported form goes by the document's values", async () => {
  await client.forms?.orderFromController?.(order);
  expect(new URLSearchParams(sent).get("ship_to.region")).toBe("south_west");
});

test.each(["controllers", "minimal"])("a constant of an imported form has to be there: %s", async (way) => {
  const post = (fields: Record<string, string>): Promise<Response> =>
    fetch(`${server.url}/forms/${way}`, { method: "POST", body: new URLSearchParams(fields) });
  const rest = { order_no: "x", "item-ids": "3", kind: "in-store" };
  expect((await post({ ...rest, channel: "web-shop" })).status).toBe(200);
  expect((await post(rest)).status).toBe(400);
});

test.each(["uploadToController", "uploadToMinimalApi"])(
  "%s takes parts of JSON with their content types",
  async (operation) => {
    const label = { label_text: 'ä "quoted"\r\nand more', size: 3 };
    const rest = { meta_data: label, labels: [label, { label_text: "two" }], note_text: "n" };
    const up_load = new File(["12345"], "five.txt", { type: "text/plain" });
    const answer = await client.forms?.[operation]?.(7, { up_load, ...rest });
    expect(answer).toEqual({ id: 7, length: 5, ...rest });
    const headers = sent.split("\r\n").filter((line) => /^Content-/i.test(line));
    expect(headers).toMatchInlineSnapshot(`
      [
        "Content-Disposition: form-data; name="up_load"; filename="five.txt"",
        "Content-Type: text/plain",
        "Content-Disposition: form-data; name="meta_data"",
        "Content-Type: application/json",
        "Content-Disposition: form-data; name="labels"",
        "Content-Type: application/vnd.label+json",
        "Content-Disposition: form-data; name="labels"",
        "Content-Type: application/vnd.label+json",
        "Content-Disposition: form-data; name="note_text"",
      ]
    `);
    expect(await client.forms?.[operation]?.(8, { up_load, meta_data: { label_text: "t" } })).toEqual({
      id: 8,
      length: 5,
      meta_data: { label_text: "t" },
    });
  },
);

test("an imported object in the query goes by keys in brackets, which [ContractQuery] reads", async () => {
  const filter = { page_size: 5, "tag-names": ["a&b", "c"], sort: { sort_by: "x", down: true } };
  expect(await client.forms?.filterOfController?.(filter)).toEqual(filter);
  expect(await client.forms?.filterOfController?.({ page_size: 6 })).toEqual({ page_size: 6 });
});

describe.each(["controllers", "minimal"])("an imported query of %s", (way) => {
  const get = async (query: string): Promise<unknown> => {
    const response = await fetch(`${server.url}/lists/${way}/7${query}`, { headers: { "X-Marks": "p, q" } });
    expect(response.status).toBe(200);
    return response.json();
  };

  test("has lists, in headers too, and base64", async () => {
    const query = "?numbers=1&numbers=2&day-names=a&day-names=b&size=5&order=down&key=aGk%3D";
    const lists = { numbers: [1, 2], dayNames: ["a", "b"], marks: ["p", "q"] };
    expect(await get(query)).toEqual({ id: 7, ...lists, size: 5, order: "down", key: "aGk=" });
  });

  test("may lack what has a default", async () => {
    expect(await get("")).toMatchObject({ id: 7 });
  });
});

/** The files below a folder by their paths. */
function textsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".cs"));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
