/** Query expressions over known collections (ECMA-334 §12.20): as the methods do that they stand for. */
import { typeOfExpression } from "../binding/expressions/expressions.js";
import { scopeInside } from "../binding/expressions/scopes/local-scopes.js";
import type { Scope } from "../binding/symbols/scope.js";
import type {
  ExpressionSyntax,
  IdentifierToken,
  JoinClauseSyntax,
  QueryBodySyntax,
  QueryClauseSyntax,
  QueryExpressionSyntax,
} from "../syntax/nodes.js";
import { enumerate, makeList, makeSequence } from "./collections.js";
import { VariableScope } from "./environment.js";
import { evaluate } from "./expressions.js";
import type { CSharpMachine } from "./machine.js";
import type { Element, Items } from "./memory.js";
import { areEqual } from "./operators.js";
import { grouped, sorted } from "./sequences.js";
import { setLocal } from "./statements.js";
import { type CSharpValue, knownBoolean } from "./value.js";

interface QueryPlace {
  readonly syntax: QueryExpressionSyntax;
  readonly scope: Scope;
}

/** The range variables of one element: each clause adds its own to those before it. */
interface Row extends Pick<Element, "conditions"> {
  readonly environment: VariableScope;
}

interface Rows {
  readonly rows: readonly Row[];
  readonly rest: Items["rest"];
}

export function evaluateQuery(machine: CSharpMachine, place: QueryPlace, environment: VariableScope): CSharpValue {
  const around = environment.captured();
  return makeSequence(typeOfExpression(place)?.type, place, () => new Query(machine, place, around).run());
}

class Query {
  readonly #machine: CSharpMachine;
  readonly #place: QueryPlace;
  readonly #scope: Scope;
  readonly #environment: VariableScope;

  constructor(machine: CSharpMachine, place: QueryPlace, environment: VariableScope) {
    this.#machine = machine;
    this.#place = place;
    this.#scope = scopeInside(place.syntax, place.scope);
    this.#environment = environment;
  }

  run(): Items {
    const { syntax, scope } = this.#place;
    const { identifier, expression } = syntax.fromClause;
    const source = evaluate(this.#machine, { syntax: expression, scope }, this.#environment);
    return this.#body(syntax.body, this.#rowsOf(identifier, enumerate(this.#machine, source, this.#place)));
  }

  #rowsOf(identifier: IdentifierToken, { elements, rest }: Items): Rows {
    const start: Row = { environment: this.#environment, conditions: [] };
    return { rows: elements.map((one) => this.#extended(start, identifier, one.value, one.conditions)), rest };
  }

  #body(body: QueryBodySyntax, from: Rows): Items {
    const { selectOrGroup: last, continuation } = body;
    const { rows, rest } = body.clauses.reduce((before, clause) => this.#clause(clause, before), from);
    const selected = last.kind === "SelectClause" ? last.expression : last.groupExpression;
    const rowOfElement = new Map<Element, Row>();
    const elements = rows.map((row): Element => {
      const element = { value: this.#value(selected, row), place: this.#place, conditions: row.conditions };
      rowOfElement.set(element, row);
      return element;
    });
    const items =
      last.kind === "SelectClause"
        ? { elements, rest }
        : grouped(this.#machine, this.#place, { elements, rest }, (element) =>
            this.#value(last.byExpression, rowOfElement.get(element)),
          );
    return continuation === null ? items : this.#body(continuation.body, this.#rowsOf(continuation.identifier, items));
  }

  #clause(clause: QueryClauseSyntax, { rows, rest }: Rows): Rows {
    switch (clause.kind) {
      case "FromClause":
        return this.#flatten(rows, rest, (row) => {
          const { elements, rest: more } = this.#sequence(clause.expression, row);
          return {
            rows: elements.map((one) => this.#extended(row, clause.identifier, one.value, one.conditions)),
            rest: more,
          };
        });
      case "LetClause":
        return {
          rows: rows.map((row) => this.#extended(row, clause.identifier, this.#value(clause.expression, row))),
          rest,
        };
      case "WhereClause":
        return {
          rows: rows.flatMap((row): readonly Row[] => {
            const holds = knownBoolean(this.#value(clause.condition, row));
            if (holds !== undefined) return holds ? [row] : [];
            const condition = { place: { syntax: clause.condition, scope: this.#scope }, isTaken: true };
            return [{ ...row, conditions: [...row.conditions, condition] }];
          }),
          rest,
        };
      case "OrderByClause": {
        const orders = clause.orderings.map((one) => ({
          key: (row: Row) => this.#value(one.expression, row),
          isDown: one.kind === "DescendingOrdering",
          isOrdinal: false,
        }));
        return { rows: sorted(rows, orders), rest };
      }
      case "JoinClause":
        return this.#flatten(rows, rest, (row) => this.#join(clause, row));
    }
  }

  #join(clause: JoinClauseSyntax, row: Row): Rows {
    const { elements, rest } = this.#sequence(clause.inExpression, row);
    const key = this.#value(clause.leftExpression, row);
    const matching = elements.filter((one) => {
      const other = this.#value(clause.rightExpression, this.#extended(row, clause.identifier, one.value));
      return areEqual(this.#machine, other, key) === true;
    });
    if (clause.into === null)
      return { rows: matching.map((one) => this.#extended(row, clause.identifier, one.value, one.conditions)), rest };
    const all = makeList(this.#machine, undefined, { elements: matching, rest }, this.#place);
    return { rows: [this.#extended(row, clause.into.identifier, all)], rest: undefined };
  }

  #flatten(rows: readonly Row[], rest: Items["rest"], each: (row: Row) => Rows): Rows {
    const parts = rows.map(each);
    return {
      rows: parts.flatMap((part) => part.rows),
      rest: rest ?? parts.find((part) => part.rest !== undefined)?.rest,
    };
  }

  #sequence(syntax: ExpressionSyntax, row: Row): Items {
    return enumerate(this.#machine, this.#value(syntax, row), this.#place);
  }

  #value(syntax: ExpressionSyntax, row: Row | undefined): CSharpValue {
    return evaluate(this.#machine, { syntax, scope: this.#scope }, row?.environment ?? this.#environment);
  }

  #extended(row: Row, identifier: IdentifierToken, value: CSharpValue, conditions: Row["conditions"] = []): Row {
    const environment = new VariableScope(row.environment.frame, row.environment);
    setLocal(this.#machine, identifier, this.#scope, environment, value, this.#place);
    return { environment, conditions: [...row.conditions, ...conditions] };
  }
}
