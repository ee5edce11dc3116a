/** What middleware, exception handlers and filters answer in the place of operations. test/judge/servers has them on running servers. */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const classes = `using Microsoft.AspNetCore.Diagnostics; using Microsoft.AspNetCore.Mvc.Filters; namespace Acme;
  public record Todo(int Id); public record Failure(string Message);
  public class Coded : Exception { public int Code { get; set; } }
  public class Handler : IExceptionHandler {
    public async ValueTask<bool> TryHandleAsync(HttpContext context, Exception exception, CancellationToken token) {
      if (exception is not Coded) return false;
      context.Response.StatusCode = 409;
      await context.Response.WriteAsJsonAsync(new Failure(exception.Message), token);
      return true;
    }
  }
  public class Computing : IExceptionHandler {
    public async ValueTask<bool> TryHandleAsync(HttpContext context, Exception exception, CancellationToken token) {
      context.Response.StatusCode = ((Coded)exception).Code;
      await context.Response.WriteAsJsonAsync(new Failure(exception.Message), token);
      return true;
    }
  }
  public class Texts(RequestDelegate next) {
    public async Task Invoke(HttpContext context) {
      try { await next(context); }
      catch (Exception exception) { context.Response.StatusCode = 500; await context.Response.WriteAsync(exception.Message); }
    }
  }
  public class Envelopes(RequestDelegate next) {
    public async Task Invoke(HttpContext context) {
      try { await next(context); } catch (Coded) { await context.Response.WriteAsJsonAsync(new Failure("coded")); }
    }
  }
  public class Health(RequestDelegate next) {
    public async Task Invoke(HttpContext context) {
      if (context.Request.Path == "/health") { await context.Response.WriteAsJsonAsync("fine"); return; }
      await next(context);
    }
  }
  public class Filter : IExceptionFilter {
    public void OnException(ExceptionContext context) {
      if (context.Exception is Coded) context.Result = new NotFoundObjectResult(new Failure("gone"));
    }
  }`;
const controller = `namespace Acme;
  [ApiController, Route("c")] public class CController : ControllerBase { [HttpGet] public Todo Get() => new(1); }`;

function read(services: string, pipeline: string, more: Record<string, string> = {}) {
  const endpoints = 'app.MapGet("/a", () => new Todo(1));';
  const program = `using Acme; var builder = WebApplication.CreateBuilder(args); ${services}
    var app = builder.Build(); ${pipeline} ${endpoints} app.Run();`;
  const { contract, diagnostics } = readWithDiagnostics(
    { "Program.cs": program, "Classes.cs": classes, ...more },
    { served: { include: [], exclude: [] } },
  );
  const operations = contract.services.flatMap((service) => service.operations);
  return {
    read: operations.map((operation) => operationText(operation, contract).replace(/^.*→ /, "")),
    told: diagnostics.map(({ code }) => code),
  };
}

const problems = "builder.Services.AddProblemDetails();";
const handler = "builder.Services.AddExceptionHandler<Handler>();";
const controllers = "builder.Services.AddControllers(options => options.Filters.Add<Filter>());";

test.each([
  ["nothing where nothing handles", problems, "", "200 Todo", []],
  ["problem details of the framework", problems, "app.UseExceptionHandler();", "200 Todo, 500 ProblemDetails", []],
  ["a handler that is never used", handler, "", "200 Todo", []],
  [
    "a handler, and what it leaves",
    problems + handler,
    "app.UseExceptionHandler();",
    "200 Todo, 409 Failure, 500 ProblemDetails",
    [],
  ],
  [
    "a status that the exception carries",
    "builder.Services.AddExceptionHandler<Computing>();",
    "app.UseExceptionHandler(_ => { });",
    "200 Todo, default Failure",
    ["TN2232"],
  ],
  ["text", "", "app.UseMiddleware<Texts>();", "200 Todo, 500 unknown (unmapped)", ["TN2233"]],
  ["the success of what is caught", "", "app.UseMiddleware<Envelopes>();", "200 TodosGetAnswerBody", []],
  ["not what answers a path of its own", "", "app.UseMiddleware<Health>();", "200 Todo", []],
  ["a handler of a package", "", "app.UseAcmeExceptionHandler();", "200 Todo, default unknown (unmapped)", ["TN2232"]],
  [
    "a limiter of everything",
    "builder.Services.AddRateLimiter(options => options.GlobalLimiter = Limits.All);",
    "app.UseRateLimiter();",
    "200 Todo, 503 none",
    [],
  ],
  [
    "a limiter that is not asked for",
    "builder.Services.AddRateLimiter(_ => { });",
    "app.UseRateLimiter();",
    "200 Todo",
    [],
  ],
  [
    "options",
    'builder.Services.AddExceptionHandler(options => options.ExceptionHandler = context => context.Response.WriteAsJsonAsync(new Failure("")));',
    "app.UseExceptionHandler();",
    "200 Todo, 500 Failure",
    [],
  ],
])("in the place of a route: %s", (_, services, pipeline, answers, told) => {
  const found = read(services, pipeline);
  expect({ ...found, read: found.read.map((text) => text.replace(/\w+AnswerBody/, "TodosGetAnswerBody")) }).toEqual({
    read: [answers],
    told,
  });
});

test("a limiter answers for what asks for it", () => {
  const services = `builder.Services.AddRateLimiter(options => { options.OnRejected = async (context, token) => {
    context.HttpContext.Response.StatusCode = 429; await context.HttpContext.Response.WriteAsJsonAsync(new Failure(""), token); }; });`;
  const limited = `app.UseRateLimiter(); app.MapGet("/b", [EnableRateLimiting("x")] () => new Todo(2));
    app.MapGet("/c", () => new Todo(3)).RequireRateLimiting("x");`;
  expect(read(services, limited).read.sort()).toEqual(["200 Todo", "200 Todo, 429 Failure", "200 Todo, 429 Failure"]);
});

test("a filter answers for actions alone", () => {
  const { read: all, told } = read(controllers, "app.MapControllers();", { "Controller.cs": controller });
  expect({ read: [...all].sort(), told }).toEqual({ read: ["200 Todo", "200 Todo, 404 Failure"], told: [] });
});
