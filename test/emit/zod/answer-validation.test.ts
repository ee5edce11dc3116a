import { inspect } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { arrayOf } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import {
  answer,
  contract,
  int,
  object,
  operation,
  property,
  ref,
  service,
  text,
} from "../typescript/contract-builder.js";
import { type RunnableTree, runnableTree } from "../typescript/generated-tree.js";

const task = object("Acme.TaskDto", { id: int, title: text });
const from = contract(
  [
    task,
    object("Acme.ErrorDto", { message: text }),
    object("Acme.OddDto", [
      property("id", int),
      ...["toString", "constructor", "valueOf"].map((name) => ({
        ...property(`${name}?`, text),
        answered: "optional" as const,
      })),
    ]),
  ],
  [
    service("tasks", [
      operation("GET /one", "one", [], [answer(200, ref("TaskDto")), answer(404, ref("ErrorDto"))]),
      operation("GET /odd", "odd", [], [answer(200, ref("OddDto"))]),
      operation("GET /all", "all", [], [answer(200, arrayOf(ref("TaskDto")))]),
    ]),
  ],
);

type Call = (options?: { unwrap: boolean }) => Promise<unknown>;
interface ClientModule {
  createClient(config: object): { tasks: { one: Call; odd: Call; all: Call } };
}

let tree: RunnableTree;
let client: ClientModule;
beforeAll(async () => {
  tree = await runnableTree(emitTypeScript(from, { zod: true }));
  client = await tree.load("client/index.js");
});
afterAll(() => tree.remove());

const answering = (status: number, body: unknown, onError?: (error: unknown) => void) =>
  client.createClient({ onError, fetch: async () => Response.json(body, { status }) }).tasks;

it("an answer that keeps its promise is handed on untouched", async () => {
  const body = { id: 1, title: "t", undeclared: true };
  expect(await answering(200, body).one()).toEqual(body);
  expect(await answering(200, [body]).all({ unwrap: false })).toMatchObject({ status: 200, data: [body] });
});

it("an answer that breaks it is a TenonError with Zod's error as its cause", async () => {
  const told: unknown[] = [];
  const error = await answering(200, [{ id: "1" }], (one) => told.push(one))
    .all()
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: "TenonError",
    message: "GET /all answered 200 with an unexpected body",
    status: 200,
    body: [{ id: "1" }],
    cause: { issues: [{ path: [0, "id"] }, { path: [0, "title"] }] },
  });
  expect(told).toEqual([error]);
});

it("an answer that breaks it at every place makes an error that is short when it is printed", async () => {
  const error = await answering(200, Array(1_000).fill({}))
    .all()
    .catch((reason: unknown) => reason);
  expect(inspect(error, { maxStringLength: null }).length).toBeLessThan(6_000);
  expect((error as { cause: { issues: unknown[] } }).cause.issues).toHaveLength(2_000);
});

it("declared errors are validated too, where the caller asks for them", async () => {
  await expect(answering(404, { message: "no" }).one({ unwrap: false })).resolves.toMatchObject({ status: 404 });
  await expect(answering(404, {}).one({ unwrap: false })).rejects.toMatchObject({
    status: 404,
    cause: { issues: [{}] },
  });
});

it("a key that every object inherits may be missing", async () => {
  expect(await answering(200, { id: 1 }).odd()).toEqual({ id: 1 });
  expect(await answering(200, { id: 1, toString: "t" }).odd()).toEqual({ id: 1, toString: "t" });
  await expect(answering(200, { id: 1, toString: 1 }).odd()).rejects.toMatchObject({ status: 200 });
});
