/**
 * Types by the names that are written in their files. What a type derives from and the attributes it has are named there, or by
 * an alias; so most types of a large server need not be bound to answer that they have nothing to do with a name.
 */

import type { Compilation } from "../../csharp/binding/index.js";
import { isSourceType } from "../../csharp/binding/symbols/source-symbols.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { SourceFile } from "../../csharp/syntax/index.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";
import { hasEscapes, holdsAny, soughtNames } from "./named-in-file.js";

/** Those that may have one of the attributes, on themselves or on a member. The names have no suffix. */
export function typesWithAttributes(
  workspace: SourceProjects,
  attributes: readonly string[],
): readonly NamedTypeSymbol[] {
  const types = sourceTypes(workspace);
  const names = new Set(attributes.flatMap((name) => [name, `${name}Attribute`]));
  const naming = typesNaming(workspace, types, names);
  // The library's own are sealed, but a server may declare them itself: one that derives from them has any name.
  return naming.some(({ baseType }) => names.has(baseType?.symbol.name ?? "")) ? types : naming;
}

/** The types whose files name one of them; all types where a global alias renames one. */
export function typesNaming(
  { projects }: SourceProjects,
  types: readonly NamedTypeSymbol[],
  names: Iterable<string>,
): readonly NamedTypeSymbol[] {
  const sought = soughtNames(names);
  const mayName = (file: SourceFile): boolean => holdsAny(file, sought) || hasEscapes(file);
  if (projects.some(({ compilation }) => hasGlobalAlias(compilation, names, mayName))) return types;
  return types.filter((type) => !isSourceType(type) || type.parts.some(({ context }) => mayName(context.file)));
}

/** With `global using Api = Tenon.ContractClientAttribute;` any file may name the attribute by another word. */
function hasGlobalAlias(
  { files, globalUsings }: Compilation,
  names: Iterable<string>,
  mayName: (file: SourceFile) => boolean,
): boolean {
  const isNamed = (text: string): boolean => [...names].some((name) => text.includes(name));
  return (
    globalUsings.some(({ alias, name }) => alias !== undefined && isNamed(name)) ||
    files.some((file) => file.root.usings.some((using) => using.isGlobal && using.alias !== null) && mayName(file))
  );
}
