/** One program under several settings: how it finds the version of a request, and what the framework answers by itself. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "../compile.js";
import { strictOptions } from "../emit/typescript/generated-tree.js";
import { bundle } from "./bundle.js";
import { buildProject, root, startServer } from "./dotnet-server.js";

type Client = Readonly<Record<string, Readonly<Record<string, (...input: unknown[]) => Promise<unknown>>>>>;

let built: string;
beforeAll(() => {
  built = buildProject("test/live/settings/Settings.csproj", "settings");
});

/** Where the client of the program with one setting is, and what was said of it. */
function generate(setting: string): { readonly work: string; readonly codes: readonly string[] } {
  const work = join(root, "artifacts/live/settings-client", setting.replaceAll(" ", "-"));
  rmSync(work, { recursive: true, force: true });
  // With `obj`, which says what was restored.
  const isNeeded = (path: string): boolean => !/[\\/]bin$/.test(path);
  cpSync(join(root, "test/live/settings"), join(work, "server"), { recursive: true, filter: isNeeded });
  const program = join(work, "server/Program.cs");
  const blocks = /^if \(setting == "([^"]+)"\)\n\{\n([\s\S]*?)^\}\n/gm;
  writeFileSync(
    program,
    readFileSync(program, "utf8").replace(blocks, (_, name, block) => (name === setting ? block : "")),
  );
  const given = ["--project", join(work, "server"), "--served", "--output", join(work, "api"), "--format", "json"];
  const run = spawnSync(process.execPath, [join(root, "dist/tenon.js"), ...given], { cwd: work, encoding: "utf8" });
  expect(run.status, run.stderr).toBe(0);
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string }[] };
  return { work, codes: diagnostics.map(({ code }) => code) };
}

/** Calls the program while it runs with the setting. */
async function calling<T>(work: string, setting: string, use: (client: Client) => Promise<T>): Promise<T> {
  const lines = ['export * as client from "./api/client/index.js"', 'export { configureTenon } from "./api/tenon.js"'];
  writeFileSync(join(work, "script.ts"), lines.join(";\n"));
  writeFileSync(join(work, "script.mjs"), await bundle(join(work, "script.ts"), "node"));
  const { client, configureTenon } = await import(pathToFileURL(join(work, "script.mjs")).href);
  const server = await startServer(join(built, "Settings.dll"), built, { setting });
  try {
    configureTenon({ baseUrl: server.url });
    return await use(client);
  } finally {
    await server.stop();
  }
}

describe("versions are filled in, and the server answers to each", () => {
  const routed = ["RoutedController 1", "RoutedController 4.2", "RoutedController 2", "NeutralController any"];
  const elsewhere = ["TodosController 1.0", "Todos2Controller 2.0", "Todos2Controller 2.1"];
  const everywhere = [...routed, ...elsewhere, "PlainController 1.0"];

  test.each([
    ["query", everywhere],
    ["default assumed", everywhere],
    ["query of another name", everywhere],
    // Nothing without a version of its own is served as the default: 3.0 is what it has.
    ["header", [...routed, ...elsewhere, "PlainController 3.0"]],
    ["media type", everywhere],
    // No request can say which of the two controllers of one route it asks for.
    ["route alone", [...routed, "400", "400", "400", "400"]],
  ])("%s", async (setting, expected) => {
    const { work, codes } = generate(setting);
    expect(codes).toEqual([]);
    const shown = await calling(work, setting, async ({ neutral, plain, routed, routedV2, todos, ...more }) => {
      const calls = [
        routed?.get?.(),
        routed?.release?.({ version: "4.2" }),
        routedV2?.second?.(),
        neutral?.get?.(),
        todos?.get?.(),
        more.todos2?.get?.(),
        more.todos2V2_1?.getOne?.(7),
        plain?.get?.(),
      ];
      return Promise.all(
        calls.map((call) =>
          Promise.resolve(call).then(
            (answer) => Object.values(answer ?? {}).join(" "),
            ({ status }: { readonly status: number }) => String(status),
          ),
        ),
      );
    });
    expect(shown).toEqual(expected);
  });
});

describe("answers of the framework follow its settings", () => {
  const compiled = (work: string, script: string): string => {
    writeFileSync(join(work, "written.ts"), script);
    writeFileSync(join(work, "package.json"), '{ "type": "module" }');
    const settings = { compilerOptions: strictOptions, files: ["written.ts"] };
    writeFileSync(join(work, "tsconfig.json"), JSON.stringify(settings));
    return compile(work);
  };
  const problem = { title: "Unauthorized", status: 401 };

  test.each<
    [
      setting: string,
      codes: readonly string[],
      answers: readonly (readonly [status: number, data: unknown])[],
      script: string,
    ]
  >([
    [
      "filter suppressed",
      [],
      [
        [200, 99],
        [401, undefined],
        [401, undefined],
      ],
      'import { page } from "./api/client/answers.js";\nexport const status: 200 = (await page({ number: 1 }, { unwrap: false })).status;',
    ],
    [
      "own answer",
      [],
      [
        [400, { wrong: true }],
        [401, undefined],
        [401, undefined],
      ],
      'import { page } from "./api/client/answers.js";\nconst result = await page({ number: 1 }, { unwrap: false });\nexport const [number, other]: [number, unknown] = result.status === 200 ? [result.data, 0] : [0, result.data];',
    ],
    [
      "status pages",
      [],
      [
        [400, { errors: {} }],
        [401, problem],
        [401, problem],
      ],
      'import { known } from "./api/client/answers.js";\nconst result = await known({ unwrap: false });\nexport const title: string | null | undefined = result.status === 401 ? result.data.title : null;',
    ],
  ])("%s", async (setting, codes, expected, script) => {
    const { work, codes: said } = generate(setting);
    expect(said).toEqual(codes);
    const shown = await calling(work, setting, ({ answers, minimal }) =>
      Promise.all([
        answers?.page?.({ number: 99 }, { unwrap: false }),
        answers?.known?.({ unwrap: false }),
        minimal?.getKnown?.({ unwrap: false }),
      ]),
    );
    expect(shown).toMatchObject(expected.map(([status, data]) => ({ status, data })));
    expect(compiled(work, script)).toBe("");
  });
});
