import { csharp, type Examples } from "../example.js";

export const routeExamples: Examples = {
  routeMalformed: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id")] public int Get(int id) => id;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get(int id) => id;
}`,
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
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("count")] public int Count() => 1;
    [HttpGet("title")] public string Title() => "";
}`,
  ),
  routeParameterMissing: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("one")] public int Get([FromRoute] int id) => id;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get([FromRoute] int id) => id;
}`,
  ),
  routeParameterUnused: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get() => 1;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get(int id) => id;
}`,
  ),
  routeMissing: csharp(
    `
[ContractClient]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    `
[ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
  ),
  methodMissing: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [Route("count")] public int Count() => 1;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("count")] public int Count() => 1;
}`,
  ),
  routeWithoutSlash: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("tasks/count");
}`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  actionWithoutRoute: csharp(
    `
[ContractClient]
public class TasksController : Controller
{
    [HttpGet("/tasks")] public int Count() => 1;
    public int Half() => 2;
}`,
    `
[ContractClient]
public class TasksController : Controller
{
    [HttpGet("/tasks")] public int Count() => 1;
    [NonAction] public int Half() => 2;
}`,
  ),
};
