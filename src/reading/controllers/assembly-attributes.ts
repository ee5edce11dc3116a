import { textOf } from "../../csharp/syntax/index.js";
import type { SourceProjects } from "../source-projects.js";

/** The projects that say `[assembly: ApiController]`: all their controllers are then API controllers. */
export function apiControllerAssemblies(workspace: SourceProjects): ReadonlySet<string> {
  const assemblies = new Set<string>();
  for (const { compilation } of workspace.projects) {
    const isApi = compilation.files.some((file) =>
      file.root.attributeLists.some((list) =>
        list.attributes.some(({ name }) => /(^|\.)ApiController(Attribute)?$/.test(textOf(file, name))),
      ),
    );
    if (isApi) assemblies.add(compilation.assemblyName);
  }
  return assemblies;
}
