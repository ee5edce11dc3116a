/** `app.UseStatusCodePages()` and its kin: the pipeline gives an error without a body one, whatever the endpoint answers. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { callsIn } from "../program/calls.js";
import { bodiesWith } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";

const word = "UseStatusCodePages";

export function reportStatusPages(workspace: SourceProjects, sink: DiagnosticSink): void {
  for (const { body } of bodiesWith(workspace, [word]))
    for (const { call, expression } of callsIn(body, (name) => name.startsWith(word)))
      sink.report(diagnostic("statusPagesAdded", locationOfExpression(expression), { call: call.name }));
}
