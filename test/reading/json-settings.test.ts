import { describe, expect, test } from "vitest";
import { typesText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const api = `namespace Acme;
public record TaskDto(Guid Id, Kind Kind, Email Owner, string? Note, long Size);
public enum Kind { A, B }
public record Email(string Value);
[ApiController, Route("tasks"), ContractClient] public class TasksController : ControllerBase { [HttpGet] public TaskDto Get() => null!; }`;

function told(setup: string, more = ""): readonly string[] {
  const { diagnostics } = readWithDiagnostics({
    "Api.cs": api,
    "More.cs": more,
    "Program.cs": `var builder = WebApplication.CreateBuilder(args);\n${setup}\nvar app = builder.Build(); app.MapControllers(); app.Run();`,
  });
  return diagnostics.map((one) => `${one.code}@${one.location?.file}:${one.location?.line}`);
}

function taskType(setup: string): string | undefined {
  const { contract } = readWithDiagnostics({
    "Api.cs": api,
    "Program.cs": `var builder = WebApplication.CreateBuilder(args);\n${setup}\nvar app = builder.Build(); app.MapControllers();`,
  });
  return typesText(contract).find((one) => one.startsWith("TaskDto"));
}

const enumsNumbers = "TN2501@Api.cs:3";
const valuesObjects = "TN2502@Api.cs:4";

describe("wire truth", () => {
  test.each([
    [
      "ASP.NET's defaults write enums as numbers and value objects as objects",
      "builder.Services.AddControllers();",
      [enumsNumbers, valuesObjects],
    ],
    ["AddContractJson", "builder.Services.AddControllers(); builder.Services.AddContractJson();", []],
    [
      "JsonStringEnumConverter",
      "builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter()));",
      [valuesObjects],
    ],
    [
      "in a block",
      "builder.Services.AddControllers().AddJsonOptions(options => {\n options.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter());\n });",
      [valuesObjects],
    ],
    [
      "Configure<JsonOptions>",
      "builder.Services.AddControllers(); builder.Services.Configure<Microsoft.AspNetCore.Mvc.JsonOptions>(o => o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter()));",
      [valuesObjects],
    ],
    [
      "the minimal API's options are not the controllers'",
      "builder.Services.AddControllers(); builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new JsonStringEnumConverter()));",
      [enumsNumbers, valuesObjects],
    ],
    [
      "a naming policy for names",
      "builder.Services.AddContractJson();\nbuilder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);",
      ["TN2503@Program.cs:3"],
    ],
    [
      "no naming policy",
      "builder.Services.AddContractJson();\nbuilder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = null);",
      ["TN2503@Program.cs:3"],
    ],
    [
      "camelCase said again",
      "builder.Services.AddContractJson(); builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.CamelCase);",
      [],
    ],
    [
      "AddContractJson after a naming policy: the last one counts",
      "builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);\nbuilder.Services.AddContractJson();",
      [],
    ],
    [
      "AddContractJson before it in one chain",
      "builder.Services.AddContractJson().AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);",
      ["TN2503@Program.cs:2"],
    ],
    [
      "PostConfigure counts after everything else",
      "builder.Services.PostConfigure<Microsoft.AspNetCore.Mvc.JsonOptions>(o => o.JsonSerializerOptions.PropertyNamingPolicy = null);\nbuilder.Services.AddControllers(); builder.Services.AddContractJson();",
      ["TN2503@Program.cs:2"],
    ],
    [
      "a naming policy for enums",
      "builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.CamelCase)));\nbuilder.Services.AddContractJson();",
      ["TN2504@Program.cs:2"],
    ],
    [
      "AddContractJson before an enum converter: the first one counts",
      "builder.Services.AddContractJson(); builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.CamelCase)));",
      [],
    ],
    [
      "an enum converter put before it",
      "builder.Services.AddContractJson(); builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.Converters.Insert(0, new JsonStringEnumConverter(JsonNamingPolicy.CamelCase)));",
      ["TN2504@Program.cs:2"],
    ],
    [
      "Newtonsoft",
      "builder.Services.AddContractJson(); builder.Services.AddControllers().AddNewtonsoftJson();",
      ["TN2507@Program.cs:2"],
    ],
    [
      "a converter that cannot be read",
      "builder.Services.AddContractJson(); builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.Converters.Add(new Odd.Converter()));",
      ["TN2505@Program.cs:2"],
    ],
    [
      "dictionary keys",
      "builder.Services.AddContractJson(); builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.DictionaryKeyPolicy = JsonNamingPolicy.CamelCase);",
      ["TN2509@Program.cs:2"],
    ],
  ])("%s", (_, setup, expected) => expect(told(setup)).toEqual(expected));

  test("a method group is followed", () => {
    const more =
      "public static class Setup { public static void Json(JsonOptions options) { options.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter()); } }";
    expect(told("builder.Services.AddControllers().AddJsonOptions(Setup.Json);", more)).toEqual([valuesObjects]);
  });

  test("an enum with its own converter needs no registration", () => {
    const source = `public record D(Kind K, int B); [JsonConverter(typeof(JsonStringEnumConverter))] public enum Kind { A }
      [ApiController, Route("x"), ContractClient] public class XController : ControllerBase { [HttpGet] public D Get() => null!; }`;
    const { diagnostics } = readWithDiagnostics({
      "A.cs": source,
      "Program.cs": "var b = WebApplication.CreateBuilder(args); b.Services.AddControllers();",
    });
    expect(diagnostics).toEqual([]);
  });

  test.each([
    [
      "set",
      "builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new JsonStringEnumConverter()));",
      [],
    ],
    ["not set", "", ["TN2501"]],
    [
      "set for controllers only",
      "builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter()));",
      ["TN2501"],
    ],
  ])("marked handlers have the settings of minimal APIs: %s", (_, setup, expected) => {
    const handlers = {
      "a lambda": 'app.MapGet("/a", [ContractEndpoint] (int id) => new D(Kind.A, id));',
      "a local function": 'app.MapGet("/a", Local); [ContractEndpoint] static D Local() => new(Kind.A, 1);',
      "a method": 'app.MapGet("/a", Handlers.Get);',
    };
    for (const mapping of Object.values(handlers)) {
      const { diagnostics } = readWithDiagnostics({
        "A.cs":
          "public record D(Kind K, int B); public enum Kind { A } public static class Handlers { [ContractEndpoint] public static D Get() => new(Kind.A, 1); }".replace(
            mapping.includes("Handlers") ? "\n" : "[ContractEndpoint] public",
            "public",
          ),
        "Program.cs": `var builder = WebApplication.CreateBuilder(args); ${setup} var app = builder.Build(); ${mapping} app.Run();`,
      });
      expect(diagnostics.map((one) => one.code)).toEqual(expected);
    }
  });

  test("without any set-up in sight: one note", () => {
    expect(readWithDiagnostics(api).diagnostics.map((one) => one.code)).toEqual(["TN2508"]);
  });
});

describe("settings that change the types", () => {
  const withOption = (option: string): string =>
    `builder.Services.AddControllers().AddJsonOptions(o => { o.JsonSerializerOptions.${option}; });`;
  test.each([
    [
      "nothing set",
      "builder.Services.AddControllers();",
      "TaskDto { id: guid; kind: Kind; owner: Email; note: string | null; size: int64 }",
    ],
    [
      "DefaultIgnoreCondition = WhenWritingNull",
      withOption("DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull"),
      "TaskDto { id: guid; kind: Kind; owner: Email; note?<: string | null; size: int64 }",
    ],
    [
      "DefaultIgnoreCondition = WhenWritingDefault",
      withOption("DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault"),
      "TaskDto { id?<: guid; kind?<: Kind; owner: Email; note?<: string | null; size?<: int64 }",
    ],
    [
      "NumberHandling = WriteAsString",
      withOption("NumberHandling = JsonNumberHandling.WriteAsString"),
      "TaskDto { id: guid; kind: Kind; owner: Email; note: string | null; size: int64 as string }",
    ],
  ])("%s", (_, setup, expected) => expect(taskType(setup)).toBe(expected));

  test("IncludeFields writes fields and tuples", () => {
    const { contract } = readWithDiagnostics({
      "A.cs": `public class D { public int A; public (int X, string Y) B { get; set; } }
        [ApiController, Route("x"), ContractClient] public class XController : ControllerBase { [HttpGet] public D Get() => null!; }`,
      "Program.cs":
        "var b = WebApplication.CreateBuilder(args); b.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.IncludeFields = true);",
    });
    expect(typesText(contract)).toEqual([
      "D { a: int32; b: ValueTuple2<int32, string> }",
      "ValueTuple2<T1, T2> { item1: T1; item2: T2 }",
    ]);
  });
});

describe("settings that make a request fail", () => {
  const post = (type: string): string =>
    `namespace Acme; ${type} [ApiController, Route("b"), ContractClient] public class BController : ControllerBase { [HttpPost] public int Post(Body body) => 0; }`;
  const json = (option: string): string =>
    `builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.${option}); builder.Services.AddContractJson();`;

  test("RespectRequiredConstructorParameters demands what is ignored", () => {
    const body =
      "public record Body(int A, [property: JsonIgnore] int B, [property: JsonIgnore] int C = 3, [property: ContractOptional] int D = 1);";
    const json = (value: boolean): string =>
      `builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.RespectRequiredConstructorParameters = ${value});`;
    expect(told(json(true), post(body))).toContain("TN2325@More.cs:1");
    expect(told(json(false), post(body))).not.toContain("TN2325@More.cs:1");
    // It demands the parameters too, but excuses those that are not read.
    expect(told(`${json(true)} builder.Services.AddContractJson();`, post(body))).toEqual([]);
  });

  test.each([
    ["IgnoreReadOnlyProperties = true", ["TN2321@More.cs:1"]],
    ["IgnoreReadOnlyFields = true", []],
    ["ReferenceHandler = ReferenceHandler.IgnoreCycles", ["TN2321@More.cs:1"]],
    ["ReferenceHandler = null", []],
  ])("a member that is to be populated, and %s", (option, expected) => {
    const body =
      "public class Body { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> A { get; } = []; public int B { get; set; } }";
    expect(told(json(option), post(body))).toEqual(expected);
  });
});

/** A built application has the answers of these: trimmed, its chain of resolvers holds the context alone. */
test.each([
  ["behind the framework's own resolver, a context is never asked", {}, ["TN2501"]],
  ["a trimmed application has no other resolver", { PublishTrimmed: "true" }, []],
  ["nor has one compiled ahead of time", { PublishAot: "True" }, []],
  [
    "unless it asks for reflection",
    { PublishAot: "true", JsonSerializerIsReflectionEnabledByDefault: "true" },
    ["TN2501"],
  ],
  ["reflection may be off by itself", { JsonSerializerIsReflectionEnabledByDefault: "false" }, []],
])("%s", (_, properties, codes) => {
  const { diagnostics } = readWithDiagnostics(
    {
      "Api.cs": `public enum Kind { First, Second }
public sealed record Thing(int Id, Kind Kind);
[ApiController, Route("t"), ContractClient] public class ThingsController : ControllerBase { [HttpGet] public Thing Get() => null!; }
[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
[JsonSerializable(typeof(Thing))]
public sealed partial class ThingContext : JsonSerializerContext;`,
      "Program.cs": `var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.TypeInfoResolverChain.Add(ThingContext.Default));
var app = builder.Build(); app.MapControllers(); app.Run();`,
    },
    { properties },
  );
  expect(diagnostics.filter((one) => one.severity !== "note").map((one) => one.code)).toEqual(codes);
});

describe("settings of Newtonsoft.Json", () => {
  const unread = (setting: string): readonly string[] =>
    told(
      `builder.Services.AddControllers().AddNewtonsoftJson(o => { o.SerializerSettings.${setting}; });`,
      "global using Newtonsoft.Json;",
    ).filter((one) => one.startsWith("TN2506"));

  // The package is not there, as in a project that is not restored.
  test.each([
    "DateFormatHandling = DateFormatHandling.IsoDateFormat",
    "DateTimeZoneHandling = Newtonsoft.Json.DateTimeZoneHandling.Utc",
    "DateParseHandling = DateParseHandling.None",
    "StringEscapeHandling = StringEscapeHandling.EscapeHtml",
    "TypeNameHandling = TypeNameHandling.None",
  ])("%s changes no type", (setting) => expect(unread(setting)).toEqual([]));

  test.each([
    "DateFormatHandling = DateFormatHandling.MicrosoftDateFormat",
    "DateFormatHandling = Outside.Handling()",
    "TypeNameHandling = TypeNameHandling.Objects",
    'DateFormatString = "yyyy"',
  ])("%s cannot be followed", (setting) => expect(unread(setting)).toEqual(["TN2506@Program.cs:2"]));
});

test("AddContractJson has the library validate bodies, which demands nothing that is never read", () => {
  const codes = (setup: string): readonly string[] =>
    readWithDiagnostics({
      "Notes.cs": `[ApiController, Route("notes"), ContractClient] public class NotesController : ControllerBase { [HttpPost] public int Add(Note note) => 0; }
public class Note { [JsonIgnore] public string Lost { get; set; } = null!; public int Size { get; set; } }`,
      "Program.cs": `var builder = WebApplication.CreateBuilder(args);\nbuilder.Services.AddControllers();\n${setup}\nvar app = builder.Build(); app.MapControllers();`,
    }).diagnostics.map(({ code }) => code);
  expect(codes("")).toContain("TN2322");
  expect(codes("builder.Services.AddContractJson();")).toEqual([]);
});
