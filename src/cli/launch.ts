/**
 * What `tenon` starts: so little that it is there at once. The tool itself is the files beside this one; V8 compiles them anew in every
 * process unless it is given what it made of them the last time.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { announceOneRun } from "../caching/one-run.js";
import { announceStack } from "../caching/stack-depth.js";
import { deepRun } from "./deep-run.js";
import { watches } from "./engine-flags.js";
import { keptBeside } from "./kept.js";
import type { runDeep, runTool } from "./tool.js";
import { version } from "./version.js";

declare const TENON_BUILD: string;

const [first, ...more] = deepRun()?.args ?? process.argv.slice(2);
if (first === "--version" && more.length === 0) process.stdout.write(`${version}\n`);
else void launch();

async function launch(): Promise<void> {
  if (!watches(process.argv)) announceOneRun();
  const folder = dirname(fileURLToPath(import.meta.url));
  const codeCache = keptBeside(folder, process.env);
  const required = createRequire(import.meta.url);
  const anew: { readonly name: string; readonly script: Script }[] = [];

  function load(part: "tool" | "work"): object {
    // Each command uses other functions of the tool; only those that ran are kept compiled.
    const name = `${TENON_BUILD}-${process.version}-${process.arch}-${commandWord()}-${part}`;
    const cachedData = codeCache.read(name);
    const file = join(folder, `${part}.cjs`);
    // The bundle is ASCII: read as such, V8 need not widen it. It is a function already: V8 need not copy it to put one around it.
    const script = new Script(readFileSync(file, "latin1"), {
      filename: file,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    if (cachedData === undefined || script.cachedDataRejected === true) anew.push({ name, script });
    const module = { exports: {} };
    script.runInThisContext()(module.exports, requireFrom, module);
    return module.exports;
  }

  /** What one part needs of the other is loaded with what V8 made of it, too. */
  let work: object | undefined;
  function requireFrom(id: string): unknown {
    if (id !== "./work.cjs") return required(id);
    work ??= load("work");
    return work;
  }

  const tool: { runTool?: typeof runTool; runDeep?: typeof runDeep } = load("tool");
  const run = deepRun();
  if (run === undefined) await tool.runTool?.(codeCache, TENON_BUILD, import.meta.url);
  else {
    announceStack("deep");
    await tool.runDeep?.(run, codeCache, TENON_BUILD);
  }
  for (const { name, script } of anew) codeCache.write(name, script.createCachedData());
}

/** Guessed without parsing the arguments: a wrong guess costs a few milliseconds. */
function commandWord(): string {
  const words = ["--from-openapi", "--routes", "--diff", "--verify", "--check", "--watch", "--init"];
  return words.find((word) => process.argv.includes(word))?.slice(2) ?? "generate";
}
