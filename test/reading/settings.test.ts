import { describe, expect, test } from "vitest";
import { settingsBeside } from "../../src/csharp/project/app-settings.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { servedBy } from "./read-source.js";

const file = '{ "Api": { "Prefix": "/api", "IsOn": true, "Version": 2, }, "Empty": null, /* hidden */ "a:b": "c" }';

/** Routes, `?` where they are not known, and what is said of them. */
function served(code: string, files: Readonly<Record<string, string>> = { "appsettings.json": file }, more = "") {
  const bag = new DiagnosticBag();
  const contents = Object.entries(files).map(([name, text]) => [`/app/${name}`, text] as const);
  const settings = settingsBeside("/app", memoryFileSystem(Object.fromEntries(contents), "/"));
  const endpoints = servedBy({ "Program.cs": code, "More.cs": more }, bag, settings);
  return [
    ...endpoints.map(({ route }) => (route.kind === "unknown" ? "?" : route.template)),
    ...bag.all.map(({ code }) => code),
  ];
}

const prefixed = `var builder = WebApplication.CreateBuilder(args); var app = builder.Build();
app.MapGroup(builder.Configuration["Api:Prefix"]!).MapGet("/x", () => 1); app.Run();`;
const assumed = ["/api/x", "TN2252"];
const unknown = ["?", "TN2185"];

describe("which settings a file gives", () => {
  test.each<readonly [name: string, files: Readonly<Record<string, string>>, expected: readonly string[]]>([
    ["keys of any case, comments and commas", { "appsettings.json": file }, assumed],
    ["a flat key", { "appsettings.json": '{ "api:prefix": "/api" }' }, assumed],
    ["no file", {}, unknown],
    ["no such key", { "appsettings.json": "{}" }, unknown],
    ["null", { "appsettings.json": '{ "Api": { "Prefix": null } }' }, unknown],
    ["a key twice", { "appsettings.json": '{ "Api": { "Prefix": "/a" }, "Api:Prefix": "/api" }' }, unknown],
    ["a malformed file", { "appsettings.json": `${file}}` }, unknown],
    [
      "another value in an environment",
      { "appsettings.json": file, "appsettings.Development.json": '{ "Api": { "Prefix": "/dev" } }' },
      unknown,
    ],
    [
      "the same, and others, in an environment",
      { "appsettings.json": file, "appsettings.Development.json": '{ "Api": { "Prefix": "/api", "IsOn": false } }' },
      assumed,
    ],
    [
      "only in an environment",
      { "appsettings.json": "{}", "appsettings.Production.json": '{ "Api": { "Prefix": "/api" } }' },
      unknown,
    ],
    ["a malformed file of an environment", { "appsettings.json": file, "appsettings.Test.json": "[" }, unknown],
  ])("%s", (_, files, expected) => {
    expect(served(prefixed, files)).toEqual(expected);
  });
});

describe("a program that has the last word", () => {
  const beginning = (statements: string): string => prefixed.replace("var app", `${statements} var app`);
  test.each<readonly [name: string, code: string, expected: readonly string[]]>([
    [
      "environment variables may override anyway",
      beginning("builder.Configuration.AddEnvironmentVariables();"),
      assumed,
    ],
    ["the same files again", beginning('builder.Configuration.AddJsonFile("appsettings.json");'), assumed],
    ["another file", beginning('builder.Configuration.AddJsonFile("other.json");'), unknown],
    [
      "values in memory",
      beginning(
        'builder.Configuration.AddInMemoryCollection(new Dictionary<string, string?> { ["Api:Prefix"] = "/x" });',
      ),
      unknown,
    ],
    ["a value", beginning('builder.Configuration["Api:Prefix"] = "/x";'), unknown],
    ["a value of a section", beginning('builder.Configuration.GetSection("Api")["Prefix"] = "/x";'), unknown],
    ["a package", beginning("builder.Configuration.AddVault();"), unknown],
    ["a setting of the host", beginning('builder.WebHost.UseSetting("Api:Prefix", "/x");'), unknown],
    [
      "a delegate of the host",
      beginning('builder.Host.ConfigureAppConfiguration((context, more) => more.AddJsonFile("other.json"));'),
      unknown,
    ],
    ["a folder elsewhere", prefixed.replace("args", 'new WebApplicationOptions { ContentRootPath = "/x" }'), unknown],
    ["options without one", prefixed.replace("args", "new WebApplicationOptions { Args = args }"), assumed],
    ["a builder without files", prefixed.replace("CreateBuilder(args)", "CreateEmptyBuilder(new())"), unknown],
    [
      "a configuration of its own",
      `var app = WebApplication.Create(args); var own = new Microsoft.Extensions.Configuration.ConfigurationManager();
app.MapGroup(own["Api:Prefix"]!).MapGet("/x", () => 1); app.Run();`,
      unknown,
    ],
    [
      "a configuration of its own in the services",
      beginning("builder.Services.AddSingleton<IConfiguration>(new ConfigurationManager());")
        .replace('builder.Configuration["Api', 'app.Services.GetRequiredService<IConfiguration>()["Api')
        .replace("var builder", "using Microsoft.Extensions.Configuration; var builder"),
      unknown,
    ],
  ])("%s", (_, code, expected) => {
    expect(served(code)).toEqual(expected);
  });
});

const inApplication = (statements: string): string =>
  `using Microsoft.Extensions.Configuration; using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args); var app = builder.Build(); var api = app.Configuration.GetSection("api");
${statements} app.Run();`;

describe("what is made of settings", () => {
  test.each<readonly [name: string, code: string, expected: readonly string[]]>([
    [
      "a branch that a setting decides goes both ways",
      'if (api.GetValue<bool>("IsOn")) app.MapGet("/on", () => 1); else app.MapGet("/off", () => 1);',
      ["/on", "/off", "TN2251", "TN2251"],
    ],
    [
      "so does one that compares it",
      'if (api["Prefix"] == "/api") app.MapGet("/on", () => 1); else app.MapGet("/off", () => 1);',
      ["/on", "/off", "TN2251", "TN2251"],
    ],
    ["a default does not count", 'app.MapGet(api["Prefix"] ?? "/never", () => 1);', ["/api", "TN2252"]],
    ["nor is it known where the file has nothing", 'app.MapGet(api["Path"] ?? "/x", () => 1);', ["?", "TN2182"]],
    ["a number", 'app.MapGet("/v" + api.GetValue<int>("Version"), () => 1);', ["/v2", "TN2252"]],
    [
      "a truth value is not written as in the file",
      'app.MapGet("/" + api.GetValue<bool>("IsOn"), () => 1);',
      ["?", "TN2182"],
    ],
    ["several settings", `app.MapGet($"{api["Prefix"]}/v{api["Version"]}", () => 1);`, ["/api/v2", "TN2252"]],
    ["one of them unknown", `app.MapGet($"{api["Prefix"]}/v{api["Minor"]}", () => 1);`, ["?", "TN2182"]],
    [
      "a branch of the pipeline",
      'app.Map(api["Prefix"]!, one => one.UseRouting().UseEndpoints(routes => routes.MapGet("/x", () => 1)));',
      ["/api/x", "TN2252"],
    ],
    ["a key of the program's own", 'app.MapGet("/" + app.Configuration["A:B"], () => 1);', ["/c", "TN2252"]],
    ["a setting that is not there", 'app.MapGet("/" + app.Configuration["Empty"], () => 1);', ["?", "TN2182"]],
    [
      "a bound object",
      'var own = new Own(); api.Bind(own); app.MapGet(own.Prefix, () => 1); app.MapGet(own.Other, () => 1); app.MapGet(api.Get<Own>()!.Prefix + "/got", () => 1);',
      ["/api", "?", "/api/got", "TN2252", "TN2182", "TN2252"],
    ],
  ])("%s", (_, code, expected) => {
    const own =
      'public class Own { public string Prefix { get; set; } = "/a"; public string Other { get; set; } = "/b"; }';
    expect(served(inApplication(code), undefined, own)).toEqual(expected);
  });

  test("a convention that puts it before the routes of controllers is followed", () => {
    const code = `using Microsoft.AspNetCore.Mvc.ApplicationModels; var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(o => o.Conventions.Add(new Before(builder.Configuration["Api:Prefix"]!)));
var app = builder.Build(); app.MapControllers(); app.Run();`;
    const more = `using Microsoft.AspNetCore.Mvc.ApplicationModels;
public class Before(string prefix) : IControllerModelConvention { public void Apply(ControllerModel controller) {
  foreach (var one in controller.Selectors) one.AttributeRouteModel = AttributeRouteModel.CombineAttributeRouteModel(new AttributeRouteModel(new RouteAttribute(prefix.Trim('/'))), one.AttributeRouteModel); } }
[ApiController, Route("x")] public class XController : ControllerBase { [HttpGet] public int Get() => 1; [HttpGet("y")] public int Y() => 1; }`;
    expect(served(code, undefined, more)).toEqual(["/api/x", "/api/x/y", "TN2252"]);
  });
});
