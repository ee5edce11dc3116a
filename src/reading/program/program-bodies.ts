/**
 * The code of a program that may say something about routes, services or JSON. Only files that hold one of the words are
 * looked into: a large server has thousands of method bodies, and hardly any of them sets it up.
 */

import type { Compilation } from "../../csharp/binding/index.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { isSourceType } from "../../csharp/binding/symbols/source-symbols.js";
import type { MemberSymbol, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { SourceFile } from "../../csharp/syntax/index.js";
import type { SourceProjects } from "../source-projects.js";
import { hasEscapes, holdsAny, soughtNames } from "./named-in-file.js";

export interface ProgramBody {
  readonly body: MemberBody;
  /** Undefined for top-level statements. */
  readonly method: MethodSymbol | undefined;
}

export function bodiesOfAll({ projects }: SourceProjects): readonly ProgramBody[] {
  return projects.flatMap(({ compilation }) => bodiesOf(compilation, () => true));
}

/** Without those in files that name none of these. */
export function bodiesNaming({ projects }: SourceProjects, names: ReadonlySet<string>): readonly ProgramBody[] {
  const sought = soughtNames(names);
  return projects.flatMap(({ compilation }) => bodiesOf(compilation, (file) => holdsAny(file, sought)));
}

function bodiesOf(compilation: Compilation, isWanted: (file: SourceFile) => boolean): readonly ProgramBody[] {
  const files = new Set(compilation.files.filter(isWanted).map((file) => file.path));
  if (files.size === 0) return [];
  const bodies: ProgramBody[] = [];
  const { topLevelStatements } = compilation;
  if (topLevelStatements !== undefined && files.has(topLevelStatements.scope.context.file.path)) {
    bodies.push({ body: topLevelStatements, method: undefined });
  }
  for (const type of compilation.types) {
    // Its places would be counted in lines, through every file of a large server.
    if (!isSourceType(type) || !type.parts.some(({ context }) => files.has(context.file.path))) continue;
    for (const member of type.members) {
      if (member.kind !== "method" || member.body === undefined) continue;
      if (files.has(member.body.scope.context.file.path)) bodies.push({ body: member.body, method: member });
    }
  }
  return bodies;
}

/** Code of a type that no method has: accessors and initial values. */
export interface MemberCode {
  readonly code: SourceBody | SourceExpression;
  readonly type: NamedTypeSymbol;
  readonly member: MemberSymbol;
}

export function otherCodeNaming({ projects }: SourceProjects, names: ReadonlySet<string>): readonly MemberCode[] {
  const sought = soughtNames(names);
  return projects.flatMap(({ compilation: { files, types } }) => {
    const wanted = new Set(files.filter((file) => holdsAny(file, sought)).map(({ path }) => path));
    const named = types.filter(
      (type) => isSourceType(type) && type.parts.some((one) => wanted.has(one.context.file.path)),
    );
    return named.flatMap((type) =>
      type.members.flatMap((member) => codeOf(member).map((code) => ({ code, type, member }))),
    );
  });
}

function codeOf(member: MemberSymbol): readonly (SourceBody | SourceExpression)[] {
  const bodies =
    member.kind === "property"
      ? [member.getter?.body, member.setter?.body, member.initializer]
      : [member.kind === "field" ? member.initializer : undefined];
  return bodies.filter((code) => code !== undefined);
}

/** Whether the sources, or an alias of the project file, may name one of these anywhere. If not, there is nothing to read. */
export function mayBeNamed({ projects }: SourceProjects, names: readonly string[]): boolean {
  const sought = soughtNames(names);
  return projects.some(
    ({ compilation: { files, globalUsings } }) =>
      files.some((file) => holdsAny(file, sought) || hasEscapes(file)) ||
      globalUsings.some(
        ({ alias, name }) => alias !== undefined && names.includes(name.slice(name.lastIndexOf(".") + 1)),
      ),
  );
}
