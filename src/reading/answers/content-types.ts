/** What MVC calls the body of an `ObjectResult`: the first of its content types that a formatter writes. */
import { isJsonType, isRange } from "../../contract/http/media-type.js";
import { expressionsIn, textOf } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { constantValue, type FramedExpression } from "../../csharp/flow/index.js";
import type { ExpressionSyntax } from "../../csharp/syntax/index.js";
import { mayName } from "../program/named-in-file.js";
import type { AnsweredBody, FollowedAnswer } from "../responses/followed-answer.js";

const contentTypes = "ContentTypes";
const unknown: AnsweredBody = { kind: "unknown", isCalledByCode: true };

/** `new ObjectResult(x) { ContentTypes = { "application/hal+json" } }`. */
export function inContentTypes(body: AnsweredBody, set: ReadonlyMap<string, FramedExpression>): AnsweredBody {
  const written = set.get(contentTypes);
  if (written === undefined || body.kind !== "value") return body;
  const { expression, frame } = written;
  const values = elementsOf(expression.syntax)?.map((syntax) =>
    constantValue({ syntax, scope: expression.scope }, frame),
  );
  const [first] = values ?? [];
  if (first?.kind !== "string") return unknown;
  // Without parameters: no formatter of the framework writes a type that has some.
  if (!/^[^;]+\/[^;]+$/.test(first.value) || isRange(first.value)) return unknown;
  if (isJsonType(first.value)) return { ...body, asJson: true, mediaType: first.value };
  const { type } = body.type;
  const isText = type.kind === "named" && type.symbol.metadataName === "System.String";
  return isText && first.value === "text/plain" ? body : unknown;
}

function elementsOf(syntax: ExpressionSyntax): readonly ExpressionSyntax[] | undefined {
  switch (syntax.kind) {
    case "ObjectInitializerExpression":
    case "CollectionInitializerExpression":
      return syntax.expressions;
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
      return syntax.initializer?.expressions;
    case "CollectionExpression":
      return syntax.elements.flatMap((one) => (one.kind === "ExpressionElement" ? [one.expression] : []));
    default:
      return undefined;
  }
}

/** `result.ContentTypes.Add("text/plain")`: of which result, and when, is not followed. */
export function withChangedTypes(
  answers: readonly FollowedAnswer[],
  body: SourceBody | SourceExpression | undefined,
): readonly FollowedAnswer[] {
  if (body === undefined || !mayName(body, (name) => name === contentTypes)) return answers;
  if (!expressionsIn(body).some(isContentTypes)) return answers;
  return answers.map((answer) =>
    answer.made !== undefined && answer.body.kind === "value" && !answer.body.asJson
      ? { ...answer, body: unknown }
      : answer,
  );
}

function isContentTypes({ syntax, scope }: SourceExpression): boolean {
  return syntax.kind === "SimpleMemberAccessExpression" && textOf({ syntax: syntax.name, scope }) === contentTypes;
}
