import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Contract } from "../../../src/contract/contract.js";
import type { Input, Operation } from "../../../src/contract/operation.js";
import { arrayOf, nullable, primitive, type TypeUse, withoutNull } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { primitiveExample } from "../../../src/emit/examples/primitive-example.js";
import { readSource } from "../../reading/read-source.js";
import { awkwardContract } from "../typescript/awkward-contract.js";
import {
  answer,
  body,
  brand,
  contract,
  enumeration,
  guid,
  int,
  object,
  operation,
  parameter,
  parameterUse,
  property,
  ref,
  service,
  text,
  unionOf,
} from "../typescript/contract-builder.js";
import { type RunnableTree, runnableTree, typeErrors } from "../typescript/generated-tree.js";

const from = contract(
  [
    enumeration("Acme.Status", ["Open", "Done"]),
    brand("Acme.Email", { constraints: { format: "email" } }),
    object("Acme.TaskDto", [
      property("id", guid),
      property("title", text, { constraints: { maxLength: 3 } }),
      property("status", ref("Status")),
      property("owner", nullable(ref("Email"))),
      property("dueAt", primitive("dateTimeOffset")),
      property("parent", nullable(ref("TaskDto"))),
    ]),
    object("Acme.NotFoundDto", { message: text }),
    object("Acme.Paged", { items: arrayOf(parameterUse("T")), totalCount: int }, { typeParameters: ["T"] }),
    // Leaf and Node: an example of either ends.
    object("Acme.Leaf", { value: int }),
    object("Acme.Node", { left: ref("Tree"), right: ref("Tree") }),
    unionOf("Acme.Tree", "kind", [
      { tag: "node", type: ref("Node") },
      { tag: "leaf", type: ref("Leaf") },
    ]),
    // No value of it is finite.
    object("Acme.Endless", { self: ref("Endless") }),
  ],
  [
    service("tasks", [
      operation(
        "GET /api/tasks/{id:guid}",
        "get",
        [parameter("route", "id", guid)],
        [answer(200, ref("TaskDto")), answer(404, ref("NotFoundDto"))],
      ),
      operation("GET /api/tasks/{name}", "find", [parameter("route", "name", text)], [answer(200, text)]),
      operation("GET /api/tasks/summary", "summary", [], [answer(200, ref("Paged", ref("TaskDto")))]),
      operation("POST /api/tasks", "create", [body("request", ref("NotFoundDto"))], [answer(201, ref("TaskDto"))]),
      operation("DELETE /api/tasks/{id}", "remove", [parameter("route", "id", guid)], [answer(204)]),
      operation("GET /api/tree", "tree", [], [answer(200, ref("Tree"))]),
      operation("GET /api/maybe", "maybe", [], [answer(200, nullable(ref("TaskDto")))]),
      operation("GET /api/endless", "endless", [], [answer(200, ref("Endless"))]),
      operation("GET /api/file", "file", [], [answer(200, { kind: "file", mediaTypes: ["image/png"] })]),
      operation(
        "GET /api/declared",
        "declared",
        [],
        [
          {
            ...answer(200, ref("TaskDto")),
            examples: [{ value: { id: "not a guid", title: "Declared", status: "Done", owner: null, unknown: 1 } }],
          },
        ],
      ),
      operation("GET /api/files/{**path}", "open", [parameter("route", "path", text)], [answer(200, text)]),
      operation(
        "GET /api/ticks",
        "ticks",
        [],
        [{ ...answer(200, int), content: { kind: "json", type: int, mediaTypes: ["text/event-stream"] } }],
      ),
    ]),
  ],
);

const files = emitTypeScript(from, { zod: true, mocks: true });

/** What an author of tests may and may not write. */
const usage = `
import { setupServer } from "msw/node";
import { examples, handlers, tasks } from "./mocks/index.js";

export const server = setupServer(...handlers({ baseUrl: "https://example.com/v1" }));
server.use(
  tasks.get({ status: 404, data: { message: "none" } }),
  tasks.get(({ params }) => ({ status: 200, data: examples.taskDtoExample({ id: params["id"] ?? "", title: "x" }) })),
  tasks.remove({ status: 204 }, { once: true }),
  tasks.ticks([1, 2, 3]),
);
// @ts-expect-error 404 has another body
tasks.get({ status: 404, data: examples.taskDtoExample() });
// @ts-expect-error not declared
tasks.get({ status: 500, data: { message: "none" } });
// @ts-expect-error no such property
examples.taskDtoExample({ name: "x" });
// @ts-expect-error no finite value, so no example
examples.endlessExample();
`;

/** The contracts of the cases, each of which has an expected tree that compiles. */
const casesFolder = join(import.meta.dirname, "../../cases");
const everyCase = readdirSync(casesFolder).map((name): readonly [string, Contract] => {
  const input = join(casesFolder, name, "input");
  const sources = readdirSync(input).filter((file) => file.endsWith(".cs"));
  const texts = Object.fromEntries(sources.map((file) => [file, readFileSync(join(input, file), "utf8")]));
  return [name, readSource(texts)];
});

/** A case that is about types alone has nothing to mock. */
const cases = everyCase.filter(([, { services }]) => services.length > 0);

it("handlers and examples have the types of the client", () => {
  const trees = cases.map(([name, one]) => [name, emitTypeScript(one, { zod: true, mocks: true })] as const);
  expect(
    typeErrors({
      mocks: [...files, { path: "usage.ts", text: usage }],
      awkward: emitTypeScript(awkwardContract, { zod: true, mocks: true }),
      ...Object.fromEntries(trees),
    }),
  ).toEqual([]);
}, 300_000);

// Most projects do not have it, and a key that may be undefined is another type without it.
it("everything that can be written compiles without exactOptionalPropertyTypes", () => {
  const all = { zod: true, mocks: true, query: "react", dates: "date" } as const;
  const made = { mocks: files, whole: emitTypeScript(awkwardContract, all) };
  expect(typeErrors(made, { exactOptionalPropertyTypes: false })).toEqual([]);
}, 300_000);

const trees: RunnableTree[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => {
  server.close();
  for (const tree of trees) tree.remove();
});

type Client = Record<string, (...input: unknown[]) => Promise<unknown>>;
type Handlers = { handlers(options?: object): Parameters<typeof server.use> };

async function load(
  one: Contract,
): Promise<{ client: (module: string) => Promise<Client>; mocks: Handlers; tree: RunnableTree }> {
  const tree = await runnableTree(emitTypeScript(one, { zod: true, mocks: true }));
  trees.push(tree);
  const { configureTenon } = await tree.load<{ configureTenon(config: object): void }>("tenon.js");
  configureTenon({ baseUrl: "http://mocked.example" });
  return { tree, client: (module) => tree.load(`client/${module}.js`), mocks: await tree.load("mocks/index.js") };
}

/** Something to send: only the route has to be right. */
function inputOf(input: Input): unknown {
  if (input.kind === "body") return input.encoding === "binary" ? new Blob(["a"]) : {};
  if (input.kind === "parameter") return givenOf(input.type);
  return Object.fromEntries([
    ...input.parameters.map(({ name, type }) => [name, givenOf(type)]),
    ...(input.objects ?? []).map((inner) => [inner.name, inner.repeated === undefined ? inputOf(inner) : []]),
  ]);
}

function givenOf(type: TypeUse): unknown {
  const use = withoutNull(type);
  if (use.kind === "primitive") return primitiveExample(use, "name");
  if (use.kind === "array") return [];
  if (use.kind === "file") return new File(["a"], "a.txt");
  return use.kind === "map" || use.kind === "unknown" ? {} : "value";
}

it.each([
  [3, 4],
  [300, 300],
  // No file could hold it.
  [20_000_000, 1_000_000],
])("a text of at least %d characters has %d", (minLength, length) => {
  expect(String(primitiveExample({ kind: "primitive", name: "string" }, "name", { minLength })).length).toBe(length);
});

/** The client validates every answer with its schema, so that an answer which it gives is one that the schema accepts. */
describe("every example is what the validators accept", () => {
  const named: readonly (readonly [string, Contract])[] = [...cases, ["awkward", awkwardContract]];
  it.each(named)("%s", async (_, one) => {
    const { tree, client, mocks } = await load(one);
    server.resetHandlers(...((mocks as Partial<Handlers>).handlers?.() ?? []));
    const operations = one.services.flatMap((each) => each.operations.map((operation) => ({ each, operation })));
    let called = 0;
    for (const { each, operation } of operations) {
      const module = await client(each.name).catch(() => client(`${each.name}_`));
      if (await answersExample(module, operation)) called++;
    }
    expect(called).toBe(operations.length);
    const schemas: Record<string, unknown> = await tree
      .load<Record<string, unknown>>("validators/index.js")
      .catch(() => ({}));
    const examples = await tree.load<Record<string, () => unknown>>("mocks/examples.js").catch(() => ({}));
    for (const [name, example] of Object.entries(examples)) {
      const schema = schemas[name.replace(/Example(_*)$/, "Schema$1")] as
        | { parse(value: unknown): unknown }
        | undefined;
      expect(schema, name).toBeDefined();
      expect(() => schema?.parse(JSON.parse(JSON.stringify(example()))), name).not.toThrow();
    }
  });
});

async function answersExample(module: Client, operation: Operation): Promise<boolean> {
  const call = module[operation.name];
  if (call === undefined) throw new Error(`There is no ${operation.name}.`);
  const input = operation.inputs.map(inputOf);
  const result = (await call(...input, { unwrap: false })) as { status?: number } | AsyncIterable<unknown>;
  if (Symbol.asyncIterator in result) {
    for await (const event of result) return event !== undefined;
    return false;
  }
  return result.status !== undefined;
}

describe("through the client", () => {
  let tasks: Client;
  let mocks: Handlers & {
    tasks: Record<string, (answer?: unknown, options?: object) => Parameters<typeof server.use>[0]>;
  };

  beforeAll(async () => {
    const loaded = await load(from);
    tasks = await loaded.client("tasks");
    mocks = loaded.mocks as typeof mocks;
    server.resetHandlers(...mocks.handlers());
  });

  const call = (name: string, ...input: unknown[]): Promise<unknown> => tasks[name]?.(...input) ?? Promise.reject(name);
  const mock = (name: string, answer?: unknown, options?: object) => {
    const made = mocks.tasks[name];
    if (made === undefined) throw new Error(name);
    return made(answer, options);
  };

  it("literals come before parameters, and constraints tell parameters apart", async () => {
    expect(await call("summary")).toMatchObject({ totalCount: expect.any(Number) });
    expect(await call("get", "3f2504e0-4f89-11d3-9a0c-0305e82c3301")).toHaveProperty("dueAt");
    expect(await call("find", "something")).toBe("Find");
    expect(await call("open", "a/b")).toBe("Open");
  });

  it("lengths and recursion are respected", async () => {
    const task = (await call("get", "3f2504e0-4f89-11d3-9a0c-0305e82c3301")) as { title: string; parent: unknown };
    expect(task.title).toHaveLength(3);
    expect(task.parent).toBeNull();
    expect(await call("tree")).toEqual({ kind: "leaf", value: expect.any(Number) });
  });

  it("an example of the contract is taken as far as it fits", async () => {
    expect(await call("declared")).toMatchObject({ title: "Declared", status: "Done", owner: null });
    expect(await call("declared")).not.toHaveProperty("unknown");
  });

  it("a file, nothing and a null arrive as such", async () => {
    const file = (await call("file")) as File;
    expect([file.name, file.type]).toEqual(["example", "image/png"]);
    expect(await call("remove", "1")).toBeUndefined();
    server.use(mock("maybe", { status: 200, data: null }));
    expect(await call("maybe")).toBeNull();
  });

  it("answers can be given, once or depending on the request", async () => {
    const id = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";
    server.use(mock("get", { status: 404, data: { message: "none" } }, { once: true }));
    await expect(call("get", id)).rejects.toMatchObject({ status: 404, body: { message: "none" } });
    expect(await call("get", id)).toHaveProperty("title");
    server.use(mock("find", ({ params }: { params: { name: string } }) => ({ status: 200, data: `<${params.name}>` })));
    expect(await call("find", "a b/c")).toBe("<a b/c>");
    const events: unknown[] = [];
    server.use(mock("ticks", [1, 2]));
    const { ticks } = tasks as unknown as { ticks(): AsyncIterable<{ data: unknown }> };
    for await (const { data } of ticks()) events.push(data);
    expect(events).toEqual([1, 2]);
  });

  it("an operation without an example has no handler", () => {
    expect(mocks.tasks).not.toHaveProperty("endless");
  });

  it("a handler matches only below its base URL", async () => {
    server.resetHandlers(...mocks.handlers({ baseUrl: "http://mocked.example/v1/" }));
    await expect(call("tree")).rejects.toThrow();
    server.resetHandlers(...mocks.handlers({ baseUrl: "http://mocked.example" }));
    expect(await call("tree")).toBeDefined();
  });
});
