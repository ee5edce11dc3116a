import { describe, expect, it } from "vitest";
import { compile } from "./compile-snippet.js";
import { describeConstant } from "./describe-bound.js";

const surroundings = `
using System;
public enum Size : byte { None, Small = 1, Large = 2, Both = Small | Large, Next, Shifted = Large << 2 }
[Flags] public enum Days : long { Mon = 1, Tue = 2, Wed = 4 }
public class FlagsAttribute : Attribute { }
public static class Other { public const string Prefix = "/api"; public const int Twelve = 12; public const Size Picked = Size.Large; }
`;

function constant(type: string, expression: string): string {
  const { type: find } = compile(`${surroundings} class C { const ${type} X = ${expression}; const int Own = 3; }`);
  const field = find("C").members.find((member) => member.name === "X");
  return field?.kind === "field" ? describeConstant(field.constantValue) : "no field";
}

describe("constants as the compiler folds them", () => {
  it.each([
    ["int", "1 + 2 * 3", "int 7"],
    ["int", "7 / -2", "int -3"],
    ["int", "-7 % 3", "int -1"],
    ["int", "0x10 | 0b11", "int 19"],
    ["int", "1_000", "int 1000"],
    ["int", "-2147483648", "int -2147483648"],
    ["int", "int.MaxValue + 1", "error"],
    ["int", "unchecked(int.MaxValue + 1)", "int -2147483648"],
    ["int", "1 / 0", "error"],
    ["int", "1 << 33", "int 2"],
    ["int", "-8 >> 1", "int -4"],
    ["int", "-8 >>> 28", "int 15"],
    ["int", "~5", "int -6"],
    ["int", "(int)3.99", "int 3"],
    ["int", "'b' - 'a'", "int 1"],
    ["int", "sizeof(long) + sizeof(char)", "int 10"],
    ["int", "default", "int 0"],
    ["int", "default(int) + new int()", "int 0"],
    ["int", "Own + Other.Twelve", "int 15"],
    ["int", "Other.Missing", "error"],
    ["byte", "200", "byte 200"],
    ["byte", "300", "error"],
    ["byte", "unchecked((byte)300)", "byte 44"],
    ["long", "1", "long 1"],
    ["long", "int.MaxValue + 1L", "long 2147483648"],
    ["uint", "4000000000", "uint 4000000000"],
    ["ulong", "1UL + 1", "ulong 2"],
    ["long", "-1u", "long -1"],
    ["char", "(char)('a' + 1)", "'b'"],
    ["float", "1 / 3f", `float ${Math.fround(1 / 3)}`],
    ["double", "1 / 2", "double 0"],
    ["double", "1 / 2d", "double 0.5"],
    ["double", "1e3", "double 1000"],
    ["decimal", "1.10m + 0.9m", "decimal 2.00"],
    ["decimal", "1m / 3", "decimal 0.3333333333333333333333333333"],
    ["decimal", "2m / 4", "decimal 0.5"],
    ["decimal", "1.5m * 2", "decimal 3.0"],
    ["decimal", "5", "decimal 5"],
    ["bool", "1 < 2 && !(3 >= 4)", "true"],
    ["bool", '"a" == "a"', "true"],
    ["bool", "1.0 == 1", "true"],
    ["string", '"a" + "b" + Other.Prefix', '"ab/api"'],
    ["string", '$"{Other.Prefix}/x"', '"/api/x"'],
    ["string", '$"{1}"', "error"],
    ["string", "nameof(Other.Prefix)", '"Prefix"'],
    ["string", "nameof(System.Collections.Generic.List<int>)", '"List"'],
    ["string", 'true ? "x" : "y"', '"x"'],
    ["string?", "null", "null"],
    ["string?", "default", "null"],
    ["string", '@"a""b\\n"', '"a\\"b\\\\n"'],
    ["string", '"""raw "text" """', '"raw \\"text\\" "'],
    ["object?", "null", "null"],
    ["Size", "Size.Small | Size.Large", "Size Both"],
    ["Size", "(Size)16", "Size 16"],
    ["Size", "0", "Size None"],
    ["Size", "Other.Picked", "Size Large"],
    ["Days", "Days.Mon | Days.Wed", "Days Mon | Wed"],
    ["Days", "Days.Mon + 1", "Days Tue"],
    ["Days", "~Days.Mon & Days.Tue", "Days Tue"],
    ["bool", "Size.Large > Size.Small", "true"],
    ["int", "(int)Days.Wed", "int 4"],
    ["long", "Days.Wed - Days.Mon", "long 3"],
    ["int", "X", "error"],
  ])("const %s X = %s is %s", (type, expression, want) => {
    expect(constant(type, expression)).toBe(want);
  });

  it("folds a concatenation of thousands of parts without a deep stack", () => {
    expect(constant("string", Array.from({ length: 5000 }, () => '"a"').join(" + "))).toBe(
      JSON.stringify("a".repeat(5000)),
    );
  });
});

describe("enum members", () => {
  it("count on from the member before, in the underlying type", () => {
    const { type } = compile(surroundings);
    const values = type("Size").members.map((m) =>
      m.kind === "field" && m.constantValue?.kind === "enum" ? `${m.name} ${m.constantValue.value}` : m.name,
    );
    expect(values).toEqual(["None 0", "Small 1", "Large 2", "Both 3", "Next 4", "Shifted 8"]);
    expect(type("Size").enumUnderlyingType).toBe("byte");
    expect(type("Days").enumUnderlyingType).toBe("long");
  });

  it("have no value after the largest one", () => {
    const { type } = compile("enum E : byte { A = 255, B }");
    expect(type("E").members.map((m) => (m.kind === "field" ? m.constantValue?.kind : ""))).toEqual(["enum", "error"]);
  });
});
