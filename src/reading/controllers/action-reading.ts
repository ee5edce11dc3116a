import { type ReadOnce, readOnce } from "../read-once.js";
import type { ReplacedAnswers } from "../responses/filter-answers.js";
import type { Inference } from "./action-values.js";
import { type ActionRoutes, type RouteSettings, readActionRoutes } from "./model/action-routes.js";
import { type Action, isApiController, isHidden } from "./model/controller-classes.js";

/** An action whose routes are read once, for the contract and for what is served. */
export interface ActionReading extends Action {
  /** `TasksController.Get`. */
  readonly label: string;
  readonly routes: ReadOnce<ActionRoutes>;
  /** How ASP.NET finds the source of a parameter that has no attribute for it. */
  readonly inference: Inference;
  /** `[ApiController]`. */
  readonly isApi: boolean;
  /** Left out of the API's description. */
  readonly isHidden: boolean;
  /** A registered class is a service without `[FromServices]`. */
  readonly infersServices: boolean;
  /** A request is refused in which a reference that is not nullable is null. */
  readonly refusesNull: boolean;
  /** A reference that is not nullable may be missing all the same. */
  readonly allowsMissing: boolean;
  /** An error without a body gets problem details. */
  readonly mapsErrors: boolean;
  /** A filter of all actions answers something else than the action does. */
  readonly replaced: ReplacedAnswers | undefined;
  /** No formatter but the framework's own writes what it answers. */
  readonly writesOnlyJson: boolean;
  /** No formatter writes text as it is. */
  readonly writesNoText: boolean;
  /** The content types of the filter that all actions have. */
  readonly produces: readonly string[];
}

export interface ActionSettings extends RouteSettings {
  /** A filter that the program adds for all actions. */
  readonly replaced: ReplacedAnswers | undefined;
  /** Assemblies that are marked [ApiController] as a whole. */
  readonly apiAssemblies: ReadonlySet<string>;
}

export function readAction(action: Action, settings: ActionSettings): ActionReading {
  const { controller, method, declaredIn, attributes, onController, further } = action;
  const label = `${controller.name}.${method.name}`;
  const isApi = isApiController(action) || settings.apiAssemblies.has(controller.assembly);
  return {
    controller,
    method,
    declaredIn,
    attributes,
    onController,
    further,
    label,
    routes: readOnce((sink) => readActionRoutes(action, label, settings, sink)),
    inference: isApi && settings.infersSources ? "apiController" : "mvc",
    isApi,
    get isHidden() {
      const isVisible = settings.model?.actionOf(action)?.isVisible;
      return isVisible === undefined ? isHidden(action) : !isVisible;
    },
    infersServices: settings.infersServices,
    refusesNull: isApi && settings.refusesNull,
    allowsMissing: settings.allowsMissing,
    mapsErrors: isApi && settings.mapsErrors,
    writesOnlyJson: settings.writesOnlyJson,
    writesNoText: settings.writesNoText,
    produces: settings.produces,
    replaced: settings.replaced,
  };
}
