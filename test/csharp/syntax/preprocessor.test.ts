import { describe, expect, it } from "vitest";
import { childrenOf, force, textOf } from "../../../src/csharp/syntax/index.js";
import { parseText } from "./tree-text.js";

const typesOf = (text: string, symbols: readonly string[] = []) => {
  const file = parseText(text, symbols);
  return file.root.members.map((member) =>
    "identifier" in member && member.identifier ? textOf(file, member.identifier) : member.kind,
  );
};

describe("conditional compilation", () => {
  const branches = "#if A\nclass X { }\n#elif B && !C\nclass Y { }\n#else\nclass Z { }\n#endif\n";
  it.each([
    ["the first branch whose condition holds", branches, ["A", "B"], ["X"]],
    ["the next one", branches, ["B"], ["Y"]],
    ["the last one", branches, ["B", "C"], ["Z"]],
    ["#define counts", `#define A\n${branches}`, [], ["X"]],
    ["#undef counts", `#undef A\n${branches}`, ["A"], ["Z"]],
    ["what is left out need not be C#", "#if A\n' \" }} /*\n#endif\nclass X { }", [], ["X"]],
    ["around unbalanced braces", "#if A\nclass X {\n#else\nclass Y {\n#endif\n}", [], ["Y"]],
    ["a # in the middle of a line is none", 'class X { string s = "#if A"; }\nclass Y { }', [], ["X", "Y"]],
    [
      "every space of Unicode separates words",
      "\u00a0#if\u00a0A\u3000&& !B\nclass X { }\n#endif\u00a0\n#endregion\u00a0Fields\n",
      ["A"],
      ["X"],
    ],
    ["a # behind text and a wide space is none", "class X { }\n#if B\nx\u00a0#endif\n#endif", [], ["X"]],
    [
      "comments do not start in #region and #pragma",
      '#region a/*b\n#pragma checksum "D:\\x"\nclass X { }\n#endregion',
      [],
      ["X"],
    ],
  ])("%s", (_name, text, symbols, types) => {
    expect(parseText(text, symbols).diagnostics).toEqual([]);
    expect(typesOf(text, symbols)).toEqual(types);
  });

  it("holds in bodies that are read later", () => {
    const file = parseText("class C { void M() {\n#if A\na();\n#else\nb();\n#endif\n} }");
    const [type] = file.root.members;
    const method = childrenOf(type!)[0]!;
    const block = method.kind === "MethodDeclaration" ? force(method.body) : null;
    expect(block?.statements.map((statement) => textOf(file, statement))).toEqual(["b();"]);
  });

  it.each([
    ["#if A\nclass X { }", "TN1021"],
    ["#endif", "TN1022"],
    ["#error Not this platform", "TN1023"],
    ["#frobnicate", "TN1024"],
    ["#if A +\n#endif", "TN1025"],
  ])("%j is reported as %s", (text, code) => {
    expect(parseText(text).diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });
});

describe("#nullable", () => {
  const text =
    "class A { }\n#nullable enable\nclass B { }\n#nullable disable warnings\nclass C { }\n#nullable restore\nclass D { }";
  it.each([
    ["A", undefined, undefined],
    ["B", "enable", "enable"],
    ["C", "enable", "disable"],
    ["D", "restore", "restore"],
  ])("class %s: annotations %s, warnings %s", (name, annotations, warnings) => {
    const file = parseText(text);
    const before = file.nullableDirectives.filter(({ position }) => position < text.indexOf(`class ${name}`));
    const settingOf = (other: string): string | undefined => before.findLast(({ target }) => target !== other)?.setting;
    expect([settingOf("warnings"), settingOf("annotations")]).toEqual([annotations, warnings]);
  });
});
