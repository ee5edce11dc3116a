/** Bodies of terminals against what their status declares. The library's own rule: `declared.IsAssignableFrom(body.GetType())`. */
import { describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

const contract = (answers: string, responses: string): string => `using Tenon;
public interface IProblem { string Message { get; } }
public record Missing(string Message) : IProblem;
public sealed record Lost(string Message, string Since) : Missing(Message);
public sealed record Twin(string Message);
public record Open(string Message);
public sealed record Item(int Id);
[Contract] public static class ItemsContract
{
    ${answers}
    public static readonly Operation<Key, Item> Get = Define.Get<Key, Item>("/items/{id}")${responses};
}
public sealed record Key(int Id);
`;

async function codesOf(statement: string, responses: string, answers = "", helpers = ""): Promise<readonly string[]> {
  const files = {
    "/app/Api.csproj": project,
    "/app/Contract.cs": contract(answers, responses),
    "/app/Program.cs": `using Tenon;
var app = WebApplication.CreateBuilder(args).Build();
app.MapContract(ItemsContract.Get, ([AsParameters] Key key) =>
{
    var endpoint = ItemsContract.Get.Bind(key);
    if (key.Id > 9) return endpoint.Success(new Item(1)).ToResult();
    ${statement}
});
app.Run();
${helpers}
`,
  };
  const outcome = await runInMemory(["--project", "Api.csproj", "--check", "--format", "json"], files);
  const { diagnostics } = reportOf(outcome);
  expect(outcome.exit).toBe(diagnostics.some(({ severity }) => severity === "error") ? 1 : 0);
  const told = diagnostics.filter(({ code }) => code.startsWith("TN4"));
  return told.map(({ code, message }) => `${code} ${/(responds|returns) .*?(?=[,;])/.exec(message)?.[0] ?? ""}`);
}

const refused = (given: string): readonly string[] => [`TN4040 responds with 404 and ${given}`];

test.each<[string, string, string, readonly string[]]>([
  ["a number that is converted", ".Returns<long>(404)", "Respond<long>(404, 1)", []],
  ["a number that stays one", ".Returns<long>(404)", "Respond<object>(404, 1)", refused("int")],
  ["a derived type", ".Returns<Lost>(404)", 'Respond<Missing>(404, new Lost("x", "y"))', []],
])("Respond<T>(status, body): %s", async (_, responses, call, expected) => {
  expect(await codesOf(`return endpoint.${call}.ToResult();`, responses)).toEqual(expected);
});

describe("Respond(status, body)", () => {
  test.each<[string, string, string, readonly string[]]>([
    ["the declared type", ".Returns<Missing>(404)", 'new Missing("x")', []],
    ["a derived type", ".Returns<Missing>(404)", 'new Lost("x", "y")', []],
    ["a type of the same shape, which is not the type", ".Returns<Missing>(404)", 'new Twin("x")', refused("Twin")],
    ["the type of the success", ".Returns<Missing>(404)", "new Item(1)", refused("Item")],
    ["a base of it, which may be the type", ".Returns<Lost>(404)", "Make.Missing()", []],
    ["object", ".Returns<Missing>(404)", "Make.Any()", refused("int")],
    ["an interface", ".Returns<Missing>(404)", "Make.Problem()", []],
    ["a sealed type without the interface", ".Returns<IProblem>(404)", 'new Twin("x")', refused("Twin")],
    ["a type that may be derived from", ".Returns<IProblem>(404)", "Make.Open()", []],
    ["a list of it", ".Returns<Missing>(404)", "new List<Missing>()", refused("List<Missing>")],
    ["an array for a list", ".Returns<IReadOnlyList<Missing>>(404)", "new Lost[0]", []],
    ["a list of others", ".Returns<List<Missing>>(404)", "new List<Lost>()", refused("List<Lost>")],
    ["an int for a long", ".Returns<long>(404)", "1", refused("int")],
    ["an int for int?", ".Returns<int?>(404)", "1", []],
    ["an anonymous object", ".Returns<Missing>(404)", 'new { Message = "x" }', refused("{ string Message }")],
    ["null", ".Returns<Missing?>(404)", "(Missing?)null", []],
    ["text", ".Returns<Missing>(404)", '"gone"', refused("string")],
    ["bytes", ".Returns<Missing>(404)", "new byte[1]", refused("byte[]")],
    ["a stream as a file", '.Returns<Stream>(404).Produces(404, "image/png")', "Stream.Null", []],
    ["a range", ".ReturnsRange<Missing>(4)", "new Item(1)", refused("Item")],
    ["the default", ".ReturnsDefault<Missing>()", "new Item(1)", refused("Item")],
  ])("%s", async (_, responses, body, expected) => {
    const helpers =
      'static class Make { public static object Any() => 1; public static Missing Missing() => new("x"); public static IProblem Problem() => Missing(); public static Open Open() => new("x"); }';
    expect(await codesOf(`return endpoint.Respond(404, ${body}).ToResult();`, responses, "", helpers)).toEqual(
      expected,
    );
  });
});

describe("typed answers", () => {
  const answers =
    'public static readonly Answer<Missing> NotFound = Define.Answer<Missing>(404, "Not there."); public static readonly EmptyAnswer Gone = Define.Answer(410);';
  const both = ".Returns(NotFound).Returns(Gone)";
  test.each<[string, string, readonly string[]]>([
    ["with its body", 'Respond(ItemsContract.NotFound.With(new("x")))', []],
    ["without a body", "Respond(ItemsContract.Gone)", []],
    ["one of two", 'Respond(key.Id > 1 ? ItemsContract.Gone : ItemsContract.NotFound.With(new("x")))', []],
    ["by number", 'Respond(404, new Missing("x"))', []],
    ["by number with another body", "Respond(404, new Item(1))", refused("Item")],
    ["by number without its body", "Respond(404)", ["TN4022 responds with 404 without a body"]],
    ["of another contract", 'Respond(Others.Taken.With(new("x")))', ["TN4018 responds with 409"]],
    ["of another type", "Respond(Others.NotFound.With(new(1)))", refused("Item")],
  ])("%s", async (_, call, expected) => {
    const others =
      "static class Others { public static readonly Answer<Missing> Taken = Define.Answer<Missing>(409); public static readonly Answer<Item> NotFound = Define.Answer<Item>(404); }";
    expect(await codesOf(`return endpoint.${call}.ToResult();`, both, answers, others)).toEqual(expected);
  });

  test("an answer below its operation is null there", async () => {
    const below = `${both}; public static readonly Answer<Missing> NotFound = Define.Answer<Missing>(404); public static readonly EmptyAnswer Gone = Define.Answer(410)`;
    expect(await codesOf("return endpoint.Respond(ItemsContract.Gone).ToResult();", below)).toEqual([
      "TN4041 returns NotFound",
      "TN4041 returns Gone",
    ]);
  });

  test("the client has them as any other response", async () => {
    const files = { "/app/Api.csproj": project, "/app/Contract.cs": contract(answers, both) };
    const { out } = await runInMemory(["--project", "Api.csproj"], files);
    expect(out).toContain("{ 200: tenon.asJson, 404: tenon.asJson, 410: tenon.asNothing }");
    expect(out).toContain("{ status: 404; data: Missing; response: Response }");
  });
});
