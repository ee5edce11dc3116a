/**
 * `Ok(circle)` writes a value by its own type: `ObjectResult` has no declared type, so a polymorphic answer loses the
 * discriminator that the generated union promises. A list is written by its own type as well: that of `Circle[]` knows no shapes.
 */
import { statusText } from "../../../contract/operation.js";
import { allInterfaces, baseTypes, elementType } from "../../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { DeclaredResponse } from "../../responses/declared-response.js";
import type { FollowedAnswer } from "../../responses/followed-answer.js";
import { isCollection } from "../../types/kinds/collection-kinds.js";
import { isPolymorphic } from "../../types/value-objects.js";
import type { ResponseSource } from "./response-source.js";

export function reportLostDiscriminators(
  responses: readonly DeclaredResponse[],
  { operation, answers }: ResponseSource,
  sink: DiagnosticSink,
): void {
  const promised = responses.map(({ status, type, alternatives = [] }) => ({
    status: statusText(status),
    unions: [...(type === undefined ? [] : [type]), ...alternatives].flatMap(unionIn),
  }));
  if (promised.every(({ unions }) => unions.length === 0)) return;
  for (const answer of answers()) {
    const response = promised.find(({ status }) => status === String(answer.status)) ?? promised[0];
    const union = response === undefined ? undefined : lostUnion(answer, response.unions);
    if (union === undefined) continue;
    const call = answer.made === undefined ? answer.text : `${answer.made}(…)`;
    sink.report(diagnostic("discriminatorLost", answer.location, { operation, call, type: union.name }));
  }
}

/** What is written by the type that it has: a value, or the elements of a list. */
interface Written {
  readonly type: NamedType;
  readonly isElement: boolean;
}

function writtenIn(answered: AnnotatedType): Written | undefined {
  const { type } = withoutNullable(answered);
  const element = isCollection(type) ? elementType(type) : undefined;
  const inner = element === undefined ? type : withoutNullable(element).type;
  return inner.kind === "named" ? { type: inner, isElement: element !== undefined } : undefined;
}

function unionIn(type: AnnotatedType): readonly NamedTypeSymbol[] {
  const written = writtenIn(type);
  return written !== undefined && isPolymorphic(written.type.symbol) ? [written.type.symbol] : [];
}

function lostUnion({ body, made }: FollowedAnswer, unions: readonly NamedTypeSymbol[]): NamedTypeSymbol | undefined {
  const written = body.kind === "value" ? writtenIn(body.type) : undefined;
  if (body.kind !== "value" || written === undefined) return undefined;
  const { type, isElement } = written;
  const family = new Set([type, ...baseTypes(type), ...allInterfaces(type)].map(({ symbol }) => symbol));
  const union = unions.find((one) => family.has(one));
  if (union === undefined) return undefined;
  if (type.symbol !== union)
    return !isPolymorphic(type.symbol) && (isElement || made !== undefined) ? union : undefined;
  // A result of MVC has no declared type; one of the HTTP results has that of its argument.
  return !isElement && made !== undefined && body.json !== "http" ? union : undefined;
}
