/** The members of a source type, from all of its parts, in declaration order. */
import type { MemberDeclarationSyntax } from "../../syntax/nodes.js";
import type { TypeScope } from "../symbols/scope.js";
import type { MemberSymbol, ParameterSymbol } from "../symbols/symbols.js";
import { typeSignature } from "../types/type-signature.js";
import { SourceEnumMember } from "./enum-members.js";
import { ExtensionBlock } from "./extension-block.js";
import { addPositionalProperties } from "./record-properties.js";
import { SourceEvent, SourceField } from "./source-field.js";
import type { SourceMember } from "./source-member.js";
import { SourceMethod } from "./source-method.js";
import { SourceProperty } from "./source-property.js";
import type { SourceNamedType, TypePart } from "./source-type.js";
import { unionMembers } from "./union-members.js";

interface ExtensionMember {
  readonly member: SourceProperty | SourceMethod;
  readonly block: ExtensionBlock;
}

export interface SourceMembers {
  readonly members: readonly MemberSymbol[];
  readonly primaryConstructorParameters: readonly ParameterSymbol[];
  /** Properties and static methods of extension blocks: members of what they extend, besides of the class that holds the block. */
  readonly extensionMembers: readonly ExtensionMember[];
}

export function buildMembers(type: SourceNamedType): SourceMembers {
  const members: MemberSymbol[] = [];
  const extensionMembers: ExtensionMember[] = [];
  let primary: SourceMethod | undefined;
  for (const part of type.parts) {
    const scope = type.bodyScope(part);
    const { syntax } = part;
    if (syntax.kind === "EnumDeclaration") addEnumMembers(part, scope, members);
    else if (syntax.kind === "DelegateDeclaration")
      members.push(new SourceMethod(syntax, type.headerScope(part), type));
    else {
      if (syntax.kind === "UnionDeclaration") members.push(...unionMembers(syntax, scope, type));
      else if (syntax.parameterList !== null && primary === undefined && syntax.kind !== "InterfaceDeclaration") {
        primary = new SourceMethod(syntax, scope, type);
        members.push(primary);
      }
      for (const member of syntax.members) addMember(member, scope, members, extensionMembers);
    }
  }
  const merged = type.isPartial ? mergePartialMembers(members) : members;
  const primaryConstructorParameters = primary?.parameters ?? [];
  return {
    members: type.isRecord && primary !== undefined ? addPositionalProperties(type, primary, merged) : merged,
    primaryConstructorParameters,
    extensionMembers,
  };
}

function addEnumMembers(part: TypePart, scope: TypeScope, members: MemberSymbol[]): void {
  if (part.syntax.kind !== "EnumDeclaration") return;
  let previous: SourceEnumMember | undefined;
  for (const syntax of part.syntax.members) {
    previous = new SourceEnumMember(syntax, scope, previous);
    members.push(previous);
  }
}

function addMember(
  syntax: MemberDeclarationSyntax,
  scope: TypeScope,
  members: MemberSymbol[],
  extensionMembers: ExtensionMember[],
): void {
  switch (syntax.kind) {
    case "FieldDeclaration":
      for (const declarator of syntax.declaration.variables) members.push(new SourceField(syntax, declarator, scope));
      break;
    case "EventFieldDeclaration":
      for (const declarator of syntax.declaration.variables) members.push(new SourceEvent(syntax, declarator, scope));
      break;
    case "EventDeclaration":
      members.push(new SourceEvent(syntax, undefined, scope));
      break;
    case "PropertyDeclaration":
    case "IndexerDeclaration":
      members.push(new SourceProperty(syntax, scope, scope));
      break;
    case "MethodDeclaration":
    case "ConstructorDeclaration":
    case "DestructorDeclaration":
    case "OperatorDeclaration":
    case "ConversionOperatorDeclaration":
      members.push(new SourceMethod(syntax, scope, scope.type));
      break;
    case "ExtensionBlockDeclaration": {
      const block = new ExtensionBlock(syntax, scope);
      members.push(...block.methods);
      for (const member of [...block.properties, ...block.methods])
        if (member.kind === "property" || !member.isExtension) extensionMembers.push({ member, block });
      break;
    }
    default:
      break;
  }
}

/** A partial member is declared and implemented apart; it is one member, at the place of its declaration. */
function mergePartialMembers(members: readonly MemberSymbol[]): readonly MemberSymbol[] {
  const definitions = new Map<string, SourceMember>();
  const implementations: { readonly key: string; readonly member: SourceMember & MemberSymbol }[] = [];
  for (const member of members) {
    if (!isPartialMember(member)) continue;
    const key = partialKey(member);
    if (isImplementation(member)) implementations.push({ key, member });
    else definitions.set(key, member);
  }
  const dropped = new Set<MemberSymbol>();
  for (const { key, member } of implementations) {
    const definition = definitions.get(key);
    if (definition === undefined) continue;
    definition.implementedBy(member);
    dropped.add(member);
  }
  return dropped.size === 0 ? members : members.filter((member) => !dropped.has(member));
}

function isPartialMember(member: MemberSymbol): member is (SourceMethod | SourceProperty | SourceEvent) & MemberSymbol {
  return (
    (member instanceof SourceMethod || member instanceof SourceProperty || member instanceof SourceEvent) &&
    member.isPartial
  );
}

/** An event that implements has accessors; everything else that implements has a body. */
function isImplementation(member: SourceMethod | SourceProperty | SourceEvent): boolean {
  return member.hasBody || (member instanceof SourceMethod && member.isExtern);
}

function partialKey(member: SourceMethod | SourceProperty | SourceEvent): string {
  if (member.kind === "event") return `event ${member.name}`;
  const parameters = member.parameters.map((parameter) => typeSignature(parameter.type.type)).join(",");
  const arity = member.kind === "method" ? member.typeParameters.length : 0;
  return `${member.kind} ${member.name}\`${arity}(${parameters})`;
}
