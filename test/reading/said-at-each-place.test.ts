/**
 * What a type is at its places is worked out once, because operations share their types. What is wrong with one is still said at
 * every place, and leaves out every operation that uses it.
 */
import { expect, test } from "vitest";
import type { Operation } from "../../src/contract/operation.js";
import { readWithDiagnostics, type Source, type SourceOptions } from "./read-source.js";

function read(source: Source, options?: SourceOptions): { operations: readonly Operation[]; said: readonly string[] } {
  const { contract, diagnostics } = readWithDiagnostics(source, options);
  return {
    operations: contract.services.flatMap((service) => service.operations),
    said: diagnostics.map(({ name, location, message }) => `${name} ${location?.file}:${location?.line} ${message}`),
  };
}

function controller(name: string, actions: string): string {
  return `[ApiController, Route("${name}"), ContractClient] public class ${name}Controller : ControllerBase {\n${actions}\n}`;
}

const types = `namespace Acme;
  public record Page<T>(List<T> Items, T? First);
  public record Thing(Guid Id, string Name, Inner? Inner);
  public record Inner(int A);
  public record Query(string? Text, int Page = 1);`;

test("operations share the uses and the keys of a type", () => {
  const { operations } = read(
    `${types} ${controller(
      "Things",
      `[HttpGet("a")] public ActionResult<Page<Thing>> A([FromQuery] Query query) => null!;
     [HttpGet("b")] public ActionResult<Page<Thing>> B([FromQuery] Query other) => null!;`,
    )}`,
  );
  const [a, b] = operations;
  const typeOf = (operation: Operation | undefined): unknown => {
    const content = operation?.responses[0]?.content;
    return content?.kind === "json" ? content.type : undefined;
  };
  const keysOf = (operation: Operation | undefined): unknown => {
    const input = operation?.inputs[0];
    return input?.kind === "parameterObject" ? input.parameters : undefined;
  };
  expect(typeOf(a)).toBeDefined();
  expect(typeOf(b)).toBe(typeOf(a));
  expect(keysOf(a)).toHaveLength(2);
  expect(keysOf(b)).toBe(keysOf(a));
  expect(b?.inputs[0]?.name).toBe("other");
});

test("the same member has other keys in a form than in a query", () => {
  const { operations } = read(
    `${types} ${controller(
      "Things",
      `[HttpPost("a")] public void A([FromQuery] Query query) { }
     [HttpPost("b")] public void B([FromForm] Query query) { }`,
    )}`,
  );
  const places = operations.map(({ inputs: [input] }) =>
    input?.kind === "parameterObject" ? input.parameters.map(({ place }) => place) : [],
  );
  expect(places).toEqual([
    ["query", "query"],
    ["form", "form"],
  ]);
});

test("a body that cannot be read is an error of every operation that takes it", () => {
  const { operations, said } = read(`${types} public interface IShape { int A { get; } }
    ${controller(
      "Things",
      `[HttpPost("a")] public void A([FromBody] IShape shape) { }
       [HttpPost("b")] public void B([FromBody] IShape shape) { }
       [HttpPost("c")] public void C([FromBody] Inner inner) { }`,
    )}`);
  const refused = said.filter((text) => text.startsWith("typeNotSendable"));
  expect(refused).toHaveLength(2);
  expect(refused[0]).toContain("ThingsController.A");
  expect(refused[1]).toContain("ThingsController.B");
  expect(operations.map(({ csharpName }) => csharpName)).toContain("C");
});

test("an answer whose type is not known leaves out every operation that gives it", () => {
  const { operations, said } = read(
    `${types} ${controller(
      "Things",
      `[HttpGet("a")] public ActionResult<Page<Missing>> A() => null!;
     [HttpGet("b")] public ActionResult<Page<Missing>> B() => null!;
     [HttpGet("c")] public ActionResult<Page<Thing>> C() => null!;`,
    )}`,
  );
  expect(said.filter((text) => text.startsWith("typeNotFound"))).toHaveLength(2);
  expect(operations.map(({ csharpName }) => csharpName)).toEqual(["C"]);
});

test("a key that cannot travel is said once of the object", () => {
  const { said } = read(`${types} public class Filter { public Dictionary<string, Inner> By { get; set; } = []; }
    ${controller(
      "Things",
      `[HttpGet("a")] public void A([FromHeader] Filter filter) { }
       [HttpGet("b")] public void B([FromHeader] Filter filter) { }`,
    )}`);
  const left = said.filter((text) => text.startsWith("parameterLeftOut"));
  expect(left).toHaveLength(1);
  expect(left[0]).toContain("By of Filter is Dictionary<string, Inner>, which cannot be written into the header");
});

test("each file that says nothing about null is told", () => {
  const file = (name: string): string =>
    `#nullable disable\nnamespace Acme; ${controller(name, "[HttpPost] public void A([FromBody] List<Thing> things) { }")}`;
  const { said } = read({ "Types.cs": types, "One.cs": file("One"), "Two.cs": file("Two") });
  const told = said.filter((text) => text.startsWith("nullableOffHere"));
  expect(told.some((text) => text.includes("One.cs"))).toBe(true);
  expect(told.some((text) => text.includes("Two.cs"))).toBe(true);
});

test("what a definition takes is worked out once, and what is wrong with it said of each", () => {
  const { operations, said } = read(`${types} public class Bad { [FromHeader] public Inner By { get; set; } = new(1); }
    [Contract] public static class Things {
      public static readonly Operation<Query, Thing> A = Define.Get<Query, Thing>("/a");
      public static readonly Operation<Query, Thing> B = Define.Get<Query, Thing>("/b");
      public static readonly Operation<Bad, Thing> C = Define.Get<Bad, Thing>("/c");
      public static readonly Operation<Bad, Thing> D = Define.Get<Bad, Thing>("/d");
    }`);
  const [a, b] = operations;
  expect(a?.inputs).toHaveLength(2);
  expect(b?.inputs[0]).toBe(a?.inputs[0]);
  const refused = said.filter((text) => text.startsWith("parameterNotBindable"));
  expect(refused.some((text) => text.includes("Things.C"))).toBe(true);
  expect(refused.some((text) => text.includes("Things.D"))).toBe(true);
});
