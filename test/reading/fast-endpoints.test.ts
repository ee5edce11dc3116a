import { describe, expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics, type Source } from "./read-source.js";

const types =
  'public enum Colour { Red, Green } public record Thing(int Id, string Name); public class Ask { public int Id { get; set; } public string Name { get; set; } = ""; } ';

/** The package is not there: its classes and methods are known by name. */
function program(classes: string, options = "app.UseFastEndpoints();"): Readonly<Record<string, string>> {
  return {
    "Program.cs": `using FastEndpoints; using Acme; var app = WebApplication.CreateBuilder(args).Build(); ${options} app.Run();`,
    "Things.cs": `using FastEndpoints; using Microsoft.AspNetCore.Http.HttpResults; namespace Acme; ${types} ${classes}`,
  };
}

/** `GetThing`, whose `Configure` and members are given. */
function endpoint(base: string, configure: string, members: string): string {
  return `public class GetThing : ${base} { public override void Configure() { ${configure} } ${members} }`;
}

const handle = "public override Task HandleAsync(CancellationToken ct) => Send.NoContentAsync(ct);";
const open = (configure: string): string => `${configure} AllowAnonymous();`;

function read(source: Source): { readonly operations: readonly string[]; readonly told: readonly string[] } {
  const { contract, diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  return {
    operations: contract.services.flatMap((service) =>
      service.operations.map((operation) => `${service.name}.${operationText(operation, contract)}`),
    ),
    told: diagnostics.map(({ code }) => code),
  };
}

describe("routes of FastEndpoints", () => {
  test.each<[title: string, configure: string, options: string, expected: readonly string[]]>([
    ["a method and a route", 'Get("/things");', "app.UseFastEndpoints();", ["GET /things"]],
    [
      "verbs and routes apart",
      'Verbs(Http.GET, Http.HEAD); Routes("/things");',
      "app.UseFastEndpoints();",
      ["GET /things", "HEAD /things"],
    ],
    [
      "the prefix of all",
      'Get("/things");',
      'app.UseFastEndpoints(c => c.Endpoints.RoutePrefix = "api");',
      ["GET /api/things"],
    ],
    [
      "the prefix of all, in a helper",
      'Get("/things");',
      'app.UseFastEndpoints(c => Api.Set(c, "api"));',
      ["GET /api/things"],
    ],
    [
      "the prefix of all, in a helper that is given a part of the options",
      'Get("/things");',
      'app.UseFastEndpoints(c => Api.SetPrefix(c.Endpoints, "api"));',
      ["GET /api/things"],
    ],
    ["the prefix of all, as the default of a parameter", 'Get("/things");', "app.UseApi();", ["GET /elsa/things"]],
    ["the prefix of all, as a parameter", 'Get("/things");', 'app.UseApi("own");', ["GET /own/things"]],
    [
      "a prefix instead",
      'Get("things"); RoutePrefixOverride("raw");',
      'app.UseFastEndpoints(c => { c.Endpoints.RoutePrefix = "api"; });',
      ["GET /raw/things"],
    ],
    [
      "no prefix",
      'Get("things"); RoutePrefixOverride("");',
      'app.UseFastEndpoints(c => { c.Endpoints.RoutePrefix = "api"; });',
      ["GET /things"],
    ],
    ["a version behind", 'Get("/things"); Version(2);', "app.UseFastEndpoints();", ["GET /things/v2"]],
    [
      "a version in front",
      'Get("/things"); Version(2);',
      'app.UseFastEndpoints(c => { c.Endpoints.RoutePrefix = "api"; c.Versioning.Prefix = "ver"; c.Versioning.PrependToRoute = true; });',
      ["GET /api/ver2/things"],
    ],
    [
      "the version of all",
      'Get("/things");',
      "app.UseFastEndpoints(c => c.Versioning.DefaultVersion = 1);",
      ["GET /things/v1"],
    ],
    [
      "no version",
      'Get("/things"); DontVersion();',
      "app.UseFastEndpoints(c => c.Versioning.DefaultVersion = 1);",
      ["GET /things"],
    ],
    [
      "a version where the template says",
      'Get("/{v}/things"); Version(3);',
      'app.UseFastEndpoints(c => c.Versioning.RouteTemplate = "{v}");',
      ["GET /v3/things"],
    ],
    [
      "a group, and the one around it",
      'Get("things"); Group<Inner>();',
      "app.UseFastEndpoints();",
      ["GET /outer/inner/things"],
    ],
    [
      "routes and verbs by a loop",
      'var all = new List<string>(); foreach (var name in new[] { "a", "b" }) all.Add($"/{name}"); Verbs(Http.GET); Routes(all.ToArray());',
      "app.UseFastEndpoints();",
      ["GET /a"],
    ],
    ["a helper of one's own", 'this.MapTo(Http.POST, "/things");', "app.UseFastEndpoints();", ["POST /things"]],
    ["the definition", 'Get("/things"); Definition.EndpointVersion(2);', "app.UseFastEndpoints();", ["GET /things/v2"]],
    [
      "the configurator of all",
      'Get("/things");',
      'app.UseFastEndpoints(c => { c.Endpoints.RoutePrefix = "api"; c.Endpoints.Configurator = Api.Configure; });',
      ["GET /things/v3"],
    ],
    [
      "a branch that is decided",
      'if (nameof(Get) == "Get") Get("/a"); else Get("/b");',
      'app.UseFastEndpoints(c => { if (false) c.Endpoints.RoutePrefix = "no"; });',
      ["GET /a"],
    ],
    [
      "options of older versions",
      'Get("/things");',
      'app.UseFastEndpoints(c => c.RoutingOptions = o => o.Prefix = "old");',
      ["GET /old/things"],
    ],
    ["below a group of routes", 'Get("things");', 'app.MapGroup("/base").MapFastEndpoints();', ["GET /base/things"]],
  ])("%s", (_, configure, options, expected) => {
    const groups =
      'public class Outer : Group { public Outer() { Configure("outer", ep => ep.AllowAnonymous()); } } public class Inner : SubGroup<Outer> { public Inner() { Configure("inner", ep => { }); } }';
    const wrapper =
      'public static void UseApi(this WebApplication app, string prefix = "elsa") => app.UseFastEndpoints(c => Set(c, prefix));';
    const helpers = `public static class Api {
      public static void Set(Config config, string prefix) { config.Endpoints.RoutePrefix = prefix; }
      public static void MapTo(this BaseEndpoint endpoint, Http method, string route) {
        endpoint.Verbs(method.ToString());
        endpoint.Routes(route);
      }
      public static void Configure(EndpointDefinition ep) { ep.RoutePrefixOverride(""); ep.EndpointVersion(3); }
      public static void SetPrefix(EndpointOptions options, string prefix) => options.RoutePrefix = prefix;
      ${options.includes("UseApi") ? wrapper : ""}
    }`;
    const source = program(endpoint("EndpointWithoutRequest", open(configure), handle) + groups + helpers, options);
    const { operations, told } = read(source);
    expect(operations.map((text) => /[A-Z]+ \/\S*/.exec(text)?.[0])).toEqual(expected);
    expect(told).toEqual([]);
  });

  test("calls that map the same endpoints map them once", () => {
    const source = program(
      endpoint("EndpointWithoutRequest", open('Get("/a");'), handle),
      "app.UseApi(); app.MapApi();",
    );
    const more = `using FastEndpoints; public static class Ways {
      public static void UseApi(this WebApplication app) => app.UseFastEndpoints();
      public static void MapApi(this WebApplication app) => app.MapFastEndpoints();
    }`;
    expect(read({ ...source, "Ways.cs": more }).operations).toEqual(["a.getThing() GET /a → 204 none"]);
  });

  test("a prefix that is computed belongs into the base URL", () => {
    const options =
      "app.UseFastEndpoints(c => { c.Endpoints.RoutePrefix = Environment.MachineName; c.Versioning.PrependToRoute = true; });";
    const { operations, told } = read(
      program(endpoint("EndpointWithoutRequest", open('Get("/a"); Version(1);'), handle), options),
    );
    expect(operations).toEqual(["a.getThing() GET /v1/a → 204 none"]);
    expect(told).toEqual(["TN2217"]);
  });

  test("who may call it is decided at run time: the route is known all the same", () => {
    const configure = 'Get("/a"); if (Environment.Is64BitProcess) AllowAnonymous(); else Permissions("x");';
    expect(read(program(endpoint("EndpointWithoutRequest", configure, handle)))).toEqual({
      operations: ["a.getThing() GET /a → 204 none, 401 none, 403 none"],
      told: ["TN2174", "TN2174"],
    });
  });

  test("attributes in place of Configure give route and access", () => {
    const source = program(
      `[HttpGet("/things", "/all"), AllowAnonymous] public class GetThing : EndpointWithoutRequest<List<Thing>> { public override Task HandleAsync(CancellationToken ct) => Send.OkAsync([], ct); }`,
    );
    expect(read(source)).toEqual({ operations: ["things.getThing() GET /things → 200 Thing[]"], told: [] });
  });

  test("a member in a route template is bound by its name", () => {
    const source = program(
      endpoint(
        "Endpoint<Ask, Thing>",
        open('Get("/things/{@x}", r => new { r.Id });'),
        'public override Task HandleAsync(Ask ask, CancellationToken ct) => Send.OkAsync(new Thing(1, ""), ct);',
      ),
    );
    expect(read(source).operations).toEqual([
      'things.getThing(route id as Id: int32, query name?: string = "") GET /things/{Id} → 200 Thing',
    ]);
  });

  test.each([
    ["a route that is built", "Get(Environment.MachineName);", "app.UseFastEndpoints();", "TN2189"],
    ["a condition", 'if (Environment.Is64BitProcess) Get("/a"); else Get("/b");', "app.UseFastEndpoints();", "TN2189"],
    ["a group that is not there", 'Get("/a"); Group<Missing>();', "app.UseFastEndpoints();", "TN2189"],
    [
      "a prefix that is not known, and one instead",
      'Get("/a"); RoutePrefixOverride("b");',
      "app.UseFastEndpoints(c => c.Endpoints.RoutePrefix = Environment.MachineName);",
      "TN2189",
    ],
    [
      "a prefix that is not known below a group of routes",
      'Get("/a");',
      'app.MapGroup("/b").MapFastEndpoints(c => c.Endpoints.RoutePrefix = Environment.MachineName);',
      "TN2189",
    ],
    [
      "a prefix that may be set",
      'Get("/a");',
      'app.UseFastEndpoints(c => { if (args.Length > 0) c.Endpoints.RoutePrefix = "b"; });',
      "TN2203",
    ],
    ["options that a package sets", 'Get("/a");', "app.UseFastEndpoints(c => Acme.Set(c));", "TN2203"],
    [
      "options that a method may set",
      'Get("/a");',
      "app.UseFastEndpoints(c => { if (args.Length > 0) Set(c); }); static void Set(Config c) => c.Versioning.DefaultVersion = 1;",
      "TN2203",
    ],
    ["a filter", 'Get("/a");', "app.UseFastEndpoints(c => c.Endpoints.Filter = ep => ep.Verbs.Length > 0);", "TN2203"],
    ["a call of a package", 'Get("/a"); this.Cached();', "app.UseFastEndpoints();", "TN2189"],
  ])("%s is said, and no route is made up", (_, configure, options, code) => {
    const { operations, told } = read(program(endpoint("EndpointWithoutRequest", configure, handle), options));
    expect(operations).toEqual([]);
    expect(told).toContain(code);
  });
});

test.each([
  ["that it keeps", 'ep.EndpointTags?.Contains("old") != true', ["new_.getThing() GET /a → 204 none"]],
  ["that it leaves out", 'ep.EndpointTags?.Contains("new") != true', []],
  ["by its class", 'ep.EndpointType.Name != "GetThing"', []],
])("a filter is run on each endpoint, %s", (_, condition, expected) => {
  const source = program(
    endpoint("EndpointWithoutRequest", open('Get("/a"); Tags("new"); Throttle(1, 2); Validator<int>();'), handle),
    `app.UseFastEndpoints(c => c.Endpoints.Filter = ep => ${condition});`,
  );
  expect(read(source)).toEqual({ operations: expected, told: [] });
});

describe("requests of FastEndpoints", () => {
  test.each<[title: string, method: string, members: string, expected: string]>([
    [
      "a body",
      'Post("/things");',
      'public int Id { get; set; } public string Name { get; set; } = "";',
      "body body: Req",
    ],
    [
      "the route by name, the rest in the body",
      'Put("/things/{ID}");',
      'public int Id { get; set; } public string Name { get; set; } = "";',
      "route id as ID: int32, body body: Req without id",
    ],
    ["all in the route: no body", 'Put("/things/{id}");', "public int Id { get; set; }", "route id: int32"],
    [
      "no body of a GET",
      'Get("/things/{id}");',
      "public int Id { get; set; } public string? Q { get; set; } public int[] Tags { get; set; } = [];",
      "route id: int32, query q?: string | null, query tags?: int32[]",
    ],
    [
      "a DELETE",
      'Delete("/things/{id}");',
      "public int Id { get; set; } public bool Hard { get; set; }",
      "route id: int32, query hard?: boolean",
    ],
    [
      "headers, required unless they say otherwise",
      'Get("/things");',
      '[FastEndpoints.FromHeader("x-a")] public string A { get; set; } = ""; [FastEndpoints.FromHeader(false)] public string? B { get; set; }',
      "header a as x-a: string, header b? as B: string | null",
    ],
    [
      "a cookie",
      'Get("/things");',
      '[FromCookie("sid")] public string A { get; set; } = "";',
      "cookie a as sid: string",
    ],
    [
      "a claim is not sent",
      'Post("/things");',
      '[FromClaim("sub")] public string User { get; set; } = ""; public int Id { get; set; }',
      "body body: Req without user",
    ],
    [
      "a query value beside a body",
      'Post("/things");',
      "[QueryParam] public int Page { get; set; } [QueryParam(IsRequired = true)] public int Size { get; set; } public int Id { get; set; }",
      "query size: int32, body body: Req without page, size, query page?: int32",
    ],
    [
      "another name",
      'Get("/things/{key}");',
      '[BindFrom("key")] public int Id { get; set; } [BindFrom("why")] public string? Reason { get; set; }',
      "route id as key: int32, query reason? as why: string | null",
    ],
    [
      "the body in a member",
      'Patch("/things/{id}");',
      "public int Id { get; set; } [FastEndpoints.FromBody] public Thing Thing { get; set; } = null!;",
      "route id: int32, body thing: Thing",
    ],
    [
      "an object in the query",
      'Get("/things");',
      "[FastEndpoints.FromQuery] public Ask Ask { get; set; } = null!;",
      'ask?: Ask { query id?: int32, query name?: string = "" }',
    ],
    [
      "what is ignored is not bound",
      'Get("/things");',
      "[System.Text.Json.Serialization.JsonIgnore] public int Id { get; set; } public int Page { get; set; }",
      "query page?: int32",
    ],
    [
      "a form",
      'Post("/things"); AllowFormData();',
      'public string Name { get; set; } = "";',
      "multipart body body: Req",
    ],
    [
      "a URL-encoded form",
      'Post("/things"); AllowFormData(urlEncoded: true);',
      'public string Name { get; set; } = "";',
      "form body body: Req",
    ],
    [
      "files",
      'Post("/things"); AllowFileUploads();',
      "public IFormFile File { get; set; } = null!;",
      "multipart body body: Req",
    ],
  ])("%s", (_, method, members, expected) => {
    const source = program(
      `public class Req { ${members} } ${endpoint("FastEndpoints.Endpoint<Req>", open(method), "public override Task HandleAsync(Req req, CancellationToken ct) => Send.NoContentAsync(ct);")}`,
    );
    const { operations, told } = read(source);
    expect(operations.map(inputsOf)).toEqual([expected]);
    expect(told).toEqual([]);
  });

  test.each([
    ["there", 'var id = Route<int>("id"); var q = Query<string>("q", isRequired: false);'],
    ["in a helper", "var id = Id(); var q = Query<string>(Names.Query, false);"],
    [
      "in a lambda",
      'var ids = new[] { 1, 2 }.Where(one => one == Route<int>("id")); var id = ids.First(); var q = Query<string>("q", false);',
    ],
    [
      "in a lambda that is given away",
      'var id = Store.All(Environment.NewLine).Where(one => one == Route<int>("id")).First(); var q = Query<string>("q", false);',
    ],
  ])("values that the handler asks for itself: %s", (_, statements) => {
    const source = program(
      `public static class Names { public const string Query = "q"; } public static class Store { public static IQueryable<int> All(string text) => Enumerable.Range(0, text.Length).AsQueryable(); } ${endpoint(
        "EndpointWithoutRequest<Thing>",
        open('Get("/things/{id}");'),
        `int Id() => Route<int>("id"); public override Task HandleAsync(CancellationToken ct) { ${statements} return Send.OkAsync(new Thing(id, q ?? ""), ct); }`,
      )}`,
    );
    expect(read(source).operations.map(inputsOf)).toEqual(["route id: int32, query q?: string"]);
  });

  test("a list is the whole body, and text is text", () => {
    const list = program(
      endpoint(
        "Endpoint<List<Thing>, int>",
        open('Post("/things");'),
        "public override Task<int> ExecuteAsync(List<Thing> all, CancellationToken ct) => Task.FromResult(all.Count);",
      ),
    );
    expect(read(list).operations).toEqual(["things.getThing(body body: Thing[]) POST /things → 200 int32"]);
    const text = program(
      `public class Note : IPlainTextRequest { public string Content { get; set; } = ""; } ${endpoint("FastEndpoints.Endpoint<Note>", open('Post("/things");'), "public override Task HandleAsync(Note note, CancellationToken ct) => Send.OkAsync(ct);")}`,
    );
    expect(read(text).operations.map(inputsOf)).toEqual(["text body body: string"]);
  });

  test("a binder of the program's own is said", () => {
    const source = program(
      endpoint(
        "FastEndpoints.Endpoint<Ask>",
        open('Post("/things"); RequestBinder(new Own());'),
        "public override Task HandleAsync(Ask ask, CancellationToken ct) => Send.OkAsync(ct);",
      ),
    );
    expect(read(source).told).toEqual(["TN2189"]);
  });

  test("a binder that only chooses among the library's sources is none of its own, under a condition either", () => {
    const source = program(
      `public class Narrow<T>() : RequestBinder<T>(BindingSource.QueryParams) where T : notnull; ${endpoint(
        "FastEndpoints.Endpoint<Ask>",
        open('Get("/things"); if (Environment.Is64BitProcess) Definition.RequestBinder(typeof(Narrow<>));'),
        "public override Task HandleAsync(Ask ask, CancellationToken ct) => Send.OkAsync(ct);",
      )}`,
    );
    expect(read(source).told).toEqual([]);
  });
});

describe("answers of FastEndpoints", () => {
  test.each<[title: string, base: string, members: string, expected: string]>([
    [
      "what is sent",
      "Endpoint<Ask, Thing>",
      'public override async Task HandleAsync(Ask ask, CancellationToken ct) { if (ask.Id == 0) { await Send.NotFoundAsync(ct); return; } await Send.OkAsync(new Thing(1, ""), ct); }',
      "200 Thing, 404 none",
    ],
    [
      "older names",
      "Endpoint<Ask, Thing>",
      'public override async Task HandleAsync(Ask ask, CancellationToken ct) { if (ask.Id == 0) await SendUnauthorizedAsync(ct); else if (ask.Id == 1) await SendAsync(new Thing(1, ""), 202, ct); else await SendForbiddenAsync(ct); }',
      "202 Thing, 401 none, 403 none",
    ],
    [
      "created",
      "Endpoint<Ask, Thing>",
      'public override Task HandleAsync(Ask ask, CancellationToken ct) => Send.CreatedAtAsync<GetThing>(new { id = 1 }, new Thing(1, ""), cancellation: ct);',
      "201 Thing",
    ],
    [
      "nothing is sent",
      "Endpoint<Ask, Thing>",
      "public override Task HandleAsync(Ask ask, CancellationToken ct) => Task.CompletedTask;",
      "204 none",
    ],
    [
      "the response is set",
      "Endpoint<Ask, Thing>",
      'public override Task HandleAsync(Ask ask, CancellationToken ct) { Response = new Thing(1, ""); return Task.CompletedTask; }',
      "200 Thing",
    ],
    [
      "the answer is returned",
      "Endpoint<Ask, Thing>",
      'public override Task<Thing> ExecuteAsync(Ask ask, CancellationToken ct) => Task.FromResult(new Thing(1, ""));',
      "200 Thing",
    ],
    [
      "typed results",
      "Endpoint<Ask, Results<Ok<Thing>, NotFound>>",
      'public override async Task<Results<Ok<Thing>, NotFound>> ExecuteAsync(Ask ask, CancellationToken ct) => ask.Id == 0 ? TypedResults.NotFound() : TypedResults.Ok(new Thing(1, ""));',
      "200 Thing, 404 none",
    ],
    [
      "a result that is sent",
      "Endpoint<Ask, Thing>",
      'public override Task HandleAsync(Ask ask, CancellationToken ct) => Send.ResultAsync(TypedResults.Accepted("/x", new Thing(1, "")));',
      "202 Thing",
    ],
    [
      "text and files",
      "Endpoint<Ask, Thing>",
      'public override async Task HandleAsync(Ask ask, CancellationToken ct) { if (ask.Id == 0) await Send.StringAsync("no", 409); else await Send.BytesAsync([1], contentType: "image/png"); }',
      "200 file image/png, 409 text text/plain",
    ],
    [
      "through a helper",
      "Endpoint<Ask, Thing>",
      'public override Task HandleAsync(Ask ask, CancellationToken ct) => Done(ct); Task Done(CancellationToken ct) => Send.OkAsync(new Thing(1, ""), ct);',
      "200 Thing",
    ],
    [
      "a base class of one's own",
      "Base<Thing>",
      'public override Task HandleAsync(Ask ask, CancellationToken ct) => Send.OkAsync(new Thing(1, ""), ct);',
      "200 Thing",
    ],
    [
      "the other spelling",
      "Ep.Req<Ask>.Res<Thing>",
      'public override Task HandleAsync(Ask ask, CancellationToken ct) => Send.OkAsync(new Thing(1, ""), ct);',
      "200 Thing",
    ],
    [
      "with a mapper",
      "Ep.Req<Ask>.Res<Thing>.Map<Own>",
      "public override Task HandleAsync(Ask ask, CancellationToken ct) => SendMapped(ask, 201, ct);",
      "201 Thing",
    ],
  ])("%s", (_, base, members, expected) => {
    const own = "public abstract class Base<T> : Endpoint<Ask, T> { }";
    const { operations, told } = read(program(endpoint(base, open('Post("/things");'), members) + own));
    expect(operations.map((text) => text.split(" → ")[1])).toEqual([expected]);
    expect(told).toEqual([]);
  });

  test("errors and callers that are not known", () => {
    const source = program(
      `public class Checks : Validator<Ask> { } ${endpoint("Endpoint<Ask, Thing>", 'Post("/things"); Roles("Admin");', 'public override Task HandleAsync(Ask ask, CancellationToken ct) { if (ask.Id == 0) ThrowError("no", 409); return Send.OkAsync(new Thing(1, ""), ct); }')}`,
    );
    // The body of an error is a type of the package, which is not there.
    expect(read(source)).toEqual({
      operations: [
        "things.getThing(body body: Ask) POST /things → 200 Thing, 400 unknown (unmapped), 401 none, 403 none, 409 unknown (unmapped)",
      ],
      told: ["TN2193"],
    });
  });
});

test("names: the tag or the route is the module, the class is the function", () => {
  const source = {
    ...program(
      `public class ListThingsEndpoint : EndpointWithoutRequest { public override void Configure() { Get("/api/things"); AllowAnonymous(); } ${handle} } public class Named : EndpointWithoutRequest { public override void Configure() { Get("/api/named"); AllowAnonymous(); Options(b => b.WithTags("Others").WithName("AllOfThem")); } ${handle} }`,
    ),
    "Create.cs": `using FastEndpoints; namespace Acme.Things.Create; public class Endpoint : EndpointWithoutRequest { public override void Configure() { Post("/api/things"); AllowAnonymous(); } ${handle} }`,
  };
  expect(
    read(source)
      .operations.map((text) => text.split("(")[0])
      .sort(),
  ).toEqual(["others.allOfThem", "things.create", "things.listThings"]);
});

test("settings of the serialiser count for what FastEndpoints sends, and not for other endpoints", () => {
  const source = program(
    `public record Paint(Colour Colour); ${endpoint("EndpointWithoutRequest<Paint>", open('Get("/things");'), "public override Task HandleAsync(CancellationToken ct) => Send.OkAsync(new Paint(Colour.Red), ct);")}`,
    'app.UseFastEndpoints(c => c.Serializer.Options.Converters.Add(new System.Text.Json.Serialization.JsonStringEnumConverter())); app.MapGet("/plain", () => new Paint(Colour.Red));',
  );
  const { contract, diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  const wires = contract.types.flatMap((type) => (type.kind === "enum" ? [`${type.name} ${type.wire}`] : []));
  expect(wires).toEqual(["Colour number", "ColourFastEndpoints string"]);
  expect(diagnostics).toEqual([]);
});

/** `a: string, b: int32` of `module.name(a: string, b: int32) GET …`. */
function inputsOf(text: string): string {
  return /\((.*)\) [A-Z]+ \//.exec(text)?.[1] ?? "";
}
