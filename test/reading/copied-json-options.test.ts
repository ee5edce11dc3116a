/** Options that are copied from others. What the server does is judged in test/judge/servers/json-copied-*.cs; here, what is not known. */
import { describe, expect, test } from "vitest";
import { typesText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

function read(setup: string, before = "", defaults = "") {
  const { contract, diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `using System.Text.Json; using System.Text.Json.Serialization;
        var builder = WebApplication.CreateBuilder(args); ${before}
        builder.Services.AddControllers().AddJsonOptions(options => { var to = options.JsonSerializerOptions; ${setup} });
        var app = builder.Build(); app.MapControllers(); app.Run();`,
      "Api.cs": `using Microsoft.AspNetCore.Mvc; namespace Acme; public enum Kind { A, B } public record Todo(Kind Kind, long Size);
        [ApiController, Route("x")] public class XController : ControllerBase { [HttpGet] public Todo Get() => null!; }`,
      "Defaults.cs": `using System.Text.Json; using System.Text.Json.Serialization; namespace Acme;
        public static class Defaults {
          public static readonly JsonSerializerOptions Kept = new() {
            NumberHandling = JsonNumberHandling.WriteAsString, Converters = { new JsonStringEnumConverter() } };
          ${defaults}
        }`,
    },
    { served: { include: [], exclude: [] } },
  );
  return [...typesText(contract), ...diagnostics.map(({ code }) => code)].join(" | ");
}

const numbers = "to.NumberHandling = Acme.Defaults.Kept.NumberHandling;";
const converters = "foreach (var one in Acme.Defaults.Kept.Converters) to.Converters.Add(one);";

describe("options that are made in one place and changed in none are read", () => {
  test("one option that is copied is followed", () =>
    expect(read(numbers)).toBe("Kind = 0 | 1 | Todo { kind?>: Kind; size?>: int64 as string }"));
  test("converters that are copied in a loop are followed", () =>
    expect(read(converters)).toBe("Kind = A | B | Todo { kind?>: Kind; size?>: int64 }"));
  test("options that are copied whole, and looked at", () =>
    expect(
      read(
        "to.NumberHandling = Acme.Defaults.More.NumberHandling;",
        "JsonSerializer.Serialize(1, Acme.Defaults.More);",
        "public static readonly JsonSerializerOptions More = new JsonSerializerOptions(Kept);",
      ),
    ).toBe("Kind = 0 | 1 | Todo { kind?>: Kind; size?>: int64 as string }"));
  test("options copied from a local variable are followed", () =>
    expect(
      read(
        "to.NumberHandling = kept.NumberHandling;",
        "var kept = new JsonSerializerOptions { NumberHandling = JsonNumberHandling.WriteAsString };",
      ),
    ).toBe("Kind = 0 | 1 | Todo { kind?>: Kind; size?>: int64 as string }"));
});

const kinds = "Kind = 0 | 1 | ";

describe("what changes them before they are copied counts", () => {
  test.each<[title: string, setup: string, before: string, defaults: string, expected: string]>([
    [
      "assigned later",
      numbers,
      "Acme.Defaults.Kept.NumberHandling = JsonNumberHandling.Strict;",
      "",
      `${kinds}Todo { kind?>: Kind; size?>: int64 }`,
    ],
    [
      "assigned where they are made",
      numbers,
      "",
      "static Defaults() { Kept.NumberHandling = default; }",
      `${kinds}Todo { kind?>: Kind; size?>: int64 }`,
    ],
    [
      "given to a method of the program, which does nothing",
      numbers,
      "Apply(1, Acme.Defaults.Kept); static void Apply(int n, JsonSerializerOptions o) {}",
      "",
      `${kinds}Todo { kind?>: Kind; size?>: int64 as string }`,
    ],
    [
      "given to a method of the program, which changes them",
      numbers,
      "Apply(o: Acme.Defaults.Kept, n: 1); static void Apply(int n, JsonSerializerOptions o) => o.NumberHandling = JsonNumberHandling.Strict;",
      "",
      `${kinds}Todo { kind?>: Kind; size?>: int64 }`,
    ],
    [
      "those of the converters that a test of their types keeps",
      "foreach (var one in Acme.Defaults.Kept.Converters) if (one.GetType().IsPublic) to.Converters.Add(one);",
      "",
      "",
      "Kind = A | B | Todo { kind?>: Kind; size?>: int64 }",
    ],
    [
      "another option",
      "to.PropertyNamingPolicy = Acme.Defaults.Kept.DictionaryKeyPolicy;",
      "",
      "",
      `${kinds}Todo { Kind?>: Kind; Size?>: int64 }`,
    ],
  ])("%s", (_, setup, before, defaults, expected) => {
    expect(read(setup, before, defaults)).toBe(expected);
  });
});

describe("where they cannot be followed, that is said", () => {
  test.each<[title: string, setup: string, before: string, code: string]>([
    ["a converter that is null", converters, "Acme.Defaults.Kept.Converters.Add(null!);", "TN2505"],
    [
      "out of sight",
      "to.NumberHandling = given.NumberHandling;",
      "JsonSerializerOptions given = Outside.Library.Make();",
      "TN2506",
    ],
    [
      "only some of the converters",
      "foreach (var one in Acme.Defaults.Kept.Converters) if (Outside.Library.Likes(one)) to.Converters.Add(one);",
      "",
      "TN2511",
    ],
  ])("%s", (_, setup, before, code) => {
    expect(read(setup, before)).toContain(code);
  });
});
