/** The pages, what is there before their first line, and the few blocks that nothing runs. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "../..");

export interface PageSettings {
  /** A folder of `worlds` whose files are there at the beginning; none where the page starts from nothing. */
  readonly world?: string;
  /** Where its reader stands. */
  readonly folder?: string;
  /** Commands that the reader is taken to have run. */
  readonly before?: readonly string[];
  /** A folder that its commands write, and the folder of `worlds` that has the same files. */
  readonly leaves?: { readonly folder: string; readonly expected: string };
  /** Blocks that nothing runs here, by a text in them, and why. */
  readonly notRun?: readonly (readonly [text: string, reason: string])[];
}

/** The document of an older server: it has an operation more. */
const older = "sed -i s#/api/ticks#/api/old-ticks# openapi.json";

const settings: ReadonlyMap<string, PageSettings> = new Map<string, PageSettings>([
  ["docs/README.md", { world: "tasks", folder: "web" }],
  ["README.md", { world: "tasks", folder: "web", before: ["tenon --project ../Api --served --output src/api"] }],
  [
    "docs/reference/api.md",
    { notRun: [["import ", "test/api/package.test.ts compiles and runs the programs with the packed package"]] },
  ],
  ["ARCHITECTURE.md", { notRun: [["*.csproj", "a drawing"]] }],
  [
    "docs/reference/cli.md",
    { notRun: [["tenon <file.cs>", "the forms of the command; test/cli/options.test.ts holds the options"]] },
  ],
  [
    "docs/guide/ci.md",
    {
      world: "tasks",
      before: ["tenon --project Api/Api.csproj --served --output src/api"],
      notRun: [["--calls web/tsconfig.json", "needs an older server and a front end; test/calls has both"]],
    },
  ],
  ["docs/guide/editors.md", { world: "tasks", folder: "web" }],
  ["dotnet/Tenon.Abstractions/README.md", { world: "new-minimal" }],
  [
    "docs/guide/front-end.md",
    { world: "tasks", before: ["tenon --project Api --served --output src/api --query --mocks"] },
  ],
  [
    "docs/guide/frameworks.md",
    {
      world: "tasks",
      before: ["tenon --project Api --served --output src/api"],
      notRun: [
        ["next: {", "needs Next.js; test/emit/typescript/import-extension.test.ts compiles `init` with what it adds"],
        ["useAsyncData", "needs Nuxt"],
        ["HttpClient", "needs Angular"],
        ["tasks.ts", "needs Deno; test/emit/typescript/import-extension.test.ts compiles such imports"],
      ],
    },
  ],
  ["docs/guide/docs-page.md", { world: "tasks" }],
  ["docs/guide/openapi.md", { world: "tasks" }],
  ["docs/guide/hubs.md", { world: "chat" }],
  ["docs/guide/import.md", { world: "petstore" }],
  ["docs/reference/reading.md", { world: "reading" }],
  ["docs/guide/served.md", { world: "todos" }],
  ["docs/guide/typescript.md", { world: "tasks", before: ["tenon --project Api --served --output src/api --zod"] }],
  ["docs/migrate/nswag.md", { world: "tasks", before: ["tenon --project Api --served --openapi openapi.json", older] }],
  [
    "docs/migrate/openapi-typescript.md",
    { world: "tasks", before: ["tenon --project Api --served --openapi openapi.json", older] },
  ],
  ["docs/migrate/kiota.md", { world: "tasks", before: ["tenon --project Api --served --openapi openapi.json", older] }],
  ["docs/migrate/hand-written.md", { world: "tasks" }],
  ["docs/start/import.md", { leaves: { folder: "Api/Generated", expected: "imported" } }],
  ["docs/guide/gates.md", { world: "coverage" }],
  [
    "docs/internals/judge.md",
    {
      notRun: [
        ["endpoints,", "a line that the judge prints; it needs .NET, see test/judge"],
        ["node bench/public-servers.mjs", "reads a clone of a public server"],
      ],
    },
  ],
  [
    "docs/guide/library.md",
    {
      world: "new-minimal",
      notRun: [
        ["ContractCheckException", "thrown by a running server; asserted in dotnet/Tenon.Tests"],
        ["ContractViolationException", "thrown by a running server; asserted in dotnet/Tenon.Tests"],
      ],
    },
  ],
]);

export interface Page extends PageSettings {
  readonly name: string;
  readonly text: string;
}

/** What ships with a package or is linked from the README. */
export const pages: readonly Page[] = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(join(repository, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`)
    .toSorted(),
  ...readdirSync(join(repository, "dotnet"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(repository, "dotnet", entry.name)).includes("README.md"))
    .map(({ name }) => `dotnet/${name}/README.md`),
].map((name) => ({ name, text: readFileSync(join(repository, name), "utf8"), ...settings.get(name) }));
