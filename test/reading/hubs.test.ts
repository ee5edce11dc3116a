/** Hubs: what is read of them, and what is said of those that SignalR refuses. The running server is asked in test/live/hubs.test.ts. */
import { describe, expect, test } from "vitest";
import { contractChanges } from "../../src/compare/operation-changes.js";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";
import { readWithDiagnostics, type SourceOptions } from "./read-source.js";

/** A program with these statements and declarations. */
function program(statements: string, declarations: string): string {
  return `#nullable enable
using Microsoft.AspNetCore.SignalR;
using System.Threading.Channels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSignalR();
var app = builder.Build();
${statements}
app.Run();
${declarations}`;
}

const chat = (members: string): string =>
  program('app.MapHub<ChatHub>("/chat");', `public class ChatHub : Hub { ${members} }`);

const served: SourceOptions = { served: { include: [], exclude: [] } };

/** The files that are generated of a program, by path. */
function generated(source: string, options: SourceOptions = served): ReadonlyMap<string, string> {
  const { contract } = readWithDiagnostics(source, options);
  const files = emitTypeScript(contract, { zod: false, mocks: true });
  return new Map(files.map(({ path, text }) => [path, text]));
}

function codes(source: string, options: SourceOptions = served): readonly string[] {
  return readWithDiagnostics(source, options).diagnostics.map(({ code }) => code);
}

/** What the gate says. */
async function checked(source: string): Promise<readonly string[]> {
  const outcome = await runInMemory(["--check", "--served", "--format", "json", "/app/Api.cs"], {
    "/app/Api.cs": source,
  });
  return reportOf(outcome).diagnostics.map(({ code }) => code);
}

describe("where a hub is", () => {
  test("behind code that takes too many steps", () => {
    const source = `using Microsoft.AspNetCore.SignalR;
public static class Program
{
    public static void Main() => Start().Run();
    static IHost Start()
    {
        for (var i = 0; i >= 0; i++) for (var j = 0; j >= 0; j++) for (var k = 0; k >= 0; k++) _ = i + j + k;
        return Init();
    }
    static IHost Init() => new HostBuilder().ConfigureWebHost(web => web.UseStartup(_ => new Startup("/live"))).Build();
}
public class Startup(string prefix)
{
    public void ConfigureServices(IServiceCollection services) => services.AddSignalR();
    public void Configure(IApplicationBuilder app) => app.UseRouting().UseEndpoints(to => to.MapHub<ChatHub>("/live/chat"));
}
public class ChatHub : Hub { public void Ping() { } }`;
    expect(codes(source)).toContain("TN2250");
    expect(generated(source).get("hubs/chat.ts")).toContain('connectHub("/live/chat", {');
  });

  test.each([
    ["a constant", 'const string path = "/live"; app.MapHub<ChatHub>(path + "/chat");', "/live/chat"],
    ["a helper", 'Map(app, "/chat"); void Map(WebApplication to, string path) => to.MapHub<ChatHub>(path);', "/chat"],
    [
      "a generic helper",
      'Add<ChatHub>("/chat"); void Add<T>(string path) where T : Hub => app.MapHub<T>(path);',
      "/chat",
    ],
    ["a group", 'app.MapGroup("/live").MapHub<ChatHub>("chat");', "/live/chat"],
    [
      "behind a delegate that would throw",
      'builder.Services.AddHsts(o => o.ExcludedHosts.Add(Late())); string Late() => throw new InvalidOperationException(); app.MapHub<ChatHub>("/chat");',
      "/chat",
    ],
    ["a loop", 'foreach (var path in new[] { "/chat" }) app.MapHub<ChatHub>(path);', "/chat"],
  ])("%s", (_, statements, path) => {
    const files = generated(program(statements, "public class ChatHub : Hub { public void Ping() { } }"));
    expect(files.get("hubs/chat.ts")).toContain(`connectHub("${path}", {`);
  });

  test.each([
    ["its class", "", "[Microsoft.AspNetCore.Authorization.Authorize] ", "required"],
    ["its mapping", ".RequireAuthorization()", "", "required"],
    ["nothing", "", "", "unspecified"],
  ])("%s says who may connect", (_, convention, attribute, kind) => {
    const statements = `app.MapGroup("/live").MapHub<ChatHub>("chat")${convention};`;
    const { contract } = readWithDiagnostics(program(statements, `${attribute}public class ChatHub : Hub { }`), served);
    expect(contract.hubs?.map(({ security }) => security.kind)).toEqual([kind]);
  });

  test.each([
    ["an attribute", "", "required"],
    [
      "one that is not inherited",
      "[System.AttributeUsage(System.AttributeTargets.Class, Inherited = false)] ",
      "unspecified",
    ],
  ])("%s of the base says who may connect only where it is inherited", (_, usage, kind) => {
    const declarations = `${usage}public class MembersAttribute : Microsoft.AspNetCore.Authorization.AuthorizeAttribute { }
      [Members] public abstract class BaseHub : Hub { } public class ChatHub : BaseHub { }`;
    const { contract } = readWithDiagnostics(program('app.MapHub<ChatHub>("/chat");', declarations), served);
    expect(contract.hubs?.map(({ security }) => security.kind)).toEqual([kind]);
  });

  test("a path that is not known leaves the hub out", async () => {
    const source = program("app.MapHub<ChatHub>(args[0]);", "public class ChatHub : Hub { }");
    expect(codes(source)).toContain("TN2401");
  });

  test("a hub that only a branch maps is noted", async () => {
    const source = program(
      'if (app.Environment.IsDevelopment()) app.MapHub<ChatHub>("/chat");',
      "public class ChatHub : Hub { public void Ping() { } }",
    );
    expect(codes(source)).toEqual(["TN2409"]);
  });

  test("a hub that nothing maps is left out", async () => {
    const files = generated(program('app.MapGet("/", () => 1);', "public class ChatHub : Hub { }"));
    expect([...files.keys()].filter((path) => path.includes("hub"))).toEqual([]);
  });

  test("without --served its types are what hubs write, not what contracts do", () => {
    const source = program(
      'app.MapHub<ChatHub>("/chat");',
      `[Tenon.ContractClient] public class ChatHub : Hub { public Status A(Status status) => status; }
public enum Status { Open, Closed }`,
    );
    expect(codes(source, {})).toEqual([]);
    expect([...generated(source, {}).values()].join("\n")).toContain("export type Status = 0 | 1;");
  });

  test("without --served a mark asks for it, and it has to be mapped", async () => {
    const marked = (statements: string): string =>
      program(statements, "[Tenon.ContractClient] public class ChatHub : Hub { public int Ping() => 1; }");
    const files = generated(marked('app.MapHub<ChatHub>("/chat");'), {});
    expect(files.get("hubs/chat.ts")).toContain("readonly ping: () => Promise<number>;");
    expect(codes(marked(""), {})).toEqual(["TN2410"]);
  });
});

describe("methods", () => {
  test.each([
    ["overloads", "public int A(int a) => a; public int A(string a) => 1;", "TN2402"],
    ["names that differ in case", "public int A() => 1; public int a() => 1;", "TN2402"],
    ["a generic method", "public T A<T>(T a) => a;", "TN2403"],
    ["a parameter by reference", "public int A(ref int a) => a;", "TN2403"],
    ["an out parameter", "public void A(out int a) => a = 1;", "TN2403"],
    ["a token without a stream", "public int A(CancellationToken token) => 1;", "TN2404"],
  ])("%s", (_, members, code) => {
    expect(codes(chat(members))).toEqual([code]);
  });

  const services = (options: string, parameter: string): string =>
    `${chat(`public int A(${parameter}) => 1;`)} public class Clock { }`.replace(
      "AddSignalR()",
      `AddSignalR(${options}); builder.Services.AddSingleton<Clock>()`,
    );
  test.each([
    ["a service", "", "Clock clock", ""],
    ["a service, switched off", "o => o.DisableImplicitFromServicesParameters = true", "Clock clock", "clock: Clock"],
    ["marked, switched off", "o => o.DisableImplicitFromServicesParameters = true", "[FromServices] Clock clock", ""],
  ])("%s", (_, options, parameter, expected) => {
    const source = `using Microsoft.AspNetCore.Mvc;\n${services(options, parameter)}`;
    expect(codes(source)).toEqual([]);
    expect(generated(source).get("hubs/chat.ts")).toContain(`readonly a: (${expected}) => Promise<number>;`);
  });

  test("an option that only the running server knows", () => {
    const option = 'o => o.DisableImplicitFromServicesParameters = builder.Configuration["Off"] == "1"';
    expect(codes(services(option, "Clock clock"))).toEqual(["TN2415"]);
  });

  test.each([
    ["a service with a default", "#nullable enable\n", "Clock? clock = null", "TN2416"],
    ["a service that is missing", "", "[Microsoft.AspNetCore.Mvc.FromServices] Other other", "TN2411"],
  ])("%s", (_, before, parameter, code) => {
    expect(codes(`${before}${services("", parameter)} public class Other { }`)).toEqual([code]);
  });

  test.each([
    ["a class", "public class IChat { public Task Said() => null; }", "TN2412"],
    ["a stream", "public interface IChat { Task Said(IAsyncEnumerable<int> values); }", "TN2413"],
    ["a generic method", "public interface IChat { Task Said<T>(T value); }", "TN2414"],
  ])("%s for the clients", (_, client, code) => {
    const source = program('app.MapHub<ChatHub>("/chat");', `${client} public class ChatHub : Hub<IChat> { }`);
    expect(codes(source)).toEqual([code]);
  });

  test("a method asks for more than its hub", () => {
    const members = "[Microsoft.AspNetCore.Authorization.Authorize] public int A() => 1; public int B() => 1;";
    const { contract } = readWithDiagnostics(chat(members), served);
    expect(contract.hubs?.[0]?.methods.map(({ security }) => security?.kind)).toEqual(["required", undefined]);
  });

  test("names that JavaScript has a use for", () => {
    const members = `[HubMethodName("__proto__")] public int A() => 1; public int Constructor() => 1; public int Delete() => 1;`;
    const text = generated(chat(members)).get("hubs/chat.ts");
    expect(text).toContain('["__proto__"]: { name: "__proto__" }');
    expect(text).toContain('constructor: { name: "Constructor" }');
    expect(text).toContain('delete: { name: "Delete" }');
  });

  test("private, static and inherited methods of Hub are not called", async () => {
    const files = generated(
      chat(`public int Shown() => 1; int Hidden() => 1; protected int Kept() => 1; public static int Static() => 1;
public int Property { get; set; } public override Task OnConnectedAsync() => Task.CompletedTask;
public override string ToString() => "";`),
    );
    expect([...(files.get("hubs/chat.ts") ?? "").matchAll(/name: "(\w+)"/g)].map(([, name]) => name)).toEqual([
      "Shown",
    ]);
  });
});

describe("events", () => {
  test.each([
    ["a name that is not known", "public Task A(string name) => Clients.All.SendAsync(name, 1);", ["TN2405"]],
    [
      "different arguments",
      'public async Task A() { await Clients.All.SendAsync("X", 1); await Clients.All.SendAsync("X", "a"); }',
      ["TN2406"],
    ],
  ])("%s", (_, members, expected) => {
    expect(codes(chat(members))).toEqual(expected);
  });

  test.each([
    ["a constant", "Clients.All.SendAsync(Names.A);", "a"],
    ["a property", "Clients.All.SendAsync(Names.B);", "b"],
    ["nameof", "Clients.All.SendAsync(nameof(Names));", "Names"],
    ["text that is put together", 'Clients.All.SendAsync(string.Concat("e", "1") + "E2".ToLowerInvariant());', "e1e2"],
    ["the name of a type", "Clients.All.SendAsync(typeof(Names).Name);", "Names"],
    ["an enum", "Clients.All.SendAsync(Kind.X.ToString());", "X"],
    ["a generic extension", "Clients.All.Publish(new Text());", "onText"],
    ["an extension that is given the name", 'Clients.All.Named("e", 1);', "e"],
    ["an iterator", 'async IAsyncEnumerable<int> Read() { await Clients.All.SendAsync("e"); yield return 1; }', "e"],
    ["a task", 'Task.Run(async () => { await Clients.All.SendAsync("e"); });', "e"],
    ["LINQ", 'new[] { 1 }.Select(one => Clients.All.SendAsync("e", one));', "e"],
    [
      "a delegate",
      'Func<string, object?, CancellationToken, Task> s = Clients.All.SendAsync; s("e", 1, default);',
      "e",
    ],
  ])("a name by %s", (_, statement, name) => {
    const source = `${chat(`public void A() { ${statement} }`)}
public record Text;
public enum Kind { X }
static class Names { public const string A = "a"; public static string B => "b"; }
static class Extensions {
  public static Task Publish<T>(this IClientProxy to, T value) => to.SendAsync("on" + typeof(T).Name, value);
  public static Task Named<T>(this IClientProxy to, string name, T value) => to.SendAsync(name, value);
}`;
    const { contract, diagnostics } = readWithDiagnostics(source, served);
    expect(diagnostics.map(({ code }) => code)).toEqual([]);
    expect(contract.hubs?.[0]?.events.map(({ wireName }) => wireName)).toEqual([name]);
  });

  test.each([
    [
      "a handler of an event",
      'public Service(IHubContext<ChatHub> hub) { Fired += () => hub.Clients.All.SendAsync("e"); }',
    ],
    [
      "a setter",
      'public IHubContext<ChatHub> Hub; public int Value { set { Hub.Clients.All.SendAsync("e", value); } }',
    ],
    [
      "an indexer",
      'public IHubContext<ChatHub> Hub; public int this[int at] { get { Hub.Clients.All.SendAsync("e"); return at; } }',
    ],
    ["an initial value", 'Func<IHubContext<ChatHub>, Task> send = hub => hub.Clients.All.SendAsync("e");'],
    ["a constructor", 'public Service(IHubContext<ChatHub> hub) => hub.Clients.All.SendAsync("e");'],
    ["an interface", 'public Task A(INotifier notifier) => notifier.Notify("e");'],
    [
      "a base class",
      'public class Inner(IHubContext<ChatHub> hub) : Sender<ChatHub>(hub) { public Task A() => Send("e"); }',
    ],
  ])("%s sends", (_, member) => {
    const source = `${chat("public int A() => 1;")}
public class Service { public event Action Fired; ${member} }
public interface INotifier { Task Notify(string name); }
public class Notifier(IHubContext<ChatHub> hub) : INotifier { public Task Notify(string name) => hub.Clients.All.SendAsync(name); }
public abstract class Sender<T>(IHubContext<T> hub) where T : Hub { protected Task Send(string name) => hub.Clients.All.SendAsync(name); }`;
    const { contract } = readWithDiagnostics(source, served);
    expect(contract.hubs?.[0]?.events.map(({ wireName }) => wireName)).toContain("e");
  });

  test.each([
    ["a catch", 'try { Work(); } catch (Exception error) { Clients.All.SendAsync("e", error.Message); }'],
    [
      "a catch of one exception",
      'try { Work(); } catch (TimeoutException) when (Late) { Clients.All.SendAsync("e"); }',
    ],
    ["a loop that may not begin", 'foreach (var one in Many()) { Clients.All.SendAsync("e", one); }'],
    ["a switch", 'switch (Many().Count) { case 0: break; case > 4: Clients.All.SendAsync("e"); break; }'],
    ["what is disposed", 'using (new Scope(() => Clients.All.SendAsync("e"))) { Work(); }'],
    ["a local function that nobody calls", 'void More() { Clients.All.SendAsync("e"); }'],
  ])("%s sends what it may reach", (_, statement) => {
    const source = `${chat(`public bool Late; public void A() { ${statement} }
void Work() { } List<int> Many() => Store.All;`)}
public static class Store { public static List<int> All { get; set; } }
public class Scope(Action done) : IDisposable { public void Dispose() => done(); }`;
    const { contract } = readWithDiagnostics(source, served);
    expect(contract.hubs?.[0]?.events.map(({ wireName }) => wireName)).toEqual(["e"]);
  });

  test("what is written behind a return is an event, too", () => {
    const members = 'public void A() { if (Context.User is null) return; else return; Clients.All.SendAsync("e"); }';
    const { contract } = readWithDiagnostics(chat(members), served);
    expect(contract.hubs?.[0]?.events.map(({ wireName }) => wireName)).toEqual(["e"]);
  });

  test.each(["await next();", "await next(context);", "await next.Invoke();", "await Pass(context, next);"])(
    "middleware sends, whichever overload its body means: %s",
    (further) => {
      const source = program(
        `app.MapHub<ChatHub>("/chat");
app.Use(async (context, next) => {
  await context.RequestServices.GetRequiredService<IHubContext<ChatHub>>().Clients.All.SendAsync("e", 1);
  ${further}
});
static Task Pass(HttpContext context, RequestDelegate next) => next(context);`,
        "public class ChatHub : Hub { public int A() => 1; }",
      );
      const { contract } = readWithDiagnostics(source, served);
      expect(contract.hubs?.[0]?.events.map(({ wireName }) => wireName)).toEqual(["e"]);
    },
  );

  test("a part of a name that is computed once is not taken for nothing", () => {
    const members = `string? group;
string Group => group ??= Environment.GetEnvironmentVariable("group")?.Trim() ?? throw new Exception();
public async Task A() { await Clients.Group(Group).SendAsync(Group + ":a"); }`;
    expect(codes(chat(members))).toEqual(["TN2405"]);
  });

  test("a base class of hubs sends to each of them", () => {
    const source = program(
      'app.MapHub<A>("/a"); app.MapHub<B>("/b");',
      `public abstract class Base<T> : Hub { public Task Send(T value) => Clients.All.SendAsync("sent", value); }
public class A : Base<int> { } public class B : Base<string> { }`,
    );
    const files = generated(source);
    expect(files.get("hubs/a.ts")).toContain("readonly sent: (value: number) => unknown;");
    expect(files.get("hubs/b.ts")).toContain("readonly sent: (value: string) => unknown;");
  });

  test("a method that clients call with the name sends any event, whoever else calls it", () => {
    const members = 'public Task A(string name) => Clients.All.SendAsync(name); public Task B() => A("b");';
    expect(codes(chat(members))).toEqual(["TN2405"]);
  });

  test("names that differ in case are one event, as they are for the client", () => {
    const files = generated(
      chat(
        'public async Task A() { await Clients.All.SendAsync("said", 1); await Clients.All.SendAsync("Said", "a"); }',
      ),
    );
    expect(files.get("hubs/chat.ts")).toContain(
      "readonly said: (...given: [arg1: number] | [arg1: string]) => unknown;",
    );
  });

  test("what a delegate of SendAsync is given has the types of the values", () => {
    const members = `public Task A() => Give(Clients.All.SendAsync);
static Task Give(Func<string, object?, CancellationToken, Task> send) => send("e", 1, default);`;
    expect(generated(chat(members)).get("hubs/chat.ts")).toContain("readonly e: (arg1: number) => unknown;");
    expect(codes(chat(members))).toEqual([]);
    expect(
      codes(
        chat("Delegate kept; public void A() { kept = (Func<string, CancellationToken, Task>)Clients.All.SendAsync; }"),
      ),
    ).toEqual(["TN2405"]);
  });

  test("a type that only the hub cannot write leaves the API as it is", () => {
    const source = `using Microsoft.AspNetCore.Mvc;
${chat("public Note Find() => new(); public int Other() => 1;")}
public class Note { public (int Year, string Season) Season { get; set; } }
[ApiController, Route("notes")] public class NotesController : ControllerBase { [HttpGet] public Note Get() => new(); }`;
    const mixed = source.replace(
      "builder.Services.AddSignalR();",
      "builder.Services.AddSignalR(); builder.Services.AddControllers().AddNewtonsoftJson();",
    );
    const { contract, diagnostics } = readWithDiagnostics(
      mixed.replace("app.Run", "app.MapControllers(); app.Run"),
      served,
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(["TN2507", "TN2304"]);
    expect(contract.services.flatMap(({ operations }) => operations.map(({ name }) => name))).toEqual(["get"]);
    expect(contract.hubs?.[0]?.methods.map(({ name }) => name)).toEqual(["other"]);
  });

  test("an array as arguments of an event is a warning, and they are unknown", () => {
    const source = chat('public Task A(object[] values) => Clients.All.SendCoreAsync("said", values);');
    expect(codes(source)).toEqual(["TN2405"]);
    expect(generated(source).get("hubs/chat.ts")).toContain("readonly said: (...more: unknown[]) => unknown;");
  });

  test("what a dynamic hub sends is not known", async () => {
    const source = program(
      'app.MapHub<ChatHub>("/chat");',
      "public class ChatHub : DynamicHub { public int A() => 1; }",
    );
    expect(codes(source)).toEqual(["TN2405"]);
  });

  test.each([
    ["a result that is not a task", "int Asked();"],
    ["a property", "Task Asked { get; }"],
    ["a parameter by reference", "Task Asked(ref int a);"],
  ])("%s is refused in the interface of clients", (_, member) => {
    const source = program(
      'app.MapHub<ChatHub>("/chat");',
      `public interface IChat { ${member} } public class ChatHub : Hub<IChat> { public int A() => 1; }`,
    );
    expect(codes(source)).toEqual(["TN2407"]);
  });

  test.each([
    ["the list is another", 'o => o.SupportedProtocols = new List<string> { "messagepack" }', "TN2418"],
    ["JSON is taken out", 'o => o.SupportedProtocols.Remove("json")', "TN2418"],
    ["everything stays", "o => o.EnableDetailedErrors = true", "TN2408"],
    ["in another case", 'o => o.SupportedProtocols = new List<string> { "JSON" }', undefined],
    ["one of its own", 'o => o.SupportedProtocols = new List<string> { "own" }', "TN2417"],
  ] as const)("a hub that speaks MessagePack: %s", (_, options, expected) => {
    const members = "public Note A(string[] texts, int? count, Note note, DateTime at) => note;";
    const source = `using System.Collections.Generic;\n${chat(members)} public record Note(string Text);`.replace(
      "AddSignalR()",
      `AddSignalR(${options}).AddMessagePackProtocol()`,
    );
    expect(codes(source)).toEqual(expected === undefined ? [] : [expected]);
    const types = {
      TN2418: "(texts: string[], count: number | null, note: Note, at: Date) => Promise<Note>",
      TN2417: "(texts: unknown, count: unknown, note: unknown, at: unknown) => Promise<unknown>",
    };
    expect(generated(source).get("hubs/chat.ts")).toContain(
      expected === "TN2418" || expected === "TN2417"
        ? types[expected]
        : "(texts: string[], count: number | null, note: Note, at: string) => Promise<Note>",
    );
  });

  test.each([
    ["its defaults", "", "theName: string;\n  given: number;"],
    [
      "a resolver",
      "o => o.PayloadSerializerSettings.ContractResolver = new DefaultContractResolver()",
      "TheName: string;\n  Given: number;",
    ],
    [
      "settings of its own",
      "o => o.PayloadSerializerSettings = new JsonSerializerSettings()",
      "TheName: string;\n  Given: number;",
    ],
    [
      "a strategy",
      "o => o.PayloadSerializerSettings.ContractResolver = new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() }",
      "the_name: string;\n  Given: number;",
    ],
  ])("a hub that Newtonsoft.Json writes: %s", (_, options, expected) => {
    const note = 'public record Note(string TheName, [property: JsonProperty("Given")] int Count);';
    const source = `using Newtonsoft.Json; using Newtonsoft.Json.Serialization;
${chat("public Note A(Note note) => note; public (int, string) B() => (1, null);")} ${note}`.replace(
      "AddSignalR()",
      `AddSignalR().AddNewtonsoftJsonProtocol(${options})`,
    );
    expect(codes(source)).toEqual(["TN2507"]);
    expect([...generated(source).values()].join("\n")).toContain(`export type Note = {\n  ${expected}`);
  });
});

describe("gates", () => {
  const typed = (statements: string): string =>
    program(
      statements,
      `public interface IChat { Task Said(string text, int count); } public class ChatHub : Hub<IChat> { }
public class OtherHub : Hub { }`,
    );

  test("two hubs at one path are an error", async () => {
    const source = typed('app.MapHub<ChatHub>("/chat"); app.MapHub<OtherHub>("/Chat");');
    expect(await checked(source)).toContain("TN4060");
  });

  test.each([
    ["a name that the interface does not have", 'SendAsync("Sayd", "a", 1)', "TN4061"],
    ["another count of arguments", 'SendAsync("Said", "a")', "TN4062"],
    ["arguments of other types", 'SendAsync("Said", 1, 1)', "TN4062"],
  ])("%s", async (_, call, code) => {
    const source = typed(
      `app.MapHub<ChatHub>("/chat"); app.MapPost("/say", async (IHubContext<ChatHub> hub) => { await hub.Clients.All.${call}; });`,
    );
    expect(await checked(source)).toContain(code);
  });

  test.each(["Said", "said"])("what the interface declares is fine, as %s", async (name) => {
    const source = typed(
      `app.MapHub<ChatHub>("/chat"); app.MapPost("/say", async (IHubContext<ChatHub> hub) => { await hub.Clients.All.SendAsync("${name}", "a", 1); });`,
    );
    expect((await checked(source)).filter((code) => code.startsWith("TN406"))).toEqual([]);
  });

  test("--routes lists hubs with their paths", async () => {
    const { out } = await runInMemory(["--routes", "/app/Api.cs"], { "/app/Api.cs": chat("public int A() => 1;") });
    expect(out).toContain("HUB  /chat");
  });
});

const before = program(
  'app.MapHub<ChatHub>("/chat"); app.MapHub<OldHub>("/old");',
  `public interface IChat { Task Said(string text, int count); Task Left(); Task Heard(int a); Task Heard(string a); }
public class ChatHub : Hub<IChat> { public int Add(int a, int b) => a; public void Gone() { } }
public class OldHub : Hub { }`,
);

const authorize = "[Microsoft.AspNetCore.Authorization.Authorize]";

describe("--diff", () => {
  test.each([
    ["a hub removed, another added", ["<OldHub>", "<NewHub>"], ["class OldHub", "class NewHub"], ["TN6150", "TN6322"]],
    ["a path", ['"/chat"', '"/talk"'], undefined, ["TN6151"]],
    ["a method removed", ["public void Gone() { }", ""], undefined, ["TN6152"]],
    ["a method added", ["public void Gone", "public void Come() { } public void Gone"], undefined, ["TN6323"]],
    ["an argument added", ["int a, int b", "int a, int b, int c"], undefined, ["TN6153"]],
    ["a value becomes a stream", ["int a, int b", "IAsyncEnumerable<int> a, int b"], undefined, ["TN6153"]],
    [
      "a result becomes a stream",
      ["public int Add(int a, int b) => a;", "public IAsyncEnumerable<int> Add(int a, int b) => null!;"],
      undefined,
      ["TN6154"],
    ],
    ["an event removed", ["Task Left();", ""], undefined, ["TN6214"]],
    ["an event asks", ["Task Left();", "Task Left(); Task<int> Ask();"], undefined, ["TN6155"]],
    ["an event loses an argument", ["string text, int count", "string text"], undefined, ["TN6153"]],
    ["an event has one more argument", ["string text, int count", "string text, int count, bool more"], undefined, []],
    ["an argument is of another type", ["int a, int b", "int a, string b"], undefined, ["TN6126"]],
    ["a hub asks for more", ["public class ChatHub", `${authorize} public class ChatHub`], undefined, ["TN6113"]],
    ["a method asks for more", ["public void Gone", `${authorize} public void Gone`], undefined, ["TN6113"]],
    ["a method is deprecated", ["public void Gone", "[Obsolete] public void Gone"], undefined, ["TN6307"]],
    [
      "the same hub at a second path",
      ["app.MapHub<OldHub>", 'app.MapHub<OldHub>("/a"); app.MapHub<OldHub>'],
      undefined,
      ["TN6322"],
    ],
    [
      "an event has a second form",
      ["Task Left();", "Task Left(); Task Said(int text, int count);"],
      undefined,
      ["TN6126"],
    ],
    [
      "forms in another order",
      ["Heard(int a); Task Heard(string a);", "Heard(string a); Task Heard(int a);"],
      undefined,
      [],
    ],
    ["one form fewer", ["Heard(int a); Task Heard(string a);", "Heard(string a);"], undefined, []],
  ] as const)("%s", (_, [from, to], second, expected) => {
    const replaced = before.replace(from, to);
    const after = second === undefined ? replaced : replaced.replace(...second);
    const [old, now] = [before, after].map((source) => readWithDiagnostics(source, served).contract);
    if (old === undefined || now === undefined) throw new Error("There are two contracts.");
    expect(
      contractChanges(old, now, "named")
        .map(({ code }) => code)
        .sort(),
    ).toEqual(expected);
  });
});
