import { csharp, type Examples } from "../example.js";

export const routeExamples: Examples = {
  routeMalformed: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id")] public int Get(int id) => id;
}`,
    ['[HttpGet("{id")] public int Get(int id) => id;', '[HttpGet("{id}")] public int Get(int id) => id;'],
  ),
  routeTokenUnknown: csharp(
    `
[ApiController, ContractClient, Route("[tenant]/tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    `
[ApiController, ContractClient, Route("{tenant}/tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count(string tenant) => 1;
}`,
  ),
  operationDefinedTwice: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
    [HttpGet] public string Title() => "";
}`,
    [
      `[HttpGet] public int Count() => 1;
    [HttpGet] public string Title() => "";`,
      `[HttpGet("count")] public int Count() => 1;
    [HttpGet("title")] public string Title() => "";`,
    ],
  ),
  routeParameterMissing: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("one")] public int Get([FromRoute] int id) => id;
}`,
    [
      '[HttpGet("one")] public int Get([FromRoute] int id) => id;',
      '[HttpGet("{id}")] public int Get([FromRoute] int id) => id;',
    ],
  ),
  routeParameterUnused: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get() => 1;
}`,
    ['[HttpGet("{id}")] public int Get() => 1;', '[HttpGet("{id}")] public int Get(int id) => id;'],
  ),
  routeMissing: csharp(
    `
[ContractClient]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    ["[ContractClient]", '[ContractClient, Route("tasks")]'],
  ),
  methodMissing: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [Route("count")] public int Count() => 1;
}`,
    ['[Route("count")] public int Count() => 1;', '[HttpGet("count")] public int Count() => 1;'],
  ),
  routeWithoutSlash: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("tasks/count");
}`,
    [
      'public static readonly Operation<int> Count = Define.Get<int>("tasks/count");',
      'public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");',
    ],
  ),
  actionWithoutRoute: csharp(
    `
[ContractClient]
public class TasksController : Controller
{
    [HttpGet("/tasks")] public int Count() => 1;
    public int Half() => 2;
}`,
    ["public int Half() => 2;", "[NonAction] public int Half() => 2;"],
  ),
};
