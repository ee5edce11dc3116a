/** One route that the program serves, read once: what is declared and what is served are two views of it. */
import { parseRoute } from "../../contract/http/route-template.js";
import type { HttpMethod } from "../../contract/operation.js";
import type { Route } from "../../contract/route.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  MemberSymbol,
  MethodSymbol,
  NamedTypeSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { type TypeMap, typeMapOf } from "../../csharp/binding/types/substitution.js";
import type { DelegateValue } from "../../csharp/execution/index.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { Endpoint, EndpointRoute, FunctionTrigger } from "../../server/endpoint.js";
import type { ActionReading } from "../controllers/action-reading.js";
import type { ActionValue } from "../controllers/action-values.js";
import type { HandledMethod } from "../controllers/operation-sketch.js";
import type { DeclaredResponse } from "../responses/declared-response.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { Audience } from "../security/authorization.js";
import type { RouteConvention } from "./endpoint-conventions.js";

export interface EndpointReading
  extends Pick<Endpoint, "source" | "methods" | "name" | "location" | "hasMatcherPolicy" | "isHidden" | "isFallback"> {
  /** Relative to the prefix of the host for functions, otherwise complete. */
  readonly route: EndpointRoute;
  readonly handler: Handler;
  /** Of a controller. */
  readonly action?: ActionReading;
  /** Of a minimal API: what its group and its own chain of calls say, the group first. */
  readonly metadata?: readonly RouteConvention[];
  /** Of a minimal API: the class whose method maps it; undefined for top-level statements. */
  readonly mapper?: NamedTypeSymbol;
  /** Of `MapContract(operation, …)`: the contract member whose route and method it takes. */
  readonly mappedOperation?: MemberSymbol;
  /** Of a library: what its class says. */
  readonly library?: LibraryEndpoint;
  /** Of a function: what its `[HttpTrigger]` and its parameters say. */
  readonly trigger?: Omit<FunctionTrigger, "route" | "prefix" | "hostStarts" | "app">;
  /** Of a function: the worker makes the response, out of what the function gives it. */
  readonly answersByWorker?: boolean;
}

/** An endpoint that is a class of a library, which binds requests and sends answers by its own rules. */
export interface LibraryEndpoint {
  /** The library, under which its JSON options are kept. */
  readonly name: string;
  readonly symbol: NamedTypeSymbol;
  /** The handler returns its answer; else it sends it, which only the code shows. */
  readonly returnsAnswer: boolean;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly audience: Audience;
  /** Where each part of a request travels. */
  inputs(request: LibraryRequest): readonly ActionValue[];
  /** What its code answers. */
  answers(): readonly FollowedAnswer[];
  /** What is answered before the handler runs. */
  declared(location: Location, resolve: ResolveType): readonly DeclaredResponse[];
}

export interface LibraryRequest {
  readonly method: HttpMethod;
  readonly route: Route;
  readonly location: Location | undefined;
  /** The name of a member under the naming policy of the JSON. */
  readonly nameOf: (csharpName: string) => string;
  readonly sink: DiagnosticSink;
}

type ResolveType = (metadataName: string) => AnnotatedType | undefined;

/** What runs when the route is called. */
export type Handler = (
  | {
      readonly kind: "method";
      readonly symbol: MethodSymbol;
      /** What its type parameters stand for, and those of the types around it. */
      readonly types?: TypeMap;
      /** The class of the object that it is called on. */
      readonly on?: NamedTypeSymbol;
      /** Where it is mapped. */
      readonly place?: SourceExpression;
    }
  /** A lambda, or an expression that yields a delegate which cannot be followed. */
  | { readonly kind: "expression"; readonly expression: SourceExpression; readonly types: TypeMap }
) & {
  /** The framework waits for the task that it returns, and sends none of its value. */
  readonly isRequestDelegate?: true;
  /** As start-up has made it. */
  readonly delegate?: DelegateValue;
};

/** A member of a class, which may be inherited from a generic one. */
export function memberHandler({
  method,
  declaredIn,
  controller,
}: HandledMethod): Extract<Handler, { readonly kind: "method" }> {
  return { kind: "method", symbol: method, types: typeMapOf(declaredIn), on: controller };
}

export function writtenRoute(template: string): EndpointRoute {
  const parsed = parseRoute(template);
  return parsed.kind === "route" ? { kind: "known", template, route: parsed.route } : { kind: "malformed", template };
}
