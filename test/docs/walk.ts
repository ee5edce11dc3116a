/** Reads a page as its reader would: files are written, commands run, in order, in a clean folder. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse as parseYaml } from "yaml";
import { parse as parseCSharp } from "../../src/csharp/syntax/parse.js";
import { type Block, fencedBlocks, nameOf } from "./fenced-blocks.js";
import type { Page } from "./pages.js";
import { createShell, type Ran, type Shell, withoutComment } from "./shell.js";

export interface Walk {
  /** What is wrong with the page, each with the block's place. */
  readonly problems: readonly string[];
  /** How many blocks were written, run or compared. */
  readonly blocks: number;
}

export async function walk(page: Page, folder: string): Promise<Walk> {
  mkdirSync(folder, { recursive: true });
  if (page.world !== undefined) cpSync(join(import.meta.dirname, "worlds", page.world), folder, { recursive: true });
  beginRepository(folder);
  const start = join(folder, page.folder ?? ".");
  mkdirSync(start, { recursive: true });
  const walker = new Walker(page, folder, createShell(start));
  for (const command of page.before ?? []) await walker.runLine(command);
  for (const block of fencedBlocks(page.name, page.text)) await walker.take(block);
  walker.finish();
  return { problems: walker.problems, blocks: walker.blocks };
}

/** Pages compare with `main` and `origin/main`. */
function beginRepository(folder: string): void {
  const git = (...args: string[]): void => {
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      stdio: "pipe",
    });
  };
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "Begin");
  git("update-ref", "refs/remotes/origin/main", "main");
}

class Walker {
  readonly problems: string[] = [];
  blocks = 0;
  #last: Ran | undefined;
  #examples = 0;
  readonly #page: Page;
  readonly #root: string;
  readonly #shell: Shell;
  readonly #unused: Set<string>;

  constructor(page: Page, root: string, shell: Shell) {
    this.#page = page;
    this.#root = root;
    this.#shell = shell;
    this.#unused = new Set(page.notRun?.map(([text]) => text));
  }

  async take(block: Block): Promise<void> {
    const excuse = this.#page.notRun?.find(([text]) => block.text.includes(text));
    if (excuse !== undefined) {
      this.#unused.delete(excuse[0]);
      return;
    }
    this.blocks++;
    try {
      await this.#use(block);
    } catch (error) {
      this.problems.push(`${nameOf(block)}: ${error instanceof Error ? error.message : error}`);
    }
  }

  async #use(block: Block): Promise<void> {
    if (block.isExcerpt) {
      this.#findExcerpt(block);
      return;
    }
    switch (block.language) {
      case "sh":
        for (const line of block.text.replaceAll("\\\n", " ").split("\n")) await this.runLine(line);
        return;
      case "text":
        return this.#compare(block.text);
      case "yaml":
        return this.#takeYaml(block);
      case "json":
        JSON.parse(block.text);
        return this.#write(block);
      case "xml":
        return this.#takeXml(block);
      case "csharp":
        return this.#takeCSharp(block);
      case "ts":
        return this.#takeTypeScript(block);
      default:
        throw new Error(`Nothing runs a block of this language. Use sh, text, ts, csharp, json, yaml or xml.`);
    }
  }

  async runLine(line: string): Promise<void> {
    if (withoutComment(line) === "") return;
    this.#last = await this.#shell.run(line);
    const expected = Number(/# exit code (\d+)/.exec(line)?.[1] ?? 0);
    if (this.#last.exit !== expected)
      throw new Error(`\`${line}\` ended with ${this.#last.exit}, not ${expected}:\n${this.#last.said}`);
  }

  /** A block of text is what the command before it printed; `…` stands for anything. */
  #compare(text: string): void {
    if (this.#last === undefined) throw new Error("No command before this output.");
    const pattern = text.trim().split(/\n?…/).map(escapeRegExp).join("[\\s\\S]*?");
    if (!new RegExp(`(^|\n)${pattern}`).test(this.#last.said))
      throw new Error(`The command before printed something else:\n${this.#last.said}`);
  }

  /** The commands in the steps of a workflow run like any other. */
  async #takeYaml(block: Block): Promise<void> {
    const commands: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [key, inside] of Object.entries(value)) {
        if (key === "run" && typeof inside === "string") commands.push(...inside.trim().split("\n"));
        else collect(inside);
      }
    };
    collect(parseYaml(block.text));
    this.#write(block);
    for (const command of commands) await this.runLine(command);
  }

  /** Properties for a project file have to be those of the target that the package brings. */
  #takeXml({ text }: Block): void {
    const targets = readFileSync(join(import.meta.dirname, "../../dotnet/Tenon/build/Tenon.targets"), "utf8");
    for (const [, name = ""] of text.matchAll(/<(Tenon\w+)>/g))
      if (!targets.includes(`$(${name})`)) throw new Error(`Tenon.targets does not know ${name}.`);
    if (!/^<(\w+)[\s\S]*<\/\1>\s*$/.test(text)) throw new Error("This is not one element.");
  }

  /** Parsed here; dotnet/Tenon.Tests compiles it with the library. */
  #takeCSharp(block: Block): void {
    const { diagnostics } = parseCSharp(block.title ?? "Block.cs", new TextEncoder().encode(block.text), {
      bodies: "eager",
    });
    const first = diagnostics[0];
    if (first !== undefined) throw new Error(`${first.code}: ${first.message}`);
    this.#write(block);
  }

  /** Compiled with the client, when all pages are walked. */
  #takeTypeScript(block: Block): void {
    this.#write(block);
    if (block.title !== undefined) return;
    if (this.#shell.client === undefined) throw new Error("There is no client to compile this with.");
    writeFileSync(join(dirname(this.#shell.client), `example-${++this.#examples}.ts`), `${block.text}\nexport {};\n`);
  }

  #findExcerpt({ title = "", text }: Block): void {
    const file = [this.#shell.client ?? this.#shell.folder, this.#shell.folder]
      .map((folder) => join(folder, title))
      .find(existsSync);
    if (file === undefined) throw new Error(`Nothing generated ${title}.`);
    const code = text.replace(/^\/\/ \S+\.(ts|cs)\n/, "").trim();
    if (!readFileSync(file, "utf8").includes(code))
      throw new Error(`${title} is not like this:\n${readFileSync(file, "utf8")}`);
  }

  /** dotnet/Tenon.Tests compiles the page with the files that are expected here. */
  #compareFolder({ folder, expected }: { readonly folder: string; readonly expected: string }): void {
    const made = join(this.#root, folder);
    const kept = join(import.meta.dirname, "worlds", expected);
    if (process.env.TENON_ACCEPT === "1") cpSync(made, kept, { recursive: true });
    const text = (root: string): string =>
      filesIn(root)
        .map((file) => `${file}\n${readFileSync(join(root, file), "utf8")}`)
        .join();
    if (text(made) !== text(kept))
      this.problems.push(`${this.#page.name}: ${folder} is not what worlds/${expected} has.`);
  }

  #write({ title, text }: Block): void {
    if (title === undefined) return;
    const file = join(this.#shell.folder, title);
    if (relative(this.#root, file).startsWith("..")) throw new Error(`${title} is outside of the page's folder.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  finish(): void {
    if (this.#page.leaves !== undefined) this.#compareFolder(this.#page.leaves);
    for (const text of this.#unused) this.problems.push(`${this.#page.name}: no block has "${text}" any more.`);
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
