import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Contract } from "../../../src/contract/contract.js";
import type { Operation } from "../../../src/contract/operation.js";
import type { ServedState } from "../../../src/contract/served-state.js";
import { arrayOf, nullable, primitive } from "../../../src/contract/type-use.js";
import { emitDocs } from "../../../src/emit/docs/emit-docs.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { dataText, html, ownText, prose } from "../../../src/emit/text/html.js";
import { pageErrors } from "../../hostile/page-judge.js";
import { hostileTexts } from "../../hostile/texts.js";
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

const board = contract(
  [
    enumeration("Acme.Status", ["Open", "Done"]),
    brand("Acme.Email", { constraints: { format: "email" } }),
    object("Acme.TaskDto", [
      property("id", guid),
      property("title", text, {
        constraints: { minLength: 1, maxLength: 80 },
        documentation: { summary: "What to do." },
      }),
      property("status", ref("Status")),
      property("owner", nullable(ref("Email")), { deprecated: { message: "Ask the board." } }),
    ]),
    object("Acme.Paged", { items: arrayOf(parameterUse("T")), total: int }, { typeParameters: ["T"] }),
    object("Acme.Missing", { message: text }),
    object("Acme.Circle", { radius: int }),
    object("Acme.Square", { side: int }),
    unionOf("Acme.Form", "kind", [
      { tag: "circle", type: ref("Circle") },
      { tag: "square", type: ref("Square") },
    ]),
    object("Acme.Node", [property("name", text), property("children", arrayOf(ref("Node")))]),
    object("Acme.Endless", { self: ref("Endless") }),
    object("Acme.NewTask", [property("title", text), property("status?", ref("Status"))]),
  ],
  [
    service("tasks", [
      operation(
        "GET /api/tasks/{id:guid}",
        "get",
        [parameter("route", "id", guid, { documentation: "Which one." })],
        [answer(200, ref("TaskDto")), answer(404, ref("Missing"))],
      ),
      operation(
        "GET /api/tasks",
        "list",
        [parameter("query", "status", ref("Status"), { required: false }), parameter("query", "tag", arrayOf(text))],
        [answer(200, ref("Paged", ref("TaskDto")))],
      ),
      operation("POST /api/tasks", "create", [body("request", ref("NewTask"))], [answer(201, ref("TaskDto"))]),
      operation("GET /api/forms", "forms", [], [answer(200, arrayOf(ref("Form")))]),
      operation("GET /api/tree", "tree", [], [answer(200, ref("Node"))]),
      operation("GET /api/endless", "endless", [], [answer(200, ref("Endless"))]),
      operation(
        "GET /api/events",
        "events",
        [],
        [answer(200, { kind: "json", type: ref("Form"), mediaTypes: ["text/event-stream"] })],
      ),
      operation("DELETE /api/tasks/{id}", "remove", [parameter("route", "id", guid)], [answer(204)]),
    ]),
  ],
);

const pageOf = (from: Contract, states?: ReadonlyMap<Operation, ServedState>): string =>
  emitDocs(from, { path: "index.html", states }).text;

/** The part of the page that is about one thing. */
function articleOf(page: string, id: string): string {
  const from = page.indexOf(`id="${id}"`);
  expect(from, id).toBeGreaterThan(0);
  return page.slice(from, page.indexOf("</article>", from));
}

function words(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replace(/\s+/g, " ");
}

describe("the page", () => {
  const page = pageOf(board);

  it("is sound by a reader that is stricter than a browser", () => expect(pageErrors(page)).toEqual([]));

  it("says of an operation how to call it and what it answers", () => {
    const get = articleOf(page, "tasks.get");
    expect(words(get)).toContain("GET / api/ tasks/ {id}");
    expect(words(get)).toMatch(/tasks \.get\( ?id ?\)/);
    expect(words(get)).toMatch(/id string path required UUID Which one\./);
    expect(words(get)).toMatch(/200 OK TaskDto .*404 Not Found Missing/);
    expect(get).toContain('href="#type/TaskDto"');
  });

  it("marks streams, and shows the example of one event", () => {
    const events = words(articleOf(page, "tasks.events"));
    expect(events).toContain("server-sent events");
    expect(events).toContain('Example of the data of one event { "kind" : "circle" , "radius"');
  });

  it("says of a type what it holds, its limits and who uses it", () => {
    const task = words(articleOf(page, "type/TaskDto"));
    expect(task).toMatch(/title string required 1 to 80 characters What to do\./);
    expect(task).toMatch(/owner Email \| null required Deprecated\. Ask the board\./);
    expect(task).toMatch(/Used by tasks\.get , tasks\.list , tasks\.create \./);
    expect(words(articleOf(page, "type/Form"))).toMatch(/Told apart by kind \. "circle" Circle "square" Square/);
    expect(words(articleOf(page, "type/Status"))).toMatch(/enum .*"Open" "Done"/);
    expect(words(articleOf(page, "type/Email"))).toMatch(/value object .*On the wire string/);
    expect(articleOf(page, "type/Paged")).toContain("<code>Paged&lt;T&gt;</code>");
  });

  it("has no example of what has no finite value, and ends one that leads back to itself", () => {
    expect(articleOf(page, "type/Endless")).not.toContain("<details");
    expect(words(articleOf(page, "type/Node"))).toContain('"children" : []');
  });

  it("shows the data that the handlers for tests answer", () => {
    const mocks = emitTypeScript(board, { zod: false, mocks: true }).find(({ path }) => path === "mocks/examples.ts");
    const mocked = /function taskDtoExample[\s\S]*?id: ("[^"]+"),\s*title: ("[^"]+")/.exec(mocks?.text ?? "");
    expect(mocked).not.toBeNull();
    const shown = words(articleOf(page, "type/TaskDto"));
    expect(shown).toContain(`"id" : ${mocked?.[1]} , "title" : ${mocked?.[2]}`);
  });

  it("shows of what is sent only what may be sent", () => {
    const answered = object("Acme.Made", [
      property("name", text),
      property("secret", text, { answered: "absent" }),
      property("at", text, { sent: "absent" }),
    ]);
    const both = contract(
      [answered],
      [service("things", [operation("POST /things", "make", [body("made", ref("Made"))], [answer(200, ref("Made"))])])],
    );
    const make = words(articleOf(pageOf(both), "things.make"));
    expect(make).toMatch(/MadeInput .*"name" : "Name" , "secret" : "Secret" \}.*200 OK Made .*"name" : "Name" , "at"/);
  });

  it("is the same in every run, and has no date or version of the tool", () => {
    expect(pageOf(board) === page).toBe(true);
    const copied = { ...board, services: board.services.map((one) => ({ ...one })) };
    expect(pageOf(copied) === page).toBe(true);
  });

  it("allows its own script and style alone, by their hashes, and network only for requests", () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll("&#39;", "'") ?? "";
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; /);
    expect(policy).not.toContain("unsafe");
    const hashes = [...page.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)].map(([, own = ""]) => {
      expect(own.length).toBeGreaterThan(1000);
      return createHash("sha256").update(own).digest("base64");
    });
    expect([...policy.matchAll(/sha256-([\w+/=]+)/g)].map(([, hash]) => hash)).toEqual(hashes.reverse());
    expect(page.match(/ style="| on[a-z]+="| src="/g)).toBeNull();
  });
});

describe("what is known of the server", () => {
  const [operations] = board.services.map((one) => one.operations);
  const states = new Map<Operation, ServedState>(
    (operations ?? []).map((one, at) => [one, (["served", "missing", "differs", "unknown"] as const)[at] ?? "served"]),
  );

  it("stands beside each operation", () => {
    const page = pageOf(board, states);
    expect(words(articleOf(page, "tasks.get"))).toContain(" implemented ");
    expect(words(articleOf(page, "tasks.list"))).toContain(" not implemented ");
    expect(words(articleOf(page, "tasks.create"))).toContain(" implemented differently ");
    expect(words(articleOf(page, "tasks.forms"))).toContain(" implementation unknown ");
    expect(words(/<ul class="figures">.*?<\/ul>/s.exec(page)?.[0] ?? "")).toMatch(
      /5 implemented 1 not implemented 1 implemented differently 1 unknown/,
    );
    expect(pageErrors(page)).toEqual([]);
  });

  it("is not made up where nothing is known", () => {
    expect(words(pageOf(board)).includes("implemented")).toBe(false);
    expect(words(articleOf(pageOf(board, new Map()), "tasks.get"))).toContain("implementation unknown");
  });
});

describe("foreign text", () => {
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#96": "`" };
  const parsed = (markup: string): string => markup.replace(/&([a-z]+|#\d+);/g, (_, name) => entities[name] ?? "?");

  it("reads back as it was, and ends neither an element nor an attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (given) => {
        const made = String(html`${given}`);
        const unreadable = /(?![\t\n])[\p{Cc}\p{Cs}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
        const expected = given.replace(/\r\n?/g, "\n").replace(unreadable, "\ufffd");
        return !/[<>"'`]/.test(made) && parsed(made) === expected;
      }),
    );
  });

  it("reaches the script as it was", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (given) => JSON.parse(dataText(given)) === given));
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (given) => parsed(String(html`${dataText(given)}`)) === dataText(given),
      ),
    );
  });

  it("becomes a link only to the web", () => {
    expect(String(prose("See https://example.com/a?b=1, or `code`."))).toBe(
      'See <a href="https://example.com/a?b=1" rel="noopener noreferrer">https://example.com/a?b=1</a>, or <code>code</code>.',
    );
    for (const link of ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "//evil.example"])
      expect(String(prose(`[x](${link}) <a href="${link}">`))).not.toContain("<a");
  });

  it("would have to be a script of our own to end the script", () => {
    expect(() => ownText("a</script>")).toThrow();
    expect(() => ownText("a<!--")).toThrow();
  });

  test.each(hostileTexts.map((hostile) => [JSON.stringify(hostile), hostile] as const))(
    "%s at every place",
    (_, hostile) => {
      const mean = { summary: hostile, remarks: hostile, returns: hostile, example: hostile };
      const named = object(
        "Acme.T",
        [
          property("p", text, {
            name: hostile,
            documentation: mean,
            default: hostile,
            example: hostile,
            constraints: { pattern: hostile, allowedValues: [hostile] },
            deprecated: { message: hostile },
          }),
        ],
        { name: hostile, documentation: mean, notes: [hostile], tag: { property: hostile, value: hostile } },
      );
      const given = operation(
        "GET /a/{b}",
        "x",
        [
          parameter("route", "b", text, { wireName: hostile, documentation: hostile, example: hostile }),
          parameter("header", hostile, text),
          body("request", ref("T"), { mediaTypes: [hostile], documentation: hostile }),
        ],
        [
          {
            ...answer(200, ref("T")),
            description: hostile,
            headers: [{ name: hostile, type: text, required: false, documentation: hostile }],
            examples: [
              { name: hostile, value: { [hostile]: hostile } },
              { name: hostile, value: hostile },
            ],
          },
        ],
      );
      const hostileOperation: Operation = {
        ...given,
        name: hostile,
        documentation: mean,
        deprecated: { message: hostile },
        notes: [hostile],
        route: {
          path: hostile,
          template: hostile,
          segments: [
            [{ kind: "literal", text: hostile }],
            [
              {
                kind: "parameter",
                name: hostile,
                constraints: [],
                optional: false,
                default: undefined,
                catchAll: "none",
              },
            ],
          ],
        },
        security: { kind: "required", alternatives: [[{ scheme: hostile, scopes: [hostile] }]] },
        version: { place: "header", name: hostile, value: hostile },
      };
      const from: Contract = {
        ...contract(
          [named, enumeration("Acme.E", [hostile, `${hostile}2`])],
          [{ ...service("s", [hostileOperation]), name: hostile, csharpName: hostile, documentation: mean }],
        ),
        title: hostile,
        version: hostile,
        documentation: mean,
        securitySchemes: [
          { kind: "http", name: hostile, scheme: hostile, bearerFormat: hostile, description: hostile },
          { kind: "openIdConnect", name: `${hostile}2`, url: hostile },
        ],
      };
      expect(pageErrors(pageOf(from))).toEqual([]);
    },
  );
});

describe("large and awkward APIs", () => {
  test("a contract with every kind of type and name", () => expect(pageErrors(pageOf(awkwardContract))).toEqual([]));

  test("a thousand operations make a page of a few megabytes", () => {
    const many = contract(
      board.types,
      Array.from({ length: 50 }, (_, at) =>
        service(`group${at}`, [
          ...(board.services[0]?.operations ?? []),
          ...Array.from({ length: 12 }, (_, n) =>
            operation(
              `GET /api/g${at}/${n}/{id}`,
              `read${n}`,
              [parameter("route", "id", guid)],
              [answer(200, ref("TaskDto"))],
            ),
          ),
        ]),
      ),
    );
    const page = pageOf(many);
    expect(page.match(/<article class="operation"/g)).toHaveLength(1000);
    expect(page.length).toBeLessThan(4_000_000);
  });

  test("types that multiply have no example rather than one without end", () => {
    const levels = Array.from({ length: 30 }, (_, at) =>
      object(`Acme.L${at}`, at === 29 ? { value: int } : { left: ref(`L${at + 1}`), right: ref(`L${at + 1}`) }),
    );
    const doubled = contract(levels, [service("s", [operation("GET /x", "x", [], [answer(200, ref("L0"))])])]);
    const page = pageOf(doubled);
    expect(articleOf(page, "type/L0")).not.toContain("<details");
    expect(articleOf(page, "type/L27")).toContain("<details");
    expect(page.length).toBeLessThan(500_000);
  });

  test("documentation and limits of the C# are on the page", () => {
    const source = `namespace Acme;
/// <summary>A thing.</summary>
public record Thing(Guid Id, [property: System.ComponentModel.DataAnnotations.StringLength(8)] string Name);
/// <summary>All things. See <see href="javascript:alert(1)">this</see> &lt;b&gt;.</summary>
[ApiController, ContractClient, Route("things")]
public class ThingsController : ControllerBase {
  /// <summary>Finds one.</summary>
  /// <param name="id">Which.</param>
  [HttpGet("{id:guid}"), Obsolete("Use the other.")] public ActionResult<Thing> Get(Guid id) => NotFound();
}`;
    const page = pageOf(readSource(source));
    expect(pageErrors(page)).toEqual([]);
    const get = words(articleOf(page, "things.get"));
    expect(get).toMatch(/Deprecated\. Use the other\. .*Finds one\..*id string path required UUID Which\./);
    expect(words(articleOf(page, "type/Thing"))).toMatch(/A thing\..*name string required at most 8 characters/);
  });

  test("dates and numbers have their meaning", () => {
    const when = contract(
      [object("Acme.When", { day: primitive("date"), long: primitive("int64"), raw: primitive("bytes") })],
      [service("s", [operation("GET /x", "x", [], [answer(200, ref("When"))])])],
    );
    expect(words(articleOf(pageOf(when), "type/When"))).toMatch(
      /day string required date .*long number required whole number, 64 bits .*raw string required bytes in base64/,
    );
  });
});
