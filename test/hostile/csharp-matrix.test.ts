import { describe, expect, test } from "vitest";
import type { Contract } from "../../src/contract/contract.js";
import { emitDocs } from "../../src/emit/docs/emit-docs.js";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import type { GeneratedFile } from "../../src/emit/generated-file.js";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { typeErrors } from "../emit/typescript/generated-tree.js";
import { extent } from "../extent.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { once, type Shape, shapeOf, surplus } from "./judge.js";
import { hostileNames, type SourcePlace, sourcePlaces, sourceWith } from "./sources.js";
import { hostileTexts } from "./texts.js";

/** Everything that is generated from the server with a text at one place. */
function generated(
  place?: SourcePlace,
  text?: string,
): { files: readonly GeneratedFile[]; contract: Contract; told: number } {
  const { contract, diagnostics } = readWithDiagnostics(sourceWith((one) => (one === place ? text : undefined)));
  const files = [
    ...emitTypeScript(contract, { zod: true, query: "core", mocks: true }),
    emitOpenApi(contract, { version: "3.1", path: "openapi.json" }),
    emitDocs(contract, { path: "index.html", states: undefined }),
  ].filter((file) => !/^tenon(-\w+)?\.ts$/.test(file.path));
  for (const { path } of files) expect(path).toMatch(/^[A-Za-z]+(\/[^/\\:*?"<>|\p{Cc}]+)*\.(ts|json|html)$/u);
  return { files, contract, told: diagnostics.length };
}

const shapeAt = (place?: SourcePlace, text?: string): Shape => shapeIn(generated(place, text).files);
const shapeIn = (files: readonly GeneratedFile[]): Shape =>
  shapeOf(Object.fromEntries(files.map((file) => [file.path, file.text])));

/** Two or three texts at each place, others at the next; a long run takes them all. */
const every = extent === "long" ? 1 : 20;
const textsFor = (place: SourcePlace): readonly string[] => (place.spelling === "name" ? hostileNames : hostileTexts);
const twinsFor = (place: SourcePlace): readonly string[] =>
  place.spelling === "name"
    ? ["Harmless", "harmless_1"]
    : ["harmless", "harm-less", "Harm less 1", "harm/less/{id}", "harm/less/{other}", "a/b"];

describe("a hostile text in C# declares nothing", () => {
  const whole = shapeAt();

  test("the server has many places, and is read whole", () => {
    expect(sourcePlaces.length).toBeGreaterThan(45);
    expect(whole.errors).toEqual([]);
    expect(generated().contract.services.flatMap((service) => service.operations)).toHaveLength(3);
    expect(hostileTexts.length).toBeGreaterThan(40);
    expect(hostileNames.length).toBeGreaterThan(40);
  });

  test.each(sourcePlaces.map((place, at) => ({ name: place.name, place, at })))(
    "$name",
    { timeout: 1_800_000 },
    ({ place, at }) => {
      const references = [() => whole, ...twinsFor(place).map((text) => once(() => shapeAt(place, text)))];
      for (const [number, text] of textsFor(place).entries()) {
        if ((number + at) % every !== 0) continue;
        const shape = shapeAt(place, text);
        expect(shape.errors, JSON.stringify(text)).toEqual([]);
        const isMatched = references.some((reference) => surplus(shape, reference()).length === 0);
        const surpluses = isMatched ? [] : references.map((reference) => surplus(shape, reference()));
        expect(surpluses, JSON.stringify(text)).toEqual([]);
      }
    },
  );
});

/** One program for all, since the compiler takes its time to start; without Zod, whose types cost more than all of them. */
test("what is generated compiles, whatever the text", { timeout: 1_800_000 }, () => {
  const trees = new Map<string, readonly GeneratedFile[]>();
  for (const [at, place] of sourcePlaces.entries()) {
    for (const [number, text] of textsFor(place).entries()) {
      if ((number + at) % (extent === "long" ? 5 : 100) !== 0) continue;
      trees.set(`${at}-${number}`, emitTypeScript(generated(place, text).contract, { zod: false }));
    }
  }
  expect(typeErrors(Object.fromEntries(trees))).toEqual([]);
});

/** Texts that travel: the generated code has them as they are, or a diagnostic says what could not be kept. */
test.each(["query key", "form key", "JSON name", "JSON name of an enum member", "tag of a variant", "discriminator"])(
  "%s travels unchanged, or a diagnostic reports it",
  { timeout: 1_800_000 },
  (name) => {
    const place = sourcePlaces.find((one) => one.name === name);
    const quiet = generated(place, "harmless").told;
    const lost = hostileTexts.filter((text, number) => {
      // An empty name is MVC's way to bind from the root, not a key.
      if ((text === "" && name.endsWith(" key")) || number % (every > 1 ? 6 : 1) !== 0) return false;
      const made = generated(place, text);
      return made.told <= quiet && !shapeIn(made.files).texts.has(text);
    });
    expect(lost).toEqual([]);
  },
);
