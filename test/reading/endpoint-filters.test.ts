/**
 * Filters of minimal APIs. A running server answered the wrapped todo for the lambda and for the class of a group, and the todo itself
 * behind a filter that refuses some requests.
 */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const classes = `namespace Acme;
  public record Todo(string Title);
  public record Envelope(object? Data);
  public class Wraps : IEndpointFilter {
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next) =>
      new Envelope(await next(context));
  }
  public class WrapsResults : IEndpointFilter {
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next) {
      var result = await next(context);
      return result is Todo todo ? TypedResults.Ok(new Envelope(todo)) : result;
    }
  }
  public class Validates : IEndpointFilter {
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next) {
      if (context.Arguments.Count > 3) return Results.ValidationProblem(new Dictionary<string, string[]>());
      if (context.Arguments.Count > 2) return TypedResults.BadRequest(new Envelope(null));
      if (context.Arguments.Count > 1) return Results.Json(new Envelope(null), statusCode: StatusCodes.Status400BadRequest);
      var result = await next(context);
      return result;
    }
  }
  public abstract class Around : IEndpointFilter {
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next) =>
      Answer(await next(context));
    protected abstract object? Answer(object? found);
  }
  public class WrapsBelow : Around { protected override object? Answer(object? found) => new Envelope(found); }
  public class LeavesBelow : Around { protected override object? Answer(object? found) => found; }
  public static class Filters {
    public static Envelope Put(object? found) => new(found);
    public static async ValueTask<object?> Wrap(EndpointFilterInvocationContext context, EndpointFilterDelegate next) =>
      new Envelope(await next(context));
  }`;

function answersOf(statements: string) {
  const { contract, diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `using Acme; var app = WebApplication.CreateBuilder(args).Build(); ${statements} app.Run();`,
      "More.cs": classes,
    },
    { served: { include: [], exclude: [] } },
  );
  return {
    read: contract.services.flatMap(({ operations }) =>
      operations.map((operation) => operationText(operation, contract).replace(/^.*→ /, "")),
    ),
    told: diagnostics.map(({ code }) => code),
  };
}

const handler = 'app.MapGet("/a", () => new Todo(""))';

test.each([
  ["a lambda", `${handler}.AddEndpointFilter(async (context, next) => new { data = await next(context) });`],
  ["a class", `${handler}.AddEndpointFilter<Wraps>();`],
  ["an object", `${handler}.AddEndpointFilter(new Wraps());`],
  ["a method", `${handler}.AddEndpointFilter(Filters.Wrap);`],
  ["a class that wraps some", `${handler}.AddEndpointFilter<WrapsResults>();`],
  ["of a group", 'var group = app.MapGroup("/g").AddEndpointFilter<Wraps>(); group.MapGet("/a", () => new Todo(""));'],
  [
    "made by a factory",
    `${handler}.AddEndpointFilterFactory((factory, next) => async context => new Envelope(await next(context)));`,
  ],
  [
    "made by a factory in some cases",
    `${handler}.AddEndpointFilterFactory((factory, next) => { if (factory is null) return next; return async context => { var found = await next(context); return new Envelope(found); }; });`,
  ],
  [
    "made by a factory out of a dictionary",
    `var factories = new Dictionary<string, Func<EndpointFilterFactoryContext, EndpointFilterDelegate, EndpointFilterDelegate>> { ["wrap"] = (factory, next) => async context => new Envelope(await next(context)) }; ${handler}.AddEndpointFilterFactory(factories["wrap"]);`,
  ],
  ["in a helper", `${handler}.AddEndpointFilter(async (context, next) => Filters.Put(await next(context)));`],
  ["in a class below", `${handler}.AddEndpointFilter<WrapsBelow>();`],
  [
    "of a group that is held",
    'var group = app.MapGroup("/g"); group.AddEndpointFilter<Wraps>(); group.MapGet("/a", () => new Todo(""));',
  ],
])("a filter that wraps what is answered: %s", (_, statements) => {
  expect(answersOf(statements)).toEqual({ read: ["200 unknown (unmapped)"], told: ["TN2206"] });
});

test("a declared answer counts although a filter wraps it", () => {
  expect(answersOf(`${handler}.AddEndpointFilter<Wraps>().Produces<Envelope>(200);`)).toEqual({
    read: ["200 Envelope"],
    told: ["TN2206"],
  });
});

test("a filter that refuses requests answers beside the handler", () => {
  const either = "HttpValidationProblemDetailsOrEnvelopeAnswer400Body";
  expect(answersOf(`${handler}.AddEndpointFilter<Validates>();`)).toEqual({
    read: [`200 Todo, 400 ${either}`],
    told: [],
  });
});

test.each([
  ["is none", `${handler}.AddEndpointFilterFactory((factory, next) => next);`],
  [
    "is made by a factory and measures",
    `${handler}.AddEndpointFilterFactory((factory, next) => async context => { var found = await next(context); return found; });`,
  ],
  [
    "measures",
    `${handler}.AddEndpointFilter(async (context, next) => { var result = await next(context); Console.WriteLine(result); return result; });`,
  ],
  [
    "awaits it another way",
    `${handler}.AddEndpointFilter(async (context, next) => await next(context).ConfigureAwait(false));`,
  ],
  ["is a class below", `${handler}.AddEndpointFilter<LeavesBelow>();`],
  ["hands over", `${handler}.AddEndpointFilter((context, next) => next(context));`],
  ["is out of sight", `${handler}.AddEndpointFilter<Elsewhere.Filter>();`],
  ["leaves it to others", `${handler}.AddEndpointFilter((context, next) => Elsewhere.Filter(context, next));`],
])("a filter that leaves alone what is answered: it %s", (_, statements) => {
  expect(answersOf(statements)).toEqual({ read: ["200 Todo"], told: [] });
});

test.each([
  ["WithMetadata(new ProducesResponseTypeAttribute(typeof(int), 202))", ["TN2224"]],
  ["WithMetadata(new Other())", []],
  ["Add(endpoint => endpoint.Metadata.Add(new Other()))", ["TN2224"]],
  ["Finally(endpoint => { endpoint.Metadata.Clear(); })", ["TN2224"]],
  ["Add(endpoint => Console.WriteLine(endpoint.DisplayName))", []],
])("metadata that is given by hand is reported where it says something: %s", (call, told) => {
  expect(answersOf(`${handler}.${call}; class Other : Attribute { }`).told).toEqual(told);
});
