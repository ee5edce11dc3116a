/** Services of the framework that a program replaces. The judged servers `answer-own-*` have the running ones. */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const usings = `using Microsoft.AspNetCore.Mvc.Infrastructure; using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Authorization; using Microsoft.AspNetCore.Authorization.Policy;\n`;

function answers(services: string, classes: string, action: string) {
  const api = `${usings}namespace Acme;
public record Todo(int Id);
${classes}
[ApiController, Route("api")] public class TodosController : ControllerBase { ${action} }`;
  const program = `${usings}using Acme; var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers(); ${services}
var app = builder.Build(); app.MapControllers(); app.Run();`;
  const files = { "Api.cs": api, "Program.cs": program };
  const { contract, diagnostics } = readWithDiagnostics(files, { served: { include: [], exclude: [] } });
  const texts = contract.services.flatMap(({ operations }) => operations.map((one) => operationText(one, contract)));
  return [...texts.map((text) => text.split(" → ")[1]), ...diagnostics.map(({ code }) => code)].join("; ");
}

const factory = (made: string, status: string): string => `public class Factory : ProblemDetailsFactory {
  public override ProblemDetails CreateProblemDetails(HttpContext context, int? statusCode = null, string? title = null,
    string? type = null, string? detail = null, string? instance = null) {
    ${status} var made = new ${made} { Status = statusCode, Title = title }; made.Extensions["code"] = 1; return made; }
  public override ValidationProblemDetails CreateValidationProblemDetails(HttpContext context, ModelStateDictionary state,
    int? statusCode = null, string? title = null, string? type = null, string? detail = null, string? instance = null) {
    statusCode ??= 400; return new ValidationProblemDetails(state) { Status = statusCode }; } }
public class Coded : ProblemDetails { public required string Code { get; set; } }`;

test.each([
  ["adds members", "ProblemDetails", "statusCode ??= 500;", "404 ProblemDetails"],
  [
    "has a class of its own",
    "Coded",
    "statusCode ??= 500;",
    "404 unknown (unmapped), default unknown (unmapped); TN2264",
  ],
  [
    "sets the status",
    "ProblemDetails",
    "statusCode = 418;",
    "404 unknown (unmapped), default unknown (unmapped); TN2264",
  ],
])("a factory of problem details that %s", (_, made, status, expected) => {
  const registered = "builder.Services.AddSingleton<ProblemDetailsFactory, Factory>();";
  const action = "[HttpGet] public IActionResult Get() => NotFound();";
  expect(answers(registered, factory(made, status), action)).toBe(expected);
});

const executor = `public class Loud : IActionResultExecutor<ContentResult> {
  public Task ExecuteAsync(ActionContext context, ContentResult result) {
    context.HttpContext.Response.StatusCode = 202; return context.HttpContext.Response.WriteAsJsonAsync(new Todo(1)); } }`;

test.each([
  ["of its class", "AddSingleton<IActionResultExecutor<ContentResult>, Loud>()", "202 Todo"],
  ["that code makes", "AddSingleton<IActionResultExecutor<ContentResult>>(_ => new Loud())", "202 Todo"],
  [
    "of a package",
    "AddSingleton<IActionResultExecutor<ContentResult>>(_ => Package.Executors.Loud())",
    "200 unknown (unmapped), default unknown (unmapped) (any 2xx); TN2201",
  ],
  ["of another class", "AddSingleton<IActionResultExecutor<JsonResult>, Loud>()", "200 text text/plain"],
])("an executor %s", (_, registered, expected) => {
  const action = '[HttpGet] public IActionResult Get() => Content("a");';
  expect(answers(`builder.Services.${registered};`, executor, action)).toBe(expected);
});

const refusing = `public class Hides : IAuthorizationMiddlewareResultHandler {
  public Task HandleAsync(RequestDelegate next, HttpContext context, AuthorizationPolicy policy, PolicyAuthorizationResult result) {
    if (result.Succeeded) return next(context); context.Response.StatusCode = 404; return Task.CompletedTask; } }`;

test("who may not ask is answered by code", () => {
  const registered = "builder.Services.AddSingleton<IAuthorizationMiddlewareResultHandler, Hides>();";
  const action = '[HttpGet("a"), Authorize] public int A() => 1; [HttpGet("b")] public int B() => 1;';
  expect(answers(registered, refusing, action)).toBe("200 int32, 401 none, 404 none; 200 int32");
});
