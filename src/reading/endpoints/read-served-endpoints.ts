/** Everything a program answers: every controller action, every minimal-API mapping, every HTTP-triggered function. */
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import { actionRoutes } from "../controllers/action-routes.js";
import { actionLabel } from "../controllers/action-sketch.js";
import { actionsOf, hiddenActionsOf, isController } from "../controllers/controller-classes.js";
import { sourceTypes, type Workspace } from "../workspace.js";
import { readFunctions } from "./functions.js";
import { readMinimalApis } from "./minimal-apis.js";
import type { ServedEndpoint } from "./served-endpoint.js";

export function readServedEndpoints(workspace: Workspace, sink: DiagnosticSink): readonly ServedEndpoint[] {
  const served = withoutLibrary(workspace);
  return [...readControllerEndpoints(served), ...readMinimalApis(served, sink), ...readFunctions(served)];
}

/** The library maps what its user hands it; read as a project beside the server, it serves nothing of its own. */
function withoutLibrary({ projects }: Workspace): Workspace {
  return { projects: projects.filter(({ compilation }) => compilation.assemblyName !== "Tenon") };
}

const silent: DiagnosticSink = { report: () => undefined };

/** Marked or not; what cannot be routed by attributes is not served by them. Reading the marked ones says so. */
function readControllerEndpoints(workspace: Workspace): readonly ServedEndpoint[] {
  return sourceTypes(workspace)
    .filter(isController)
    .flatMap((controller) =>
      [...actionsOf(controller).map(({ method }) => method), ...hiddenActionsOf(controller)].flatMap((method) =>
        actionRoutes(controller, method, "", silent).map(
          ({ route, methods, location }): ServedEndpoint => ({
            source: "controller",
            methods: methods.length === 0 ? "any" : methods,
            route: { kind: "known", template: route.template, written: true },
            handler: { kind: "method", symbol: method },
            name: actionLabel(method, controller),
            location: location ?? method.location ?? controller.locations[0] ?? startOf(""),
          }),
        ),
      ),
    );
}
