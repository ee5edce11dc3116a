/**
 * A file-based app, `dotnet run App.cs`: its `#:` directives are the project. They are evaluated as the SDK does it, as a project file
 * that nobody wrote; each element has the place of its directive.
 */
import { dirname, extname, resolve } from "node:path";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import { findProjects } from "./find-projects.js";
import { nativePath } from "./msbuild/paths.js";
import { escapeText } from "./msbuild/value.js";
import { locationOfElement, type XmlElement, type XmlFile } from "./msbuild/xml.js";

interface Directive {
  readonly kind: string;
  readonly value: string;
  readonly file: XmlFile;
  readonly start: number;
}

/** What may precede a directive: white space, comments, other lines with `#`. Not `#if`: the SDK reads no directive behind it. */
const leading = /\s+|\/\/.*|\/\*[\s\S]*?\*\/|#(?!:|\s*if\b).*/y;
const directive = /#:[ \t]*(\S+)[ \t]*(.*)/y;

function directivesIn(file: XmlFile): readonly Directive[] {
  const directives: Directive[] = [];
  let at = file.text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    leading.lastIndex = at;
    directive.lastIndex = at;
    const other = leading.exec(file.text);
    const [whole = "", kind = "", value = ""] = other === null ? (directive.exec(file.text) ?? []) : [];
    if (other === null && whole === "") return directives;
    if (whole !== "") directives.push({ kind, value: value.trim(), file, start: at });
    at += other?.[0].length ?? whole.length;
  }
}

/** Which kind of item `#:include` makes of a file; others are of no interest to the compiler. */
const itemTypes = new Map([
  [".cs", "Compile"],
  [".dll", "Reference"],
]);

/** The project of an app; undefined where no file has a directive. */
export function appProject(
  paths: readonly string[],
  framework: string,
  /** The C# files of the project as it is so far. */
  compiled: (root: XmlElement, entry: string) => readonly string[],
  files: FileSystem,
  sink: DiagnosticSink,
): { readonly entry: string; readonly root: XmlElement } | undefined {
  const read = new Map<string, readonly Directive[]>();
  const directivesOf = (path: string): readonly Directive[] => {
    const cached = read.get(path);
    if (cached !== undefined) return cached;
    const text = files.readText(path);
    const directives = text.ok ? directivesIn({ path, text: text.value }) : [];
    read.set(path, directives);
    return directives;
  };
  const entry = paths.find((path) => directivesOf(path).length > 0);
  if (entry === undefined) return undefined;
  // An included file may have directives of its own.
  for (;;) {
    const { size } = read;
    const directives = [...read.values()].flat();
    const root = rootElement(paths, framework, directives, files, sink);
    for (const path of compiled(root, entry)) directivesOf(path);
    if (read.size === size) {
      reportUnknown(directives, sink);
      return { entry, root };
    }
  }
}

function rootElement(
  sources: readonly string[],
  framework: string,
  directives: readonly Directive[],
  files: FileSystem,
  sink: DiagnosticSink,
): XmlElement {
  const of = (kind: string): readonly Directive[] => directives.filter((one) => one.kind === kind);
  const group = (name: string, children: readonly XmlElement[]): XmlElement => ({ ...element(name, first), children });
  const [first] = directives;
  const defaults: readonly (readonly [string, string])[] = [
    ["OutputType", "Exe"],
    ["TargetFramework", framework],
    ["ImplicitUsings", "enable"],
    ["Nullable", "enable"],
    ["EnableDefaultCompileItems", "false"],
  ];
  const sdks = of("sdk").map((one) => element("Sdk", one, { name: divided(one, "@").name }));
  return group("Project", [
    ...(sdks.length > 0 ? sdks : [element("Sdk", first, { name: "Microsoft.NET.Sdk" })]),
    group("PropertyGroup", [
      ...defaults.map(([name, text]) => ({ ...element(name, first), text })),
      ...of("property").map((one) => {
        const { name, value } = divided(one, "=");
        return { ...element(name, one), text: value };
      }),
    ]),
    group("ItemGroup", [
      ...of("include").flatMap((one) => fileItem(one, "include")),
      ...of("exclude").flatMap((one) => fileItem(one, "remove")),
      ...sources.map((path) => element("Compile", first, { include: escapeText(path) })),
      ...of("package").map((one) => {
        const { name, value } = divided(one, "@");
        return element("PackageReference", one, value === "" ? { include: name } : { include: name, version: value });
      }),
      ...of("project").map((one) => element("ProjectReference", one, { include: projectPath(one, files, sink) })),
    ]),
  ]);
}

function element(
  name: string,
  { file, start }: Pick<Directive, "file" | "start"> = { file: { path: "", text: "" }, start: 0 },
  // biome-ignore lint/plugin: only its entries are read, no key is looked up
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children: [], text: "", file, start };
}

function divided({ value: text }: Directive, separator: string): { readonly name: string; readonly value: string } {
  const at = text.indexOf(separator);
  if (at < 0) return { name: text, value: "" };
  return { name: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

/** Paths count from the file that has the directive. */
function pathOf({ value, file }: Directive): string {
  return value.startsWith("$(") ? value : resolve(dirname(file.path), nativePath(value));
}

function fileItem(one: Directive, attribute: "include" | "remove"): readonly XmlElement[] {
  const itemType = itemTypes.get(extname(one.value).toLowerCase());
  return itemType === undefined ? [] : [element(itemType, one, { [attribute]: pathOf(one) })];
}

/** `#:project` may name the folder. */
function projectPath(one: Directive, files: FileSystem, sink: DiagnosticSink): string {
  const path = pathOf(one);
  const isFolder = files.stat(path)?.kind === "directory";
  return escapeText((isFolder ? findProjects(path, files, sink)?.projects[0] : undefined) ?? path);
}

function reportUnknown(directives: readonly Directive[], sink: DiagnosticSink): void {
  for (const one of directives.filter(({ kind }) => !kinds.has(kind)))
    sink.report(diagnostic("directiveUnknown", locationOfElement(element("", one)), { directive: one.kind }));
}

const kinds = new Set(["sdk", "property", "package", "project", "include", "exclude"]);
