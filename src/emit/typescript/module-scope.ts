import { freeName } from "../../contract/free-name.js";
import { compareOrdinal } from "../../contract/order.js";
import type { Direction, Shapes } from "../../contract/shapes.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";
import { list } from "../text/layout.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import type { DateKind } from "./date-kind.js";
import type { TypeModules } from "./type-modules.js";

/** The same for all modules of one run together. */
export interface Emission {
  readonly types: ReadonlyMap<TypeId, TypeDeclaration>;
  readonly shapes: Shapes;
  readonly modules: TypeModules;
  /** Names of emitted types: a global of that name has to be written `globalThis.Response`. */
  readonly shadowed: ReadonlySet<string>;
  /** What dates are in TypeScript; texts unless asked for. */
  readonly dates: DateKind | undefined;
  /** The types that hold dates, themselves or through others. */
  readonly dated: ReadonlySet<TypeId>;
}

type GlobalType =
  | "AsyncIterable"
  | "Blob"
  | "Date"
  | "Uint8Array"
  | "Exclude"
  | "File"
  | "Partial"
  | "Pick"
  | "Promise"
  | "Record"
  | "Response"
  | "Temporal";

/** The names one module can see. Asking for a name from elsewhere imports it. */
export interface ModuleScope {
  readonly emission: Emission;
  declaredType(id: TypeId, direction: Direction): string;
  globalType(name: GlobalType): string;
  /** A name exported by the module at `path`; imported under another name where this one is taken here. */
  imported(name: string, path: string, kind: "type" | "value"): string;
  /** The name under which this module has everything the module at `path` exports. */
  namespace(preferred: string, path: string, kind?: "type" | "value"): string;
  /**
   * The import declarations for everything asked for so far: namespaces, types, values, each by path. Of a module in two halves,
   * those of one: a script is not TypeScript, so it names the files that it imports as they are.
   */
  imports(half?: "types" | "values"): readonly string[];
}

export interface ScopeOptions {
  /** The module of `types/` this scope belongs to; undefined in every other folder. */
  readonly typeModule?: string;
  /** From this module to the folder of the type modules: `./`, `../types/`. */
  readonly typesFolder: string;
  /** Names that the module itself declares. */
  readonly taken: ReadonlySet<string>;
}

type ImportKind = "namespace" | "type namespace" | "type" | "value";

interface ModuleImport {
  readonly kind: ImportKind;
  readonly path: string;
  /** Local names by exported ones; a namespace is `*`. */
  readonly names: Map<string, string>;
}

export function moduleScope(emission: Emission, options: ScopeOptions): ModuleScope {
  const imports = new Map<string, ModuleImport>();
  const taken = new Set(options.taken);
  /** Most functions of a module name the same few types. */
  const declared = { sent: new Map<TypeId, string>(), answered: new Map<TypeId, string>() };
  // By path, then by kind: a key of both would be put together for every name that is asked for.
  const byPath = new Map<string, Map<ImportKind, ModuleImport>>();

  const importOf = (kind: ImportKind, path: string): ModuleImport => {
    let kinds = byPath.get(path);
    if (kinds === undefined) {
      kinds = new Map();
      byPath.set(path, kinds);
    }
    let cached = kinds.get(kind);
    if (cached === undefined) {
      cached = { kind, path, names: new Map() };
      kinds.set(kind, cached);
      imports.set(`${kind} ${path}`, cached);
    }
    return cached;
  };
  const localName = (kind: ImportKind, path: string, name: string, preferred: string): string => {
    const { names } = importOf(kind, path);
    const before = names.get(name);
    if (before !== undefined) return before;
    const local = typeScriptIdentifier(freeName(preferred, taken));
    names.set(name, local);
    return local;
  };
  const imported: ModuleScope["imported"] = (name, path, kind) => localName(kind, path, name, name);

  return {
    emission,
    imported,
    namespace: (preferred, path, kind = "value") =>
      localName(kind === "type" ? "type namespace" : "namespace", path, "*", preferred),
    declaredType(id, direction) {
      const typeName = declared[direction].get(id);
      if (typeName !== undefined) return typeName;
      const name = typeScriptIdentifier(emission.shapes.nameOf(id, direction));
      const module = emission.modules.moduleOf(id);
      const local = module === options.typeModule ? name : imported(name, `${options.typesFolder}${module}.js`, "type");
      declared[direction].set(id, local);
      return local;
    },
    globalType: (name) => (emission.shadowed.has(name) ? `globalThis.${name}` : name),
    imports: (half) =>
      [...imports]
        .sort(([a], [b]) => compareOrdinal(a, b))
        .flatMap(([, { kind, path, names }]) => {
          const isType = kind === "type" || kind === "type namespace";
          if (half !== undefined && isType !== (half === "types")) return [];
          const named = half === "values" ? path.replace(/^(\..*)\.js$/, "$1.ts") : path;
          const from = `from ${stringLiteral(named)};`;
          const keyword = isType ? "import type" : "import";
          if (names.has("*")) return [...names.values()].map((name) => `${keyword} * as ${name} ${from}`);
          return [list(`${keyword} {`, specifiers(names), `} ${from}`, { padding: " " })];
        }),
  };
}

function specifiers(names: ReadonlyMap<string, string>): readonly string[] {
  return [...names]
    .sort(([a], [b]) => compareOrdinal(a, b))
    .map(([name, local]) => (name === local ? name : `${name} as ${local}`));
}
