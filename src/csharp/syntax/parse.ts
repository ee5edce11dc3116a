/** The entry of the stage: bytes of a C# file to its tree, and deferred bodies to theirs. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { decodeSource } from "./encoding.js";
import { newestLanguageVersion } from "./language-version.js";
import { endDirectives, replayDirectives, startDirectives } from "./lexer/preprocessor.js";
import { endProblems, type Problem, startProblems } from "./lexer/problems.js";
import { setText } from "./lexer/source-text.js";
import { startTokens } from "./lexer/token-stream.js";
import type {
  ArrowExpressionClauseSyntax,
  BlockSyntax,
  CompilationUnitSyntax,
  Deferred,
  EqualsValueClauseSyntax,
  Lazy,
  Span,
  TypeSyntax,
} from "./nodes.js";
import { parseCompilationUnit } from "./parser/declarations/compilation-unit.js";
import { endUnread, startUnread } from "./parser/declarations/unread-declarations.js";
import { startConditionals } from "./parser/expressions/conditionals.js";
import { startLambdas } from "./parser/expressions/lambdas.js";
import { startContext, startFile } from "./parser/state.js";
import { parseArrowClause, parseInitializer } from "./parser/statements/local-declarations.js";
import { parseBlock } from "./parser/statements/statements.js";
import { parseType } from "./parser/types.js";
import { locationOf, type SourceFile } from "./source-file.js";

export interface ParseOptions {
  readonly preprocessorSymbols?: ReadonlySet<string>;
  /** The newest by default. */
  readonly languageVersion?: number;
  /** Parse the bodies of members at once. By default they wait for `force`. */
  readonly bodies?: "deferred" | "eager";
}

/** Larger files are data written as C#; their tree would not fit into memory beside the rest. */
const largestFile = 64 * 1024 * 1024;

const noSymbols: ReadonlySet<string> = new Set();

interface MutableSourceFile extends SourceFile {
  root: CompilationUnitSyntax;
  readonly diagnostics: Diagnostic[];
  preprocessorSymbols: SourceFile["preprocessorSymbols"];
  nullableDirectives: SourceFile["nullableDirectives"];
  leftOut: SourceFile["leftOut"];
  readonly unreadDeclarations: Diagnostic[];
  readonly unreadBodies: Diagnostic[];
}

/**
 * Reads a C# file. Never throws, whatever the bytes are: problems go to `diagnostics`.
 * The bytes are not copied when a zero byte follows them in their buffer, and must not change afterwards.
 */
export function parse(path: string, input: Uint8Array, options: ParseOptions = {}): SourceFile {
  const tooLarge = input.length > largestFile;
  const source = decodeSource(tooLarge ? input.subarray(0, 0) : input);
  const file: MutableSourceFile = {
    path,
    bytes: source.bytes,
    terminated: source.terminated,
    isAscii: source.isAscii,
    root: emptyUnit,
    diagnostics: [],
    unreadDeclarations: [],
    unreadBodies: [],
    preprocessorSymbols: options.preprocessorSymbols ?? noSymbols,
    languageVersion: options.languageVersion ?? newestLanguageVersion,
    nullableDirectives: [],
    leftOut: null,
    lineStarts: null,
  };
  if (tooLarge) {
    report(file, [{ name: "fileTooLarge", start: 0, end: 0, detail: String(input.length) }]);
    return file;
  }
  setText(source.terminated, source.bytes.length);
  startProblems();
  startDirectives(file.preprocessorSymbols);
  startUnread();
  startFile(file, options.bodies === "eager");
  startReading(0, 0);
  file.root = parseCompilationUnit();
  const directives = endDirectives();
  file.preprocessorSymbols = directives.symbols;
  file.nullableDirectives = directives.nullableDirectives;
  file.leftOut = directives.leftOut;
  if (source.invalidFrom !== null)
    report(file, [{ name: "notUtf8", start: source.invalidFrom, end: source.invalidFrom, detail: "" }]);
  report(file, endProblems(), endUnread());
  return file;
}

const emptyUnit: CompilationUnitSyntax = {
  kind: "CompilationUnit",
  start: 0,
  end: 0,
  externs: [],
  usings: [],
  attributeLists: [],
  members: [],
};

function startReading(from: number, context: number): void {
  startContext(context);
  startConditionals();
  startLambdas();
  startTokens(from);
}

function report(file: MutableSourceFile, problems: readonly Problem[], unread: readonly Span[] = []): void {
  const reported = new Set<Span>();
  for (const { name, start, end, detail } of problems) {
    const declaration = unread.findLast((span) => span.start <= start && start <= span.end);
    // The first problem of a declaration that is left out says it.
    if (declaration !== undefined && reported.has(declaration)) continue;
    const problem = diagnostic(name, locationOf(file, { start, end }), { detail });
    file.diagnostics.push(problem);
    if (declaration === undefined) continue;
    reported.add(declaration);
    file.unreadDeclarations.push(problem);
  }
}

export type DeferredNode = BlockSyntax | ArrowExpressionClauseSyntax | EqualsValueClauseSyntax | TypeSyntax;

/** The node itself, parsed now if it was deferred; null stays null. */
export function force<Node extends DeferredNode>(lazy: Lazy<Node>): Node;
export function force<Node extends DeferredNode>(lazy: Lazy<Node> | null): Node | null;
export function force<Node extends DeferredNode>(lazy: Lazy<Node> | null): Node | null {
  if (lazy === null || lazy.kind !== "Deferred") return lazy as Node | null;
  lazy.node ??= parseDeferred(lazy);
  return lazy.node;
}

function parseDeferred<Node extends DeferredNode>(body: Deferred<Node>): Node {
  const file = body.file as MutableSourceFile;
  setText(file.terminated, body.end);
  startProblems();
  replayDirectives(file.preprocessorSymbols);
  startFile(file, true);
  startReading(body.start, body.context);
  const node = parseBody(body.syntax);
  const before = file.diagnostics.length;
  report(file, endProblems());
  file.unreadBodies.push(...file.diagnostics.slice(before, before + 1));
  return node as Node;
}

function parseBody(syntax: Deferred<DeferredNode>["syntax"]): DeferredNode {
  switch (syntax) {
    case "Block":
      return parseBlock();
    case "ArrowExpressionClause":
      return parseArrowClause();
    case "EqualsValueClause":
      return parseInitializer();
    case "Type":
      return parseType();
  }
}

interface WithBody {
  readonly body?: Lazy<BlockSyntax> | null;
  readonly expressionBody?: Lazy<ArrowExpressionClauseSyntax> | null;
}

/** Whether a member does anything by itself, without its body being parsed. */
export function hasBody(member: WithBody): boolean {
  return (member.body ?? null) !== null || (member.expressionBody ?? null) !== null;
}

export type LazyBody = Lazy<BlockSyntax> | Lazy<ArrowExpressionClauseSyntax>;

/** What `force` will parse: until then, only where it stands. */
export function lazyBody({ body, expressionBody }: WithBody): LazyBody | null {
  return body ?? expressionBody ?? null;
}

/** What a member does: its block or its expression. */
export function parsedBody(member: WithBody): BlockSyntax | ArrowExpressionClauseSyntax | null {
  return force(member.body ?? null) ?? force(member.expressionBody ?? null);
}

export function initializerOf(declaration: {
  readonly initializer: Lazy<EqualsValueClauseSyntax> | null;
}): EqualsValueClauseSyntax | null {
  return force(declaration.initializer);
}
