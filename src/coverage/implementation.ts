import type { MemberId } from "../contract/member-id.js";
import type { HttpMethod } from "../contract/operation.js";
import type { Route } from "../contract/route.js";
import type { Endpoint, FunctionTrigger } from "../server/endpoint.js";
import type { DeclaredOperation } from "./declared-operation.js";

/** A served endpoint with what the rules ask about it. */
export interface Implementation {
  readonly endpoint: Endpoint;
  /** Undefined when it is built at run time or malformed. */
  readonly route: Route | undefined;
  /** The contract members whose terminals it returns. */
  readonly operations: readonly MemberId[];
}

/** A function with an HTTP trigger. */
export interface ServedFunction extends Implementation {
  readonly trigger: FunctionTrigger;
}

export function servedImplementation(endpoint: Endpoint): Implementation {
  const { operations, route, trigger } = endpoint;
  // What the worker does not write is not answered.
  const isAnswered = trigger?.faults.every(({ kind }) => kind !== "notWritten") ?? true;
  return {
    endpoint,
    route: route.kind === "known" ? route.route : undefined,
    operations: isAnswered ? operations : [],
  };
}

/** The expression, attribute or convention that makes the route at run time; undefined when it is what is written. */
export function computedBy({ route }: Endpoint): string | undefined {
  if (route.kind === "unknown") return route.text;
  return route.kind === "known" ? route.changedBy : undefined;
}

/** Whether it is the action itself, or overrides the abstract one. */
export function handles({ handler }: Endpoint, { member: { id, kind } }: DeclaredOperation): boolean {
  if (handler === undefined || kind === "definition") return false;
  return handler.id === id || (kind === "abstractAction" && handler.overrides.includes(id));
}

export function answersMethod({ methods }: Endpoint, method: HttpMethod): boolean {
  return typeof methods === "string" || methods.includes(method);
}
