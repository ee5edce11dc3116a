import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInMemory } from "../../cli/run-in-memory.js";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** C# files by path, a project file among them. */
export type Sources = Readonly<Record<string, string>>;

export interface RoundTrip {
  /** The document of the C# as it was written. */
  readonly first: string;
  /** The C# that an import makes of it. */
  readonly imported: Sources;
  /** The document of that C#. */
  readonly second: string;
  /** What each step said, where it failed. */
  readonly problems: readonly string[];
}

/** C# → OpenAPI → C# → OpenAPI, in memory. Title and version are in the project file, which is not part of the contract and stays. */
export async function roundTrip(
  sources: Sources,
  version: string,
  namespaceOf: (document: string) => string,
): Promise<RoundTrip> {
  const surroundings = Object.fromEntries(Object.entries(sources).filter(([path]) => !path.endsWith(".cs")));
  const project = Object.keys(surroundings).filter((path) => path.endsWith(".csproj"));
  const problems: string[] = [];
  const document = async (files: Sources): Promise<string> => {
    const inputs = project.length > 0 ? ["--project", ...project] : Object.keys(files);
    const { exit, out, error } = await runInMemory([...inputs, "--openapi", "--openapi-version", version], files);
    if (exit !== 0) problems.push(error);
    return out.split("// ── openapi.json\n")[1] ?? "";
  };
  const first = await document(sources);
  const { exit, out, error } = await runInMemory(
    ["--from-openapi", "/app/openapi.json", "--namespace", namespaceOf(first)],
    {
      "/app/openapi.json": first,
    },
  );
  if (exit !== 0) problems.push(error);
  const imported = Object.fromEntries(
    out
      .split(/^\/\/ ── /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf("\n");
        return [`/app/${part.slice(0, end)}`, part.slice(end + 1, -1)];
      }),
  );
  const second = await document({ ...imported, ...surroundings });
  return { first, imported, second, problems };
}

/** The namespace that all namespaces of a document begin with: with it, an import puts every type where it was. */
export function commonNamespace(document: string): string {
  const names = [...document.matchAll(/"x-tenon-(?:class|type)": "([\w.]+)/g)]
    .map((match) => (match[1] ?? "").split(".").slice(0, -1))
    .filter((segments) => !/^(?:System|Microsoft)$/.test(segments[0] ?? ""));
  const [first = []] = names;
  let length = first.length;
  for (const segments of names)
    while (segments.slice(0, length).join(".") !== first.slice(0, length).join(".")) length--;
  return first.slice(0, length).join(".");
}

export function sampleSources(name: string): Sources {
  const folder = join(repository, "samples", name);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(?:cs|csproj)$/.test(file) && !/(?:^|\/)(?:obj|bin|web|wwwroot)\//.test(file),
  );
  // The library's types are known by name; its project is not needed to read a contract.
  const text = (file: string): string =>
    readFileSync(join(folder, file), "utf8").replace(/<ProjectReference[^>]*\/>/g, "");
  return {
    ...Object.fromEntries(files.map((file) => [`/app/${file}`, text(file)])),
    "/Directory.Build.props": readFileSync(join(repository, "samples", "Directory.Build.props"), "utf8"),
  };
}

export function caseSources(name: string): Sources {
  const folder = join(repository, "test", "cases", name, "input");
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".cs"))
      .map((file) => [
        `/app/${file}`,
        readFileSync(join(folder, file), "utf8").replace(/<ProjectReference[^>]*\/>/g, ""),
      ]),
  );
}
