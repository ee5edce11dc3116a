import { describe, expect, test } from "vitest";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import { operationsText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const types = `
public record TaskDto(Guid Id, string Title); public record NotFoundDto(string Code, string Message); public record ProblemDto(string Type, int Status);
public record GetTask(Guid Id, bool Verbose = false); public record CreateTask(string Title, int Points); public enum Status { Open, Done }
public record ListTasks(int Page, string? Search, List<Status> Status, int PageSize = 20); public record UpdateTask(Guid Id, string Title);`;

function read(members: string, more = "") {
  const source = `namespace Acme;\n[Contract] public static class TasksContract {\n${members}\n}\n${types}${more}`;
  const { contract, diagnostics } = readWithDiagnostics(source);
  return {
    operations: operationsText(contract),
    told: diagnostics.filter((one) => one.code !== "TN2508").map((one) => `${one.code}@${one.location?.line}`),
    contract,
  };
}

describe("definitions in any spelling", () => {
  const expected = [
    "get(route id: guid, query verbose?: boolean = false) GET /api/tasks/{id} → 200 TaskDto, 404 NotFoundDto",
  ];
  test.each([
    [
      "a field",
      'public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>("/api/tasks/{id}").Returns<NotFoundDto>(404);',
    ],
    [
      "a property",
      'public static Operation<GetTask, TaskDto> Get { get; } = Define.Get<GetTask, TaskDto>("/api/tasks/{id}").Returns<NotFoundDto>(404);',
    ],
    [
      "an expression body",
      'public static Operation<GetTask, TaskDto> Get => Define.Get<GetTask, TaskDto>("/api/tasks/{id}").Returns<NotFoundDto>(404);',
    ],
    [
      "a getter",
      'public static Operation<GetTask, TaskDto> Get { get { return Define.Get<GetTask, TaskDto>("/api/tasks/{id}").Returns<NotFoundDto>(404); } }',
    ],
    [
      "constants",
      'const string Root = "/api/" + Name; const string Name = "tasks"; public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>(Root + "/{id}").Returns<NotFoundDto>(StatusCodes.Status404NotFound);',
    ],
    [
      "interpolation",
      'const string Root = "/api/tasks"; public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>($"{Root}/{{id}}").Returns<NotFoundDto>(404);',
    ],
    [
      "static readonly text",
      'static readonly string Root = "/api/tasks"; public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>($"{Root}/{{id}}").Returns<NotFoundDto>(404);',
    ],
    [
      "named arguments",
      'public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>(route: "/api/tasks/{id}").Returns<NotFoundDto>(description: "none", status: 404);',
    ],
    [
      "a helper that begins",
      'static Operation<TIn, TOut> Begin<TIn, TOut>(string path) where TIn : notnull => Define.Get<TIn, TOut>("/api/" + path); public static readonly Operation<GetTask, TaskDto> Get = Begin<GetTask, TaskDto>("tasks/{id}").Returns<NotFoundDto>(404);',
    ],
    [
      "a helper that goes on",
      'public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>("/api/tasks/{id}").OrNotFound();',
    ],
    [
      "a helper around it",
      'public static readonly Operation<GetTask, TaskDto> Get = Helpers.OrNotFound(Define.Get<GetTask, TaskDto>("/api/tasks/{id}"));',
    ],
    [
      "a private building block",
      'private static readonly Operation<GetTask, TaskDto> Plain = Define.Get<GetTask, TaskDto>("/api/tasks/{id}"); public static readonly Operation<GetTask, TaskDto> Get = Plain.Returns<NotFoundDto>(404);',
    ],
    [
      "parentheses and !",
      'public static readonly Operation<GetTask, TaskDto> Get = (Define.Get<GetTask, TaskDto>("/api/tasks/{id}"))!.Returns<NotFoundDto>(404);',
    ],
    [
      "a static constructor",
      'public static readonly Operation<GetTask, TaskDto> Get; static TasksContract() { Get = Define.Get<GetTask, TaskDto>("/api/tasks/{id}").Returns<NotFoundDto>(404); }',
    ],
    [
      "a choice that is known",
      'static readonly bool Old = false; public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>(Old ? "/old" : "/api/tasks/{id}").Returns<NotFoundDto>(404);',
    ],
    [
      "a helper with statements",
      'static Operation<GetTask, TaskDto> Make(params int[] statuses) { var made = Define.Get<GetTask, TaskDto>("/api/" + "TASKS".ToLowerInvariant() + "/{id}"); foreach (var status in statuses) made = made.Returns<NotFoundDto>(status); return made; } public static readonly Operation<GetTask, TaskDto> Get = Make(404);',
    ],
    [
      "a delegate",
      'static readonly Func<string, Operation<GetTask, TaskDto>> Make = path => Define.Get<GetTask, TaskDto>("/api/" + path); public static readonly Operation<GetTask, TaskDto> Get = Make("tasks/{id}").Returns<NotFoundDto>(404);',
    ],
    [
      "a generic base class",
      'class Routes<TIn, TOut> where TIn : notnull { public static Operation<TIn, TOut> One(string path) => Define.Get<TIn, TOut>(path); } public static readonly Operation<GetTask, TaskDto> Get = Routes<GetTask, TaskDto>.One("/api/tasks/{id}").Returns<NotFoundDto>(404);',
    ],
    [
      "an answer by its name",
      'static readonly Answer<NotFoundDto> Missing = Define.Answer<NotFoundDto>(404); public static readonly Operation<GetTask, TaskDto> Get = Define.Get<GetTask, TaskDto>("/api/tasks/{id}").Returns(Missing);',
    ],
    [
      "a qualified name",
      'public static readonly Tenon.Operation<GetTask, TaskDto> Get = global::Tenon.Define.Get<GetTask, TaskDto>("/api/tasks/{id}").Returns<NotFoundDto>(404);',
    ],
  ])("%s", (_, member) => {
    const helpers =
      "public static class Helpers { public static Operation<TIn, TOut> OrNotFound<TIn, TOut>(this Operation<TIn, TOut> operation) where TIn : notnull => operation.Returns<NotFoundDto>(404); }";
    const { operations, told } = read(member, helpers);
    expect(operations).toEqual(expected);
    expect(told).toEqual([]);
  });

  test("Define is found by using static, Operation by an alias", () => {
    const source = {
      "A.cs": `using static Tenon.Define; using Op = Tenon.Operation<Acme.TaskDto>; namespace Acme; [Contract] public static class C { public static readonly Op List = Get<TaskDto>("/x"); } ${types}`,
    };
    expect(operationsText(readWithDiagnostics(source).contract)).toEqual(["list() GET /x → 200 TaskDto"]);
  });
});

describe("the builder", () => {
  test.each([
    [
      "Define.Post",
      'Operation<CreateTask, TaskDto> A = Define.Post<CreateTask, TaskDto>("/x");',
      "a(body body: CreateTask) POST /x → 201 TaskDto",
    ],
    [
      "Define.Put without output",
      'InputOperation<CreateTask> A = Define.Put("/x").Accepts<CreateTask>();',
      "a(body body: CreateTask) PUT /x → 200 none",
    ],
    ["Define.Delete", 'Operation A = Define.Delete("/x/{id}");', "a(route id: string) DELETE /x/{id} → 204 none"],
    [
      "Define.Delete with output",
      'Operation<TaskDto> A = Define.Delete<TaskDto>("/x/{id:int}");',
      "a(route id: int32) DELETE /x/{id:int} → 200 TaskDto",
    ],
    ["Define.Head", 'Operation A = Define.Head("/x");', "a() HEAD /x → 200 none"],
    ["Define.Options", 'Operation A = Define.Options("/x");', "a() OPTIONS /x → 200 none"],
    [
      "Define.File",
      'FileOperation<GetTask> A = Define.File<GetTask>("/x/{id}").ContentType("image/png").ContentType("image/jpeg").Returns<NotFoundDto>(404);',
      "a(route id: guid, query verbose?: boolean = false) GET /x/{id} → 200 file image/png|image/jpeg, 404 NotFoundDto",
    ],
    [
      "Define.File without a type",
      'FileOperation A = Define.File("/x");',
      "a() GET /x → 200 file application/octet-stream",
    ],
    [
      "Status",
      'Operation<CreateTask, TaskDto> A = Define.Post<CreateTask, TaskDto>("/x").Status(200);',
      "a(body body: CreateTask) POST /x → 200 TaskDto",
    ],
    [
      "ranges and default",
      'Operation<TaskDto> A = Define.Get<TaskDto>("/x").ReturnsRange<ProblemDto>(4).ReturnsDefault<ProblemDto>();',
      "a() GET /x → 200 TaskDto, 4XX ProblemDto, default ProblemDto",
    ],
    [
      "FormEncoded",
      'Operation<CreateTask, TaskDto> A = Define.Post<CreateTask, TaskDto>("/x").FormEncoded();',
      "a(form body body: CreateTask) POST /x → 201 TaskDto",
    ],
    [
      "AcceptsFile",
      'InputOperation<Upload> A = Define.Post("/x").Accepts<Upload>().AcceptsFile();',
      "a(multipart body body: Upload) POST /x → 201 none",
    ],
    [
      "a file as the input",
      'Operation<IFormFile, TaskDto> A = Define.Post<IFormFile, TaskDto>("/x");',
      "a(form file: file) POST /x → 201 TaskDto",
    ],
    ["AcceptsFile alone", 'Operation A = Define.Post("/x").AcceptsFile();', "a(form file: file) POST /x → 201 none"],
    [
      "ContentType of text",
      'Operation<string> A = Define.Get<string>("/x").ContentType("text/plain");',
      "a() GET /x → 200 text text/plain",
    ],
    ["a list", 'Operation<List<TaskDto>> A = Define.Get<List<TaskDto>>("/x");', "a() GET /x → 200 TaskDto[]"],
  ])("%s", (_, member, expected) => {
    const { operations, told } = read(
      `public static readonly ${member}`,
      " public record Upload(IFormFile File, string Title);",
    );
    expect(operations).toEqual([expected]);
    expect(told).toEqual([]);
  });

  test("texts, examples, security and deprecation are read from the chain and the comment", () => {
    const { contract } = read(`
      /// <summary>From the comment.</summary>
      /// <remarks>See <see cref="TaskDto"/> and <c>code</c>.</remarks>
      [Obsolete("Use B.")] public static readonly Operation<CreateTask, TaskDto> A = Define.Post<CreateTask, TaskDto>("/a").RequestExample("{\\"title\\":1}", "one").ResponseExample(201, "{}").Secure("oauth", "read", "write").QueryAuth("key");
      public static readonly Operation B = Define.Get("/b").Summary("Own").Description("More").Deprecated().Anonymous();`);
    const [a, b] = contract.services[0]?.operations ?? [];
    expect(a?.documentation).toEqual({ summary: "From the comment.", remarks: "See TaskDto and code." });
    expect(a?.deprecated).toEqual({ message: "Use B." });
    expect(a?.requestExamples).toEqual([{ name: "one", value: { title: 1 } }]);
    expect(a?.responses[0]?.examples).toEqual([{ value: {} }]);
    expect(a?.security).toEqual({
      kind: "required",
      alternatives: [[{ scheme: "oauth", scopes: ["read", "write"] }], [{ scheme: "key", scopes: [] }]],
    });
    expect(b?.documentation).toEqual({ summary: "Own", remarks: "More" });
    expect(b?.deprecated).toEqual({});
    expect(b?.security).toEqual({ kind: "anonymous" });
    expect(contract.securitySchemes.map((scheme) => `${scheme.kind} ${scheme.name}`)).toEqual([
      "apiKey key",
      "http oauth",
    ]);
  });
});

test("anonymous beside secured: authentication is optional", () => {
  const { contract } = read(
    'public static readonly Operation A = Define.Get("/x").Anonymous().Secure("bearer").AndSecure("key");',
  );
  expect(contract.services[0]?.operations[0]?.security).toEqual({
    kind: "required",
    alternatives: [
      [
        { scheme: "bearer", scopes: [] },
        { scheme: "key", scopes: [] },
      ],
      [],
    ],
  });
});

describe("how the input travels", () => {
  test.each([
    [
      "GET: route, then query",
      'Operation<ListTasks, TaskDto> A = Define.Get<ListTasks, TaskDto>("/x/{page}");',
      "a(route page: int32, query search: string | null, query status: Status[], query pageSize?: int32 = 20)",
    ],
    [
      "DELETE likewise",
      'InputOperation<GetTask> A = Define.Delete("/x/{id}").Accepts<GetTask>();',
      "a(route id: guid, query verbose?: boolean = false)",
    ],
    [
      "PUT: what the route names is left out of the body",
      'Operation<UpdateTask, TaskDto> A = Define.Put<UpdateTask, TaskDto>("/x/{id}");',
      "a(route id: guid, body body: UpdateTask without id)",
    ],
    [
      "PUT: what the route names is left out of every variant of a union",
      'InputOperation<Shape> A = Define.Put("/x/{id}").Accepts<Shape>();',
      "a(route id: guid, body body: Shape without id)",
    ],
    [
      "a segment that must be there is never null",
      'InputOperation<Maybe> A = Define.Get("/x/{id}").Accepts<Maybe>();',
      "a(route id: int32)",
    ],
    [
      "a segment without a property takes its constraint",
      'Operation<CreateTask, TaskDto> A = Define.Post<CreateTask, TaskDto>("/x/{project:guid}/{slug}");',
      "a(route project: guid, route slug: string, body body: CreateTask)",
    ],
    [
      "route parameters in template order",
      'InputOperation<Two> A = Define.Get("/x/{b}/{a}").Accepts<Two>();',
      "a(route b: int32, route a: string)",
    ],
    ["a simple input", 'Operation<Guid, TaskDto> A = Define.Get<Guid, TaskDto>("/x/{id}");', "a(route id: guid)"],
    [
      "attributes on the properties",
      'Operation<Update, TaskDto> A = Define.Post<Update, TaskDto>("/x/{petId}");',
      "a(route id as petId: int64, query dry: boolean | null, header trace as X-Trace: string | null, body body: CreateTask)",
    ],
    [
      "a list as body",
      'InputOperation<List<CreateTask>> A = Define.Post("/x").Accepts<List<CreateTask>>();',
      "a(body body: CreateTask[])",
    ],
    [
      "header and cookie on GET",
      'InputOperation<Headed> A = Define.Get("/x").Accepts<Headed>();',
      "a(header tenant as X-Tenant: string, query page: int32)",
    ],
    [
      "cookies, and styles of the query",
      'InputOperation<Styled> A = Define.Get("/x").Accepts<Styled>();',
      "a(cookie session as s: string, query ids comma: int32[], query tags pipe: string[], query words space: string[], query deep deepObject: Two, query flat form: Two, query pairs comma: Two, query json json: Two, query plain: string[])",
    ],
    [
      "optional segments",
      'InputOperation<Optional> A = Define.Get("/x/{page?}").Accepts<Optional>();',
      "a(route page?: int32 | null)",
    ],
  ])("%s", (_, member, expected) => {
    const more = `
      public record Two(string A, int B); public record Maybe(int? Id);
      [JsonPolymorphic, JsonDerivedType(typeof(Circle), "circle")] public abstract record Shape(Guid Id); public record Circle(Guid Id, int Radius) : Shape(Id);
      public class Update { [FromRoute(Name = "petId")] public long Id { get; set; } [FromQuery] public bool? Dry { get; set; } [FromHeader(Name = "X-Trace")] public string? Trace { get; set; } [FromBody] public required CreateTask Body { get; set; } }
      public record Headed([property: FromHeader(Name = "X-Tenant")] string Tenant, int Page);
      public record Styled([property: ContractCookie("s")] string Session, [property: ContractQuery(QueryStyle.CommaDelimited)] int[] Ids,
        [property: ContractQuery(QueryStyle.PipeDelimited)] string[] Tags, [property: ContractQuery(QueryStyle.SpaceDelimited)] string[] Words,
        [property: ContractQuery(QueryStyle.DeepObject)] Two Deep, [property: ContractQuery(QueryStyle.Exploded)] Two Flat,
        [property: ContractQuery(QueryStyle.CommaDelimited)] Two Pairs, [property: ContractQuery(QueryStyle.Json)] Two Json, string[] Plain);
      public record Optional(int? Page);`;
    const { operations, told } = read(`public static readonly ${member}`, more);
    expect(operations.map((one) => one.replace(/\) (GET|PUT|POST|DELETE).*$/, ")"))).toEqual([expected]);
    expect(told).toEqual([]);
  });
});

test("a decimal in a form travels without an exponent, in JSON as it is", () => {
  const define = (name: string, more: string): string =>
    `public static readonly Operation<Price, int> ${name} = Define.Post<Price, int>("/${name}")${more};`;
  const { contract } = read(
    `${define("Form", ".FormEncoded()")} ${define("Json", "")}`,
    "public record Price(decimal Amount, string Unit);",
  );
  const client = emitTypeScript(contract, { zod: false }).find(({ path }) => path === "client/tasks.ts")?.text ?? "";
  expect(client).toContain("tenon.form(tenon.plainNumbers(body))");
  expect(client).toContain("tenon.json(body)");
});

describe("bad input", () => {
  test.each([
    [
      "a route that is not a constant",
      "static string Path() => Environment.MachineName;\npublic static readonly Operation A = Define.Get(Path());",
      ["TN2002@4"],
    ],
    [
      "a choice",
      'static readonly bool Old = Environment.MachineName == "old";\npublic static readonly Operation A = Old ? Define.Get("/a") : Define.Get("/b");',
      ["TN2001@4"],
    ],
    [
      "bytes in a query and in a form",
      'public static readonly Operation<Bytes, TaskDto> A = Define.Get<Bytes, TaskDto>("/x");\npublic static readonly Operation<Bytes, TaskDto> B = Define.Post<Bytes, TaskDto>("/x").FormEncoded();\npublic static readonly Operation<Bytes, TaskDto> C = Define.Put<Bytes, TaskDto>("/x");\npublic sealed record Bytes(byte[] Data, int Other);',
      ["TN2133@6", "TN2133@6"],
    ],
    [
      "a choice inside the chain",
      'static readonly bool Old = Environment.MachineName == "old";\npublic static readonly Operation A = (Old ? Define.Get("/a") : Define.Get("/b")).Returns(404);',
      ["TN2001@4"],
    ],
    [
      "a status that is computed",
      'public static readonly Operation A = Define.Get("/a").Returns(Environment.ProcessId);',
      ["TN2002@3"],
    ],
    [
      "tags of which one is computed",
      'public static readonly Operation A = Define.Get("/a").Tags("x", Environment.MachineName);',
      ["TN2002@3"],
    ],
    [
      "an operation that is initialised below",
      'public static readonly Operation A = B.Returns(404);\nprivate static readonly Operation B = Define.Get("/b");',
      ["TN2001@3"],
    ],
    [
      "an initialiser that throws",
      "public static readonly Operation A = Make();\nstatic Operation Make() => throw new NotSupportedException();",
      ["TN2001@3"],
    ],
    ["an operation that is made of itself", "public static Operation A => A.Returns(404);", ["TN2001@3"]],
    ["no initialiser", "public static readonly Operation A;", ["TN2001@3"]],
    ["a route without a slash", 'public static readonly Operation A = Define.Get("x");', ["TN2111@3"]],
    ["a malformed route", 'public static readonly Operation A = Define.Get("/{x");', ["TN2101@3"]],
    [
      "a status twice",
      'public static readonly Operation A = Define.Get("/x").Returns(404).Returns<NotFoundDto>(404);',
      ["TN2008@3"],
    ],
    ["no status", 'public static readonly Operation A = Define.Get("/x").Returns(4040);', ["TN2146@3"]],
    [
      "an example that is not JSON",
      'public static readonly Operation<TaskDto> A = Define.Get<TaskDto>("/x").ResponseExample(200, "{");',
      ["TN2007@3"],
    ],
    [
      "a JsonElement and an object in the query, which minimal APIs take for the body",
      'public static readonly Operation<Q, TaskDto> A = Define.Get<Q, TaskDto>("/x");\npublic record Q(JsonElement E, int N,\nJsonElement[] L,\nobject? O);',
      ["TN2123@4", "TN2123@5", "TN2123@6"],
    ],
    [
      "a file on GET",
      'public static readonly Operation<IFormFile, TaskDto> A = Define.Get<IFormFile, TaskDto>("/x");',
      ["TN2131@3"],
    ],
    [
      "a file in a URL-encoded form",
      'public static readonly Operation<Upload, TaskDto> A = Define.Post<Upload, TaskDto>("/x").FormEncoded(); public record Upload(IFormFile File, int N);',
      ["TN2131@3"],
    ],
    [
      "a result of the framework as the body",
      'public static readonly Operation<Microsoft.AspNetCore.Mvc.IActionResult> A = Define.Get<Microsoft.AspNetCore.Mvc.IActionResult>("/x");',
      ["TN2132@3"],
    ],
    [
      "a form on GET",
      'public static readonly Operation<GetTask, TaskDto> A = Define.Get<GetTask, TaskDto>("/x").FormEncoded();',
      ["TN2128@3"],
    ],
    [
      "one route twice",
      'public static readonly Operation A = Define.Get("/x/{a}");\npublic static readonly Operation B = Define.Get("/x/{a}");',
      ["TN2103@4"],
    ],
    [
      "routes that no router tells apart",
      'public static readonly Operation A = Define.Get("/x/{a}");\npublic static readonly Operation B = Define.Get("/X/{b}");',
      ["TN2116@4"],
    ],
    [
      "routes that constraints tell apart",
      'public static readonly Operation A = Define.Get("/x/{a:guid}");\npublic static readonly Operation B = Define.Get("/X/{b}");',
      [],
    ],
    [
      "an alias",
      'public static readonly Operation A = Define.Get("/x");\npublic static readonly Operation B = A;',
      ["TN2005@4"],
    ],
    ["an unbound output", 'public static readonly Operation<Missing> A = Define.Get<Missing>("/x");', ["TN2301@3"]],
    [
      "[FromRoute] that the route has not",
      'public static readonly InputOperation<R> A = Define.Get("/x").Accepts<R>();\npublic class R { [FromRoute] public int Id { get; set; } public int B { get; set; } }',
      ["TN2105@4"],
    ],
    [
      "some properties say where they travel, some do not",
      'public static readonly InputOperation<R> A = Define.Post("/x").Accepts<R>();\npublic class R { [FromQuery] public int Id { get; set; } public int B { get; set; } }',
      ["TN2006@4"],
    ],
    ["no operation at all", "public const int X = 1;", ["TN2004@2"]],
    [
      "a limit on a member that no request sets",
      'public static readonly Operation<Limited, int> A = Define.Post<Limited, int>("/a");\n}\npublic class Limited { public int X { get; set; }\n[Range(1, 9)] public int Y { get; private set; }',
      ["TN2326@6"],
    ],
  ])("%s", (_, members, expected) => expect(read(members).told).toEqual(expected));

  test("[Contract] on a class that is not static is an error", () => {
    expect(readWithDiagnostics("[Contract] public class X { }").diagnostics.map((one) => one.code)).toEqual(["TN2003"]);
  });
});

describe("contract and controller", () => {
  test("the contract wins, with a note", () => {
    const source = `namespace Acme; ${types}
      [Contract] public static class TasksContract { public static readonly Operation<TaskDto> Get = Define.Get<TaskDto>("/tasks/{id}"); }
      [ApiController, ContractClient, Route("tasks")] public class TasksController : ControllerBase { [HttpGet("{id}")] public TaskDto Get(string id) => null!; [HttpPost] public TaskDto Create() => null!; }`;
    const { contract, diagnostics } = readWithDiagnostics(source);
    expect(contract.services.map((service) => `${service.name}: ${service.operations.map((one) => one.name)}`)).toEqual(
      ["tasks: get", "tasksController: create"],
    );
    expect(diagnostics.map((one) => one.code)).toContain("TN2144");
  });

  test("every operation leads back to its symbol", () => {
    const { contract } = read('public static readonly Operation<TaskDto> A = Define.Get<TaskDto>("/x");');
    const operation = contract.services[0]?.operations[0];
    expect(operation?.declaredBy).toEqual({ id: "Acme.TasksContract.A", kind: "definition" });
  });
});
