/** Conditions that a helper decides: a branch that is never taken answers nothing. */
import { describe, expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

function statuses(handler: string): readonly (number | string)[] {
  const source = `var app = WebApplication.Create(args); app.MapGet("/a", ${handler}); app.Run();
    public static class Flags {
      public static bool On() { return true; }
      public static bool Off => false;
      public static bool Counted() { var count = 0; for (var i = 0; i < 3; i++) count += i; return count == 3; }
      public static bool Is(string name) => name == "on";
      public static bool Any(int id) => id > 3;
    }
    public class Switch { public bool On() => true; public bool Many(int id) => id > 3; }`;
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
