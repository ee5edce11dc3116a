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
  test.each([
    ["a constant", 'const string path = "/live"; app.MapHub<ChatHub>(path + "/chat");', "/live/chat"],
    ["a helper", 'Map(app, "/chat"); void Map(WebApplication to, string path) => to.MapHub<ChatHub>(path);', "/chat"],
    [
      "a generic helper",
      'Add<ChatHub>("/chat"); void Add<T>(string path) where T : Hub => app.MapHub<T>(path);',
      "/chat",
    ],
    ["a group", 'app.MapGroup("/live").MapHub<ChatHub>("chat");', "/live/chat"],
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

  test("what nothing maps is not there", async () => {
    const files = generated(program('app.MapGet("/", () => 1);', "public class ChatHub : Hub { }"));
    expect([...files.keys()].filter((path) => path.includes("hub"))).toEqual([]);
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

  test("a second format is noted", async () => {
    const source = chat("public int A() => 1;").replace("AddSignalR()", "AddSignalR().AddMessagePackProtocol()");
    expect(codes(source)).toEqual(["TN2408"]);
  });
});

describe("gates", () => {
  const typed = (statements: string): string =>
    program(
      statements,
      `public interface IChat { Task Said(string text, int count); } public class ChatHub : Hub<IChat> { }
public class OtherHub : Hub { }`,
    );

  test("two hubs at one path", async () => {
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

  test("what the interface declares is fine", async () => {
    const source = typed(
      'app.MapHub<ChatHub>("/chat"); app.MapPost("/say", async (IHubContext<ChatHub> hub) => { await hub.Clients.All.SendAsync("Said", "a", 1); });',
    );
    expect((await checked(source)).filter((code) => code.startsWith("TN406"))).toEqual([]);
  });

  test("--routes lists hubs", async () => {
    const { out } = await runInMemory(["--routes", "/app/Api.cs"], { "/app/Api.cs": chat("public int A() => 1;") });
    expect(out).toContain("HUB  /chat");
  });
});

const before = program(
  'app.MapHub<ChatHub>("/chat"); app.MapHub<OldHub>("/old");',
  `public interface IChat { Task Said(string text, int count); Task Left(); }
public class ChatHub : Hub<IChat> { public int Add(int a, int b) => a; public void Gone() { } }
public class OldHub : Hub { }`,
);

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
