/** `npm run judge -- <csproj>...`: is what Tenon says of a server what the running server does, or what its document says? */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildJudge, JudgeUnavailable } from "../dotnet-program.js";
import { type Judged, type JudgeOptions, judgeApplication } from "./application.js";
import { compare } from "./compare.js";
import { compareDocument } from "./compare-document.js";
import { sum, type Tally } from "./mismatch.js";
import { readPublished } from "./published-document.js";
import { readSourceFacts } from "./read-source-facts.js";
import { closingLine, type Judge, reportText, silent } from "./report.js";
import { parseServerFacts } from "./server-facts.js";
import { type ListedServer, readServerList, tableText } from "./server-list.js";

const usage = `usage: npm run judge -- <project.csproj>... [options]
       npm run judge -- --list <file> [options]
       npm run judge -- <project.csproj> --document <openapi.json|yaml>

  --list <file>           the servers of one run, a line each: project, name and style, separated by tabs; prints a table
  --document <file>       compare with this OpenAPI document instead of the running server; builds nothing
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
  const servers = parsed === undefined ? [] : serversOf(parsed);
  if (parsed === undefined || servers.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  const { values } = parsed;
  const places = Number(values.places ?? 5);
  if (values.document !== undefined)
    return judgeByDocument(servers, values.document, values.framework, places, values.json === true);
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
  const rows: (readonly [ListedServer, Tally | undefined])[] = [];
  for (const server of servers) {
    const { project } = server;
    const work = join(root, "artifacts", "judge", "facts");
    const tally = await judge(project, options, () =>
      values.facts === undefined
        ? judgeApplication(project, hook, work, options)
        : remembered(join(values.facts, factsName(project)), () => judgeApplication(project, hook, work, options)),
    );
    rows.push([server, tally]);
    if (tally !== undefined) print(project, tally, "server", places, values.json === true);
  }
  const tallies = rows.flatMap(([, tally]) => tally ?? []);
  const all = sum(tallies);
  if (values.list !== undefined) process.stdout.write(`\n${tableText(rows, all)}\n`);
  if (tallies.length > 1) process.stdout.write(`${tallies.length} applications: ${closingLine(all)}\n`);
  if (silent(all.mismatches).length > 0) return 1;
  return tallies.length < servers.length ? 2 : 0;
}

function serversOf({ values, positionals }: Parsed): readonly ListedServer[] {
  return [
    ...positionals.map((project) => ({ project, name: project, style: "" })),
    ...(values.list === undefined ? [] : readServerList(values.list)),
  ];
}

function print(project: string, tally: Tally, judge: Judge, places: number, asJson: boolean): void {
  process.stdout.write(
    asJson
      ? `${JSON.stringify({ project, ...tally })}\n`
      : `${project}\n${reportText(tally, process.cwd(), places, judge)}`,
  );
}

/** Several projects, such as those of a solution, may serve what one document describes. */
function judgeByDocument(
  servers: readonly ListedServer[],
  file: string,
  framework: string | undefined,
  places: number,
  asJson: boolean,
): number {
  const document = readPublished(file);
  if (document === undefined) {
    process.stderr.write(`${file} is not an OpenAPI document: it has no paths\n`);
    return 2;
  }
  let exit = 0;
  for (const { project } of servers) {
    const source = readSourceFacts({ kind: "project", path: project }, framework);
    if ("failures" in source) {
      process.stdout.write(`${project}: Tenon reads nothing: ${source.failures.join("; ")}\n`);
      exit = 2;
      continue;
    }
    const tally = compareDocument(document, source);
    print(project, tally, "document", places, asJson);
    if (silent(tally.mismatches).length > 0) exit = Math.max(exit, 1);
  }
  return exit;
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

type Parsed = NonNullable<ReturnType<typeof parse>>;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        list: { type: "string" },
        document: { type: "string" },
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
