/** What a project says of all its controllers at once: `[assembly: ApiController]`. */
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { hasAttribute, isAttribute } from "../../attributes.js";
import type { SourceProjects } from "../../source-projects.js";
import { apiControllerAttribute } from "./controller-marks.js";

/** The projects that say `[assembly: ApiController]`: all their controllers are then API controllers. */
export function apiControllerAssemblies({ projects }: SourceProjects): ReadonlySet<string> {
  return new Set(
    projects.flatMap(({ compilation }) =>
      hasAttribute(compilation.assemblyAttributes, apiControllerAttribute) ? [compilation.assemblyName] : [],
    ),
  );
}

const conventions = [
  "Microsoft.AspNetCore.Mvc.ApiConventionType",
  "Microsoft.AspNetCore.Mvc.ProducesErrorResponseType",
];

/** What describes the answers of all controllers from afar is not read. */
export function reportAnswerConventions({ projects }: SourceProjects, sink: DiagnosticSink): void {
  for (const { compilation } of projects)
    for (const data of compilation.assemblyAttributes)
      if (conventions.some((name) => isAttribute(data, name)))
        sink.report(diagnostic("answersByConvention", data.location, { attribute: `assembly: ${data.name}` }));
}
