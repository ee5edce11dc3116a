/** What the gate calls a fault is answered with 500 by the running server, and nothing else is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const folder = join(root, "test/live/faults");

const rows: readonly (readonly [string, number, string?])[] = [
  ["POST /links/trimmed", 201],
  ["POST /links/with-suffix", 500, "TN4043 LinksController.WithSuffix"],
  ["POST /links/by-name", 201],
  ["POST /links/by-method", 500, "TN4043 LinksController.ByMethod"],
  ["POST /links/another-value", 500, "TN4043 LinksController.AnotherValue"],
  ["POST /links/no-values", 500, "TN4043 LinksController.NoValues"],
  ["POST /links/open", 201],
  ["POST /links/redirected", 500, "TN4043 LinksController.Redirected"],
  ["POST /links/by-helper", 500, "TN4043 LinksController.ByHelper"],
  ["POST /links/by-result-class", 500, "TN4043 LinksController.ByResultClass"],
  ["POST /links/unreached", 201],
  ["POST /links/thrown", 500, "TN4044 LinksController.Thrown"],
  ["GET /registered", 200],
  ["GET /registered/from-services", 200],
  ["GET /registered/unregistered", 500, "TN4042 RegisteredController.Unregistered"],
  ["GET /unregistered", 500, "TN4042 UnregisteredController.Get"],
  ["GET /minimal/registered", 200],
  ["GET /minimal/helper", 200],
  ["GET /minimal/generic", 200],
  ["GET /minimal/thrown", 500, "TN4044 Program.cs: MapGet"],
  ["POST /minimal/unregistered", 500, "TN4042 Program.cs: MapPost"],
];

let server: RunningServer;

beforeAll(async () => {
  const built = buildProject("test/live/faults/Faults.csproj", "faults");
  server = await startServer(join(built, "Faults.dll"), folder);
}, 300_000);

afterAll(async () => server?.stop());

describe("the running server", () => {
  test.each(rows.map(([request, status]) => ({ request, status })))(
    "$request: $status",
    async ({ request, status }) => {
      const [method, path] = request.split(" ");
      const headers = { "content-type": "application/json" };
      const body = method === "POST" ? "{}" : null;
      const response = await fetch(new URL(path ?? "", server.url), { method: method ?? "GET", headers, body });
      expect(response.status).toBe(status);
    },
  );
});

test("the gate names the same handlers", async () => {
  const files = Object.fromEntries(
    ["Faults.csproj", "Program.cs", "Services.cs", "Controllers.cs"].map((name) => [
      `/app/${name}`,
      readFileSync(join(folder, name), "utf8"),
    ]),
  );
  const outcome = await runInMemory(["--project", "Faults.csproj", "--check", "--served", "--format", "json"], files);
  const told = reportOf(outcome).diagnostics.flatMap(({ code, message }) =>
    /^TN404[2-4]/.test(code) ? [`${code} ${/^(.*?) (needs|answers|only throws)/.exec(message)?.[1]}`] : [],
  );
  expect(told.sort()).toEqual(rows.flatMap(([, , fault]) => fault ?? []).sort());
  expect(outcome.exit).toBe(1);
});
