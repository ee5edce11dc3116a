import { afterAll, expect, it } from "vitest";
import type { Contract } from "../../../src/contract/contract.js";
import { arrayOf } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import {
  answer,
  body,
  brand,
  contract,
  enumeration,
  int,
  object,
  operation,
  parameter,
  property,
  ref,
  service,
  text,
  unionOf,
} from "./contract-builder.js";
import { type RunnableTree, runnableTree } from "./generated-tree.js";

/** Text that tries to break out and run. Every place that carries a user's text gets each of them. */
const attacks = [
  '"; globalThis.pwned = true; "',
  "'; globalThis.pwned = true; '",
  "`; globalThis.pwned = true; `",
  `$${"{(globalThis.pwned = true)}"}`,
  "*/ globalThis.pwned = true; /*",
  "\nglobalThis.pwned = true;\n",
  "\r\u2028globalThis.pwned = true;\u2029//",
  "\\",
  "</script><script>globalThis.pwned = true</script>",
  "__proto__",
  "constructor",
  "\u202e\u0000\ud800",
];

function attacked(attack: string): Contract {
  const documentation = { summary: attack, remarks: attack, returns: attack, example: attack };
  const deprecated = { message: attack };
  const types = [
    object(
      "Acme.Thing",
      [
        property(attack, text, {
          documentation,
          deprecated,
          default: attack,
          constraints: { pattern: attack, format: attack, allowedValues: [attack] },
        }),
        property("pattern", text, { constraints: { pattern: attack } }),
        property("constant", { kind: "literal", value: attack }),
        property("kinds", arrayOf(ref("Kind"))),
      ],
      { documentation, deprecated, example: attack },
    ),
    enumeration("Acme.Kind", [attack, "Other"], { documentation }),
    brand("Acme.Mark", { documentation, constraints: { pattern: attack, allowedValues: [attack] } }),
    object("Acme.One", { a: int }),
    unionOf("Acme.Either", attack, [{ tag: attack, type: ref("One") }], { documentation }),
  ];
  const inputs = [
    parameter("query", "q", text, { wireName: attack, documentation: attack }),
    parameter("header", "h", text, { wireName: attack }),
    parameter("query", "deep", ref("One"), { wireName: attack, objectStyle: "deepObject" }),
    body("body", ref("Either"), { mediaTypes: [attack], documentation: attack }),
  ];
  const segments = [[{ kind: "literal" as const, text: attack }]];
  const route = { path: "/", template: "/", segments };
  const responses = [answer(200, ref("Thing")), answer(404, ref("Either"))];
  const operations = [operation("POST /", "post", inputs, responses, { route, documentation, deprecated })];
  return { ...contract(types, [service("things", operations, { documentation })]), title: attack };
}

const trees: RunnableTree[] = [];
afterAll(() => {
  for (const tree of trees) tree.remove();
});

it.each(attacks)("%j stays data everywhere", async (attack) => {
  const tree = await runnableTree(emitTypeScript(attacked(attack), { zod: true, query: "core", mocks: true }));
  trees.push(tree);
  const client = await tree.load<{ createClient(config: object): { things: { post(...input: unknown[]): unknown } } }>(
    "client/index.js",
  );
  await tree.load("query/index.js");
  await tree.load("mocks/index.js");
  const urls: string[] = [];
  const { things } = client.createClient({
    baseUrl: "https://example.invalid",
    fetch: async (url: string) => {
      urls.push(url);
      return Response.json({ [attack]: attack, pattern: "", constant: attack, kinds: [attack] });
    },
  });
  // A header name or media type of that kind is refused by the platform: the call fails, and nothing of it runs.
  await Promise.resolve(things.post("q", "h", { a: 1 }, { a: 1 })).catch(() => undefined);
  expect(globalThis).not.toHaveProperty("pwned");
  for (const url of urls) expect(new URL(url).origin).toBe("https://example.invalid");
});
