import type { Route } from "../contract/route.js";
import { parseRoute } from "../contract/route-template.js";
import type { MemberSymbol } from "../csharp/binding/symbols/symbols.js";
import type { ImplementationsOf } from "../csharp/flow/index.js";
import type { ServedEndpoint } from "../reading/endpoints/served-endpoint.js";
import { type Answer, answersOf } from "./answers.js";

/** A served endpoint with all that the rules ask about it. */
export interface Implementation {
  readonly endpoint: ServedEndpoint;
  /** Where it is really served, the host's prefix included; undefined when built at run time or malformed. */
  readonly route: Route | undefined;
  readonly answers: readonly Answer[];
  /** Contract members whose terminals it returns, or whose route it takes by `MapContract`. */
  readonly operations: readonly MemberSymbol[];
}

export function implementationOf(
  endpoint: ServedEndpoint,
  prefix: string,
  isOperation: (symbol: MemberSymbol) => boolean,
  implementationsOf: ImplementationsOf,
): Implementation {
  const answers = answersOf(endpoint.handler, isOperation, implementationsOf);
  const operations = new Set(answers.flatMap((answer) => (answer.kind === "terminal" ? answer.operations : [])));
  return { endpoint, route: effectiveRoute(endpoint, prefix), answers, operations: [...operations] };
}

function effectiveRoute(endpoint: ServedEndpoint, prefix: string): Route | undefined {
  if (endpoint.route.kind === "unknown") return undefined;
  const template = endpoint.route.template.replace(/^\//, "");
  const full = endpoint.source === "function" && prefix !== "" ? `/${prefix}/${template}` : `/${template}`;
  const parsed = parseRoute(full);
  return parsed.kind === "route" ? parsed.route : undefined;
}
