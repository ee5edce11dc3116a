import { expect, it } from "vitest";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { awkwardContract } from "./awkward-contract.js";
import { answer, contract, object, operation, ref, service, text } from "./contract-builder.js";
import { typeErrors } from "./generated-tree.js";

/** What a caller may and may not write; each `@ts-expect-error` fails the test when nothing is wrong there. */
const usage = `
import { createClient, default_, odd, open, tasks } from "./client/index.js";
import * as tenon from "./tenon.js";
import { configureTenon, type HttpStatus, isTenonError, TenonError, type TenonResult } from "./tenon.js";
import type { AnyAnimal, Email, Shape, Status, Task, TaskInput } from "./types/index.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_proof: Same<A, B>): void {}

export async function unwrapped(input: TaskInput): Promise<void> {
  const task: Task = await tasks.get("1");
  const made: Task = await tasks.create(input);
  // Why bodies are types: an interface, which ESLint's stylistic preset asks for, does not fit this.
  const logged: Record<string, unknown> = task;
  const nothing: void = await tasks.remove("1");
  const maybe: Task | null = await tasks.maybe();
  const page = await tasks.list(undefined, null);
  const download: File = await odd.fetchFile("a/b");
  const textBody: string = await default_.get();
  same<typeof page.items, Task[]>(true);
  same<Awaited<ReturnType<typeof tasks.get>>, Task>(true);
  void [task, made, logged, nothing, maybe, download, textBody];
}

export async function narrowed(): Promise<string | number> {
  const result = await tasks.get("1", { unwrap: false });
  const response: Response = result.response;
  if (result.status === 200) return result.data.title;
  if (result.status === 404) return result.data.name;
  if (result.status === 422) {
    const data: undefined = result.data;
    return String(data) + response.status;
  }
  if (result.status === 409) return result.data.toUpperCase();
  if (result.status === 500) return result.data.toFixed();
  switch (result.status) {
    case 503:
      return result.data;
    default:
      return 0;
  }
}

export async function single(): Promise<void> {
  const removed = await tasks.remove("1", { unwrap: false });
  same<typeof removed, TenonResult<void, 204>>(true);
  const listed = await tasks.list(1, "Open", { unwrap: false });
  same<typeof listed.status, 200>(true);
  const poked = await odd.poke(undefined, { unwrap: false });
  const status: 200 | 201 | 299 = poked.status as 200 | 201 | 299;
  void status;
}

export function configured(signal: AbortSignal | undefined): void {
  configureTenon({});
  configureTenon({ baseUrl: "https://example.com", headers: { a: "b" }, timeout: 1000, fetch });
  configureTenon({
    headers: async (request) => ({ authorization: request.path }),
    onRequest: (request) => request.headers.set("a", "b"),
    onResponse: (response, request) => console.log(response.status, request.url),
    onError: (error) => console.log(error.status, error.body, error.method, error.path, error.response, error.cause),
  });
  const other = createClient({ baseUrl: "https://example.com" });
  same<typeof other.tasks, typeof tasks>(true);
  void other.tasks.get("1", { unwrap: false, signal, headers: { a: "b" } });
  // @ts-expect-error an unknown setting
  configureTenon({ base: "x" });
  // @ts-expect-error the second overload wants false
  void tasks.get("1", { unwrap: 1 });
}

export function types(shape: Shape, animal: AnyAnimal, email: Email): string | number {
  const status: HttpStatus = 599;
  // @ts-expect-error no such status
  const wrong: HttpStatus = 600;
  // @ts-expect-error a plain string is not an e-mail address
  const plain: Email = "a@b";
  const asText: string = email;
  // @ts-expect-error no member of the enum
  const open: Status = "open";
  if (animal.kind === "cat") return animal.lives;
  if (shape.$type === "circle") return shape.radius + (shape.inner?.$type === "square" ? shape.inner.side : 0);
  void [wrong, plain, open, asText];
  return status;
}

export function inputs(): void {
  void tasks.update(1, { name: "n", shape: { $type: "dot" } });
  // @ts-expect-error the id travels in the route
  void tasks.update(1, { id: 1, name: "n", shape: { $type: "dot" } });
  void open.count("n", { one: 1 });
  // @ts-expect-error no number
  void open.count("n", { one: true });
  void open.tag("cat", { kind: "cat", lives: 9 });
  void open.tag("cat", {});
  // @ts-expect-error a member of one variant only
  void open.tag("cat", { lives: 9 });
  void open.page(1, { items: [] });
  // @ts-expect-error a variant without its discriminator
  void tasks.draw({ side: 1 });
  void tasks.draw({ side: 1, $type: "square" });
  void odd.search({ q: null, level: "LightRed" });
  void odd.search({ level: "LightRed" });
  // @ts-expect-error the JSON name of an enum member outside JSON
  void odd.search({ q: null, level: "light-red" });
  void odd.search();
  void odd.upload(new File([], "a"), undefined, "t");
  void odd.raw(new Blob([]));
  // @ts-expect-error the server makes the id
  const input: TaskInput = { id: "1" };
  void input;
}

/** As libraries that take a function see it: the unwrapping form. */
declare function mutation<Data, Variables>(run: (variables: Variables) => Promise<Data>): [Data, Variables];
export const handedOn: [Task, TaskInput] = mutation(tasks.create);

export function declared(error: unknown): string | number {
  if (isTenonError(error, tasks.get)) {
    if (error.status === 404) return error.body.name;
    if (error.status === 422) {
      same<typeof error.body, unknown>(true);
      return error.path;
    }
    if (error.status === 409) return error.body.toUpperCase();
    // @ts-expect-error a success is not an error
    if (error.status === 200) return 1;
    return error.status;
  }
  if (isTenonError(error, tasks.remove)) same<typeof error, never>(true);
  return isTenonError(error) ? error.status : 0;
}

export async function waysToCall(): Promise<void> {
  const raw: Response = await tasks.get("1", { raw: true });
  const url: string = tasks.get.url("1");
  const search: string = odd.search.url({ level: "Blue" });
  await tasks.get("1", { timeout: 1000, credentials: "include", fetch, init: { cache: "no-store", keepalive: true } });
  const off: () => void = tenon.use(async (request, next) => {
    const response = await next({ ...request, url: request.url });
    return response.status === 401 ? next(request) : response;
  });
  const some = tenon.createClient({ baseUrl: "/" }, { tasks: { get: tasks.get } });
  same<typeof some.tasks.get, typeof tasks.get>(true);
  // @ts-expect-error a URL needs its path value
  tasks.get.url();
  // @ts-expect-error nothing but true
  void tasks.get("1", { raw: 1 });
  void [raw, url, search, off];
}

export function caught(error: unknown): number {
  return error instanceof TenonError && error.status === 404 && error.response !== undefined ? error.response.status : 0;
}
`;

/** Both ways: a schema's output is the type, and the type is the schema's output. */
const validatorUsage = `
import * as full from "zod";
import type * as z from "zod/mini";
import type * as types from "./types/index.js";
import * as validators from "./validators/index.js";

type Both<Schema extends z.ZodMiniType, Type> = [z.output<Schema>] extends [Type]
  ? [Type] extends [z.output<Schema>]
    ? true
    : "the type holds values that the schema does not"
  : "the schema holds values that the type does not";
function both<Schema extends z.ZodMiniType, Type>(_proof: Both<Schema, Type>): void {}

both<typeof validators.taskSchema, types.Task>(true);
both<typeof validators.taskInputSchema, types.TaskInput>(true);
both<typeof validators.labelSchema, types.Label>(true);
both<typeof validators.folderSchema, types.Folder>(true);
both<typeof validators.statusSchema, types.Status>(true);
both<typeof validators.levelSchema, types.Level>(true);
both<typeof validators.rightsSchema, types.Rights>(true);
both<typeof validators.emailSchema, types.Email>(true);
both<typeof validators.ageSchema, types.Age>(true);
both<typeof validators.shapeSchema, types.Shape>(true);
both<typeof validators.anyAnimalSchema, types.AnyAnimal>(true);
both<typeof validators.bagSchema, types.Bag>(true);
both<typeof validators.jsonSchema, types.Json>(true);
both<typeof validators.idsSchema, types.Ids>(true);
both<ReturnType<typeof validators.pagedResultSchema<types.Task>>, types.PagedResult<types.Task>>(true);
both<ReturnType<typeof validators.treeSchema<string>>, types.Tree<string>>(true);
both<ReturnType<typeof validators.pairSchema<string, number>>, types.Pair<string, number>>(true);
export const inside: full.ZodType<{ label: types.Label }> = full.object({ label: validators.labelSchema });
// @ts-expect-error the two are not the same
both<typeof validators.taskSchema, types.Label>(true);
`;

/** A list that is also read element by element has one way to be called more than other operations. */
const streamed = contract(
  [object("Task", { title: text }), object("Missing", { name: text })],
  [
    service("feed", [
      operation(
        "GET /feed",
        "items",
        [],
        [
          answer(200, { kind: "array", element: ref("Task"), collection: "IAsyncEnumerable" }),
          answer(404, ref("Missing")),
          answer(422),
        ],
      ),
      operation(
        "GET /plain",
        "plain",
        [],
        [answer(200, { kind: "array", element: ref("Task"), collection: "IAsyncEnumerable" })],
      ),
    ]),
  ],
);

const streamedUsage = `
import { feed } from "./client/index.js";
import { isTenonError, type TenonErrorOf } from "./tenon.js";
import type { Missing, Task } from "./types/index.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_proof: Same<A, B>): void {}

same<TenonErrorOf<typeof feed.items>["status"], 404 | 422>(true);
same<TenonErrorOf<typeof feed.plain>, never>(true);

export async function read(): Promise<string> {
  try {
    for await (const task of feed.items({ stream: true })) same<typeof task, Task>(true);
    same<Awaited<ReturnType<typeof feed.items>>, Task[]>(true);
  } catch (error) {
    if (isTenonError(error, feed.items)) {
      if (error.status === 404) {
        same<typeof error.body, Missing>(true);
        return error.body.name;
      }
      same<typeof error.body, unknown>(true);
      // @ts-expect-error a success is not an error
      if (error.status === 200) return "";
    }
  }
  return "";
}
`;

it("generated trees compile under every strict option, and their types say what they should", () => {
  const plain = emitTypeScript(awkwardContract, { zod: false });
  const validated = emitTypeScript(awkwardContract, { zod: true });
  const errors = typeErrors({
    plain: [...plain, { path: "usage.ts", text: usage }],
    validated: [...validated, { path: "usage.ts", text: usage }, { path: "validator-usage.ts", text: validatorUsage }],
    streamed: [...emitTypeScript(streamed, { zod: false }), { path: "usage.ts", text: streamedUsage }],
    typesOnly: emitTypeScript({ ...awkwardContract, services: [] }, { zod: true }),
    clientOnly: emitTypeScript(contract([], [service("a", [operation("GET /", "get", [], [])])]), { zod: true }),
  });
  expect(errors).toEqual([]);
}, 300_000);

it("a Node project without the DOM library compiles them too", () => {
  const plain = emitTypeScript(awkwardContract, { zod: false });
  expect(typeErrors({ plain }, { lib: ["es2022"], types: ["node"] })).toEqual([]);
}, 300_000);
