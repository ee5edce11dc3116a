/** Conditions that a helper decides: a branch that is never taken answers nothing. */
import { describe, expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

function statuses(handler: string, more = ""): readonly (number | string)[] {
  const source = `var app = WebApplication.Create(args); app.MapGet("/a", ${handler}); app.Run();
    public static class Flags {
      public static bool On() { return true; }
      public static bool Off => false;
      public static bool Counted() { var count = 0; for (var i = 0; i < 3; i++) count += i; return count == 3; }
      public static bool Is(string name) => name == "on";
      public static bool Any(int id) => id > 3;
    }
    public class Switch { public bool On() => true; public bool Many(int id) => id > 3; }
    ${more}`;
  const { contract } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  const [operation] = contract.services.flatMap((service) => service.operations);
  return (operation?.responses ?? []).map(({ status }) => (status.kind === "code" ? status.code : status.kind));
}

describe("a helper decides a condition", () => {
  test.each([
    ["() => Flags.On() ? Results.Ok() : Results.NotFound()", [200]],
    ["() => { if (Flags.Off) return Results.Ok(); return Results.NotFound(); }", [404]],
    ["() => Flags.Counted() ? Results.Ok() : Results.NotFound()", [200]],
    ['() => Flags.Is("on") ? Results.Ok() : Results.NotFound()', [200]],
    ['() => Flags.Is("off") ? Results.Ok() : Results.NotFound()', [404]],
    ["() => new Switch().On() ? Results.Ok() : Results.NotFound()", [200]],
    ["(int id) => Flags.Any(id) ? Results.Ok() : Results.NotFound()", [200, 404]],
    ["(int id) => new Switch().Many(id) ? Results.Ok() : Results.NotFound()", [200, 404]],
  ])("%s", (handler, expected) => {
    expect(statuses(handler)).toEqual(expected);
  });
});

describe("a switch over what a service gives takes the arms of what that may be", () => {
  const kinds = `public enum Kind { Missing, Taken, Broken }
    public record Error(Kind Kind); public class Found { public Error? Error; public string Name = ""; public Kind? Maybe; }
    public class Shop { public Found Find(int id) => id > 3 ? new Found { Error = new(Kind.Missing), Maybe = Kind.Missing } : id > 2 ? new Found { Error = new(Kind.Taken), Maybe = Kind.Taken } : new Found(); }`;
  test.each([
    [
      "an expression",
      "found.Error is { } error ? error.Kind switch { Kind.Missing => Results.NotFound(), Kind.Taken => Results.Conflict(), _ => Results.StatusCode(500) } : Results.Ok()",
    ],
    [
      "a statement",
      "{ if (found.Error is null) return Results.Ok(); switch (found.Error.Kind) { case Kind.Missing: return Results.NotFound(); case Kind.Taken: return Results.Conflict(); default: return Results.StatusCode(500); } }",
    ],
    [
      "several kinds in one arm",
      "found.Error is null ? Results.Ok() : found.Error.Kind switch { Kind.Broken => Results.StatusCode(500), Kind.Missing or Kind.Taken => found.Error.Kind == Kind.Taken ? Results.Conflict() : Results.NotFound(), _ => Results.StatusCode(501) }",
    ],
    [
      "a kind that may be null",
      "found.Maybe switch { null => Results.Ok(), Kind.Missing => Results.NotFound(), Kind.Taken => Results.Conflict(), _ => Results.StatusCode(500) }",
    ],
  ])("%s", (_, body) => {
    const way = body.startsWith("{")
      ? body.replace("{", "{ var found = shop.Find(id);")
      : `{ var found = shop.Find(id); return ${body}; }`;
    expect(statuses(`(Shop shop, int id) => ${way}`, kinds)).toEqual([200, 404, 409]);
  });
});
