import type { Location } from "../../diagnostics/location.js";

/** A project as the compiler is called for it: evaluated, for one target framework. */
export interface Project {
  /** The .csproj, absolute; undefined where `.cs` files were given without a project. */
  readonly path: string | undefined;
  /** The folder relative paths count from. */
  readonly directory: string;
  readonly assemblyName: string;
  readonly rootNamespace: string;
  /** As written, `Microsoft.NET.Sdk.Web`; undefined for a project of the old style. */
  readonly sdk: string | undefined;
  /** `net10.0`. */
  readonly targetFramework: string;
  readonly files: readonly ProjectFile[];
  readonly preprocessorSymbols: readonly string[];
  readonly nullable: "enable" | "disable" | "annotations" | "warnings";
  /** `14.0`, `latest`, `preview`, … */
  readonly langVersion: string;
  /** Implicit usings and `<Using>` items. */
  readonly globalUsings: readonly GlobalUsing[];
  readonly projectReferences: readonly ProjectReference[];
  readonly packageReferences: readonly PackageReference[];
  /** `Microsoft.NETCore.App`, `Microsoft.AspNetCore.App`. */
  readonly frameworkReferences: readonly string[];
  /** Assemblies whose code may name what is internal here, besides those that attributes in source name; `all` where an import is missing that may name more. */
  readonly internalsVisibleTo: readonly string[] | "all";
  /** Assemblies named by path in `<Reference>` items. */
  readonly assemblyReferences: readonly string[];
  /** `obj/project.assets.json` of the last restore; the file need not exist. Undefined without a project. */
  readonly assetsPath: string | undefined;
  /** The `host.json` beside the project; the file need not exist. Undefined without a project. */
  readonly hostJsonPath: string | undefined;
  /** Any other property, `""` where it is not set. */
  property(name: string): string;
}

export interface ProjectFile {
  /** Absolute. */
  readonly path: string;
  /** The `<Compile>` element, for a file that is named and not found by a pattern. */
  readonly namedAt: Location | undefined;
}

/** A `using` that no file writes: implicit usings of the SDK and `<Using>` items of the project. */
export interface GlobalUsing {
  readonly name: string;
  readonly isStatic: boolean;
  readonly alias: string | undefined;
}

export interface ProjectReference {
  /** Absolute. */
  readonly path: string;
  readonly location: Location;
  /** `SetTargetFramework`, where the reference chooses one. */
  readonly framework: string | undefined;
}

export interface PackageReference {
  readonly name: string;
  /** As written, or from Directory.Packages.props. */
  readonly version: string | undefined;
  readonly location: Location;
}
