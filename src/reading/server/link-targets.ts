/** `CreatedAtAction(nameof(GetAsync), …)` and the like: where no route answers to the name, ASP.NET throws, and the answer is 500. */
import { routeParameters } from "../../contract/route.js";
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { askedValues, type CSharpValue, classOf, isNull, knownString, oneOf } from "../../csharp/execution/index.js";
import type { Location } from "../../diagnostics/location.js";
import type { MadeResult } from "../../framework/index.js";
import type { HandlerFault } from "../../server/endpoint.js";
import type { ActionReading } from "../controllers/action-reading.js";
import type { Action } from "../controllers/model/controller-classes.js";
import { tokenValues } from "../controllers/model/token-values.js";
import type { EndpointReading } from "../endpoints/endpoint-reading.js";
import type { MvcSettings } from "../start/mvc-settings.js";

/** What a program answers, asked where a link is made. */
export interface LinkedProgram {
  readonly endpoints: () => readonly EndpointReading[];
  readonly actionsOf: (controller: NamedTypeSymbol) => readonly ActionReading[];
  readonly settings: () => MvcSettings;
}

/** An action of the same controller that a result links to. */
export interface ActionLink {
  readonly action: string;
  /** The names of the values that are given to its route; undefined where they are computed. */
  readonly values: ReadonlySet<string> | undefined;
  readonly location: Location;
}

/** Actions of other controllers may be routed by convention, or come from packages. */
export function linkOf({ argument, place }: MadeResult): ActionLink | undefined {
  const asked = (name: string): CSharpValue | undefined => {
    const given = argument(name);
    return given && oneOf(askedValues(given.value));
  };
  const action = knownString(asked("actionName"));
  const controller = asked("controllerName");
  if (action === undefined || (controller !== undefined && !isNull(controller))) return undefined;
  return { action, values: namesIn(asked("routeValues")), location: locationOfExpression(place) };
}

/** `new { id }` */
function namesIn(values: CSharpValue | undefined): ReadonlySet<string> | undefined {
  if (values === undefined || isNull(values)) return new Set();
  const symbol = classOf(values)?.symbol;
  if (symbol?.isAnonymous !== true) return undefined;
  return new Set(symbol.members.flatMap((one) => (one.kind === "property" ? [one.name.toLowerCase()] : [])));
}

export function deadLinks(
  endpoint: EndpointReading,
  links: readonly ActionLink[],
  program: LinkedProgram,
): readonly HandlerFault[] {
  const controller = endpoint.action?.controller;
  if (controller === undefined) return [];
  return links.flatMap(({ action, values, location }): readonly HandlerFault[] => {
    const reason = whyNoTarget(endpoint, controller, action, values, program);
    if (reason === undefined) return [];
    return [{ kind: "linkWithoutTarget", target: `${controller.name}.${action}`, reason, location }];
  });
}

function whyNoTarget(
  endpoint: EndpointReading,
  controller: NamedTypeSymbol,
  name: string,
  values: ReadonlySet<string> | undefined,
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
  names: ReadonlySet<string> | undefined,
): string | undefined {
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
