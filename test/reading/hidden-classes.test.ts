/**
 * V8 gives an object that is spread first and then given further keys a hidden class of its own, and every look at one of its keys
 * misses. What is made for each node or each operation is therefore written out, and has one hidden class.
 */
import { setFlagsFromString } from "node:v8";
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { expressionsIn } from "../../src/csharp/binding/expressions/bodies.js";
import type { NamedTypeSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import { selfType } from "../../src/csharp/binding/symbols/types.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { valueOfMember } from "../../src/reading/inputs/parameter-object.js";
import { type ProgramReading, readProgram } from "../../src/reading/program-reading.js";
import { silent } from "../../src/reading/read-once.js";
import { boundMembersOf } from "../../src/reading/types/members/bound-members.js";
import { importText, withSchemas } from "../openapi/import-text.js";
import { servedBy, workspaceOf } from "./read-source.js";

setFlagsFromString("--allow-natives-syntax");
const haveSameMap: (a: object, b: object) => boolean = runInThisContext("(a, b) => %HaveSameMap(a, b)");

/** How many objects have another hidden class than the one before. */
function changes(objects: readonly object[]): number {
  return objects.filter((one, at) => at > 0 && !haveSameMap(one, objects[at - 1] ?? one)).length;
}

const count = 60;
const actions = Array.from({ length: count }, (_, at) => {
  const body = "{ var all = new[] { 1, 2, 3 }; return all[0] + Math.Max(all[1], 2); }";
  return `[HttpGet("a${at}")] public int A${at}([FromQuery] Filter filter) ${body}`;
});
const source = `namespace Acme;
  public class Filter { public string? Text { get; set; } public string? Sort { get; set; } }
  [ApiController, Route("a"), ContractClient] public class AController : ControllerBase { ${actions.join("\n")} }`;

function typeIn(program: ProgramReading, name: string): NamedTypeSymbol {
  const found = program.types.find((type) => type.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

test("objects with other keys have another hidden class", () => {
  expect(changes([{ a: 1 }, { a: 2 }, { b: 3 }, { b: 4 }])).toBe(1);
});

test("the actions of a controller share one hidden class", () => {
  const program = readProgram(workspaceOf(source));
  const read = program.actionsOf(typeIn(program, "AController"));
  expect(read).toHaveLength(count);
  expect(changes(read)).toBe(0);
});

test("the nodes of bodies share one hidden class", () => {
  const program = readProgram(workspaceOf(source));
  const visits = program
    .actionsOf(typeIn(program, "AController"))
    .flatMap(({ method: { body } }) => (body === undefined ? [] : expressionsIn(body)));
  expect(visits.length).toBeGreaterThan(10 * count);
  expect(changes(visits)).toBe(0);
});

test("the members of an input object share one hidden class", () => {
  const program = readProgram(workspaceOf(source));
  const members = boundMembersOf(selfType(typeIn(program, "Filter")), program.json(silent).mvc);
  const values = Array.from({ length: count }, () =>
    members.map((member) => valueOfMember(member, { binder: "mvc", allowsMissing: undefined })),
  ).flat();
  expect(values).toHaveLength(2 * count);
  expect(changes(values)).toBe(0);
});

test("the endpoints of a server share one hidden class", () => {
  const endpoints = servedBy(source, new DiagnosticBag());
  expect(endpoints).toHaveLength(count);
  expect(changes(endpoints)).toBe(0);
});

test("the types of a document share one hidden class", () => {
  const schemas = Array.from(
    { length: count },
    (_, at) => `    Type${at}: { type: object, description: A type., properties: { name${at}: { type: string } } }`,
  );
  const types = [...(importText(withSchemas(schemas.join("\n"))).contract?.types.values() ?? [])];
  expect(types).toHaveLength(count);
  expect(changes(types)).toBe(0);
});
