/** One route that the program serves, read once: what is declared and what is served are two views of it. */
import { parseRoute } from "../../contract/route-template.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  MemberSymbol,
  MethodSymbol,
  NamedTypeSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import type { Frame } from "../../csharp/flow/index.js";
import type { Endpoint, EndpointRoute, FunctionTrigger } from "../../server/endpoint.js";
import type { ActionReading } from "../controllers/action-reading.js";
import type { ReplacedAnswers } from "../controllers/answer-filters.js";
import type { RouteConvention } from "./endpoint-conventions.js";
import type { ErrorAnswer } from "./fast-endpoints/all-endpoints.js";

export interface EndpointReading
  extends Pick<Endpoint, "source" | "methods" | "name" | "location" | "isToldApart" | "isHidden" | "isFallback"> {
  /** Relative to the prefix of the host for functions, otherwise complete. */
  readonly route: EndpointRoute;
  readonly handler: Handler;
  /** Of a controller. */
  readonly action?: ActionReading;
  /** Of a minimal API: what its group and its own chain of calls say, the group first. */
  readonly metadata?: readonly RouteConvention[];
  /** Of a minimal API: the filter that puts something else in the place of what the handler answers. */
  readonly replaced?: () => ReplacedAnswers | undefined;
  /** Of a minimal API: the class whose method maps it; undefined for top-level statements. */
  readonly mapper?: NamedTypeSymbol;
  /** Of `MapContract(operation, …)`: the contract member whose route and method it takes. */
  readonly mappedOperation?: MemberSymbol;
  /** Of FastEndpoints: what its class says. */
  readonly fast?: FastEndpoint;
  /** Of a function: what its `[HttpTrigger]` and its parameters say. */
  readonly trigger?: Omit<FunctionTrigger, "route" | "prefix" | "hostStarts" | "app">;
  /** Of a function: the worker makes the response, out of what the function gives it. */
  readonly answersByWorker?: boolean;
}

/** An endpoint of FastEndpoints: one class, which takes one request and sends one response. */
export interface FastEndpoint {
  readonly symbol: NamedTypeSymbol;
  /** Undefined where the endpoint takes none. */
  readonly request?: AnnotatedType;
  /** Undefined where the class leaves it open. */
  readonly response?: AnnotatedType;
  /** The request is a form. */
  readonly form?: "multipart" | "form";
  /** It reads the form itself, part by part. */
  readonly readsForm: boolean;
  /** A binder of the program's own reads the request. */
  readonly isBoundElsewhere: boolean;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly isAnonymous: boolean;
  /** Roles, policies, claims and the like: being known is not enough. */
  readonly isRestricted: boolean;
  /** Names in route, query and header follow the naming policy of the JSON. */
  readonly bindsByPolicy: boolean;
  readonly errors: ErrorAnswer;
  /** A validator of the program checks the request. */
  readonly isValidated: boolean;
}

/** What runs when the route is called. */
export type Handler = (
  | { readonly kind: "method"; readonly symbol: MethodSymbol; readonly frame?: Frame }
  /** A lambda, or an expression that yields a delegate which cannot be followed. */
  | { readonly kind: "expression"; readonly expression: SourceExpression; readonly frame: Frame }
) & {
  /** The framework waits for the task that it returns, and sends none of its value. */
  readonly isRequestDelegate?: true;
};

export function writtenRoute(template: string): EndpointRoute {
  const parsed = parseRoute(template);
  return parsed.kind === "route" ? { kind: "known", template, route: parsed.route } : { kind: "malformed", template };
}
