/** Statements that never run: behind a `return` or `throw` that always happens, or where a constant condition leaves them out. */

import type {
  IfStatementSyntax,
  Span,
  StatementSyntax,
  SwitchStatementSyntax,
  SyntaxNode,
  TryStatementSyntax,
} from "../syntax/nodes.js";

/** `jumps`: to another place in the same method. */
type Ending = "leaves" | "jumps";

/** Of an `if`; undefined where it is not constant. */
type Condition = (statement: IfStatementSyntax) => boolean | undefined;

/** Code that is nested deeper is taken to run. */
const deepest = 50;

/** What is left out of the statements that stand directly in these nodes. */
export function unreachedIn(nodes: readonly SyntaxNode[], condition: Condition): readonly Span[] {
  const endings = new Endings(condition);
  return nodes.flatMap((node): readonly Span[] => {
    if (node.kind === "IfStatement") return unreachedBranch(node, condition(node));
    return node.kind === "Block" || node.kind === "SwitchSection" ? endings.behind(node.statements) : [];
  });
}

function unreachedBranch(statement: IfStatementSyntax, condition: boolean | undefined): readonly Span[] {
  const branch = condition === undefined ? null : condition ? statement.else : statement.statement;
  return branch === null ? [] : [{ start: branch.start, end: branch.end }];
}

class Endings {
  readonly #condition: Condition;
  readonly #known = new Map<StatementSyntax, Ending | undefined>();

  constructor(condition: Condition) {
    this.#condition = condition;
  }

  /** A local function may be called before it is declared, and a label can be reached from elsewhere. */
  behind(statements: readonly StatementSyntax[]): readonly Span[] {
    const unreached: Span[] = [];
    let ending: Ending | undefined;
    let start: number | undefined;
    for (const statement of statements) {
      const { end } = statement;
      if (ending === undefined || statement.kind === "LabeledStatement") {
        ending = this.#of(statement, 0);
        start = undefined;
      } else if (statement.kind === "LocalFunctionStatement") start = undefined;
      else {
        // As few as possible: every call is held against them.
        if (start === undefined) start = statement.start;
        else unreached.pop();
        unreached.push({ start, end });
      }
    }
    return unreached;
  }

  #of(statement: StatementSyntax, depth: number): Ending | undefined {
    if (depth > deepest) return undefined;
    if (this.#known.has(statement)) return this.#known.get(statement);
    const ending = this.#ofKind(statement, depth + 1);
    this.#known.set(statement, ending);
    return ending;
  }

  #ofKind(statement: StatementSyntax, depth: number): Ending | undefined {
    switch (statement.kind) {
      case "ReturnStatement":
      case "ThrowStatement":
      case "YieldBreakStatement":
        return "leaves";
      case "BreakStatement":
      case "ContinueStatement":
      case "GotoStatement":
      case "GotoCaseStatement":
      case "GotoDefaultStatement":
        return "jumps";
      case "Block":
        return this.#ofAll(statement.statements, depth);
      case "LabeledStatement":
      case "UsingStatement":
      case "LockStatement":
      case "FixedStatement":
        return this.#of(statement.statement, depth);
      case "CheckedStatement":
      case "UncheckedStatement":
      case "UnsafeStatement":
        return this.#of(statement.block, depth);
      case "IfStatement":
        return this.#ofIf(statement, depth);
      case "SwitchStatement":
        return this.#ofSwitch(statement, depth);
      case "TryStatement":
        return this.#ofTry(statement, depth);
      default:
        return undefined;
    }
  }

  #ofAll(statements: readonly StatementSyntax[], depth: number): Ending | undefined {
    let ending: Ending | undefined;
    for (const statement of statements)
      if (ending === undefined || statement.kind === "LabeledStatement") ending = this.#of(statement, depth);
    return ending;
  }

  #ofIf(statement: IfStatementSyntax, depth: number): Ending | undefined {
    const condition = this.#condition(statement);
    const whenTrue = this.#of(statement.statement, depth);
    if (condition === true) return whenTrue;
    const whenFalse = statement.else === null ? undefined : this.#of(statement.else.statement, depth);
    return condition === false ? whenFalse : oneOf([whenTrue, whenFalse]);
  }

  /** What a section jumps to may be the end of the statement. */
  #ofSwitch({ sections }: SwitchStatementSyntax, depth: number): Ending | undefined {
    if (!sections.some(({ labels }) => labels.some(({ kind }) => kind === "DefaultSwitchLabel"))) return undefined;
    const ending = oneOf(sections.map(({ statements }) => this.#ofAll(statements, depth)));
    return ending === "jumps" ? undefined : ending;
  }

  #ofTry(statement: TryStatementSyntax, depth: number): Ending | undefined {
    const ending = this.#of(statement.block, depth);
    const last = statement.finally === null ? undefined : this.#of(statement.finally.block, depth);
    return last ?? oneOf([ending, ...statement.catches.map(({ block }) => this.#of(block, depth))]);
  }
}

/** Undefined where one of them goes on. */
function oneOf(endings: readonly (Ending | undefined)[]): Ending | undefined {
  if (endings.length === 0 || endings.includes(undefined)) return undefined;
  return endings.includes("jumps") ? "jumps" : "leaves";
}
