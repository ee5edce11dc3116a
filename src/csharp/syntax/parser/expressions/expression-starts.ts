import { T } from "../../lexer/token-kinds.js";
import { kind } from "../../lexer/token-stream.js";
import { atName } from "../names.js";
import { isPredefinedType } from "../state.js";
import { isPossibleAnonymousMethod, isPossibleLambda } from "./lambdas.js";
import { precedence, prefixKind } from "./operators.js";

/** Whether the token here can be in an expression at all: what lists go by when something is missing. */
export function isPossibleExpression(): boolean {
  const k = kind();
  if (k >= T.Plus && k <= T.QuestionQuestionEquals) return true;
  return canStartExpression();
}

export function canStartExpression(): boolean {
  const k = kind();
  switch (k) {
    case T.TypeOf:
    case T.Default:
    case T.SizeOf:
    case T.MakeRef:
    case T.RefType:
    case T.Checked:
    case T.Unchecked:
    case T.RefValue:
    case T.ArgList:
    case T.Base:
    case T.False:
    case T.This:
    case T.True:
    case T.Null:
    case T.OpenParen:
    case T.OpenBracket:
    case T.NumericLiteral:
    case T.StringLiteral:
    case T.Utf8StringLiteral:
    case T.InterpolatedString:
    case T.CharacterLiteral:
    case T.New:
    case T.Delegate:
    case T.ColonColon:
    case T.Throw:
    case T.StackAlloc:
    case T.DotDot:
    case T.Ref:
      return true;
    case T.Static:
      return isPossibleAnonymousMethod() || isPossibleLambda(precedence.expression);
    case T.From:
      return true;
    default:
      if (k >= T.Identifier) return atName();
      return isPredefinedType(k) || (prefixKind[k] ?? null) !== null;
  }
}

/** Keywords that start a statement, and so end whatever expression was left open before them. */
export function isStatementKeyword(k: T): boolean {
  switch (k) {
    case T.Break:
    case T.Case:
    case T.Catch:
    case T.Const:
    case T.Continue:
    case T.Do:
    case T.Finally:
    case T.For:
    case T.ForEach:
    case T.Goto:
    case T.If:
    case T.Else:
    case T.Lock:
    case T.Return:
    case T.Try:
    case T.Using:
    case T.While:
      return true;
    default:
      return false;
  }
}
