import type { Contract } from "../../../src/contract/contract.js";
import { arrayOf, nullable, primitive } from "../../../src/contract/type-use.js";
import {
  answer,
  anything,
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
  unionOf,
} from "./contract-builder.js";

/** Every kind of type and operation at once, and the ways in which they get into each other's way. */
export const awkwardContract: Contract = contract(
  [
    enumeration("Acme.Tasks.Status", ["Open", "Done"]),
    enumeration("Acme.Tasks.Level", ["Low", "High"], { wire: "number" }),
    enumeration("Acme.Tasks.Rights", ["Read", "Write"], { flags: true }),
    enumeration("Acme.Tasks.ColourName", ["LightRed", "Blue"]),
    enumeration("Acme.Tasks.Colour", [], {
      members: [
        { name: "light-red", csharpName: "LightRed", value: "0" },
        { name: "blue", csharpName: "Blue", value: "1" },
      ],
    }),
    brand("Acme.Tasks.Email", { constraints: { format: "email", maxLength: 100 } }),
    brand("Acme.Tasks.Age", { primitive: primitive("int32"), constraints: { minimum: "0" } }),
    object("Acme.Tasks.Task", [
      property("id", guid, { sent: "absent" }),
      property("title", text, { constraints: { minLength: 1, maxLength: 200, pattern: "^[^/]*$" } }),
      property("status?", ref("Status")),
      property("owner", nullable(ref("Email"))),
      property("labels", arrayOf(ref("Label")), { constraints: { maxItems: 3, uniqueItems: true } }),
      property("parent", nullable(ref("Task"))),
      property("note", text, { answered: "optional", sent: "optional" }),
      property("counts", { kind: "map", key: ref("Status"), value: int }),
      property("extra", { kind: "map", key: text, value: ref("Label") }),
      property("due", primitive("dateTimeOffset")),
      property("a-b", anything),
      property("__proto__", text),
    ]),
    object("Acme.Labels.Label", { name: text, task: nullable(ref("Task")), level: ref("Level") }),
    object("Acme.Labels.Folder", {
      children: arrayOf(ref("Folder")),
      byName: { kind: "map", key: text, value: ref("Folder") },
    }),
    object(
      "Acme.Paging.PagedResult",
      { items: arrayOf(parameterUse("T")), totalCount: int },
      { typeParameters: ["T"] },
    ),
    object(
      "Acme.Paging.Tree",
      { value: parameterUse("Z"), children: arrayOf(ref("Tree", parameterUse("Z"))) },
      { typeParameters: ["Z"] },
    ),
    object(
      "Acme.Paging.Pair",
      { first: parameterUse("A"), second: nullable(parameterUse("B")) },
      { typeParameters: ["A", "B"] },
    ),
    unionOf(
      "Acme.Paging.Either",
      undefined,
      [
        { tag: undefined, type: parameterUse("L") },
        { tag: undefined, type: ref("Pair", parameterUse("L"), parameterUse("L")) },
      ],
      { typeParameters: ["L"] },
    ),
    object("Acme.Shapes.Circle", { radius: int, inner: nullable(ref("Shape")) }),
    object("Acme.Shapes.Square", { side: int }),
    object("Acme.Shapes.Dot", {}),
    unionOf("Acme.Shapes.Shape", "$type", [
      { tag: "circle", type: ref("Circle") },
      { tag: "square", type: ref("Square") },
      { tag: "dot", type: ref("Dot") },
    ]),
    object("Acme.Shapes.Animal", { name: text }),
    object("Acme.Shapes.Cat", { name: text, lives: int }),
    unionOf("Acme.Shapes.AnyAnimal", "kind", [
      { tag: "cat", type: ref("Cat") },
      { tag: undefined, type: ref("Animal") },
    ]),
    unionOf("Acme.Shapes.Outer", "type", [
      { tag: "shape", type: ref("Shape") },
      { tag: "page", type: ref("PagedResult", text) },
    ]),
    object("Acme.Open.Bag", { id: int }, { additional: anything }),
    object("Acme.Open.Numbers", { name: text }, { additional: int }),
    { ...object("Acme.Open.Json", {}), kind: "alias", type: arrayOf(ref("Json")) },
    { ...object("Acme.Open.Ids", {}), kind: "alias", type: arrayOf(guid), constraints: { minItems: 1 } },
    object("Acme.Open.UpdateBag", { id: int, shape: ref("Shape"), name: text }),
    object("Acme.Open.Search", [
      property("q", nullable(text)),
      property("page?", int),
      property("level", ref("Colour")),
    ]),
  ],
  [
    service("tasks", [
      operation(
        "GET /tasks",
        "list",
        [parameter("query", "page", int, { required: false }), parameter("query", "status", nullable(ref("Status")))],
        [answer(200, ref("PagedResult", ref("Task")))],
      ),
      operation(
        "GET /tasks/{id}",
        "get",
        [parameter("route", "id", guid)],
        [answer(200, ref("Task")), answer(404, ref("Label")), answer(422), answer("4XX", text), answer("default", int)],
      ),
      operation("POST /tasks", "create", [body("request", ref("Task"))], [answer(201, ref("Task")), answer(422)]),
      operation(
        "PUT /bags/{id}",
        "update",
        [
          parameter("route", "id", int),
          body("body", ref("UpdateBag"), { routeProperties: [{ property: "id", parameter: "id" }] }),
        ],
        [answer(204)],
      ),
      operation(
        "POST /shapes",
        "draw",
        [body("shape", ref("Shape"))],
        [answer(200, arrayOf(ref("Shape"))), answer(404, nullable(ref("AnyAnimal")))],
      ),
      operation("DELETE /tasks/{id}", "remove", [parameter("route", "id", guid)], [answer(204)], {
        csharpName: "Delete",
      }),
      operation("GET /maybe", "maybe", [], [answer(200, nullable(ref("Task")))]),
    ]),
    service("open", [
      operation(
        "PUT /numbers/{name}",
        "count",
        [
          parameter("route", "name", text),
          body("body", ref("Numbers"), { routeProperties: [{ property: "name", parameter: "name" }] }),
        ],
        [answer(204)],
      ),
      operation(
        "PUT /pages/{totalCount}",
        "page",
        [
          parameter("route", "totalCount", int),
          body("body", ref("PagedResult", ref("Task")), {
            routeProperties: [{ property: "totalCount", parameter: "totalCount" }],
          }),
        ],
        [answer(204)],
      ),
      operation(
        "PUT /outer/{type}",
        "tag",
        [
          parameter("route", "name", text, { wireName: "type" }),
          body("body", ref("AnyAnimal"), { routeProperties: [{ property: "name", parameter: "type" }] }),
        ],
        [answer(204)],
      ),
    ]),
    service("odd", [
      operation(
        "GET /send/{json}",
        "send",
        [
          parameter("route", "json", text),
          parameter("query", "tenon", text),
          parameter("query", "z", int),
          parameter("query", "options", text),
        ],
        [answer(200, ref("Tree", ref("Pair", text, ref("Email"))))],
      ),
      operation("GET /odd", "tenon", [], [answer(200, ref("Either", ref("Age")))]),
      operation(
        "POST /files",
        "upload",
        [
          parameter("form", "file", file),
          parameter("form", "more", arrayOf(file), { required: false }),
          parameter("form", "title", text),
        ],
        [answer(200, { kind: "file", mediaTypes: [] }), answer("2XX", ref("Outer"))],
      ),
      operation(
        "GET /files/{**path}",
        "fetchFile",
        [parameter("route", "path", text)],
        [answer(200, { kind: "file", mediaTypes: [] })],
      ),
      operation(
        "GET /search",
        "search",
        [
          {
            kind: "parameterObject",
            name: "search",
            csharpName: "search",
            type: ref("Search"),
            required: false,
            parameters: [
              parameter("query", "q", nullable(text)),
              parameter("query", "page", int, { required: false }),
              parameter("query", "level", ref("ColourName")),
            ],
          },
        ],
        [answer(200, arrayOf(ref("Bag"))), answer(404, ref("Numbers"))],
        { anySuccess: true },
      ),
      operation("POST /json", "poke", [body("json", ref("Json"), { required: false })], []),
      operation("POST /raw", "raw", [body("content", file, { encoding: "binary" })], [answer(200, ref("Ids"))]),
      operation("HEAD /odd", "probe", [], [answer(200)]),
      operation(
        "GET /styles",
        "styles",
        [
          parameter("query", "ids", nullable(arrayOf(int)), { arrayStyle: "pipe" }),
          parameter("query", "deep", ref("Label"), { objectStyle: "deepObject" }),
          parameter("query", "flat", nullable(ref("Label")), { objectStyle: "form" }),
          parameter("query", "pairs", ref("Label"), { objectStyle: "comma" }),
          parameter("query", "json", ref("Label"), { objectStyle: "json" }),
          parameter("header", "trace", nullable(text), { wireName: "X-Trace" }),
          parameter("cookie", "sid", text),
        ],
        [answer(204)],
      ),
    ]),
    service("default", [operation("GET /", "get", [], [answer(200, { kind: "text", mediaTypes: ["text/plain"] })])]),
  ],
);
