/** Local variables and functions: which a place declares, and which values a variable is given. */

import { forEachChild, identifierText, initializerOf, walk } from "../../syntax/index.js";
import type {
  ExpressionSyntax,
  IdentifierToken,
  LocalFunctionStatementSyntax,
  PatternSyntax,
  QueryBodySyntax,
  QueryClauseSyntax,
  QueryExpressionSyntax,
  SyntaxNode,
  TypeSyntax,
  VariableDeclarationSyntax,
  VariableDesignationSyntax,
} from "../../syntax/nodes.js";
import { hasModifier } from "../declarations/modifiers.js";
import { SourceMethod } from "../declarations/source-method.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import { enclosingType, type LocalScope } from "../symbols/scope.js";
import type { LocalFunction, LocalTable, LocalVariable } from "../symbols/source-symbols.js";
import { introducesScope } from "./scope-nodes.js";

const noLocals: LocalTable = new Map();

/** What this node declares for everything inside it. */
export function declareLocals(node: SyntaxNode, scope: LocalScope): LocalTable {
  if (node.kind === "Block" && !node.mayDeclare) return noLocals;
  const collector = new LocalCollector(node, scope);
  collector.declare(node);
  return collector.table;
}

class LocalCollector {
  readonly table = new Map<string, LocalVariable | LocalFunction>();
  readonly #extent: SyntaxNode;
  readonly #scope: LocalScope;

  constructor(extent: SyntaxNode, scope: LocalScope) {
    this.#extent = extent;
    this.#scope = scope;
  }

  declare(node: SyntaxNode): void {
    switch (node.kind) {
      case "ForEachStatement":
        this.#add(node.identifier, { type: node.type, source: this.#elementOf(node.expression) });
        return;
      case "CatchClause":
        if (node.declaration !== null && node.declaration.identifier !== null) {
          this.#add(node.declaration.identifier, { type: node.declaration.type });
        }
        if (node.filter !== null) this.#visit(node.filter);
        return;
      case "FromClause":
        this.#add(node.identifier, { type: node.type, source: this.#elementOf(node.expression) });
        return;
      case "ForEachVariableStatement":
        this.#visit(node.variable);
        return;
      case "SwitchStatement":
        for (const section of node.sections) for (const statement of section.statements) this.#visit(statement);
        return;
      case "SwitchSection":
        for (const label of node.labels) this.#visit(label);
        return;
      case "QueryExpression":
        this.#query(node);
        return;
      default:
        forEachChild(node, (child) => this.#visit(child));
    }
  }

  /** Goes down as far as names are still declared here and not in a scope further in. */
  #visit(root: SyntaxNode): void {
    walk(root, (node) => {
      if (node.kind === "LocalFunctionStatement") {
        this.#function(node);
        return false;
      }
      this.#declareAt(node);
      if (node.kind === "SwitchStatement") this.#visit(node.expression);
      return !introducesScope(node);
    });
  }

  #declareAt(node: SyntaxNode): void {
    switch (node.kind) {
      case "LocalDeclarationStatement":
        this.#variables(node.declaration, hasModifier(node.modifiers, "ConstKeyword"));
        break;
      case "VariableDeclaration":
        this.#variables(node, false);
        break;
      case "DeclarationExpression":
        this.#designation(node.designation, node.type);
        break;
      case "SimpleAssignmentExpression":
        this.#deconstructed(node.left, node.right);
        break;
      case "IsPatternExpression":
        this.#matched(node.pattern, node.expression);
        break;
      case "DeclarationPattern":
        this.#designation(node.designation, node.type);
        break;
      case "VarPattern":
        this.#designation(node.designation, null);
        break;
      case "RecursivePattern":
      case "ListPattern":
        if (node.designation !== null) this.#designation(node.designation, "type" in node ? node.type : null);
        break;
      default:
        break;
    }
  }

  #variables(declaration: VariableDeclarationSyntax, isConst: boolean): void {
    for (const variable of declaration.variables) {
      const name = identifierText(this.#scope.context.file, variable.identifier);
      if (this.table.has(name)) continue;
      const clause = initializerOf(variable);
      const initializer = clause === null ? undefined : { syntax: clause.value, scope: this.#scope };
      this.#add(variable.identifier, { type: declaration.type, isConst, initializer, isHidden: false });
    }
  }

  #designation(designation: VariableDesignationSyntax, type: TypeSyntax | null): void {
    if (designation.kind === "SingleVariableDesignation") this.#add(designation.identifier, { type });
    else if (designation.kind === "ParenthesizedVariableDesignation") {
      for (const part of designation.variables) this.#designation(part, null);
    }
  }

  /** `var (a, b) = (1, 2)`, `(var a, b) = (1, 2)`: each variable has the value in its place. */
  #deconstructed(left: ExpressionSyntax, right: ExpressionSyntax): void {
    if (right.kind !== "TupleExpression") return;
    const values = right.arguments.map(({ expression }) => expression);
    if (left.kind === "TupleExpression") {
      for (const [at, { expression }] of left.arguments.entries()) {
        const value = values[at];
        if (value === undefined) continue;
        if (expression.kind === "DeclarationExpression")
          this.#designated(expression.designation, expression.type, value);
        else this.#deconstructed(expression, value);
      }
    } else if (left.kind === "DeclarationExpression") this.#designated(left.designation, null, right);
  }

  #designated(designation: VariableDesignationSyntax, type: TypeSyntax | null, value: ExpressionSyntax): void {
    if (designation.kind === "SingleVariableDesignation")
      this.#add(designation.identifier, { type, initializer: { syntax: value, scope: this.#scope } });
    else if (designation.kind === "ParenthesizedVariableDesignation" && value.kind === "TupleExpression")
      for (const [at, part] of designation.variables.entries()) {
        const element = value.arguments[at]?.expression;
        if (element !== undefined) this.#designated(part, null, element);
      }
  }

  /** `x is { } y`, `x is not { Done: true } y`, `x is var y`: the variable has the type of what is matched. */
  #matched(pattern: PatternSyntax, matched: ExpressionSyntax): void {
    switch (pattern.kind) {
      case "ParenthesizedPattern":
      case "NotPattern":
        this.#matched(pattern.pattern, matched);
        break;
      case "AndPattern":
        this.#matched(pattern.left, matched);
        this.#matched(pattern.right, matched);
        break;
      case "VarPattern":
      case "RecursivePattern": {
        const { designation } = pattern;
        const isTyped = pattern.kind === "RecursivePattern" && pattern.type !== null;
        if (isTyped || designation?.kind !== "SingleVariableDesignation") break;
        const kind = pattern.kind === "VarPattern" ? "same" : "match";
        this.#add(designation.identifier, {
          type: null,
          source: { kind, expression: { syntax: matched, scope: this.#scope } },
        });
        break;
      }
      default:
        break;
    }
  }

  #query(node: QueryExpressionSyntax): void {
    this.#add(node.fromClause.identifier, {
      type: node.fromClause.type,
      source: this.#elementOf(node.fromClause.expression),
    });
    for (let body: QueryBodySyntax | undefined = node.body; body !== undefined; body = body.continuation?.body) {
      for (const clause of body.clauses) this.#queryClause(clause);
      if (body.continuation !== null) this.#add(body.continuation.identifier, { type: null });
    }
  }

  #queryClause(clause: QueryClauseSyntax): void {
    switch (clause.kind) {
      case "FromClause":
        this.#add(clause.identifier, { type: clause.type, source: this.#elementOf(clause.expression) });
        break;
      case "LetClause":
        this.#add(clause.identifier, { type: null, initializer: { syntax: clause.expression, scope: this.#scope } });
        break;
      case "JoinClause":
        this.#add(clause.identifier, { type: clause.type, source: this.#elementOf(clause.inExpression) });
        if (clause.into !== null) this.#add(clause.into.identifier, { type: null });
        break;
      default:
        break;
    }
  }

  #function(syntax: LocalFunctionStatementSyntax): void {
    const name = identifierText(this.#scope.context.file, syntax.identifier);
    const containing = enclosingType(this.#scope) ?? this.#scope.context.program.topLevelType();
    if (this.table.has(name) || containing === undefined) return;
    this.table.set(name, { kind: "function", name, method: new SourceMethod(syntax, this.#scope, containing) });
  }

  /** The collection is outside the scope of its elements. */
  #elementOf(syntax: ExpressionSyntax): LocalVariable["source"] {
    return { kind: "element", expression: { syntax, scope: this.#scope.parent } };
  }

  #add(
    identifier: IdentifierToken,
    given: {
      readonly type: TypeSyntax | null;
      readonly isConst?: boolean;
      readonly initializer?: SourceExpression | undefined;
      readonly source?: LocalVariable["source"];
      readonly isHidden?: boolean;
    },
  ): void {
    const name = identifierText(this.#scope.context.file, identifier);
    if (name === "" || this.table.has(name)) return;
    this.table.set(name, {
      kind: "variable",
      name,
      identifier,
      isConst: given.isConst ?? false,
      type: given.type,
      initializer: given.initializer,
      source: given.source,
      hasHiddenValues: given.isHidden ?? given.initializer === undefined,
      scope: this.#scope,
      extent: this.#extent,
    });
  }
}
