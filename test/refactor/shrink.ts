/** The smallest program and the fewest rewrites that still differ. */
import type { SyntaxNode } from "../../src/csharp/syntax/index.js";
import type { Framework } from "./load-program.js";
import { difference, outputOf } from "./output.js";
import { Edits, type Program } from "./program.js";
import { type Rewritten, rewrite, type Step } from "./rewrite.js";
import { Tree } from "./tree.js";

export interface Difference extends Rewritten {
  readonly original: Program;
  readonly lines: readonly string[];
}

export function differenceOf(original: Program, steps: readonly Step[], framework: Framework): Difference | undefined {
  const rewritten = rewrite(original, steps, framework);
  if (rewritten.steps.length === 0) return undefined;
  const lines = difference(outputOf(original, framework), outputOf(rewritten.program, framework));
  return lines.length === 0 ? undefined : { ...rewritten, original, lines };
}

/** Without rewrites that do not matter. */
export function withFewerSteps(found: Difference, framework: Framework): Difference {
  let best = found;
  for (let at = best.steps.length - 1; at >= 0 && best.steps.length > 1; at--) {
    const fewer = differenceOf(best.original, best.steps.toSpliced(at, 1), framework);
    if (fewer !== undefined) best = fewer;
  }
  return best;
}

/** Without declarations and statements that do not matter; at most `patience` tries. */
export function withLessCode(found: Difference, framework: Framework, patience = 40): Difference {
  const first = likeness(found);
  let best = found;
  let left = patience;
  for (let again = true; again && left > 0; ) {
    again = false;
    for (const smaller of smallerOnes(best.original, framework)) {
      if (left-- <= 0) break;
      const fewer = tried(smaller, best.steps, framework);
      if (fewer === undefined || likeness(fewer) !== first) continue;
      best = fewer;
      again = true;
      break;
    }
  }
  return best;
}

/** What is left out may be what a rewrite counted on. */
function tried(program: Program, steps: readonly Step[], framework: Framework): Difference | undefined {
  try {
    return differenceOf(program, steps, framework);
  } catch {
    return undefined;
  }
}

/** Differences that are likely to have one cause. */
export function likeness({ steps, lines }: Difference): string {
  const code = /^[-+] TN\d+/.exec(lines[0] ?? "")?.[0] ?? "other output";
  return `${[...new Set(steps.map(({ kind }) => kind))].sort().join(" + ")}: ${code}`;
}

function* smallerOnes(program: Program, framework: Framework): Generator<Program> {
  const tree = new Tree(program, framework);
  const parts: readonly SyntaxNode[] = [
    ...tree.nodes(
      "ClassDeclaration",
      "RecordDeclaration",
      "StructDeclaration",
      "EnumDeclaration",
      "InterfaceDeclaration",
    ),
    ...tree.nodes("MethodDeclaration", "PropertyDeclaration"),
    ...tree.nodes("ExpressionStatement", "ForEachStatement", "LocalDeclarationStatement"),
    ...tree.nodes("AttributeList"),
  ];
  for (const part of parts) yield new Edits(program).replace(tree.fileOf(part), part, "").apply();
}
