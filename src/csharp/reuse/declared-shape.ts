/** What a file declares that other files may ask for by name, from its tree alone. */
import { cachedBy } from "../../caching/cache.js";
import { dottedName } from "../binding/declarations/declarations.js";
import { isTypeSyntax } from "../binding/declarations/source-type.js";
import { identifierText, type SourceFile } from "../syntax/index.js";
import type { MemberDeclarationSyntax, TypeDeclarationSyntax } from "../syntax/nodes.js";

export interface DeclaredShape {
  readonly namespaces: ReadonlySet<string>;
  /** `Acme.Thing` of every top-level type, whatever its arity. */
  readonly types: ReadonlySet<string>;
  /** Simple names of the types, and of what static classes may extend others with. */
  readonly names: ReadonlySet<string>;
  /** `global using` and `[assembly: …]` concern every file of the project. */
  readonly concernsAll: boolean;
}

export const declaredShape = cachedBy((file: SourceFile): DeclaredShape => {
  const { root } = file;
  const shape = { namespaces: new Set<string>(), types: new Set<string>(), names: new Set<string>() };
  addMembers(root.members, "", file, shape);
  const concernsAll =
    root.attributeLists.length > 0 || root.externs.length > 0 || root.usings.some(({ isGlobal }) => isGlobal);
  return { ...shape, concernsAll };
});

interface Shape {
  readonly namespaces: Set<string>;
  readonly types: Set<string>;
  readonly names: Set<string>;
}

function addMembers(
  members: readonly MemberDeclarationSyntax[],
  namespace: string,
  file: SourceFile,
  shape: Shape,
): void {
  for (const member of members) {
    switch (member.kind) {
      case "NamespaceDeclaration":
      case "FileScopedNamespaceDeclaration": {
        const written = dottedName(member.name, file);
        const name = namespace === "" ? written : `${namespace}.${written}`;
        shape.namespaces.add(name);
        addMembers(member.members, name, file, shape);
        break;
      }
      case "GlobalStatement":
        addType("Program", "", shape);
        break;
      default:
        if (!isTypeSyntax(member)) break;
        addType(identifierText(file, member.identifier), namespace, shape);
        if (member.kind === "ClassDeclaration" && mayBeStatic(member)) addExtensions(member.members, file, shape);
    }
  }
}

/** Of a class in parts, any one may say that it is static. */
function mayBeStatic({ modifiers }: TypeDeclarationSyntax): boolean {
  return modifiers.some(({ kind }) => kind === "StaticKeyword" || kind === "PartialKeyword");
}

function addType(name: string, namespace: string, { types, names }: Shape): void {
  types.add(namespace === "" ? name : `${namespace}.${name}`);
  names.add(name);
}

function addExtensions(members: readonly MemberDeclarationSyntax[], file: SourceFile, shape: Shape): void {
  for (const member of members) {
    if (member.kind === "MethodDeclaration" || member.kind === "PropertyDeclaration")
      shape.names.add(identifierText(file, member.identifier));
    else if (member.kind === "ExtensionBlockDeclaration") addExtensions(member.members, file, shape);
  }
}
