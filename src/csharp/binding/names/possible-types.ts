/**
 * Every type that a name could mean, whatever is in scope where it is written. To know which of them is meant, a file has to bind
 * its usings; for a question whose answer is the same for all of them, as it is for most names, it need not.
 */

import { cachedBy } from "../../../caching/cache.js";
import type { GlobalUsing } from "../../project/project.js";
import { identifierText, type SourceFile } from "../../syntax/index.js";
import type { MemberDeclarationSyntax, TypeSyntax, UsingDirectiveSyntax } from "../../syntax/nodes.js";
import { recordLookup } from "../symbols/file-questions.js";
import type { GlobalUsingDirective } from "../symbols/program.js";
import type { FileContext } from "../symbols/scope.js";
import type { NamedTypeSymbol } from "../symbols/symbols.js";
import { nameWithArity } from "../symbols/types.js";

/**
 * Types outside of others that have the name, or the name with a suffix. Undefined where more could be meant: a type inside another
 * or the target of an alias.
 */
export function possibleTypes(
  syntax: TypeSyntax,
  context: FileContext,
  suffixes: readonly string[] = [""],
): readonly NamedTypeSymbol[] | undefined {
  if (syntax.kind !== "IdentifierName" && syntax.kind !== "GenericName") return undefined;
  if (mayRename(context)) return undefined;
  const { program, file } = context;
  const written = identifierText(file, syntax.kind === "GenericName" ? syntax.identifier : syntax);
  const arity = syntax.kind === "GenericName" ? syntax.typeArgumentList.arguments.length : 0;
  const symbols: NamedTypeSymbol[] = [];
  for (const suffix of suffixes) {
    const name = `${written}${suffix}`;
    const namespaces = program.names().namespacesWith(nameWithArity(name, arity));
    const types = namespaces.flatMap((namespace) => program.typesNamed(namespace, name, arity, file));
    recordLookup(context, name, types);
    symbols.push(...types);
  }
  return symbols;
}

/** Whether a `using` gives names of this file another meaning: an alias, or types inside another type. */
export function mayRename({ program, file }: FileContext): boolean {
  return isRenaming(file) || hasGlobal(program.globalUsings) || hasGlobalDirective(program.globalUsingDirectives());
}

const isRenaming = cachedBy(
  ({ root }: SourceFile): boolean => root.usings.some(renames) || root.members.some(isInside),
);

function isInside(member: MemberDeclarationSyntax): boolean {
  if (member.kind !== "NamespaceDeclaration" && member.kind !== "FileScopedNamespaceDeclaration") return false;
  return member.usings.some(renames) || member.members.some(isInside);
}

function renames({ alias, isStatic }: UsingDirectiveSyntax): boolean {
  return alias !== null || isStatic;
}

const hasGlobal = cachedBy((usings: readonly GlobalUsing[]) =>
  usings.some(({ alias, isStatic }) => alias !== undefined || isStatic),
);

const hasGlobalDirective = cachedBy((directives: readonly GlobalUsingDirective[]) =>
  directives.some(({ syntax }) => renames(syntax)),
);
