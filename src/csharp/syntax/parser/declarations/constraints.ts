/** Constraints of type parameters (language specification 15.2.5). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  RefStructConstraintSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterConstraintSyntax,
} from "../../nodes.js";
import { identifierName } from "../names.js";
import { endFrom, expect, none, take } from "../state.js";
import { parseType } from "../types.js";

export function parseConstraintClauses(): readonly TypeParameterConstraintClauseSyntax[] {
  if (!at(T.Where)) return none;
  const clauses: TypeParameterConstraintClauseSyntax[] = [];
  while (at(T.Where)) clauses.push(parseConstraintClause());
  return clauses;
}

function parseConstraintClause(): TypeParameterConstraintClauseSyntax {
  const start = tokenStart();
  next();
  const name = identifierName();
  expect(T.Colon);
  const constraints: TypeParameterConstraintSyntax[] = [];
  if (at(T.OpenBrace) || at(T.Semicolon)) expect(T.Identifier);
  else {
    do constraints.push(parseConstraint());
    while (take(T.Comma));
  }
  return { kind: "TypeParameterConstraintClause", start, end: endFrom(start), name, constraints };
}

function parseConstraint(): TypeParameterConstraintSyntax {
  const start = tokenStart();
  switch (kind()) {
    case T.New:
      next();
      expect(T.OpenParen);
      expect(T.CloseParen);
      return { kind: "ConstructorConstraint", start, end: endFrom(start) };
    case T.Struct:
      next();
      return { kind: "StructConstraint", start, end: endFrom(start), isNullable: false };
    case T.Class: {
      next();
      const isNullable = take(T.Question);
      return { kind: "ClassConstraint", start, end: endFrom(start), isNullable };
    }
    case T.Default:
      next();
      return { kind: "DefaultConstraint", start, end: endFrom(start) };
    case T.Allows:
      if (peek(1) === T.Ref) {
        next();
        const constraints: RefStructConstraintSyntax[] = [];
        do {
          const refStart = tokenStart();
          next();
          expect(T.Struct);
          constraints.push({ kind: "RefStructConstraint", start: refStart, end: endFrom(refStart) });
        } while (at(T.Comma) && peek(1) === T.Ref && take(T.Comma));
        return { kind: "AllowsConstraintClause", start, end: endFrom(start), constraints };
      }
  }
  const type = parseType();
  return { kind: "TypeConstraint", start, end: endFrom(start), type };
}
