import type { HttpMethod } from "../contract/operation.js";
import type { MemberSymbol } from "../csharp/binding/symbols/symbols.js";
import type { ImplementationsOf } from "../csharp/flow/index.js";
import { type Diagnostic, type DiagnosticSink, diagnostic, type RelatedPlace } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";
import type { HostPrefix } from "../host/function-apps.js";
import type { ServedEndpoint } from "../reading/endpoints/served-endpoint.js";
import { compareRoutes, shapeKey } from "./address.js";
import { addressOf, type DeclaredOperation, place } from "./declared-operation.js";
import { type Implementation, implementationOf } from "./implementation.js";
import { reportShadowing } from "./shadowing.js";
import { checkTriggerRoute } from "./trigger-route.js";
import { reportUndeclaredAnswers, reportUndeclaredStatuses } from "./undeclared-answers.js";

export interface CoverageInput {
  readonly operations: readonly DeclaredOperation[];
  readonly endpoints: readonly ServedEndpoint[];
  /** The serverless host's prefix, for functions. */
  readonly prefixOf: (place: Location) => HostPrefix;
  /** The methods of the project behind an interface's or an abstract one. */
  readonly implementationsOf: ImplementationsOf;
}

export interface Coverage {
  readonly total: number;
  readonly covered: number;
  readonly missing: number;
  readonly mismatched: number;
}

type Verdict = "covered" | "missing" | "mismatched";

/** Compares what is served with what is declared. */
export function checkCoverage(input: CoverageInput, sink: DiagnosticSink): Coverage {
  const declared = new Map(input.operations.map((operation) => [operation.symbol, operation]));
  const implementations = input.endpoints.map((endpoint) =>
    implementationOf(
      endpoint,
      input.prefixOf(endpoint.location).prefix,
      (symbol) => declared.has(symbol),
      input.implementationsOf,
    ),
  );
  const check = new CoverageCheck(input, declared, implementations, sink);
  return check.run();
}

class CoverageCheck {
  readonly #input: CoverageInput;
  readonly #declared: ReadonlyMap<MemberSymbol, DeclaredOperation>;
  readonly #implementations: readonly Implementation[];
  readonly #sink: DiagnosticSink;

  constructor(
    input: CoverageInput,
    declared: ReadonlyMap<MemberSymbol, DeclaredOperation>,
    implementations: readonly Implementation[],
    sink: DiagnosticSink,
  ) {
    this.#input = input;
    this.#declared = declared;
    this.#implementations = implementations;
    this.#sink = sink;
  }

  run(): Coverage {
    const verdicts = this.#input.operations.map((operation) =>
      operation.source === "contract" ? this.#contractOperation(operation) : this.#controllerOperation(operation),
    );
    for (const implementation of this.#implementations) this.#implementation(implementation);
    reportShadowing(this.#implementations, this.#sink);
    const number = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length;
    return {
      total: verdicts.length,
      covered: number("covered"),
      missing: number("missing"),
      mismatched: number("mismatched"),
    };
  }

  /** A contract's operation is implemented by whatever returns its terminal. */
  #contractOperation(declared: DeclaredOperation): Verdict {
    const found = this.#implementations.filter((one) => one.operations.includes(declared.symbol));
    if (found.length === 0) {
      this.#report(
        diagnostic(
          "operationNotImplemented",
          declared.operation.location,
          { operation: declared.name, address: addressOf(declared.operation) },
          this.#lookalikes(declared),
        ),
      );
      return "missing";
    }
    const verdicts = found.map((implementation) => this.#matches(declared, implementation));
    const [first, ...others] = found;
    for (const other of first === undefined ? [] : others) {
      const related = [
        place("also implemented here", first?.endpoint.location),
        place("declared here", declared.operation.location),
      ].flat();
      const parameters = {
        operation: declared.name,
        address: addressOf(declared.operation),
        handler: other.endpoint.name,
      };
      this.#report(diagnostic("operationImplementedTwice", other.endpoint.location, parameters, related));
    }
    return found.length === 1 && verdicts.every((matches) => matches) ? "covered" : "mismatched";
  }

  /** An action of a marked controller is served by itself, or by the class that overrides it. */
  #controllerOperation(declared: DeclaredOperation): Verdict {
    const { operation, symbol } = declared;
    const own = this.#implementations.filter(
      ({ endpoint: { handler } }) =>
        handler.kind === "method" &&
        (handler.symbol === symbol || (symbol.isAbstract && handler.symbol.name === symbol.name)),
    );
    const serves = own.some(
      ({ endpoint, route }) =>
        answersMethod(endpoint, operation.method) &&
        route !== undefined &&
        compareRoutes(route, operation.route) !== "different",
    );
    if (serves) return "covered";
    this.#report(
      diagnostic(
        "operationNotServed",
        operation.location,
        { operation: declared.name, address: addressOf(operation) },
        own.flatMap(({ endpoint }) =>
          place(`${endpoint.name} is served from here, at another address`, endpoint.location),
        ),
      ),
    );
    return "missing";
  }

  /** Routes that have the address but return no terminal of the operation: what the user probably meant. */
  #lookalikes({ operation }: DeclaredOperation): readonly RelatedPlace[] {
    return this.#implementations
      .filter(
        ({ endpoint, route }) =>
          route !== undefined &&
          shapeKey(route) === shapeKey(operation.route) &&
          answersMethod(endpoint, operation.method),
      )
      .flatMap(({ endpoint, answers }) => {
        const unknown = answers.find(({ kind }) => kind === "unknown");
        const why =
          unknown?.kind === "unknown"
            ? `its answer \`${unknown.text}\` cannot be followed`
            : "returns no terminal of it";
        return place(`${endpoint.name} serves this route, but ${why}`, endpoint.location);
      });
  }

  #matches(declared: DeclaredOperation, implementation: Implementation): boolean {
    const { endpoint, route } = implementation;
    const { operation } = declared;
    const related = place("declared here", operation.location);
    const handler = endpoint.name;
    const computed = computedBy(implementation);
    if (computed !== undefined || route === undefined) {
      const text = computed ?? (endpoint.route.kind === "known" ? endpoint.route.template : "");
      this.#report(
        diagnostic("operationRouteAtRunTime", endpoint.location, { handler, text, operation: declared.name }, related),
      );
      return false;
    }
    const methods = this.#methods(declared, implementation, related);
    const { prefix, starts } = this.#input.prefixOf(endpoint.location);
    // A host that does not start serves nothing; its configuration has been reported.
    if (endpoint.source === "function" && !starts) return false;
    const triggerSound = checkTriggerRoute(implementation, declared, prefix, this.#sink);
    if (triggerSound === "wrong") return false;
    const parameters = { handler, found: route.path, operation: declared.name, expected: operation.route.path };
    switch (compareRoutes(route, operation.route)) {
      case "different":
        this.#report(diagnostic("routeDiffers", endpoint.location, parameters, related));
        return false;
      case "namesDiffer":
        this.#report(diagnostic("parameterNamesDiffer", endpoint.location, parameters, related));
        return false;
      case "constraintsDiffer":
        this.#report(
          diagnostic(
            "constraintsDiffer",
            endpoint.location,
            { ...parameters, found: shownTemplate(route.template), expected: operation.route.template },
            related,
          ),
        );
        return methods;
      case "same":
        return methods;
    }
  }

  /** Exactly the methods of the operations it returns: one more would be served without being declared. */
  #methods(
    declared: DeclaredOperation,
    { endpoint, operations }: Implementation,
    related: readonly RelatedPlace[],
  ): boolean {
    const expected = new Set<string>(
      operations.flatMap((symbol) => this.#declared.get(symbol)?.operation.method ?? []),
    );
    if (endpoint.methods === "unknown") {
      const parameters = { handler: endpoint.name, operation: declared.name, method: declared.operation.method };
      this.#report(diagnostic("methodsAtRunTime", endpoint.location, parameters, related));
      return false;
    }
    const fits =
      endpoint.methods !== "any" &&
      endpoint.methods.includes(declared.operation.method) &&
      endpoint.methods.every((method) => expected.has(method));
    if (fits) return true;
    const found = endpoint.methods === "any" ? "every method" : endpoint.methods.join(", ");
    const parameters = { handler: endpoint.name, found, operation: declared.name, expected: declared.operation.method };
    this.#report(diagnostic("methodDiffers", endpoint.location, parameters, related));
    return false;
  }

  #implementation(implementation: Implementation): void {
    const { endpoint, operations } = implementation;
    const action = this.#actionOf(endpoint);
    if (operations.length > 0) reportUndeclaredAnswers(implementation, this.#declared, this.#sink);
    else if (action !== undefined) reportUndeclaredStatuses(implementation, action, this.#sink);
    else if (endpoint.isFallback !== true && endpoint.isHidden !== true) this.#undeclared(implementation);
    if (operations.length === 0)
      checkTriggerRoute(implementation, undefined, this.#input.prefixOf(endpoint.location).prefix, this.#sink);
  }

  /** What is computed at run time may be declared or not; what is written where it is declared is given the benefit. */
  #undeclared(implementation: Implementation): void {
    const { endpoint, route } = implementation;
    if (route !== undefined && this.#isDeclared(endpoint, route)) return;
    const text = computedBy(implementation);
    if (text !== undefined) {
      this.#report(diagnostic("routeAtRunTime", endpoint.location, { handler: endpoint.name, text }));
      return;
    }
    if (route === undefined) return;
    const address = `${shownMethods(endpoint)} ${route.path}`;
    this.#report(diagnostic("servedNotDeclared", endpoint.location, { handler: endpoint.name, address }));
  }

  #actionOf(endpoint: ServedEndpoint): DeclaredOperation | undefined {
    if (endpoint.handler.kind !== "method") return undefined;
    const { symbol } = endpoint.handler;
    return (
      this.#declared.get(symbol) ??
      this.#input.operations.find(
        (one) =>
          one.source === "controller" && one.symbol.isAbstract && one.symbol.name === symbol.name && symbol.isOverride,
      )
    );
  }

  #isDeclared(endpoint: ServedEndpoint, route: NonNullable<Implementation["route"]>): boolean {
    return this.#input.operations.some(
      ({ operation }) =>
        [operation.route, ...operation.otherRoutes].some((declared) => shapeKey(declared) === shapeKey(route)) &&
        answersMethod(endpoint, operation.method),
    );
  }

  #report(problem: Diagnostic): void {
    this.#sink.report(problem);
  }
}

/** The expression, attribute or convention that makes the route at run time; undefined when it is what is written. */
function computedBy({ endpoint: { route } }: Implementation): string | undefined {
  return route.kind === "unknown" ? route.text : route.changedBy;
}

function shownMethods({ methods }: ServedEndpoint): string {
  if (methods === "any") return "every method of";
  return methods === "unknown" ? "methods of the run time at" : methods.join(", ");
}

function answersMethod(endpoint: ServedEndpoint, method: HttpMethod): boolean {
  return typeof endpoint.methods === "string" || endpoint.methods.includes(method);
}

function shownTemplate(template: string): string {
  return template.startsWith("/") ? template : `/${template}`;
}
