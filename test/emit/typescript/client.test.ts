import { beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../../src/contract/operation.js";
import { arrayOf, nullable, primitive } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { callSignatures } from "./call-signatures.js";
import {
  answer,
  anything,
  body,
  contract,
  enumeration,
  file,
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
} from "./contract-builder.js";
import { typeErrors } from "./generated-tree.js";

const types = [
  object("Acme.TaskDto", { id: guid, title: text }),
  object("Acme.NotFoundDto", { message: text }),
  object("Acme.CreateTask", { title: text }),
  object("Acme.UpdateTask", { id: guid, title: text }),
  object("Acme.TaskFilter", [property("name", nullable(text)), property("page?", int)]),
  object("Acme.ColourFilter", { colour: ref("Colour") }),
  object("Acme.PagedResult", { items: arrayOf(parameterUse("T")) }, { typeParameters: ["T"] }),
  object("Acme.Circle", { radius: int }),
  unionOf("Acme.Shape", "$type", [{ tag: "circle", type: ref("Circle") }]),
  object("Acme.Drawing", { id: guid, shapes: arrayOf(ref("Shape")) }),
  enumeration("Acme.Status", ["Open", "Done"]),
  enumeration("Acme.ColourName", ["LightRed"]),
  enumeration("Acme.Colour", [], { members: [{ name: "light-red", csharpName: "LightRed", value: "0" }] }),
];
const task = ref("TaskDto");
const notFound = ref("NotFoundDto");
const byId = parameter("route", "id", guid);

function clientText(...operations: readonly Operation[]): string {
  const files = emitTypeScript(contract(types, [service("tasks", operations)]), { zod: false });
  return files.find((emitted) => emitted.path === "client/tasks.ts")?.text ?? "";
}

/** The only function from its call on. */
function call(only: Operation): string {
  return /tenon\.operation\([\s\S]*?\);\n/.exec(clientText(only))?.[0] ?? "";
}

describe("what a server construct becomes", () => {
  const ok = [answer(200, task)];
  const constructs: readonly (readonly [what: string, operation: Operation, result: string, unwrapped: string])[] = [
    [
      "query parameters, one of them nullable",
      operation(
        "GET /tasks",
        "list",
        [parameter("query", "status", nullable(ref("Status"))), parameter("query", "q", text)],
        ok,
      ),
      "list(status: Status | null, q: string, options: TenonResultOptions): Promise<TenonResult<TaskDto>>",
      "list(status: Status | null, q: string, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "a route parameter of type Guid",
      operation("GET /tasks/{id:guid}", "get", [byId], ok),
      "get(id: string, options: TenonResultOptions): Promise<TenonResult<TaskDto>>",
      "get(id: string, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "a body",
      operation("POST /tasks", "create", [body("request", ref("CreateTask"))], [answer(201, task)]),
      "create(request: CreateTask, options: TenonResultOptions): Promise<TenonResult<TaskDto, 201>>",
      "create(request: CreateTask, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "a success without a body",
      operation("DELETE /tasks/{id}", "remove", [byId], [answer(204)], { csharpName: "Delete" }),
      "remove(id: string, options: TenonResultOptions): Promise<TenonResult<void, 204>>",
      "remove(id: string, options?: TenonOptions): Promise<void>",
    ],
    [
      "a create action with 201 and 422",
      operation("POST /tasks", "create", [body("request", ref("CreateTask"))], [answer(201, task), answer(422)]),
      "create(request: CreateTask, options: TenonResultOptions): Promise<CreateResult>",
      "create(request: CreateTask, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "several declared answers",
      operation("GET /tasks/{id}", "get", [byId], [answer(200, task), answer(404, notFound)]),
      "get(id: string, options: TenonResultOptions): Promise<GetResult>",
      "get(id: string, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "a paged list",
      operation("GET /tasks", "list", [], [answer(200, ref("PagedResult", task))]),
      "list(options: TenonResultOptions): Promise<TenonResult<PagedResult<TaskDto>>>",
      "list(options?: TenonOptions): Promise<PagedResult<TaskDto>>",
    ],
    [
      "a C# default value",
      operation("GET /tasks", "list", [parameter("query", "page", int, { required: false })], ok),
      "list(page: number | undefined, options: TenonResultOptions): Promise<TenonResult<TaskDto>>",
      "list(page?: number, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "an optional parameter before a required one",
      operation(
        "GET /tasks",
        "list",
        [parameter("query", "page", int, { required: false }), parameter("query", "q", text)],
        ok,
      ),
      "list(page: number | undefined, q: string, options: TenonResultOptions): Promise<TenonResult<TaskDto>>",
      "list(page: number | undefined, q: string, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "a complex [FromQuery] object",
      operation(
        "GET /tasks",
        "list",
        [
          {
            kind: "parameterObject",
            name: "filter",
            csharpName: "filter",
            type: ref("TaskFilter"),
            parameters: [
              parameter("query", "name", nullable(text)),
              parameter("query", "page", int, { required: false }),
            ],
            required: true,
          },
        ],
        ok,
      ),
      "list(filter: TaskFilter, options: TenonResultOptions): Promise<TenonResult<TaskDto>>",
      "list(filter: TaskFilter, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "one whose enum has other names outside JSON",
      operation(
        "GET /tasks",
        "list",
        [
          {
            kind: "parameterObject",
            name: "filter",
            csharpName: "filter",
            type: ref("ColourFilter"),
            parameters: [parameter("query", "colour", ref("ColourName"))],
            required: true,
          },
        ],
        ok,
      ),
      "list(filter: ColourFilter, options: TenonResultOptions): Promise<TenonResult<TaskDto>>",
      "list(filter: ColourFilter, options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "files and form fields",
      operation(
        "POST /f",
        "upload",
        [parameter("form", "file", file), parameter("form", "more", arrayOf(file)), parameter("form", "title", text)],
        [answer(204)],
      ),
      "upload(file: File, more: File[], title: string, options: TenonResultOptions): Promise<TenonResult<void, 204>>",
      "upload(file: File, more: File[], title: string, options?: TenonOptions): Promise<void>",
    ],
    [
      "a download",
      operation("GET /f", "download", [], [answer(200, { kind: "file", mediaTypes: ["image/png"] })]),
      "download(options: TenonResultOptions): Promise<TenonResult<File>>",
      "download(options?: TenonOptions): Promise<File>",
    ],
    [
      "plain text",
      operation("GET /t", "read", [], [answer(200, { kind: "text", mediaTypes: ["text/plain"] })]),
      "read(options: TenonResultOptions): Promise<TenonResult<string>>",
      "read(options?: TenonOptions): Promise<string>",
    ],
    [
      "a raw body",
      operation("POST /r", "raw", [body("content", primitive("bytes"), { encoding: "binary" })], [answer(204)]),
      "raw(content: Blob, options: TenonResultOptions): Promise<TenonResult<void, 204>>",
      "raw(content: Blob, options?: TenonOptions): Promise<void>",
    ],
    [
      "a body property that travels in the route",
      operation(
        "PUT /tasks/{id}",
        "update",
        [byId, body("body", ref("UpdateTask"), { routeProperties: [{ property: "id", parameter: "id" }] })],
        [answer(204)],
      ),
      "update(id: string, body: { title: string; }, options: TenonResultOptions): Promise<TenonResult<void, 204>>",
      'update(id: string, body: DistributiveOmit<UpdateTask, "id">, options?: TenonOptions): Promise<void>',
    ],
    [
      "two successes",
      operation("PUT /t", "put", [], [answer(200, task), answer(204)]),
      "put(options: TenonResultOptions): Promise<PutResult>",
      "put(options?: TenonOptions): Promise<TaskDto | undefined>",
    ],
    [
      "no success at all",
      operation("GET /t", "never", [], [answer("default", notFound)]),
      "never(options: TenonResultOptions): Promise<TenonResult<NotFoundDto, HttpStatus>>",
      "never(options?: TenonOptions): Promise<never>",
    ],
    [
      "nothing declared",
      operation("POST /t", "poke", [], []),
      "poke(options: TenonResultOptions): Promise<TenonResult<void, HttpStatusRange<2>>>",
      "poke(options?: TenonOptions): Promise<void>",
    ],
    [
      "no 2xx declared: the first answer stands for every 2XX",
      operation("GET /t", "any", [], [answer(200, task)], { anySuccess: true }),
      "any(options: TenonResultOptions): Promise<TenonResult<TaskDto, HttpStatusRange<2>>>",
      "any(options?: TenonOptions): Promise<TaskDto>",
    ],
    [
      "HEAD never has a body",
      operation("HEAD /t", "probe", [], [answer(200, task)]),
      "probe(options: TenonResultOptions): Promise<TenonResult<void>>",
      "probe(options?: TenonOptions): Promise<void>",
    ],
    [
      "a parameter called options",
      operation("GET /t", "get", [parameter("query", "options", text)], ok),
      "get(options: string, options_1: TenonResultOptions): Promise<TenonResult<TaskDto>>",
      "get(options: string, options_?: TenonOptions): Promise<TaskDto>",
    ],
  ];
  let signatures: ReadonlyMap<string, readonly string[]>;
  beforeAll(() => {
    const services = constructs.map(([, given], at) => service(`s${at}`, [given]));
    signatures = callSignatures(emitTypeScript(contract(types, services), { zod: false }));
  });

  it.each(constructs.map((row, at) => [row[0], at, row] as const))("%s", (_what, at, [, given, result, unwrapped]) => {
    const ways = signatures
      .get(`s${at}.${given.name}`)
      ?.map((way) => `${given.name}${way}`.replaceAll("tenon.", "").replace(", 200>", ">"));
    expect(ways).toEqual([result, expect.stringContaining("TenonRawOptions): Promise<Response>"), unwrapped]);
  });
});

describe("<Action>Result", () => {
  const resultOf = (...responses: Operation["responses"]): string => {
    const source = clientText(operation("DELETE /tasks/{id}", "remove", [byId], responses, { csharpName: "Delete" }));
    return /export type \w+ =[\s\S]*?[}>];\n/.exec(source)?.[0] ?? "";
  };

  it("has a member for each declared answer, named after the C# action", () => {
    expect(resultOf(answer(200, task), answer(404, notFound), answer(422))).toBe(`export type DeleteResult =
  | { status: 200; data: TaskDto; response: Response }
  | { status: 404; data: NotFoundDto; response: Response }
  | { status: 422; data: undefined; response: Response };
`);
  });

  it("takes the declared statuses out of ranges and default", () => {
    expect(
      resultOf(answer(200, task), answer(404, notFound), answer("4XX", text), answer("default", int)),
    ).toBe(`export type DeleteResult =
  | { status: 200; data: TaskDto; response: Response }
  | { status: 404; data: NotFoundDto; response: Response }
  | { status: Exclude<HttpStatusRange<4>, 404>; data: string; response: Response }
  | { status: Exclude<HttpStatus, 200 | 404 | HttpStatusRange<4>>; data: number; response: Response };
`);
  });

  it("is distinguished by the function if one action has several", () => {
    const several = [answer(200, task), answer(404)];
    const source = clientText(
      operation("PUT /t", "setStatusPut", [], several, { csharpName: "SetStatus" }),
      operation("PATCH /t", "setStatusPatch", [], several, { csharpName: "SetStatus" }),
    );
    expect(source).toContain("export type SetStatusPutResult =");
    expect(source).toContain("export type SetStatusPatchResult =");
  });
});

/** `#{` stands for the `${` of the generated template literals. */
describe("calls", () => {
  it.each<[string, Operation, string]>([
    ["a fixed path", operation("GET /api/tasks", "a", [], []), 'path: "/api/tasks"'],
    ["the root", operation("GET /", "a", [], []), 'path: "/"'],
    ["a path value", operation("GET /tasks/{id:guid}", "a", [byId], []), "path: `/tasks/#{tenon.segment(id)}`"],
    [
      "two in a segment",
      operation("GET /f/{name}.{ext}", "a", [parameter("route", "name", text), parameter("route", "ext", text)], []),
      "path: `/f/#{tenon.segment(name)}.#{tenon.segment(ext)}`",
    ],
    [
      "a catch-all",
      operation("GET /f/{**path}", "a", [parameter("route", "path", text)], []),
      "path: `/f/#{tenon.segments(path)}`",
    ],
    [
      "an optional one takes its slash along",
      operation("GET /f/{id?}", "a", [parameter("route", "id", int, { required: false })], []),
      'path: `/f#{id == null ? "" : `/#{tenon.segment(id)}`}`',
    ],
    [
      "one with a default",
      operation("GET /{page=1}/x", "a", [parameter("route", "page", int, { required: false })], []),
      'path: `/#{tenon.segment(page ?? "1")}/x`',
    ],
    ["odd literals are encoded", operation("GET /a b/`$`/ü", "a", [], []), 'path: "/a%20b/%60$%60/%C3%BC"'],
    [
      "the decoded path is compared with literals, and a slash alone stays encoded there",
      operation("GET /a%20b/100%/c%2Fd", "a", [], []),
      'path: "/a%2520b/100%25/c%2Fd"',
    ],
    [
      "query",
      operation(
        "GET /",
        "a",
        [parameter("query", "page", int), parameter("query", "size", int, { wireName: "page-size" })],
        [],
      ),
      'query: tenon.query({ page, "page-size": size })',
    ],
    [
      "an array joined by commas",
      operation("GET /", "a", [parameter("query", "ids", arrayOf(int), { arrayStyle: "comma" })], []),
      'query: tenon.query({ ids: ids.join(",") })',
    ],
    [
      "a deep object",
      operation("GET /", "a", [parameter("query", "filter", ref("TaskFilter"), { objectStyle: "deepObject" })], []),
      'query: tenon.queryOfObjects({ ...tenon.brackets("filter", filter) })',
    ],
    [
      "headers and cookies",
      operation("GET /", "a", [parameter("header", "trace", text, { wireName: "X-Trace" })], []),
      'headers: { "X-Trace": trace }',
    ],
    [
      "cookies",
      operation("GET /", "a", [parameter("cookie", "sid", text)], []),
      "headers: { cookie: tenon.cookies({ sid }) }",
    ],
    ["a JSON body", operation("POST /", "a", [body("dto", ref("CreateTask"))], []), "body: tenon.json(dto)"],
    [
      "another media type",
      operation("PATCH /", "a", [body("dto", anything, { mediaTypes: ["application/merge-patch+json"] })], []),
      'body: tenon.json(dto, "application/merge-patch+json")',
    ],
    [
      "a body that may hold discriminators",
      operation("POST /", "a", [body("dto", ref("Drawing"))], []),
      'body: tenon.jsonWithFirst(["$type"], dto)',
    ],
    [
      "the route's value copied into the body",
      operation(
        "PUT /{taskId}",
        "a",
        [
          parameter("route", "taskId", guid),
          body("body", ref("UpdateTask"), { routeProperties: [{ property: "id", parameter: "taskId" }] }),
        ],
        [],
      ),
      "body: tenon.json({ ...body, id: taskId })",
    ],
    [
      "form fields without a file",
      operation("POST /", "a", [parameter("form", "name", text)], []),
      "body: tenon.form({ name })",
    ],
    [
      "form fields with a file",
      operation("POST /", "a", [parameter("form", "name", text), parameter("form", "file", nullable(file))], []),
      "body: tenon.multipart({ name, file })",
    ],
    [
      "a form body",
      operation("POST /", "a", [body("body", ref("CreateTask"), { encoding: "form" })], []),
      "body: tenon.form(body)",
    ],
    [
      "a text body",
      operation("POST /", "a", [body("body", text, { encoding: "text", mediaTypes: ["text/csv"] })], []),
      'body: tenon.text(body, "text/csv")',
    ],
    [
      "a binary body",
      operation("POST /", "a", [body("body", file, { encoding: "binary", mediaTypes: ["image/*"] })], []),
      "body: tenon.binary(body)",
    ],
    [
      "how each answer is read",
      operation(
        "GET /",
        "a",
        [],
        [
          answer(200, nullable(task)),
          answer(201, text),
          answer(202, { kind: "file", mediaTypes: [] }),
          answer(204),
          answer("4XX", nullable(ref("Status"))),
          answer("default", anything),
        ],
      ),
      `tenon.operation("GET", {
  200: tenon.orNull(tenon.asJson), 201: tenon.asText, 202: tenon.asFile, 204: tenon.asNothing,
  "4XX": tenon.orNull(tenon.asText), default: tenon.orNull(tenon.asText)
}, () => ({`,
    ],
    [
      "null, which ASP.NET answers with 204",
      operation("GET /", "a", [], [answer(200, nullable(task))]),
      "{ 200: tenon.orNull(tenon.asJson), 204: tenon.nullInstead(200) }",
    ],
  ])("%s", (_what, given, line) => {
    expect(call(given)).toContain(line.replaceAll("#{", "${"));
  });
});

describe("modules", () => {
  const one = [operation("GET /", "get", [], [])];
  const paths = (...names: readonly string[]): readonly string[] =>
    emitTypeScript(
      contract(
        [],
        names.map((name) => service(name, one)),
      ),
      { zod: false },
    ).map((emitted) => emitted.path);

  it("a client module per service, an index with namespaces and createClient, and the runtime", () => {
    const files = emitTypeScript(contract(types, [service("tasks", one), service("boards", one)]), { zod: false });
    const index = files.find((emitted) => emitted.path === "client/index.ts")?.text ?? "";
    expect(index).toContain('export * as boards from "./boards.js";\nexport * as tasks from "./tasks.js";\n');
    expect(index).toContain("export function createClient(config: tenon.TenonConfig): Client {");
    expect(files.map((emitted) => emitted.path)).toContain("tenon.ts");
  });

  it("a module may be called like what the index itself needs", () => {
    const files = emitTypeScript(
      contract(types, [service("config", one), service("tenon", one), service("bind", one)]),
      { zod: false },
    );
    expect(typeErrors({ files })).toEqual([]);
  });

  it("two parameters of one query key make one key", () => {
    const two = [parameter("query", "page", int), parameter("query", "other", int, { wireName: "Page" })];
    expect(call(operation("GET /x", "x", two, []))).toContain(
      'query: tenon.query({ page: tenon.shared("page", page, other) })',
    );
  });

  it("the URL takes its parts from anywhere among the parameters", () => {
    const given = operation("PUT /tasks/{id}", "x", [body("task", task), byId, parameter("query", "q", text)], []);
    expect(clientText(given)).toContain("[id: string, q: string]\n> =");
    expect(clientText(given)).toContain("}), (id, q) => [undefined, id, q]);");
    expect(clientText(operation("PUT /tasks/{id}", "x", [byId, body("task", task)], []))).toContain("}));");
  });

  it("names longer than a file's name may be are cut and told apart", () => {
    const written = paths("a".repeat(300), `${"a".repeat(300)}b`);
    expect(new Set(written).size).toBe(written.length);
    expect(Math.max(...written.map((path) => path.length))).toBe("client/.ts".length + 100);
  });

  it("names that cannot be modules or bindings get an underscore", () => {
    expect(paths("default", "index", "createClient")).toEqual([
      "client/createClient_.ts",
      "client/default_.ts",
      "client/index_.ts",
      "client/index.ts",
      "tenon.ts",
    ]);
  });

  it("documentation is on the function and on the usual call, so that editors show it in both places", () => {
    const source = clientText(
      operation("GET /tasks/{id}", "get", [{ ...byId, documentation: "Which one." }], [answer(200, task)], {
        documentation: { summary: "One task.", returns: "The task." },
        deprecated: { message: "Use list." },
      }),
    );
    const comment = `/**
 * One task.
 *
 * @param id Which one.
 * @returns The task.
 * @deprecated Use list.
 */
`;
    expect(source).toContain(`${comment}export const get: TenonOperation<`);
    expect(source).toContain(`${comment.replace(/^(?=.)/gm, "  ")}  (id: string, options?: TenonOptions)`);
  });

  it("without validators nothing mentions them", () => {
    const source = emitTypeScript(contract(types, [service("tasks", one)]), { zod: false });
    expect(source.filter((emitted) => /zod|schema|validat/i.test(emitted.text))).toEqual([]);
  });

  it("no generated file says any, suppresses a lint or depends on the order of its input", () => {
    const files = emitTypeScript(contract(types, [service("tasks", one), service("boards", one)]), { zod: true });
    for (const emitted of files) {
      expect(emitted.text.replace(/\/\*[\s\S]*?\*\//g, "")).not.toMatch(/[:<(|]\s*any\b|\bas any\b|eslint|biome|@ts-/);
    }
    const turned = contract([...types].reverse(), [service("boards", one), service("tasks", one)]);
    expect(emitTypeScript(turned, { zod: true })).toEqual(files);
  });
});
