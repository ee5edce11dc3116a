import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { arrayOf, nullable, primitive } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import {
  answer,
  body,
  brand,
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
} from "./contract-builder.js";
import { typeErrors } from "./generated-tree.js";

/** The server in docs/typescript.md and docs/front-end.md. */
const documented = contract(
  [
    enumeration("Acme.Tasks.Status", ["Open", "Done"]),
    brand("Acme.Tasks.Email"),
    object("Acme.Tasks.TaskDto", {
      id: guid,
      title: text,
      status: ref("Status"),
      assignee: nullable(ref("Email")),
      createdAt: primitive("dateTimeOffset"),
    }),
    object("Acme.Tasks.CreateTask", [
      property("title", text, { constraints: { minLength: 1, maxLength: 200 } }),
      property("assignee?", nullable(ref("Email"))),
    ]),
    object("Acme.Tasks.NotFoundDto", { message: text }),
    object(
      "Acme.Paging.PagedResult",
      { items: arrayOf(parameterUse("T")), totalCount: int, page: int, pageSize: int },
      { typeParameters: ["T"] },
    ),
  ],
  [
    service("tasks", [
      operation(
        "GET /api/tasks",
        "list",
        [
          parameter("query", "page", int, { required: false, default: 1 }),
          parameter("query", "status", nullable(ref("Status"))),
        ],
        [answer(200, ref("PagedResult", ref("TaskDto")))],
      ),
      operation(
        "GET /api/tasks/{id:guid}",
        "get",
        [parameter("route", "id", guid)],
        [answer(200, ref("TaskDto")), answer(404, ref("NotFoundDto"))],
      ),
      operation(
        "POST /api/tasks",
        "create",
        [body("request", ref("CreateTask"))],
        [answer(201, ref("TaskDto")), answer(422)],
      ),
      operation("DELETE /api/tasks/{id:guid}", "remove", [parameter("route", "id", guid)], [answer(204)], {
        csharpName: "Delete",
      }),
    ]),
    service("files", [
      operation(
        "POST /api/files",
        "upload",
        [parameter("form", "file", file), parameter("form", "title", text)],
        [answer(201)],
      ),
      operation(
        "GET /api/files/{name}",
        "download",
        [parameter("route", "name", text)],
        [answer(200, { kind: "file", mediaTypes: ["application/pdf"] })],
      ),
    ]),
  ],
);

/** A page, with what is generated for the options that it is about. */
const pages = [
  { name: "typescript.md", generated: emitTypeScript(documented, { zod: true }), excerpts: 4, examples: 7 },
  {
    name: "front-end.md",
    generated: emitTypeScript(documented, { zod: false, query: "react", mocks: true }),
    excerpts: 0,
    examples: 2,
  },
].map((page) => {
  const text = readFileSync(resolve(import.meta.dirname, "../../../docs", page.name), "utf8");
  return { ...page, text, blocks: [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = ""]) => block) };
});

it.each(pages)("every excerpt of generated code in $name is in the generated file", (page) => {
  const excerpts = page.blocks.filter((block) => block.startsWith("// "));
  expect(excerpts.length).toBeGreaterThanOrEqual(page.excerpts);
  for (const excerpt of excerpts) {
    const [, path = "", code = ""] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(excerpt) ?? [];
    expect(page.generated.find((one) => one.path === path)?.text).toContain(code.trim());
  }
});

it("every example compiles against the generated code", () => {
  const trees = pages.map(({ name, blocks, generated, examples: least }) => {
    const examples = blocks.filter((block) => block.startsWith("import "));
    expect(examples.length).toBeGreaterThanOrEqual(least);
    const files = [
      ...generated.map((one) => ({ ...one, path: `api/${one.path}` })),
      ...examples.map((code, at) => ({ path: `example${at}.ts`, text: code })),
    ];
    return [name, files] as const;
  });
  expect(typeErrors(Object.fromEntries(trees))).toEqual([]);
}, 300_000);

it.each(pages)("every file of the table in $name is generated", ({ text, generated }) => {
  const paths = generated.map((one) => one.path);
  for (const [, path = ""] of text.matchAll(/^\| `([^`<…\s]+\.ts)` \|/gm)) expect(paths).toContain(path);
});
