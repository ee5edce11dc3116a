import ts from "typescript";
import { parse, walk } from "../../src/csharp/syntax/index.js";
import { pageErrors } from "./page-judge.js";

export interface Shape {
  /** What does not parse, by the TypeScript compiler or by our C# parser. */
  readonly errors: readonly string[];
  /** How many declarations and statements of each kind. */
  readonly counts: ReadonlyMap<string, number>;
  /** Every string literal, name and template text, as the compiler reads it. */
  readonly texts: ReadonlySet<string>;
}

const declarations = /Declaration$|Statement$|^(Get|Set)Accessor$|^Parameter$|^Attribute$|^PropertySignature$/;

/** What generated files declare. */
export function shapeOf(files: Readonly<Record<string, string>>): Shape {
  const errors: string[] = [];
  const counts = new Map<string, number>();
  const texts = new Set<string>();
  for (const [path, text] of Object.entries(files)) {
    const file = shapeOfFile(path, text);
    errors.push(...file.errors);
    for (const [kind, number] of file.counts) counts.set(kind, (counts.get(kind) ?? 0) + number);
    for (const one of file.texts) texts.add(one);
  }
  return { errors, counts, texts };
}

/** The last file of each path: one run differs from the next in a few files only. */
const lastFiles = new Map<string, { readonly text: string; readonly shape: Shape }>();

function shapeOfFile(path: string, text: string): Shape {
  const last = lastFiles.get(path);
  if (last?.text === text) return last.shape;
  const shape = readFile(path, text);
  lastFiles.set(path, { text, shape });
  return shape;
}

function readFile(path: string, text: string): Shape {
  const errors: string[] = [];
  const counts = new Map<string, number>();
  const texts = new Set<string>();
  const count = (kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (path.endsWith(".ts")) readTypeScript(path, text, { errors, texts, count });
  else if (path.endsWith(".cs")) readCSharp(path, text, { errors, count });
  else if (path.endsWith(".html")) errors.push(...pageErrors(text).map((error) => `${path}: ${error}`));
  else if (path.endsWith(".json")) JSON.parse(text);
  return { errors, counts, texts };
}

function readTypeScript(
  path: string,
  text: string,
  { errors, texts, count }: { errors: string[]; texts: Set<string>; count: (kind: string) => void },
): void {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false, ts.ScriptKind.TS);
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  for (const one of parseDiagnostics) errors.push(`${path}: ${ts.flattenDiagnosticMessageText(one.messageText, " ")}`);
  const visit = (node: ts.Node): void => {
    const kind = ts.SyntaxKind[node.kind];
    if (declarations.test(kind)) count(kind);
    if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) texts.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function readCSharp(
  path: string,
  text: string,
  { errors, count }: { errors: string[]; count: (kind: string) => void },
): void {
  const file = parse(path, new TextEncoder().encode(text), { bodies: "eager" });
  for (const one of file.diagnostics) errors.push(`${path}: ${one.message}`);
  walk(file.root, (node) => {
    if (declarations.test(node.kind)) count(node.kind);
    return undefined;
  });
}

/** Where there is more of a kind than in the twin. */
export function surplus(hostile: Shape, twin: Shape): readonly string[] {
  return [...hostile.counts].flatMap(([kind, number]) => {
    const before = twin.counts.get(kind) ?? 0;
    return number > before ? [`${kind}: ${number} instead of ${before}`] : [];
  });
}

/** Most texts leave the shape as it was, so what else it may look like is worked out only when that is asked. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
