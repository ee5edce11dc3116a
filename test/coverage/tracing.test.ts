import { describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";

/** Ways in which a terminal may come out of a handler; in each of them the operation is covered and nothing else is said. */
const ok = "Contract.Get.Bind(new Key(id, true)).Success(new Thing(1, 2))";
const missing = "Contract.Get.Bind(new Key(id, true)).Respond(404)";

const bodies: readonly (readonly [string, string])[] = [
  ["an expression body", `public IActionResult Get(int id) => ${ok}.ToActionResult();`],
  [
    "several returns",
    `public IActionResult Get(int id) { if (id == 0) return ${missing}.ToActionResult(); return ${ok}.ToActionResult(); }`,
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
