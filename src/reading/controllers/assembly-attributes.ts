/** What a project says of all its controllers at once: `[assembly: ApiController]`. */
import type { Compilation } from "../../csharp/binding/index.js";
import { locationOf, textOf } from "../../csharp/syntax/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { SourceProjects } from "../source-projects.js";

/** The projects that say `[assembly: ApiController]`: all their controllers are then API controllers. */
export function apiControllerAssemblies(workspace: SourceProjects): ReadonlySet<string> {
  const assemblies = new Set<string>();
  for (const { compilation } of workspace.projects)
    if (attributesNamed(compilation, /^ApiController$/).length > 0) assemblies.add(compilation.assemblyName);
  return assemblies;
}

/** What describes the answers of all controllers from afar is not read. */
export function reportAnswerConventions(workspace: SourceProjects, sink: DiagnosticSink): void {
  for (const { compilation } of workspace.projects)
    for (const { name, location } of attributesNamed(compilation, /^(ApiConventionType|ProducesErrorResponseType)$/))
      sink.report(diagnostic("answersByConvention", location, { attribute: `assembly: ${name}` }));
}

interface AssemblyAttribute {
  readonly name: string;
  readonly location: Location;
}

function attributesNamed({ files }: Compilation, wanted: RegExp): readonly AssemblyAttribute[] {
  return files.flatMap((file) =>
    file.root.attributeLists.flatMap((list) =>
      list.attributes.flatMap((syntax) => {
        const name = textOf(file, syntax.name)
          .replace(/^.*\./s, "")
          .replace(/Attribute$/, "");
        return wanted.test(name) ? [{ name, location: locationOf(file, syntax) }] : [];
      }),
    ),
  );
}
