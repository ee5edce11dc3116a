/** Statements that never run: behind a `return` or `throw` that always happens, or where a constant condition leaves them out. */

import type {
  ExpressionSyntax,
  IfStatementSyntax,
  Span,
  StatementSyntax,
  SwitchStatementSyntax,
  SyntaxNode,
  TryStatementSyntax,
} from "../syntax/nodes.js";

/** `waits`: until the program is shut down. `jumps`: to another place in the same method. */
export type Ending = "leaves" | "waits" | "jumps";

/** What the syntax does not tell. */
export interface EndingRules {
  /** How a statement of this expression alone ends; undefined where the next statement follows. */
  readonly ofExpression: (expression: ExpressionSyntax) => Ending | undefined;
  /** How it ends where this is returned: a task that the caller waits for. */
  readonly ofReturned?: (expression: ExpressionSyntax) => Ending | undefined;
  /** Undefined where it is not constant. */
  readonly condition: (statement: IfStatementSyntax) => boolean | undefined;
}

export interface Unreached extends Span {
  readonly ending: Ending | "constant";
}

/** Code that is nested deeper is taken to run. */
const deepest = 50;

/** What is left out of the statements that stand directly in these nodes. */
export function unreachedIn(nodes: readonly SyntaxNode[], rules: EndingRules): readonly Unreached[] {
  const endings = new Endings(rules);
  return nodes.flatMap((node): readonly Unreached[] => {
    if (node.kind === "IfStatement") return unreachedBranch(node, rules);
    return node.kind === "Block" || node.kind === "SwitchSection" ? endings.behind(node.statements) : [];
  });
}

/** How statements that follow each other end; undefined where what is behind them is reached. */
export function endingOf(statements: readonly StatementSyntax[], rules: EndingRules): Ending | undefined {
  return new Endings(rules).ofAll(statements, 0);
}

function unreachedBranch(statement: IfStatementSyntax, rules: EndingRules): readonly Unreached[] {
  const condition = rules.condition(statement);
  const branch = condition === undefined ? null : condition ? statement.else : statement.statement;
  return branch === null ? [] : [{ start: branch.start, end: branch.end, ending: "constant" }];
}

class Endings {
  readonly #rules: EndingRules;
  readonly #known = new Map<StatementSyntax, Ending | undefined>();

  constructor(rules: EndingRules) {
    this.#rules = rules;
  }

  /** A local function may be called before it is declared, and a label can be reached from elsewhere. */
  behind(statements: readonly StatementSyntax[]): readonly Unreached[] {
    const unreached: Unreached[] = [];
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
        unreached.push({ start, end, ending });
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
        return (statement.expression === null ? undefined : this.#rules.ofReturned?.(statement.expression)) ?? "leaves";
      case "ThrowStatement":
      case "YieldBreakStatement":
        return "leaves";
      case "BreakStatement":
      case "ContinueStatement":
      case "GotoStatement":
      case "GotoCaseStatement":
      case "GotoDefaultStatement":
        return "jumps";
      case "ExpressionStatement":
        return this.#rules.ofExpression(statement.expression);
      case "Block":
        return this.ofAll(statement.statements, depth);
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

  ofAll(statements: readonly StatementSyntax[], depth: number): Ending | undefined {
    let ending: Ending | undefined;
    for (const statement of statements)
      if (ending === undefined || statement.kind === "LabeledStatement") ending = this.#of(statement, depth);
    return ending;
  }

  #ofIf(statement: IfStatementSyntax, depth: number): Ending | undefined {
    const condition = this.#rules.condition(statement);
    const whenTrue = this.#of(statement.statement, depth);
    if (condition === true) return whenTrue;
    const whenFalse = statement.else === null ? undefined : this.#of(statement.else.statement, depth);
    return condition === false ? whenFalse : oneOf([whenTrue, whenFalse]);
  }

  /** What a section jumps to may be the end of the statement. */
  #ofSwitch({ sections }: SwitchStatementSyntax, depth: number): Ending | undefined {
    if (!sections.some(({ labels }) => labels.some(({ kind }) => kind === "DefaultSwitchLabel"))) return undefined;
    const ending = oneOf(sections.map(({ statements }) => this.ofAll(statements, depth)));
    return ending === "jumps" ? undefined : ending;
  }

  #ofTry(statement: TryStatementSyntax, depth: number): Ending | undefined {
    const ending = this.#of(statement.block, depth);
    if (ending === "waits") return ending;
    const last = statement.finally === null ? undefined : this.#of(statement.finally.block, depth);
    return last ?? oneOf([ending, ...statement.catches.map(({ block }) => this.#of(block, depth))]);
  }
}

/** Undefined where one of them goes on. */
function oneOf(endings: readonly (Ending | undefined)[]): Ending | undefined {
  if (endings.length === 0 || endings.includes(undefined)) return undefined;
  return endings.includes("jumps") ? "jumps" : endings.includes("waits") ? "waits" : "leaves";
}
