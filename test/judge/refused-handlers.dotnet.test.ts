/** A handler of which ASP.NET makes no endpoint takes the whole server down: Tenon refuses exactly those. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { readSourceFacts } from "../../scripts/judge/read-source-facts.js";
import { runBatch } from "../../scripts/judge/small-servers.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "artifacts/judge/handlers");

const types = `
public class Plain { public int A { get; set; } public string? B { get; set; } }
public class Service { }
public class SpanParsed { public int A { get; set; } public static bool TryParse(ReadOnlySpan<char> s, out SpanParsed o) { o = new(); return true; } }
public class HiddenParsed { public int A { get; set; } private static bool TryParse(ReadOnlySpan<char> s, out HiddenParsed o) { o = new(); return true; } }
public class Asking { public int A { get; set; } public bool TryParse(string s, out int o) { o = 1; return true; } }
public interface IPlain { int A { get; set; } }
public interface IParsed { static bool TryParse(int x) => true; }
public class Implementing : IParsed { public int A { get; set; } }
public class Parsed { public int A { get; set; } public static bool TryParse(string s, out Parsed o) { o = new(); return true; } }
public class Inheriting : Parsed { public int C { get; set; } }
public abstract class SelfParsed<T> where T : new() { public static bool TryParse(string s, IFormatProvider? p, out T t) { t = new(); return true; } }
public class Derived : SelfParsed<Derived> { public int A { get; set; } }
public struct Explicit : IParsable<Explicit> { static Explicit IParsable<Explicit>.Parse(string s, IFormatProvider? p) => default; static bool IParsable<Explicit>.TryParse(string? s, IFormatProvider? p, out Explicit r) { r = default; return true; } }
public class Bound { public int A { get; set; } public static ValueTask<Bound?> BindAsync(HttpContext c) => default; public static bool TryParse(int s) => true; }
public class BoundWithParameter { public static ValueTask<BoundWithParameter?> BindAsync(HttpContext c, ParameterInfo p) => default; }
public class BoundBelow : BoundWithParameter { }
public class BoundAtOnce { public static BoundAtOnce BindAsync(HttpContext c) => new(); }
public class BoundByTask { public static Task<BoundByTask> BindAsync(HttpContext c) => Task.FromResult(new BoundByTask()); }
public class BoundHere { public ValueTask<BoundHere> BindAsync(HttpContext c) => default; }
public class BoundInside { public int A { get; set; } private static int BindAsync(HttpContext c) => default; }
public class BoundOfNothing { public static ValueTask<BoundOfNothing?> BindAsync() => default; }
public abstract class Abstract { public int A { get; set; } }
public class TwoConstructors { public TwoConstructors(int a) { A = a; } public TwoConstructors(int a, int b) { A = a; } public int A { get; set; } }
public class OneEmptyConstructor { public OneEmptyConstructor() { } public OneEmptyConstructor(int a) { A = a; } public int A { get; set; } }
public class OtherName { public OtherName(int other) { A = other; } public int A { get; set; } }
public class OtherType { public OtherType(string a) { } public int A { get; set; } }
public class OtherCase { public OtherCase(int a) { A = a; } public int A { get; } public int? More { get; set; } }
public class NoConstructor { private NoConstructor() { } public int A { get; set; } }
public struct Struct { public Struct(int a) { A = a; } public int A { get; set; } }
public record struct RecordStruct(int A);
public record Inner(int X);
public record Outer([AsParameters] Inner I, int Y);
public record TakesBody(Plain P);
public record TakesQuery([FromQuery] Plain P);
public record TakesForm([FromForm] string[] Tags);
`;

type Handler = readonly [verb: "get" | "post", parameters: string];

const refused: readonly Handler[] = [
  ["get", "[FromQuery] Plain a"],
  ["get", "[FromHeader] Plain a"],
  ["get", "[FromQuery] CancellationToken a"],
  ["get", "[FromHeader] HttpContext a"],
  ["get", "[FromQuery] IFormFile a"],
  ["get", "[FromQuery] Stream a"],
  ["get", "[FromQuery] System.Security.Claims.ClaimsPrincipal a"],
  ["get", "[FromHeader] IServiceProvider a"],
  ["get", "[FromQuery] object a"],
  ["get", "[FromQuery] byte[][] a"],
  ["get", "[AsParameters] IPlain a"],
  ["get", "[FromQuery] List<int> a"],
  ["get", "[FromQuery] IEnumerable<int> a"],
  ["get", "[FromHeader] List<string> a"],
  ["get", "[FromQuery] Dictionary<string, string> a"],
  ["get", "[FromQuery] string[][] a"],
  ["get", "[FromQuery] System.Globalization.CultureInfo a"],
  ["get", "Plain? a"],
  ["get", "ref int a"],
  ["get", "in int a"],
  ["get", "[FromQuery] ref readonly int a"],
  ["get", "[FromQuery] SpanParsed a"],
  ["get", '[FromServices, FromKeyedServices("k")] Service a'],
  ["get", "BoundBelow a"],
  ["get", "[AsParameters] Abstract a"],
  ["get", "[AsParameters] TwoConstructors a"],
  ["get", "[AsParameters] OtherName a"],
  ["get", "[AsParameters] OtherType a"],
  ["get", "[AsParameters] NoConstructor a"],
  ["get", "[AsParameters] RecordStruct? a"],
  ["get", "[AsParameters] Outer a"],
  ["get", "[AsParameters] Plain[] a"],
  ["post", "[AsParameters] TakesQuery a"],
  ["post", "[AsParameters] TakesForm a"],
  ["post", "[FromBody] ref Plain a"],
  ["post", "SpanParsed a"],
  ["post", "[FromForm] SpanParsed a"],
  ["post", "Asking a"],
  ["post", "Implementing a"],
  ["post", "[FromQuery] Bound a"],
  ["post", "BoundAtOnce a"],
  ["post", "BoundByTask a"],
  ["post", "BoundHere a"],
  ["post", "BoundOfNothing a"],
  ["post", "[FromForm] string[] a"],
  ["post", '[FromForm(Name = "b")] string?[]? a'],
  ["post", '[FromForm(Name = "b")] IFormFileCollection a'],
  ["post", '[FromForm(Name = "b")] IFormCollection a'],
];

const served: readonly Handler[] = [
  ["get", "[FromQuery] DateOnly?[] a, [FromHeader] Uri[] b"],
  ["get", "[FromHeader] StringValues a, [FromQuery] StringValues? b, int?[] c"],
  ["get", "Inheriting a"],
  ["get", "[FromQuery] System.Net.IPAddress a, [FromHeader] Version b, [FromQuery] System.Numerics.BigInteger[] c"],
  ["get", "Explicit a"],
  ["get", "Derived a"],
  ["get", '[FromServices] Service a, [FromKeyedServices("k")] Service b'],
  ["get", "BoundWithParameter a"],
  ["get", "[AsParameters] OneEmptyConstructor a"],
  ["get", "[AsParameters] OtherCase a"],
  ["get", "[AsParameters] Struct a"],
  ["get", "[AsParameters] RecordStruct a"],
  ["post", "[AsParameters] TakesBody a"],
  ["post", "SpanParsed[] a"],
  ["post", "[FromBody] SpanParsed a"],
  ["post", "HiddenParsed a"],
  ["post", "Bound a"],
  ["post", "BoundInside a"],
  ["post", "[FromForm] int[] a, [FromForm] List<string> b"],
  ["post", "[FromForm] IFormFileCollection a"],
];

function program(handlers: readonly Handler[]): string {
  const routes = handlers.map(
    ([verb, parameters], at) => `app.${verb === "get" ? "MapGet" : "MapPost"}("/${at}", (${parameters}) => 1);`,
  );
  return `using System.Reflection;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Primitives;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Service>();
builder.Services.AddKeyedSingleton<Service>("k");
var app = builder.Build();
${routes.join("\n")}
app.Run();
${types}`;
}

/** The handlers that Tenon has an error for. */
function refusedIn(file: string, handlers: readonly Handler[]): readonly Handler[] {
  const source = readSourceFacts({ kind: "files", paths: [file] }, undefined);
  if ("failures" in source) throw new Error(source.failures.join("\n"));
  const lines = readFileSync(file, "utf8").split("\n");
  const errors = source.diagnostics.filter(({ code }) => code === "TN2157" || code === "TN2121");
  const places = new Set(errors.map(({ location }) => lines[(location?.line ?? 0) - 1]));
  return handlers.filter(([, parameters]) => [...places].some((line) => line?.includes(`(${parameters}) =>`)));
}

describe("a handler that ASP.NET refuses is an error, and no other is", () => {
  const files = refused.map((_, at) => join(folder, `refused${at}.cs`));
  const [all, others] = [join(folder, "all.cs"), join(folder, "served.cs")];
  let judged: ReadonlyMap<string, string>;
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const [at, file] of files.entries()) writeFileSync(file, program(refused.slice(at, at + 1)));
    writeFileSync(all, program(refused));
    writeFileSync(others, program(served));
    const servers = [...files, others].map((file) => ({ name: basename(file, ".cs"), files: [file], packages: [] }));
    judged = runBatch(root, "refused", servers);
  }, 300_000);

  test("ASP.NET throws for each that Tenon refuses", () => {
    for (const [at, [, parameters]] of refused.entries())
      expect(judged.get(`refused${at}`), parameters).toMatch(/^\{"problem":"threw/);
    expect(refusedIn(all, refused)).toEqual(refused);
  });

  test("every other handler is served", () => {
    expect(judged.get("served")).toContain('"endpoints"');
    expect(refusedIn(others, served)).toEqual([]);
  });
});
