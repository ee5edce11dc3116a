/** Which version of the framework serves. */
import type { SourceProjects } from "../source-projects.js";

type Project = SourceProjects["projects"][number]["project"];

/** System.Text.Json 11: of .NET 11, or as a package. */
export function writesUnions({ projects }: SourceProjects): boolean {
  return projects.some(({ project, isRoot }) => isRoot !== false && (isFramework11(project) || hasJson11(project)));
}

/** ASP.NET Core 11 or later, as the project says. */
export function servesDotnet11({ projects }: SourceProjects): boolean {
  return projects.some(
    ({ project, isRoot }) =>
      isRoot !== false && isFramework11(project) && (project?.property("TargetFramework") ?? "") !== "",
  );
}

/** .NET 11 or later. Sources without a project are taken for new ones. */
function isFramework11(project: Project): boolean {
  const framework = project?.property("TargetFramework") ?? "";
  return framework === "" || Number(/^net(\d+)\.\d/i.exec(framework)?.[1] ?? 0) >= 11;
}

function hasJson11(project: Project): boolean {
  const found = project?.packageReferences?.find(({ name }) => name.toLowerCase() === "system.text.json");
  return Number.parseInt(found?.version ?? "", 10) >= 11;
}
