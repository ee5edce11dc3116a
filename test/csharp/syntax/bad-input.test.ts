import { describe, expect, it } from "vitest";
import { utf16Offsets } from "../../../scripts/oracle/utf16-offsets.js";
import { locationOf, parse, textOf, walk } from "../../../src/csharp/syntax/index.js";
import { parseText } from "./tree-text.js";

const depth = 10_000;
const deep = (open: string, close: string) =>
  `class C { void M() { x = ${open.repeat(depth)}1${close.repeat(depth)}; } void After() { } }`;

describe("code nested ten thousand deep gives a diagnostic, and the rest is read", () => {
  it.each([
    ["parentheses", deep("(", ")")],
    ["calls", deep("f(", ")")],
    ["lambdas", deep("a => ", "")],
    ["negations", deep("-", "")],
    ["initializers", deep("new A { B = ", " }")],
    ["collections", deep("[", "]")],
    ["patterns", deep("a is { B: ", " }")],
    ["blocks", `class C { void M() ${"{".repeat(depth)}${"}".repeat(depth)} void After() { } }`],
    ["loops", `class C { void M() { ${"while (a) ".repeat(depth)}; } void After() { } }`],
    ["types", `class C { ${"A<".repeat(depth)}int${">".repeat(depth)} x; void After() { } }`],
  ])("%s", (_name, text) => {
    const file = parseText(text);
    const methods: string[] = [];
    walk(file.root, (node) => {
      if (node.kind === "MethodDeclaration") methods.push(textOf(file, node.identifier));
      return undefined;
    });
    expect(file.diagnostics.map((diagnostic) => diagnostic.code)).toContain("TN1002");
    expect(methods).toContain("After");
  });
});

describe("long is not deep", () => {
  it.each([
    ["sums", `x = ${"a + ".repeat(depth)}1;`],
    ["chains", `x = a${".b()".repeat(depth)};`],
    ["else if", `${"if (a) b(); else ".repeat(depth)}c();`],
  ])("%s of ten thousand parts", (_name, code) => {
    const file = parseText(`class C { void M() { ${code} } }`);
    let nodes = 0;
    walk(file.root, () => {
      nodes++;
      return undefined;
    });
    expect(file.diagnostics).toEqual([]);
    expect(nodes).toBeGreaterThan(depth * 2);
  });
});

describe("damage stays where it is", () => {
  it.each([
    ["a stray token", "class C { int a; ) int b; }"],
    ["a member without its end", "class C { int a; public static } class D { int b; }"],
    ["a broken parameter list", "class C { void a(int x, 5) { } int b; }"],
    ["an unfinished body", "class C { void a() { if (x { } } int b; }"],
  ])("%s", (_name, text) => {
    const file = parseText(text);
    const names: string[] = [];
    walk(file.root, (node) => {
      if (node.kind === "VariableDeclarator") names.push(textOf(file, node.identifier));
      return undefined;
    });
    expect(names).toContain("b");
    expect(file.diagnostics.length).toBeGreaterThan(0);
  });
});

describe("files that are not plain text", () => {
  it("says how large a file is that is too large", () => {
    const file = parse("Big.cs", new Uint8Array(65 * 1024 * 1024));
    expect(file.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["TN1000", "The file has 68157440 bytes, more than Tenon reads as C# source."],
    ]);
  });

  it("reads Windows-1252 where UTF-8 fails, and says from where", () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("class A { }\nclass "), 0xe4, 0x20, 0x7b, 0x7d]);
    const file = parse("Old.cs", bytes);
    expect(
      file.diagnostics.map(({ code, severity, location }) => [code, severity, location?.line, location?.column]),
    ).toEqual([["TN1001", "warning", 2, 7]]);
    const [, second] = file.root.members;
    expect(second?.kind === "ClassDeclaration" && textOf(file, second.identifier)).toBe("ä");
  });

  it.each([
    ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0x63, 0x6c, 0x61, 0x73, 0x73, 0x20, 0x41, 0x3b]],
    ["UTF-16, little end first", [0xff, 0xfe, ...[..."class A;"].flatMap((c) => [c.charCodeAt(0), 0])]],
    ["UTF-16, big end first", [0xfe, 0xff, ...[..."class A;"].flatMap((c) => [0, c.charCodeAt(0)])]],
  ])("%s", (_name, bytes) => {
    const file = parse("Marked.cs", new Uint8Array(bytes));
    expect(file.diagnostics).toEqual([]);
    expect(file.root.members[0]).toMatchObject({ kind: "ClassDeclaration", start: 0, end: 8 });
  });

  it("columns are counted in UTF-16 units, as editors do", () => {
    const file = parseText('/* 😀ä */ class C { string s = "😀" }');
    const offset = utf16Offsets(file);
    const type = file.root.members[0]!;
    expect(locationOf(file, type)).toMatchObject({ line: 1, column: 11 });
    expect(offset(type.start)).toBe(10);
  });
});
