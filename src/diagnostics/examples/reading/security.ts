import { csharp, type Examples } from "../example.js";

export const securityExamples: Examples = {
  authorizationInBranch: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
var tasks = app.MapGroup("/tasks");
if (!app.Environment.IsDevelopment()) tasks.RequireAuthorization();
tasks.MapGet("/count", () => 1);
app.Run();`,
    [
      `var tasks = app.MapGroup("/tasks");
if (!app.Environment.IsDevelopment()) tasks.RequireAuthorization();`,
      'var tasks = app.MapGroup("/tasks").RequireAuthorization();',
    ],
    "--served",
  ),
  controllersMappedDifferently: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
if (app.Environment.IsDevelopment()) app.MapControllers().AllowAnonymous();
else app.MapControllers();
app.Run();

[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapControllers();
app.Run();

[ApiController, Route("tasks"), Authorize]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    "--served",
  ),
};
