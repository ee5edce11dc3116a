/** What the running server answers is compared in test/judge/servers/answer-values-named-as-results.cs; a status too many only here. */
import { describe, expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const values = `public record SearchResult(int Count); public record Failure(int statusCode);
  public class LoginResult { public int StatusCode { get; set; } }
  public class JsonResult { public string Value { get; set; } = ""; }
  public static class Found { public static SearchResult NotFound() => new(0); }
  public interface IFinder { LoginResult NotFound(); SearchResult Find(); }`;

function answersOf(files: Record<string, string>): string {
  const { contract, diagnostics } = readWithDiagnostics(files, { served: { include: [], exclude: [] } });
  const [operation] = contract.services.flatMap((service) => service.operations);
  if (operation === undefined) throw new Error("nothing is served");
  const text = operationText(operation, contract).replace(/^.*→ /, "");
  return [text, ...diagnostics.map(({ code }) => code)].join(" ");
}

describe("a class is a result by its interfaces, not by its name or its properties", () => {
  test.each<[handler: string, expected: string]>([
    ["() => new Acme.SearchResult(1)", "200 SearchResult"],
    ["() => { var login = new Acme.LoginResult { StatusCode = 3 }; return login; }", "200 LoginResult"],
    ["() => new Acme.Failure(500)", "200 Failure"],
    ['() => new Acme.JsonResult { Value = "x" }', "200 JsonResult"],
    ["() => Acme.Found.NotFound()", "200 SearchResult"],
    ["([FromServices] Acme.IFinder finder) => finder.NotFound()", "200 LoginResult"],
    ["object ([FromServices] Acme.IFinder finder) => finder.NotFound()", "200 LoginResult"],
    ["object ([FromServices] Acme.IFinder finder) => finder.Find()", "200 SearchResult"],
    ["object () => new Acme.LoginResult { StatusCode = 404 }", "200 LoginResult"],
  ])("%s", (handler, expected) => {
    const program = `using Microsoft.AspNetCore.Mvc; var app = WebApplication.CreateBuilder(args).Build(); app.MapGet("/x", ${handler}); app.Run();`;
    expect(answersOf({ "Program.cs": program, "Values.cs": `namespace Acme; ${values}` })).toBe(expected);
  });

  test.each<[action: string, expected: string]>([
    ["object Get() => new LoginResult { StatusCode = 404 };", "200 LoginResult"],
    ["ActionResult<object> Get() => new SearchResult(1);", "200 SearchResult"],
    ["ActionResult<Failure> Get() => new Failure(404);", "200 Failure"],
    ["IActionResult Get() => Ok(new LoginResult { StatusCode = 404 });", "200 LoginResult"],
  ])("%s", (action, expected) => {
    const controller = `namespace Acme; [ApiController] public class XController : ControllerBase { [HttpGet("/x")] public ${action} }`;
    const program = `var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();`;
    expect(
      answersOf({ "Program.cs": program, "Controller.cs": controller, "Values.cs": `namespace Acme; ${values}` }),
    ).toBe(expected);
  });
});
