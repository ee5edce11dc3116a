/** Where a test says that a variable is not null, Roslyn's nullable analysis says it too. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildOracle, quietEnvironment } from "../../scripts/dotnet-program.js";
import { bindExpression, createCompilation, expressionsIn } from "../../src/csharp/binding/index.js";
import type { MemberBody, SourceExpression } from "../../src/csharp/binding/symbols/bound-expression.js";
import type { MemberSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import { testedType } from "../../src/csharp/flow/index.js";
import { builtInFramework } from "../../src/csharp/metadata/built-in-model.js";
import { parse, textOf } from "../../src/csharp/syntax/index.js";

const root = join(import.meta.dirname, "..", "..");
const path = join(root, "test/csharp/nulls/Nulls.cs");

test("every place of the file has Roslyn's nullability", () => {
  const asked = spawnSync("dotnet", [buildOracle(root), "nulls", path], { encoding: "utf8", env: quietEnvironment() });
  expect(asked.status, asked.stderr).toBe(0);
  const roslyn = asked.stdout.trimEnd().split("\n").sort(byLine);
  const ours = placesIn(readFileSync(path)).sort(byLine);
  expect(roslyn.length).toBeGreaterThan(90);
  expect(ours.map((line) => line.replace(/ (not|may be) null$/, ""))).toEqual(
    roslyn.map((line) => line.replace(/ (not|may be) null$/, "")),
  );
  // We may know less at a `Try`, but never something else.
  const differing = ours.filter((line, at) => line !== roslyn[at] && !/Try\([\w.]+\) may be null$/.test(line));
  expect(differing).toEqual([]);
});

function byLine(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10);
}

function placesIn(bytes: Uint8Array): string[] {
  const file = parse(path, bytes);
  const compilation = createCompilation(
    { assemblyName: "Nulls", files: [file], nullable: "enable", globalUsings: [], references: [builtInFramework] },
    { report: () => undefined },
  );
  return compilation.types.flatMap((type) =>
    type.members.flatMap((member) => bodiesOf(member).flatMap((body) => expressionsIn(body).flatMap(placeOf))),
  );
}

function bodiesOf(member: MemberSymbol): readonly MemberBody[] {
  const { body } = member.kind === "method" ? member : { body: undefined };
  const accessors = member.kind === "property" ? [member.getter?.body, member.setter?.body] : [];
  return [body, ...accessors].filter((one) => one !== undefined);
}

function placeOf(expression: SourceExpression): readonly string[] {
  const { syntax, scope } = expression;
  if (syntax.kind !== "InvocationExpression") return [];
  const { file } = scope.context;
  const text = textOf(file, syntax);
  const [given] = syntax.argumentList.arguments;
  if (given === undefined || !/^(Show|Try)\(/.test(text)) return [];
  const value = { syntax: given.expression, scope };
  const type = testedType(value);
  const mayBeNull =
    type?.nullability === "annotated" || (type?.type.kind === "named" && type.type.symbol.name === "Nullable");
  expect(bindExpression(value).kind, text).toMatch(/^(local|parameter|field|property|element|other)$/);
  const line = Buffer.from(file.bytes.subarray(0, syntax.start)).toString("utf8").split("\n").length;
  return [`${line} ${text} ${mayBeNull ? "may be" : "not"} null`];
}
