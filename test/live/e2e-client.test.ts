import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "./dotnet-server.js";

/** The judge of the end-to-end task is judged: a service that is right passes, and each way of being wrong is named. */

const images = join(root, "samples/functions-images/Images");
const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
  webp: "image/webp",
};

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the sample does, written once more. */
const right: Answer = (request, response) => {
  const format = /^\/api\/images\/([^/]+)$/.exec(request.url ?? "")?.[1];
  if (format === undefined || request.method !== "GET") {
    response.writeHead(404).end();
    return true;
  }
  const type = types[format];
  if (type === undefined) {
    const message = `The picture is not served as '${decodeURIComponent(format)}'.`;
    const body = JSON.stringify({ code: "format_not_served", message, supportedFormats: Object.keys(types) });
    response.writeHead(404, { "Content-Type": "application/json; charset=utf-8" }).end(body);
    return true;
  }
  const body = readFileSync(join(images, `joint.${format}`));
  response.writeHead(200, { "Content-Type": type, "Content-Length": body.length }).end(body);
  return true;
};

const openapi = {
  paths: {
    "/api/images/{format}": {
      get: {
        parameters: [{ name: "format", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          "200": { content: Object.fromEntries(Object.values(types).map((type) => [type, {}])) },
          "404": { content: { "application/json": { schema: { $ref: "#/components/schemas/ImageNotFound" } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      ImageNotFound: {
        required: ["code", "message", "supportedFormats"],
        properties: { code: {}, message: {}, supportedFormats: { type: "array" } },
      },
    },
  },
};

/** Stands for the tool: covered, unless host.json has another prefix than the contract. */
const tool = `
const { readFileSync } = require("node:fs");
const wrong = readFileSync("host.json", "utf8").includes("wrong/place");
console.log(wrong ? "wrong/place" : "Coverage: 1/1 operations covered");
process.exitCode = wrong ? 1 : 0;
`;

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-judge-"));
  mkdirSync(join(folder, "app"));
  writeFileSync(join(folder, "app/host.json"), '{ "version": "2.0" }');
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
});

describe("the Python client", () => {
  test("passes what is right, in all its checks, and leaves host.json as it was", async () => {
    const { code, checks } = await judge({});
    expect(checks).toEqual({
      bytes: "4 images",
      types: "image/png, image/jpeg, image/svg+xml, image/webp",
      error: "404 with code, message, supportedFormats",
      methods: "POST, PUT, PATCH, DELETE, HEAD, OPTIONS rejected",
      openapi: "/api/images/{format}",
      covered: "exit code 0",
      uncovered: "exit code 1",
    });
    expect(code).toBe(0);
    expect(readFileSync(join(folder, "app/host.json"), "utf8")).toBe('{ "version": "2.0" }');
  });

  const instead = (when: (request: IncomingMessage) => boolean, answer: (response: ServerResponse) => void): Answer => {
    return (request, response) => {
      if (!when(request)) return false;
      answer(response);
      return true;
    };
  };
  const asked = (method: string, end: string) => (request: IncomingMessage) =>
    request.method === method && (request.url ?? "").endsWith(end);

  test.each([
    {
      fault: "other bytes",
      wrong: instead(asked("GET", "/api/images/webp"), (response) =>
        response.writeHead(200, { "Content-Type": "image/webp" }).end("RIFF"),
      ),
      fails: { bytes: /webp: 4 bytes came/ },
    },
    {
      fault: "another content type",
      wrong: instead(asked("GET", "/api/images/svg"), (response) => {
        const body = readFileSync(join(images, "joint.svg"));
        response.writeHead(200, { "Content-Type": "text/plain", "Content-Length": body.length }).end(body);
      }),
      fails: { types: /svg: image\/svg\+xml wanted, text\/plain came/ },
    },
    {
      fault: "an error without its formats",
      wrong: instead(asked("GET", "/api/images/gif"), (response) =>
        response
          .writeHead(404, { "Content-Type": "application/json" })
          .end('{ "code": "format_not_served", "message": "gif" }'),
      ),
      fails: { error: /gif: \['code', 'message'\] came/ },
    },
    {
      fault: "an error that is no JSON",
      wrong: instead(asked("GET", "/api/images/gif"), (response) => response.writeHead(404).end("gif?")),
      fails: { error: /gif: application\/json wanted, text\/plain came/ },
    },
    {
      fault: "a method that is not declared is answered",
      wrong: instead(asked("PUT", "/api/images/png"), (response) => response.writeHead(200).end()),
      fails: { methods: /PUT: 404 wanted, 200 came/ },
    },
    {
      fault: "HEAD is answered",
      wrong: instead(asked("HEAD", "/api/images/png"), (response) =>
        response.writeHead(200, { "Content-Type": "image/png" }).end(),
      ),
      fails: { methods: /HEAD: a rejection wanted, 200 came/ },
    },
    {
      fault: "served below another prefix too",
      wrong: instead(asked("GET", "/elsewhere/images/png"), (response) => response.writeHead(200).end()),
      fails: { methods: /\/elsewhere\/images\/png: a plain 404 wanted, 200 came/ },
    },
  ])("names $fault", async ({ wrong, fails }) => {
    const { code, checks, failed } = await judge({ answer: wrong });
    expect(code).toBe(1);
    expect(failed).toEqual(Object.keys(fails));
    for (const [check, text] of Object.entries(fails)) expect(checks[check]).toMatch(text);
  });

  test("names a description of another path", async () => {
    const paths = { "/other/images/{format}": openapi.paths["/api/images/{format}"] };
    const { failed, checks } = await judge({ document: { ...openapi, paths } });
    expect(failed).toEqual(["openapi"]);
    expect(checks.openapi).toContain("the path /api/images/{format} wanted");
  });

  test("names a gate that passes everything, and one that passes nothing", async () => {
    expect((await judge({ tool: "console.log('1/1 operations covered')" })).failed).toEqual(["uncovered"]);
    expect((await judge({ tool: "console.log('wrong/place'); process.exitCode = 1" })).failed).toEqual(["covered"]);
  });

  test("names a missing warning and an unexpected one", async () => {
    const warning = "console.log('TN4207');";
    expect((await judge({ arguments: ["--warned"] })).failed).toEqual(["covered"]);
    expect((await judge({ tool: warning + tool })).failed).toEqual(["covered"]);
    expect((await judge({ tool: warning + tool, arguments: ["--warned"] })).failed).toEqual([]);
  });

  test("the trap: the host routes by a prefix that the worker does not know", async () => {
    const answering =
      (status: number): Answer =>
      (request, response) => {
        response.writeHead(request.url?.startsWith("/api/") === true ? status : 404).end();
        return true;
      };
    // The gate refuses such a prefix.
    const refusing = `${tool}if (!wrong) console.log("TN4211");\nprocess.exitCode = 1;`;
    const trapped = { arguments: ["--trap"], tool: refusing };
    const trap = await judge({ ...trapped, answer: answering(500) });
    expect([trap.code, trap.checks.trap]).toEqual([0, "500 under the new prefix, 404 under the old"]);
    expect((await judge({ ...trapped, answer: answering(404) })).failed).toEqual(["trap"]);
    expect((await judge(trapped)).failed).toEqual(["trap"]);
    expect((await judge({ arguments: ["--trap"], answer: answering(500) })).failed).toEqual(["covered"]);
  });
});

interface Given {
  readonly answer?: Answer;
  readonly document?: unknown;
  readonly tool?: string;
  readonly arguments?: readonly string[];
}

async function judge(given: Given) {
  server?.closeAllConnections();
  server?.close();
  server = createServer((request, response) => {
    request.resume();
    if (given.answer?.(request, response) !== true) right(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(given.document ?? openapi));
  writeFileSync(join(folder, "tool.cjs"), given.tool ?? tool);
  const child = spawn(
    "python3",
    [
      join(root, "scripts/e2e/client.py"),
      `--base-url=http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      "--prefix=api",
      `--images=${images}`,
      `--openapi=${join(folder, "openapi.json")}`,
      `--project=${join(folder, "app/App.csproj")}`,
      `--tool=${JSON.stringify([process.execPath, join(folder, "tool.cjs")])}`,
      ...(given.arguments ?? []),
    ],
    { cwd: join(folder, "app"), stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  const lines = output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line): { check: string; ok: boolean; detail: string } => JSON.parse(line));
  return {
    code,
    checks: Object.fromEntries(lines.map(({ check, detail }) => [check, detail])),
    failed: lines.filter(({ ok }) => !ok).map(({ check }) => check),
  };
}
