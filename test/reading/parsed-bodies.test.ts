import { describe, expect, test } from "vitest";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { hostPrefixes } from "../../src/host/function-apps.js";
import { readProgram } from "../../src/reading/program-reading.js";
import { readServer } from "../../src/reading/server/read-server.js";
import type { Endpoint } from "../../src/server/endpoint.js";
import { parsedMethods } from "./parsed-methods.js";
import { workspaceOf } from "./read-source.js";

// How much of a program is parsed: a count, which does not depend on how busy the machine is.

const hosts = hostPrefixes([], { fileSystem: memoryFileSystem({}), variables: {} });
const silent = { report: () => undefined };

/** The methods whose bodies were parsed while the routes of the program were read, by name. `ask` looks at the endpoints. */
function parsedIn(
  source: Readonly<Record<string, string>>,
  ask: (endpoints: readonly Endpoint[]) => unknown = () => undefined,
): readonly string[] {
  const workspace = workspaceOf(source);
  ask(readServer(readProgram(workspace), hosts, "whole", silent).endpoints);
  return parsedMethods(workspace);
}

const program = `
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapTasks("tasks");
app.Run();
`;
const routes = `
public static class Routes {
  public static void MapTasks(this IEndpointRouteBuilder app, string name) { app.MapGet("/" + name, () => 1); }
}`;

describe("only bodies that may say something about routes are parsed", () => {
  test("the body of a helper that maps routes is parsed", () => {
    expect(parsedIn({ "Program.cs": program, "Routes.cs": routes })).toEqual(["MapTasks"]);
  });

  test("a word in an attribute does not open the methods beside it", () => {
    const migration = `
[DbContext(typeof(int))] public class Migration {
  public void Up(Table builder) { builder.Create("a"); }
  public void Down(Table builder) { builder.Drop("a"); }
  public void Services(IServiceCollection services) { services.AddScoped<Migration>(); }
}
public class Table { public void Create(string name) { } public void Drop(string name) { } }`;
    const controller = `[ApiController, Route("a")] public class A : ControllerBase { [HttpGet] public int Get(Migration m) { return 1; } }`;
    const parsed = parsedIn({
      "Program.cs": program,
      "Routes.cs": routes,
      "Migration.cs": migration,
      "A.cs": controller,
    });
    expect(parsed).toEqual(["MapTasks"]);
  });

  const model = `
public class Model { public int Id { get; set; } }
public class Other { public void Services(IServiceCollection services) { services.AddScoped<Other>(); } }`;
  const action = `[ApiController, Route("a")] public class A : ControllerBase { [HttpPost] public int Post(Model m) { return 1; } }`;
  const files = { "Program.cs": program, "Model.cs": model, "A.cs": action };

  test("handlers wait until somebody asks for answers, and methods that nothing calls for ever", () => {
    expect(parsedIn(files)).toEqual([]);
    expect(parsedIn(files, (endpoints) => endpoints.map(({ operations }) => operations))).toEqual([]);
    expect(parsedIn(files, (endpoints) => endpoints.map(({ answers }) => answers))).toEqual(["Post"]);
    expect(parsedIn(files, (endpoints) => endpoints.map(({ parameters }) => parameters))).toEqual([]);
  });

  test("of a file that sets up JSON and services, the bodies that run", () => {
    const setup = `
public static class Setup {
  public static void AddApi(IServiceCollection services) { services.AddControllers().AddJsonOptions(o => { }); }
  public static void AddAll(IServiceCollection services) { services.AddScoped<Model>(); }
  public static int Other(List<int> numbers) { numbers.Sort(); return 1; }
}`;
    const calling = program.replace("builder.Build()", "builder.Build(); Setup.AddAll(builder.Services)");
    const parsed = parsedIn({ ...files, "Program.cs": calling, "Setup.cs": setup }, (endpoints) =>
      endpoints.map(({ parameters }) => parameters),
    );
    expect(parsed).toEqual(["AddAll"]);
  });

  test("a body that JSON makes by its constructor is not taken for a service, whatever is registered", () => {
    const made = "public class Model { public Model(bool on) { On = on; } public bool On { get; } }";
    expect(parsedIn({ ...files, "Model.cs": made + model.replace(/.*Model.*/, "") })).toEqual([]);
    const held = "public class Model { public Model(Other other) { Other = other; } public Other Other { get; } }";
    expect(parsedIn({ ...files, "Model.cs": held + model.replace(/.*Model.*/, "") })).toEqual([]);
  });

  test("where a contract is declared, handlers are followed to its terminals", () => {
    const contract = `[Contract] public static class All { public static readonly Operation<int> O = Define.Get<int>("/o"); }`;
    const declared = { ...files, "All.cs": contract };
    expect(parsedIn(declared, (endpoints) => endpoints.map(({ operations }) => operations))).toEqual(["Post"]);
  });

  test("whoever calls an object mapper is not looked for", () => {
    const mapping = Array.from(
      { length: 20 },
      (_, at) => `public class Model${at} { public int From${at}(Mapper mapper) { return mapper.MapToInt(${at}); } }
public class Caller${at} { public int Call${at}(Model${at} model) { return model.From${at}(new Mapper()); } }`,
    ).join("\n");
    const mapper = "public class Mapper { public int MapToInt(int value) { return value; } }";
    const parsed = parsedIn({
      "Program.cs": program,
      "Routes.cs": routes,
      "Mapping.cs": `${mapping}\n${mapper}`,
    });
    expect(parsed.filter((name) => /^(Call|From)/.test(name))).toEqual([]);
  });
});
