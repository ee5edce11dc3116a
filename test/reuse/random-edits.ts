/** Edits as people and tools make them, the senseless ones too: each takes files by path and leaves others. */

export type Files = Map<string, string>;

/** `pick` chooses among whatever there is, so that a sequence of edits makes sense for any project. */
export interface Edit {
  readonly name: string;
  readonly pick: number;
  readonly other: number;
  /** Undone at once, as people do. */
  readonly isTakenBack: boolean;
}

type Change = (files: Files, edit: Edit, start: ReadonlyMap<string, string>) => void;

const folder = "/app/";

function sourcesOf(files: Files): readonly string[] {
  return [...files.keys()].filter((path) => /^\/(app|lib)\/.*\.cs$/.test(path)).sort();
}

function chosen<T>(from: readonly T[], pick: number): T | undefined {
  return from[pick % Math.max(from.length, 1)];
}

function replaceOne(text: string, pattern: RegExp, pick: number, by: (found: RegExpExecArray) => string): string {
  const all = [...text.matchAll(pattern)];
  const found = chosen(all, pick);
  return found === undefined
    ? text
    : text.slice(0, found.index) + by(found) + text.slice(found.index + found[0].length);
}

function inSource(change: (text: string, edit: Edit, files: Files) => string): Change {
  return (files, edit) => {
    const path = chosen(sourcesOf(files), edit.other);
    if (path !== undefined) files.set(path, change(files.get(path) ?? "", edit, files));
  };
}

const declaration = /\b(class|record struct|record|struct|enum|interface) ([A-Z]\w*)/g;

function typeNames(files: Files): readonly string[] {
  return sourcesOf(files).flatMap((path) =>
    [...(files.get(path) ?? "").matchAll(declaration)].map(([, , name = ""]) => name),
  );
}

function namespaceOf(text: string): string {
  return /^namespace ([\w.]+)/m.exec(text)?.[1] ?? "";
}

/** A new file in a namespace of the project. */
function addFile(make: (edit: Edit, files: Files) => string): Change {
  return (files, edit) => {
    const near = chosen(sourcesOf(files), edit.other);
    const namespace = near === undefined ? "" : namespaceOf(files.get(near) ?? "");
    const header = namespace === "" ? "" : `namespace ${namespace};\n`;
    files.set(`${folder}New${edit.pick % 3}.cs`, `using System;\n${header}${make(edit, files)}\n`);
  };
}

const types = ["int", "string", "string?", "bool", "Guid", "decimal", "DateTime", "int?", "byte[]", "object"];

const attributes = [
  "[Obsolete]",
  '[System.Text.Json.Serialization.JsonPropertyName("renamed")]',
  "[System.Text.Json.Serialization.JsonIgnore]",
  "[System.ComponentModel.DataAnnotations.Required]",
  "[Tenon.ContractIgnore]",
  "[Marker]",
];

const changes: ReadonlyMap<string, Change> = new Map<string, Change>(
  Object.entries<Change>({
    propertyType: inSource((text, { pick }, files) =>
      replaceOne(
        text,
        /\b(int|string|bool|Guid|decimal|long|DateTimeOffset|DateOnly)\??(?= [A-Z]\w*\b[ ,)])/g,
        pick,
        () => chosen([...types, ...typeNames(files)], pick >> 3) ?? "int",
      ),
    ),
    propertyName: inSource((text, { pick }) =>
      replaceOne(text, /(?<=\b(?:int|string|bool|Guid|decimal)\??) ([A-Z]\w*)/g, pick, ([, name]) => ` ${name}X`),
    ),
    route: inSource((text, { pick }) =>
      replaceOne(
        text,
        /"(\/?[a-z][\w/{}:-]*)"/g,
        pick,
        ([, route = ""]) => `"${pick % 2 === 0 ? `${route}/x` : route.slice(1)}"`,
      ),
    ),
    base: inSource((text, { pick }, files) =>
      replaceOne(text, /(class|record) ([A-Z]\w*)(\s*:\s*[\w<>., ]+)?(?=\s*[{;])/g, pick, ([, kind, name, bases]) =>
        bases === undefined ? `${kind} ${name} : ${chosen(typeNames(files), pick >> 2)}` : `${kind} ${name}`,
      ),
    ),
    renameDeclaration: inSource((text, { pick }) =>
      replaceOne(text, declaration, pick, ([, kind, name]) => `${kind} ${name}Renamed`),
    ),
    renameEverywhere: (files, { pick }) => {
      const name = chosen(typeNames(files), pick);
      if (name === undefined) return;
      for (const path of sourcesOf(files))
        files.set(path, (files.get(path) ?? "").replace(new RegExp(`\\b${name}\\b`, "g"), `${name}Y`));
    },
    accessibility: inSource((text, { pick }) =>
      replaceOne(text, /\b(public|internal|private)\b/g, pick, () =>
        pick % 3 === 0 ? "internal" : pick % 3 === 1 ? "private" : "public",
      ),
    ),
    newType: addFile(
      ({ pick }, files) =>
        `[Tenon.ContractType] public record Added${pick % 4}(int A, ${chosen(typeNames(files), pick) ?? "string"} B);`,
    ),
    newNamesake: addFile(
      ({ pick }, files) => `public record ${chosen(typeNames(files), pick) ?? "Thing"}(int Namesake, string Second);`,
    ),
    newNamespace: (files, { pick }) =>
      void files.set(
        `${folder}Spaces.cs`,
        `namespace ${pick % 2 === 0 ? "Elsewhere" : `${namespaceOf([...files.values()].join("\n"))}.Inner`}; public record ${
          chosen(typeNames(files), pick) ?? "Thing"
        }(int Elsewhere);`,
      ),
    newExtension: addFile(
      ({ pick }) =>
        `public static class Extensions${pick % 2} { public static string ${chosen(
          ["Describe", "Returns", "ToList", "Tagged"],
          pick,
        )}(this object value, int status = 200) => ""; }`,
    ),
    marker: (files, { pick }) =>
      void files.set(
        `${folder}Marker.cs`,
        `public class MarkerAttribute : System.Attribute { public const string Text = "text${pick % 3}"; }`,
      ),
    constant: (files, { pick, other }) => {
      files.set(
        `${folder}Constants.cs`,
        `public static class Constants { public const string Way = "way${pick % 4}"; }`,
      );
      const path = chosen(sourcesOf(files), other);
      const text = files.get(path ?? "") ?? "";
      if (path !== undefined && pick % 2 === 0)
        files.set(
          path,
          replaceOne(text, /"(\/?[a-z][\w/{}:-]*)"/g, pick, ([, route]) => `"${route}/" + Constants.Way`),
        );
    },
    partial: (files, { pick, other }) => {
      const path = chosen(sourcesOf(files), other);
      const text = files.get(path ?? "") ?? "";
      const found = chosen([...text.matchAll(/\b(?<!partial )(class|record) ([A-Z]\w*)/g)], pick);
      if (path === undefined || found === undefined) return;
      const [whole, kind, name] = found;
      files.set(path, `${text.slice(0, found.index)}partial ${whole}${text.slice(found.index + whole.length)}`);
      files.set(
        `${folder}Part${pick % 2}.cs`,
        `namespace ${namespaceOf(text) || "Parts"};\npublic partial ${kind} ${name} { public int Further${pick % 3} { get; set; } }`,
      );
    },
    attribute: inSource((text, { pick }) =>
      replaceOne(
        text,
        /^( *)(public (?!record|class|static class|enum|interface))/gm,
        pick,
        ([, indent, rest]) => `${indent}${chosen(attributes, pick >> 2)}\n${indent}${rest}`,
      ),
    ),
    removeAttribute: inSource((text, { pick }) => replaceOne(text, /^\s*\[[^\]\n]+\]\n/gm, pick, () => "")),
    removeUsing: inSource((text, { pick }) => replaceOne(text, /^using [^;]+;\n/gm, pick, () => "")),
    addUsing: inSource(
      (text, { pick }, files) =>
        `${chosen(["using Elsewhere;", `using ${chosen(typeNames(files), pick)} = System.Guid;`, "using static Constants;"], pick)}\n${text}`,
    ),
    globalUsing: (files, { pick }) => {
      const path = `${folder}GlobalUsings.cs`;
      if (pick % 3 === 0) files.delete(path);
      else
        files.set(
          path,
          pick % 3 === 1 ? "global using Elsewhere;" : `global using ${chosen(typeNames(files), pick)} = System.Int32;`,
        );
    },
    assemblyAttribute: (files, { pick }) => {
      if (pick % 2 === 0) files.delete(`${folder}Assembly.cs`);
      else files.set(`${folder}Assembly.cs`, "[assembly: Microsoft.AspNetCore.Mvc.ApiController]");
    },
    project: (files, { pick }) => {
      const path = [...files.keys()].find((one) => one.startsWith(folder) && one.endsWith(".csproj"));
      const line = chosen(
        ["<Nullable>disable</Nullable>", "<Nullable>enable</Nullable>", "<DefineConstants>EXTRA</DefineConstants>"],
        pick,
      );
      if (path !== undefined)
        files.set(
          path,
          (files.get(path) ?? "").replace("</Project>", `<PropertyGroup>${line}</PropertyGroup></Project>`),
        );
    },
    props: (files, { pick }) => {
      if (pick % 3 === 0) files.delete("/Directory.Build.props");
      else
        files.set(
          "/Directory.Build.props",
          `<Project><PropertyGroup>${pick % 3 === 1 ? "<Nullable>annotations</Nullable>" : "<ImplicitUsings>enable</ImplicitUsings>"}</PropertyGroup></Project>`,
        );
    },
    conditional: inSource(
      (text) => `${text}\n#if EXTRA\n[Tenon.ContractType] public record Extra(int OnlyThen, int B);\n#endif\n`,
    ),
    anonymous: addFile(
      ({ pick }) =>
        `public static class Made${pick % 2} { public static object Make() => new { id = ${pick}, name = "x" }; }`,
    ),
    json: addFile(
      ({ pick }) =>
        `public static class Setup { public static void Add(Microsoft.Extensions.DependencyInjection.IServiceCollection services) =>
  Microsoft.Extensions.DependencyInjection.MvcServiceCollectionExtensions.AddControllers(services).AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = ${
    pick % 2 === 0 ? "null" : "System.Text.Json.JsonNamingPolicy.SnakeCaseLower"
  }); }`,
    ),
    newLine: inSource((text) => `// A line.\n${text}`),
    breakFile: inSource((text, { pick }) => text.slice(0, pick % Math.max(text.length, 1))),
    mendFile: (files, { other }, start) => {
      const path = chosen([...start.keys()], other);
      if (path !== undefined) files.set(path, start.get(path) ?? "");
    },
    mendAll: (files, _, start) => {
      files.clear();
      for (const [path, text] of start) files.set(path, text);
    },
    deleteFile: (files, { other }) => void files.delete(chosen(sourcesOf(files), other) ?? ""),
    renameFile: (files, { pick, other }) => {
      const path = chosen(sourcesOf(files), other);
      if (path === undefined) return;
      files.set(path.replace(/\w+\.cs$/, `Moved${pick % 3}.cs`), files.get(path) ?? "");
      files.delete(path);
    },
    copyFile: (files, { pick, other }) => {
      const path = chosen(sourcesOf(files), other);
      if (path !== undefined) files.set(`${folder}Copy${pick % 2}.cs`, files.get(path) ?? "");
    },
    nothing: () => {},
  }),
);

export const editNames: readonly string[] = [...changes.keys()];

export function applyEdit(files: Files, edit: Edit, start: ReadonlyMap<string, string>): void {
  changes.get(edit.name)?.(files, edit, start);
}
