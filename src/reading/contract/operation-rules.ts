/** What holds between operations: one name, one function; one method and route, one operation; the contract before the controller. */
import { cachedBy } from "../../caching/cache.js";
import type { Service } from "../../contract/contract.js";
import type { Operation } from "../../contract/operation.js";
import { constraintText, type Route, routeShape } from "../../contract/route.js";
import { type DiagnosticSink, diagnostic, relatedPlace } from "../../diagnostics/diagnostic.js";

/** The services without what is defined already, and without functions whose name is taken. */
export function checkOperations(services: readonly Service[], sink: DiagnosticSink): readonly Service[] {
  const defined = new Map<string, Defined>();
  const ordered = [...services].sort((a, b) => rank(a) - rank(b));
  const kept = new Map<Service, readonly Operation[]>();
  for (const service of ordered) {
    kept.set(
      service,
      service.operations.filter((operation) => keep(service, operation, defined, sink)),
    );
  }
  return services.map((service) => ({ ...service, operations: withOwnNames(service, kept.get(service) ?? [], sink) }));
}

interface Defined {
  readonly service: Service;
  readonly operation: Operation;
}

function rank(service: Service): number {
  return service.source === "contract" ? 0 : 1;
}

function keep(service: Service, operation: Operation, defined: Map<string, Defined>, sink: DiagnosticSink): boolean {
  for (const route of [operation.route, ...operation.otherRoutes]) {
    const key = `${operation.method} ${routeKey(route)}`;
    const first = defined.get(key);
    const areBothChosen = first?.operation.hasMatcherPolicy === true && operation.hasMatcherPolicy === true;
    if (first === undefined || first.operation === operation || areBothChosen) {
      defined.set(key, { service, operation });
      continue;
    }
    if (first.service.source === "contract" && service.source === "controller") {
      sink.report(
        diagnostic("contractWins", operation.location, {
          controller: label(service, operation),
          method: operation.method,
          route: operation.route.path,
          contract: label(first.service, first.operation),
        }),
      );
      return false;
    }
    if (service.source === "contract" && first.operation.route.path !== route.path) {
      sink.report(
        diagnostic(
          "routesDifferByNames",
          operation.location,
          {
            method: operation.method,
            first: `${first.operation.route.path} (${label(first.service, first.operation)})`,
            second: `${route.path} (${label(service, operation)})`,
          },
          relatedPlace("The first one is here.", first.operation.location),
        ),
      );
      continue;
    }
    sink.report(
      diagnostic(
        "operationDefinedTwice",
        operation.location,
        {
          method: operation.method,
          route: route.path,
          first: label(first.service, first.operation),
          second: label(service, operation),
        },
        relatedPlace("The first one is here.", first.operation.location),
      ),
    );
    return false;
  }
  return true;
}

/** Parameters by place and by what they accept, so that `{id:int}` and `{slug:alpha}` stay two routes. */
export const routeKey = cachedBy((route: Route): string =>
  routeShape(route, (parameter) => `${parameter.catchAll === "none" ? "" : "*"}${constraintText(parameter)}`),
);

function withOwnNames(service: Service, operations: readonly Operation[], sink: DiagnosticSink): readonly Operation[] {
  const seen = new Map<string, Operation>();
  for (const operation of operations) {
    const first = seen.get(operation.name);
    if (first === undefined) {
      seen.set(operation.name, operation);
      continue;
    }
    sink.report(
      diagnostic(
        "operationNameTaken",
        operation.location,
        {
          service: service.csharpName,
          name: operation.name,
          first: `${first.method} ${first.route.path}`,
          second: `${operation.method} ${operation.route.path}`,
        },
        relatedPlace("The first one is here.", first.location),
      ),
    );
  }
  return [...seen.values()];
}

function label(service: Service, operation: Operation): string {
  return `${service.csharpName}.${operation.csharpName}`;
}
