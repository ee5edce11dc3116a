import { cachedBy, notesOn } from "../../../../caching/cache.js";
import { cutsMade } from "../../../../caching/memo.js";
import { importsOf } from "../../names/usings.js";
import type { BoundExpression, SourceExpression } from "../../symbols/bound-expression.js";
import { recordLookup } from "../../symbols/file-questions.js";
import type { NamespaceScope, Scope } from "../../symbols/scope.js";
import type { ExtensionMember, SourceTypeSymbol } from "../../symbols/source-symbols.js";
import type { AnnotatedType, NamedTypeSymbol, PropertySymbol, TypeParameterSymbol } from "../../symbols/symbols.js";
import { selfType } from "../../symbols/types.js";
import { implicitConversion } from "../../types/implicit-conversions.js";
import { TypeInference } from "../../types/inference.js";
import { declaredMembers } from "../../types/member-lookup.js";
import { substitute, type TypeMap, typeMapOf } from "../../types/substitution.js";
import { bindExpression } from "../expressions.js";
import { naturalType } from "../operands.js";
import type { MethodCandidate } from "./overloads.js";

/** Extension methods of this name in the usings in scope, nearest first (ECMA-334 §12.8.10.3). */
export function extensionMethods(
  name: string,
  receiver: AnnotatedType | undefined,
  scope: Scope,
): readonly (readonly MethodCandidate[])[] {
  const { context } = scope;
  recordLookup(context, name, []);
  const levels: (readonly MethodCandidate[])[] = [];
  const look = (containers: readonly NamedTypeSymbol[]): void => {
    recordLookup(context, name, containers);
    const candidates = candidatesIn(containers, name, receiver);
    if (candidates.length > 0) levels.push(candidates);
  };
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (at.kind === "type" && at.type.isStatic && at.type.containingType === undefined) look([at.type]);
    if (at.kind === "namespace") containersIn(at, name).forEach(look);
  }
  return levels;
}

function candidatesIn(
  containers: readonly NamedTypeSymbol[],
  name: string,
  receiver: AnnotatedType | undefined,
): readonly MethodCandidate[] {
  const candidates: MethodCandidate[] = [];
  const operand = receiver === undefined ? {} : { receiver: { kind: "typed" as const, type: receiver } };
  for (const container of containers) {
    for (const method of declaredMembers(container, name)) {
      if (method.kind !== "method" || !method.isExtension) continue;
      if (receiverTypes(method.parameters[0]?.type, receiver, method.typeParameters) === undefined) continue;
      candidates.push({ method, declaredIn: undefined, map: noTypes, isReduced: true, ...operand });
    }
  }
  return candidates;
}

export type MethodGroup = Extract<BoundExpression, { kind: "methodGroup" }>;

/** The extension methods that were found for a group, for the call that chooses among them. */
export const extensionsOf = notesOn<MethodGroup, readonly (readonly MethodCandidate[])[]>();

const containersByName = cachedBy((_: NamespaceScope) => new Map<string, readonly (readonly NamedTypeSymbol[])[]>());

/** Each name is asked for once in each scope: most calls are of a few methods. */
function containersIn(scope: NamespaceScope, name: string): readonly (readonly NamedTypeSymbol[])[] {
  const containersOfName = containersByName(scope);
  let containers = containersOfName.get(name);
  if (containers === undefined) {
    containers = [...containersOfLevels(scope, name)].filter((level) => level.length > 0);
    containersOfName.set(name, containers);
  }
  return containers;
}

function* containersOfLevels(scope: NamespaceScope, name: string): Iterable<readonly NamedTypeSymbol[]> {
  const { program } = scope.context;
  for (let level = scope.name; ; level = parentOf(level)) {
    yield program.extensionContainers(level, name);
    if (level === scope.name) {
      const imports = importsOf(scope);
      // A class may be imported itself and with its namespace.
      const imported = new Set(imports.statics.map(({ symbol }) => symbol));
      for (const namespace of imports.namespaces)
        for (const type of program.extensionContainers(namespace, name)) imported.add(type);
      yield [...imported];
    }
    if (level === "" || parentOf(level) === (scope.parent?.name ?? "")) return;
  }
}

function parentOf(namespace: string): string {
  return namespace.slice(0, Math.max(namespace.lastIndexOf("."), 0));
}

const noTypes: TypeMap = new Map();

/** What the type parameters stand for, as far as the value says that a method is called on; undefined when it does not fit. */
function receiverTypes(
  wanted: AnnotatedType | undefined,
  receiver: AnnotatedType | undefined,
  typeParameters: readonly TypeParameterSymbol[],
): TypeMap | undefined {
  if (wanted === undefined) return undefined;
  if (receiver === undefined) return noTypes;
  const inference = new TypeInference(typeParameters);
  inference.infer("lower", receiver, wanted);
  for (const parameter of typeParameters) if (inference.hasBounds(parameter)) inference.fix(parameter);
  const open = inference.openIn(wanted.type);
  if (open.length > 0 && wanted.type.kind !== "typeParameterType" && receiver.type.kind !== "error") return undefined;
  const conversion = implicitConversion(receiver.type, substitute(wanted, inference.fixed).type);
  const fits =
    conversion !== undefined && conversion !== "userDefined" && conversion !== "numeric" && conversion !== "nullable";
  return fits || open.length > 0 ? inference.fixed : undefined;
}

/** The methods of a group, its own first, then the extension methods from the nearest scope outward. */
export function candidatesOf(group: MethodGroup, scope: Scope): readonly (readonly MethodCandidate[])[] {
  const candidates: MethodCandidate[] = [];
  for (const [at, method] of group.candidates.entries()) {
    if (at >= group.containingTypes.length) break;
    const declaredIn = group.containingTypes[at];
    candidates.push({
      method,
      declaredIn,
      map: declaredIn === undefined ? noTypes : typeMapOf(declaredIn),
      isReduced: false,
    });
  }
  const extensions = extensionsOf.get(group) ?? extensionsFor(group, scope);
  return candidates.length === 0 ? extensions : [callableOn(candidates, group), ...extensions];
}

/** Static methods are called on a type, the others on a value (C# 7.3). */
function callableOn(candidates: readonly MethodCandidate[], { receiver }: MethodGroup): readonly MethodCandidate[] {
  if (receiver === undefined || candidates.length < 2) return candidates;
  const isStatic = bindExpression(receiver).kind === "type";
  const callable = candidates.filter(({ method }) => method.isStatic === isStatic);
  return callable.length === 0 ? candidates : callable;
}

function extensionsFor({ receiver, name }: MethodGroup, scope: Scope): readonly (readonly MethodCandidate[])[] {
  if (receiver === undefined || isTypeOrBase(receiver)) return [];
  const type = naturalType(receiver);
  return type === undefined ? [] : extensionMethods(name, type, scope);
}

function isTypeOrBase(receiver: SourceExpression): boolean {
  return receiver.syntax.kind === "BaseExpression" || bindExpression(receiver).kind === "type";
}

/** `value.Property` where an extension block declares the property (C# 14). */
export function extensionProperty(
  name: string,
  receiver: AnnotatedType,
  scope: Scope,
): { readonly symbol: PropertySymbol; readonly type: AnnotatedType } | undefined {
  for (const { member, types } of extensionMembers(name, receiver, scope))
    if (member.kind === "property" && !member.isStatic) return { symbol: member, type: substitute(member.type, types) };
  return undefined;
}

/** `Type.Member` where an extension block declares the static property or method (C# 14). */
export function staticExtension(
  name: string,
  left: SourceExpression,
  receiver: AnnotatedType,
  scope: Scope,
  typeArguments: readonly AnnotatedType[],
): BoundExpression | undefined {
  const methods: MethodCandidate[] = [];
  for (const { member, types } of extensionMembers(name, receiver, scope)) {
    if (!member.isStatic) continue;
    if (member.kind === "method") methods.push({ method: member, declaredIn: undefined, map: types, isReduced: false });
    else {
      const containingType = selfType(member.containingType);
      const type = substitute(member.type, types);
      return { kind: "property", symbol: member, type, containingType, receiver: left, arguments: [] };
    }
  }
  if (methods.length === 0) return undefined;
  const candidates = methods.map(({ method }) => method);
  const group: MethodGroup = {
    kind: "methodGroup",
    name,
    candidates,
    containingTypes: [],
    receiver: left,
    typeArguments,
  };
  extensionsOf.set(group, [methods]);
  return group;
}

function* extensionMembers(
  name: string,
  receiver: AnnotatedType,
  scope: Scope,
): Iterable<{ readonly member: ExtensionMember["member"]; readonly types: TypeMap }> {
  recordLookup(scope.context, name, []);
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (at.kind !== "namespace") continue;
    for (const { container, found } of extensionMembersIn(at, name)) {
      recordLookup(scope.context, name, [container]);
      const { member, block } = found;
      const types = receiverTypes(block.receiver?.type, receiver, block.typeParameters);
      if (types !== undefined) yield { member, types };
    }
  }
}

interface FoundMember {
  readonly container: SourceTypeSymbol;
  readonly found: ExtensionMember;
}

const membersByName = cachedBy((_: NamespaceScope) => new Map<string, readonly FoundMember[]>());

/** Asked for each name after a dot that is not a member, once for each name and scope. */
function extensionMembersIn(scope: NamespaceScope, name: string): readonly FoundMember[] {
  const membersOfName = membersByName(scope);
  let members = membersOfName.get(name);
  if (members === undefined) {
    const { program } = scope.context;
    const before = cutsMade();
    const foundMembers: FoundMember[] = [];
    for (const namespace of [scope.name, ...importsOf(scope).namespaces])
      for (const container of program.sourceStaticClasses(namespace))
        for (const one of container.extensionMembers)
          if (one.member.name === name) foundMembers.push({ container, found: one });
    members = foundMembers;
    // A class whose members are being made further up does not show them yet.
    if (cutsMade() === before) membersOfName.set(name, members);
  }
  return members;
}
