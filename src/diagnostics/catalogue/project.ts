import { defineDiagnostics } from "../definition.js";

export const projectDiagnostics = defineDiagnostics({
  // ── What was asked for ─────────────────────────────────────────────────────────────────────────────────────────────
  inputMissing: {
    code: "TN1200",
    severity: "error",
    message: "{path} does not exist.",
    help: "Give the path of a .csproj, .sln or .slnx file, of a folder with one project, or of .cs files.",
  },
  inputUnreadable: {
    code: "TN1201",
    severity: "error",
    message: "{path} cannot be read: {reason}.",
    help: "Check that the file exists and can be read, then run Tenon again.",
  },
  xmlMalformed: {
    code: "TN1202",
    severity: "error",
    message: "{path} is not well-formed XML: {reason}.",
    help: "Repair the file at this place; `dotnet build` stops here too.",
  },
  notMsBuild: {
    code: "TN1203",
    severity: "error",
    message: "{path} is not an MSBuild project: its root element is <{root}>, not <Project>.",
    help: "Give the project file itself.",
  },
  noProjectInFolder: {
    code: "TN1204",
    severity: "error",
    message: "The folder {path} has no .csproj, .sln or .slnx file, and neither do its direct subfolders.",
    help: "Give the path of the project file.",
  },
  severalProjectsInFolder: {
    code: "TN1205",
    severity: "error",
    message: "The folder {path} has several projects: {projects}.",
    help: "Choose one with --project.",
  },
  inputKindUnknown: {
    code: "TN1206",
    severity: "error",
    message: "{path} cannot be read: {extension} files are not C# projects or sources.",
    help: "Give a .csproj, .sln or .slnx file, a folder, or .cs files.",
  },
  solutionUnreadable: {
    code: "TN1207",
    severity: "error",
    message: "The solution {path} cannot be read: {reason}.",
    help: "Give the project files instead, or save the solution again.",
  },
  solutionProjectSkipped: {
    code: "TN1208",
    severity: "note",
    message: "The solution's project {path} is not a C# project and is left out.",
    help: "Nothing to do, unless it has contracts or controllers.",
  },
  solutionWithoutProjects: {
    code: "TN1209",
    severity: "error",
    message: "The solution {path} has no C# project.",
    help: "Give the project file with --project.",
  },
  solutionProjectMissing: {
    code: "TN1210",
    severity: "error",
    message: "The project {path} of the solution does not exist.",
    help: "Check it out, or remove it from the solution: `dotnet sln remove`.",
  },

  // ── Evaluating a project ───────────────────────────────────────────────────────────────────────────────────────────
  importCircle: {
    code: "TN1220",
    severity: "error",
    message: "{path} imports itself: {chain}.",
    help: "Remove one of these <Import> elements.",
  },
  importMissing: {
    code: "TN1221",
    severity: "warning",
    message: "The imported file {path} does not exist, so its settings are unknown.",
    help: "Restore the file, or add Condition=\"Exists('{path}')\" to the <Import>.",
  },
  conditionUnknown: {
    code: "TN1222",
    severity: "warning",
    message: "The condition {condition} cannot be evaluated: {reason}. It counts as false.",
    help: "Simplify the condition, or set what depends on it in the project file itself.",
  },
  expressionUnknown: {
    code: "TN1223",
    severity: "warning",
    message: "{expression} cannot be evaluated: {reason}. It counts as empty.",
    help: "Write the value out, or set the property in the project file itself.",
  },
  targetNotRun: {
    code: "TN1224",
    severity: "warning",
    message:
      "The target {target} adds {items} during the build; Tenon does not run targets, so it does not see these items.",
    help: "Move the items out of the <Target> if contracts depend on them.",
  },
  sdkUnknown: {
    code: "TN1225",
    severity: "warning",
    message: "The SDK {sdk} is not known; the project is read as if it used {assumed}.",
    help: "Nothing to do if the SDK adds no sources or usings of its own; otherwise list them in the project file.",
  },
  frameworkNotTargeted: {
    code: "TN1226",
    severity: "error",
    message: "The project does not target {framework}; it targets {frameworks}.",
    help: "Choose one of these with --framework.",
  },
  frameworkChosen: {
    code: "TN1227",
    severity: "note",
    message: "The project targets {frameworks}; Tenon reads it for {framework}.",
    help: "Choose another one with --framework.",
  },
  frameworkMissing: {
    code: "TN1228",
    severity: "warning",
    message: "The project has no target framework; Tenon reads it for {framework}.",
    help: "Add <TargetFramework>{framework}</TargetFramework> to the project.",
  },
  importsTooDeep: {
    code: "TN1229",
    severity: "error",
    message: "Imports are nested more than {limit} deep at {path}.",
    help: "Check for files that import each other under different names.",
  },

  // ── References and sources ─────────────────────────────────────────────────────────────────────────────────────────
  projectReferenceMissing: {
    code: "TN1240",
    severity: "warning",
    message: "The referenced project {path} does not exist, so its types are unknown.",
    help: "Check it out (a git submodule, perhaps), correct the Include of this <ProjectReference>, or remove it. Only what uses its types is an error.",
  },
  projectReferenceCircle: {
    code: "TN1241",
    severity: "error",
    message: "Projects reference each other in a cycle: {chain}.",
    help: "Remove one of these references; `dotnet build` rejects the cycle too.",
  },
  sourceMissing: {
    code: "TN1242",
    severity: "error",
    message: "The source file {path} does not exist.",
    help: "Correct the Include of this <Compile> item, or remove it.",
  },
  sourceUnreadable: {
    code: "TN1243",
    severity: "error",
    message: "The source file {path} cannot be read: {reason}.",
    help: "Check that the file can be read and is C# source, or exclude it with <Compile Remove>.",
  },
  projectWithoutSources: {
    code: "TN1245",
    severity: "error",
    message: "{path} has no C# source files.",
    help: "Check the <Compile> items and excludes of the project.",
  },
  referencedProjectEmpty: {
    code: "TN1247",
    severity: "note",
    message: "{path} has no C# source files, so nothing is read from it.",
    help: "Nothing to do for a project that only adds packages; if it is a git submodule, check it out.",
  },
  projectReferenceNotCSharp: {
    code: "TN1244",
    severity: "warning",
    message: "The project reference {path} is not a C# project; its types are unknown.",
    help: "Nothing to do, unless contracts use its types.",
  },
  assemblyMissing: {
    code: "TN1246",
    severity: "warning",
    message: "The referenced assembly {path} does not exist; its types are unknown.",
    help: "Correct the path of this <Reference>, or build the project that produces the assembly.",
  },

  // ── Where types come from ──────────────────────────────────────────────────────────────────────────────────────────
  builtInModelUsed: {
    code: "TN1300",
    severity: "note",
    message:
      "No .NET reference assemblies for {framework} were found; Tenon uses its built-in model of the framework instead.",
    help: "Install the .NET SDK, or set DOTNET_ROOT, to read every framework type.",
  },
  assemblyUnreadable: {
    code: "TN1301",
    severity: "warning",
    message: "The assembly {path} cannot be read: {reason}. Its types are unknown.",
    help: "Run `dotnet restore` to fetch it again.",
  },
  packagesNotRestored: {
    code: "TN1302",
    severity: "note",
    message: "The packages of {project} are not restored, so their types are unknown: {packages}.",
    help: "Run `dotnet restore` if contracts use types from these packages.",
  },
  packageAssetsUnusable: {
    code: "TN1303",
    severity: "warning",
    message: "{path} cannot be used: {reason}. The types in packages are unknown.",
    help: "Run `dotnet restore` to write it again.",
  },
  otherFrameworkUsed: {
    code: "TN1304",
    severity: "note",
    message: "The reference assemblies of {wanted} are not installed; Tenon uses those of {used}.",
    help: "Install the SDK for {wanted} to read its exact types.",
  },
});
