import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { nodeBundle } from "../../scripts/bundle.mjs";
import { camelCase } from "../../src/contract/names/camel-case.js";
import { compile } from "../compile.js";
import { buildProject, root } from "./dotnet-server.js";

/**
 * System.Text.Json against the generated types: what the server writes of more than 120 C# types must be accepted by the
 * generated TypeScript types (as checked literals) and by the generated validators; and what those accept as a request must
 * be read by the server, with every optional key left out and every null sent.
 */
const work = join(root, "artifacts/live/truth-check");
const api = join(work, "api");

interface Written {
  readonly operation: string;
  readonly json: string;
}

let assembly: string;
let written: readonly Written[];

beforeAll(() => {
  assembly = join(buildProject("test/live/truth/Truth.csproj", "truth"), "Truth.dll");
  written = lines(run("dotnet", [assembly, "write"])).map((line) => JSON.parse(line));
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  run(process.execPath, [
    join(root, "dist/tenon.js"),
    "--project",
    "test/live/truth/Truth.csproj",
    "--output",
    api,
    "--zod",
    "--quiet",
  ]);
});

function run(command: string, args: readonly string[], input?: string): string {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    ...(input === undefined ? {} : { input }),
  });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${result.status}:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

function lines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}

/** Compiles a module of checked literals; answers the compiler's complaints. */
function compileWithPrelude(name: string, body: string): string {
  const prelude = `import type { truth } from "./api/client/index.js";
/** A literal is not a branded value; the brand is not on the wire. */
type Wire<T> = T extends string & { readonly __brand: string } ? string : T extends number & { readonly __brand: string } ? number
  : T extends (infer U)[] ? Wire<U>[] : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;
type Answer<F extends (...args: never) => Promise<unknown>> = Wire<Awaited<ReturnType<F>>>;
type Request<F extends (...args: never) => unknown> = Wire<Parameters<F>[0]>;
`;
  writeFileSync(join(work, `${name}.ts`), prelude + body);
  const options = {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    types: [],
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
  };
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: [`${name}.ts`] }));
  writeFileSync(join(work, "package.json"), '{ "type": "module" }');
  return compile(work);
}

/** JSON as an expression: escapes what JSON allows and a literal key like __proto__ would change. */
const literal = (json: string): string => JSON.stringify(JSON.parse(json)).replaceAll('"__proto__":', '["__proto__"]:');
const functionOf = (operation: string): string => `typeof truth.${camelCase(operation)}`;

async function bundle(module: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(api, module)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    nodePaths: [join(root, "node_modules")],
    logLevel: "error",
  });
}

async function client(): Promise<{ truth: Record<string, (...args: unknown[]) => Promise<unknown>> }> {
  const outfile = join(work, "client.mjs");
  await bundle("client/index.ts", outfile);
  const { createClient } = await import(pathToFileURL(outfile).href);
  let next = "";
  const made = createClient({
    baseUrl: "http://127.0.0.1",
    fetch: async (_: unknown, init: { method?: string; body?: unknown }) => {
      if (init.method === "PUT") return new Response(null, { status: 200 });
      return new Response(next, { headers: { "content-type": "application/json" } });
    },
  });
  return {
    truth: Object.assign(made.truth, {}),
    answer: (json: string) => {
      next = json;
    },
  } as never;
}

describe("what the server writes", () => {
  test("there are at least 120 C# types in it", () => {
    const source = ["Types.cs", "Awkward.cs"]
      .map((file) => readFileSync(join(root, "test/live/truth", file), "utf8"))
      .join("\n");
    expect(
      source.match(/^(?:public|internal) .*?\b(?:class|struct|record|enum|interface)\b/gm)?.length,
    ).toBeGreaterThanOrEqual(120);
  });

  test("is accepted by the generated types", () => {
    const body = written
      .map(({ operation, json }, at) => `export const v${at}: Answer<${functionOf(operation)}> = ${literal(json)};`)
      .join("\n");
    expect(compileWithPrelude("answers", body)).toBe("");
  }, 300_000);

  test("is accepted by the generated validators", async () => {
    const made = (await client()) as unknown as {
      truth: Record<string, () => Promise<unknown>>;
      answer(json: string): void;
    };
    const refused: string[] = [];
    for (const { operation, json } of written) {
      made.answer(json);
      try {
        const read = await made.truth[camelCase(operation)]?.();
        if (JSON.stringify(read) !== JSON.stringify(JSON.parse(json))) refused.push(`${operation}: changed`);
      } catch (error) {
        refused.push(
          `${operation}: ${json}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : error}`,
        );
      }
    }
    expect(refused).toEqual([]);
  }, 120_000);
});

describe("what the client may send", () => {
  /** Full and sparse values, cut to what the generated request types allow. */
  function requests(): readonly Written[] {
    const out = run(
      process.execPath,
      [join(root, "artifacts/live/truth-check/project.mjs")],
      written.map((one) => JSON.stringify(one)).join("\n"),
    );
    return lines(out).map((line) => JSON.parse(line));
  }

  beforeAll(async () => {
    await build({ ...nodeBundle, entryPoints: ["test/live/truth-requests.ts"], outfile: join(work, "project.mjs") });
  });

  test("is accepted by the generated types, optional keys left out and nulls sent", () => {
    const body = requests()
      .map(({ operation, json }, at) => `export const v${at}: Request<${functionOf(operation)}> = ${literal(json)};`)
      .join("\n");
    expect(body.split("\n").length).toBeGreaterThan(200);
    expect(compileWithPrelude("requests", body)).toBe("");
  }, 300_000);

  test("is accepted by the generated validators, unless DataAnnotations say otherwise", async () => {
    const outfile = join(work, "validators.mjs");
    await bundle("validators/index.ts", outfile);
    const schemas: Record<string, { safeParse(value: unknown): { success: boolean } } | undefined> = await import(
      pathToFileURL(outfile).href
    );
    const refused = requests().flatMap(({ operation, json }) => {
      const type = camelCase(operation.slice("Put".length));
      const schema = schemas[`${type}InputSchema`] ?? schemas[`${type}Schema`];
      return schema?.safeParse(JSON.parse(json)).success === true ? [] : [operation];
    });
    expect([...new Set(refused)]).toEqual(["PutDataAnnotated", "PutDataAnnotatedHolder"]);
  }, 120_000);

  test("is read by the server and comes back with the same values", () => {
    const sent = requests();
    const answers = lines(
      run("dotnet", [assembly, "read"], `${sent.map((one) => JSON.stringify(one)).join("\n")}\n`),
    ).map((line) => JSON.parse(line).answer as string);
    const wrong = sent.flatMap(({ operation, json }, at) => {
      const answer = answers[at] ?? "nothing";
      return answer.startsWith("refused") || !contains(JSON.parse(answer), JSON.parse(json), leftOut[operation] ?? {})
        ? [`${operation}: ${json} → ${answer}`]
        : [];
    });
    expect(wrong).toEqual([]);
  }, 120_000);
});

/** The keys that an answer leaves out (`[JsonIgnore(Condition = …)]`, a property that can only be set), with the value that was sent. */
type LeftOut = Readonly<Record<string, unknown>>;

const leftOut: Readonly<Record<string, LeftOut>> = {
  PutLeftOutWhenNull: { a: null },
  PutLeftOutWhenDefault: { a: 0 },
  PutWriteOnly: { b: 0 },
  PutWhenDefault: {
    a: false,
    b: "Hearts",
    c: "00000000-0000-0000-0000-000000000000",
    d: null,
    e: null,
    g: 0,
  },
};

/** Every value that was sent is in what came back. More may be there: defaults, computed properties. */
function contains(whole: unknown, part: unknown, mayLack: LeftOut): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && whole.length === part.length && sameItems(whole, part, mayLack);
  if (part !== null && typeof part === "object") {
    return (
      whole !== null &&
      typeof whole === "object" &&
      Object.entries(part).every(([key, value]) =>
        key in whole
          ? contains((whole as Record<string, unknown>)[key], value, mayLack)
          : key in mayLack && mayLack[key] === value,
      )
    );
  }
  return JSON.stringify(whole) === JSON.stringify(part);
}

/** Sets and stacks come back in an order of their own. */
function sameItems(whole: readonly unknown[], part: readonly unknown[], mayLack: LeftOut): boolean {
  const rest = [...whole];
  return part.every((item) => {
    const at = rest.findIndex((other) => contains(other, item, mayLack));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
