import { describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";

/** Ways to return a terminal from a handler; each covers the operation, without any diagnostic. */
const ok = "Contract.Get.Bind(new Key(id, true)).Success(new Thing(1, 2))";
const missing = "Contract.Get.Bind(new Key(id, true)).Respond(404)";

const bodies: readonly (readonly [string, string])[] = [
  ["an expression body", `public IActionResult Get(int id) => ${ok}.ToActionResult();`],
  [
    "several returns",
    `public IActionResult Get(int id) { if (id == 0) return ${missing}.ToActionResult(); return ${ok}.ToActionResult(); }`,
  ],
  [
    "the problem of an input that was read",
    `public async Task<IActionResult> Get(int id) { var input = await Contract.Get.ReadAsync(Request); if (input.Problem is { } problem) return problem.ToActionResult(); return ${ok}.ToActionResult(); }`,
  ],
  [
    "the problem of an input, in one expression",
    `public async Task<IActionResult> Get(int id) { var input = await Contract.Get.ReadAsync(Request); return input.Problem?.ToActionResult() ?? ${ok}.ToActionResult(); }`,
  ],
  ["a local result", `public IActionResult Get(int id) { var result = ${ok}.ToActionResult(); return result; }`],
  ["a local terminal", `public IActionResult Get(int id) { var terminal = ${ok}; return terminal.ToActionResult(); }`],
  [
    "a local endpoint",
    `public IActionResult Get(int id) { var endpoint = Contract.Get.Bind(new Key(id, true)); return endpoint.Success(new Thing(1, 2)).ToActionResult(); }`,
  ],
  [
    "a local assigned in branches",
    `public IActionResult Get(int id) { IActionResult result; if (id == 0) { result = ${missing}.ToActionResult(); } else { result = ${ok}.ToActionResult(); } return result; }`,
  ],
  ["a conditional expression", `public IActionResult Get(int id) => (id == 0 ? ${missing} : ${ok}).ToActionResult();`],
  [
    "a conditional of results",
    `public IActionResult Get(int id) => id == 0 ? ${missing}.ToActionResult() : ${ok}.ToActionResult();`,
  ],
  [
    "a switch expression",
    `public IActionResult Get(int id) => id switch { 0 => ${missing}.ToActionResult(), 1 => throw new Exception(), _ => ${ok}.ToActionResult() };`,
  ],
  [
    "a switch statement",
    `public IActionResult Get(int id) { switch (id) { case 0: return ${missing}.ToActionResult(); default: return ${ok}.ToActionResult(); } }`,
  ],
  [
    "try and catch",
    `public IActionResult Get(int id) { try { return ${ok}.ToActionResult(); } catch (Exception) { return ${missing}.ToActionResult(); } }`,
  ],
  [
    "async and await",
    `public async Task<IActionResult> Get(int id) { await Task.Yield(); return ${ok}.ToActionResult(); }`,
  ],
  [
    "await of a helper",
    `public async Task<IActionResult> Get(int id) => await Load(id); private async Task<IActionResult> Load(int id) { await Task.Yield(); return ${ok}.ToActionResult(); }`,
  ],
  [
    "await of a helper without context",
    `public async Task<IActionResult> Get(int id) => await Load(id).ConfigureAwait(false); private async Task<IActionResult> Load(int id) { await Task.Yield(); return ${ok}.ToActionResult(); }`,
  ],
  ["Task.FromResult", `public Task<IActionResult> Get(int id) => Task.FromResult(${ok}.ToActionResult());`],
  [
    "a value task",
    `public ValueTask<IActionResult> Get(int id) => new ValueTask<IActionResult>(${ok}.ToActionResult());`,
  ],
  [
    "a part of a tuple that a helper returns",
    `public IActionResult Get(int id) { var ((answer, _), _) = Made(id); return answer; } private static ((IActionResult, int), int) Made(int id) => (Inner(id), 2); private static (IActionResult, int) Inner(int id) => (${ok}.ToActionResult(), 1);`,
  ],
  [
    "an element of a tuple, by its name",
    `public async Task<IActionResult> Get(int id) => (await Made(id)).Answer; private static async Task<(IActionResult Answer, int)> Made(int id) { await Task.Yield(); return (${ok}.ToActionResult(), 1); }`,
  ],
  [
    "a deconstruction into variables",
    `public IActionResult Get(int id) { IActionResult answer; int count; (answer, count) = Made(id); return answer; } private static (IActionResult, int) Made(int id) => (${ok}.ToActionResult(), 1);`,
  ],
  [
    "an endpoint in a tuple",
    `public IActionResult Get(int id) { var (endpoint, thing) = Made(id); return endpoint.Success(thing).ToActionResult(); } private static (Endpoint<Thing>, Thing) Made(int id) => (Contract.Get.Bind(new Key(id, true)), new Thing(1, 2));`,
  ],
  [
    "a member of a record that a helper returns",
    `public IActionResult Get(int id) => (Made(id) with { Count = 2 }).Answer; private static Outcome Made(int id) => new(1, ${ok}.ToActionResult()); public sealed record Outcome(int Count, IActionResult Answer);`,
  ],
  [
    "a member that a constructor sets",
    `public IActionResult Get(int id) => Made(id).Answer; private static Outcome Made(int id) => new Outcome(${ok}.ToActionResult()); public sealed class Outcome { public Outcome(IActionResult answer) { Answer = answer; } public IActionResult Answer { get; set; } }`,
  ],
  [
    "a helper method",
    `public IActionResult Get(int id) => Answer(id); private static IActionResult Answer(int id) => ${ok}.ToActionResult();`,
  ],
  [
    "a helper that is given the endpoint",
    `public IActionResult Get(int id) => Answer(Contract.Get.Bind(new Key(id, true))); private static IActionResult Answer(Endpoint<Thing> endpoint) => endpoint.Success(new Thing(1, 2)).ToActionResult();`,
  ],
  [
    "a helper that returns the endpoint",
    `public IActionResult Get(int id) => Bound(id).Success(new Thing(1, 2)).ToActionResult(); private static Endpoint<Thing> Bound(int id) => Contract.Get.Bind(new Key(id, true));`,
  ],
  ["a helper of another class", `public IActionResult Get(int id) => Helpers.Answer(id);`],
  ["an extension method", `public IActionResult Get(int id) => Contract.Get.Bind(new Key(id, true)).Found();`],
  [
    "a local function",
    `public IActionResult Get(int id) { return Answer(); IActionResult Answer() => ${ok}.ToActionResult(); }`,
  ],
  [
    "a field alias",
    `public IActionResult Get(int id) => Op.Bind(new Key(id, true)).Success(new Thing(1, 2)).ToActionResult(); private static readonly Operation<Key, Thing> Op = Contract.Get;`,
  ],
  [
    "a property alias",
    `public IActionResult Get(int id) => Op.Bind(new Key(id, true)).Success(new Thing(1, 2)).ToActionResult(); private static Operation<Key, Thing> Op => Contract.Get;`,
  ],
  ["Task.Run", `public async Task<IActionResult> Get(int id) => await Task.Run(() => ${ok}.ToActionResult());`],
  [
    "Task.FromResult of a terminal",
    `public async Task<IActionResult> Get(int id) => (await Load(id)).ToActionResult(); private Task<Terminal> Load(int id) => Task.FromResult<Terminal>(${ok});`,
  ],
  [
    "a delegate in a local",
    `public IActionResult Get(int id) { Func<IActionResult> answer = () => ${ok}.ToActionResult(); return answer(); }`,
  ],
  [
    "a delegate in a field",
    `public IActionResult Get(int id) => make(id); private static readonly Func<int, IActionResult> make = id => ${ok}.ToActionResult();`,
  ],
  [
    "lambdas of a method of the project",
    `public IActionResult Get(int id) => new Maybe().Match(x => ${ok}.ToActionResult(), () => ${missing}.ToActionResult());`,
  ],
  [
    "lambdas of a method of a package",
    `public IActionResult Get(int id) { OneOf<int, string> found = default!; return found.Match<IActionResult>(x => ${ok}.ToActionResult(), e => ${missing}.ToActionResult()); }`,
  ],
  [
    "a service behind an interface",
    `public async Task<IActionResult> Get(int id) => (await service.Find(id)).ToActionResult(); private readonly IService service = null!;`,
  ],
  [
    "a service class",
    `public IActionResult Get(int id) => service.Now(id).ToActionResult(); private readonly Service service = null!;`,
  ],
  [
    "a field that the constructor sets",
    `public IActionResult Get(int id) => op.Bind(new Key(id, true)).Success(new Thing(1, 2)).ToActionResult(); private readonly Operation<Key, Thing> op; public ThingsController() { op = Contract.Get; }`,
  ],
  [
    "a result that is null at first",
    `public IActionResult Get(int id) { IActionResult? result = null; if (id > 0) result = ${ok}.ToActionResult(); return result ?? ${missing}.ToActionResult(); }`,
  ],
  [
    "a terminal that may be missing",
    `public IActionResult Get(int id) => (Find(id) ?? ${missing}).ToActionResult(); private static Terminal? Find(int id) => id > 0 ? ${ok} : null;`,
  ],
  [
    "a loop, a lock, a finally",
    `public IActionResult Get(int id) { foreach (var one in new[] { 1, 2 }) { lock (this) { if (one == id) return ${ok}.ToActionResult(); } } try { return ${missing}.ToActionResult(); } finally { } }`,
  ],
  [
    "a generic helper",
    `public IActionResult Get(int id) => Reply(Contract.Get.Bind(new Key(id, true)), new Thing(1, 2)); private static IActionResult Reply<T>(Endpoint<T> endpoint, T? value) where T : class => (value is null ? endpoint.Respond(404) : endpoint.Success(value)).ToActionResult();`,
  ],
  ["a cast and parentheses", `public IActionResult Get(int id) => (IActionResult)(${ok}.ToActionResult());`],
  [
    "a recursive helper",
    `public IActionResult Get(int id) => Answer(id); private static IActionResult Answer(int id) => id > 5 ? Answer(id - 1) : ${ok}.ToActionResult();`,
  ],
];

function source(members: string): Record<string, string> {
  return {
    "/app/Api.csproj":
      '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>',
    "/app/Contract.cs": `using Tenon; namespace Sample;
[Contract] public static class Contract { public static readonly Operation<Key, Thing> Get = Define.Get<Key, Thing>("/things/{id}").Returns(404); }
public record Key(int Id, bool Deep); public record Thing(int A, int B);`,
    "/app/Controller.cs": `using Microsoft.AspNetCore.Mvc; using Tenon; namespace Sample;
[ApiController] public class ThingsController : ControllerBase { [HttpGet("/things/{id}")] ${members} }
public class Maybe { public T Match<T>(Func<int, T> some, Func<T> none) { if (DateTime.Now.Year > 1) return some.Invoke(1); return none(); } }
public interface IService { Task<Terminal> Find(int id); }
public class Service : IService {
  public async Task<Terminal> Find(int id) { await Task.Yield(); return id == 0 ? ${missing} : ${ok}; }
  public Terminal Now(int id) => ${ok};
}
public static class Helpers {
  public static IActionResult Answer(int id) => ${ok}.ToActionResult();
  public static IActionResult Found(this Endpoint<Thing> endpoint) => endpoint.Success(new Thing(1, 2)).ToActionResult();
}`,
  };
}

describe("a terminal is followed through", () => {
  test.each(bodies)("%s", async (_, members) => {
    const outcome = await runInMemory(["--project", "Api.csproj", "--check", "--format", "json"], source(members));
    const report = reportOf(outcome);
    expect(report.diagnostics.filter((d) => d.code.startsWith("TN40")).map((d) => `${d.code} ${d.message}`)).toEqual(
      [],
    );
    expect([outcome.exit, report.coverage?.covered]).toEqual([0, 1]);
  });
});

/** Handlers of a minimal API; the same holds for them. */
const handlers: readonly (readonly [string, string])[] = [
  ["a lambda", `app.MapGet("/things/{id}", (int id) => ${ok}.ToResult());`],
  ["a terminal itself", `app.MapGet("/things/{id}", (int id) => ${ok});`],
  [
    "an async lambda with a block",
    `app.MapGet("/things/{id}", async (int id) => { await Task.Yield(); if (id == 0) return ${missing}.ToResult(); return ${ok}.ToResult(); });`,
  ],
  ["a local function", `app.MapGet("/things/{id}", Handle); IResult Handle(int id) => ${ok}.ToResult();`],
  ["a lambda in a local", `var handle = (int id) => ${ok}.ToResult(); app.MapGet("/things/{id}", handle);`],
  ["a method of a class", `app.MapGet("/things/{id}", Handlers.Handle);`],
  ["a method of an object", `var handlers = new Instance(); app.MapGet("/things/{id}", handlers.Handle);`],
  ["a cast to a delegate", `app.MapGet("/things/{id}", (Func<int, IResult>)(id => ${ok}.ToResult()));`],
  ["a service that is given", `app.MapGet("/things/{id}", (int id, Instance service) => service.Handle(id));`],
  [
    "a result that the handler executes",
    `app.MapGet("/things/{id}", async context => { var id = 1; await ${ok}.ToResult().ExecuteAsync(context); });`,
  ],
  [
    "a helper that maps what it is given",
    `MapIt(app, "/things/{id}", (int id) => ${ok}.ToResult()); static void MapIt(IEndpointRouteBuilder routes, string path, Delegate handler) => routes.MapGet(path, handler).WithName("x");`,
  ],
];

describe("a terminal comes out of a minimal API's handler, written as", () => {
  test.each(handlers)("%s", async (_, statements) => {
    const files = {
      ...source("public IActionResult No(int id) => Ok();".replace("public", "private")),
      "/app/Program.cs": `using Sample; using Tenon; var app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();
public static class Handlers { public static async Task<IResult> Handle(int id) { await Task.Yield(); return ${ok}.ToResult(); } private static IResult Handle(string other) => Results.NotFound(); }
public class Instance { public IResult Handle(int id) => ${ok}.ToResult(); }`,
    };
    const outcome = await runInMemory(["--project", "Api.csproj", "--check", "--format", "json"], files);
    const report = reportOf(outcome);
    expect(report.diagnostics.filter((d) => d.code.startsWith("TN40")).map((d) => `${d.code} ${d.message}`)).toEqual(
      [],
    );
    expect([outcome.exit, report.coverage?.covered]).toEqual([0, 1]);
  });
});
