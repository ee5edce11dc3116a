import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "../../src/csharp/syntax/index.js";
import { catalogue } from "../../src/diagnostics/catalogue/index.js";
import { runInMemory } from "../cli/run-in-memory.js";

type Files = Readonly<Record<string, string>>;
type Row = [code: string, files: Files, args?: readonly string[]];

const usings =
  "using System; using System.Collections.Generic; using System.Text.Json.Serialization; using Microsoft.AspNetCore.Builder; using Microsoft.AspNetCore.Http; using Microsoft.AspNetCore.Mvc; using Microsoft.Extensions.DependencyInjection; using Microsoft.Azure.Functions.Worker; using Tenon;\n";
const source = (text: string): Files => ({ "/app/Api.cs": `${usings}namespace Sample;\n${text}\n` });
const project = (text: string, inner = "<TargetFramework>net10.0</TargetFramework>"): Files => ({
  ...source(text),
  "/app/Api.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup>${inner}<Nullable>enable</Nullable></PropertyGroup></Project>`,
});
const ofProject = ["--project", "Api.csproj"];
const controller = (actions: string, attributes = '[Route("things")]'): string =>
  `[ApiController, ContractClient] ${attributes} public class ThingsController : ControllerBase { ${actions} }`;
/** A program that maps routes, and the types beside it. */
const served = (maps: string, beside = "", services = ""): string =>
  `${beside} public static class Program { public static void Main(string[] args) { var builder = WebApplication.CreateBuilder(args); ${services} var app = builder.Build(); ${maps} app.Run(); } }`;
const answered = (type: string, declarations: string): Files =>
  source(`${controller(`[HttpGet] public ${type} Get() => default!;`)} ${declarations}`);

const document = (paths: string, rest = ""): Files => ({
  "/app/api.yaml": `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n${paths}\n${rest}`,
});
const imports = ["--from-openapi", "api.yaml", "--namespace", "Acme"];
const get = (operation: string): string => `  /a:\n    get: { operationId: a, ${operation} }`;
const answer = '"200": { description: ok }';
const schema = (text: string): Files =>
  document(get(`responses: { ${answer} }`), `components: { schemas: { Thing: ${text} } }`);

const fastEndpoint =
  'public class GetA : FastEndpoints.EndpointWithoutRequest { public override void Configure() { Get("/a"); if (Environment.Is64BitProcess) AllowAnonymous(); } public override Task HandleAsync(CancellationToken ct) => Send.NoContentAsync(ct); }';
const diff = ["--diff", "old.yaml", "Api.cs"];
const image = (route: string, more = ""): string =>
  `[Contract] public static class ImagesContract { public const string TriggerRoute = "images/{format}"; public const string Route = "${route}"; public static readonly FileOperation<ImageInput> Get = Define.File<ImageInput>(Route).ContentType("image/png"); ${more} } public sealed record ImageInput(string Format); public class F { [Function("I")] public IActionResult Run([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = ImagesContract.TriggerRoute)] HttpRequest request, string format) { return ImagesContract.Get.Bind(new ImageInput(format)).File(new byte[1]).ToActionResult(); } }`;

/** Syntax that is damaged, bodies read too. */
const damaged: readonly (readonly [code: string, text: string])[] = [
  ["TN1010", "class A { int x = \u00a7; }"],
  ["TN1011", 'class A { string x = "abc; }'],
  ["TN1012", "class A { } /* no end"],
  ["TN1013", "class A { char x = ''; }"],
  ["TN1030", "class A { int x"],
  ["TN1031", "class A { int x = ; }"],
  ["TN1032", "class A { List<int,> x; }"],
  ["TN1033", "class A { } )"],
  ["TN1034", "class A { int; ) public }"],
];

describe("damaged syntax", () => {
  test.each(damaged)("%s: %s", (code, text) => {
    const { diagnostics } = parse("A.cs", new TextEncoder().encode(text), { bodies: "eager" });
    expect(diagnostics.map((one) => one.code)).toContain(code);
  });
});

/** A server whose JSON options are set by these statements. */
const jsonOptions = (statements: string, rest = ""): Files =>
  source(
    `${controller("[HttpGet] public int Get() => 1;")} public static class P { public static void Main(string[] args) { var b = WebApplication.CreateBuilder(args); ${statements} } ${rest} }`,
  );

/** A controller, and the document that it is compared with. */
function older(operation: string, parameters = "", verb = "Get"): Files {
  const path = `  /things:\n    ${verb.toLowerCase()}: { operationId: things_get, tags: [Things], ${operation} }`;
  return {
    ...source(controller(`[Http${verb}] public void Get(${parameters}) { }`)),
    "/app/old.yaml": Object.values(document(path))[0] ?? "",
  };
}

/** Diagnostics that no other test asks for by code: the smallest input that raises each. */
const rows: Row[] = [
  ["TN1228", project("class A { }", ""), ofProject],
  [
    "TN1229",
    {
      ...source(""),
      "/app/Api.csproj": '<Project><Import Project="1.props" /></Project>',
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, n) => [
          `/app/${n + 1}.props`,
          `<Project><Import Project="${n + 2}.props" /></Project>`,
        ]),
      ),
    },
    ofProject,
  ],
  ["TN2107", source(controller("[HttpGet] public int Get() => 1;", ""))],
  ["TN2109", source(controller('[AcceptVerbs("TRACE")] public int Get() => 1;'))],
  [
    "TN2112",
    source(
      '[ContractClient] public class ThingsController : Controller { [HttpGet("/a")] public int Get() => 1; public int Other() => 2; }',
    ),
  ],
  ["TN2118", source(controller("[HttpGet] public int Get() => 1;", '[Route("v{version:apiVersion}/things")]'))],
  ["TN2125", source(controller("[HttpGet] public int Get(int Value, int value) => 1;"))],
  [
    "TN2129",
    source(
      '[Contract] public static class C { public static readonly Operation<Input, int> Get = Define.Get<Input, int>("/a"); } public record Input([property: FromBody] string? Text);',
    ),
  ],
  ["TN2143", source("public static class E { [ContractEndpoint] public static int Get() => 1; }")],
  [
    "TN2147",
    source(
      controller("[HttpGet] public int Get([FromQuery(Name = Names.A)] int a) => 1;") +
        ' public static class Names { public static readonly string A = "a"; }',
    ),
  ],
  [
    "TN2571",
    source(
      controller("[HttpGet, ProducesResponseType(typeof(int), Codes.Ok)] public IActionResult Get() => null!;") +
        " public static class Codes { public static readonly int Ok = 200; }",
    ),
  ],
  [
    "TN2189",
    source(
      served(
        "FastEndpoints.MainExtensions.UseFastEndpoints(app);",
        "public class Things : FastEndpoints.EndpointWithoutRequest<int> { public override void Configure() => Get(Environment.MachineName); public override Task HandleAsync(CancellationToken token) => Send.OkAsync(1, token); }",
      ),
    ),
    ["--routes", "Api.cs"],
  ],
  ["TN2171", source(controller("[HttpGet] public int Get() => 1;")), ["--security", "magic", "Api.cs"]],
  [
    "TN2302",
    source(
      'namespace One { public class Same { } } namespace Two { public class Same { } } namespace Here { using One; using Two; [ApiController, ContractClient, Route("x")] public class XController : ControllerBase { [HttpGet] public Same Get() => null!; } }',
    ),
  ],
  [
    "TN2312",
    answered(
      "Thing",
      'public record Thing([property: JsonPropertyName("a")] int One, [property: JsonPropertyName("a")] int Two);',
    ),
  ],
  [
    "TN2306",
    source(
      `${controller('[HttpGet] public Note Get() => default!; [HttpGet("b")] public Root Other() => default!;')} public record Note(string Text); public record Root(Note First, int Count);`,
    ),
  ],
  ["TN2315", answered("Either", "[ContractUnion] public abstract record Either;")],
  ["TN2316", answered("Thing", "public class Thing : Missing { public int A { get; set; } }")],
  [
    "TN2506",
    jsonOptions(
      "b.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.DefaultIgnoreCondition = Pick(args));",
      "static JsonIgnoreCondition Pick(string[] a) => (JsonIgnoreCondition)a.Length;",
    ),
  ],
  [
    "TN2510",
    jsonOptions(
      "b.Services.AddControllers().AddJsonOptions(Choose(args));",
      "static Action<JsonOptions> Choose(string[] a) => a.Length == 0 ? Outside.Settings() : Outside.Others();",
    ),
  ],
  [
    "TN2511",
    jsonOptions(
      "b.Services.AddControllers().AddJsonOptions(o => { if (args.Length > 0) o.JsonSerializerOptions.PropertyNamingPolicy = null; });",
    ),
  ],
  [
    "TN2512",
    jsonOptions(
      "b.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.ReferenceHandler = ReferenceHandler.Preserve);",
    ),
  ],
  ["TN2198", source(controller("[HttpPost] public int Post(Microsoft.AspNetCore.Http.IFormCollection form) => 1;"))],
  [
    "TN2515",
    jsonOptions(
      "b.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { _ => { } } });",
    ),
  ],
  [
    "TN2518",
    source(
      served(
        "app.MapControllers();",
        controller('[HttpGet, Produces("text/csv")] public List<int> Get() => [];'),
        "builder.Services.AddControllers().AddXmlSerializerFormatters();",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  ["TN2513", jsonOptions("b.Services.AddControllers(o => o.OutputFormatters.Clear());")],
  ["TN2519", jsonOptions("b.Services.AddControllers().AddAcmeJson();")],
  [
    "TN4008",
    { ...project(image("/other/images/{format}")), "/app/host.json": '{ "version": "2.0" }' },
    [...ofProject, "--check"],
  ],
  [
    "TN4017",
    {
      ...project(
        `${image("/api/images/{format}").replace("{ return", '{ if (format == "") return Outside.Answer(); return')} public static class Outside { public static Func<IActionResult> Answer = null!; }`,
      ),
      "/app/host.json": '{ "version": "2.0" }',
    },
    [...ofProject, "--check"],
  ],
  ["TN4209", { ...project(image("/api/images/{format}")), "/app/host.json/file": "" }, [...ofProject, "--check"]],
  ["TN4208", project(image("/api/images/{format}")), [...ofProject, "--check"]],
  ["TN5009", document(get(`responses: { ${answer} }`)), [...imports, "--route-prefix", "/a{b"]],
  [
    "TN5113",
    document(
      get(
        'responses: { "200": { description: ok, content: { application/json: { schema: { type: string } }, application/xml: { schema: { type: object, properties: { a: { type: string } } } } } } }',
      ),
    ),
    imports,
  ],
  [
    "TN5114",
    document(
      `  /a:\n    get: { operationId: a, requestBody: { content: { application/json: { schema: { type: string } } } }, responses: { ${answer} } }`,
    ),
    imports,
  ],
  ["TN5116", document(get('responses: { "200": { description: ok, links: { next: { operationId: a } } } }')), imports],
  ["TN5121", schema("{ enum: [1, a, true] }"), imports],
  [
    "TN5123",
    document(
      `  /a/{x}:\n    get: { parameters: [{ name: x, in: path, required: true, schema: { type: string } }], responses: { ${answer} } }\n  /a/{y}:\n    get: { parameters: [{ name: y, in: path, required: true, schema: { type: string } }], responses: { ${answer} } }`,
    ),
    imports,
  ],
  [
    "TN5124",
    document(
      `  /a/b:\n    get: { responses: { ${answer} } }\n  /a//b:\n    get: { responses: { ${answer} } }\n  /A/b:\n    get: { responses: { ${answer} } }`,
    ),
    imports,
  ],
  ["TN5129", document(get('responses: { "200": { description: ok, headers: { A: { example: a } } } }')), imports],
  [
    "TN6115",
    older('responses: { "200": { description: ok, headers: { X-Old: { schema: { type: string } } } } }'),
    diff,
  ],
  [
    "TN6116",
    older(
      `parameters: [{ name: ids, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: integer } } }], responses: { ${answer} }`,
      "[FromQuery] int[] ids",
    ),
    diff,
  ],
  [
    "TN6318",
    older(
      `responses: { ${answer} }`,
      "[FromBody(EmptyBodyBehavior = Microsoft.AspNetCore.Mvc.ModelBinding.EmptyBodyBehavior.Allow)] string? text",
      "Post",
    ),
    diff,
  ],
  [
    "TN1304",
    {
      ...project(controller("[HttpGet] public int Get() => 1;"), "<TargetFramework>net8.0</TargetFramework>"),
      "/dotnet/packs/Microsoft.NETCore.App.Ref/10.0.0/ref/net10.0/System.Runtime.dll": "",
    },
    ofProject,
  ],
  [
    "TN6319",
    {
      ...source(
        '[Contract] public static class ThingsContract { public static readonly Operation<int> Get = Define.Get<int>("/things").ResponseHeader<string>(200, "X-New"); }',
      ),
      "/app/old.yaml":
        Object.values(
          document(`  /things:\n    get: { operationId: things_get, tags: [Things], responses: { ${answer} } }`),
        )[0] ?? "",
    },
    diff,
  ],
  [
    "TN1301",
    {
      ...project(controller("[HttpGet] public Elsewhere.Thing Get() => null!;")),
      "/app/bad.dll": "not an assembly",
      "/app/Directory.Build.targets":
        '<Project><ItemGroup><Reference Include="bad"><HintPath>bad.dll</HintPath></Reference></ItemGroup></Project>',
    },
    ofProject,
  ],
  [
    "TN2329",
    {
      ...project(`${controller("[HttpGet] public Thing Get() => null!;")} public record Thing(Instant At);`),
      "/app/Directory.Build.targets":
        '<Project><ItemGroup><PackageReference Include="Acme.Time" Version="1.0.0" /></ItemGroup></Project>',
    },
    ofProject,
  ],
  [
    "TN2572",
    {
      ...project(
        controller("[HttpGet] public Thing Get() => null!;") +
          " public class Thing : Base { public int A { get; set; } }",
      ),
      "/app/Directory.Build.targets":
        '<Project><ItemGroup><PackageReference Include="Acme.Time" Version="1.0.0" /></ItemGroup></Project>',
    },
    ofProject,
  ],
  [
    "TN2156",
    source(
      served(
        'app.MapPost("/a", ([FromForm] IThing thing) => 1);',
        "public interface IThing { string Name { get; set; } }",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2264",
    source(
      served(
        'app.MapGet("/a", () => Results.Problem("x"));',
        "public class Own : IProblemDetailsWriter { public bool CanWrite(ProblemDetailsContext context) => true; public System.Threading.Tasks.ValueTask WriteAsync(ProblemDetailsContext context) => default; }",
        "builder.Services.AddSingleton<IProblemDetailsWriter, Own>();",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2155",
    {
      ...project(
        controller("[HttpGet] public int Get([FromQuery] Query query) => 1;") +
          " public class Query { public Instant? At { get; set; } }",
      ),
      "/app/Directory.Build.targets":
        '<Project><ItemGroup><PackageReference Include="Acme.Time" Version="1.0.0" /></ItemGroup></Project>',
    },
    ofProject,
  ],
  [
    "TN2330",
    {
      ...project(controller("[HttpPost] public int Post(Instant at) => 1;")),
      "/app/Directory.Build.targets":
        '<Project><ItemGroup><PackageReference Include="Acme.Time" Version="1.0.0" /></ItemGroup></Project>',
    },
    ofProject,
  ],
  ["TN9006", {}, ["--init"]],
  [
    "TN2191",
    source(
      `${controller('[HttpGet("[action]")] public string ListAsync() => default!;')} public static class Program { public static void Main(string[] args) { var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers(options => options.SuppressAsyncSuffixInActionNames = args.Length > 0); var app = builder.Build(); app.MapControllers(); app.Run(); } }`,
    ),
  ],
  [
    "TN2140",
    source(
      served(
        'app.MapPost("/a", (Microsoft.AspNetCore.SignalR.Hub hub, Thing thing) => 1);',
        "public record Thing(int A);",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2215",
    source(
      served(
        "app.MapControllers();",
        '[Route("a")] public class OwnController : AcmeController { [HttpGet] public int Get() => 1; }',
        "builder.Services.AddControllers();",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2119",
    source(
      served(
        "app.MapControllers();",
        '[Route("[office]/a")] public class TokenController : ControllerBase { [HttpGet] public int Get() => 1; }',
        "builder.Services.AddControllers(options => options.Conventions.Add(new PackageConvention()));",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2120",
    source(
      served(
        "app.MapControllers();",
        '[Route("a/[office]")] public class TokenController : ControllerBase { [HttpGet] public int Get() => 1; }',
        "builder.Services.AddControllers(options => options.Conventions.Add(new PackageConvention()));",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2216",
    source(
      served(
        "new R(Widgets.Routes).Map();",
        'public class R(IEndpointRouteBuilder given) { private readonly IEndpointRouteBuilder routes = given; public void Map() => routes.MapGet("x", () => 1); }',
      ),
    ),
    ["Api.cs", "--routes"],
  ],
  [
    "TN2263",
    source(
      served(
        'app.MapGet("x", (Finder finder) => Results.Ok(finder.Find())).Produces<Thing>();',
        "public class Finder { public Thing? Find() => null; } public record Thing(int Id);",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2261",
    source(
      'public static class Crud { public static void Map<T>(IEndpointRouteBuilder app) where T : class => app.MapPost("/a", (T item) => 1); }',
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2174",
    source(`${served("FastEndpoints.MainExtensions.UseFastEndpoints(app);")} ${fastEndpoint}`),
    ["Api.cs", "--served"],
  ],
  [
    "TN2217",
    source(
      `${served("FastEndpoints.MainExtensions.UseFastEndpoints(app, c => c.Endpoints.RoutePrefix = Environment.MachineName);")} ${fastEndpoint}`,
    ),
    ["Api.cs", "--served"],
  ],
  ["TN2152", source(served('app.MapPost("/a", (ISender sender, int id) => 1);')), ["Api.cs", "--served"]],
  [
    "TN2148",
    source(
      served(
        "app.MapControllers();",
        '[Route("a")] public class PlainController : Controller { [HttpPost] public int Post(IStore store) => 1; } public interface IStore;',
        "builder.Services.AddControllers();",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  [
    "TN2192",
    source(
      `public class Clock { public int Now() => 0; } public static class H { [ContractEndpoint] public static string A(Clock clock) => ""; } public static class Program { public static void Main(string[] args) { var builder = WebApplication.CreateBuilder(args); builder.Services.Scan(scan => scan.FromCallingAssembly()); var app = builder.Build(); app.MapPost("/a", H.A); app.Run(); } }`,
    ),
  ],
  [
    "TN2194",
    source(
      served(
        'app.MapGet("/a", (int id) => id > 0 ? Results.Bytes(new byte[0]) : Results.Ok(new Thing(1, 2)));',
        "public record Thing(int A, int B);",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  ["TN2196", source(served('app.Map("/a", () => "x");')), ["Api.cs", "--served"]],
  ["TN2197", source(served('app.MapGet("/a", (Delegate)Delegate.Combine(null, null));')), ["Api.cs", "--served"]],
  [
    "TN2517",
    source(
      served(
        'app.MapGet("/a", (System.Text.Json.JsonSerializerOptions given) => Results.Json(new Thing(1, 2), given));',
        "public record Thing(int A, int B);",
      ),
    ),
    ["Api.cs", "--served"],
  ],
  ["TN9007", project("class A { }"), ["--init"]],
];

describe("diagnostics that only show up here", () => {
  test.each<Row>(rows)("%s", async (code, files, args) => {
    const { error, out } = await runInMemory(args ?? ["Api.cs"], files, { DOTNET_ROOT: "/dotnet" });
    expect(error + out).toContain(`${code}:`);
  });
});

test("a library for .NET Standard is read with the types of its server's framework, which needs no note", async () => {
  const files = {
    ...project(controller("[HttpGet] public int Get() => 1;"), "<TargetFramework>netstandard2.0</TargetFramework>"),
    "/dotnet/packs/Microsoft.NETCore.App.Ref/10.0.0/ref/net10.0/System.Runtime.dll": "",
  };
  const { error } = await runInMemory(ofProject, files, { DOTNET_ROOT: "/dotnet" });
  expect(error).not.toContain("netstandard2.0");
});

/** Where the suite expects diagnostics: whole runs, and tests that compare what was reported. Lines that deny one do not count. */
function expectedCodes(): ReadonlySet<string> {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /(\.ts|diagnostics\.txt|rules\.json)$/.test(name) && !/node_modules|[\\/]expected[\\/].*\.ts$/.test(name),
  );
  const lines = files.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  return new Set(
    lines.filter((line) => !/\.not\.|not\.to/.test(line)).flatMap((line) => line.match(/\bTN\d{4}\b/g) ?? []),
  );
}

test("every diagnostic of the catalogue is expected by some test", () => {
  const expected = expectedCodes();
  const unexpected = Object.values(catalogue).filter(({ code }) => !expected.has(code));
  expect(unexpected.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
});
