import type { MemberId } from "../contract/member-id.js";
import type { HttpMethod } from "../contract/operation.js";
import type { Route } from "../contract/route.js";
import type { PrimitiveName } from "../contract/type-use.js";
import type { Location } from "../diagnostics/location.js";
import type { Answer } from "./answer.js";

/** One route that the server answers, wherever it is written. */
export interface Endpoint {
  readonly source: "controller" | "minimalApi" | "function";
  readonly methods: EndpointMethods;
  /** Where requests reach it: the prefix of the host, of groups and of the controller mapping included. */
  readonly route: EndpointRoute;
  /** Undefined for a lambda, or for a delegate that cannot be followed. */
  readonly handler: HandlerMethod | undefined;
  /** `TasksController.Get`, `Program.cs: MapGet`, or the name of the function. */
  readonly name: string;
  /** The text of the route where it has one, otherwise the handler. */
  readonly location: Location;
  readonly parameters: readonly EndpointParameter[];
  readonly answers: readonly Answer[];
  /** The contract members whose terminals are among the answers. */
  readonly operations: readonly MemberId[];
  /** Why requests fail, whatever is declared. */
  readonly faults: readonly HandlerFault[];
  /** Which of the server's JSON settings read its bodies and write its answers. */
  readonly json: "mvc" | "http";
  /** The contract member whose route and method `MapContract` takes. */
  readonly mappedOperation?: MemberId;
  /** Something else distinguishes requests of the same method and route: an API version, a content type, a host. */
  readonly hasMatcherPolicy: boolean;
  /** Left out of the API's description on purpose, so no contract is expected to declare it. */
  readonly isHidden: boolean;
  /** Takes the requests that no other route takes; a contract cannot declare that. */
  readonly isFallback: boolean;
  readonly trigger?: FunctionTrigger;
}

/** Upper case; `any` answers every method; `unknown` where they are computed at run time. Methods of the model or others (`TRACE`). */
export type EndpointMethods = readonly (HttpMethod | string)[] | "any" | "unknown";

export type EndpointRoute =
  | {
      readonly kind: "known";
      readonly template: string;
      readonly route: Route;
      /** The convention that changes it at run time: the template is then what is written, not what is served. */
      readonly changedBy?: string;
    }
  /** Written, but not a route template. */
  | { readonly kind: "malformed"; readonly template: string }
  /** Built at run time. */
  | {
      readonly kind: "unknown";
      readonly text: string;
      /** It was reported together with others that have the same reason. */
      readonly isReported?: boolean;
    };

export interface HandlerMethod {
  readonly id: MemberId;
  /** The methods it overrides, nearest first. */
  readonly overrides: readonly MemberId[];
}

export interface EndpointParameter {
  readonly name: string;
  /** The name that an attribute gives it on the wire. */
  readonly givenName: string | undefined;
  readonly source: "route" | "query" | "header" | "cookie" | "form" | "body" | "parameters";
  /** Requests without it are refused. Known only for values from the query or a header. */
  readonly isDemanded: boolean;
  /** Where it is a primitive. */
  readonly primitive: PrimitiveName | undefined;
  readonly location: Location | undefined;
}

/** What throws when the handler is called. */
export type HandlerFault =
  /** The container cannot give what the handler or its class asks for. */
  | { readonly kind: "serviceNotRegistered"; readonly type: string; readonly location: Location | undefined }
  /** `CreatedAtAction` and the like find no route. */
  | {
      readonly kind: "linkWithoutTarget";
      readonly target: string;
      readonly reason: string;
      readonly location: Location;
    }
  | { readonly kind: "alwaysThrows"; readonly exception: string; readonly location: Location };

/** `[HttpTrigger(Route = …)]` of a function. */
export interface FunctionTrigger {
  /** Relative to the prefix of the host, as written; undefined when it is built at run time. */
  readonly route: string | undefined;
  readonly prefix: string;
  /** False where the configuration of the host is invalid. */
  readonly hostStarts: boolean;
  /** The folder of the application that runs it; functions of different applications never meet. */
  readonly app: string;
  /** `Route = ""`: the host serves the function's name then, and its worker an empty route. */
  readonly isRouteEmpty: boolean;
  /** What is wrong with its class, its parameters or its return type. */
  readonly faults: readonly FunctionFault[];
  /** Where the application is started without the web-application integration. */
  readonly startedBare: Location | undefined;
  /** Parameters that the route does not name: the worker looks for them in the query, and has no value where it is not there. */
  readonly queryParameters: readonly QueryParameter[];
  /** The key that callers need: `Function`, `Admin`. */
  readonly keyLevel: string | undefined;
  /** It answers `HttpResponseData`, the worker's own response, which no terminal can become. */
  readonly answersResponseData: boolean;
}

/** Why a function does not do what is written, as far as its own declaration tells. */
export type FunctionFault =
  /** The worker does not find the method. */
  | { readonly kind: "notLoaded"; readonly reason: string }
  /** The worker cannot make the object. */
  | { readonly kind: "notCreated"; readonly reason: string }
  /** The worker cannot make the value of the text in a route or query. */
  | {
      readonly kind: "parameterUnreadable";
      readonly name: string;
      readonly type: string;
      readonly location: Location | undefined;
    }
  /** The worker writes nothing of what is returned. */
  | { readonly kind: "notWritten"; readonly type: string };

export interface QueryParameter {
  readonly name: string;
  readonly mayBeMissing: boolean;
  readonly location: Location | undefined;
}
