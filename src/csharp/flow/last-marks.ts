/** Which of the marked expressions ran last on each way to a place: the reaching definitions of one thing that code sets. */
import type { Constant } from "../binding/symbols/symbols.js";
import { childrenOf, type ExpressionSyntax, type SyntaxNode } from "../syntax/index.js";
import type { SwitchStatementSyntax } from "../syntax/nodes.js";

/** `closes`: what is set behind it has no effect. */
export type Mark = "sets" | "maySet" | "closes";

/** The marked nodes that ran last; undefined for ways on which none did. Empty where no way leads, or all are closed. */
export type Reached = ReadonlySet<SyntaxNode | undefined>;

export interface LastMarks {
  /** Undefined for what is not in the body. */
  readonly at: (node: SyntaxNode) => Reached | undefined;
  /** Where the body is left without a value. */
  readonly end: Reached;
  /** Where it returns a value. */
  readonly returned: Reached;
}

/** The constant that a condition, a governing expression or a label is. */
type ConstantAt = (expression: ExpressionSyntax) => Constant | undefined;

export function lastMarks(
  body: SyntaxNode,
  marks: ReadonlyMap<SyntaxNode, Mark>,
  constantAt: ConstantAt = () => undefined,
): LastMarks {
  const walk = new MarkWalk(marks, constantAt);
  const isValue = body.kind !== "Block";
  const end = walk.walk(body.kind === "ArrowExpressionClause" ? body.expression : body, new Set([undefined]));
  return {
    at: (node) => walk.at.get(node),
    end: isValue ? none : union(end, walk.end),
    returned: isValue ? end : walk.returned,
  };
}

const none: Reached = new Set();

/** Loops in loops are walked again where they change something; nobody writes code that takes so many steps. */
const mostSteps = 200_000;

class MarkWalk {
  readonly at = new Map<SyntaxNode, Reached>();
  end: Reached = none;
  returned: Reached = none;
  readonly #marks: ReadonlyMap<SyntaxNode, Mark>;
  readonly #constantAt: ConstantAt;
  /** What reaches the end of the statement that `break` leaves, and the end of a loop's body. */
  #broken: Reached = none;
  #continued: Reached = none;
  /** Whatever was set inside of the `try` statements around. */
  #thrown: Reached = none;
  #steps = 0;

  constructor(marks: ReadonlyMap<SyntaxNode, Mark>, constantAt: ConstantAt) {
    this.#marks = marks;
    this.#constantAt = constantAt;
  }

  walk(node: SyntaxNode, before: Reached): Reached {
    if (++this.#steps > mostSteps) return before;
    const reached = this.#inside(node, before);
    this.at.set(node, union(this.at.get(node) ?? none, reached));
    const mark = this.#marks.get(node);
    if (mark === undefined || reached.size === 0) return reached;
    const after: Reached =
      mark === "closes" ? none : mark === "sets" ? new Set([node]) : union(reached, new Set([node]));
    this.#thrown = union(this.#thrown, after);
    return after;
  }

  #all(nodes: readonly (SyntaxNode | null)[], before: Reached): Reached {
    return nodes.reduce((reached, node) => (node === null ? reached : this.walk(node, reached)), before);
  }

  #either(nodes: readonly SyntaxNode[], before: Reached): Reached {
    return nodes.reduce((reached, node) => union(reached, this.walk(node, before)), none);
  }

  #inside(node: SyntaxNode, before: Reached): Reached {
    switch (node.kind) {
      case "LocalFunctionStatement":
        return before;
      case "SimpleLambdaExpression":
      case "ParenthesizedLambdaExpression":
      case "AnonymousMethodExpression":
        return this.#function(node, before);
      case "IfStatement": {
        const tested = this.walk(node.condition, before);
        const isTrue = this.#isTrue(node.condition);
        const whenTrue = isTrue === false ? none : this.walk(node.statement, tested);
        if (isTrue === true) return whenTrue;
        return union(whenTrue, node.else === null ? tested : this.walk(node.else, tested));
      }
      case "ConditionalExpression": {
        const isTrue = this.#isTrue(node.condition);
        const ways = [...(isTrue === false ? [] : [node.whenTrue]), ...(isTrue === true ? [] : [node.whenFalse])];
        return this.#either(ways, this.walk(node.condition, before));
      }
      case "SwitchExpression":
        return this.#either(node.arms, this.walk(node.governingExpression, before));
      case "CoalesceExpression":
      case "LogicalAndExpression":
      case "LogicalOrExpression":
      case "ConditionalAccessExpression":
      case "CoalesceAssignmentExpression": {
        const [first, ...others] = childrenOf(node);
        const tested = first === undefined ? before : this.walk(first, before);
        return union(tested, this.#all(others, tested));
      }
      case "SwitchStatement": {
        const chosen = this.walk(node.expression, before);
        const only = this.#sectionOf(node);
        const isWhole = node.sections.some(({ labels }) => labels.some(({ kind }) => kind === "DefaultSwitchLabel"));
        const left = this.#breakable(() => this.#either(only === undefined ? node.sections : [only], chosen));
        return isWhole || only !== undefined ? left : union(left, chosen);
      }
      case "ForEachStatement":
      case "ForEachVariableStatement":
        return this.#forEach(node, this.walk(node.expression, before));
      case "WhileStatement":
        return this.#loop(before, [node.condition], node.statement, []);
      case "ForStatement": {
        const started = this.#all([node.declaration, ...node.initializers], before);
        return this.#loop(started, [node.condition], node.statement, node.incrementors);
      }
      case "DoStatement":
        return this.#breakable(() =>
          this.#loop(this.#once(node.statement, before), [node.condition], node.statement, []),
        );
      case "TryStatement":
        return this.#try(node, before);
      default:
        return this.#leaving(node, before);
    }
  }

  #isTrue(condition: ExpressionSyntax): boolean | undefined {
    const constant = this.#constantAt(condition);
    return constant?.kind === "bool" ? constant.value : undefined;
  }

  /** The section that a constant leads to; undefined where that is not known. */
  #sectionOf({ expression, sections }: SwitchStatementSyntax): SwitchStatementSyntax["sections"][number] | undefined {
    const given = this.#constantAt(expression);
    if (given === undefined || !("value" in given)) return undefined;
    return sections.find(({ labels }) =>
      labels.some((label) => {
        const constant = label.kind === "CaseSwitchLabel" ? this.#constantAt(label.value) : undefined;
        return constant?.kind === given.kind && "value" in constant && constant.value === given.value;
      }),
    );
  }

  #leaving(node: SyntaxNode, before: Reached): Reached {
    switch (node.kind) {
      case "ReturnStatement": {
        if (node.expression === null) this.end = union(this.end, before);
        else this.returned = union(this.returned, this.walk(node.expression, before));
        return none;
      }
      case "BreakStatement":
        this.#broken = union(this.#broken, before);
        return none;
      case "ContinueStatement":
        this.#continued = union(this.#continued, before);
        return none;
      case "ThrowStatement":
      case "ThrowExpression":
        this.#all(childrenOf(node), before);
        return none;
      default:
        return this.#all(childrenOf(node), before);
    }
  }

  /** It may run here, later, or never; its returns are its own. */
  #function(node: SyntaxNode, before: Reached): Reached {
    const { end, returned } = this;
    const reached = this.#all(childrenOf(node), before);
    const ran = union(reached, union(this.end, this.returned));
    this.end = end;
    this.returned = returned;
    return union(before, ran);
  }

  #breakable(walk: () => Reached): Reached {
    const around = this.#broken;
    this.#broken = none;
    const left = union(walk(), this.#broken);
    this.#broken = around;
    return left;
  }

  #once(body: SyntaxNode, before: Reached): Reached {
    const around = this.#continued;
    this.#continued = none;
    const reached = union(this.walk(body, before), this.#continued);
    this.#continued = around;
    return reached;
  }

  #loop(
    before: Reached,
    tests: readonly (SyntaxNode | null)[],
    body: SyntaxNode,
    steps: readonly SyntaxNode[],
  ): Reached {
    const isEndless = tests.length > 0 && tests.every((test) => test === null || test.kind === "TrueLiteralExpression");
    return this.#breakable(() => {
      let entered = before;
      for (;;) {
        const tested = this.#all(tests, entered);
        const back = this.#all(steps, this.#once(body, tested));
        const next = union(entered, back);
        if (next.size === entered.size) return isEndless ? none : tested;
        entered = next;
      }
    });
  }

  #forEach({ expression, statement }: ForEachSyntax, before: Reached): Reached {
    if (!hasElements(expression)) return this.#loop(before, [], statement, []);
    return this.#breakable(() => this.#loop(this.#once(statement, before), [], statement, []));
  }

  #try(node: Extract<SyntaxNode, { kind: "TryStatement" }>, before: Reached): Reached {
    const around = this.#thrown;
    this.#thrown = before;
    const tried = this.walk(node.block, before);
    const caught = this.#either(node.catches, this.#thrown);
    this.#thrown = union(around, this.#thrown);
    const left = union(tried, caught);
    return node.finally === null ? left : this.walk(node.finally, left);
  }
}

type ForEachSyntax = Extract<SyntaxNode, { kind: "ForEachStatement" | "ForEachVariableStatement" }>;

function hasElements(list: ExpressionSyntax): boolean {
  switch (list.kind) {
    case "ArrayCreationExpression":
    case "ImplicitArrayCreationExpression":
      return (list.initializer?.expressions.length ?? 0) > 0;
    case "CollectionExpression":
      return list.elements.some(({ kind }) => kind === "ExpressionElement");
    default:
      return false;
  }
}

function union(a: Reached, b: Reached): Reached {
  if (a === b || b.size === 0) return a;
  return a.size === 0 ? b : new Set([...a, ...b]);
}
