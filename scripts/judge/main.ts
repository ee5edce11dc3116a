/** `npm run judge -- <csproj>...`: is what Tenon says of a server what the running server does? */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Judged, type JudgeOptions, judgeApplication } from "./application.js";
import { compare } from "./compare.js";
import { buildJudge, JudgeUnavailable } from "./judge-program.js";
import { sum, type Tally } from "./mismatch.js";
import { readSourceFacts } from "./read-source-facts.js";
import { closingLine, reportText, silent } from "./report.js";
import { parseServerFacts } from "./server-facts.js";

const usage = `usage: npm run judge -- <project.csproj>... [options]

  --environment <name>    ASPNETCORE_ENVIRONMENT of the application (Production)
  --configuration <name>  build configuration (Debug)
  --framework <tfm>       of a project for several frameworks (the newest)
  --property <Name=Value> MSBuild property; repeatable
  --argument <text>       argument of the application; repeatable
  --build-seconds <n>     limit of the build (600)
  --start-seconds <n>     limit of the start (60)
  --places <n>            places shown for each kind (5)
  --facts <folder>        keep there what each application knows, and ask none again whose facts are there
  --json                  all mismatches as JSON instead of the table

exit code: 0 no silent mismatch; 1 a mismatch that no diagnostic names; 2 an application could not be judged, or usage
`;

/** 0 fine, 1 a silent mismatch, 2 something could not be judged. */
export async function main(args: readonly string[], root: string): Promise<number> {
  const parsed = parse(args);
  if (parsed === undefined || parsed.positionals.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  const { values, positionals } = parsed;
  const options: JudgeOptions = {
    environment: values.environment ?? "Production",
    configuration: values.configuration ?? "Debug",
    framework: values.framework,
    buildSeconds: Number(values["build-seconds"] ?? 600),
    startSeconds: Number(values["start-seconds"] ?? 60),
    properties: values.property ?? [],
    arguments: values.argument ?? [],
  };
  let hook: string;
  try {
    hook = buildJudge(root);
  } catch (error) {
    if (!(error instanceof JudgeUnavailable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  const tallies: Tally[] = [];
  for (const project of positionals) {
    const work = join(root, "artifacts", "judge", "facts");
    const tally = await judge(project, options, () =>
      values.facts === undefined
        ? judgeApplication(project, hook, work, options)
        : remembered(join(values.facts, factsName(project)), () => judgeApplication(project, hook, work, options)),
    );
    if (tally === undefined) continue;
    tallies.push(tally);
    process.stdout.write(
      values.json === true
        ? `${JSON.stringify({ project, ...tally })}\n`
        : `${project}\n${reportText(tally, process.cwd(), Number(values.places ?? 5))}`,
    );
  }
  const all = sum(tallies);
  if (tallies.length > 1) process.stdout.write(`${tallies.length} applications: ${closingLine(all)}\n`);
  if (silent(all.mismatches).length > 0) return 1;
  return tallies.length < positionals.length ? 2 : 0;
}

/** The project's path as a file name: two projects of one name are apart. */
function factsName(project: string): string {
  return `${resolve(project)
    .replace(/\.csproj$/, "")
    .replaceAll("/", "_")}.json`;
}

async function remembered(file: string, ask: () => Promise<Judged>): Promise<Judged> {
  const known = existsSync(file) ? parseServerFacts(readFileSync(file, "utf8")) : undefined;
  if (known !== undefined) return { kind: "facts", facts: known };
  const judged = await ask();
  if (judged.kind === "facts") {
    mkdirSync(resolve(file, ".."), { recursive: true });
    writeFileSync(file, JSON.stringify(judged.facts));
  }
  return judged;
}

async function judge(project: string, options: JudgeOptions, ask: () => Promise<Judged>): Promise<Tally | undefined> {
  const judged = await ask();
  if (judged.kind === "problem") {
    process.stdout.write(`${project}: cannot be judged: it ${judged.problem}: ${judged.detail}\n`);
    return undefined;
  }
  for (const failure of judged.facts.failures)
    process.stdout.write(`${project}: the application cannot tell: ${failure}\n`);
  const source = readSourceFacts({ kind: "project", path: project }, options.framework);
  if ("failures" in source) {
    process.stdout.write(`${project}: Tenon reads nothing: ${source.failures.join("; ")}\n`);
    return undefined;
  }
  return compare(judged.facts, source);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        environment: { type: "string" },
        configuration: { type: "string" },
        framework: { type: "string" },
        property: { type: "string", multiple: true },
        argument: { type: "string", multiple: true },
        "build-seconds": { type: "string" },
        "start-seconds": { type: "string" },
        places: { type: "string" },
        facts: { type: "string" },
        json: { type: "boolean" },
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}
