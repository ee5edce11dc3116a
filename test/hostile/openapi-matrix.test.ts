import { describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { extent } from "../extent.js";
import { type Field, fieldsOf, fullDocuments, withText } from "./documents.js";
import { generated } from "./generated.js";
import { once, shapeOf, surplus } from "./judge.js";
import { hostileTexts } from "./texts.js";

/** Texts that mean something at the field, as some of the hostile ones do: an empty reference is the document itself. */
function meaningsAt({ way, is }: Field): readonly string[] {
  if (is === "value") return way.at(-1) === "$ref" ? ["#"] : [];
  return way.at(-2) === "content" ? ["application/json", "text/plain", "image/png"] : [];
}

/** A key that OpenAPI knows is not foreign text, and an empty pattern is none. */
function isKeyword({ way, is }: Field, text: string): boolean {
  return is === "key" ? text === "default" : text === "" && way.at(-1) === "pattern";
}

/** One text at each field, another at the next; a long run takes them all. */
const every = extent === "long" ? 1 : hostileTexts.length;

const nameOf = ({ way, is }: Field): string => `${is} ${way.join(".")}`;
/** All of 3.0 is in 3.1 and 3.2 too. */
const common = fieldsOf(fullDocuments["3.0"] ?? {}).map(nameOf);

/** What three versions have in common is tried in one of them, unless the run is long. */
function isTried(version: string, field: string): boolean {
  const turn = ["3.0", "3.1", "3.2"].indexOf(version);
  const at = common.indexOf(field);
  return extent === "long" || turn < 0 || at < 0 || at % 3 === turn;
}

describe.each(Object.entries(fullDocuments))("OpenAPI %s: a hostile text declares nothing", (version, document) => {
  const fields = fieldsOf(document);
  const whole = shapeOf(generated(JSON.stringify(document)) ?? {});

  test("the document has many fields, and reads without a diagnostic", () => {
    expect(fields.length).toBeGreaterThan(version === "2.0" ? 60 : 120);
    const made = generated(JSON.stringify(document));
    expect(made).toBeDefined();
    expect(shapeOf(made ?? {}).errors).toEqual([]);
  });

  const tried = fields
    .map((field, at) => ({ name: nameOf(field), field, at }))
    .filter(({ name }) => isTried(version, name));
  test.each(tried)("$name", ({ field, at }) => {
    // What is harmless may still need an attribute for its name, a check of its own where every object inherits the name,
    // a union of another kind where a key begins with `$`, or be refused: no twin may have less than the hostile one.
    const plain = ["harmless", "harm-less", "Harm less 1", "$harmless", "isPrototypeOf", "__defineGetter__"];
    const twins = [...plain, ...meaningsAt(field)];
    const references = [
      () => whole,
      ...twins.map((text) => once(() => shapeOf(generated(withText(document, field, text)) ?? {}))),
    ];
    for (const [number, text] of hostileTexts.entries()) {
      if ((number + at) % every !== 0 || isKeyword(field, text)) continue;
      const made = generated(withText(document, field, text));
      if (made === undefined) continue;
      const shape = shapeOf(made);
      expect(shape.errors, JSON.stringify(text)).toEqual([]);
      const isMatched = references.some((reference) => surplus(shape, reference()).length === 0);
      const surpluses = isMatched ? [] : references.map((reference) => surplus(shape, reference()));
      expect(surpluses, JSON.stringify(text)).toEqual([]);
    }
  });
});

/** Texts that travel: the generated code has them as they are, or a diagnostic says what could not be kept. */
describe("a hostile text travels unchanged, or a diagnostic reports it", () => {
  const document = fullDocuments["3.1"] ?? {};
  const travelling: readonly (readonly [string, Field])[] = [
    ["a property", { way: ["components", "schemas", "Thing", "properties", "name"], is: "key" }],
    ["an enum value", { way: ["components", "schemas", "Thing", "properties", "kind", "enum", 0], is: "value" }],
    ["a query parameter", { way: ["components", "parameters", "Page", "name"], is: "value" }],
    ["a discriminator", { way: ["components", "schemas", "Either", "discriminator", "mapping", "one"], is: "key" }],
  ];
  test.each(travelling)("%s", (_, field) => {
    const quiet = new DiagnosticBag();
    generated(withText(document, field, "harmless"), quiet);
    const lost = hostileTexts.filter((text) => {
      const bag = new DiagnosticBag();
      const made = generated(withText(document, field, text), bag);
      const told = bag.all.length > quiet.all.length;
      return made !== undefined && !told && !shapeOf(made).texts.has(text);
    });
    expect(lost).toEqual([]);
  });
});
