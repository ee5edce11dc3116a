/** `.sln` and `.slnx`: the projects they name, in their order. */
import { dirname, extname, resolve } from "node:path";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { type Location, startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import { nativePath } from "./msbuild/paths.js";
import { locationOfElement, parseXmlFile, type XmlElement } from "./msbuild/xml.js";

interface SolutionEntry {
  readonly path: string;
  readonly location: Location;
}

export interface SolutionProject {
  /** Absolute. */
  readonly path: string;
  readonly location: Location;
}

/** The C# projects of a solution; undefined, with a diagnostic, where it cannot be read. */
export function readSolution(
  path: string,
  files: FileSystem,
  sink: DiagnosticSink,
): readonly SolutionProject[] | undefined {
  const read = files.readText(path);
  if (!read.ok) {
    sink.report(diagnostic("inputUnreadable", undefined, { path, reason: read.detail }));
    return undefined;
  }
  const entries = /\.slnx$/i.test(path) ? readXml(path, read.value, sink) : readText(path, read.value, sink);
  if (entries === undefined) return undefined;
  const projects: SolutionProject[] = [];
  for (const entry of entries) {
    const absolute = resolve(dirname(path), nativePath(entry.path));
    if (extname(entry.path).toLowerCase() !== ".csproj") {
      sink.report(diagnostic("solutionProjectSkipped", entry.location, { path: entry.path }));
    } else if (files.stat(absolute)?.kind !== "file") {
      sink.report(diagnostic("solutionProjectMissing", entry.location, { path: entry.path }));
    } else projects.push({ path: absolute, location: entry.location });
  }
  if (projects.length === 0) {
    sink.report(diagnostic("solutionWithoutProjects", startOf(path), { path }));
    return undefined;
  }
  return projects;
}

function readXml(path: string, text: string, sink: DiagnosticSink): readonly SolutionEntry[] | undefined {
  const root = parseXmlFile(path, text, sink);
  if (root === undefined) return undefined;
  if (root.name !== "Solution") {
    const reason = `its root element is <${root.name}>, not <Solution>`;
    sink.report(diagnostic("solutionUnreadable", locationOfElement(root), { path, reason }));
    return undefined;
  }
  const entries: SolutionEntry[] = [];
  const visit = (element: XmlElement): void => {
    if (element.name === "Project") {
      const project = element.attributes.get("path");
      if (project !== undefined) entries.push({ path: project, location: locationOfElement(element, "Path") });
    }
    for (const child of element.children) visit(child);
  };
  visit(root);
  return entries;
}

/** Solution folders are written as projects of this type. */
const folderType = "{2150E333-8FDC-42A3-9474-1A3956D46DE8}";
const projectLine = /^\s*Project\("(\{[^"]*\})"\)\s*=\s*"[^"]*"\s*,\s*"([^"]*)"/;

function readText(path: string, text: string, sink: DiagnosticSink): readonly SolutionEntry[] | undefined {
  if (!text.includes("Microsoft Visual Studio Solution File")) {
    sink.report(diagnostic("solutionUnreadable", startOf(path), { path, reason: "its header is missing" }));
    return undefined;
  }
  const entries: SolutionEntry[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const match = projectLine.exec(line);
    if (match === null || match[1]?.toUpperCase() === folderType) continue;
    const project = match[2] ?? "";
    const column = line.indexOf(`"${project}"`) + 2;
    const location = { file: path, line: index + 1, column, endLine: index + 1, endColumn: column + project.length };
    entries.push({ path: project, location });
  }
  return entries;
}
