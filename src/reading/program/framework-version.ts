/** Which version of the framework serves. */
import type { SourceProjects } from "../source-projects.js";

type Project = SourceProjects["projects"][number]["project"];

/** The major version of System.Text.Json: that of .NET, or of a package. */
export function jsonVersion({ projects }: SourceProjects): number {
  const roots = projects.filter(({ isRoot }) => isRoot !== false);
  return Math.max(0, ...roots.map(({ project }) => Math.max(dotnetVersion(project), packageVersion(project))));
}

/** ASP.NET Core 11 or later, as the project says. */
export function servesDotnet11({ projects }: SourceProjects): boolean {
  return projects.some(
    ({ project, isRoot }) =>
      isRoot !== false && dotnetVersion(project) >= 11 && (project?.property("TargetFramework") ?? "") !== "",
  );
}

/** Sources without a project are taken for new ones. */
function dotnetVersion(project: Project): number {
  const framework = project?.property("TargetFramework") ?? "";
  return framework === "" ? 11 : Number(/^net(\d+)\.\d/i.exec(framework)?.[1] ?? 0);
}

function packageVersion(project: Project): number {
  const reference = project?.packageReferences?.find(({ name }) => name.toLowerCase() === "system.text.json");
  return Number.parseInt(reference?.version ?? "0", 10) || 0;
}
