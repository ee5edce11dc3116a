import type { Contract } from "../contract/contract.js";
import { routeConflicts } from "../contract/http/route-conflicts.js";
import type { Operation } from "../contract/operation.js";
import type { ServedState } from "../contract/served-state.js";
import {
  type DiagnosticSink,
  diagnostic,
  type RelatedPlace,
  type ReportDiagnostic,
  relatedPlace,
  reportingTo,
} from "../diagnostics/diagnostic.js";
import type { Endpoint } from "../server/endpoint.js";
import type { Server } from "../server/server.js";
import { compareRoutes, shapeKey } from "./address.js";
import { addressOf, type DeclaredById, type DeclaredOperation, declaredOperations } from "./declared-operation.js";
import { reportFunctionFaults } from "./function-faults.js";
import { reportHandlerFaults } from "./handler-faults.js";
import { checkHandlerInputs } from "./handler-inputs.js";
import { answersMethod, computedBy, handles, type Implementation, servedImplementation } from "./implementation.js";
import { declaredByAddress, ServedIndex } from "./served-index.js";
import { meets, reportShadowing } from "./shadowing.js";
import { checkTriggerInputs } from "./trigger-inputs.js";
import { checkTriggerRoute } from "./trigger-route.js";
import { reportUndeclaredAnswers, reportUndeclaredStatuses } from "./undeclared-answers.js";

export interface Coverage {
  readonly total: number;
  readonly covered: number;
  readonly missing: number;
  readonly mismatched: number;
  /** Each operation by itself. The gate counts what cannot be known as a failure; here it is a state of its own. */
  readonly states: ReadonlyMap<Operation, ServedState>;
}

/** Compares what is served with what is declared. */
export function checkCoverage(
  contract: Contract,
  { endpoints }: Pick<Server, "endpoints">,
  sink: DiagnosticSink,
): Coverage {
  const declared = declaredOperations(contract);
  reportConflicts(contract, sink);
  reportHandlerFaults(endpoints, sink);
  const coverage = new CoverageCheck(declared, endpoints.map(servedImplementation), sink).run();
  // What no member declares is an endpoint that was taken as it is served: it is its own implementation.
  const asServed = contract.services.flatMap(({ operations }) => operations).length - declared.length;
  return { ...coverage, total: coverage.total + asServed, covered: coverage.covered + asServed };
}

/** No request gets through, however the operation is declared and served. */
function reportConflicts({ services }: Contract, sink: DiagnosticSink): void {
  for (const operation of services.flatMap(({ operations }) => operations))
    for (const { parameter, constraint, type } of routeConflicts(operation)) {
      const parameters = { operation: addressOf(operation), constraint, name: parameter.wireName, type };
      sink.report(diagnostic("constraintTurnsDown", parameter.location ?? operation.location, parameters));
    }
}

interface Verdict {
  readonly counted: "covered" | "missing" | "mismatched";
  readonly state: ServedState;
}

const covered: Verdict = { counted: "covered", state: "served" };

class CoverageCheck {
  readonly #operations: readonly DeclaredOperation[];
  readonly #declared: DeclaredById;
  readonly #declaredAt: ReadonlyMap<string, readonly DeclaredOperation[]>;
  readonly #implementations: readonly Implementation[];
  readonly #served: ServedIndex;
  readonly #sink: DiagnosticSink;
  readonly #report: ReportDiagnostic;
  /** Functions that do not work as they are written; that has been reported. */
  #faulty: ReadonlySet<Endpoint> = new Set();

  constructor(
    operations: readonly DeclaredOperation[],
    implementations: readonly Implementation[],
    sink: DiagnosticSink,
  ) {
    this.#operations = operations;
    this.#declared = new Map(operations.map((operation) => [operation.member.id, operation]));
    this.#declaredAt = declaredByAddress(operations);
    this.#implementations = implementations;
    this.#served = new ServedIndex(implementations);
    this.#sink = sink;
    this.#report = reportingTo(sink);
  }

  run(): Coverage {
    this.#faulty = reportFunctionFaults(this.#implementations, this.#sink);
    const verdicts = this.#operations.map((declared) =>
      declared.member.kind === "definition" ? this.#definition(declared) : this.#action(declared),
    );
    const states = new Map(this.#operations.map(({ operation }, at) => [operation, verdicts[at]?.state ?? "unknown"]));
    for (const implementation of this.#implementations) this.#implementation(implementation);
    reportShadowing(this.#implementations, this.#sink);
    const number = (counted: Verdict["counted"]): number => verdicts.filter((one) => one.counted === counted).length;
    return {
      total: verdicts.length,
      covered: number("covered"),
      missing: number("missing"),
      mismatched: number("mismatched"),
      states,
    };
  }

  /** A definition is implemented by whatever returns its terminal. */
  #definition(declared: DeclaredOperation): Verdict {
    const implementations = this.#served.returning(declared.member.id);
    if (implementations.length === 0) {
      this.#report(
        "operationNotImplemented",
        declared.operation.location,
        { operation: declared.name, address: addressOf(declared.operation) },
        this.#lookalikes(declared),
      );
      return { counted: "missing", state: this.#mayBeServed(declared) ? "unknown" : "missing" };
    }
    const states = implementations.map((implementation) => this.#matches(declared, implementation));
    const [first, ...others] = implementations;
    for (const other of first === undefined ? [] : others) {
      const related = [
        relatedPlace("also implemented here", first?.endpoint.location),
        relatedPlace("declared here", declared.operation.location),
      ].flat();
      const parameters = {
        operation: declared.name,
        address: addressOf(declared.operation),
        handler: other.endpoint.name,
      };
      this.#report("operationImplementedTwice", other.endpoint.location, parameters, related);
    }
    const worst = states.find((state) => state === "differs") ?? states.find((state) => state === "unknown");
    if (worst === undefined && implementations.length === 1) return covered;
    return { counted: "mismatched", state: worst ?? "differs" };
  }

  /** An action of a marked controller is served by itself, an abstract one by its override. */
  #action(declared: DeclaredOperation): Verdict {
    const { operation } = declared;
    const endpoints = this.#served.handledBy(declared);
    const serves = endpoints.some(
      ({ endpoint, route }) =>
        answersMethod(endpoint, operation.method) &&
        route !== undefined &&
        compareRoutes(route, operation.route) !== "different",
    );
    if (serves) return covered;
    this.#report(
      "operationNotServed",
      operation.location,
      { operation: declared.name, address: addressOf(operation) },
      endpoints.flatMap(({ endpoint }) =>
        relatedPlace(`${endpoint.name} is served from here, at another address`, endpoint.location),
      ),
    );
    const isUnknown = endpoints.some(({ endpoint }) => computedBy(endpoint) !== undefined);
    return { counted: "missing", state: isUnknown ? "unknown" : "missing" };
  }

  /** Nothing returns its terminal as far as is known, but something answers what cannot be followed, at its address or an unknown one. */
  #mayBeServed({ operation }: DeclaredOperation): boolean {
    return [...this.#served.withoutRoute, ...this.#served.at(operation.route)].some(
      ({ endpoint }) =>
        endpoint.answers.some(({ kind }) => kind === "unknown") && answersMethod(endpoint, operation.method),
    );
  }

  /** Routes that have the address but return no terminal of the operation: what the user probably meant. */
  #lookalikes({ operation }: DeclaredOperation): readonly RelatedPlace[] {
    return this.#served
      .at(operation.route)
      .filter(({ endpoint }) => answersMethod(endpoint, operation.method))
      .flatMap(({ endpoint }) => {
        const unknown = endpoint.answers.find(({ kind }) => kind === "unknown");
        const unwritten = endpoint.trigger?.faults.find(({ kind }) => kind === "notWritten");
        const why =
          endpoint.trigger?.answersResponseData === true
            ? "answers HttpResponseData; a terminal needs the web-application integration and IActionResult"
            : unwritten?.kind === "notWritten"
              ? `returns ${unwritten.type}, of which the worker writes nothing; return IActionResult`
              : unknown?.kind === "unknown"
                ? `its answer \`${unknown.text}\` cannot be followed`
                : "returns no terminal of it";
        return relatedPlace(`${endpoint.name} serves this route, but ${why}`, endpoint.location);
      });
  }

  #matches(declared: DeclaredOperation, implementation: Implementation): Exclude<ServedState, "missing"> {
    const { endpoint, route } = implementation;
    const { operation } = declared;
    const related = relatedPlace("declared here", operation.location);
    const handler = endpoint.name;
    const computed = computedBy(endpoint);
    // What is wrong with the template has been reported.
    if (endpoint.route.kind === "malformed" && this.#faulty.has(endpoint)) return "differs";
    if (computed !== undefined || route === undefined) {
      const text =
        computed ?? endpoint.trigger?.route ?? (endpoint.route.kind === "malformed" ? endpoint.route.template : "");
      this.#report("operationRouteAtRunTime", endpoint.location, { handler, text, operation: declared.name }, related);
      return computed === undefined ? "differs" : "unknown";
    }
    const methods = this.#methods(declared, implementation, related);
    // A host that does not start serves nothing; its configuration has been reported.
    if (endpoint.trigger?.hostStarts === false || this.#faulty.has(endpoint)) return "differs";
    if (checkTriggerRoute(implementation, declared, this.#sink) === "wrong") return "differs";
    if (checkTriggerInputs(endpoint, declared, this.#sink) === "wrong") return "differs";
    const parameters = { handler, found: route.path, operation: declared.name, expected: operation.route.path };
    switch (compareRoutes(route, operation.route)) {
      case "different":
        this.#report("routeDiffers", endpoint.location, parameters, related);
        return "differs";
      case "namesDiffer":
        this.#report("parameterNamesDiffer", endpoint.location, parameters, related);
        return "differs";
      case "constraintsDiffer":
        // Told from the operation's own route where it has the constraint itself.
        if (this.#turnsDown({ ...operation, route, otherRoutes: [] }, endpoint)) return "differs";
        this.#report(
          "constraintsDiffer",
          endpoint.location,
          { ...parameters, found: shownTemplate(route.template), expected: operation.route.template },
          related,
        );
        break;
      case "same":
        break;
    }
    const isRead = checkHandlerInputs(endpoint, declared, this.#sink) === "fine";
    return isRead && !this.#isShared(implementation, declared) ? methods : "differs";
  }

  #turnsDown(operation: Operation, { location }: Endpoint): boolean {
    const conflicts = routeConflicts(operation);
    for (const { parameter, constraint, type } of conflicts) {
      const parameters = { operation: addressOf(operation), constraint, name: parameter.wireName, type };
      this.#report("constraintTurnsDown", location, parameters, relatedPlace("declared here", operation.location));
    }
    return conflicts.length > 0;
  }

  /** Another handler at the address of an operation: the server answers with an error. */
  #isShared(implementation: Implementation, declared: DeclaredOperation): boolean {
    const { endpoint, route } = implementation;
    const other = (route === undefined ? [] : this.#served.at(route)).find(
      (one) => one !== implementation && meets(one, implementation) && !one.operations.includes(declared.member.id),
    );
    if (other === undefined) return false;
    const parameters = { handler: endpoint.name, other: other.endpoint.name, operation: declared.name };
    const related = relatedPlace("the other one", other.endpoint.location);
    this.#report("operationAmbiguous", endpoint.location, parameters, related);
    return true;
  }

  /** Exactly the methods of the operations it returns: one more would be served without being declared. */
  #methods(
    declared: DeclaredOperation,
    { endpoint, operations }: Implementation,
    related: readonly RelatedPlace[],
  ): Exclude<ServedState, "missing"> {
    const expected = new Set<string>(operations.flatMap((id) => this.#declared.get(id)?.operation.method ?? []));
    if (endpoint.methods === "unknown") {
      const parameters = { handler: endpoint.name, operation: declared.name, method: declared.operation.method };
      this.#report("methodsAtRunTime", endpoint.location, parameters, related);
      return "unknown";
    }
    const fits =
      endpoint.methods !== "any" &&
      endpoint.methods.includes(declared.operation.method) &&
      endpoint.methods.every((method) => expected.has(method));
    if (fits) return "served";
    const methods = endpoint.methods === "any" ? "every method" : endpoint.methods.join(", ");
    const parameters = {
      handler: endpoint.name,
      found: methods,
      operation: declared.name,
      expected: declared.operation.method,
    };
    this.#report("methodDiffers", endpoint.location, parameters, related);
    return "differs";
  }

  #implementation(implementation: Implementation): void {
    const { endpoint, operations } = implementation;
    const action = this.#actionOf(endpoint);
    if (operations.length > 0) reportUndeclaredAnswers(implementation, this.#declared, this.#sink);
    else if (action !== undefined) reportUndeclaredStatuses(implementation, action, this.#sink);
    else if (!endpoint.isFallback && !endpoint.isHidden) this.#undeclared(implementation);
    if (operations.length === 0) checkTriggerRoute(implementation, undefined, this.#sink);
  }

  /** What is computed at run time may be declared or not; what is written where it is declared is given the benefit. */
  #undeclared(implementation: Implementation): void {
    const { endpoint, route } = implementation;
    if (route !== undefined && this.#isDeclared(endpoint, route)) return;
    const text = computedBy(endpoint);
    if (text !== undefined) {
      this.#report("routeAtRunTime", endpoint.location, { handler: endpoint.name, text });
      return;
    }
    if (route === undefined) return;
    const address = `${shownMethods(endpoint)} ${route.path}`;
    this.#report("servedNotDeclared", endpoint.location, { handler: endpoint.name, address });
  }

  #actionOf(endpoint: Endpoint): DeclaredOperation | undefined {
    const { handler } = endpoint;
    if (handler === undefined) return undefined;
    const operation = this.#declared.get(handler.id);
    if (operation !== undefined || handler.overrides.length === 0) return operation;
    return this.#operations.find((declared) => handles(endpoint, declared));
  }

  #isDeclared(endpoint: Endpoint, route: NonNullable<Implementation["route"]>): boolean {
    const declared = this.#declaredAt.get(shapeKey(route)) ?? [];
    return declared.some(({ operation }) => answersMethod(endpoint, operation.method));
  }
}

function shownMethods({ methods }: Endpoint): string {
  if (methods === "any") return "every method of";
  return methods === "unknown" ? "methods of the run time at" : methods.join(", ");
}

function shownTemplate(template: string): string {
  return template.startsWith("/") ? template : `/${template}`;
}
