import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrayOf, nullable, primitive } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { runInMemory } from "../../cli/run-in-memory.js";
import { awkwardContract } from "../typescript/awkward-contract.js";
import {
  answer,
  body,
  bool,
  contract,
  enumeration,
  guid,
  int,
  object,
  operation,
  parameter,
  parameterUse,
  ref,
  service,
  text,
} from "../typescript/contract-builder.js";
import { type RunnableTree, runnableTree, typeErrors } from "../typescript/generated-tree.js";

const page = parameter("query", "page", int, { required: false, default: 1 });

/** Every shape that the options differ by; `client` and `queryKey` are names that the modules use themselves. */
const from = contract(
  [
    enumeration("Acme.Status", ["Open", "Done"]),
    object("Acme.TaskDto", { id: guid, title: text }),
    object("Acme.CreateTask", { title: text }),
    object("Acme.NotFoundDto", { message: text }),
    object("Acme.Feed", { entries: arrayOf(text), nextCursor: nullable(text) }),
    object(
      "Acme.Paged",
      { items: arrayOf(parameterUse("T")), totalCount: int, page: int, pageSize: int },
      { typeParameters: ["T"] },
    ),
  ],
  [
    service("tasks", [
      operation(
        "GET /tasks",
        "list",
        [page, parameter("query", "status", nullable(ref("Status")))],
        [answer(200, ref("Paged", ref("TaskDto")))],
      ),
      operation(
        "GET /tasks/{id}",
        "get",
        [parameter("route", "id", guid)],
        [answer(200, ref("TaskDto")), answer(404, ref("NotFoundDto"))],
      ),
      operation("HEAD /tasks/{id}", "client", [parameter("route", "id", guid)], [answer(200)]),
      operation("GET /queryKey", "queryKey", [], [answer(200, nullable(text))]),
      operation(
        "GET /feed",
        "feed",
        [parameter("query", "cursor", nullable(text), { required: false })],
        [answer(200, ref("Feed"))],
      ),
      operation(
        "GET /log",
        "log",
        [parameter("query", "skip", int, { required: false })],
        [answer(200, arrayOf(text))],
      ),
      operation("POST /tasks", "create", [body("request", ref("CreateTask"))], [answer(201, ref("TaskDto"))]),
      operation(
        "PUT /tasks/{id}",
        "update",
        [
          parameter("route", "id", guid),
          body("request", ref("CreateTask")),
          parameter("query", "notify", bool, { required: false }),
        ],
        [answer(200, ref("TaskDto")), answer(404, ref("NotFoundDto"))],
      ),
      operation("POST /tasks/archive", "archive", [], [answer(204)]),
    ]),
    service("ticks", [
      operation(
        "GET /ticks",
        "follow",
        [],
        [{ ...answer(200, text), content: { kind: "json", type: text, mediaTypes: ["text/event-stream"] } }],
      ),
    ]),
  ],
);

const files = emitTypeScript(from, { zod: false, query: "react" });

/** What the hooks make of the options; each `@ts-expect-error` fails the test when nothing is wrong there. */
const usage = `
import {
  type QueryClient, useInfiniteQuery, useMutation, usePrefetchQuery, useQueries, useQuery, useSuspenseQuery,
} from "@tanstack/react-query";
import { tasks } from "./query/index.js";
import type { NotFoundDto, Paged, TaskDto } from "./types/index.js";
import type { TenonError } from "./tenon.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_proof: Same<A, B>): void {}

export function useTasks(id: string): void {
  const task = useQuery(tasks.get.queryOptions(id));
  same<typeof task.data, TaskDto | undefined>(true);
  if (task.error !== null) {
    const error: TenonError = task.error;
    // @ts-expect-error a proxy may answer 404 too: the body is not known yet
    void error.body.message;
    if (tasks.get.isError(task.error)) {
      const status: 404 = task.error.status;
      const declared: NotFoundDto = task.error.body;
      void [status, declared];
    }
  }
  const titled = useQuery({ ...tasks.get.queryOptions(id), select: ({ title }) => title, enabled: id !== "", retry: 3 });
  same<typeof titled.data, string | undefined>(true);
  const failure: TenonError | null = titled.error;
  const started = useQuery({ ...tasks.get.queryOptions(id), initialData: { id, title: "" } });
  same<typeof started.data, TaskDto>(true);
  const sure = useSuspenseQuery(tasks.get.queryOptions(id, { headers: { a: "b" } }));
  same<typeof sure.data, TaskDto>(true);
  const [first, second] = useQueries({ queries: [tasks.get.queryOptions(id), tasks.queryKey.queryOptions()] });
  same<typeof first.data, TaskDto | undefined>(true);
  same<typeof second.data, string | null | undefined>(true);
  const exists = useQuery(tasks.client.queryOptions(id));
  same<typeof exists.data, null | undefined>(true);
  usePrefetchQuery(tasks.get.queryOptions(id));
  // @ts-expect-error the id is a string
  tasks.get.queryOptions(1);
  // @ts-expect-error a POST is not a query
  tasks.create.queryOptions;
  // @ts-expect-error one task is not a page
  tasks.get.infiniteQueryOptions;
  void failure;
}

export function usePages(): void {
  const pages = useInfiniteQuery(tasks.list.infiniteQueryOptions(undefined, "Open"));
  same<NonNullable<typeof pages.data>["pages"], Paged<TaskDto>[]>(true);
  const failure: TenonError | null = pages.error;
  const feed = useInfiniteQuery(tasks.feed.infiniteQueryOptions());
  void [feed.data?.pages[0]?.entries, failure, pages.fetchNextPage()];
}

export function useChanges(id: string): void {
  const create = useMutation(tasks.create.mutationOptions());
  create.mutate({ title: "a" });
  same<typeof create.data, TaskDto | undefined>(true);
  const update = useMutation({ ...tasks.update.mutationOptions(), onSuccess: (task) => console.log(task.title) });
  update.mutate({ id, request: { title: "a" } });
  update.mutate({ id, request: { title: "a" }, notify: true });
  // @ts-expect-error the id is missing
  update.mutate({ request: { title: "a" } });
  if (tasks.update.isError(update.error)) void update.error.body.message;
  const archive = useMutation(tasks.archive.mutationOptions({ timeout: 1000 }));
  archive.mutate();
}

export async function cached(cache: QueryClient, id: string): Promise<void> {
  const task: TaskDto | undefined = cache.getQueryData(tasks.get.queryKey(id));
  cache.setQueryData(tasks.get.queryKey(id), (old) => (old === undefined ? old : { ...old, title: "b" }));
  // @ts-expect-error not a task
  cache.setQueryData(tasks.get.queryKey(id), 1);
  const fetched: TaskDto = await cache.fetchQuery(tasks.get.queryOptions(id));
  await cache.invalidateQueries({ queryKey: tasks.list.key });
  await cache.invalidateQueries({ queryKey: tasks.queryKey_ });
  void [task, fetched];
}
`;

it("the options fit the hooks of TanStack Query, with typed data, errors and keys", () => {
  expect(
    typeErrors({
      query: [...files, { path: "usage.ts", text: usage }],
      awkward: emitTypeScript(awkwardContract, { zod: true, query: "core" }),
    }),
  ).toEqual([]);
}, 300_000);

it("a service that only streams has no options", () => {
  expect(files.map(({ path }) => path).filter((path) => path.includes("query"))).toEqual([
    "query/tasks.ts",
    "query/index.ts",
    "tenon-query.ts",
  ]);
  expect(emitTypeScript(from, { zod: false }).some(({ path }) => path.includes("query"))).toBe(false);
});

it("the types come from the package of the framework", () => {
  const runtime = emitTypeScript(from, { zod: false, query: "vue" }).find(({ path }) => path === "tenon-query.ts");
  expect(runtime?.text).toContain('from "@tanstack/vue-query";');
  expect(runtime?.text).not.toContain("react");
});

describe("with a cache", () => {
  type Options = { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> };
  interface Entry {
    key: readonly unknown[];
    queryKey(...input: unknown[]): readonly unknown[];
    queryOptions(...input: unknown[]): Options;
    infiniteQueryOptions(...input: unknown[]): Options & {
      initialPageParam: unknown;
      getNextPageParam: (last: unknown, all: unknown[], param: unknown) => unknown;
    };
    mutationOptions(options?: object): { mutationKey: unknown; mutationFn: (variables: unknown) => Promise<unknown> };
    isError(error: unknown): boolean;
  }

  let tree: RunnableTree;
  let tasks: Record<string, Entry>;
  const asked: { url: string; init: RequestInit }[] = [];
  let respond: (url: string, init: RequestInit) => Response | Promise<Response>;

  beforeAll(async () => {
    tree = await runnableTree(files);
    tasks = await tree.load("query/tasks.js");
    const { configureTenon } = await tree.load<{ configureTenon(config: object): void }>("tenon.js");
    configureTenon({
      fetch: async (url: string, init: RequestInit) => {
        asked.push({ url, init });
        return respond(url, init);
      },
    });
  });
  afterAll(() => tree.remove());

  function entry(name: string): Entry {
    const found = tasks[name];
    if (found === undefined) throw new Error(name);
    return found;
  }

  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });

  it("a query asks once, and its key finds the data", async () => {
    respond = () => Response.json({ id: "1", title: "a" });
    asked.length = 0;
    const options = entry("get").queryOptions("1", { headers: { "x-a": "b" } });
    expect(await cache.fetchQuery({ ...options, staleTime: 60_000 })).toEqual({ id: "1", title: "a" });
    await cache.fetchQuery({ ...options, staleTime: 60_000 });
    expect(asked.map(({ url }) => url)).toEqual(["/tasks/1"]);
    expect(new Headers(asked[0]?.init.headers).get("x-a")).toBe("b");
    expect(cache.getQueryData(entry("get").queryKey("1"))).toEqual({ id: "1", title: "a" });
    expect(cache.getQueriesData({ queryKey: entry("get").key })).toHaveLength(1);
    expect(cache.getQueriesData({ queryKey: ["tasks"] })).toHaveLength(1);
  });

  it("a key has only the arguments that were given", () => {
    expect(entry("list").queryKey()).toEqual(["tasks", "list", []]);
    expect(entry("list").queryKey(undefined, "Open")).toEqual(["tasks", "list", [undefined, "Open"]]);
    expect(entry("list").queryKey(undefined, undefined, { timeout: 1 })).toEqual(["tasks", "list", []]);
  });

  it("a query that is cancelled aborts its request", async () => {
    let signal: AbortSignal | null | undefined;
    respond = (_, init) => {
      signal = init.signal;
      return new Promise(() => {});
    };
    const running = cache.fetchQuery(entry("get").queryOptions("2"));
    const ended = running.catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve));
    expect(signal?.aborted).toBe(false);
    await cache.cancelQueries({ queryKey: entry("get").key });
    expect(signal?.aborted).toBe(true);
    await ended;
  });

  it("an answer without a body is null, and one that may be null stays so", async () => {
    respond = () => new Response(null, { status: 200 });
    expect(await cache.fetchQuery(entry("client").queryOptions("1"))).toBeNull();
    respond = () => new Response(null, { status: 204 });
    expect(await cache.fetchQuery(entry("queryKey").queryOptions())).toBeNull();
  });

  it("a declared error is told from any other", async () => {
    const failing = async (name: string, response: Response): Promise<unknown> => {
      respond = () => response;
      return cache.fetchQuery(entry(name).queryOptions("9")).catch((error: unknown) => error);
    };
    expect(entry("get").isError(await failing("get", Response.json({ message: "none" }, { status: 404 })))).toBe(true);
    expect(entry("get").isError(await failing("get", new Response("<p>", { status: 404 })))).toBe(false);
    expect(entry("update").isError(await failing("get", Response.json({ message: "" }, { status: 404 })))).toBe(false);
  });

  it("pages by number follow each other until the total is reached", async () => {
    respond = (url) => {
      const number = Number(new URL(url, "http://localhost").searchParams.get("page"));
      return Response.json({ items: [{ id: String(number), title: "" }], totalCount: 5, page: number, pageSize: 2 });
    };
    asked.length = 0;
    const data = await cache.fetchInfiniteQuery({ ...entry("list").infiniteQueryOptions(undefined, "Open"), pages: 9 });
    expect(data.pageParams).toEqual([1, 2, 3]);
    expect(asked.map(({ url }) => url)).toEqual([
      "/tasks?page=1&status=Open",
      "/tasks?page=2&status=Open",
      "/tasks?page=3&status=Open",
    ]);
  });

  it("pages by cursor follow each other until there is none", async () => {
    respond = (url) => Response.json({ entries: [url], nextCursor: url.includes("cursor=b") ? null : "b" });
    const data = await cache.fetchInfiniteQuery({ ...entry("feed").infiniteQueryOptions(), pages: 9 });
    expect(data.pages).toEqual([
      { entries: ["/feed"], nextCursor: "b" },
      { entries: ["/feed?cursor=b"], nextCursor: null },
    ]);
  });

  it("pages by offset follow each other until one is empty", async () => {
    respond = (url) => Response.json(url.endsWith("skip=4") ? [] : ["a", "b"]);
    const data = await cache.fetchInfiniteQuery({ ...entry("log").infiniteQueryOptions(), pages: 9 });
    expect(data.pageParams).toEqual([0, 2, 4]);
  });

  it("a mutation sends its one value, or an object of all", async () => {
    respond = () => Response.json({ id: "1", title: "a" }, { status: 200 });
    asked.length = 0;
    await entry("update")
      .mutationOptions({ headers: { "x-a": "b" } })
      .mutationFn({ id: "1", request: { title: "a" } });
    respond = () => Response.json({ id: "1", title: "a" }, { status: 201 });
    await entry("create").mutationOptions().mutationFn({ title: "b" });
    expect(asked.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ["PUT", "/tasks/1", '{"title":"a"}'],
      ["POST", "/tasks", '{"title":"b"}'],
    ]);
    expect(new Headers(asked[0]?.init.headers).get("x-a")).toBe("b");
    expect(entry("update").mutationOptions().mutationKey).toEqual(["tasks", "update"]);
  });
});

describe("which operations have pages", () => {
  const listing = (inputs: Parameters<typeof operation>[2], properties: Parameters<typeof object>[1]): boolean => {
    const types = [object("Acme.Page", properties)];
    const one = operation("GET /a", "list", inputs, [answer(200, ref("Page"))]);
    const made = emitTypeScript(contract(types, [service("a", [one])]), { zod: false, query: "core" });
    return made.find(({ path }) => path === "query/a.ts")?.text.includes("pagedQuery") === true;
  };
  const query = (name: string, extra = {}) => parameter("query", name, int, { required: false, ...extra });
  const items = { items: arrayOf(text) };

  it.each<[string, boolean, Parameters<typeof operation>[2], Parameters<typeof object>[1]]>([
    ["a page with a default", true, [query("pageIndex", { default: 0 })], items],
    ["a page of which the first is not known", false, [query("page")], items],
    ["an offset", true, [query("offset")], items],
    ["an offset that is text", false, [parameter("query", "offset", text)], items],
    ["two lists", false, [query("skip")], { ...items, others: arrayOf(text) }],
    ["no list", false, [query("skip")], { total: int }],
    ["a cursor without a next one", false, [parameter("query", "cursor", text)], items],
    ["a cursor of another type", false, [parameter("query", "cursor", text)], { ...items, nextCursor: int }],
    ["a last cursor alone", false, [parameter("query", "after", text)], { ...items, endCursor: text }],
    [
      "a last cursor and whether more follows",
      true,
      [parameter("query", "after", text)],
      { ...items, endCursor: text, hasNextPage: bool },
    ],
    ["two ways of paging", false, [query("page", { default: 1 }), query("skip")], items],
    ["a page in the route", false, [parameter("route", "page", int, { default: 1 })], items],
    ["an optional list", false, [query("skip")], { items: nullable(arrayOf(primitive("string"))) }],
  ])("%s: %j", (_, paged, inputs, properties) => expect(listing(inputs, properties)).toBe(paged));
});

it("the page may be a key of named inputs, whose property begins with the first page", async () => {
  const source = `using Microsoft.AspNetCore.Mvc;
var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();
public record Item(int Id, string Name);
public record Page(List<Item> Items, int TotalCount, int PageSize);
public class PageQuery { public int Page { get; set; } = 1; public int PageSize { get; set; } = 20; }
[ApiController, Route("items")] public class ItemsController : ControllerBase
{
    [HttpGet] public ActionResult<Page> List([FromQuery] PageQuery q, [FromQuery] string? search) => throw new System.Exception();
}`;
  for (const inputs of ["named", "positional"]) {
    const { out } = await runInMemory(["Api.cs", "--served", "--query", "--inputs", inputs], { "/app/Api.cs": source });
    expect(out).toMatch(/pagedQuery\(\s*client\.list,[\s\S]*at: 0,\s*property: "page",\s*first: 1,/);
  }
});
