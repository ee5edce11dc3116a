import type { Location } from "../../diagnostics/location.js";
import { type GeneratedFile, generatedHeader } from "../generated-file.js";
import { sourceMapText } from "../maps/source-map.js";
import { endPoint, shifted, startPoint, type Trace } from "../maps/trace.js";
import { fileText } from "../text/layout.js";
import type { ModuleScope } from "./module-scope.js";

/** A declaration of a module, whole and in two halves: what TypeScript knows of it, and what runs. */
export interface ModulePiece {
  readonly source: string;
  readonly declaration: string;
  /** Empty where nothing runs. */
  readonly script: string;
  /** By offsets in `declaration`; asked for where maps are written. */
  readonly traces: () => readonly Trace[];
}

/** `--maps`. Editors follow maps of `.d.ts` files alone, so that modules with one are written in two halves. */
export interface Maps {
  /** A C# file as it is named in a map, whose path is within the output folder. */
  sourcePath(file: string, map: string): string;
}

export interface Module {
  /** Without suffix: `client/tasks`. */
  readonly path: string;
  readonly scope: ModuleScope;
  /** A comment on the whole module. */
  readonly about?: string;
  /** What runs before the pieces and nobody else sees. */
  readonly preamble?: readonly string[];
  readonly pieces: readonly ModulePiece[];
  /** The C# that the module as a whole maps to. */
  readonly location?: Location | undefined;
}

/** One `.ts` file; with maps a `.d.ts` file, its map, and a `.js` file where something runs. */
export function moduleFiles(module: Module, maps: Maps | undefined): readonly GeneratedFile[] {
  const { path, scope, pieces, about = "", preamble = [] } = module;
  if (maps === undefined) {
    const imports = scope.imports().join("\n");
    const text = fileText([generatedHeader, about, imports, ...preamble, ...pieces.map(({ source }) => source)]);
    return [{ path: `${path}.ts`, text }];
  }
  const scripts = pieces.map(({ script }) => script).filter((script) => script !== "");
  const imports = scope.imports("values").join("\n");
  const text = fileText([generatedHeader, imports, ...preamble, ...scripts]);
  return [...declarationFiles(module, maps), ...(scripts.length === 0 ? [] : [{ path: `${path}.js`, text }])];
}

function declarationFiles(module: Module, maps: Maps): readonly GeneratedFile[] {
  const { path, scope, pieces, about = "", location } = module;
  const file = `${path.slice(path.lastIndexOf("/") + 1)}.d.ts`;
  const map = `${path}.d.ts.map`;
  const head = [generatedHeader, about].filter((paragraph) => paragraph !== "");
  const imports = scope.imports("types").join("\n");
  const paragraphs = [
    ...head,
    imports,
    ...pieces.map(({ declaration }) => declaration),
    `//# sourceMappingURL=${file}.map`,
  ];
  const text = fileText(paragraphs);

  const traces: Trace[] = [];
  let offset = head.reduce((sum, paragraph) => sum + paragraph.length + 2, 0);
  // Editors take a module for the first thing in it that is not a comment.
  if (location !== undefined) traces.push({ offset, source: startPoint(location) });
  if (imports !== "") offset += imports.length + 2;
  for (const piece of pieces) {
    traces.push(...shifted(piece.traces(), offset));
    offset += piece.declaration.length + 2;
  }
  if (location !== undefined) traces.push({ offset: text.length, source: endPoint(location) });
  return [
    { path: `${path}.d.ts`, text },
    { path: map, text: sourceMapText(file, text, traces, (source) => maps.sourcePath(source, map)) },
  ];
}
