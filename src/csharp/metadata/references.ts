/** Where the types of a project come from that neither it nor a referenced project declares. */
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import { parseTargetFramework } from "../project/msbuild/target-framework.js";
import type { Project } from "../project/project.js";
import { AssemblyPool } from "./assembly-pool.js";
import { builtInFramework, packagesBeside } from "./built-in-model.js";
import type { NamesKeeper } from "./kept-names.js";
import { readPackageAssets } from "./package-assets.js";
import { findReferencePack, type Machine, type ReferencePack } from "./reference-packs.js";
import { referenceSet } from "./reference-set.js";

const netCore = "Microsoft.NETCore.App";
const aspNetCore = "Microsoft.AspNetCore.App";

export class References {
  readonly #machine: Machine;
  readonly #files: FileSystem;
  readonly #sink: DiagnosticSink;
  readonly #pool: AssemblyPool;
  readonly #packs = new Map<string, ReferencePack | undefined>();
  readonly #sets = new Map<string, TypeProvider>();
  #packageModel: TypeProvider | undefined;

  constructor(machine: Machine, files: FileSystem, sink: DiagnosticSink, keeper?: NamesKeeper) {
    this.#machine = machine;
    this.#files = files;
    this.#sink = sink;
    this.#pool = new AssemblyPool(files, sink, keeper);
  }

  /** In search order. `transitive`: projects whose frameworks and packages come along. */
  of(project: Project, transitive: readonly Project[]): readonly TypeProvider[] {
    const packs = this.#packsOf(project, transitive);
    const paths = [
      ...packs.flatMap((pack) => pack.assemblies),
      ...new Set([project, ...transitive].flatMap((p) => [...p.assemblyReferences, ...this.#packageAssemblies(p)])),
    ];
    const real = paths.length === 0 ? [] : [this.#set(paths)];
    const frameworks = packs.length > 0 ? real : [...real, builtInFramework];
    return [...frameworks, this.#modelOfPackages(project)];
  }

  #set(paths: readonly string[]): TypeProvider {
    const key = paths.join("\n");
    let set = this.#sets.get(key);
    if (set === undefined) {
      set = referenceSet(paths, this.#pool);
      this.#sets.set(key, set);
    }
    return set;
  }

  /** One for all projects: a contract and the server that answers it must mean the same `Operation`. */
  #modelOfPackages(project: Project): TypeProvider {
    if (this.#packageModel === undefined) {
      const packs = [netCore, aspNetCore].flatMap((name) => this.#pack(name, project) ?? []);
      const framework = packs.length === 2 ? this.#set(packs.flatMap((pack) => pack.assemblies)) : builtInFramework;
      this.#packageModel = packagesBeside(framework);
    }
    return this.#packageModel;
  }

  #packsOf(project: Project, transitive: readonly Project[]): readonly ReferencePack[] {
    const target = parseTargetFramework(project.targetFramework);
    const core = this.#pack(netCore, project);
    if (core === undefined) {
      this.#sink.report(diagnostic("builtInModelUsed", undefined, { framework: target.name }));
      return [];
    }
    if (core.targetFramework !== target.name.split("-")[0]) {
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
      if (pack !== undefined) this.#pool.addPack(pack.assemblies);
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
      const missing = project.packageReferences.filter((p) => assets?.packages.has(p.name.toLowerCase()) !== true);
      const unknown = missing.filter((p) => !modelledPackages.test(p.name)).map((p) => p.name);
      if (unknown.length > 0 && project.path !== undefined) {
        const packages = [...new Set(unknown)].join(", ");
        this.#sink.report(
          diagnostic("packagesNotRestored", startOf(project.path), { project: project.assemblyName, packages }),
        );
      }
    }
    return this.#assets.get(project);
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
