import { error, note, warning } from "../definition.js";

export const projectDiagnostics = {
  // ── What was asked for ─────────────────────────────────────────────────────────────────────────────────────────────
  inputMissing: error(
    "TN1200",
    "{path} does not exist.",
    "Give the path of a .csproj, .sln or .slnx file, of a folder with one project, or of .cs files.",
  ),
  inputUnreadable: error(
    "TN1201",
    "{path} cannot be read: {reason}.",
    "Check that the file exists and can be read, then run Tenon again.",
  ),
  xmlMalformed: error(
    "TN1202",
    "{path} is not well-formed XML: {reason}.",
    "Repair the file at this place; `dotnet build` stops here too.",
  ),
  notMsBuild: error(
    "TN1203",
    "{path} is not an MSBuild project: its root element is <{root}>, not <Project>.",
    "Give the project file itself.",
  ),
  noProjectInFolder: error(
    "TN1204",
    "The folder {path} has no .csproj, .sln or .slnx file, and neither do its direct subfolders.",
    "Give the path of the project file.",
  ),
  severalProjectsInFolder: error(
    "TN1205",
    "The folder {path} has several projects: {projects}.",
    "Choose one with --project.",
  ),
  inputKindUnknown: error(
    "TN1206",
    "{path} is not a C# project, a solution or a folder.",
    "Give --project a .csproj, .sln or .slnx file or a folder. Name .cs files without --project.",
  ),
  solutionUnreadable: error(
    "TN1207",
    "The solution {path} cannot be read: {reason}.",
    "Give the project files instead, or save the solution again.",
  ),
  solutionProjectSkipped: note(
    "TN1208",
    "The solution's project {path} is not a C# project and is left out.",
    "Nothing to do, unless it has contracts or controllers.",
  ),
  solutionWithoutProjects: error(
    "TN1209",
    "The solution {path} has no C# project.",
    "Give the project file with --project.",
  ),
  solutionProjectMissing: error(
    "TN1210",
    "The project {path} of the solution does not exist.",
    "Check it out, or remove it from the solution: `dotnet sln remove`.",
  ),

  // ── Evaluating a project ───────────────────────────────────────────────────────────────────────────────────────────
  importCircle: error("TN1220", "{path} imports itself: {chain}.", "Remove one of these <Import> elements."),
  importMissing: warning(
    "TN1221",
    "The imported file {path} does not exist, so its settings are unknown.",
    "Restore the file, or add Condition=\"Exists('{path}')\" to the <Import>.",
  ),
  conditionUnknown: warning(
    "TN1222",
    "The condition {condition} cannot be evaluated: {reason}. It counts as false.",
    "Simplify the condition, or set what depends on it in the project file itself.",
  ),
  expressionUnknown: warning(
    "TN1223",
    "{expression} cannot be evaluated: {reason}. It counts as empty.",
    "Write the value out, or set the property in the project file itself.",
  ),
  targetNotRun: warning(
    "TN1224",
    "The target {target} adds {items} during the build; Tenon does not run targets, so it does not see these items.",
    "Move the items out of the <Target> if contracts depend on them.",
  ),
  sdkUnknown: warning(
    "TN1225",
    "The SDK {sdk} is not known; the project is read as if it used {assumed}.",
    "Nothing to do if the SDK adds no sources or usings of its own; otherwise list them in the project file.",
  ),
  frameworkNotTargeted: error(
    "TN1226",
    "The project does not target {framework}; it targets {frameworks}.",
    "Choose one of these with --framework.",
  ),
  frameworkChosen: note(
    "TN1227",
    "The project targets {frameworks}; Tenon reads it for {framework}.",
    "Choose another one with --framework.",
  ),
  frameworkMissing: warning(
    "TN1228",
    "The project has no target framework; Tenon reads it for {framework}.",
    "Add <TargetFramework>{framework}</TargetFramework> to the project.",
  ),
  importsTooDeep: error(
    "TN1229",
    "Imports are nested more than {limit} deep at {path}.",
    "Check for files that import each other under different names.",
  ),

  // ── References and sources ─────────────────────────────────────────────────────────────────────────────────────────
  projectReferenceMissing: warning(
    "TN1240",
    "The referenced project {path} does not exist, so its types are unknown.",
    "Check it out (a git submodule, perhaps), correct the Include of this <ProjectReference>, or remove it. Only what uses its types is an error.",
  ),
  projectReferenceCircle: error(
    "TN1241",
    "Projects reference each other in a cycle: {chain}.",
    "Remove one of these references; `dotnet build` rejects the cycle too.",
  ),
  sourceMissing: error(
    "TN1242",
    "The source file {path} does not exist.",
    "Correct the Include of this <Compile> item, or remove it.",
  ),
  sourceUnreadable: error(
    "TN1243",
    "The source file {path} cannot be read: {reason}.",
    "Check that the file can be read and is C# source, or exclude it with <Compile Remove>.",
  ),
  projectWithoutSources: error(
    "TN1245",
    "{path} has no C# source files.",
    "Check the <Compile> items and excludes of the project.",
  ),
  referencedProjectEmpty: note(
    "TN1247",
    "{path} has no C# source files, so nothing is read from it.",
    "Nothing to do for a project that only adds packages; if it is a git submodule, check it out.",
  ),
  projectReferenceNotCSharp: warning(
    "TN1244",
    "The project reference {path} is not a C# project; its types are unknown.",
    "Nothing to do, unless contracts use its types.",
  ),
  assemblyMissing: warning(
    "TN1246",
    "The referenced assembly {path} does not exist; its types are unknown.",
    "Correct the path of this <Reference>, or build the project that produces the assembly.",
  ),

  // ── Where types come from ──────────────────────────────────────────────────────────────────────────────────────────
  builtInModelUsed: note(
    "TN1300",
    "No .NET reference assemblies for {framework} were found; Tenon uses its built-in model of the framework instead.",
    "Install the .NET SDK, or set DOTNET_ROOT, to read every framework type.",
  ),
  assemblyUnreadable: warning(
    "TN1301",
    "The assembly {path} cannot be read: {reason}. Its types are unknown.",
    "Run `dotnet restore` to fetch it again.",
  ),
  packagesNotRestored: note(
    "TN1302",
    "The packages of {project} are not restored, so their types are unknown: {packages}.",
    "Run `dotnet restore` if contracts use types from these packages.",
  ),
  packageAssetsUnusable: warning(
    "TN1303",
    "{path} cannot be used: {reason}. The types in packages are unknown.",
    "Run `dotnet restore` to write it again.",
  ),
  otherFrameworkUsed: note(
    "TN1304",
    "The reference assemblies of {wanted} are not installed; Tenon uses those of {used}.",
    "Install the SDK for {wanted} to read its exact types.",
  ),
};
