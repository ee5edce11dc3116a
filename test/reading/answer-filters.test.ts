/**
 * Filters that answer something else than the action. A server with these filters was asked: each of the actions below that is read as
 * unknown answers `{"data":{"id":1}}`, and each of the others `{"id":1}`.
 */
import { describe, expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics, type Source } from "./read-source.js";

const filters = `using Microsoft.AspNetCore.Mvc.Filters;
namespace Acme;
public record Todo(int Id);
public record Envelope(object? Data);
public class WrapAttribute : ActionFilterAttribute {
  public override void OnResultExecuting(ResultExecutingContext context) {
    if (context.Result is OkObjectResult ok) { var made = new Envelope(ok.Value); context.Result = new JsonResult(made); }
  }
}
public class DerivedAttribute : WrapAttribute { }
public class SetValueAttribute : Attribute, IAsyncResultFilter {
  public async Task OnResultExecutionAsync(ResultExecutingContext context, ResultExecutionDelegate next) {
    if (context.Result is ObjectResult found && found.Value is not ProblemDetails) found.Value = new Envelope(found.Value);
    await next();
  }
}
public class AfterAttribute : Attribute, IAsyncActionFilter {
  public async Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next) {
    ActionExecutedContext done = await next();
    if (done.Exception == null && done.Result is ObjectResult found) done.Result = new ObjectResult(new Envelope(found.Value));
  }
}
public class Service : IActionFilter {
  public void OnActionExecuting(ActionExecutingContext context) { }
  public void OnActionExecuted(ActionExecutedContext context) => Wrap(context);
  private static void Wrap(ActionExecutedContext context) {
    if (context.Result is ObjectResult found) context.Result = new OkObjectResult(new Envelope(found.Value));
  }
}
public class RefusesAttribute : ActionFilterAttribute {
  public override void OnActionExecuting(ActionExecutingContext context) {
    if (!context.ModelState.IsValid) context.Result = new BadRequestObjectResult(new Envelope(context.ModelState.Values));
  }
}
public class ErrorsAttribute : ActionFilterAttribute {
  public override void OnResultExecuting(ResultExecutingContext context) {
    if (context.Result is BadRequestObjectResult bad) context.Result = new ObjectResult(new Envelope(bad.Value)) { StatusCode = 400 };
    if (context.Result is ObjectResult { StatusCode: >= 400 } failed) failed.Value = new Envelope(failed.Value);
  }
  public override void OnActionExecuted(ActionExecutedContext context) {
    if (context.Exception is not null) context.Result = new ObjectResult(new Envelope(context.Exception.Data.Values));
  }
}
public class ConstantsAttribute : ActionFilterAttribute {
  private const int First = 400;
  public override void OnResultExecuting(ResultExecutingContext context) {
    if (context.Result is ObjectResult { StatusCode: not null } failed && failed.StatusCode >= First) failed.Value = new Envelope(failed.Value);
  }
}
public class CommentedAttribute : ActionFilterAttribute {
  public override void OnActionExecuted(ActionExecutedContext context) {
    if (context.Result is null) context.Result = new StatusCodeResult(503); // without a Value
  }
}
public static class Wrapping {
  public static void Put(ResultExecutingContext context) {
    switch (context.Result) { case ObjectResult found: found.Value = Made(found.Value); break; }
  }
  public static bool IsError(int? status) => status is >= 400 and < 600;
  private static object Made(object? value) => new Envelope(value);
}
public class HelperAttribute : ActionFilterAttribute {
  public override void OnResultExecuting(ResultExecutingContext context) => Wrapping.Put(context);
}
public class GuardedAttribute : ActionFilterAttribute {
  public override void OnResultExecuting(ResultExecutingContext context) {
    if (context.Result is not ObjectResult { StatusCode: >= 400 } failed) return;
    failed.Value = new Envelope(failed.Value);
  }
  public override void OnActionExecuted(ActionExecutedContext context) {
    if (context.Result is ObjectResult found && Wrapping.IsError(found.StatusCode)) context.Result = new ObjectResult(new Envelope(found.Value));
  }
}
public class LogsAttribute : ActionFilterAttribute {
  public override void OnResultExecuting(ResultExecutingContext context) {
    if (context.Result is ObjectResult found) Console.WriteLine(found.Value);
  }
}`;

function answers(members: string, more = "", setup = "AddControllers()") {
  const source: Source = {
    "Program.cs": `using Acme; var builder = WebApplication.CreateBuilder(args); builder.Services.${setup};
      var app = builder.Build(); app.MapControllers(); app.Run();`,
    "Filters.cs": filters,
    "Todos.cs": `namespace Acme; ${more} [ApiController, Route("todos")] public class TodosController : ControllerBase { ${members} }`,
  };
  const { contract, diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  return {
    read: contract.services.flatMap(({ operations }) =>
      operations.map((operation) => operationText(operation, contract).replace(/^.*→ /, "")),
    ),
    told: diagnostics.map(({ code }) => code),
  };
}

describe("what a filter wraps is not known", () => {
  test.each([
    ["an attribute", "[Wrap, HttpGet] public ActionResult<Todo> Get() => Ok(new Todo(1));"],
    ["an attribute that is derived from one", "[Derived, HttpGet] public ActionResult<Todo> Get() => Ok(new Todo(1));"],
    ["a value that is exchanged", "[SetValue, HttpGet] public Todo Get() => new Todo(1);"],
    ["a value that a helper exchanges", "[Helper, HttpGet] public Todo Get() => new Todo(1);"],
    ["around the action", "[After, HttpGet] public Todo Get() => new Todo(1);"],
    ["a service", "[ServiceFilter<Service>, HttpGet] public Todo Get() => new Todo(1);"],
    ["a service by its type", "[TypeFilter(typeof(Service)), HttpGet] public Todo Get() => new Todo(1);"],
  ])("%s", (_, member) => {
    expect(answers(member)).toEqual({ read: ["200 unknown (unmapped)"], told: ["TN2206"] });
  });

  test.each([
    ["AddControllers(options => options.Filters.Add<Service>())"],
    ["AddControllers(options => { options.Filters.Add(new WrapAttribute()); })"],
    ["AddControllers(options => options.Filters.Add(typeof(Service)))"],
    ["AddControllers(options => options.Filters.AddService<Service>())"],
    ["AddControllers(options => { var all = options.Filters; all.Insert(0, new WrapAttribute()); })"],
  ])("for all actions: %s", (setup) => {
    expect(answers("[HttpGet] public Todo Get() => new Todo(1);", "", setup)).toEqual({
      read: ["200 unknown (unmapped)"],
      told: ["TN2206"],
    });
  });

  test("of a controller, one warning for all its actions", () => {
    const actions = '[HttpGet("a")] public Todo A() => new(1); [HttpGet("b")] public Todo B() => new(2);';
    const base = "[Wrap] public abstract class Base : ControllerBase { }";
    const { read, told } = answers("", `${base} [ApiController] public class MoreController : Base { ${actions} }`);
    expect([read, told]).toEqual([["200 unknown (unmapped)", "200 unknown (unmapped)"], ["TN2206"]]);
  });

  test("what is declared counts, and the code does not contradict it", () => {
    const declared = `[Wrap, HttpGet, ProducesResponseType(typeof(Envelope), 200), ProducesResponseType(404), ProducesResponseType(204)]
      public IActionResult Get(int id) { if (id == 0) return NotFound(); return Ok(new Todo(1)); }`;
    expect(answers(declared)).toEqual({
      read: ["200 Envelope, 404 unknown (unmapped), 204 none, 400 unknown (unmapped)"],
      told: ["TN2206"],
    });
  });

  test("nothing is said where all of it is declared", () => {
    const declared =
      "[Wrap, HttpGet, ProducesResponseType(typeof(Envelope), 200), ProducesResponseType(204)] public IActionResult Get() => Ok(new Todo(1));";
    expect(answers(declared)).toEqual({ read: ["200 Envelope, 204 none"], told: [] });
  });

  test("a file stays one", () => {
    const { read } = answers('[Wrap, HttpGet] public FileResult Get() => File(new byte[1], "image/png");');
    expect(read).toEqual([expect.stringMatching(/file/)]);
  });
});

test.each([
  ["Refuses", "200 Todo, 400 Envelope"],
  ["Errors", "200 Todo, 400 Envelope"],
  ["Constants", "200 Todo"],
  ["Commented", "200 Todo, 503 ProblemDetails"],
  ["Guarded", "200 Todo"],
  ["Logs", "200 Todo"],
])("[%s] leaves alone what the action answers", (attribute, read) => {
  const action = `[${attribute}, HttpGet] public ActionResult<Todo> Get() => Ok(new Todo(1));`;
  expect(answers(action)).toEqual({ read: [read], told: [] });
});
