/** Which assemblies have the types of a project that neither it nor a referenced project declares. */
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import { parseTargetFramework } from "../project/msbuild/target-framework.js";
import type { Project } from "../project/project.js";
import { readPackageAssets } from "./package-assets.js";
import { findReferencePack, type Machine, type ReferencePack } from "./reference-packs.js";

const netCore = "Microsoft.NETCore.App";
const aspNetCore = "Microsoft.AspNetCore.App";

/** Assemblies that come together and stay as they are, by path. */
export type PackPaths = readonly string[];

/** The assemblies of one project by path, in search order. */
export interface ReferencePaths {
  /** Empty where no SDK is installed: then the built-in model takes the framework's place. */
  readonly packs: readonly PackPaths[];
  /** Of packages, and those that the project names. */
  readonly others: readonly string[];
  /** Of some of its packages, or of those that come along, nothing is known: they are not restored. */
  readonly lacksPackages: boolean;
}

export interface WorkspaceReferences {
  readonly projects: readonly ReferencePaths[];
  /** The framework that the model of packages is made beside; undefined: the built-in one. */
  readonly framework: readonly PackPaths[] | undefined;
}

export class ReferenceSearch {
  readonly #machine: Machine;
  readonly #files: FileSystem;
  readonly #sink: DiagnosticSink;
  readonly #packs = new Map<string, ReferencePack | undefined>();

  constructor(machine: Machine, files: FileSystem, sink: DiagnosticSink) {
    this.#machine = machine;
    this.#files = files;
    this.#sink = sink;
  }

  /** `transitive`: for each project, those whose frameworks and packages come along. */
  of(projects: readonly Project[], transitive: readonly (readonly Project[])[]): WorkspaceReferences {
    const [first] = projects;
    const pathsByProject = projects.map((project, at) => this.#of(project, transitive[at] ?? []));
    const packs = first === undefined ? [] : [netCore, aspNetCore].flatMap((name) => this.#pack(name, first) ?? []);
    return {
      projects: pathsByProject,
      framework: packs.length === 2 ? packs.map(({ assemblies }) => assemblies) : undefined,
    };
  }

  #of(project: Project, transitive: readonly Project[]): ReferencePaths {
    const packs = this.#packsOf(project, transitive).map(({ assemblies }) => assemblies);
    const all = [project, ...transitive].flatMap((one) => [...one.assemblyReferences, ...this.#packageAssemblies(one)]);
    const lacksPackages = [project, ...transitive].some((one) => this.#unknownPackages(one).length > 0);
    return { packs, others: [...new Set(all)], lacksPackages };
  }

  #packsOf(project: Project, transitive: readonly Project[]): readonly ReferencePack[] {
    const target = parseTargetFramework(project.targetFramework);
    const core = this.#pack(netCore, project);
    if (core === undefined) {
      this.#sink.report(diagnostic("builtInModelUsed", undefined, { framework: target.name }));
      return [];
    }
    // .NET Standard has no types of its own: a server uses those of its own framework.
    const isStandard = /^netstandard/i.test(target.name);
    if (!isStandard && core.targetFramework !== target.name.split("-")[0]) {
      this.#sink.report(
        diagnostic("otherFrameworkUsed", undefined, { wanted: target.name, used: core.targetFramework }),
      );
    }
    const named = [project, ...transitive].flatMap((p) => [...p.frameworkReferences, ...this.#packageFrameworks(p)]);
    // Packages that are not restored may bring ASP.NET Core with them, as Tenon's own does.
    const brought = [project, ...transitive].some((p) => p.packageReferences.length > 0 && !this.#isRestored(p));
    const wantsWeb = named.includes(aspNetCore) || brought;
    const web = wantsWeb ? this.#pack(aspNetCore, project) : undefined;
    return web === undefined ? [core] : [core, web];
  }

  #pack(framework: string, project: Project): ReferencePack | undefined {
    const key = `${framework}|${project.targetFramework}`;
    if (!this.#packs.has(key)) {
      const target = parseTargetFramework(project.targetFramework);
      const pack = findReferencePack(framework, target, this.#machine, this.#files);
      this.#packs.set(key, pack);
    }
    return this.#packs.get(key);
  }

  readonly #assets = new Map<Project, ReturnType<typeof readPackageAssets>>();

  #assetsOf(project: Project): ReturnType<typeof readPackageAssets> {
    if (!this.#assets.has(project)) {
      const framework = parseTargetFramework(project.targetFramework);
      const assets =
        project.assetsPath === undefined
          ? undefined
          : readPackageAssets(project.assetsPath, framework, this.#files, this.#sink);
      this.#assets.set(project, assets);
      const unknown = this.#unknownPackages(project);
      if (unknown.length > 0 && project.path !== undefined) {
        const packages = unknown.join(", ");
        this.#sink.report(
          diagnostic("packagesNotRestored", startOf(project.path), { project: project.assemblyName, packages }),
        );
      }
    }
    return this.#assets.get(project);
  }

  #unknownPackages(project: Project): readonly string[] {
    const restored = this.#assetsOf(project)?.packages;
    const names = project.packageReferences.map(({ name }) => name);
    const unknown = names.filter((name) => restored?.has(name.toLowerCase()) !== true && !modelledPackages.test(name));
    return [...new Set(unknown)];
  }

  #isRestored(project: Project): boolean {
    return this.#assetsOf(project) !== undefined;
  }

  #packageAssemblies(project: Project): readonly string[] {
    return this.#assetsOf(project)?.assemblies ?? [];
  }

  #packageFrameworks(project: Project): readonly string[] {
    return this.#assetsOf(project)?.frameworkReferences ?? [];
  }
}

/** Packages whose types the built-in model knows, or that have none that a contract could use. */
const modelledPackages =
  /^(Tenon(\..*)?|Microsoft\.Azure\.Functions\.Worker(\..*)?|Vogen|StronglyTypedId(\..*)?|Microsoft\.NET\.Test\.Sdk|xunit(\..*)?|NUnit.*|MSTest.*|coverlet\..*|Microsoft\.SourceLink\..*)$/i;
