/**
 * What is asked of a symbol does not grow with the operations that use it: a controller's properties, a type's comments.
 * Counted, because asking again gives the same output and only takes longer.
 */
import { afterEach, expect, test, vi } from "vitest";
import { containersIn } from "../../src/csharp/binding/compilation/extension-index.js";
import { SourceMember } from "../../src/csharp/binding/declarations/source-member.js";
import { returnedExpressions } from "../../src/csharp/binding/index.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { readSource, servedBy, workspaceOf } from "./read-source.js";

afterEach(() => void vi.restoreAllMocks());

function times<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

const input = `public class Filter {
  /// <summary>What to look for.</summary>
  public string? Text { get; set; }
  public int Page { get; set; } = 1;
}`;

function controller(actions: number): string {
  const methods = times(actions, (at) => `[HttpGet("a${at}")] public int A${at}([FromQuery] Filter filter) => 1;`);
  return `namespace Acme; ${input}
    public class Base : ControllerBase { [FromRoute] public int Tenant { get; set; } public int Other { get; set; } }
    [ApiController, Route("{tenant}"), ContractClient] public class AController : Base { ${methods.join("\n")} }`;
}

function contracts(operations: number): string {
  const fields = times(
    operations,
    (at) =>
      `public static readonly Operation<Filter, int> O${at} = Define.Get<Filter, int>("/o${at}").Returns<string>(404);`,
  );
  return `namespace Acme; ${input} [Contract] public static class All { ${fields.join("\n")} }`;
}

/** How often a getter of the member of this name is asked in the meantime. */
function asked(getter: "attributes" | "documentation", property: string, read: () => void): number {
  const original = Object.getOwnPropertyDescriptor(SourceMember.prototype, getter)?.get;
  let count = 0;
  vi.spyOn(SourceMember.prototype, getter, "get").mockImplementation(function (this: SourceMember) {
    if (this.name === property) count++;
    return original?.call(this);
  });
  read();
  vi.restoreAllMocks();
  return count;
}

/** How often it is asked while the source is read. */
function askedForClient(getter: "attributes" | "documentation", property: string, source: string, operations: number) {
  return asked(getter, property, () => expect(readSource(source).services[0]?.operations).toHaveLength(operations));
}

test("whether the properties of a controller are bound", () => {
  const ofOther = (actions: number): number => askedForClient("attributes", "Other", controller(actions), actions);
  expect(ofOther(3)).toBeGreaterThan(0);
  expect(ofOther(30)).toBe(ofOther(3));
});

test.each([
  ["controllers", controller],
  ["contracts", contracts],
])("the comments of an input's properties: %s", (_, source) => {
  const ofText = (operations: number): number =>
    askedForClient("documentation", "Text", source(operations), operations);
  expect(ofText(3)).toBeGreaterThan(0);
  expect(ofText(30)).toBe(ofText(3));
});

test("whether an attribute of any action changes the routes of its controller", () => {
  const ofFirst = (actions: number): number =>
    asked("attributes", "A0", () => {
      const endpoints = servedBy(controller(actions), new DiagnosticBag());
      expect(endpoints).toHaveLength(actions);
    });
  expect(ofFirst(3)).toBeGreaterThan(0);
  expect(ofFirst(30)).toBe(ofFirst(3));
});

test("what a body returns is looked for once", () => {
  const { compilation } = workspaceOf("class A { int B(bool c) { if (c) return 1; return 2; } }").projects[0] ?? {};
  const method = compilation?.types[0]?.members.find(({ name }) => name === "B");
  const body = method?.kind === "method" ? method.body : undefined;
  if (body === undefined) throw new Error("The method has a body.");
  expect(returnedExpressions(body)).toHaveLength(2);
  expect(returnedExpressions(body)).toBe(returnedExpressions(body));
});

test("where a namespace has its extension methods", () => {
  const asked: string[] = [];
  const extensionContainers = (namespace: string, method: string): readonly [] => {
    asked.push(`${namespace}.${method}`);
    return [];
  };
  const containers = containersIn([{ extensionContainers }]);
  for (const method of ["Select", "Where", "Select"]) containers("System.Linq", method);
  expect(asked).toEqual(["System.Linq.Select", "System.Linq.Where"]);
});
