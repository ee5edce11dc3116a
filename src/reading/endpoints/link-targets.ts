/** `CreatedAtAction(nameof(GetAsync), …)` and the like: where no route answers to the name, ASP.NET throws, and the answer is 500. */
import { routeParameters } from "../../contract/route.js";
import { bindExpression, locationOfExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type { BoundCall, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, outermost } from "../../csharp/flow/index.js";
import type { HandlerFault } from "../../server/endpoint.js";
import type { ActionReading } from "../controllers/action-reading.js";
import type { Action } from "../controllers/model/controller-classes.js";
import { tokenValues } from "../controllers/model/token-values.js";
import { callsIn } from "../program/calls.js";
import type { MvcSettings } from "../start/mvc-settings.js";
import type { EndpointReading } from "./endpoint-reading.js";

const links = /^(CreatedAtAction|AcceptedAtAction|RedirectToAction\w*)$/;

/** What a program answers, asked where a link is made. */
export interface LinkedProgram {
  readonly endpoints: () => readonly EndpointReading[];
  readonly actionsOf: (controller: NamedTypeSymbol) => readonly ActionReading[];
  readonly settings: () => MvcSettings;
}

export function deadLinks(endpoint: EndpointReading, program: LinkedProgram): readonly HandlerFault[] {
  const { action, handler } = endpoint;
  if (action === undefined || handler.kind !== "method" || handler.symbol.body === undefined) return [];
  return [...callsIn(handler.symbol.body, (name) => links.test(name))].flatMap(
    ({ call, expression }): readonly HandlerFault[] => {
      const name = textOf(argument(call, "actionName"));
      // Actions of other controllers may be routed by convention, or come from packages.
      if (call.method === undefined || name === undefined || argument(call, "controllerName") !== undefined) return [];
      const reason = whyNoTarget(endpoint, action.controller, name, argument(call, "routeValues"), program);
      if (reason === undefined) return [];
      const target = `${action.controller.name}.${name}`;
      return [{ kind: "linkWithoutTarget", target, reason, location: locationOfExpression(expression) }];
    },
  );
}

function whyNoTarget(
  endpoint: EndpointReading,
  controller: NamedTypeSymbol,
  name: string,
  values: SourceExpression | undefined,
  program: LinkedProgram,
): string | undefined {
  const isTarget = (action: Action): boolean =>
    tokenValues(action, program.settings()).get("action")?.toLowerCase() === name.toLowerCase();
  const { length } = program.actionsOf(controller).filter(isTarget);
  if (length === 0) {
    const isTrimmed = /Async$/.test(name);
    return `no action has this name${isTrimmed ? ": ASP.NET drops Async from the names of actions" : ""}`;
  }
  const routed = program
    .endpoints()
    .filter(({ action }) => action?.controller === controller && action !== undefined && isTarget(action));
  const missing = routed.length < length ? undefined : missingValue(endpoint, routed, values);
  return missing === undefined ? undefined : `its route needs the value ${missing}, which is not given`;
}

/** A value that every route of the target needs, and that neither the call nor the request has. */
function missingValue(
  { route }: EndpointReading,
  targets: readonly EndpointReading[],
  values: SourceExpression | undefined,
): string | undefined {
  const names = namesIn(values);
  if (names === undefined || route.kind !== "known" || route.changedBy !== undefined) return undefined;
  const ambient = new Set(routeParameters(route.route).map(({ name }) => name.toLowerCase()));
  const missing = targets.map((target) => {
    if (target.route.kind !== "known" || target.route.changedBy !== undefined) return undefined;
    return routeParameters(target.route.route).find(
      ({ name, optional, default: fallback, catchAll }) =>
        !optional &&
        fallback === undefined &&
        catchAll === "none" &&
        !names.has(name.toLowerCase()) &&
        !ambient.has(name.toLowerCase()),
    )?.name;
  });
  return missing.every((name) => name !== undefined) ? missing[0] : undefined;
}

/** The names of `new { id }`; undefined where the values are computed. */
function namesIn(values: SourceExpression | undefined): ReadonlySet<string> | undefined {
  if (values === undefined || constantValue(values, outermost)?.kind === "null") return new Set();
  const type = typeOfExpression(values)?.type;
  if (type?.kind !== "named" || type.symbol.isAnonymous !== true) return undefined;
  return new Set(type.symbol.members.flatMap((one) => (one.kind === "property" ? [one.name.toLowerCase()] : [])));
}

function argument(call: BoundCall, name: string): SourceExpression | undefined {
  return call.arguments.find((one) => (one.name ?? one.parameter?.name) === name)?.value;
}

function textOf(expression: SourceExpression | undefined): string | undefined {
  if (expression === undefined || bindExpression(expression).kind === "unbound") return undefined;
  const constant = constantValue(expression, outermost);
  return constant?.kind === "string" ? constant.value : undefined;
}
