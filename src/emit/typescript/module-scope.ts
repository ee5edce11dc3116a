import { compareOrdinal } from "../../contract/order.js";
import type { Direction, Shapes } from "../../contract/shapes.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";
import { list } from "../text/layout.js";
import { stringLiteral } from "../text/typescript-literal.js";
import type { TypeModules } from "./type-modules.js";

/** What every module of one run needs to know. */
export interface Emission {
  readonly types: ReadonlyMap<TypeId, TypeDeclaration>;
  readonly shapes: Shapes;
  readonly modules: TypeModules;
  /** Names of emitted types: a global of that name has to be written `globalThis.Response`. */
  readonly shadowed: ReadonlySet<string>;
}

type GlobalType = "Blob" | "Exclude" | "File" | "Partial" | "Promise" | "Record" | "Response";

/** The names one module can see. Asking for a name from elsewhere imports it. */
export interface ModuleScope {
  readonly emission: Emission;
  declaredType(id: TypeId, direction: Direction): string;
  globalType(name: GlobalType): string;
  /** A name exported by the module at `path`; imported under another name where this one is taken here. */
  imported(name: string, path: string, kind: "type" | "value"): string;
  /** The import declarations for everything asked for so far, types before values, by path. */
  imports(): readonly string[];
}

export interface ScopeOptions {
  /** The module of `types/` this scope belongs to; undefined in every other folder. */
  readonly typeModule?: string;
  /** From this module to the folder of the type modules: `./`, `../types/`. */
  readonly typesFolder: string;
  /** Names that the module itself declares. */
  readonly taken: ReadonlySet<string>;
}

export function moduleScope(emission: Emission, options: ScopeOptions): ModuleScope {
  const imports = new Map<string, Map<string, string>>();
  const taken = new Set(options.taken);

  const imported = (name: string, path: string, kind: "type" | "value"): string => {
    const key = `${kind} ${path}`;
    const names = imports.get(key) ?? new Map<string, string>();
    imports.set(key, names);
    const known = names.get(name);
    if (known !== undefined) return known;
    let local = name;
    while (taken.has(local)) local += "_";
    taken.add(local);
    names.set(name, local);
    return local;
  };

  return {
    emission,
    imported,
    declaredType(id, direction) {
      const name = emission.shapes.nameOf(id, direction);
      const module = emission.modules.moduleOf(id);
      return module === options.typeModule ? name : imported(name, `${options.typesFolder}${module}.js`, "type");
    },
    globalType: (name) => (emission.shadowed.has(name) ? `globalThis.${name}` : name),
    imports: () =>
      [...imports]
        .sort(([a], [b]) => compareOrdinal(a, b))
        .map(([key, names]) => {
          const space = key.indexOf(" ");
          const keyword = key.startsWith("type") ? "import type" : "import";
          return list(`${keyword} {`, specifiers(names), `} from ${stringLiteral(key.slice(space + 1))};`, {
            padding: " ",
          });
        }),
  };
}

function specifiers(names: ReadonlyMap<string, string>): readonly string[] {
  return [...names]
    .sort(([a], [b]) => compareOrdinal(a, b))
    .map(([name, local]) => (name === local ? name : `${name} as ${local}`));
}
