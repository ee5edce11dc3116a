import { describe, expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

/** The answers of `GET /x`, and the codes of what is said about it. */
function answersOf(handler: string, classes: string): string {
  const { contract, diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `using Acme; var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();`,
      "Controller.cs": `using Microsoft.AspNetCore.Http.HttpResults; namespace Acme;
        public record Todo(string Title);
        public record Steam(int Degrees);
        [ApiController] public class XController : ControllerBase { [HttpGet("/x")] ${handler.replace(/^(\[.*?\] )?/, "$1public ")} }
        ${classes}`,
    },
    { served: { include: [], exclude: [] } },
  );
  const [operation] = contract.services.flatMap((service) => service.operations);
  if (operation === undefined) throw new Error("nothing is served");
  const text = operationText(operation, contract).replace(/^.*→ /, "");
  return [text, ...diagnostics.map(({ code }) => code)].join(" ");
}

/** What the running server answered is in the comments where it is not plain to see. */
describe("a result class over one of MVC's says its status and body in its constructors", () => {
  test.each<[title: string, handler: string, classes: string, expected: string]>([
    [
      // 410 with problem details.
      "a constant status",
      "IActionResult Get() => new Gone();",
      "public class Gone : StatusCodeResult { public Gone() : base(410) {} }",
      "410 ProblemDetails",
    ],
    [
      "a status that is set",
      "IActionResult Get() => new Broken(new Steam(1));",
      "public class Broken : ObjectResult { public Broken(Steam s) : base(s) { StatusCode = 500; } }",
      "500 Steam",
    ],
    [
      "a primary constructor and a type argument",
      'ActionResult<Todo> Get(bool b) => b ? new Todo("") : new Locked<Steam>(new Steam(1), 423);',
      `public class Locked<T>(T value, int status) : Answer(value, status);
       public class Answer : ObjectResult { public Answer(object? value, int status) : base(value) { this.StatusCode = status; } }`,
      "200 Todo, 423 Steam, 400 ValidationProblemDetails",
    ],
    [
      "another constructor of the class, and a default",
      "IActionResult Get() => new Broken();",
      `public class Broken : JsonResult {
         public Broken() : this(new Steam(1)) {}
         public Broken(Steam s, int status = 503) : base(s) { StatusCode = status; } }`,
      "503 Steam",
    ],
    [
      "properties set where it is made, which count last",
      "IActionResult Get() => new Broken(new Steam(1)) { StatusCode = 409 };",
      "public class Broken : ObjectResult { public Broken(Steam s) : base(s) { StatusCode = 500; } }",
      "409 Steam",
    ],
    [
      "content of a type",
      'IActionResult Get() => new Page("");',
      'public class Page : ContentResult { public Page(string s) { Content = s; StatusCode = 420; ContentType = "text/html"; } }',
      "420 text text/html",
    ],
    [
      "the status of the base",
      "IActionResult Get() => new Missing(new Steam(1));",
      "public class Missing(Steam steam) : NotFoundObjectResult(steam);",
      "404 Steam",
    ],
    [
      "a status under a condition",
      "IActionResult Get(bool b) => new Broken(new Steam(1), b);",
      "public class Broken : ObjectResult { public Broken(Steam s, bool b) : base(s) { if (b) StatusCode = 500; } }",
      "200 Steam, 500 Steam, 400 ValidationProblemDetails",
    ],
    [
      "a method that nothing calls changes nothing",
      "IActionResult Get() => new Broken(new Steam(1));",
      "public class Broken : ObjectResult { public Broken(Steam s) : base(s) { } public void Fail() => StatusCode = 500; }",
      "200 Steam",
    ],
    [
      "nor is one that runs before it is written",
      "IActionResult Get() => new Broken(new Steam(1));",
      `public class Broken : ObjectResult { public Broken(Steam s) : base(s) { }
         public override void OnFormatting(ActionContext context) => base.OnFormatting(context); }`,
      "200 unknown (unmapped), default unknown (unmapped) (any 2xx) TN2201",
    ],
  ])("%s", (_, handler, classes, expected) => {
    expect(answersOf(handler, classes)).toBe(expected);
  });
});

describe("a result class that writes the answer itself", () => {
  const teapot = `public class Teapot : IResult { public Task ExecuteAsync(HttpContext context) {
    context.Response.StatusCode = 418; return context.Response.WriteAsJsonAsync(new Steam(3)); } }`;

  test.each<[title: string, handler: string, classes: string, expected: string]>([
    ["by itself", "IResult Get() => new Teapot();", teapot, "418 Steam"],
    [
      "among the results of a type",
      'Results<Ok<Todo>, Teapot> Get(bool b) => b ? TypedResults.Ok(new Todo("")) : new Teapot();',
      teapot,
      "200 Todo, 418 Steam, 400 ValidationProblemDetails",
    ],
    [
      "of MVC, generic, with a primary constructor",
      "IActionResult Get() => new Answer<Steam>(new Steam(3), 419);",
      `public class Answer<T>(T value, int status) : IActionResult { public async Task ExecuteResultAsync(ActionContext context) {
         context.HttpContext.Response.StatusCode = status; await context.HttpContext.Response.WriteAsJsonAsync(value); } }`,
      "419 Steam",
    ],
    [
      "through a result of the framework",
      "IResult Get() => new Wrapped();",
      `public class Wrapped : IResult { public Task ExecuteAsync(HttpContext context) =>
         TypedResults.Conflict(new Steam(1)).ExecuteAsync(context); }`,
      "409 Steam",
    ],
    [
      "through code out of sight: not known, which is said",
      'Results<Ok<Todo>, Far> Get(bool b) => b ? TypedResults.Ok(new Todo("")) : new Far();',
      "public class Far : IResult { public Task ExecuteAsync(HttpContext context) => Writer.Write(context); }",
      "200 Todo, default unknown (unmapped) TN2201",
    ],
    [
      "through itself",
      "IResult Get() => new Again();",
      "public class Again : IResult { public Task ExecuteAsync(HttpContext context) => new Again().ExecuteAsync(context); }",
      "200 unknown (unmapped), default unknown (unmapped) (any 2xx) TN2201",
    ],
    [
      "made out of sight",
      "Results<Ok<Todo>, Teapot> Get() => Maker.Make();",
      teapot,
      "200 Todo, default unknown (unmapped) TN2201",
    ],
    [
      "with nothing known beside it",
      "Results<Far, Teapot> Get() => Maker.Make();",
      `${teapot} public class Far : IResult { public Task ExecuteAsync(HttpContext context) => Writer.Write(context); }`,
      "200 unknown (unmapped), default unknown (unmapped) (any 2xx) TN2201 TN2201",
    ],
  ])("%s", (_, handler, classes, expected) => {
    expect(answersOf(handler, `${classes}`)).toBe(expected);
  });
});

test("a file of the program's own is a file where its class is declared", () => {
  const answers = answersOf(
    "[ProducesResponseType(typeof(Limited), 200)] IActionResult Get() => new Limited();",
    `
     public class Limited : FileResult {
       public Limited() : base("image/png") {}
       public override async Task ExecuteResultAsync(ActionContext context) {
         context.HttpContext.Response.ContentType = ContentType;
         await context.HttpContext.Response.Body.WriteAsync(new byte[1]);
       } }`,
  );
  expect(answers).toBe("200 file image/png");
});
