/** Where the program maps its controllers: on the application, in a group (`app.MapGroup("/api").MapControllers()`), in a branch. */

import { locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { controllerMappingCalls, controllerMappingWords } from "../program/controller-mapping-calls.js";
import { programBodies } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";
import { ownedCallsIn } from "./call-sites.js";
import { mappingFrames } from "./mapping-frames.js";
import { mapCallOf, placeOfCall } from "./route-builder.js";

export interface ControllerMapping {
  /** Each place that controllers are mapped at; undefined where it is computed at run time. */
  readonly prefix: string | undefined;
  /** What they are mapped on, as written. */
  readonly text: string;
}

/** Calls of the old routing, which knows no groups, and of Razor Pages, which may bring controllers along. */
const otherWords = ["UseMvc", "MapRazorPages", "MapFallbackTo"];

const startWords = ["WebApplication.Create", "UseEndpoints("];

/** Empty when nothing maps them. */
export function readControllerMappings(workspace: SourceProjects, sink: DiagnosticSink): readonly ControllerMapping[] {
  const bodies = programBodies(workspace, controllerMappingWords);
  const calls = bodies.flatMap((body) => [...ownedCallsIn(body, (name) => controllerMappingCalls.test(name))]);
  if (calls.length === 0) return mappedElsewhere(workspace) ? [{ prefix: "", text: "" }] : [];
  const frames = mappingFrames(workspace, bodies, calls);
  const mappings = new Map<string | undefined, ControllerMapping>();
  for (const { call, expression, owner } of calls) {
    const { builder } = mapCallOf(call);
    if (builder === undefined) continue;
    const text = shortTextOf(expression);
    for (const frame of frames.framesOf(owner)) {
      const prefix = placeOfCall(builder, { call: call.name, frame, frames, sink })?.prefix;
      if (prefix === undefined)
        sink.report(diagnostic("groupUnreadable", locationOfExpression(expression), { call: call.name }));
      if (!mappings.has(prefix)) mappings.set(prefix, { prefix, text });
    }
  }
  return [...mappings.values()];
}

/** A program that sets up a pipeline but never maps controllers does not serve them; a library has no pipeline. */
function mappedElsewhere(workspace: SourceProjects): boolean {
  return programBodies(workspace, startWords).length === 0 || programBodies(workspace, otherWords).length > 0;
}
