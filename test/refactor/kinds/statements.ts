/** Statements inside other statements that run them once. */
import type { SourceFile, StatementSyntax, SyntaxNode } from "../../../src/csharp/syntax/index.js";
import { hasJumps } from "../free-variables.js";
import type { Tree } from "../tree.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";

interface Run {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Statements that declare nothing and do not leave the method. */
function runs(tree: Tree): readonly Run[] {
  return tree
    .statementLists()
    .flatMap(({ file, statements }) =>
      statements
        .filter((one) => isPlain(tree, one))
        .map((one): Run => ({ file, start: one.start, end: one.end, text: tree.text(one) })),
    );
}

export function isPlain(tree: Tree, statement: StatementSyntax): boolean {
  if (
    statement.kind !== "ExpressionStatement" &&
    statement.kind !== "ForEachStatement" &&
    statement.kind !== "IfStatement"
  )
    return false;
  return (
    !hasJumps(tree, statement) &&
    !tree.below(statement).some((node) => node.kind === "BreakStatement" || givesValue(node))
  );
}

/** A variable that gets its first value here may have none behind a loop. */
function givesValue(node: SyntaxNode): boolean {
  if (node.kind === "SimpleAssignmentExpression") return /^(IdentifierName|TupleExpression)$/.test(node.left.kind);
  return node.kind === "DeclarationExpression" || (node.kind === "Argument" && node.refKindKeyword !== null);
}

const flags =
  'internal static class Flags { public const bool On = true; public static readonly bool Off = false; public const string Mode = "some"; }';

function around(name: string, make: (text: string, fresh: string, flags: string) => string): Rewrite {
  return {
    name,
    apply(tree, random) {
      const chosen = someOf(random, runs(tree), ({ file }) => file, 3);
      const edits = tree.edits();
      const space = edits.fresh();
      for (const run of chosen) edits.replace(run.file, run, make(run.text, edits.fresh(), `global::${space}.Flags`));
      return chosen.length === 0 ? undefined : edits.addFile(`namespace ${space} { ${flags} }\n`).apply();
    },
  };
}

export const statementKinds: readonly Rewrite[] = [
  around("blocks", (text) => `{ { ${text} } }`),
  around(
    "if with a constant",
    (text, _, on) => `if (${on}.On) { ${text} } else { throw new System.InvalidOperationException("never"); }`,
  ),
  around(
    "if with a known field",
    (text, _, on) => `if (${on}.Off) { throw new System.InvalidOperationException(); } else { ${text} }`,
  ),
  around(
    "switch with a constant",
    (text, _, on) =>
      `switch (${on}.Mode) { case "other": throw new System.InvalidOperationException(); case "some": ${text} break; }`,
  ),
  around("loop of one round", (text, name) => `for (var ${name} = 0; ${name} < 1; ${name}++) { ${text} }`),
  around("loop over an array", (text, name) => `foreach (var ${name} in new[] { 1 }) { ${text} }`),
  around("while and break", (text) => `while (true) { ${text} break; }`),
  around("try and finally", (text) => `try { ${text} } finally { }`),
  around("try and catch", (text) => `try { ${text} } catch (System.IO.FileLoadException) { throw; }`),
  around("using", (text, name) => `using (var ${name} = new System.IO.MemoryStream()) { ${text} }`),
];
