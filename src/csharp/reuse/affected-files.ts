/**
 * Which files have to be bound anew when some are replaced. Everything that is bound in a file follows from its text, from what the
 * names in it mean, and from the files that declare what they mean. So a file stays as it is when its text is the same, when no
 * name that it asked for is declared by a file that is gone or new, and when all files that it found are themselves as they were.
 */
import { addTo } from "../../collections/lists-by-key.js";
import { questionsOf } from "../binding/symbols/file-questions.js";
import type { SourceFile } from "../syntax/index.js";
import { declaredShape } from "./declared-shape.js";

/** One project: its files before and after. Those that are the same object have the same text. */
export interface ReplacedFiles {
  readonly before: readonly SourceFile[];
  readonly after: readonly SourceFile[];
  /** What was asked by metadata name without a file that asks, and the files that declare it. */
  readonly resolved: { readonly names: ReadonlySet<string>; readonly files: ReadonlySet<SourceFile> };
}

/** The files before that must not be used again; `all` where the change concerns more than can be told. */
export function affectedFiles(projects: readonly ReplacedFiles[]): ReadonlySet<SourceFile> | "all" {
  const replaced = projects.map(({ before, after }) => {
    const [old, now] = [new Set(before), new Set(after)];
    return { gone: before.filter((file) => !now.has(file)), made: after.filter((file) => !old.has(file)) };
  });
  const changed = replaced.flatMap(({ gone, made }) => [...gone, ...made]);
  if (changed.some((file) => declaredShape(file).concernsAll) || !projects.every(hasSameNamespaces)) return "all";
  // A part may change what the others declare: it can make a class static, and its methods extensions.
  const parts = projects.flatMap(({ before }, at) => partsOf(replaced[at], filesByType(before)));
  const names = new Set([...changed, ...parts].flatMap((file) => [...declaredShape(file).names]));
  if (projects.some(({ resolved }) => [...resolved.names].some((name) => names.has(simpleName(name))))) return "all";
  const affected = closure(
    projects,
    replaced.flatMap(({ gone }) => gone),
    replaced.map(({ made }) => made),
    names,
  );
  // What is found without a file that asks may be known to any.
  return projects.some(({ resolved }) => [...resolved.files].some((file) => affected.has(file))) ? "all" : affected;
}

/** The files before with parts of the types of those that are gone or new. */
function partsOf(
  replaced: { readonly gone: readonly SourceFile[]; readonly made: readonly SourceFile[] } | undefined,
  byType: ReadonlyMap<string, readonly SourceFile[]>,
): readonly SourceFile[] {
  const changed = replaced === undefined ? [] : [...replaced.gone, ...replaced.made];
  return changed.flatMap((file) => [...declaredShape(file).types].flatMap((type) => byType.get(type) ?? []));
}

function hasSameNamespaces({ before, after }: ReplacedFiles): boolean {
  const [old, now] = [namespacesOf(before), namespacesOf(after)];
  return old.size === now.size && [...old].every((name) => now.has(name));
}

function namespacesOf(files: readonly SourceFile[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const file of files) for (const name of declaredShape(file).namespaces) all.add(name);
  return all;
}

/** ``Acme.Outer`1+Inner`` → `Outer`. */
function simpleName(metadataName: string): string {
  const [outermost = ""] = metadataName.split("+");
  return outermost.slice(outermost.lastIndexOf(".") + 1).replace(/`\d+$/, "");
}

function closure(
  projects: readonly ReplacedFiles[],
  gone: readonly SourceFile[],
  made: readonly (readonly SourceFile[])[],
  names: ReadonlySet<string>,
): ReadonlySet<SourceFile> {
  const askers = new Map<SourceFile, SourceFile[]>();
  const sharers = projects.map(({ before }) => filesByType(before));
  const affected = new Set<SourceFile>();
  const pending: SourceFile[] = [];
  const add = (file: SourceFile): void => {
    if (affected.has(file)) return;
    affected.add(file);
    pending.push(file);
  };
  for (const { before } of projects) {
    for (const file of before) {
      const questions = questionsOf(file);
      for (const asked of questions.files) {
        addTo(askers, asked, file);
      }
      if (questions.isUnsettled || hasAny(questions.names, names)) add(file);
    }
  }
  gone.forEach(add);
  // A new part makes another type of those that there were.
  made.forEach((files, at) => {
    for (const file of files)
      for (const type of declaredShape(file).types) for (const other of sharers[at]?.get(type) ?? []) add(other);
  });
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    askers.get(file)?.forEach(add);
    sharersOf(file, sharers).forEach(add);
  }
  return affected;
}

/** The files with other parts of the types of this one, in its own project. */
function sharersOf(file: SourceFile, projects: readonly ReadonlyMap<string, readonly SourceFile[]>[]): SourceFile[] {
  return projects.flatMap((byType) =>
    [...declaredShape(file).types].flatMap((type) => {
      const sharing = byType.get(type) ?? [];
      return sharing.includes(file) ? sharing : [];
    }),
  );
}

function filesByType(files: readonly SourceFile[]): ReadonlyMap<string, readonly SourceFile[]> {
  const byType = new Map<string, SourceFile[]>();
  for (const file of files) {
    for (const type of declaredShape(file).types) {
      addTo(byType, type, file);
    }
  }
  return byType;
}

function hasAny(asked: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  const [fewer, more] = asked.size < names.size ? [asked, names] : [names, asked];
  for (const name of fewer) if (more.has(name)) return true;
  return false;
}
