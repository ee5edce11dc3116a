/** Where the program maps its controllers: on the application, in a group (`app.MapGroup("/api").MapControllers()`), in a branch. */
import { locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { marks } from "../../framework/index.js";
import { silent } from "../read-once.js";
import type { Audience } from "../security/authorization.js";
import type { StartUp } from "../start/start-up.js";
import { conventionsOn } from "./endpoint-conventions.js";
import { audienceOfConventions, reportConditions } from "./endpoint-metadata.js";
import { builderPlace } from "./route-builder.js";

export interface ControllerMapping {
  /** Each place that controllers are mapped at; undefined where it is computed at run time. */
  readonly prefix: string | undefined;
  /** What they are mapped on, as written. */
  readonly text: string;
}

/** Empty when nothing maps them. */
export function readControllerMappings(startUp: StartUp, sink: DiagnosticSink): readonly ControllerMapping[] {
  const mappings = new Map<string | undefined, ControllerMapping>();
  for (const { mapping } of startUp.mapped()) {
    if (mapping.kind !== "controllers") continue;
    const { prefix } = builderPlace(mapping, startUp, sink);
    if (!mappings.has(prefix)) mappings.set(prefix, { prefix, text: shortTextOf(mapping.place) });
  }
  if (mappings.size > 0) return [...mappings.values()];
  // A library has no pipeline, and Razor Pages may bring controllers along.
  const isMappedElsewhere =
    !(startUp.host.buildsApplication || startUp.host.marks(marks.runsRoutes).length > 0) ||
    startUp.mapped().some(({ mapping }) => mapping.kind === "pages");
  return isMappedElsewhere ? [{ prefix: "", text: "" }] : [];
}

/** `app.MapControllers().RequireAuthorization()`; only where it is so wherever controllers are mapped. */
export function audienceOfControllers(startUp: StartUp, sink: DiagnosticSink): Audience {
  const mapped = startUp.mapped().filter(({ mapping }) => mapping.kind === "controllers");
  const audiences = mapped.map(({ object, mapping }) => {
    const conventions = [...builderPlace(mapping, startUp, silent).conventions, ...conventionsOn(object, startUp)];
    reportConditions(conventions, sink);
    return { place: mapping.place, audience: audienceOfConventions(conventions) };
  });
  const [first] = audiences;
  const other = audiences.find(({ audience }) => audience !== first?.audience);
  if (other !== undefined)
    sink.report(diagnostic("controllersMappedDifferently", locationOfExpression(other.place), {}));
  return first === undefined || other !== undefined ? "unspecified" : first.audience;
}
