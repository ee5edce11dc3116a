import { describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";
import { extent } from "../extent.js";
import { type Situation, situations } from "./matrix.js";

const prefixes = { default: undefined, empty: "", custom: "v1", segments: "public/v1" } as const;
type PrefixName = keyof typeof prefixes;
type Way = "file" | "environment" | "both";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

function contractSource(situation: Situation, prefix: string): string {
  const base = situation.style === "function" ? (prefix === "" ? "" : `/${prefix}`) : "/api";
  const types = (situation.types ?? ["image/png"]).map((type) => `.ContentType("${type}")`).join("");
  return `using Tenon;
namespace Sample;
[Contract]
public static class ImagesContract
{
    public const string TriggerRoute = "images/{format}";
    public const string Route = "${base}/images/{format}";
    public static readonly FileOperation<ImageInput> Get = Define.File<ImageInput>(Route)${types}.Returns<NotServed>(404);
}
public sealed record ImageInput(string Format);
public sealed record NotServed(string Code, string Message);
`;
}

function handlerSource(situation: Situation): string {
  return `using Microsoft.AspNetCore.Mvc; using Microsoft.AspNetCore.Mvc.ApplicationModels; using Microsoft.Azure.Functions.Worker; using Tenon;
namespace Sample;
${situation.handlers}
${situation.style === "minimalApi" ? "public static class Start { public static void Run(WebApplication app) { app.MapRoutes(); } }" : ""}
`;
}

/** `file:line:column` of a place in a text. */
function placeOf(file: string, text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

async function check(situation: Situation, prefixName: PrefixName, way: Way, strict: boolean) {
  const prefix: string | undefined = prefixes[prefixName];
  const host = { version: "2.0", extensions: { http: prefix === undefined ? {} : { routePrefix: prefix } } };
  const unset = { version: "2.0" };
  const contract = contractSource(situation, prefix ?? "api");
  const marked = handlerSource(situation);
  const handlers = marked.replace("§", "");
  const files = {
    "/app/Api.csproj": project,
    "/app/Contract.cs": contract,
    "/app/Handlers.cs": handlers,
    "/app/host.json": JSON.stringify(way === "environment" ? unset : host),
  };
  const variables = way === "file" ? {} : { ServiceJobHost__extensions__http__routePrefix: prefix ?? "api" };
  const args = ["--project", "Api.csproj", "--check", "--format", "json", ...(strict ? ["--strict"] : [])];
  const outcome = await runInMemory(args, files, variables);
  const want =
    situation.placeInContract === undefined
      ? placeOf("Handlers.cs", marked, marked.indexOf("§"))
      : placeOf("Contract.cs", contract, contract.indexOf(situation.placeInContract));
  return { outcome, report: reportOf(outcome), place: want };
}

/** The gate's own words; the word on the environment trap and notes on reading are not its subject. */
function told(report: ReturnType<typeof reportOf>): readonly string[] {
  return report.diagnostics
    .filter((d) => d.code.startsWith("TN40"))
    .map((d) => `${d.severity} ${d.code} ${d.location?.file}:${d.location?.line}:${d.location?.column}`);
}

/** Only functions have the prefix; controllers and minimal APIs must ignore it, however it is set. */
const prefixNames = Object.keys(prefixes) as PrefixName[];
const settings = {
  function: prefixNames.flatMap((prefix) =>
    (["file", "environment", "both"] as const).map((way) => ({ prefix, way: way as Way })),
  ),
  others: prefixNames.map((prefix) => ({ prefix, way: "file" as Way })),
};

const all = situations.map((situation) =>
  (situation.style === "function" ? settings.function : settings.others).map((setting) => ({
    ...situation,
    ...setting,
    situation,
  })),
);

/** A long run crosses every rule with every setting. Otherwise each rule meets one of them, in turn, so that all are met. */
const rows = extent === "long" ? all.flat() : all.flatMap((crossed, index) => crossed[index % crossed.length] ?? []);

describe("every rule, style, prefix and way to set it", () => {
  test("there are enough combinations", () => {
    expect(all.flat().length).toBeGreaterThanOrEqual(500);
    const met = new Set(rows.map(({ style, prefix, way }) => `${style} ${prefix} ${way}`));
    expect([...met]).toHaveLength(settings.function.length + 2 * settings.others.length);
  });

  test.each(rows)("$style: $rule ($prefix prefix by $way)", async ({ situation, prefix, way }) => {
    const { outcome, report, place } = await check(situation, prefix, way, false);
    const { want } = situation;
    expect(told(report)).toEqual(want === undefined ? [] : [`${want} ${place}`]);
    expect(outcome.exit).toBe(want?.startsWith("error") === true ? 1 : 0);
    const { covered, total, missing, mismatched } = report.coverage ?? {
      covered: -1,
      total: -1,
      missing: -1,
      mismatched: -1,
    };
    expect(`${covered}/${total} ${missing} ${mismatched}`).toBe(situation.coverage);
  });
});

describe("--strict", () => {
  test.each(situations)("$style: $rule", async (situation) => {
    const { outcome } = await check(situation, "custom", "file", true);
    expect(outcome.exit).toBe(/^(error|warning)/.test(situation.want ?? "") ? 1 : 0);
  });
});
