// The folders are the data flow (ARCHITECTURE.md): an import that points the other way fails the build.
const folders = {
  diagnostics: [],
  files: [],
  text: [],
  contract: ["diagnostics"],
  server: ["contract", "diagnostics"],
  host: ["diagnostics", "files"],
  csharp: ["diagnostics", "files", "text"],
  reading: ["csharp", "contract", "server", "host", "diagnostics", "text"],
  openapi: ["contract", "diagnostics", "files", "text"],
  emit: ["contract", "diagnostics"],
  output: ["emit", "files", "diagnostics"],
  coverage: ["contract", "server", "diagnostics"],
  compare: ["contract", "output", "diagnostics"],
};

// The rooms of src/openapi, in the order in which a document passes through them: each may import those before it.
const openApiRooms = ["document", "naming", "versions", "schemas", "types", "operations"];

// The rooms of src/emit, with those that each may import. Validators follow the TypeScript types; what is made of both is put
// together beside the rooms.
const emitRooms = { text: [], typescript: ["text"], zod: ["typescript", "text"], openapi: ["text"], csharp: ["text"] };
// The rooms of src/csharp, each with those it may import.
const symbolRooms = ["syntax", "binding/symbols", "binding/types"];
const constantRooms = [...symbolRooms, "binding/names", "binding/constants"];
const declarationRooms = [...constantRooms, "binding/attributes", "binding/declarations"];
const binding = [...declarationRooms, "binding/expressions", "binding/compilation", "binding/index.ts"];
const csharpRooms = {
  syntax: [],
  project: [],
  "binding/symbols": ["syntax"],
  "binding/types": symbolRooms,
  "binding/names": symbolRooms,
  "binding/constants": constantRooms,
  "binding/attributes": constantRooms,
  "binding/declarations": declarationRooms,
  "binding/expressions": declarationRooms,
  "binding/compilation": declarationRooms,
  // The built-in model of the framework is C# source, so it is compiled like any other.
  metadata: [...symbolRooms, "binding/constants", "binding/compilation", "project"],
  flow: binding,
};

// The rooms of src/reading: each may import those before it, and the files beside the rooms that every one of them uses.
const readingRooms = [
  "program",
  "types",
  "json",
  "inputs",
  "responses",
  "security",
  "definitions",
  "controllers",
  "endpoints",
  "answers",
];
const readingBase =
  "^src/reading/(attributes|documentation|member-id|read-once|reading-context|reading-options|source-projects|type-members)\\.ts$";

module.exports = {
  forbidden: [
    ...Object.entries(folders).map(([folder, allowed]) => ({
      name: `${folder}-points-only-down`,
      comment: `src/${folder} may import ${allowed.length === 0 ? "nothing else of ours" : allowed.map((name) => `src/${name}`).join(", ")}`,
      severity: "error",
      from: { path: `^src/${folder}/` },
      to: { path: "^src/", pathNot: [folder, ...allowed].map((name) => `^src/${name}/`) },
    })),
    ...openApiRooms.map((room, at) => ({
      name: `openapi-${room}-points-only-back`,
      comment: `src/openapi/${room} may import ${at === 0 ? "no other room" : openApiRooms.slice(0, at).join(", ")}`,
      severity: "error",
      from: { path: `^src/openapi/${room}/` },
      to: { path: "^src/openapi/", pathNot: openApiRooms.slice(0, at + 1).map((name) => `^src/openapi/${name}/`) },
    })),
    ...Object.entries(emitRooms).map(([room, allowed]) => ({
      name: `emit-${room}-points-only-down`,
      comment: `src/emit/${room} may import ${allowed.length === 0 ? "no other room" : allowed.join(", ")}`,
      severity: "error",
      from: { path: `^src/emit/${room}/` },
      to: { path: "^src/emit/[^/]+/", pathNot: [room, ...allowed].map((name) => `^src/emit/${name}/`) },
    })),
    ...readingRooms.map((room, at) => ({
      name: `reading-${room}-points-only-back`,
      comment: `src/reading/${room} may import ${at === 0 ? "no other room" : readingRooms.slice(0, at).join(", ")}`,
      severity: "error",
      from: { path: `^src/reading/${room}/` },
      to: {
        path: "^src/reading/",
        pathNot: [readingBase, ...readingRooms.slice(0, at + 1).map((name) => `^src/reading/${name}/`)],
      },
    })),
    ...Object.entries(csharpRooms).map(([room, allowed]) => ({
      name: `csharp-${room.replace("/", "-")}-points-only-down`,
      comment: `src/csharp/${room} may import ${allowed.length === 0 ? "no other room of src/csharp" : allowed.join(", ")}`,
      severity: "error",
      from: { path: `^src/csharp/${room}/` },
      to: { path: "^src/csharp/", pathNot: [room, ...allowed].map((name) => `^src/csharp/${name}(/|$)`) },
    })),
    {
      name: "no-cycles",
      // Files may need each other only where the language is recursive: a statement holds expressions and a lambda holds
      // statements (the parser, and binding them); a name is looked up through usings, which are names.
      comment: "A circle of imports outside the places where C# itself is recursive.",
      severity: "error",
      from: { pathNot: "^src/(csharp/(syntax/parser|binding/(names|expressions)))/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
  },
};
