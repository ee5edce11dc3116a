import { basename, dirname, extname, isAbsolute, join, resolve } from "node:path";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import { type EnvironmentVariables, type VariableLookup, variableLookup } from "../../files/environment-variables.js";
import type { FileSystem } from "../../files/file-system.js";
import { type EvaluatedProject, evaluateProject } from "./msbuild/evaluate.js";
import type { Item } from "./msbuild/items.js";
import { nativePath } from "./msbuild/paths.js";
import {
  compareFrameworkVersions,
  frameworkSymbols,
  nearestFramework,
  parseTargetFramework,
  type TargetFramework,
} from "./msbuild/target-framework.js";
import { locationOfElement, type XmlElement } from "./msbuild/xml.js";
import type { GlobalUsing, PackageReference, Project, ProjectFile, ProjectReference } from "./project.js";

export interface ProjectOptions {
  /** Of a project with several; where it is not given, the newest .NET is taken. */
  readonly framework: string | undefined;
  readonly configuration: string | undefined;
  /** As `-p:Name=Value`. */
  // biome-ignore lint/plugin: only its entries are read, no key is looked up
  readonly properties: Readonly<Record<string, string>>;
  readonly environment: EnvironmentVariables;
  readonly platform: "windows" | "linux" | "osx";
}

/** The framework of projects and files that name none. */
export const defaultFramework = "net10.0";

/** How a project comes to be read: by itself, or because another one, built for a framework, references it. */
export type Reason =
  | { readonly kind: "asked" }
  | { readonly kind: "referenced"; readonly by: TargetFramework; readonly framework: string | undefined };

/** Reads projects one after the other; what several of them import is parsed once. */
export class ProjectReader {
  readonly #options: ProjectOptions;
  readonly #variable: VariableLookup;
  readonly #files: FileSystem;
  readonly #sink: DiagnosticSink;
  readonly #documents: Map<string, XmlElement | undefined>;
  readonly #outer = new Map<string, EvaluatedProject | undefined>();
  readonly #projects = new Map<string, Project>();

  constructor(
    options: ProjectOptions,
    files: FileSystem,
    sink: DiagnosticSink,
    /** Projects that are not on disk. */
    documents: ReadonlyMap<string, XmlElement> = new Map(),
  ) {
    this.#options = options;
    this.#documents = new Map(documents);
    // Every property may be a variable of the environment.
    this.#variable = variableLookup(options.environment);
    this.#files = files;
    this.#sink = sink;
  }

  /** Always the same object for the same project and framework. */
  read(path: string, reason: Reason): Project | undefined {
    if (!this.#outer.has(path)) this.#outer.set(path, this.#evaluate(path, undefined));
    const outer = this.#outer.get(path);
    if (outer === undefined) return undefined;
    const frameworks = list(outer.property("TargetFrameworks"));
    if (isFrameworkMissing(outer, frameworks)) return this.#readAssumed(path, reason);
    if (frameworks.length === 0 || outer.property("TargetFramework") !== "") {
      return this.#remember(path, () => toProject(outer, this.#files, this.#sink));
    }
    const framework = chooseFramework(outer, frameworks, reason, this.#options, this.#sink);
    if (framework === undefined) return undefined;
    // The first evaluation has reported what both have in common; the bag keeps equal diagnostics once.
    return this.#remember(`${path}|${framework}`, () => {
      const inner = this.#evaluate(path, framework);
      return inner && toProject(inner, this.#files, this.#sink);
    });
  }

  /** Usings, language version and references all hang on the framework: one is assumed before they are evaluated. */
  #readAssumed(path: string, reason: Reason): Project | undefined {
    const framework =
      reason.kind === "referenced"
        ? (reason.framework ?? reason.by.name)
        : (this.#options.framework ?? defaultFramework);
    this.#sink.report(diagnostic("frameworkMissing", startOf(path), { framework }));
    return this.#remember(`${path}|${framework}`, () => {
      const inner = this.#evaluate(path, framework);
      return inner && toProject(inner, this.#files, this.#sink);
    });
  }

  #remember(key: string, read: () => Project | undefined): Project | undefined {
    const cached = this.#projects.get(key);
    if (cached !== undefined) return cached;
    const project = read();
    if (project !== undefined) this.#projects.set(key, project);
    return project;
  }

  #evaluate(path: string, framework: string | undefined): EvaluatedProject | undefined {
    const { properties, configuration, platform } = this.#options;
    return evaluateProject(path, {
      files: this.#files,
      sink: this.#sink,
      variable: this.#variable,
      platform,
      documents: this.#documents,
      globalProperties: {
        ...properties,
        ...(configuration === undefined ? {} : { Configuration: configuration }),
        ...(framework === undefined ? {} : { TargetFramework: framework }),
      },
    });
  }
}

/** Neither the project nor anything it imports names a framework; one may be in a file that is not there. */
function isFrameworkMissing(project: EvaluatedProject, frameworks: readonly string[]): boolean {
  return project.sdks.length > 0 && frameworks.length === 0 && project.property("TargetFramework") === "";
}

function chooseFramework(
  project: EvaluatedProject,
  names: readonly string[],
  reason: Reason,
  options: ProjectOptions,
  sink: DiagnosticSink,
): string | undefined {
  const element = project.definitionOf("TargetFrameworks");
  const place = element === undefined ? startOf(project.path) : locationOfElement(element);
  const frameworks = names.map(parseTargetFramework);
  if (reason.kind === "referenced") {
    return reason.framework ?? nearestFramework(reason.by, frameworks)?.name ?? names[0];
  }
  if (options.framework !== undefined) {
    const framework = options.framework.toLowerCase();
    const match = names.find((name) => name.toLowerCase() === framework);
    if (match === undefined) {
      sink.report(
        diagnostic("frameworkNotTargeted", place, { framework: options.framework, frameworks: names.join(", ") }),
      );
    }
    return match;
  }
  const rank = { ".NETCoreApp": 3, ".NETStandard": 2, ".NETFramework": 1, Unsupported: 0 } as const;
  const newest = [...frameworks].sort(
    (a, b) =>
      rank[b.identifier] - rank[a.identifier] ||
      compareFrameworkVersions(b.version, a.version) ||
      Number(a.platform !== "") - Number(b.platform !== ""),
  )[0];
  const framework = newest?.name ?? defaultFramework;
  if (names.length > 1) sink.report(diagnostic("frameworkChosen", place, { frameworks: names.join(", "), framework }));
  return framework;
}

function toProject(evaluated: EvaluatedProject, files: FileSystem, sink: DiagnosticSink): Project {
  const directory = dirname(evaluated.path);
  const framework = frameworkOf(evaluated, sink);
  const symbols = list(evaluated.property("DefineConstants").replaceAll(",", ";"));
  const isSdkStyle = evaluated.property("UsingMicrosoftNETSdk") === "true";
  const definesFramework = isSdkStyle && evaluated.property("DisableImplicitFrameworkDefines") !== "true";
  const extensions = evaluated.property("MSBuildProjectExtensionsPath");
  return {
    path: evaluated.path,
    directory,
    assemblyName: evaluated.property("AssemblyName") || basename(evaluated.path, extname(evaluated.path)),
    rootNamespace: evaluated.property("RootNamespace"),
    sdk: evaluated.sdks[0],
    targetFramework: framework.name,
    files: compileFiles(evaluated, files, sink),
    preprocessorSymbols: [...new Set([...symbols, ...(definesFramework ? frameworkSymbols(framework) : [])])],
    nullable: nullableOf(evaluated.property("Nullable")),
    langVersion: langVersionOf(evaluated),
    globalUsings: globalUsings(evaluated.items("Using")),
    projectReferences: projectReferences(evaluated),
    packageReferences: packageReferences(evaluated),
    frameworkReferences: [...new Set(evaluated.items("FrameworkReference").map((item) => item.include))],
    internalsVisibleTo: internalsVisibleTo(evaluated),
    assemblyReferences: assemblyReferences(evaluated, directory, files, sink),
    assetsPath: join(resolve(directory, nativePath(extensions === "" ? "obj" : extensions)), "project.assets.json"),
    hostJsonPath: hostJsonOf(evaluated, directory, files),
    property: (name) => evaluated.property(name),
  };
}

/** The one beside the project; without it, one from elsewhere that the build copies to the root of its output. */
function hostJsonOf(evaluated: EvaluatedProject, directory: string, files: FileSystem): string {
  const beside = join(directory, "host.json");
  if (files.exists(beside)) return beside;
  const linked = [...evaluated.items("None"), ...evaluated.items("Content")].find(({ path, metadata }) => {
    const isCopied = /^(Always|PreserveNewest|IfDifferent)$/i.test(metadata.get("copytooutputdirectory") ?? "");
    return isCopied && (metadata.get("link") ?? basename(path)).toLowerCase() === "host.json";
  });
  return linked?.path ?? beside;
}

/** The framework's own version of the language is only a guess where something that may set another could not be read. */
function langVersionOf(evaluated: EvaluatedProject): string {
  const definition = evaluated.definitionOf("LangVersion");
  const isStated = definition === undefined || isAbsolute(locationOfElement(definition).file);
  return isStated || evaluated.isComplete ? evaluated.property("LangVersion") : "latest";
}

function frameworkOf(evaluated: EvaluatedProject, sink: DiagnosticSink): TargetFramework {
  const name = evaluated.property("TargetFramework");
  if (name !== "") return parseTargetFramework(name);
  const version = evaluated.property("TargetFrameworkVersion");
  if (evaluated.sdks.length === 0 && version !== "") {
    return parseTargetFramework(`net${version.replace(/^v/i, "").replaceAll(".", "")}`);
  }
  sink.report(diagnostic("frameworkMissing", startOf(evaluated.path), { framework: defaultFramework }));
  return parseTargetFramework(defaultFramework);
}

function compileFiles(evaluated: EvaluatedProject, files: FileSystem, sink: DiagnosticSink): readonly ProjectFile[] {
  const projectFiles = new Map<string, ProjectFile>();
  for (const { path, include, element } of evaluated.items("Compile")) {
    if (projectFiles.has(path)) continue;
    const isPattern = /[*?]|@\(/.test(element.attributes.get("include") ?? "");
    const namedAt = isPattern ? undefined : locationOfElement(element, "Include");
    if (namedAt !== undefined && files.stat(path)?.kind !== "file") {
      sink.report(diagnostic("sourceMissing", namedAt, { path: include }));
    } else projectFiles.set(path, { path, namedAt });
  }
  return [...projectFiles.values()];
}

function nullableOf(text: string): Project["nullable"] {
  const lower = text.trim().toLowerCase();
  return lower === "enable" || lower === "annotations" || lower === "warnings" ? lower : "disable";
}

function globalUsings(items: readonly Item[]): readonly GlobalUsing[] {
  const usings = new Map<string, GlobalUsing>();
  for (const item of items) {
    const isStatic = item.metadata.get("static")?.toLowerCase() === "true";
    const alias = item.metadata.get("alias") || undefined;
    usings.set(`${item.include}|${isStatic}|${alias ?? ""}`, { name: item.include.trim(), isStatic, alias });
  }
  return [...usings.values()];
}

function projectReferences(evaluated: EvaluatedProject): readonly ProjectReference[] {
  const references = new Map<string, ProjectReference>();
  for (const item of evaluated.items("ProjectReference")) {
    // A reference for build order or to an analyzer brings no types.
    if (item.metadata.get("referenceoutputassembly")?.toLowerCase() === "false") continue;
    if (/analyzer/i.test(item.metadata.get("outputitemtype") ?? "")) continue;
    const framework = /TargetFramework=([^;]+)/i.exec(item.metadata.get("settargetframework") ?? "")?.[1];
    references.set(item.path, { path: item.path, location: locationOfElement(item.element, "Include"), framework });
  }
  return [...references.values()];
}

function packageReferences(evaluated: EvaluatedProject): readonly PackageReference[] {
  const central = new Map(
    evaluated.items("PackageVersion").map((item) => [item.include.toLowerCase(), item.metadata.get("version")]),
  );
  return [...evaluated.items("PackageReference"), ...evaluated.items("GlobalPackageReference")].map((item) => ({
    name: item.include,
    version:
      item.metadata.get("versionoverride") ?? item.metadata.get("version") ?? central.get(item.include.toLowerCase()),
    location: locationOfElement(item.element, "Include"),
  }));
}

/** Both ways in which the SDK writes the attribute into a file of its own. */
function internalsVisibleTo(evaluated: EvaluatedProject): readonly string[] | "all" {
  if (!evaluated.isComplete) return "all";
  const attribute = "System.Runtime.CompilerServices.InternalsVisibleTo";
  return [
    ...evaluated.items("InternalsVisibleTo").map((item) => item.include),
    ...evaluated
      .items("AssemblyAttribute")
      .filter((item) => item.include === attribute || item.include === `${attribute}Attribute`)
      .flatMap((item) => item.metadata.get("_parameter1") ?? []),
  ];
}

/** `<Reference>` with a path of its own or a `HintPath`; framework names without either are known from the framework. */
function assemblyReferences(
  evaluated: EvaluatedProject,
  directory: string,
  files: FileSystem,
  sink: DiagnosticSink,
): readonly string[] {
  const paths = evaluated.items("Reference").flatMap((item) => {
    const hint = item.metadata.get("hintpath");
    const named = hint ?? (/\.dll$/i.test(item.include) ? item.include : undefined);
    if (named === undefined) return [];
    const path = isAbsolute(nativePath(named)) ? nativePath(named) : resolve(directory, nativePath(named));
    if (files.stat(path)?.kind === "file") return [path];
    sink.report(diagnostic("assemblyMissing", locationOfElement(item.element), { path: named }));
    return [];
  });
  return [...new Set(paths)];
}

function list(text: string): readonly string[] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
