import { type ReadOnce, readOnce } from "../read-once.js";
import { type ActionRoutes, readActionRoutes } from "./action-routes.js";
import type { Action } from "./controller-classes.js";

/** An action whose routes are read once, for the contract and for what is served. */
export interface ActionReading extends Action {
  /** `TasksController.Get`. */
  readonly label: string;
  readonly routes: ReadOnce<ActionRoutes>;
}

export function readAction(action: Action): ActionReading {
  const label = `${action.controller.name}.${action.method.name}`;
  return { ...action, label, routes: readOnce((sink) => readActionRoutes(action, label, sink)) };
}
