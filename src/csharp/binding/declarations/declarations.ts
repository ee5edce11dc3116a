/** The names a program declares: namespaces and their top-level types. All that is read of a file up front. */

import { diagnostic } from "../../../diagnostics/diagnostic.js";
import { identifierText, locationOf } from "../../syntax/index.js";
import type { GlobalStatementSyntax, MemberDeclarationSyntax, NameSyntax } from "../../syntax/nodes.js";
import type { SourceFile } from "../../syntax/source-file.js";
import type { GlobalUsingDirective } from "../symbols/program.js";
import type { FileContext, NamespaceScope } from "../symbols/scope.js";
import { impliedProgram } from "./implied-program.js";
import { hasModifier } from "./modifiers.js";
import { isTypeSyntax, type SourceNamedType, SourceTypeTable } from "./source-type.js";

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

export function collectDeclarations(contexts: readonly FileContext[]): SourceDeclarations {
  const namespaces = new Map<string, SourceTypeTable>([["", new SourceTypeTable()]]);
  const globalUsings: GlobalUsingDirective[] = [];
  const topLevel: FileStatements[] = [];
  const types: SourceNamedType[] = [];
  const roots = new Map<SourceFile, NamespaceScope>();
  for (const context of contexts) {
    const { root } = context.file;
    const scope: NamespaceScope = {
      kind: "namespace",
      context,
      parent: undefined,
      name: "",
      usings: root.usings,
      hasImports: true,
    };
    roots.set(context.file, scope);
    for (const syntax of root.usings) if (syntax.isGlobal) globalUsings.push({ syntax, scope });
    declareMembers(root.members, scope, namespaces, types);
    const statements = root.members.filter((member) => member.kind === "GlobalStatement");
    if (statements.length > 0) topLevel.push({ scope, statements });
  }
  const first = topLevel[0];
  if (first !== undefined) {
    const table = tableOf("", namespaces);
    if (!table.byName.has("Program")) table.byName.set("Program", [impliedProgram(first.scope)]);
  }
  for (const { byName } of namespaces.values()) for (const named of byName.values()) reportRepeated(named);
  return { namespaces, types, globalUsings, topLevel, roots };
}

/** Two declarations of one name that are not both partial: mostly a file that is part of the project twice. */
function reportRepeated(named: readonly SourceNamedType[]): void {
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
  namespaces: Map<string, SourceTypeTable>,
  types: SourceNamedType[],
): void {
  const table = tableOf(scope.name, namespaces);
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
      declareMembers(member.members, inner, namespaces, types);
    } else if (isTypeSyntax(member)) {
      const type = table.add({ syntax: member, context: scope.context, outer: scope }, scope.name, undefined);
      if (type !== undefined) types.push(type);
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

function dottedName(syntax: NameSyntax, file: SourceFile): string {
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
export function* allTypes(types: Iterable<SourceNamedType>): Iterable<SourceNamedType> {
  for (const type of types) {
    yield type;
    yield* allTypes(type.nestedTypes);
  }
}
