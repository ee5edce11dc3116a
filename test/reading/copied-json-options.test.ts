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
  test("one option", () => expect(read(numbers)).toBe("Kind = 0 | 1 | Todo { kind: Kind; size: int64 as string }"));
  test("all converters", () => expect(read(converters)).toBe("Kind = A | B | Todo { kind: Kind; size: int64 }"));
  test("options that are copied whole, and looked at", () =>
    expect(
      read(
        "to.NumberHandling = Acme.Defaults.More.NumberHandling;",
        "JsonSerializer.Serialize(1, Acme.Defaults.More);",
        "public static readonly JsonSerializerOptions More = new JsonSerializerOptions(Kept);",
      ),
    ).toBe("Kind = 0 | 1 | Todo { kind: Kind; size: int64 as string }"));
  test("options of a variable", () =>
    expect(
      read(
        "to.NumberHandling = kept.NumberHandling;",
        "var kept = new JsonSerializerOptions { NumberHandling = JsonNumberHandling.WriteAsString };",
      ),
    ).toBe("Kind = 0 | 1 | Todo { kind: Kind; size: int64 as string }"));
});

describe("where they may be changed, that is said", () => {
  test.each<[title: string, setup: string, before: string, defaults: string, code: string]>([
    ["assigned later", numbers, "Acme.Defaults.Kept.NumberHandling = JsonNumberHandling.Strict;", "", "TN2506"],
    ["assigned where they are made", numbers, "", "static Defaults() { Kept.NumberHandling = default; }", "TN2506"],
    ["added to later", converters, "Acme.Defaults.Kept.Converters.Add(null!);", "", "TN2505"],
    [
      "given to something",
      numbers,
      "Apply(Acme.Defaults.Kept); static void Apply(JsonSerializerOptions o) {}",
      "",
      "TN2506",
    ],
    [
      "given to something with something else",
      numbers,
      "Apply(1, Acme.Defaults.Kept); static void Apply(int n, JsonSerializerOptions o) {}",
      "",
      "TN2506",
    ],
    [
      "out of sight",
      "to.NumberHandling = given.NumberHandling;",
      "JsonSerializerOptions given = Make(); static JsonSerializerOptions Make() => throw null!;",
      "",
      "TN2506",
    ],
    ["another option", "to.DictionaryKeyPolicy = Acme.Defaults.Kept.PropertyNamingPolicy;", "", "", "TN2506"],
    [
      "only some of the converters",
      "foreach (var one in Acme.Defaults.Kept.Converters) if (one.GetType().IsPublic) to.Converters.Add(one);",
      "",
      "",
      "TN2511",
    ],
  ])("%s", (_, setup, before, defaults, code) => {
    expect(read(setup, before, defaults)).toContain(code);
  });
});
