/** An operation with everything the source says of it, still in C# types: what operations and messages are made of. */

import type { Deprecation } from "../../contract/documentation.js";
import type { DeclaringMember } from "../../contract/member-id.js";
import { type HttpMethod, isSendable, type SentVersion } from "../../contract/operation.js";
import type { Route } from "../../contract/route.js";
import type {
  AnnotatedType,
  AttributeData,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { JsonWriter } from "../../server/json-settings.js";
import type { XmlDocumentation } from "../documentation.js";
import type { RequestReads } from "../inputs/request-reads.js";
import type { RegisteredServices } from "../program/registered-services.js";
import type { ReplacedAnswers } from "../responses/filter-answers.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { Audience, Authorization } from "../security/authorization.js";
import type { SourceProjects } from "../source-projects.js";
import type { AutomaticAnswers, ErrorPages } from "../start/automatic-answers.js";
import type { ActionValue } from "./action-values.js";
import type { Action } from "./model/controller-classes.js";
import type { ActionResponses } from "./responses/action-responses.js";

export interface OperationVerb {
  readonly method: HttpMethod;
  readonly routes: readonly [Route, ...Route[]];
}

export interface UnknownArgument {
  /** `.Produces`. */
  readonly call: string;
  readonly location: Location | undefined;
}

/** What decides over the answers that the framework gives by itself. */
export interface Automatic {
  readonly answers: AutomaticAnswers;
  /** What refuses a request that is not valid. */
  readonly refusedBy: "apiController" | "validation" | undefined;
  /** What an API controller answers to a request that is not valid, where the program says it. */
  readonly invalid: readonly FollowedAnswer[] | undefined;
  /** What code answers to those who may not ask, besides the framework. */
  readonly refused: readonly FollowedAnswer[];
  /** What code answers in the place of errors without a body; nothing where that is not known. */
  readonly pages: (status: number) => readonly FollowedAnswer[];
  /** Services of the program make or write problem details: nothing is known of errors that are some. */
  readonly ownsProblems: boolean;
  /** What is answered around its code, whatever it does. */
  readonly surrounding: readonly FollowedAnswer[];
  /** `[ApiController]` gives an error without a body one. */
  readonly mapsErrors: boolean;
  readonly resolve: (metadataName: string) => AnnotatedType | undefined;
}

export interface OperationSketch {
  /** The C# name without `Async`, or one made of the route. */
  readonly csharpName: string;
  /** The name that an attribute or `.WithName(…)` gives. */
  readonly givenName: string | undefined;
  /** Undefined for a lambda. */
  readonly method: MethodSymbol | undefined;
  readonly declaredBy: DeclaringMember | undefined;
  readonly namespace: string;
  /** `TasksController.Get`, as messages name it. */
  readonly label: string;
  readonly verbs: readonly OperationVerb[];
  readonly valuesFor: (verb: OperationVerb) => readonly ActionValue[];
  readonly responses: ActionResponses;
  readonly returned: AnnotatedType | undefined;
  /** Those of its method and of its class. */
  readonly attributes: readonly AttributeData[];
  /** Arguments of `.Produces(…)` and the like that cannot be known. */
  readonly unknownArguments: readonly UnknownArgument[];
  readonly consumes: readonly string[];
  readonly security: Audience;
  readonly documentation: XmlDocumentation;
  readonly deprecated: Deprecation | undefined;
  readonly location: Location | undefined;
  /** Another operation may have the same method and route: something else distinguishes their requests. */
  readonly hasMatcherPolicy: boolean;
  /** What decides over the answers of the framework itself. */
  readonly automatic?: Automatic | undefined;
  /** The API version that a request says. */
  readonly version?: SentVersion | undefined;
  /** A request is refused in which a reference that is not nullable is null. */
  readonly refusesNull: boolean;
  /** Whose JSON settings read its body and write what it answers. */
  readonly writer: JsonWriter;
  /** The kinds of JSON that MVC writes its answers as, errors too. */
  readonly produced: readonly string[];
  /** Every way through its code throws; unknown of the code of a library. */
  readonly neverAnswers: () => boolean;
  /** What it reads of the request that its parameters do not show. */
  readonly reads: () => RequestReads;
}

/** A method of a class; the type that declares it may be constructed. */
export interface HandledMethod {
  readonly method: MethodSymbol;
  readonly declaredIn: NamedType;
  readonly controller: NamedTypeSymbol;
}

export interface SketchContext {
  readonly workspace: SourceProjects;
  readonly sink: DiagnosticSink;
  /** Receives the problems of routes, which concern the server too. */
  readonly routeSink: DiagnosticSink;
  readonly services: () => RegisteredServices;
  readonly authorization: Authorization;
  /** Whose options a library writes by. */
  readonly jsonOf: (library: string) => JsonWriter;
  /** The name of a property in the JSON. */
  readonly jsonNameOf: (writer: JsonWriter, csharpName: string) => string;
  /** What the code of an action answers. */
  readonly answersOf: (action: HandledMethod) => readonly FollowedAnswer[];
  /** What the code of an action reads of the request by itself. */
  readonly readsOf: (action: HandledMethod) => RequestReads;
  readonly neverAnswers: (action: HandledMethod) => boolean;
  /** A filter of the action or its controller that answers something else. */
  readonly replacedBy: (action: Action) => ReplacedAnswers | undefined;
  /** Those without the values that its return type declares; undefined where it declares none. */
  readonly resultsAmong: (
    answers: () => readonly FollowedAnswer[],
    action: HandledMethod,
    returned: AnnotatedType,
  ) => readonly FollowedAnswer[] | undefined;
  /** Answers that nothing declares become responses; without it they only fill in a success that is not declared. */
  readonly allAnswers: boolean;
  readonly errorPages: ErrorPages;
  /** Bodies that are not the declared ones are reported. */
  readonly judgesAnswers: boolean;
}

/** One entry for each method, its templates in order of declaration. */
export function verbsOf(
  routes: readonly { readonly route: Route; readonly methods: readonly string[] }[],
  operation: string,
  location: Location | undefined,
  sink: DiagnosticSink,
): readonly OperationVerb[] {
  const only = routes[0];
  if (only !== undefined && routes.length === 1 && only.methods.length === 1) {
    const [method] = only.methods;
    if (method !== undefined && isSendable(method)) return [{ method, routes: [only.route] }];
  }
  const verbs = new Map<HttpMethod, [Route, ...Route[]]>();
  for (const { route, methods } of routes) {
    for (const method of methods) {
      if (!isSendable(method)) {
        sink.report(diagnostic("methodWithoutFunction", location, { operation, method }));
        continue;
      }
      const verb = verbs.get(method);
      if (verb === undefined) verbs.set(method, [route]);
      else if (!verb.some((one) => one.template === route.template)) verb.push(route);
    }
  }
  return [...verbs].map(([method, all]) => ({ method, routes: all }));
}

/** What of it is a message: bodies and answers, the types inside `Task<ActionResult<…>>` included. */
export function typesOfSketch(sketched: OperationSketch): readonly AnnotatedType[] {
  const types: AnnotatedType[] = [];
  if (sketched.returned !== undefined) types.push(sketched.returned);
  sketched.verbs.forEach((verb) => {
    sketched.valuesFor(verb).forEach(({ source, type }) => {
      if (source === "body") types.push(type);
    });
  });
  sketched.responses.responses.forEach(({ type }) => {
    if (type !== undefined) types.push(type);
  });
  return types;
}
