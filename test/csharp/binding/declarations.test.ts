import { describe, expect, it } from "vitest";
import { displayType, type MemberSymbol } from "../../../src/csharp/binding/index.js";
import { compile } from "./compile-snippet.js";
import { describeConstant } from "./describe-bound.js";

function describeMember(member: MemberSymbol): string {
  const modifiers = [
    member.accessibility,
    member.isStatic ? "static" : "",
    member.isAbstract ? "abstract" : "",
    member.isVirtual ? "virtual" : "",
    member.isOverride ? "override" : "",
  ].filter((word) => word !== "");
  const head = `${modifiers.join(" ")} ${member.kind}`;
  switch (member.kind) {
    case "method": {
      const parameters = member.parameters.map(
        (p) =>
          `${p.isThis ? "this " : ""}${p.isParams ? "params " : ""}${p.refKind === "none" ? "" : `${p.refKind} `}${displayType(p.type)} ${p.name}${
            p.hasDefault ? ` = ${describeConstant(p.defaultValue)}` : ""
          }`,
      );
      const arity = member.typeParameters.map((t) => t.name).join(", ");
      return `${head} ${displayType(member.returnType)} ${member.name}${arity === "" ? "" : `<${arity}>`}(${parameters.join(", ")})`;
    }
    case "property": {
      const setter =
        member.setter === undefined
          ? ""
          : ` ${member.setter.accessibility} ${member.setter.isInitOnly ? "init" : "set"}`;
      return `${head} ${displayType(member.type)} ${member.name}${member.isRequired ? " required" : ""}${member.getter === undefined ? "" : " get"}${setter}`;
    }
    default:
      return `${head} ${displayType(member.type)} ${member.name}`;
  }
}

function membersOfC(source: string): readonly string[] {
  const { compilation } = compile(source);
  const type = compilation.types.find((candidate) => candidate.name === "C");
  return (type?.members ?? []).map(describeMember);
}

describe("types", () => {
  it.each([
    ["class C { }", "class C internal base System.Object"],
    ["public abstract record C<T, U>;", "record class C`2 public abstract base System.Object"],
    ["readonly record struct C;", "record struct C internal sealed readonly base System.ValueType"],
    ["public ref struct C { }", "struct C public sealed ref base System.ValueType"],
    ["interface C { }", "interface C internal abstract base none"],
    ["enum C { }", "enum C internal sealed base System.Enum"],
    ["delegate void C();", "delegate C internal sealed base System.MulticastDelegate"],
    ["static class C { }", "class C internal static base System.Object"],
    ["namespace A.B { namespace D { sealed class C { } } }", "class A.B.D.C internal sealed base System.Object"],
    ["class O<T> { protected internal class C<U> { } }", "class O`1+C`1 protectedInternal base System.Object"],
    ["interface I { class C { } }", "class I+C public base System.Object"],
    ["class B { } interface I { } class C : B, I { }", "class C internal base B interfaces I"],
    ["class C : Unknown, IUnknown { }", "class C internal base System.Object unknown Unknown IUnknown"],
  ])("%s", (source, want) => {
    const { compilation } = compile(source);
    const type = compilation.types.find((candidate) => candidate.name === "C")!;
    const words = [
      type.isRecord ? "record" : "",
      type.typeKind,
      type.metadataName,
      type.accessibility,
      type.isAbstract ? "abstract" : "",
      type.isSealed ? "sealed" : "",
      type.isStatic ? "static" : "",
      type.isReadOnly ? "readonly" : "",
      type.isRefLike ? "ref" : "",
      `base ${type.baseType?.symbol.metadataName ?? "none"}`,
      type.interfaces.length === 0 ? "" : `interfaces ${type.interfaces.map((i) => i.symbol.name).join(" ")}`,
      (type.unboundBases ?? []).length === 0 ? "" : `unknown ${type.unboundBases!.map((e) => e.name).join(" ")}`,
    ];
    expect(words.filter((word) => word !== "").join(" ")).toBe(want);
  });

  it("merges partial declarations over files, members in the order of the files", () => {
    const { type, diagnostics } = compile([
      "namespace N; public partial class C : I1 { int A; }",
      "namespace N; partial class C : I2 { int B; class Inner { } } interface I1 { } interface I2 { }",
    ]);
    const merged = type("N.C");
    expect(merged.members.map((m) => m.name)).toEqual(["A", "B"]);
    expect(merged.interfaces.map((i) => i.symbol.name)).toEqual(["I1", "I2"]);
    expect(merged.nestedTypes.map((t) => t.metadataName)).toEqual(["N.C+Inner"]);
    expect([merged.accessibility, merged.isPartial, merged.locations.length]).toEqual(["public", true, 2]);
    expect(diagnostics.all).toEqual([]);
  });

  it("says when a type is declared twice", () => {
    const { diagnostics, compilation } = compile(["class C { int A; }", "class C { int B; }"]);
    expect(compilation.types).toHaveLength(1);
    expect(diagnostics.all.map((d) => [d.code, d.location?.file])).toEqual([["TN1401", "File1.cs"]]);
  });

  it("drops the base of a class that inherits from itself, and reports it", () => {
    const { type, diagnostics } = compile("class A : B { } class B : A { }");
    const chain = [type("A").baseType?.symbol.name, type("B").baseType?.symbol.name];
    expect(chain).toContain("Object");
    expect(diagnostics.all.map((d) => d.code)).toEqual(["TN1400"]);
  });

  it("reads type parameters with their constraints", () => {
    const { type } = compile(
      "interface I<in T, out U> where T : class?, new() where U : notnull { } class C<S, E> where S : unmanaged where E : struct, I<S, E> { }",
    );
    const [t, u] = type("I`2").typeParameters;
    const [s, e] = type("C`2").typeParameters;
    expect([
      t!.variance,
      t!.hasReferenceTypeConstraint,
      t!.hasNullableReferenceTypeConstraint,
      t!.hasConstructorConstraint,
    ]).toEqual(["in", true, true, true]);
    expect([u!.variance, u!.hasNotNullConstraint]).toEqual(["out", true]);
    expect([s!.hasUnmanagedConstraint, s!.hasValueTypeConstraint]).toEqual([true, true]);
    expect(e!.constraintTypes.map(displayType)).toEqual(["I<S, E>"]);
  });
});

describe("members", () => {
  it.each<[string, string, readonly string[]]>([
    [
      "fields",
      "class C { int a, b; public static readonly string? S; const int K = 1; }",
      ["private field int a", "private field int b", "public static field string? S", "private static field int K"],
    ],
    [
      "properties",
      "class C { public int A { get; private set; } internal required string B { get; init; } protected int D => 1; int this[int i] { get => i; } }",
      [
        "public property int A get private set",
        "internal property string B required get internal init",
        "protected property int D get",
        "private property int this[] get",
      ],
    ],
    [
      "methods",
      "class C { public T M<T>(T a, ref int b, out int d, in int e, params string[] f) => a; C(int x = 5) { } static C() { } ~C() { } public static C operator +(C a, C b) => a; public static implicit operator int(C c) => 1; }",
      [
        "public method T M<T>(T a, ref int b, out int d, in int e, params string[] f)",
        "private method void .ctor(int x = int 5)",
        "private static method void .cctor()",
        "protected method void Finalize()",
        "public static method C op_Addition(C a, C b)",
        "public static method int op_Implicit(C c)",
      ],
    ],
    [
      "interface members",
      "interface C { int A { get; } void M(); void D() { } static void S() { } private void P() { } static abstract C operator -(C c); }",
      [
        "public abstract property int A get",
        "public abstract method void M()",
        "public virtual method void D()",
        "public static method void S()",
        "private method void P()",
        "public static abstract method C op_UnaryNegation(C c)",
      ],
    ],
    [
      "events",
      "class C { public event System.Action? E; event System.Action F { add { } remove { } } }",
      ["public event Action? E", "private event Action F"],
    ],
    ["a delegate's Invoke", "public delegate int C(string s);", ["public virtual method int Invoke(string s)"]],
    [
      "a record's positional properties first",
      "record C(int Id, string? Name = null) { public int Id { get; } = 1; int extra; }",
      [
        "public method void .ctor(int Id, string? Name = null)",
        "public property string? Name get public init",
        "public property int Id get",
        "private field int extra",
      ],
    ],
    [
      "a record struct's may be set",
      "record struct C(int X);",
      ["public method void .ctor(int X)", "public property int X get public set"],
    ],
    [
      "a readonly record struct's may not",
      "readonly record struct C(int X);",
      ["public method void .ctor(int X)", "public property int X get public init"],
    ],
    [
      "a record inherits what its base has",
      "record B(int Id); record C(int Id, int Extra) : B(Id);",
      ["public method void .ctor(int Id, int Extra)", "public property int Extra get public init"],
    ],
    [
      "a record overrides an abstract property",
      "abstract record B { public abstract int Id { get; } } record C(int Id) : B;",
      ["public method void .ctor(int Id)", "public override property int Id get public init"],
    ],
    [
      "a class with a primary constructor makes no properties",
      "class C(int a, string b) { int x = a; }",
      ["public method void .ctor(int a, string b)", "private field int x"],
    ],
    [
      "defaults of every kind",
      'enum E { A, B } struct S { } class C { void M(E e = E.B, E f = 0, S s = default, int? n = null, string t = "x", System.Guid g = new(), decimal d = 1) { } }',
      [
        'private method void M(E e = E B, E f = E A, S s = default, int? n = null, string t = "x", Guid g = default, decimal d = decimal 1)',
      ],
    ],
    [
      "a partial method once",
      "partial class C { public partial int M(int a); } partial class C { public partial int M(int b) => b; }",
      ["public method int M(int a)"],
    ],
    [
      "extension blocks as static methods",
      "static class C { extension<T>(System.Collections.Generic.List<T> list) { public T First(int n) => list[n]; public static int Zero() => 0; } }",
      ["public static method T First<T>(this List<T> list, int n)", "public static method int Zero<T>()"],
    ],
    [
      "explicit implementations",
      "interface I { int M(); } class C : I { int I.M() => 1; }",
      ["private method int M()"],
    ],
  ])("%s", (_, source, want) => {
    expect(membersOfC(source)).toEqual(want);
  });
});

describe("documentation", () => {
  it("is the inner XML of the comment before a declaration", () => {
    const { type } = compile(`
      /// <summary>An order.</summary>
      /// <param name="Id">Its number.</param>
      [System.Obsolete]
      public record Order(int Id)
      {
          /** <summary>Block</summary> */
          public int Block;
          // no documentation
          public int Plain;
      }`);
    const order = type("Order");
    const of = (name: string) => order.members.find((m) => m.name === name)?.documentation;
    expect(order.documentation).toBe('<summary>An order.</summary>\n<param name="Id">Its number.</param>');
    expect(of("Id")).toBe("<summary>Its number.</summary>");
    expect(of("Block")).toBe("<summary>Block</summary>");
    expect(of("Plain")).toBeUndefined();
  });

  it("may stand beside the declaration, in the line of another", () => {
    const { type } = compile(`public class C {
      /** a */ public int A; /** b /* */ public int B; public int None; /* d */ public int Ordinary; /** e
        of two lines */ public int E;
    }`);
    const of = (name: string) => type("C").members.find((m) => m.name === name)?.documentation;
    expect(["A", "B", "None", "Ordinary"].map(of)).toEqual(["a", "b /*", undefined, undefined]);
    expect(of("E")).toContain("of two lines");
  });
});
