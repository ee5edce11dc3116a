import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { buildJudge } from "../../scripts/dotnet-program.js";
import { judgeApplication } from "../../scripts/judge/application.js";
import { readSourceFacts } from "../../scripts/judge/read-source-facts.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const work = join(root, "artifacts/judge/facts");
const project = join(root, "test/judge/settings/Settings.csproj");

/** What is read of it, and what it serves as it is deployed; each way of the branch is read. */
let read: Exclude<ReturnType<typeof readSourceFacts>, { readonly failures: readonly string[] }>;
let served: readonly string[];
beforeAll(async () => {
  mkdirSync(work, { recursive: true });
  const judged = await judgeApplication(project, buildJudge(root), work, {
    environment: "Production",
    configuration: "Debug",
    framework: undefined,
    buildSeconds: 300,
    startSeconds: 60,
    properties: [],
    arguments: [],
  });
  if (judged.kind === "problem") throw new Error(judged.detail);
  served = judged.facts.endpoints.map(({ route }) => `/${route.replace(/^\//, "")}`);
  const facts = readSourceFacts({ kind: "project", path: project }, undefined);
  if ("failures" in facts) throw new Error(facts.failures.join("\n"));
  read = facts;
}, 400_000);

test("routes that settings decide are those of the running server, each with a note", () => {
  const routes = read.endpoints.flatMap(({ route }) => route ?? []);
  expect(routes.filter((route) => !served.includes(route))).toEqual(["/off"]);
  expect(served.filter((route) => !routes.includes(route))).toEqual(["/production/deployed", "/missing", "/later/set"]);
  const places = read.diagnostics.filter(({ code }) => code === "TN2252").map(({ location }) => location?.line);
  expect(new Set(places).size).toBe(13);
});

test("what the files or the program do not settle is announced where it is", () => {
  const unread = read.diagnostics.filter(({ code }) => code === "TN2182");
  expect(unread).toHaveLength(3);
  expect(read.diagnostics.filter(({ code }) => code === "TN2251")).toHaveLength(2);
});
