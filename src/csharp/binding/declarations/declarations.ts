/** The names a program declares: namespaces and their top-level types. All that is read of a file up front. */

import { cachedBy } from "../../../caching/cache.js";
import { diagnostic } from "../../../diagnostics/diagnostic.js";
import { identifierText, locationOf } from "../../syntax/index.js";
import type { GlobalStatementSyntax, MemberDeclarationSyntax, NameSyntax } from "../../syntax/nodes.js";
import type { SourceFile } from "../../syntax/source-file.js";
import type { GlobalUsingDirective, Program } from "../symbols/program.js";
import type { NamespaceScope } from "../symbols/scope.js";
import { impliedProgram } from "./implied-program.js";
import { hasModifier } from "./modifiers.js";
import { isTypeSyntax, type SourceNamedType, SourceTypeTable, type TypePart } from "./source-type.js";

interface FileStatements {
  readonly scope: NamespaceScope;
  readonly statements: readonly GlobalStatementSyntax[];
}

export interface SourceDeclarations {
  readonly namespaces: ReadonlyMap<string, SourceTypeTable>;
  /** Top-level types in the order of their first declaration. */
  readonly types: readonly SourceNamedType[];
  readonly globalUsings: readonly GlobalUsingDirective[];
  readonly topLevel: readonly FileStatements[];
  readonly roots: ReadonlyMap<SourceFile, NamespaceScope>;
}

/** One file's share: made once for a file, so that its types are the same objects for as long as it stays. */
export interface FileDeclarations {
  readonly scope: NamespaceScope;
  /** Those with nothing in them too. */
  readonly namespaces: readonly string[];
  readonly parts: readonly DeclaredPart[];
  readonly statements: readonly GlobalStatementSyntax[];
}

interface DeclaredPart {
  readonly namespace: string;
  readonly part: TypePart;
  /** Set when the part is first put together with the others of its type. */
  type: SourceNamedType | undefined;
}

/**
 * Puts the files together. A type that was made before is used again: the caller sees to it that all files with parts of it are
 * the same as then.
 */
export function collectDeclarations(files: readonly FileDeclarations[]): SourceDeclarations {
  const namespaces = new Map<string, SourceTypeTable>([["", new SourceTypeTable()]]);
  const globalUsings: GlobalUsingDirective[] = [];
  const topLevel: FileStatements[] = [];
  const types: SourceNamedType[] = [];
  const roots = new Map<SourceFile, NamespaceScope>();
  for (const declared of files) {
    const { scope, statements } = declared;
    const { file } = scope.context;
    roots.set(file, scope);
    for (const syntax of file.root.usings) if (syntax.isGlobal) globalUsings.push({ syntax, scope });
    for (const name of declared.namespaces) tableOf(name, namespaces);
    for (const one of declared.parts) {
      const table = tableOf(one.namespace, namespaces);
      const isNew = one.type === undefined ? table.add(one.part, one.namespace, undefined) : table.keep(one.type);
      one.type ??= table.typeWith(one.part);
      if (isNew !== undefined) types.push(isNew);
    }
    if (statements.length > 0) topLevel.push({ scope, statements });
  }
  const first = topLevel[0];
  if (first !== undefined) {
    const table = tableOf("", namespaces);
    if (!table.byName.has("Program")) table.byName.set("Program", [programImpliedBy(first.scope)]);
  }
  for (const { byName } of namespaces.values()) for (const named of byName.values()) reportRepeated(named);
  return { namespaces, types, globalUsings, topLevel, roots };
}

const programImpliedBy = cachedBy(impliedProgram);

export function declarationsIn(file: SourceFile, program: Program): FileDeclarations {
  const { root } = file;
  const scope: NamespaceScope = {
    kind: "namespace",
    context: { program, file },
    parent: undefined,
    name: "",
    usings: root.usings,
    hasImports: true,
  };
  const namespaces: string[] = [];
  const parts: DeclaredPart[] = [];
  declareMembers(root.members, scope, namespaces, parts);
  const statements = root.members.filter((member) => member.kind === "GlobalStatement");
  return { scope, namespaces, parts, statements };
}

/** Two declarations of one name that are not both partial: mostly a file that is part of the project twice. */
function reportRepeated(named: readonly SourceNamedType[]): void {
  if (named.length === 1 && named[0]?.parts.length === 1) return;
  const parts = named.filter((type) => !type.isFileLocal).flatMap((type) => type.parts);
  const repeated = parts[1];
  const isSound = named.length === 1 && parts.every(({ syntax }) => hasModifier(syntax.modifiers, "PartialKeyword"));
  const type = named[0];
  if (type === undefined || repeated === undefined || isSound) return;
  const { context, syntax } = repeated;
  context.program.sink.report(
    diagnostic("declaredTwice", locationOf(context.file, syntax.identifier), { type: type.metadataName }),
  );
}

function declareMembers(
  members: readonly MemberDeclarationSyntax[],
  scope: NamespaceScope,
  namespaces: string[],
  parts: DeclaredPart[],
): void {
  for (const member of members) {
    if (member.kind === "NamespaceDeclaration" || member.kind === "FileScopedNamespaceDeclaration") {
      const written = dottedName(member.name, scope.context.file);
      const name = scope.name === "" ? written : `${scope.name}.${written}`;
      const inner: NamespaceScope = {
        kind: "namespace",
        context: scope.context,
        parent: scope,
        name,
        usings: member.usings,
        hasImports: true,
      };
      namespaces.push(name);
      declareMembers(member.members, inner, namespaces, parts);
    } else if (isTypeSyntax(member)) {
      const part: TypePart = { syntax: member, context: scope.context, outer: scope };
      parts.push({ namespace: scope.name, part, type: undefined });
    }
  }
}

/** Every namespace around a declared one exists too. */
function tableOf(name: string, namespaces: Map<string, SourceTypeTable>): SourceTypeTable {
  let table = namespaces.get(name);
  if (table === undefined) {
    table = new SourceTypeTable();
    namespaces.set(name, table);
    tableOf(name.slice(0, Math.max(name.lastIndexOf("."), 0)), namespaces);
  }
  return table;
}

export function dottedName(syntax: NameSyntax, file: SourceFile): string {
  switch (syntax.kind) {
    case "IdentifierName":
      return identifierText(file, syntax);
    case "GenericName":
      return identifierText(file, syntax.identifier);
    case "QualifiedName": {
      const names: string[] = [];
      let left: NameSyntax = syntax;
      for (; left.kind === "QualifiedName"; left = left.left) names.push(dottedName(left.right, file));
      return [dottedName(left, file), ...names.reverse()].join(".");
    }
    case "AliasQualifiedName":
      return dottedName(syntax.name, file);
  }
}

/** Declaration order, each type before those nested in it. */
export function allTypes(types: Iterable<SourceNamedType>, listed: SourceNamedType[] = []): readonly SourceNamedType[] {
  for (const type of types) {
    listed.push(type);
    allTypes(type.nestedTypes, listed);
  }
  return listed;
}
