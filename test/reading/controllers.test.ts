import { describe, expect, test } from "vitest";
import { operationsText, typesText } from "./contract-text.js";
import { readWithDiagnostics, type SourceOptions } from "./read-source.js";

const types = `
public record TaskDto(Guid Id, string Title); public record NotFoundDto(string Code, string Message); public record CreateTask(string Title, int Points);
public enum Status { Open, Done } public record Page<T>(List<T> Items, int Total);`;

function read(
  members: string,
  {
    header = '[ApiController, Route("api/tasks"), ContractClient]',
    more = "",
    ...options
  }: SourceOptions & { header?: string; more?: string } = {},
) {
  const source = `namespace Acme;\n${header} public class TasksController : ControllerBase {\n${members}\n}\n${types}${more}`;
  const { contract, diagnostics } = readWithDiagnostics(source, options);
  return {
    operations: operationsText(contract),
    types: typesText(contract),
    told: diagnostics.filter((one) => one.code !== "TN2508").map((one) => `${one.code}@${one.location?.line}`),
    contract,
  };
}

describe("a plain controller", () => {
  test.each([
    [
      "[FromQuery] parameters",
      "[HttpGet] public ActionResult<Page<TaskDto>> List([FromQuery] int page, [FromQuery] string? search, [FromQuery] Status? status, [FromQuery] int size = 20) => null!;",
      "list(query page: int32, query search: string | null, query status: Status | null, query size?: int32 = 20) GET /api/tasks → 200 Page<TaskDto> (any 2xx)",
    ],
    [
      "a Guid in the route",
      '[HttpGet("{id:guid}")] [ProducesResponseType(typeof(TaskDto), 200)] public IActionResult Get(Guid id) => null!;',
      "get(route id: guid) GET /api/tasks/{id:guid} → 200 TaskDto",
    ],
    [
      "[FromBody] and 201",
      "[HttpPost] [ProducesResponseType(typeof(TaskDto), 201)] [ProducesResponseType(422)] public IActionResult Create([FromBody] CreateTask request) => null!;",
      "create(body request: CreateTask) POST /api/tasks → 201 TaskDto, 422 none",
    ],
    [
      "no body",
      '[HttpDelete("{id}")] [ProducesResponseType(StatusCodes.Status204NoContent)] public IActionResult Delete(Guid id) => null!;',
      "remove(route id: guid) DELETE /api/tasks/{id} → 204 none",
    ],
    [
      "several responses",
      '[HttpGet("{id}")] [ProducesResponseType(typeof(TaskDto), 200)] [ProducesResponseType(typeof(NotFoundDto), 404)] public IActionResult Get(Guid id) => null!;',
      "get(route id: guid) GET /api/tasks/{id} → 200 TaskDto, 404 NotFoundDto",
    ],
    [
      "a paged list",
      "[HttpGet] [ProducesResponseType<Page<TaskDto>>(200)] public IActionResult List() => null!;",
      "list() GET /api/tasks → 200 Page<TaskDto>",
    ],
  ])("%s", (_, member, expected) => {
    const { operations, told } = read(member);
    expect(operations).toEqual([expected]);
    expect(told).toEqual([]);
  });
});

describe("routes", () => {
  test.each([
    [
      "tokens",
      '[ContractClient, ApiController, Route("api/[controller]/[action]")]',
      "[HttpGet] public int CountAsync() => 0;",
      ["count() GET /api/Tasks/Count → 200 int32 (any 2xx)"],
    ],
    [
      "area",
      '[ContractClient, ApiController, Area("admin"), Route("[area]/[controller]")]',
      "[HttpGet] public int Count() => 0;",
      ["count() GET /admin/Tasks → 200 int32 (any 2xx)"],
    ],
    [
      "escaped brackets",
      '[ContractClient, ApiController, Route("a/[[x]]")]',
      "[HttpGet] public int Count() => 0;",
      ["count() GET /a/[x] → 200 int32 (any 2xx)"],
    ],
    [
      "[ActionName]",
      '[ContractClient, ApiController, Route("a/[action]")]',
      '[HttpGet, ActionName("total")] public int Count() => 0;',
      ["total() GET /a/total → 200 int32 (any 2xx)"],
    ],
    [
      "~/ and / override",
      undefined,
      '[HttpGet("~/health")] public int A() => 0; [HttpGet("/ready")] public int B() => 0;',
      ["a() GET /health → 200 int32 (any 2xx)", "b() GET /ready → 200 int32 (any 2xx)"],
    ],
    [
      "[Route] and [HttpGet] apart",
      undefined,
      '[HttpGet] [Route("all")] public int A() => 0;',
      ["a() GET /api/tasks/all → 200 int32 (any 2xx)"],
    ],
    [
      "several verbs",
      undefined,
      '[HttpPut("{id}/status"), HttpPatch("{id}/status")] public void SetStatus(Guid id, [FromBody] Status status) {}',
      [
        "setStatusPut(route id: guid, body status: Status) PUT /api/tasks/{id}/status → 200 none (any 2xx)",
        "setStatusPatch(route id: guid, body status: Status) PATCH /api/tasks/{id}/status → 200 none (any 2xx)",
      ],
    ],
    [
      "[AcceptVerbs]",
      undefined,
      '[AcceptVerbs("PUT", "POST", Route = "x")] public void Save() {}',
      ["savePut() PUT /api/tasks/x → 200 none (any 2xx)", "savePost() POST /api/tasks/x → 200 none (any 2xx)"],
    ],
    [
      "optional, default and catch-all segments",
      undefined,
      '[HttpGet("{page:int=1}/{*path}")] public int A(int page, string path) => 0; [HttpGet("b/{id?}")] public int B(int? id) => 0;',
      [
        'a(route page?: int32 = "1", route path: string) GET /api/tasks/{page:int=1}/{*path} → 200 int32 (any 2xx)',
        "b(route id?: int32 | null) GET /api/tasks/b/{id?} → 200 int32 (any 2xx)",
      ],
    ],
    [
      "no controller route",
      "[ContractClient, ApiController]",
      '[HttpGet("x")] public int A() => 0;',
      ["a() GET /x → 200 int32 (any 2xx)"],
    ],
    [
      "an empty template is the controller's",
      undefined,
      '[HttpGet("")] public int A() => 0;',
      ["a() GET /api/tasks → 200 int32 (any 2xx)"],
    ],
  ])("%s", (_, header, members, expected) =>
    expect(read(members, header === undefined ? {} : { header }).operations).toEqual(expected),
  );

  test("several templates: the client calls the first", () => {
    const { contract } = read('[HttpGet("a"), HttpGet("b")] public int Get() => 0;');
    const [operation] = contract.services[0]?.operations ?? [];
    expect(operation?.route.path).toBe("/api/tasks/a");
    expect(operation?.otherRoutes.map((route) => route.path)).toEqual(["/api/tasks/b"]);
  });

  test("routes and actions of a generic base are inherited", () => {
    const source = `namespace Acme; ${types}
      [ApiController, Route("api/[controller]")] public abstract class CrudController<T, TKey> : ControllerBase {
        [HttpGet("{id}")] public virtual Task<ActionResult<T>> GetAsync(TKey id) => null!;
        [HttpPost] public abstract Task<ActionResult<T>> Create([FromBody] T item);
        [NonAction] public void Helper() {} protected void Other() {}
      }
      [ContractClient] public class TasksController : CrudController<TaskDto, Guid> {
        public override Task<ActionResult<TaskDto>> Create(TaskDto item) => null!;
        public override string ToString() => "";
      }`;
    expect(operationsText(readWithDiagnostics(source).contract)).toEqual([
      "get(route id: guid) GET /api/Tasks/{id} → 200 TaskDto (any 2xx)",
      "create(body item: TaskDto) POST /api/Tasks → 200 TaskDto (any 2xx)",
    ]);
  });
});

describe("binding", () => {
  test.each([
    [
      "[ApiController] infers",
      '[HttpPost("{id}")] public void A(Guid id, Status status, CreateTask task, CancellationToken ct) {}',
      "a(route id: guid, query status: Status, body task: CreateTask) POST /api/tasks/{id} → 200 none (any 2xx)",
    ],
    [
      "names",
      '[HttpGet("{task-id}")] public void A([FromRoute(Name = "task-id")] Guid id, [FromQuery(Name = "q")] string text, [FromHeader(Name = "X-Tenant")] string tenant) {}',
      "a(route id as task-id: guid, query text as q: string, header tenant as X-Tenant: string) GET /api/tasks/{task-id} → 200 none (any 2xx)",
    ],
    [
      "services and the request are not parameters",
      '[HttpGet] public void A([FromServices] Clock clock, HttpContext context, HttpRequest request, ILogger logger, IClock other, [FromKeyedServices("a")] Clock third, CancellationToken token) {}',
      "a() GET /api/tasks → 200 none (any 2xx)",
    ],
    [
      "lists repeat the key",
      "[HttpGet] public void A([FromQuery] List<Guid> ids, [FromQuery] Status[] status, [FromQuery] string[]? tags) {}",
      "a(query ids: guid[], query status: Status[], query tags: string[] | null) GET /api/tasks → 200 none (any 2xx)",
    ],
    [
      "a complex query is one object",
      "[HttpGet] public void A([FromQuery] Filter filter) {}",
      "a(filter: Filter { query page?: int32 = 1, query search: string | null, query ordering? as order-by: Status }) GET /api/tasks → 200 none (any 2xx)",
    ],
    [
      "an object in it travels by dotted names",
      "[HttpGet] public void A([FromQuery] Outer o) {} public record Outer(Inner Inner, Inner? Other, int X); public record Inner(int A, Status B);",
      "a(o: Outer { query x: int32, inner: Inner { query a as inner.a: int32, query b as inner.b: Status }, other: Inner | null { query a as other.a: int32, query b as other.b: Status } }) GET /api/tasks → 200 none (any 2xx)",
    ],
    [
      "an object that has a key of its own name takes that name before all of them",
      '[HttpGet] public void A([FromQuery] Same same) {} public record Same([property: JsonPropertyName("s")] string same, int X);',
      "a(same: Same { query s as same.same: string, query x as same.x: int32 }) GET /api/tasks → 200 none (any 2xx)",
    ],
    [
      "[Bind]",
      '[HttpGet] public void A([FromQuery, Bind("Page")] Filter filter) {}',
      "a(filter: Filter { query page?: int32 = 1 }) GET /api/tasks → 200 none (any 2xx)",
    ],
    [
      "files and fields",
      '[HttpPost("upload")] public void A(IFormFile file, [FromForm] string title, List<IFormFile> more, IFormFileCollection? rest) {}',
      "a(form file: file, form title: string, form more: file[], form rest: file[] | null) POST /api/tasks/upload → 200 none (any 2xx)",
    ],
    [
      "a form object",
      "[HttpPost] public void A([FromForm] Upload upload) {}",
      "a(upload: Upload { form file: file, form title: string }) POST /api/tasks → 200 none (any 2xx)",
    ],
    [
      "TryParse makes a type simple",
      '[HttpGet("{id}")] public void A(TaskId id, Point near) {}',
      "a(route id: TaskId, query near: string) GET /api/tasks/{id} → 200 none (any 2xx)",
    ],
    [
      "a segment that must be there is never null",
      '[HttpGet("{id}")] public void A(int? id) {}',
      "a(route id: int32) GET /api/tasks/{id} → 200 none (any 2xx)",
    ],
    [
      "a list in the query holds no null",
      "[HttpGet] public void A([FromQuery] List<int?> ids, [FromQuery] string?[]? names) {}",
      "a(query ids: int32[], query names: string[] | null) GET /api/tasks → 200 none (any 2xx)",
    ],
    [
      "a text that may be null",
      "[HttpGet] public ActionResult<string?> A() => null!;",
      "a() GET /api/tasks → 200 text text/plain | null (any 2xx)",
    ],
    [
      "[Consumes] JSON, in any case",
      '[HttpPost, Consumes("Application/JSON; charset=utf-8")] public void A([FromBody] CreateTask task) {}',
      "a(body task: CreateTask) POST /api/tasks → 200 none (any 2xx)",
    ],
    [
      "[Consumes] text",
      '[HttpPost, Consumes("text/plain")] public void A([FromBody] string text) {}',
      "a(text body text: string) POST /api/tasks → 200 none (any 2xx)",
    ],
    [
      "[Consumes] XML and JSON: the client writes JSON",
      '[HttpPost, Consumes("application/xml", "application/json")] public void A([FromBody] CreateTask task) {}',
      "a(body task: CreateTask) POST /api/tasks → 200 none (any 2xx)",
    ],
    [
      "a raw body",
      "[HttpPut] public void A([FromBody] Stream content) {}",
      "a(binary body content: file) PUT /api/tasks → 200 none (any 2xx)",
    ],
    [
      "DELETE with a body that is asked for",
      "[HttpDelete] public void A([FromBody] List<Guid> ids) {}",
      "a(body ids: guid[]) DELETE /api/tasks → 200 none (any 2xx)",
    ],
    [
      "a default body",
      "[HttpPost] public void A([FromBody] CreateTask? task = null) {}",
      "a(body task?: CreateTask | null) POST /api/tasks → 200 none (any 2xx)",
    ],
  ])("%s", (_, member, expected) => {
    const more = `
      public class Clock {} public interface IClock {} public interface ILogger {}
      public class Filter { public int Page { get; set; } = 1; public string? Search { get; set; } [FromQuery(Name = "order-by")] public Status Ordering { get; set; } = Status.Open; }
      public record Upload(IFormFile File, string Title);
      public record struct TaskId(Guid Value) { public static bool TryParse(string? text, out TaskId id) { id = default; return true; } }
      public record Point(double X, double Y) : IParsable<Point> { public static Point Parse(string s, IFormatProvider? p) => null!; public static bool TryParse(string? s, IFormatProvider? p, out Point r) { r = null!; return true; } }`;
    expect(read(member, { more }).operations).toEqual([expected]);
  });

  test("controller properties that are bound", () => {
    const { operations } = read(
      '[FromHeader(Name = "X-Tenant")] public string Tenant { get; set; } = ""; [HttpGet] public void A(int x) {}',
    );
    expect(operations).toEqual([
      "a(query x: int32, header tenant? as X-Tenant: string) GET /api/tasks → 200 none (any 2xx)",
    ]);
  });

  // Seen with a running server: 400 where a reference is not nullable, the action's answer otherwise.
  test.each([
    ["CreateTask a", "body a: CreateTask"],
    ["CreateTask? a", "body a?: CreateTask | null"],
    ["int a", "body a?: int32"],
    ["List<int> a", "body a: int32[]"],
  ])("an empty body that is allowed, for %s", (parameter, expected) => {
    const allow = "EmptyBodyBehavior = Microsoft.AspNetCore.Mvc.ModelBinding.EmptyBodyBehavior.Allow";
    const { operations } = read(`[HttpPost] public int A([FromBody(${allow})] ${parameter}) => 1;`);
    expect(operations).toEqual([`a(${expected}) POST /api/tasks → 200 int32 (any 2xx)`]);
  });

  test("[assembly: ApiController] makes a complex parameter the body", () => {
    const source = `[assembly: ApiController] [Route("t"), ContractClient] public class TController : ControllerBase { [HttpPost] public void A(Item item) {} } public record Item(int A, int B);`;
    expect(operationsText(readWithDiagnostics(source).contract)).toEqual([
      "a(body item: Item) POST /t → 200 none (any 2xx)",
    ]);
  });

  test("without [ApiController] a complex type comes from query or form", () => {
    const header = '[Route("t"), ContractClient]';
    const { operations } = read(
      "[HttpGet] public void A(CreateTask task) {} [HttpPost] public void B(CreateTask task) {}",
      { header },
    );
    expect(operations).toEqual([
      "a(task: CreateTask { query title: string, query points: int32 }) GET /t → 200 none (any 2xx)",
      "b(task: CreateTask { form title: string, form points: int32 }) POST /t → 200 none (any 2xx)",
    ]);
  });
});

test("a body that is neither JSON nor text is a string, with a warning", () => {
  const { operations, told } = read(
    '[HttpPost, Consumes("application/xml")] public void A([FromBody] CreateTask task) {}',
  );
  expect(operations).toEqual(["a(text body task: string) POST /api/tasks → 200 none (any 2xx)"]);
  expect(told).toEqual(["TN2199@3"]);
});

describe("responses", () => {
  test.each([
    ["ActionResult<T>", "public ActionResult<TaskDto> A() => null!;", "200 TaskDto (any 2xx)"],
    ["Task<ActionResult<T?>>", "public Task<ActionResult<TaskDto?>> A() => null!;", "200 TaskDto | null (any 2xx)"],
    ["ValueTask<T>", "public ValueTask<List<TaskDto>> A() => default;", "200 TaskDto[] (any 2xx)"],
    ["IAsyncEnumerable", "public IAsyncEnumerable<TaskDto> A() => null!;", "200 TaskDto[] (any 2xx)"],
    ["Task", "public Task A() => null!;", "200 none (any 2xx)"],
    ["IActionResult", "public IActionResult A() => null!;", "200 none (any 2xx)"],
    ["a plain string is text", "public string A() => null!;", "200 text text/plain (any 2xx)"],
    [
      "unless it is produced as JSON",
      '[Produces("application/json")] public string A() => null!;',
      "200 string (any 2xx)",
    ],
    [
      "a status without a type on ActionResult<T>",
      "[ProducesResponseType(201)] [ProducesResponseType(404)] public ActionResult<TaskDto> A() => null!;",
      "201 TaskDto, 404 none",
    ],
    ["and on IActionResult", "[ProducesResponseType(200)] public IActionResult A() => null!;", "200 none"],
    [
      "only errors declared",
      "[ProducesResponseType(typeof(NotFoundDto), 404)] public ActionResult<TaskDto> A() => null!;",
      "200 TaskDto, 404 NotFoundDto (any 2xx)",
    ],
    [
      "default",
      "[ProducesResponseType<TaskDto>(200)] [ProducesDefaultResponseType(typeof(NotFoundDto))] public IActionResult A() => null!;",
      "200 TaskDto, default NotFoundDto",
    ],
    [
      "Results<…>",
      "public Results<Ok<TaskDto>, NotFound<NotFoundDto>, NoContent, UnprocessableEntity> A() => null!;",
      "200 TaskDto, 404 NotFoundDto, 204 none, 422 none",
    ],
    ["Task<Results<…>>", "public Task<Results<Created<TaskDto>, BadRequest>> A() => null!;", "201 TaskDto, 400 none"],
    ["one typed result", "public Ok<TaskDto> A() => null!;", "200 TaskDto"],
    [
      "FileResult",
      '[Produces("image/png", "image/jpeg")] public FileResult A() => null!;',
      "200 file image/png|image/jpeg (any 2xx)",
    ],
    [
      "FileContentResult in an attribute",
      "[ProducesResponseType(typeof(FileContentResult), 200)] [ProducesResponseType(typeof(NotFoundDto), 404)] public IActionResult A() => null!;",
      "200 file application/octet-stream, 404 NotFoundDto",
    ],
    [
      "Task<FileStreamResult>",
      "public Task<FileStreamResult> A() => null!;",
      "200 file application/octet-stream (any 2xx)",
    ],
    ["typeof(void)", "[ProducesResponseType(typeof(void), 204)] public IActionResult A() => null!;", "204 none"],
  ])("%s", (_, member, expected) => {
    expect(read(`[HttpGet] ${member}`).operations.map((one) => one.split("→ ")[1])).toEqual([expected]);
  });

  test("a class's declarations hold for every action, an action's own come first", () => {
    const header =
      '[ApiController, Route("t"), ContractClient, ProducesResponseType(typeof(NotFoundDto), 404), ProducesResponseType(500)]';
    const { operations } = read(
      "[HttpGet] [ProducesResponseType(typeof(TaskDto), 200)] [ProducesResponseType(404)] public IActionResult A() => null!;",
      { header },
    );
    expect(operations).toEqual(["a() GET /t → 200 TaskDto, 404 none, 500 none"]);
  });
});

describe("security", () => {
  test.each([
    ["nothing said", "", "", undefined, { kind: "unspecified" }],
    [
      "[Authorize] on the class",
      ", Authorize",
      "",
      undefined,
      { kind: "required", alternatives: [[{ scheme: "bearer", scopes: [] }]] },
    ],
    [
      "[Authorize] on the action",
      "",
      '[Authorize(Roles = "a")]',
      undefined,
      { kind: "required", alternatives: [[{ scheme: "bearer", scopes: [] }]] },
    ],
    ["[AllowAnonymous]", ", Authorize", "[AllowAnonymous]", undefined, { kind: "anonymous" }],
    [
      "--security",
      ", Authorize",
      "",
      "apiKey:X-Key",
      { kind: "required", alternatives: [[{ scheme: "apiKey", scopes: [] }]] },
    ],
  ])("%s", (_, onClass, onAction, security, expected) => {
    const { contract } = read(`[HttpGet] ${onAction} public void A() {}`, {
      header: `[ApiController, Route("t"), ContractClient${onClass}]`,
      security,
    });
    expect(contract.services[0]?.operations[0]?.security).toEqual(expected);
  });
});

describe("what is not a client function", () => {
  test("[NonAction], IgnoreApi, private, static and generic methods are left out", () => {
    const members =
      '[NonAction] public void A() {} [HttpGet, ApiExplorerSettings(IgnoreApi = true)] public void B() {} private void C() {} public static void D() {} public void E<T>() {} [HttpGet("f")] public void F() {}';
    expect(read(members).operations).toEqual(["f() GET /api/tasks/f → 200 none (any 2xx)"]);
  });
});

describe("[ContractEndpoint]", () => {
  test("a marked action of an unmarked controller is the only operation", () => {
    const { operations } = read("[HttpGet] public int A() => 0; [HttpPost, ContractEndpoint] public int B() => 0;", {
      header: '[ApiController, Route("t")]',
    });
    expect(operations).toEqual(["b() POST /t → 200 int32 (any 2xx)"]);
  });

  test("a static handler: its own attributes, or where it is mapped", () => {
    const source = {
      "Endpoints.cs": `namespace Acme; ${types}
        public static class TaskEndpoints {
          [ContractEndpoint, HttpGet("/tasks/{id}")] public static Results<Ok<TaskDto>, NotFound> Get(Guid id, IServiceProvider services) => null!;
          [ContractEndpoint] public static Task<Created<TaskDto>> Create(CreateTask task) => null!;
          [ContractEndpoint] public static NoContent Remove([AsParameters] Key key) => null!;
          public static void MapTasks(this IEndpointRouteBuilder app) { var group = app.MapGroup("/tasks"); group.MapPost("/", Create); group.MapDelete("{id}", Remove).WithName("x"); }
        }
        public record Key(Guid Id, bool Force = false);`,
      "Program.cs":
        'using Acme; var app = WebApplication.CreateBuilder(args).Build(); app.MapGroup("api").MapTasks(); app.Run();',
    };
    const { contract, diagnostics } = readWithDiagnostics(source);
    expect(diagnostics.map((one) => one.message)).toEqual([]);
    expect(operationsText(contract)).toEqual([
      "get(route id: guid) GET /tasks/{id} → 200 TaskDto, 404 none",
      "create(body task: CreateTask) POST /api/tasks → 201 TaskDto",
      "x(route id: guid, query force?: boolean = false) DELETE /api/tasks/{id} → 204 none",
    ]);
  });
});

describe("polymorphic answers", () => {
  const shapes =
    ' [JsonDerivedType(typeof(Circle), "circle")] public abstract record Shape(string Name); public record Circle(string Name, double R) : Shape(Name);';
  test.each([
    [
      "Ok(derived) loses the discriminator",
      'public ActionResult<Shape> A() { return Ok(new Circle("", 1)); }',
      ["TN2145@3"],
    ],
    [
      "so does Ok(base)",
      "public ActionResult<Shape> A(bool b, [FromServices] Shape shape) => b ? NotFound() : Ok(shape);",
      ["TN2145@3"],
    ],
    ["the value itself keeps it", 'public ActionResult<Shape> A() { return new Circle("", 1); }', []],
    ["a list keeps it", "public ActionResult<List<Shape>> A() { return Ok(new List<Shape>()); }", []],
    ["a list of derived ones does not", "public IEnumerable<Shape> A() { return new List<Circle>(); }", ["TN2145@3"]],
    ["nor does a JsonResult", "public JsonResult A([FromServices] Shape shape) => new(shape);", ["TN2145@3"]],
    [
      "pairs that may be a dictionary",
      "public IEnumerable<KeyValuePair<string, int>> A([FromServices] IEnumerable<KeyValuePair<string, int>> all) => all;",
      ["TN2530@3"],
    ],
  ])("%s", (_, member, expected) => expect(read(`[HttpGet] ${member}`, { more: shapes }).told).toEqual(expected));
});

describe("routes changed at run time", () => {
  test("are a warning, and a path base is a note", () => {
    const source = {
      "A.cs":
        '[ApiController, Route("api/[controller]"), ContractClient] public class AController : ControllerBase { [HttpGet] public int Get() => 0; }',
      "Program.cs":
        'var b = WebApplication.CreateBuilder(args);\nb.Services.AddControllers(o => o.Conventions.Add(new Microsoft.AspNetCore.Mvc.ApplicationModels.RouteTokenTransformerConvention(new Slugify())));\nvar app = b.Build(); app.UsePathBase("/x");',
    };
    const told = readWithDiagnostics(source).diagnostics.map((one) => `${one.code}@${one.location?.line}`);
    expect(told).toEqual(["TN2110@2", "TN2186@3"]);
  });
});

describe("abstract [Contract] controllers", () => {
  test("are read like controllers; the controller that derives from one is not read twice", () => {
    const source = `namespace Acme; ${types}
      [Contract, ApiController, Route("api/tasks")] public abstract class TasksContract : ControllerBase { [HttpGet("{id}")] public abstract Task<ActionResult<TaskDto>> Get(Guid id); }
      [ContractClient] public class TasksController : TasksContract { public override Task<ActionResult<TaskDto>> Get(Guid id) => null!; }`;
    const { contract, diagnostics } = readWithDiagnostics(source);
    expect(contract.services.map((service) => `${service.source} ${service.csharpName}`)).toEqual([
      "contract TasksContract",
    ]);
    expect(operationsText(contract)).toEqual(["get(route id: guid) GET /api/tasks/{id} → 200 TaskDto (any 2xx)"]);
    expect(diagnostics.map((one) => one.code)).toEqual(["TN2144"]);
  });
});

describe("bad input", () => {
  test.each([
    [
      "two operations of one given name",
      '[HttpGet("a", Name = "Find")] public int A(int x) => 0;\n[HttpGet("a/{x}")] public int Find(int x) => 0;\n[HttpGet("b")] public int FindByX() => 0;\n[HttpGet("c")] public int FindGet() => 0;\n[HttpGet("d")] public int FindA() => 0;\n[HttpGet("e")] public int FindGetA() => 0;',
      ["TN2104@4"],
    ],
    [
      "one route twice",
      '[HttpGet("{id}")] public int A(int id) => 0;\n[HttpGet("{key}")] public int B(int key) => 0;',
      ["TN2103@4"],
    ],
    ["an unknown token", '[HttpGet("[tenant]")] public int A() => 0;', ["TN2102@3"]],
    ["a malformed template", '[HttpGet("{id")] public int A(int id) => 0;', ["TN2101@3"]],
    ["a body on GET", "[HttpGet] public int A([FromBody] CreateTask task) => 0;", ["TN2121@3"]],
    [
      "StringValues, for which MVC answers 500",
      "[HttpGet] public int A([FromQuery] Microsoft.Extensions.Primitives.StringValues v) => 0;",
      ["TN2130@3"],
    ],
    [
      "a struct and a class that MVC cannot make",
      "[HttpGet] public int A([FromQuery] Span s) => 0; [HttpPut] public int B([FromQuery] Made m) => 0; public struct Span { public int X { get; set; } } public class Made(int x) { public int X { get; set; } = x; }",
      ["TN2149@3", "TN2149@3"],
    ],
    [
      "a dictionary that takes every key of the query",
      '[HttpGet] public int A([FromQuery] Dictionary<string, int> d, int page) => 0; [HttpPut] public int B([FromQuery] Dictionary<string, int> d) => 0; [HttpPost] public int C([FromQuery(Name = "d")] Dictionary<string, int> d, int page) => 0;',
      ["TN2153@3"],
    ],
    [
      "a record that is validated by a property of its constructor",
      "[HttpPost] public int A(List<Outer> o) => 0; public class Outer { public Inner? I { get; set; } } public record Inner([property: Required] string? S, [Required] string? T) { [Range(1, 2)] public int N { get; init; } }",
      ["TN2154@3"],
    ],
    [
      "a member that no request can set, and MVC demands",
      "[HttpPost] public int A(Body b) => 0; public class Body { [JsonIgnore] public string Lost { get; set; } [JsonIgnore] public string Kept { get; set; } = string.Empty; [JsonIgnore] public string? Free { get; set; } public int X { get; set; } }",
      ["TN2322@3"],
    ],
    [
      "a constructor's value that no key gives",
      "[HttpPost] public int A(Body b) => 0; public class Body(string lost, string kept) { [JsonIgnore] public string Lost { get; } = lost; public string Kept { get; } = kept; public int X { get; set; } }",
      ["TN2322@3"],
    ],
    ["an optional body on GET", "[HttpGet] public int A([FromBody] CreateTask? task) => 0;", ["TN2129@3"]],
    [
      "a value at run time that lacks what its interface promises",
      "[HttpGet] public IShape A() => null!; public interface IShape { int Area { get; } int Sides => 4; } public class Square : IShape { int IShape.Area => 1; public int X { get; set; } }\npublic class Good : IShape { public int Area => 1; public int Sides => 4; }",
      ["TN2327@3"],
    ],
    [
      "a member that its own attributes refuse when a request leaves it out",
      "[HttpPost] public int A(Body b) => 0; public class Body { [ContractOptional, Range(1, 9)] public int X { get; set; } [ContractOptional, Range(1, 9)] public int? Y { get; set; } [ContractOptional, Range(1, 9)] public int Z { get; set; } = 4; }",
      ["TN2326@3"],
    ],
    [
      "members that no request can set, and that their own attributes refuse",
      '[HttpPost] public int A(Body b) => 0;\npublic class Body { public int X { get; set; }\n[JsonIgnore, MinLength(2)] public string A { get; set; } = "";\n[MinLength(1)] public List<int> B { get; } = [];\n[Range(1, 9)] public int C => 12;\n[Range(1, 9)] public int D { get; }\n[JsonIgnore, AllowedValues("a")] public string? E { get; set; }\n[JsonIgnore, EmailAddress] public string F { get; set; } = "a@b";\n[Range(1, 9)] public int G { get { return X; } } }',
      ["TN2326@5", "TN2326@6", "TN2326@7", "TN2326@8", "TN2326@9"],
    ],
    ["two bodies", "[HttpPost] public int A(CreateTask a, CreateTask b) => 0;", ["TN2122@3"]],
    ["a form and a body", "[HttpPost] public int A([FromForm] string a, [FromBody] CreateTask b) => 0;", ["TN2127@3"]],
    ["a missing route parameter", '[HttpGet("x")] public int A([FromRoute] Guid id) => 0;', ["TN2105@3"]],
    ["a segment nobody takes", '[HttpGet("{tenant}/x")] public int A() => 0;', ["TN2106@3"]],
    ["no method", '[Route("x")] public int A() => 0;', ["TN2108@3"]],
    [
      "a value object without TryParse",
      "[HttpGet] public int A([FromQuery] Email email) => 0; public record Email(string Value);",
      ["TN2123@3"],
    ],
    [
      "a value object without TryParse that the route names",
      '[HttpGet("{no}")] public int A(OrderNo no) => 0; public record OrderNo(string Value);',
      ["TN2123@3"],
    ],
    [
      "a class without TryParse that the route names",
      '[HttpPost("{key}")] public int A(Key key, CreateTask task) => 0; public class Key { public int A { get; set; } public int B { get; set; } }',
      ["TN2123@3"],
    ],
    [
      "the same, said to come from the route",
      '[HttpGet("{key}")] public int A([FromRoute] Key key) => 0; public class Key { public int A { get; set; } public int B { get; set; } }',
      ["TN2123@3"],
    ],
    [
      "a value object without TryParse on a GET",
      "[HttpGet] public int A(OrderNo no) => 0; public record OrderNo(string Value);",
      ["TN2123@3"],
    ],
    [
      "a list of value objects without TryParse in the query",
      "[HttpGet] public int A([FromQuery] List<OrderNo> numbers) => 0; public record OrderNo(string Value);",
      ["TN2123@3"],
    ],
    [
      "a list of lists of objects in the query",
      "[HttpGet] public int A([FromQuery] Outer o) => 0; public record Outer(List<List<Inner>> Many, int X); public record Inner(int A, int B);",
      ["TN2124@3"],
    ],
    [
      "an object inside itself in the query",
      "[HttpGet] public int A([FromQuery] Node o) => 0; public class Node { public Node? Next { get; set; } public int X { get; set; } }",
      ["TN2124@3"],
    ],
    ["an unbound parameter type", "[HttpPost] public int A(Missing m) => 0;", ["TN2301@3"]],
    ["an unbound answer", "[HttpGet] public ActionResult<Missing> A() => null!;", ["TN2301@3"]],
    [
      "a custom binder",
      "[HttpGet] public int A([ModelBinder(typeof(MyBinder))] CreateTask t) => 0; public class MyBinder {}",
      ["TN2126@3"],
    ],
  ])("%s", (_, members, expected) => expect(read(members).told).toEqual(expected));

  test.each([
    ["abstract", "public abstract class XController : ControllerBase { }", "TN2141"],
    ["static", "public static class XController { }", "TN2141"],
    ["internal", "internal class XController : ControllerBase { }", "TN2141"],
    ["a name ASP.NET does not find", "public class Tasks { }", "TN2141"],
    ["empty", "public class XController : ControllerBase { }", "TN2142"],
  ])("a controller that is %s", (_, declaration, code) => {
    expect(readWithDiagnostics(`[ContractClient] ${declaration}`).diagnostics.map((one) => one.code)).toEqual([code]);
  });
});
