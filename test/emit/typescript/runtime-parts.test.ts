import ts from "typescript";
import { describe, expect, it } from "vitest";
import { runtimeModule } from "../../../src/emit/typescript/runtime/runtime-module.js";
import { plainNumbers } from "../../../src/emit/typescript/runtime/tenon/decimals.js";
import { form, invariant, multipart, part, typedMultipart } from "../../../src/emit/typescript/runtime/tenon/form.js";
import {
  brackets,
  json,
  jsonWithFirst,
  queryWithKeys,
  segment,
  segments,
  shared,
  urlOf,
} from "../../../src/emit/typescript/runtime/tenon/request.js";

/** The parts of `tenon.ts` as modules of their own, and what joining them makes. */

describe("path values", () => {
  it.each<[string | number | boolean, string]>([
    ["a b", "a%20b"],
    ["a/b", "a%2Fb"],
    [7, "7"],
    [false, "false"],
    ["...", "..."],
  ])("segment(%j) is %s", (value, text) => expect(segment(value)).toBe(text));

  it.each<[string, string]>([
    ["docs/a b", "docs/a%20b"],
    ["a//b", "a//b"],
    ["/a", "/a"],
  ])("segments(%j) is %s", (value, text) => expect(segments(value)).toBe(text));

  it.each(["", ".", "..", null, undefined])("%j is refused", (value) => {
    expect(() => segment(value)).toThrow(TypeError);
    expect(() => segments(value)).toThrow(TypeError);
  });
});

describe("numbers as text", () => {
  it.each<[number, string | number]>([
    [1e-7, "0.0000001"],
    [-1.25e-8, "-0.0000000125"],
    [1e21, "1000000000000000000000"],
    [1.5e22, "15000000000000000000000"],
    [0.25, 0.25],
    [123456789, 123456789],
  ])("%d goes as %s", (value, text) => {
    expect(plainNumbers(value)).toBe(text);
    expect(plainNumbers({ list: [value], none: null })).toEqual({ list: [text], none: null });
  });

  it("names the fields that are written without a culture", () => {
    const fields = { price: 1.5, count: 2, name: "a.b", lines: [{ price: -0.5 }], at: "2024-02-29", none: null };
    expect(invariant(fields)).toEqual({ ...fields, __Invariant: ["price", "lines[0].price", "at"] });
    expect(invariant({ count: 2 })).toEqual({ count: 2 });
    expect(invariant(undefined)).toBeUndefined();
  });
});

describe("bodies", () => {
  it.each<[object, string]>([
    [{ a: 1, b: null, c: undefined }, "a=1"],
    [{ tags: ["x", "y"] }, "tags=x&tags=y"],
    [{ inner: { a: { b: true } } }, "inner.a.b=true"],
    [{ lines: [{ n: 1 }, { n: 2 }] }, "lines[0].n=1&lines[1].n=2"],
  ])("form(%j) is %s", (fields, text) => {
    expect(decodeURIComponent(String(form(fields)?.content))).toBe(text);
  });

  it("a multipart body has files as files", () => {
    const content = multipart({ title: "T", file: new File(["x"], "x.txt") })?.content;
    expect(content).toBeInstanceOf(FormData);
    expect(content instanceof FormData && content.get("file")).toBeInstanceOf(File);
  });

  it("a part of JSON has its content type and no file name", async () => {
    const file = new File(["x"], 'a "b".txt', { type: "text/plain" });
    const meta = part({ a: "é" }, "application/json");
    const body = typedMultipart({
      meta,
      list: part([1, { b: 2 }], "application/x+json"),
      title: "T",
      none: part(null, ""),
      file,
    });
    const boundary = body?.type?.replace("multipart/form-data; boundary=", "") ?? "";
    const text = body?.content instanceof Blob ? await body.content.text() : "";
    expect(text.split(`--${boundary}`)).toEqual([
      "",
      '\r\nContent-Disposition: form-data; name="meta"\r\nContent-Type: application/json\r\n\r\n{"a":"é"}\r\n',
      '\r\nContent-Disposition: form-data; name="list"\r\nContent-Type: application/x+json\r\n\r\n1\r\n',
      '\r\nContent-Disposition: form-data; name="list"\r\nContent-Type: application/x+json\r\n\r\n{"b":2}\r\n',
      '\r\nContent-Disposition: form-data; name="title"\r\n\r\nT\r\n',
      '\r\nContent-Disposition: form-data; name="file"; filename="a %22b%22.txt"\r\nContent-Type: text/plain\r\n\r\nx\r\n',
      "--\r\n",
    ]);
  });

  it("brackets name what is inside by its keys", () => {
    expect(brackets("f", { a: 1, b: { c: [1, 2] }, d: [{ e: 3 }] })).toEqual({
      "f[a]": 1,
      "f[b][c][0]": 1,
      "f[b][c][1]": 2,
      "f[d][0][e]": 3,
    });
    expect(() => brackets("f", { "a]b": 1 })).toThrow('A key of f must not contain "]"');
  });

  it("a key that several inputs share is sent once; two values are refused", () => {
    expect(shared("page", undefined, 2, null)).toBe(2);
    expect(shared("page", 2, 2)).toBe(2);
    expect(shared("page")).toBeUndefined();
    expect(() => shared("page", 1, 2)).toThrow('The query has one "page"');
  });

  it("a credential of the query is the configuration's", () => {
    const call = { path: "/p", query: queryWithKeys(["key"], { a: 1 }) };
    expect(urlOf({ queryAuth: { key: "s p", other: "x" } }, call)).toBe("/p?a=1&key=s+p");
    expect(urlOf({ queryAuth: (name) => `of ${name}` }, call)).toBe("/p?a=1&key=of+key");
    expect(urlOf({}, call)).toBe("/p?a=1");
  });

  it("json puts the discriminators first at every depth", () => {
    const value = { name: "n", kind: "a", inner: [{ x: 1, kind: "b" }] };
    expect(jsonWithFirst(["kind"], value)?.content).toBe('{"kind":"a","name":"n","inner":[{"kind":"b","x":1}]}');
    expect(json(undefined)).toBeUndefined();
    expect(json(null)?.content).toBe("null");
  });
});

describe("joined", () => {
  it.each([false, true])("is one module that needs no other (validators: %j)", (zod) => {
    const { text } = runtimeModule({ zod, streams: true, forms: true, files: true, decimals: true });
    const module = ts.createSourceFile("tenon.ts", text, ts.ScriptTarget.ES2022);
    expect(module.statements.filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))).toEqual([]);
    expect(text.includes("interface TenonSchema")).toBe(zod);
  });
});
