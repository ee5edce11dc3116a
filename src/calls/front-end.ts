import { dirname, resolve } from "node:path";
import type ts from "typescript";
import type { TypeScript } from "./load-typescript.js";

/** What a `tsconfig.json` and those that it refers to say. */
export interface FrontEnd {
  readonly projects: readonly ts.ParsedCommandLine[];
  /** The folders of the files that say it. */
  readonly folders: readonly string[];
}

/** Otherwise, the reasons in words. */
export function readFrontEnd(compiler: TypeScript, file: string): FrontEnd | readonly string[] {
  const projects: ts.ParsedCommandLine[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  const queue = [file];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const parsed = parse(compiler, path, problems);
    if (parsed === undefined) continue;
    projects.push(parsed);
    queue.push(...(parsed.projectReferences ?? []).map((one) => resolve(compiler.resolveProjectReferencePath(one))));
  }
  const checked = projects.filter(({ fileNames }) => fileNames.length > 0);
  if (problems.length === 0 && checked.length === 0) problems.push(`${file}: it names no files`);
  return problems.length > 0
    ? problems
    : { projects: checked, folders: [...new Set([...seen].map((path) => dirname(path)))] };
}

function parse(compiler: TypeScript, path: string, problems: string[]): ts.ParsedCommandLine | undefined {
  const say = ({ messageText }: ts.Diagnostic): void => {
    const text = compiler.flattenDiagnosticMessageText(messageText, " ").replace(/\.$/, "");
    problems.push(`${path}: ${text}`);
  };
  if (!compiler.sys.fileExists(path)) {
    problems.push(`${path}: there is no such file`);
    return undefined;
  }
  // The parser below continues after a syntax error without reporting it.
  const { error: damage } = compiler.readConfigFile(path, compiler.sys.readFile);
  if (damage !== undefined) {
    say(damage);
    return undefined;
  }
  const parsed = compiler.getParsedCommandLineOfConfigFile(
    path,
    {},
    { ...compiler.sys, onUnRecoverableConfigFileDiagnostic: say },
  );
  // A solution has no files of its own: 18002 and 18003 say so.
  const isSolution = (parsed?.projectReferences ?? []).length > 0;
  for (const error of parsed?.errors ?? []) if (!isSolution || ![18002, 18003].includes(error.code)) say(error);
  return parsed;
}
