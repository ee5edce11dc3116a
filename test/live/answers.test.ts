/** Every answer of a server is one that its client declares: status, content type, and a body that its validator accepts. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const work = join(root, "artifacts/live/answers-client");
const project = "test/live/answers/Answers.csproj";

interface Called {
  readonly status: number;
  readonly data: unknown;
  readonly response: Response;
}
type Client = Record<string, Record<string, (...input: unknown[]) => Promise<Called>>>;

interface Document {
  readonly paths: Record<
    string,
    Record<string, { readonly operationId: string; readonly responses: Record<string, { readonly content?: object }> }>
  >;
}

let server: RunningServer;
let client: Client;
let document: Document;
let notes: string;

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const folder = buildProject(project, "answers");
  server = await startServer(join(folder, "Answers.dll"), folder);
  const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--zod", "--output", join(work, "api")];
  const generated = spawnSync(process.execPath, [...tool, "--openapi", join(work, "openapi.json")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(generated.status, generated.stderr).toBe(0);
  notes = generated.stderr;
  document = JSON.parse(readFileSync(join(work, "openapi.json"), "utf8"));
  writeFileSync(
    join(work, "script.ts"),
    'export * as modules from "./api/client/index.js";\nexport { configureTenon } from "./api/tenon.js";\n',
  );
  const file = join(work, "script.mjs");
  writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
  const { modules, configureTenon } = await import(pathToFileURL(file).href);
  configureTenon({ baseUrl: server.url });
  client = modules;
});
afterAll(() => server?.stop());

/** Module, function, inputs, status: every operation but the streams, which streams.test.ts calls. */
const calls: readonly (readonly [string, string, readonly unknown[], number])[] = [
  ["m", "getPlainString", [], 200],
  ["m", "getTaskString", [], 200],
  ["m", "getOkString", [], 200],
  ["m", "getTypedOkString", [], 200],
  ["m", "getJsonString", [], 200],
  ["m", "getText", [], 200],
  ["m", "getContentHtml", [], 200],
  ["m", "getBadString", [], 400],
  ["m", "getUnionStringById", [0], 404],
  ["m", "getUnionStringById", [1], 200],
  ["m", "getEitherById", [0], 200],
  ["m", "getEitherById", [1], 200],
  ["m", "getValueOrNumberById", [0], 200],
  ["m", "getValueOrNumberById", [1], 200],
  ["m", "getTwoNotFoundById", [0], 404],
  ["m", "getTwoNotFoundById", [1], 404],
  ["m", "getTwoNotFoundById", [2], 200],
  ["m", "getComputedByStatus", [404], 404],
  ["m", "getComputedByStatus", [202], 202],
  ["m", "getComputedJsonByStatus", [404], 404],
  ["m", "getComputedJsonByStatus", [202], 202],
  ["m", "getJsonStatus", [], 418],
  ["m", "getTypedJsonStatus", [], 202],
  ["m", "getJsonResultById", [0], 404],
  ["m", "getJsonResultById", [1], 203],
  ["m", "getChosenStatusById", [0], 410],
  ["m", "getChosenStatusById", [1], 423],
  ["m", "getNestedById", [0], 404],
  ["m", "getNestedById", [1], 409],
  ["m", "getNestedById", [2], 200],
  ["m", "getProblem", [], 503],
  ["m", "getProblemDefault", [], 500],
  ["m", "getValidation", [], 400],
  ["m", "getNoContent", [], 204],
  ["m", "getEmpty", [], 200],
  ["m", "postCreated", [], 201],
  ["m", "postCreatedBare", [], 201],
  ["m", "postAccepted", [], 202],
  ["m", "getNullValue", [], 200],
  ["m", "getOkNull", [], 200],
  ["m", "getUnprocessable", [], 422],
  ["m", "getServerError", [], 500],
  ["m", "getBytes", [], 200],
  ["m", "getAnonymous", [], 200],
  ["m", "getAnonymousList", [], 200],
  ["m", "getAnonymousToList", [], 200],
  ["m", "getAnonymousArray", [], 200],
  ["m", "getAnonymousQuery", [], 200],
  ["m", "getAnonymousLocal", [], 200],
  ["m", "getAnonymousAsync", [], 200],
  ["m", "getAnonymousNullableById", [0], 200],
  ["m", "getAnonymousNullableById", [1], 200],
  ["m", "postAccepts", [{ name: "Tom", lives: 9 }], 200],
  ["m", "getMarks", [], 200],
  ["m", "getCoat", [], 200],
  ["m", "postCoat", [{ mainPattern: 1, hairLength: 3 }], 200],
  ["m", "getOwnCaptured", [], 200],
  ["m", "getOwnStatic", [], 200],
  ["m", "getOwnContext", [], 200],
  ["m", "getOwnTypeInfo", [], 200],
  ["m", "getOwnHelper", [], 200],
  ["answers", "coatOfMvc", [], 200],
  ["answers", "coatSent", [{ mainPattern: "two-tone", hairLength: 3 }], 200],
  ["answers", "coatResult", [], 200],
  ["answers", "coatTyped", [], 200],
  ["answers", "coatOwn", [0], 200],
  ["answers", "coatOwn", [1], 200],
  ["heldThings", "heldCat", [0], 404],
  ["heldThings", "heldCat", [1], 200],
  ["answers", "plainString", [], 200],
  ["answers", "okString", [], 200],
  ["answers", "actionResultString", [], 200],
  ["answers", "jsonString", [], 200],
  ["answers", "typedString", [], 200],
  ["answers", "resultString", [], 200],
  ["answers", "contentText", [], 200],
  ["answers", "contentJson", [], 200],
  ["answers", "okObject", [], 200],
  ["answers", "okHelper", [], 200],
  ["answers", "json", [], 203],
  ["answers", "objectOf", [], 418],
  ["answers", "objectPlain", [], 200],
  ["answers", "status", [0], 418],
  ["answers", "status", [1], 419],
  ["answers", "statusOf", [], 417],
  ["answers", "computed", [404], 404],
  ["answers", "computed", [201], 201],
  ["answers", "missing", [], 404],
  ["answers", "missingObject", [], 404],
  ["answers", "badModel", [], 400],
  ["answers", "validation", [], 400],
  ["answers", "trouble", [], 503],
  ["answers", "either", [0], 200],
  ["answers", "either", [1], 200],
  ["answers", "either", [2], 404],
  ["answers", "valueOrProblem", [0], 404],
  ["answers", "valueOrProblem", [1], 404],
  ["answers", "valueOrProblem", [2], 200],
  ["answers", "anonymousList", [], 200],
  ["answers", "download", [], 200],
  ["answers", "fileOrNot", [0], 404],
  ["answers", "fileOrNot", [1], 200],
  ["answers", "create", [], 201],
  ["answers", "accept", [], 202],
  ["answers", "nothing", [], 204],
  // The result has the declared status; ASP.NET answers the null with 204, and `response` has that.
  ["answers", "null", [], 200],
  ["answers", "unknown", [], 401],
  ["answers", "nested", [0], 404],
  ["answers", "nested", [1], 400],
  ["answers", "nested", [2], 200],
  ["answers", "declaredBare", [0], 404],
  ["answers", "declaredBare", [1], 200],
  ["answers", "declaredOther", [], 200],
];

describe("each answer is a declared one", () => {
  test.each(calls)("%s.%s(%j) → %i", async (module, name, input, status) => {
    const call = client[module]?.[name] ?? client[module]?.[`${name}_`];
    expect(call, `${module}.${name} is generated`).toBeDefined();
    const answer = await call?.(...input, { unwrap: false });
    expect(answer?.status).toBe(status);
    const { content } = declaredOf(module, name, answer?.response.status ?? 0);
    const type = answer?.response.headers.get("content-type")?.replace(/;.*/, "");
    if (answer?.response.status === 204) return;
    // A declared body that may be null arrives as no body at all.
    if (type === undefined) expect(answer?.data ?? null).toBeNull();
    else expect(Object.keys(content ?? {})).toContain(type);
  });

  test("the table names every operation but the streams, which have a test of their own", () => {
    const generated = Object.entries(client).flatMap(([module, functions]) =>
      typeof functions === "function" || module === "s"
        ? []
        : Object.keys(functions).map((name) => `${module}.${name.replace(/_$/, "")}`),
    );
    const called = new Set(calls.map(([module, name]) => `${module}.${name}`));
    expect(generated.filter((name) => !called.has(name))).toEqual([]);
  });

  test("what cannot be known is told", () => {
    const told = [...notes.matchAll(/(\w+\.cs)\(\d+,\d+\): (\w+ TN\d+): (\S+) /g)].map((one) => one.slice(2).join(" "));
    expect(told.sort()).toEqual([
      "note TN2193 AnswersController.ContentJson",
      "note TN2201 AnswersController.Computed",
      "note TN2201 M.GetComputedByStatus",
      "note TN2201 M.GetComputedJsonByStatus",
      "warning TN4031 AnswersController.DeclaredOther",
    ]);
  });
});

/** What the document declares under a status, or under `default`; any success stands for a success that is not listed. */
function declaredOf(module: string, name: string, status: number): { readonly content?: object } {
  const wanted = `${module}_${name}`.toLowerCase();
  for (const methods of Object.values(document.paths)) {
    for (const { operationId, responses } of Object.values(methods)) {
      if (operationId.toLowerCase().replace(/_$/, "") !== wanted) continue;
      const success = status < 300 ? Object.entries(responses).find(([key]) => key.startsWith("2"))?.[1] : undefined;
      return responses[String(status)] ?? success ?? responses.default ?? {};
    }
  }
  throw new Error(`${wanted} is not in the document`);
}
