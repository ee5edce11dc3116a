/**
 * The commands of the pages, run in a folder of their own. `tenon` is the tool itself; what needs a registry or an SDK has a
 * stand-in that leaves the same files, and refuses options that the real one does not have.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../../src/cli/run.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { keptInMemory } from "../cli/run-tool.js";

const repository = resolve(import.meta.dirname, "../..");

export interface Ran {
  readonly exit: number;
  readonly said: string;
}

export interface Shell {
  /** Where the next command runs. */
  readonly folder: string;
  /** The folder that a client was last written to. */
  readonly client: string | undefined;
  run(line: string): Promise<Ran>;
}

/** `NAME=value program arguments > file`, behind it a comment. */
interface Command {
  readonly variables: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  readonly into: string | undefined;
}

export function createShell(start: string): Shell {
  let folder = start;
  let client: string | undefined;

  const runTenon = async ({ words, variables, into }: Command): Promise<Ran> => {
    let out = "";
    let error = "";
    const exit = await run({
      args: words.slice(1),
      variables,
      fileSystem: nodeFileSystem(folder),
      kept: keptInMemory,
      build: "test",
      colour: false,
      terminal: true,
      // The reader agrees to what is proposed.
      ask: async (question) => {
        out += question;
        return "";
      },
      out: (text) => {
        out += text;
      },
      error: (text) => {
        // Lines of progress are written over by what comes after them.
        if (!text.startsWith("\r")) error += text;
      },
    });
    const at = words.findIndex((word) => word === "--output" || word === "-o");
    const isClient = at > 0 && !words.includes("--adopt") && !words.includes("--from-openapi");
    if (isClient) client = resolve(folder, words[at + 1] ?? "");
    if (into !== undefined) writeFileSync(join(folder, into), out);
    return { exit, said: into === undefined ? out + error : error };
  };

  const runScript = async (name: string, rest: readonly string[]): Promise<Ran> => {
    const own = join(folder, "package.json");
    const script = existsSync(own) ? scriptsOf(own).get(name) : undefined;
    if (script !== undefined) return runCommand(parseCommand([script, ...rest].join(" ")));
    // Scripts for contributors are those of the repository, and run by its own tests.
    if (scriptsOf(join(repository, "package.json")).has(name)) return { exit: 0, said: "" };
    throw new Error(`There is no script "${name}".`);
  };

  const runCommand = async (command: Command): Promise<Ran> => {
    const { words } = command;
    const [program = "", first = "", ...rest] = words;
    switch (program) {
      case "tenon":
        return runTenon(command);
      case "npx":
        return runCommand({ ...command, words: words.slice(first === "--no-install" ? 2 : 1) });
      case "cd":
        folder = resolve(folder, first);
        if (!existsSync(folder)) throw new Error(`There is no folder ${first}.`);
        return { exit: 0, said: "" };
      case "mkdir":
        mkdirSync(join(folder, first), { recursive: true });
        return { exit: 0, said: "" };
      case "git":
      case "sed":
        return {
          exit: 0,
          said: execFileSync(program, words.slice(1), { cwd: folder, encoding: "utf8", stdio: "pipe" }),
        };
      case "npm":
      case "pnpm":
      case "yarn":
        if (first === "run") return runScript(rest[0] ?? "", rest.slice(rest[1] === "--" ? 2 : 1));
        return { exit: 0, said: standIn(words, folder) };
      default:
        return { exit: 0, said: standIn(words, folder) };
    }
  };

  return {
    get folder() {
      return folder;
    },
    get client() {
      return client;
    },
    async run(line) {
      let last: Ran = { exit: 0, said: "" };
      for (const part of withoutComment(line).split("&&")) {
        last = await runCommand(parseCommand(part));
        if (last.exit !== 0) break;
      }
      return last;
    },
  };
}

export function withoutComment(line: string): string {
  return line.replace(/(^|\s)#\s.*$/, "").trim();
}

function parseCommand(text: string): Command {
  const [before = "", into] = text.split(/\s>\s/);
  const words = (before.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll(/^['"]|['"]$/g, ""));
  const count = words.findIndex((word) => !/^\w+=/.test(word));
  const variables = words.slice(0, count).map((word) => [word.split("=")[0] ?? "", word.slice(word.indexOf("=") + 1)]);
  return { variables: Object.fromEntries(variables), words: words.slice(count), into: into?.trim() };
}

function scriptsOf(file: string): ReadonlyMap<string, string> {
  const manifest: { scripts?: Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
  return new Map(Object.entries(manifest.scripts ?? {}));
}

/** Programs that the pages name and that are not run here: their commands, with the options that they take. */
const known: readonly (readonly [
  command: string,
  options: readonly string[],
  leaves?: (words: readonly string[], folder: string) => void,
])[] = [
  ["npm ci", []],
  ["npm test", []],
  ["npm i", ["-D", "--save-dev"]],
  ["npm install", ["-D", "--save-dev"]],
  ["vitest run", ["--project"]],
  ["npm create", ["--", "--template"], leaveViteApp],
  ["npm uninstall", []],
  ["pnpm add", ["-D"]],
  ["yarn add", ["-D"]],
  ["dotnet new", ["-o", "--use-controllers", "--no-openapi", "--no-https"], leaveWebApi],
  ["dotnet add", [], addPackage],
  ["dotnet build", []],
  ["dotnet run", ["--project", "--urls", "-c"]],
  ["dotnet remove", []],
  ["func init", ["--worker-runtime", "--target-framework"], leaveFunctionApp],
  ["func start", []],
  ["func azure", []],
];

function standIn(words: readonly string[], folder: string): string {
  const entry = known.find(([command]) => command === words.slice(0, 2).join(" "));
  if (entry === undefined) throw new Error(`Nothing here runs "${words.join(" ")}".`);
  const [command, options, leaves] = entry;
  const unknown = words.slice(2).find((word) => word.startsWith("-") && !options.includes(word));
  if (unknown !== undefined) throw new Error(`\`${command}\` is not known to have the option ${unknown}.`);
  leaves?.(words, folder);
  return "";
}

const worlds = join(import.meta.dirname, "worlds");

/** What `dotnet new webapi` leaves; test/live/new-user.test.ts holds these against the SDK's own. */
function leaveWebApi(words: readonly string[], folder: string): void {
  const name = words[words.indexOf("-o") + 1] ?? "";
  if (words[2] !== "webapi" || name === "") throw new Error(`Only \`dotnet new webapi -o <name>\` has a stand-in.`);
  cpSync(join(worlds, words.includes("--use-controllers") ? "new-controllers" : "new-minimal"), join(folder, name), {
    recursive: true,
  });
}

function leaveFunctionApp(_words: readonly string[], folder: string): void {
  cpSync(join(worlds, "new-functions"), folder, { recursive: true });
}

function addPackage(words: readonly string[], folder: string): void {
  const [project = ".", word, name = ""] = words[2] === "package" ? [".", ...words.slice(2)] : words.slice(2);
  const holder = join(folder, project);
  const file = readdirSync(holder).find((one) => one.endsWith(".csproj"));
  if (word !== "package" || file === undefined) throw new Error("`dotnet add package` wants a project.");
  const text = readFileSync(join(holder, file), "utf8");
  const reference = `  <ItemGroup>\n    <PackageReference Include="${name}" Version="0.1.0" />\n  </ItemGroup>\n\n</Project>`;
  writeFileSync(join(holder, file), text.replace("</Project>", reference));
}

/** What `npm create vite` leaves of `vanilla-ts`, as far as a client needs it. */
function leaveViteApp(words: readonly string[], folder: string): void {
  cpSync(join(worlds, "new-vite"), join(folder, words[3] ?? ""), { recursive: true });
}
