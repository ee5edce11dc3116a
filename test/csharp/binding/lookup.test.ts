import { describe, expect, it } from "vitest";
import type { Type } from "../../../src/csharp/binding/index.js";
import { compile, type SnippetOptions } from "./compile-snippet.js";

/** What the field `F` of the first type named `C` is, by full name. */
function meaningOf(
  sources: string | readonly string[],
  globalUsings: readonly string[] = [],
  projects: SnippetOptions["projects"] = {},
): string {
  const { compilation } = compile(sources, { globalUsings, projects });
  for (const type of compilation.types) {
    const field = type.name === "C" ? type.members.find((member) => member.name === "F") : undefined;
    if (field?.kind === "field") return describeType(field.type.type);
  }
  throw new Error("no C.F");
}

function describeType(type: Type): string {
  switch (type.kind) {
    case "named": {
      const outer = type.containing === undefined ? "" : `[${describeType(type.containing)}] `;
      const args = type.typeArguments.map((argument) => describeType(argument.type)).join(", ");
      return `${outer}${type.symbol.metadataName}${args === "" ? "" : `(${args})`}`;
    }
    case "typeParameterType":
      return `#${type.symbol.name}`;
    case "error":
      return type.candidates.length > 0
        ? `ambiguous: ${type.candidates.map((c) => c.metadataName).join(", ")}`
        : `unknown ${type.name}`;
    default:
      return type.kind;
  }
}

describe("names are looked up from the inside out", () => {
  it.each<[string, string | readonly string[], string]>([
    ["a type parameter hides a type", "class T { } class C<T> { T F; }", "#T"],
    ["a nested type hides one outside", "class X { } class C { class X { } X F; }", "[C] C+X"],
    [
      "a nested type of a base is found",
      "class B { protected class X { } } class X { } class C : B { X F; }",
      "[B] B+X",
    ],
    ["a private nested type of a base is not", "class B { class X { } } class X { } class C : B { X F; }", "X"],
    [
      "a nested type of a generic base is constructed",
      "class B<T> { public class X { } } class C : B<int> { X F; }",
      "[B`1(System.Int32)] B`1+X",
    ],
    [
      "a nested type of a base interface is found by interfaces",
      "interface I { class X { } } interface C : I { static X F; }",
      "[I] I+X",
    ],
    [
      "the types of the namespace come before its usings",
      "namespace A { class X { } } namespace N { using A; class X { } class C { X F; } }",
      "N.X",
    ],
    ["outer namespaces count", "namespace N { class X { } } namespace N.M.L { class C { X F; } }", "N.X"],
    [
      "usings of an inner namespace come before outer types",
      "class X { } namespace A { class X { } } namespace N { using A; class C { X F; } }",
      "A.X",
    ],
    [
      "usings of A.B belong to A.B and not to A",
      "namespace U { class X { } } namespace A { class X { } } namespace A.B { using U; class C { X F; } }",
      "U.X",
    ],
    [
      "two usings that both have it are ambiguous",
      "namespace A { class X { } } namespace B { class X { } } namespace N { using A; using B; class C { X F; } }",
      "ambiguous: A.X, B.X",
    ],
    ["arity counts", "class X { } class X<T> { } class C { X<int> F; }", "X`1(System.Int32)"],
    ["an alias names a type", "using Y = N.X; namespace N { class X { } } class C { Y F; }", "N.X"],
    ["an alias names a namespace", "using Y = N; namespace N { class X { } } class C { Y.X F; }", "N.X"],
    ["an alias of any type", "using Y = int[]; class C { Y F; }", "array"],
    [
      "aliases do not see one another",
      "using A = N; using B = A.X; namespace N { class X { } } class C { B F; }",
      "unknown X",
    ],
    [
      "using static brings nested types",
      "using static S; static class S { public class X { } } class C { X F; }",
      "[S] S+X",
    ],
    ["global:: starts at the root", "class X { } namespace N { class X { } class C { global::X F; } }", "X"],
    ["an alias with ::", "using Y = N; namespace N { class X { } } class C { Y::X F; }", "N.X"],
    ["a file-scoped namespace", "namespace N.M; class X { } class C { X F; }", "N.M.X"],
    ["global usings of another file", ["global using A;", "namespace A { class X { } }", "class C { X F; }"], "A.X"],
    ["a file-local type is preferred in its file", ["class X { }", "file class X { } class C { X F; }"], "X"],
    [
      "usings of one file do not reach another",
      ["using A; namespace A { class X { } }", "class C { X F; }"],
      "unknown X",
    ],
    ["source comes before references", "namespace System { class Guid { } } class C { System.Guid F; }", "System.Guid"],
    [
      "a generic outer type is its own argument inside",
      "class O<T> { class I { } class C { I F; } }",
      "[O`1(#T)] O`1+I",
    ],
  ])("%s", (_, sources, want) => {
    expect(meaningOf(sources)).toBe(want);
  });

  // The compiler's CS0433, and its CS0436 where source has the type too.
  const twoProjects = {
    A: "namespace N { public class X { } public class Y { } internal class Z { } }",
    B: "namespace N { public class X { } internal class Y { } internal class Z { } }",
  };
  it.each([
    ["a using", "using N; class C { X F; }", "ambiguous: N.X, N.X"],
    ["a full name", "class C { N.X F; }", "ambiguous: N.X, N.X"],
    ["the namespace itself", "namespace N { class C { X F; } }", "ambiguous: N.X, N.X"],
    ["a type that one of them keeps to itself", "class C { N.Y F; }", "N.Y"],
    ["a type that both keep to themselves", "class C { N.Z F; }", "unknown Z"],
    ["a type that source declares too", "namespace N { class X { } } class C { N.X F; }", "N.X"],
  ])("a type that two references declare, by %s", (_, source, want) => {
    expect(meaningOf(source, [], twoProjects)).toBe(want);
  });

  it("implicit usings are usings of every file", () => {
    expect(meaningOf("class C { List<int> F; }", ["System.Collections.Generic"])).toBe(
      "System.Collections.Generic.List`1(System.Int32)",
    );
  });

  it("keeps file-local types of other files apart", () => {
    const { compilation } = compile(["file class X { int A; }", "file class X { int B; }"]);
    expect(
      compilation.types.map((type) => [type.metadataName, type.isFileLocal, type.members.map((m) => m.name)]),
    ).toEqual([
      ["X", true, ["A"]],
      ["X", true, ["B"]],
    ]);
  });
});
