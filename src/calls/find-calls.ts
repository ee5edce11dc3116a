import { resolve } from "node:path";
import type ts from "typescript";
import { addTo } from "../collections/lists-by-key.js";
import type { Contract } from "../contract/contract.js";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { type Location, placeKey } from "../diagnostics/location.js";
import { clientProgram, type PlacedClient } from "./client-program.js";
import { type CompilerError, clientErrors, errorKey, errorsIn } from "./compiler-errors.js";
import { type ClientName, namesByPlace } from "./declared-names.js";
import type { FrontEnd } from "./front-end.js";
import type { TypeScript } from "./load-typescript.js";
import { findUses, type Use } from "./uses.js";

/** The clients as they were and as they are now. */
export interface Clients {
  readonly contract: Contract;
  readonly old: readonly PlacedClient[];
  readonly new: readonly PlacedClient[];
}

export interface FoundCalls {
  readonly diagnostics: readonly Diagnostic[];
  /** Errors that there are with the old client already. */
  readonly known: number;
  /** The files that were checked. */
  readonly read: ReadonlySet<string>;
  /** What the compiler says of the generated code itself. */
  readonly clientErrors: readonly CompilerError[];
  /** Whether any file uses one of the clients. */
  readonly isUsed: boolean;
}

/**
 * What the changes do to a front end. Whatever its own compiler refuses with the new client and took with the old one breaks. Whatever
 * else uses something that changed may break: the compiler does not see what only travels, nor what lost its type.
 */
export function findCalls(
  compiler: TypeScript,
  frontEnd: FrontEnd,
  clients: Clients,
  changes: readonly Diagnostic[],
): FoundCalls {
  const changed = changesByName(clients.contract, changes);
  const diagnostics = new Map<string, Diagnostic>();
  const reported = new Set<string>();
  const ofClient: CompilerError[] = [];
  const read = new Set<string>();
  let isUsed = false;
  for (const project of frontEnd.projects) {
    const before = clientProgram(compiler, project, clients.old);
    const after = clientProgram(compiler, project, clients.new);
    isUsed ||= before.program.getSourceFiles().some(({ fileName }) => before.generatedPath(fileName) !== undefined);
    const judged = judgedHere(frontEnd, project);
    const sources = before.sources.filter(judged);
    const old = errorsIn(compiler, before.program, sources);
    for (const { fileName } of before.sources) read.add(resolve(fileName));
    for (const error of old) reported.add(errorKey(error));
    ofClient.push(...clientErrors(compiler, before, after));
    const oldKeys = new Set(old.map(errorKey));
    const errors = errorsIn(compiler, after.program, after.sources.filter(judged)).filter(
      (error) => !oldKeys.has(errorKey(error)),
    );
    const uses = findUses(compiler, before, sources, new Set(changed.keys()));
    for (const one of [
      ...errors.map((error) => breaking(compiler, error, uses, changed)),
      ...affected(compiler, uses, errors, changed),
    ]) {
      // A file may belong to several projects.
      const key = `${one.code} ${one.location === undefined ? "" : placeKey(one.location)} ${one.message}`;
      if (!diagnostics.has(key)) diagnostics.set(key, one);
    }
  }
  return { diagnostics: [...diagnostics.values()], known: reported.size, read, clientErrors: ofClient, isUsed };
}

/** A file is judged with the settings of the projects that it belongs to, not of those that only import it. */
function judgedHere(frontEnd: FrontEnd, project: ts.ParsedCommandLine): (file: ts.SourceFile) => boolean {
  const namesOf = ({ fileNames }: ts.ParsedCommandLine): readonly string[] => fileNames.map((name) => resolve(name));
  const names = new Set(namesOf(project));
  const owned = new Set(frontEnd.projects.flatMap(namesOf));
  return ({ fileName }) => names.has(resolve(fileName)) || !owned.has(resolve(fileName));
}

type ChangesByName = ReadonlyMap<ClientName, readonly Diagnostic[]>;

/** By the place in the old C#, which is where the old client has it from. */
function changesByName(contract: Contract, changes: readonly Diagnostic[]): ChangesByName {
  const names = namesByPlace(contract);
  const byName = new Map<ClientName, Diagnostic[]>();
  for (const change of changes) {
    const place = change.related[0]?.location;
    for (const name of place === undefined ? [] : (names.get(placeKey(place)) ?? [])) addTo(byName, name, change);
  }
  return byName;
}

function breaking(
  compiler: TypeScript,
  error: CompilerError,
  uses: readonly Use[],
  changed: ChangesByName,
): Diagnostic {
  const inside = uses.filter((use) => isIn(compiler, use, error));
  // The name at the error itself, else one in its statement, else what a call there takes.
  const exact = inside.filter(
    ({ node }) => node.getStart() === error.start && node.getEnd() - error.start === error.length,
  );
  const concerned = (exact.length > 0 ? exact : inside).flatMap(({ name }) => changed.get(name) ?? []);
  const related = [...new Set(concerned)].map(relatedTo).filter((place) => place !== undefined);
  const location = locationOf(error.file, error.start, error.start + error.length);
  return diagnostic("callBreaks", location, { code: `TS${error.code}`, message: error.message }, related);
}

function affected(
  compiler: TypeScript,
  uses: readonly Use[],
  errors: readonly CompilerError[],
  changed: ChangesByName,
): readonly Diagnostic[] {
  return uses
    .filter((use) => use.kind !== "named" && !errors.some((error) => isIn(compiler, use, error)))
    .flatMap(({ name, node, kind }) => {
      const location = locationOf(node.getSourceFile(), node.getStart(), node.getEnd());
      // What is safe on the wire breaks nobody but the compiler.
      const unsafe = (changed.get(name) ?? []).filter(({ severity }) => severity !== "note");
      return unsafe.map((change) => {
        const place = relatedTo(change);
        const related = place === undefined ? [] : [place];
        const parameters = { name, change: change.message };
        return kind === "handedOn"
          ? diagnostic("callHandedOn", location, parameters, related)
          : diagnostic("callMayBreak", location, parameters, related);
      });
    });
}

/** A change as seen from a call: where it is now, or where it was if it is gone. */
function relatedTo({ code, message, location, related }: Diagnostic): Diagnostic["related"][number] | undefined {
  const place = location ?? related[0]?.location;
  return place === undefined ? undefined : { message: `${code} ${message}`, location: place };
}

/** Whether an error is about the statement that a use is in. */
function isIn(compiler: TypeScript, { node }: Use, { file, start }: CompilerError): boolean {
  if (resolve(node.getSourceFile().fileName) !== resolve(file.fileName)) return false;
  let statement = node;
  while (statement.parent !== undefined && !compiler.isStatement(statement)) statement = statement.parent;
  return start >= statement.getStart() && start < statement.getEnd();
}

function locationOf(file: ts.SourceFile, start: number, end: number): Location {
  const from = file.getLineAndCharacterOfPosition(start);
  const to = file.getLineAndCharacterOfPosition(end);
  return {
    file: resolve(file.fileName),
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
  };
}
