// The folders are the data flow (ARCHITECTURE.md): an import that points the other way fails the build.

/** What each folder of src may import besides itself. */
const folders = {
  caching: [],
  collections: [],
  diagnostics: [],
  published: [],
  text: [],
  files: ["text"],
  contract: ["caching", "collections", "diagnostics"],
  server: ["contract", "diagnostics"],
  host: ["diagnostics", "files"],
  csharp: ["caching", "collections", "diagnostics", "files", "text"],
  framework: ["caching", "collections", "csharp"],
  reading: ["caching", "collections", "csharp", "framework", "contract", "server", "host", "diagnostics", "text"],
  openapi: ["caching", "collections", "contract", "diagnostics", "files", "text"],
  emit: ["caching", "collections", "contract", "diagnostics", "text"],
  output: ["emit", "files", "diagnostics"],
  coverage: ["collections", "contract", "server", "diagnostics"],
  compare: ["contract", "output", "diagnostics"],
  calls: ["caching", "collections", "contract", "emit", "output", "files", "diagnostics"],
};

/** The rooms of src/openapi and of src/reading, in the order of the data: each may import those before it. */
const openApi = inOrder("document", "naming", "versions", "schemas", "types", "operations");
const reading = inOrder(
  ...["program", "start", "types", "json", "inputs", "responses"],
  ...["security", "reuse", "definitions", "controllers", "endpoints", "answers", "styles", "hubs"],
  ...["server", "contract"],
);

// The contract and the server are views of the program, which knows all rooms before them.
reading.server.push("program-reading.ts");
reading.contract.push("program-reading.ts");

/** Files beside the rooms of src/reading that every room uses. */
const readingBase = [
  ...["attributes", "documentation", "member-id", "read-once", "reading-context"],
  ...["reading-options", "served-filter", "source-projects", "type-members", "unknown-arguments"],
].map((name) => `${name}.ts`);

/** Who ships the members: .NET, the generic host, ASP.NET Core, libraries. */
const framework = inOrder("dotnet", "hosting", "aspnet", "libraries");

/** How things of the contract are called, what its values may be, and what HTTP says; the model is beside them. */
const contract = inOrder("names", "values", "http");

const emit = {
  text: [],
  maps: [],
  typescript: ["maps", "text"],
  zod: ["typescript", "text"], // A validator follows the TypeScript type that it checks.
  query: ["typescript", "text"],
  hubs: ["zod", "typescript", "maps", "text"],
  examples: ["text"],
  mocks: ["typescript", "examples", "text"],
  docs: ["typescript", "examples", "text"],
  openapi: ["text"],
  csharp: ["text"],
};

const symbols = ["syntax", "project/project.ts", "binding/symbols", "binding/types"];
const constants = [...symbols, "binding/names", "binding/constants"];
const declarations = [...constants, "binding/attributes", "binding/declarations"];
const csharp = {
  syntax: [],
  project: [],
  "binding/symbols": symbols.slice(0, 2),
  "binding/types": symbols,
  "binding/names": symbols,
  "binding/constants": constants,
  "binding/attributes": constants,
  "binding/declarations": declarations,
  "binding/expressions": declarations,
  "binding/compilation": declarations,
  // The built-in model of the framework is C# source, so it is compiled like any other.
  metadata: [...symbols, "binding/constants", "binding/compilation", "project"],
  // What an edit does not reach is used again.
  reuse: [...declarations, "binding/compilation", "project", "metadata/references.ts"],
  flow: [...declarations, "binding/expressions", "binding/compilation", "binding/index.ts"],
  // Runs code on what is known.
  execution: [...declarations, "binding/expressions"],
};

/** Where types refer to each other across files, and why. */
const recursiveTypes = new Map([
  ["csharp/syntax", "a statement holds expressions, a lambda holds statements, and every node can hold any other"],
  ["csharp/metadata", "a type of an assembly has members, whose types are types of assemblies"],
  ["csharp/binding/symbols", "a type has members, a member has a type, and both have a scope, which holds symbols"],
  ["csharp/binding/names", "a name is looked up through usings, which are names"],
  ["csharp/binding/declarations", "a type makes its bases and members, which are declared inside that type"],
  ["csharp/binding/expressions", "an expression holds expressions, and a lambda has a body"],
  ["csharp/execution", "an expression holds lambdas, whose bodies hold statements, which hold expressions"],
  ["reading/types", "mapping a type declares it, and its declaration maps the types of its members"],
  ["emit/typescript/runtime/tenon", "its parts become one generated file, `tenon.ts`"],
]);

module.exports = {
  forbidden: [
    ...directions("src", folders),
    ...directions("src/contract", contract, ["[^/]+\\.ts"]),
    ...directions("src/framework", framework, ["host.ts", "member-table.ts"]),
    ...directions("src/csharp/metadata", inOrder("format", "symbols")),
    ...directions("src/openapi", openApi),
    ...directions("src/reading", reading, readingBase),
    ...directions("src/emit", emit, ["generated-file.ts", "emitter.ts"]),
    ...directions("src/csharp", csharp),
    {
      name: "no-cycles",
      // Files may need each other only where the language is recursive: a statement holds expressions and a lambda holds
      // statements (the parser, and binding them); a name is looked up through usings, which are names.
      comment: "A circle of imports outside the places where C# itself is recursive.",
      severity: "error",
      from: { pathNot: "^src/(csharp/(syntax/parser|execution|binding/(names|expressions)))/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-type-cycles",
      comment: `Types may refer to each other only in ${[...recursiveTypes.keys()].join(", ")}: .dependency-cruiser.cjs has the reasons.`,
      severity: "error",
      from: { pathNot: `^src/(${[...recursiveTypes.keys()].join("|")})/` },
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
  },
};

/** Rooms in a row: each may import all before it. */
function inOrder(...rooms) {
  return Object.fromEntries(rooms.map((room, at) => [room, rooms.slice(0, at)]));
}

/** One rule for each room of a folder: it imports itself, the rooms allowed to it and the files shared by all, nothing else there. */
function directions(folder, rooms, shared = []) {
  return Object.entries(rooms).map(([room, allowed]) => ({
    name: `${folder}/${room}`.replaceAll("/", "-"),
    comment: `${folder}/${room} may import ${allowed.length === 0 ? "no other room" : allowed.join(", ")}.`,
    severity: "error",
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/`, pathNot: [room, ...allowed, ...shared].map((name) => `^${folder}/${name}(/|$)`) },
  }));
}
