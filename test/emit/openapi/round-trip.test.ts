import { describe, expect, test } from "vitest";
import { casesAt, versions } from "./case-documents.js";
import { restored, restoredSources } from "./restored-types.js";
import { caseSources, commonNamespace, roundTrip, type Sources, sampleSources } from "./round-trip.js";

const samples = ["taskboard", "members", "functions-images"];

/** C# → OpenAPI → C# → OpenAPI: the second document is the first, byte for byte. */
async function expectIdentity(sources: Sources, version: string): Promise<void> {
  const { first, problems, second } = await roundTrip(sources, version, commonNamespace);
  expect(problems).toEqual([]);
  expect(first).toContain('"paths"');
  expect(second).toBe(first);
}

describe.each(versions)("OpenAPI %s comes back from C# as it was", (version) => {
  test.each(samples)("the sample %s", (name) => expectIdentity(sampleSources(name), version));
  test.each(casesAt(version))("the case %s", (name) => expectIdentity(caseSources(name), version));
});

test.each(restored)("$what", async ({ expected, source }) => {
  const { first, imported, problems, second } = await roundTrip(restoredSources(source), "3.1", commonNamespace);
  expect(problems).toEqual([]);
  const csharp = Object.values(imported).join("\n");
  for (const part of expected) expect(csharp).toContain(part);
  expect(second).toBe(first);
});

test("what is obsolete keeps its message: operation, parameter, type and property", async () => {
  const source = `#nullable enable
using System; using Tenon;
namespace Acme;
[Contract] public static class ThingsContract
{
    [Obsolete("Ask for one.")] public static readonly Operation<Query, Thing> List = Define.Get<Query, Thing>("/things");
    public static readonly Operation<Thing> Old = Define.Get<Thing>("/old").Deprecated();
}
public record Query([property: Obsolete("Not read.")] int? Page, string? Text);
[Obsolete("See Other.")] public record Thing(int Id, [property: Obsolete("Use Id.")] string Key);`;
  const { first, imported, second } = await roundTrip({ "/app/Api.cs": source }, "3.1", commonNamespace);
  expect([...first.matchAll(/"x-tenon-deprecated": "(.*)"/g)].map((match) => match[1])).toEqual([
    "Ask for one.",
    "Not read.",
    "Use Id.",
    "See Other.",
  ]);
  expect(Object.values(imported).join("")).toContain('[Obsolete("Ask for one.")]');
  expect(second).toBe(first);
});

test("a document of Tenon's goes into any namespace; what is below the common one stays", async () => {
  const { imported } = await roundTrip(sampleSources("taskboard"), "3.1", () => "Other.Place");
  expect(imported["/app/Types/Paging/PagedResult.cs"]).toContain("namespace Other.Place.Paging;");
  expect(imported["/app/Contracts/Tasks/TasksController.cs"]).toContain("using Other.Place.Paging;");
});
