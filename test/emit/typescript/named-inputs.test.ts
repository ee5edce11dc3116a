/** `--inputs named`: what the functions take, as TypeScript says it, and what they send, as a server receives it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ParameterObject } from "../../../src/contract/operation.js";
import { arrayOf, nullable } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { callSignatures } from "./call-signatures.js";
import {
  answer,
  anything,
  body,
  contract,
  file,
  int,
  object,
  operation,
  parameter,
  property,
  ref,
  service,
  text,
} from "./contract-builder.js";
import { type DemoServer, type Received, startServer } from "./demo-server.js";
import { type RunnableTree, runnableTree, typeErrors } from "./generated-tree.js";

function grouped(name: string, parameters: ParameterObject["parameters"], required = true): ParameterObject {
  return { kind: "parameterObject", name, csharpName: name, type: ref("Paging"), parameters, required };
}

const optional = { required: false };
const page = parameter("query", "page", int, optional);
const size = parameter("query", "pageSize", int, { ...optional, wireName: "PageSize" });
const id = parameter("route", "id", text);
const ok = [answer(200, anything)];

const operations = [
  operation("GET /none", "none", [], ok),
  operation("GET /of/{b}/{a}", "routed", [parameter("route", "a", int), page, parameter("route", "b", text)], ok),
  operation(
    "POST /things/{id}",
    "mixed",
    [parameter("query", "notify", text), body("thing", anything), id, parameter("header", "match", nullable(text))],
    ok,
  ),
  operation("GET /search", "flat", [grouped("paging", [page, size]), parameter("query", "search", nullable(text))], ok),
  operation("GET /twice", "twice", [grouped("paging", [page, size]), parameter("query", "page", text)], ok),
  operation("GET /whole", "left", [grouped("paging", [parameter("query", "page", int)], false)], ok),
  operation(
    "POST /files/{id}",
    "upload",
    [
      parameter("form", "file", file),
      parameter("form", "title", nullable(text)),
      id,
      parameter("query", "tags", arrayOf(text), optional),
    ],
    ok,
  ),
  operation("GET /taken/{inputs}", "taken", [parameter("route", "inputs", text), page], ok),
  operation("GET /kept", "kept", [parameter("header", "tenant", text), page], ok),
  operation("GET /cookie", "cookie", [parameter("cookie", "sid", text)], ok),
];
const types = [object("Acme.Paging", [property("page?", int), property("pageSize?", int)])];
const from = contract(types, [service("calls", operations)]);
const generated = emitTypeScript(from, { zod: false, inputs: "named" });

let signatures: ReadonlyMap<string, readonly string[]>;
let server: DemoServer;
let tree: RunnableTree;
type Call = ((...input: unknown[]) => Promise<Received>) & { url(...input: unknown[]): string };
let calls: Readonly<Record<string, Call>>;

beforeAll(async () => {
  signatures = callSignatures(generated);
  server = await startServer({});
  tree = await runnableTree(generated);
  calls = await tree.load("client/calls.js");
  const runtime: { configureTenon(config: object): void } = await tree.load("tenon.js");
  runtime.configureTenon({ baseUrl: server.url });
});
afterAll(async () => {
  await server?.stop();
  tree?.remove();
});

describe("what a function takes", () => {
  it.each([
    ["nothing but options", "none", "(options?: TenonOptions)"],
    ["route values in the order of the template", "routed", "(b: string, a: number, inputs?: RoutedInputs, …"],
    ["then the body, then what is named", "mixed", "(id: string, thing: unknown, inputs: MixedInputs, …"],
    ["one object for all that may be left out", "flat", "(inputs?: FlatInputs, …"],
    ["a form in the body's place", "upload", "(id: string, form: UploadForm, inputs?: UploadInputs, …"],
    ["a name that is taken", "taken", "(inputs: string, inputs_?: TakenInputs, …"],
  ])("%s", (_what, name, expected) => {
    const last = signatures.get(`calls.${name}`)?.at(-1)?.replace("): Promise<unknown>", ")");
    expect(last).toBe(expected.replace("…", "options?: TenonOptions)"));
  });

  it("the keys are documented, and tell what may be left out", () => {
    const client = generated.find(({ path }) => path === "client/calls.ts")?.text ?? "";
    const declared = (name: string): string =>
      new RegExp(`export interface ${name} \\{[\\s\\S]*?\\n\\}`).exec(client)?.[0] ?? "";
    expect(declared("FlatInputs")).toBe(`export interface FlatInputs {
  page?: number;
  pageSize?: number;
  search?: string | null;
}`);
    expect(declared("TwiceInputs")).toBe(`export interface TwiceInputs {
  page: string;
  paging: Paging;
}`);
    expect(declared("LeftInputs")).toBe(`export interface LeftInputs {
  page?: number;
}`);
    expect(declared("UploadForm")).toBe(`export interface UploadForm {
  file: File;
  title?: string | null;
}`);
  });

  it("compiles with everything that calls operations", () => {
    const all = emitTypeScript(from, { zod: true, inputs: "named", query: "react", mocks: true });
    const main = {
      path: "main.ts",
      text: `import { calls } from "./client/index.js";
import * as query from "./query/calls.js";
const inputs: calls.FlatInputs = { page: 1 };
await calls.flat();
await calls.flat(inputs);
await calls.flat({}, { unwrap: false });
await calls.mixed("1", {}, { notify: "n" });
await calls.upload("1", { file: new File([], "a") });
// @ts-expect-error \`notify\` is demanded
await calls.mixed("1", {});
// @ts-expect-error there is no such key
await calls.flat({ pages: 1 });
const url: string = calls.kept.url({ page: 2 }) + calls.kept.url() + calls.mixed.url("1", { notify: "n" });
// @ts-expect-error a header is not part of the URL
calls.kept.url({ tenant: "t" });
query.flat.queryOptions({ page: 2 });
query.upload.mutationOptions().mutationFn({ id: "1", form: { file: new File([], "a") } });
export { url };
`,
    };
    expect(typeErrors({ named: [...all, main] })).toEqual([]);
  }, 60_000);
});

describe("what is sent", () => {
  it.each<[string, () => Promise<Received>, string, string]>([
    ["route values", () => calls.routed!("x", 2, { page: 3 }), "/of/x/2?page=3", ""],
    ["nothing that is left out", () => calls.flat!(), "/search", ""],
    ["keys by their names on the wire", () => calls.flat!({ pageSize: 5, search: null }), "/search?PageSize=5", ""],
    [
      "an object that stays one",
      () => calls.twice!({ page: "x", paging: { pageSize: 2 } }),
      "/twice?PageSize=2&page=x",
      "",
    ],
    ["a body", () => calls.mixed!("1", { a: 1 }, { notify: "n" }), "/things/1?notify=n", '{"a":1}'],
  ])("%s", async (_what, call, url, sent) => {
    const received = await call();
    const sorted = (text: string): string =>
      text.replace(/\?.*/, (query) => query.slice(1).split("&").sort().join("&"));
    expect([sorted(received.url), received.body]).toEqual([sorted(url), sent]);
  });

  it("headers, cookies and form fields are sent at their places", async () => {
    expect((await calls.mixed!("1", {}, { notify: "n", match: "e" })).headers.match).toBe("e");
    expect((await calls.kept!({ tenant: "t" })).headers.tenant).toBe("t");
    expect((await calls.cookie!({ sid: "s" })).headers.cookie).toBe("sid=s");
    const uploaded = await calls.upload!("1", { file: new File(["x"], "a.txt"), title: "T" }, { tags: ["a", "b"] });
    expect(uploaded.url).toBe("/files/1?tags=a&tags=b");
    expect(uploaded.body.match(/name="\w+"/g)).toEqual(['name="file"', 'name="title"']);
  });

  it("an address needs only what is part of it", () => {
    expect(calls.kept!.url()).toBe(`${server.url}/kept`);
    expect(calls.kept!.url({ page: 2 })).toBe(`${server.url}/kept?page=2`);
    expect(calls.mixed!.url("7", { notify: "n" })).toBe(`${server.url}/things/7?notify=n`);
  });
});

it("no operation with up to four inputs takes more than twelve lines", () => {
  for (const inputs of ["named", "positional"] as const) {
    const client =
      emitTypeScript(from, { zod: false, inputs }).find(({ path }) => path === "client/calls.ts")?.text ?? "";
    for (const declaration of client.split("\n\n").filter((paragraph) => paragraph.includes("export const"))) {
      const code = declaration.replace(/\/\*\*[\s\S]*?\*\/\n/g, "");
      expect(code.split("\n").length, code).toBeLessThanOrEqual(12);
    }
  }
});
