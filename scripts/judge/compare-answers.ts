/** Answers: what the server describes for a status, Tenon has too, with the same type. */
import { isSuccess, statusText } from "../../src/contract/operation.js";
import { type TypeUse, withoutNull } from "../../src/contract/type-use.js";
import type { Announcements } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import { operationsByKey } from "./operations-by-key.js";
import type { AnswerFact, ServerFacts } from "./server-facts.js";
import { isReadConverter, readShape, sameShape, servedShape } from "./shapes.js";
import type { SourceFacts, SourceOperation } from "./source-facts.js";

export function compareAnswers(facts: ServerFacts, source: SourceFacts, announcements: Announcements): Tally {
  const find = operationsByKey(facts, source);
  const mismatches = facts.descriptions.flatMap((description): readonly Mismatch[] => {
    const operation = find(description);
    if (operation === undefined) return [];
    return description.answers.flatMap((answer) => {
      // The code may well answer otherwise, and only Tenon reads it.
      if (answer.type === undefined && !answer.isDeclared) return [];
      const status = answer.isDefault ? "default" : String(answer.status);
      const server =
        answer.type === undefined ? "no body" : servedShape(answer.type, facts.types[description.stack] ?? {});
      const shapes = readAnswers(operation, status, source);
      const tenon = shapes?.join(" | ");
      if (
        tenon === undefined &&
        (answer.isAssumed === true || isUndeclaredSuccess(answer, operation, description.stack))
      )
        return [];
      // What is declared as `object` is written by the type that it has; only Tenon reads which.
      if (answer.type === "System.Object" && !answer.isDefault) return [];
      // An anonymous object has a name in Tenon alone; calls compare it.
      if (server.includes("<>f__AnonymousType")) return [];
      // So is a sequence of pairs: it may be a dictionary. Calls compare it.
      if (/^array<System\.Collections\.Generic\.KeyValuePair/.test(server)) return [];
      // A status that is declared without a type leaves its body open; what the code answers is only read by Tenon.
      if (tenon !== undefined && answer.type === undefined && hasBody(answer.status)) return [];
      if (
        tenon !== undefined &&
        (shapes?.some((one) => sameShape(server, one) || isReadConverter(server, one)) === true ||
          isInferredProblem(answer, tenon))
      )
        return [];
      return [
        {
          kind: "answer",
          subject: `${description.method} ${canonicalRoute(description.route)}: ${status}`,
          server,
          tenon: tenon ?? "nothing",
          place: operation.place,
          // A filter is reported where it is, and may run on many routes.
          isAnnounced:
            announcements.at(operation.place) || (tenon === "unmapped" && announcements.says("answersReplaced", /./)),
        },
      ];
    });
  });
  return { ...nothingCompared, mismatches };
}

/** The API explorer gives a return type a 200 that nothing declares; what the code answers instead is only read by Tenon. */
function isUndeclaredSuccess(
  { isDeclared, status }: AnswerFact,
  { responses }: SourceOperation,
  stack: string,
): boolean {
  // A minimal API declares the return type of its handlers itself.
  const isOpen = !isDeclared || (stack === "http" && !responses.some((one) => isSuccess(one.status)));
  return isOpen && status === 200 && responses.some(({ isAutomatic }) => isAutomatic !== true);
}

/**
 * `[ProducesResponseType(404)]` alone: the API explorer describes the body that `[ApiController]` would add to a bare
 * status result. A declared status without a type is read as an answer without a body, on purpose, and a 400 as what the
 * framework and the code answer, which calls compare.
 */
function isInferredProblem({ status, type }: AnswerFact, tenon: string): boolean {
  if (status < 400 || type !== "Microsoft.AspNetCore.Mvc.ProblemDetails") return false;
  return tenon === "no body" || (status === 400 && tenon.includes("ValidationProblemDetails"));
}

function hasBody(status: number): boolean {
  return status >= 200 && ![204, 205, 304].includes(status);
}

/** Of a body that is any of several, each. */
function readAnswers(
  { responses }: SourceOperation,
  status: string,
  { types }: SourceFacts,
): readonly string[] | undefined {
  const response = responses.find((one) => statusText(one.status) === status);
  switch (response?.content.kind) {
    case undefined:
      return undefined;
    case "none":
      return ["no body"];
    case "json":
      return bodiesOf(response.content.type, types).map((type) => readShape(type, types));
    case "text":
      return ["string"];
    case "file":
      return ["*"];
  }
}

function bodiesOf(use: TypeUse, types: SourceFacts["types"]): readonly TypeUse[] {
  const type = withoutNull(use);
  const declaration = type.kind === "reference" ? types.get(type.id) : undefined;
  if (declaration?.kind !== "union" || declaration.discriminator !== undefined) return [use];
  return [use, ...declaration.variants.map((variant) => variant.type)];
}
