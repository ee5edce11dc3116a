/** Local variables and functions: which a place declares, and which values a variable is given. */

import { forEachChild, identifierText, initializerOf, walk } from "../../../syntax/index.js";
import type {
  ExpressionSyntax,
  IdentifierToken,
  LocalFunctionStatementSyntax,
  PatternSyntax,
  QueryBodySyntax,
  QueryClauseSyntax,
  QueryExpressionSyntax,
  RecursivePatternSyntax,
  SwitchExpressionArmSyntax,
  SyntaxNode,
  TypeSyntax,
  VariableDeclarationSyntax,
  VariableDesignationSyntax,
} from "../../../syntax/nodes.js";
import { hasModifier } from "../../declarations/modifiers.js";
import { SourceMethod } from "../../declarations/source-method.js";
import { bindType } from "../../names/type-binder.js";
import type { SourceExpression } from "../../symbols/bound-expression.js";
import { enclosingType, type LocalScope, type Scope } from "../../symbols/scope.js";
import type { LocalFunction, LocalTable, LocalVariable } from "../../symbols/source-symbols.js";
import type { AnnotatedType } from "../../symbols/symbols.js";
import { noteConditionalReceiver } from "../conditional-access.js";
import { typeOfExpression } from "../expressions.js";
import { elementOf, iteratedType, matchedMember, matchedType, partOf } from "./matched-types.js";
import { outType } from "./out-arguments.js";
import { resultElement, sequenceOf } from "./query-types.js";
import { governingOf, introducesScope } from "./scope-nodes.js";

function unknown(): undefined {
  return undefined;
}

/** `1` of `var (a, b) = (1, 2)`. */
function writtenAt(written: SourceExpression | undefined, at: number): SourceExpression | undefined {
  const element = written?.syntax.kind === "TupleExpression" ? written.syntax.arguments[at]?.expression : undefined;
  return element && written && { syntax: element, scope: written.scope };
}

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
        this.#visit(node.expression);
        this.#visit(node.statement);
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
      case "ForEachVariableStatement": {
        const collection = { syntax: node.expression, scope: this.#scope.parent };
        this.#deconstructed(node.variable, () => iteratedType(collection));
        this.#visit(node.variable);
        this.#visit(node.statement);
        return;
      }
      case "SwitchStatement":
        for (const section of node.sections) for (const statement of section.statements) this.#visit(statement);
        return;
      case "SwitchSection":
        for (const label of node.labels) {
          if (label.kind === "CasePatternSwitchLabel") this.#matched(label.pattern, this.#governing(node));
          this.#visit(label);
        }
        return;
      case "SwitchExpressionArm":
        if (!this.#addRest(node)) this.#matched(node.pattern, this.#governing(node));
        forEachChild(node, (child) => this.#visit(child));
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
      case "SimpleAssignmentExpression":
        if (node.left.kind === "DeclarationExpression" || node.left.kind === "TupleExpression") {
          const value = { syntax: node.right, scope: this.#scope };
          this.#deconstructed(node.left, () => typeOfExpression(value), value);
        }
        break;
      case "InvocationExpression":
      case "ObjectCreationExpression":
      case "ImplicitObjectCreationExpression":
        for (const { expression } of node.argumentList?.arguments ?? []) this.#givenOut(expression, node);
        break;
      case "ConditionalAccessExpression":
        noteConditionalReceiver(node, this.#scope);
        break;
      case "DeclarationExpression":
        this.#designation(node.designation, node.type, unknown);
        break;
      case "IsPatternExpression":
        this.#matched(node.pattern, { syntax: node.expression, scope: this.#scope });
        break;
      case "DeclarationPattern":
        this.#designation(node.designation, node.type, unknown);
        break;
      case "VarPattern":
        this.#designation(node.designation, null, unknown);
        break;
      case "RecursivePattern":
      case "ListPattern":
        if (node.designation !== null) this.#designation(node.designation, "type" in node ? node.type : null, unknown);
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
      this.#add(variable.identifier, { type: declaration.type, isConst, initializer });
    }
  }

  #designation(
    designation: VariableDesignationSyntax,
    type: TypeSyntax | null,
    inferred: () => AnnotatedType | undefined,
    written?: SourceExpression,
  ): void {
    if (designation.kind === "SingleVariableDesignation")
      this.#add(designation.identifier, { type, inferred, initializer: written });
    else if (designation.kind === "ParenthesizedVariableDesignation") {
      const { variables } = designation;
      for (const [at, one] of variables.entries())
        this.#designation(one, null, () => partOf(inferred(), at, variables.length), writtenAt(written, at));
    }
  }

  /** `out var x`: the variable has the type of the parameter. */
  #givenOut(syntax: ExpressionSyntax, call: ExpressionSyntax): void {
    const scope = this.#scope;
    if (syntax.kind === "DeclarationExpression")
      this.#designation(syntax.designation, syntax.type, () => outType({ syntax: call, scope }, { syntax, scope }));
  }

  /** `var (a, b) = x` and `(var a, b) = x`. */
  #deconstructed(left: ExpressionSyntax, value: () => AnnotatedType | undefined, written?: SourceExpression): void {
    if (left.kind === "DeclarationExpression") this.#designation(left.designation, left.type, value, written);
    else if (left.kind === "TupleExpression") {
      const { arguments: parts } = left;
      for (const [at, { expression }] of parts.entries())
        this.#deconstructed(expression, () => partOf(value(), at, parts.length), writtenAt(written, at));
    }
  }

  /** What a `switch` is about. */
  #governing(node: SyntaxNode): SourceExpression | undefined {
    const syntax = governingOf(node)?.expression;
    return syntax === undefined ? undefined : { syntax, scope: this.#scope.parent };
  }

  /** `var x` behind an arm that takes null. */
  #addRest(node: SwitchExpressionArmSyntax): boolean {
    const { pattern } = node;
    const expression = governingOf(node)?.isPresent === true ? this.#governing(node) : undefined;
    if (expression === undefined || pattern.kind !== "VarPattern") return false;
    if (pattern.designation.kind !== "SingleVariableDesignation") return false;
    this.#add(pattern.designation.identifier, { type: null, source: { kind: "present", expression } });
    return true;
  }

  /** `x is { } y`, `x is not { Done: true } y`, `x is var y`: the variable has the type of what is matched. */
  #matched(pattern: PatternSyntax, matched: SourceExpression | undefined): void {
    if (matched !== undefined) this.#pattern(pattern, () => typeOfExpression(matched), matched);
  }

  #pattern(pattern: PatternSyntax, input: () => AnnotatedType | undefined, matched?: SourceExpression): void {
    switch (pattern.kind) {
      case "ParenthesizedPattern":
      case "NotPattern":
        this.#pattern(pattern.pattern, input, matched);
        break;
      case "AndPattern":
      case "OrPattern":
        this.#pattern(pattern.left, input, matched);
        this.#pattern(pattern.right, input, matched);
        break;
      case "VarPattern":
        if (matched !== undefined && pattern.designation.kind === "SingleVariableDesignation")
          this.#add(pattern.designation.identifier, { type: null, source: { kind: "same", expression: matched } });
        this.#designation(pattern.designation, null, input);
        break;
      case "RecursivePattern":
        this.#recursivePattern(pattern, input, matched);
        break;
      case "ListPattern":
        for (const element of pattern.patterns)
          if (element.kind === "SlicePattern") {
            if (element.pattern !== null) this.#pattern(element.pattern, input);
          } else this.#pattern(element, () => elementOf(input()));
        if (pattern.designation !== null) this.#designation(pattern.designation, null, () => matchedType(input()));
        break;
      default:
        break;
    }
  }

  #recursivePattern(
    pattern: RecursivePatternSyntax,
    input: () => AnnotatedType | undefined,
    matched: SourceExpression | undefined,
  ): void {
    const { type, designation } = pattern;
    const scope = this.#scope;
    const patternType = (): AnnotatedType | undefined => (type === null ? matchedType(input()) : bindType(type, scope));
    if (designation?.kind === "SingleVariableDesignation" && type === null && matched !== undefined)
      this.#add(designation.identifier, { type: null, source: { kind: "match", expression: matched } });
    if (designation !== null) this.#designation(designation, type, patternType);
    const positions = pattern.positionalPatternClause?.subpatterns ?? [];
    for (const [at, part] of positions.entries())
      this.#pattern(part.pattern, () => partOf(patternType(), at, positions.length));
    for (const { expressionColon, pattern: inner } of pattern.propertyPatternClause?.subpatterns ?? [])
      this.#pattern(inner, () => matchedMember(patternType(), expressionColon, scope));
  }

  #query(node: QueryExpressionSyntax): void {
    this.#add(node.fromClause.identifier, {
      type: node.fromClause.type,
      source: this.#elementOf(node.fromClause.expression),
    });
    for (let body: QueryBodySyntax | undefined = node.body; body !== undefined; body = body.continuation?.body) {
      for (const clause of body.clauses) this.#queryClause(clause);
      const { continuation, selectOrGroup } = body;
      if (continuation !== null)
        this.#add(continuation.identifier, { type: null, inferred: () => resultElement(selectOrGroup, this.#scope) });
    }
  }

  #queryClause(clause: QueryClauseSyntax): void {
    switch (clause.kind) {
      case "FromClause":
        this.#add(clause.identifier, { type: clause.type, source: this.#elementOf(clause.expression, this.#scope) });
        break;
      case "LetClause":
        this.#add(clause.identifier, { type: null, initializer: { syntax: clause.expression, scope: this.#scope } });
        break;
      case "JoinClause":
        this.#add(clause.identifier, { type: clause.type, source: this.#elementOf(clause.inExpression, this.#scope) });
        if (clause.into !== null) {
          const joined = { syntax: clause.inExpression, scope: this.#scope };
          this.#add(clause.into.identifier, {
            type: null,
            inferred: () => sequenceOf(iteratedType(joined), this.#scope),
          });
        }
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

  /** The collection is outside the scope of its elements; only in a query it may name range variables. */
  #elementOf(syntax: ExpressionSyntax, scope: Scope = this.#scope.parent): LocalVariable["source"] {
    return { kind: "element", expression: { syntax, scope } };
  }

  #add(
    identifier: IdentifierToken,
    declarator: {
      readonly type: TypeSyntax | null;
      readonly isConst?: boolean;
      readonly initializer?: SourceExpression | undefined;
      readonly source?: LocalVariable["source"];
      readonly inferred?: () => AnnotatedType | undefined;
    },
  ): void {
    const name = identifierText(this.#scope.context.file, identifier);
    if (name === "" || this.table.has(name)) return;
    this.table.set(name, {
      kind: "variable",
      name,
      identifier,
      isConst: declarator.isConst ?? false,
      type: declarator.type,
      initializer: declarator.initializer,
      source: declarator.source,
      inferred: declarator.inferred,
      scope: this.#scope,
      extent: this.#extent,
    });
  }
}
