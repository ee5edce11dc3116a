import { csharp, type Examples } from "../example.js";

export const controllerExamples: Examples = {
  controllerNotFound: csharp(
    `
[ContractClient, Route("tasks")]
internal class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    ["internal class TasksController : ControllerBase", "public class TasksController : ControllerBase"],
  ),
  controllerEmpty: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase { }`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
  ),
  endpointWithoutRoute: csharp(
    `
public static class Handlers
{
    [ContractEndpoint] public static int Count() => 1;
}`,
    [
      "[ContractEndpoint] public static int Count() => 1;",
      '[ContractEndpoint, HttpGet("/tasks/count")] public static int Count() => 1;',
    ],
  ),
  controllersNotMapped: csharp(
    `
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.Run();

[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    [
      "var app = builder.Build();",
      `var app = builder.Build();
app.MapControllers();`,
    ],
    "--routes",
  ),
};
