import { describe, expect, it } from "vitest";
import {
  bindExpression,
  displayType,
  expressionsIn,
  type MethodSymbol,
  returnedExpressions,
  textOf,
  typeOfExpression,
} from "../../../src/csharp/binding/index.js";
import { compile } from "./compile-snippet.js";
import { describeBound } from "./describe-bound.js";

function method(source: string, name: string): MethodSymbol {
  const { compilation } = compile(source);
  for (const type of compilation.types) {
    const found = type.members.find((member) => member.kind === "method" && member.name === name);
    if (found?.kind === "method") return found;
  }
  throw new Error(`no method ${name}`);
}

describe("returnedExpressions", () => {
  it.each<[string, readonly string[]]>([
    ["int M() => 1;", ["1"]],
    ["int M() { return 1; }", ["1"]],
    ["int M(bool b) { if (b) { return 1; } else return 2; }", ["1", "2"]],
    ["int M() { System.Func<int> f = () => { return 9; }; int L() { return 8; } return L(); }", ["L()"]],
    ["void M() { return; }", []],
    ["int M() { try { return 1; } catch { return 2; } finally { } }", ["1", "2"]],
    ["int M(int x) { switch (x) { case 1: return 1; default: return 0; } }", ["1", "0"]],
  ])("%s", (source, want) => {
    const body = method(`class C { ${source} }`, "M").body;
    expect(returnedExpressions(body!).map(textOf)).toEqual(want);
  });

  it("gives `new()` and lambdas the method's own return type", () => {
    const source =
      "using System; using System.Threading.Tasks; class R { } class C { R A() => new(); async Task<R> B() { return new(); } Func<int, string> D() { return x => null!; } }";
    const typeOf = (name: string): string => {
      const [returned] = returnedExpressions(method(source, name).body!);
      return displayType(typeOfExpression(returned!)!);
    };
    expect([typeOf("A"), typeOf("B"), typeOf("D")]).toEqual(["R", "R", "Func<int, string>"]);
  });
});

describe("expressionsIn", () => {
  it("goes outermost first and into lambdas, and leaves types and names of members out", () => {
    const body = method(
      "class C { int F(C c) => 1; C N; void M(C c) { F(c.N); System.Action a = () => F((C)c); } }",
      "M",
    ).body!;
    expect([...expressionsIn(body)].map(textOf)).toEqual([
      "F(c.N)",
      "F",
      "c.N",
      "c",
      "() => F((C)c)",
      "F((C)c)",
      "F",
      "(C)c",
      "c",
    ]);
  });

  it("gives every expression its scope", () => {
    const body = method(
      "class C { void M(int x) { { var y = x; Use(y); } foreach (var z in new[] { x }) Use(z); System.Func<string, int> f = s => s.Length; } }",
      "M",
    ).body!;
    const bound = [...expressionsIn(body)].filter((e) => /^[xyzs]$/.test(textOf(e))).map(describeBound);
    expect(bound).toEqual([
      "parameter x: int",
      "local y: int",
      "parameter x: int",
      "local z: int",
      "parameter s: string",
    ]);
  });

  it.each([
    ["parentheses", `${"(".repeat(3000)}x${")".repeat(3000)}`],
    ["a sum", Array.from({ length: 5000 }, () => "x").join(" + ")],
    ["a chain of calls", `this${".M(1)".repeat(5000)}`],
    ["a chain of members", `A${".B".repeat(5000)}`],
  ])("survives %s nested thousands deep", (_, expression) => {
    const body = method(`class C { object M(int x) => ${expression}; }`, "M").body!;
    const all = [...expressionsIn(body)];
    expect(all.length).toBeGreaterThan(100);
    expect(() => all.map(bindExpression)).not.toThrow();
  });
});

describe("local functions", () => {
  it("are methods with bodies of their own", () => {
    const body = method("class C { int M(int a) { int Twice(int x) => x * 2; return Twice(a); } }", "M").body!;
    const call = bindExpression(returnedExpressions(body)[0]!);
    const twice = call.kind === "call" ? call.method : undefined;
    expect([twice!.name, twice!.methodKind, displayType(twice!.returnType)]).toEqual(["Twice", "localFunction", "int"]);
    expect(returnedExpressions(twice!.body!).map(textOf)).toEqual(["x * 2"]);
  });
});

describe("top-level statements", () => {
  it("are a body with args in scope, in a class Program", () => {
    const { compilation } = compile("using System; var x = args.Length; int Twice(int n) => n; Twice(x); class K { }");
    const body = compilation.topLevelStatements!;
    const bound = [...expressionsIn(body)].filter((e) => ["args", "Twice(x)"].includes(textOf(e))).map(describeBound);
    expect(bound).toEqual(["parameter args: string[]", "call Twice(int n) with n=x: int"]);
    expect(compilation.resolve("Program")?.name).toBe("Program");
  });
});
