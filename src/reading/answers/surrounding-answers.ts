/** What is answered around the code of an operation: by the pipeline, and by the filters of actions and routes. */

import { cachedBy } from "../../caching/cache.js";
import { displayType, locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import type { AttributeData, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import type { ActionReading } from "../controllers/action-reading.js";
import type { RouteConvention } from "../endpoints/endpoint-conventions.js";
import type { EndpointReading } from "../endpoints/endpoint-reading.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { runHandler } from "./handler-answers.js";
import { invalidAnswers } from "./invalid-answers.js";
import type { MvcFilters } from "./mvc-filters.js";
import { readPipelineAnswers } from "./pipeline-answers.js";
import { type ProblemServices, problemServices } from "./problem-services.js";
import { type StatusPages, statusPages } from "./status-pages.js";

export interface SurroundingAnswers {
  ofAction(action: ActionReading): readonly FollowedAnswer[];
  /** Without what its filters answer. `attributes`: of the handler. */
  ofEndpoint(endpoint: EndpointReading, attributes: readonly AttributeData[]): readonly FollowedAnswer[];
  /** What an API controller answers to requests that are not valid; undefined where the program leaves that to the framework. */
  readonly invalid: readonly FollowedAnswer[] | undefined;
  /** What code answers to those who may not ask, besides the framework. */
  readonly refused: readonly FollowedAnswer[];
  /** What code answers in the place of errors without a body. */
  readonly pages: StatusPages;
  /** What makes or writes problem details in the place of the framework. */
  readonly problems: ProblemServices;
  /** What every operation may get, as plain data: two of the same answers are the same. */
  readonly facts: readonly string[];
}

export function readSurroundingAnswers(
  startUp: StartUp,
  filters: MvcFilters,
  endpoints: () => readonly EndpointReading[],
  hasProblemDetails: boolean,
  sink: DiagnosticSink,
): SurroundingAnswers {
  const pipeline = readPipelineAnswers(startUp, hasProblemDetails);
  const ofErrorPaths = pipeline.errorPaths.flatMap((path) =>
    endpoints()
      .filter(({ route }) => route.kind === "known" && isSamePath(route.route.path, path))
      .flatMap(({ handler, source }) => runHandler(startUp, handler, source === "minimalApi").answers)
      .map(afterException),
  );
  const everywhere = [...pipeline.answers, ...ofErrorPaths];
  const ofFilters = filters.everywhere().flatMap(({ besides }) => besides);
  for (const answer of [...everywhere, ...ofFilters]) reportUnknown(answer, sink);
  const invalid = invalidAnswers(startUp);
  for (const answer of pipeline.refused) reportUnknown(answer, sink);
  const pages = statusPages(startUp, endpoints);
  const problems = problemServices(startUp);
  for (const place of new Set([...problems.mvc, ...problems.http]))
    sink.report(diagnostic("problemsReplaced", locationOfExpression(place), { text: shortTextOf(place) }));
  for (const { status, body, location } of invalid ?? [])
    if (status === undefined || body.kind === "unknown") sink.report(diagnostic("invalidAnswerUnread", location, {}));
  return {
    invalid,
    pages,
    problems,
    refused: pipeline.refused,
    ofAction: ({ controller, attributes, onController, further }) => [
      ...everywhere,
      ...(isLimited([...attributes, ...onController], []) ? pipeline.limited : []),
      ...ofFilters,
      ...filters.ofAction(controller, [...attributes, ...further]).flatMap(({ besides }) => besides),
    ],
    ofEndpoint: ({ metadata }, attributes) => [
      ...everywhere,
      ...(isLimited(attributes, metadata ?? []) ? pipeline.limited : []),
    ],
    facts: [
      ...[...everywhere, ...pipeline.limited, ...pipeline.refused, ...ofFilters, ...(invalid ?? []), ...pages(404)].map(
        factOf,
      ),
      `${problems.mvc.length > 0} ${problems.http.length > 0}`,
    ],
  };
}

const limiting = "Microsoft.AspNetCore.RateLimiting.";

function isLimited(attributes: readonly AttributeData[], metadata: readonly RouteConvention[]): boolean {
  const says = (call: string, attributeName: string): boolean =>
    metadata.some(({ name }) => name === call) || hasAttribute(attributes, `${limiting}${attributeName}`);
  return says("RequireRateLimiting", "EnableRateLimiting") && !says("DisableRateLimiting", "DisableRateLimiting");
}

/** Where something has thrown, the response has the status 500 before the route for errors runs. */
function afterException(answer: FollowedAnswer): FollowedAnswer {
  const isKept = answer.made === undefined || answer.keepsStatus === true;
  return isKept && answer.status === 200 ? { ...answer, status: 500 } : answer;
}

function isSamePath(route: string, path: string): boolean {
  const plain = (text: string): string => text.replace(/^~?\/|\/$/g, "").toLowerCase();
  return plain(route) === plain(path.replace(/\?.*$/, ""));
}

function reportUnknown({ status, body, text, location }: FollowedAnswer, sink: DiagnosticSink): void {
  if (status === undefined) sink.report(diagnostic("surroundingStatusUnknown", location, { answer: text }));
  else if (body.kind === "unknown")
    sink.report(diagnostic("surroundingBodyUnknown", location, { status, answer: text }));
}

let symbols = 0;
const numberOf = cachedBy((_: NamedTypeSymbol): number => ++symbols);

function factOf({ status, body, location }: FollowedAnswer): string {
  const type = "type" in body && typeof body.type !== "string" ? body.type : undefined;
  const symbol = type?.type.kind === "named" ? numberOf(type.type.symbol) : 0;
  return `${status} ${body.kind} ${type === undefined ? "" : displayType(type)} ${symbol} ${location.file}:${location.line}`;
}
