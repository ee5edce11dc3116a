/** Where a program begins: what runs without being called by its own code. */
import type { Compilation } from "../../csharp/binding/index.js";
import type { MemberBody } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isSetUpType, setUpTypeNames } from "../../framework/index.js";
import { typesNaming } from "../program/types-naming.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";

export type EntryPoint =
  /** Top-level statements. */
  | { readonly kind: "statements"; readonly body: MemberBody; readonly compilation: Compilation }
  | {
      readonly kind: "method";
      readonly method: MethodSymbol;
      readonly body: MemberBody;
      readonly compilation: Compilation;
    };

/** Top-level statements and `Main` of every project that was named; a project that another refers to is started by that one. */
export function executableEntries(projects: SourceProjects): readonly EntryPoint[] {
  return projects.projects.flatMap(({ compilation, isRoot }): readonly EntryPoint[] => {
    if (isRoot === false) return [];
    const { topLevelStatements } = compilation;
    if (topLevelStatements !== undefined) return [{ kind: "statements", body: topLevelStatements, compilation }];
    return typesNaming(projects, compilation.types, ["Main"]).flatMap((type) =>
      sameForMethods(type).flatMap((method): readonly EntryPoint[] =>
        isMain(method) && method.body !== undefined ? [{ kind: "method", method, body: method.body, compilation }] : [],
      ),
    );
  });
}

function isMain({ name, isStatic, parameters, typeParameters }: MethodSymbol): boolean {
  if (name !== "Main" || !isStatic || typeParameters.length > 0) return false;
  const [only] = parameters;
  return only === undefined || (parameters.length === 1 && only.type.type.kind === "array");
}

function sameForMethods(type: NamedTypeSymbol): readonly MethodSymbol[] {
  return type.members.filter((member): member is MethodSymbol => member.kind === "method");
}

/** Of code that is not a program by itself: what is handed a builder, the services or the application, or makes one. */
export function setUpMethods(projects: SourceProjects): readonly EntryPoint[] {
  const compilations = new Map(
    projects.projects.flatMap(({ compilation }) => compilation.types.map((type) => [type, compilation] as const)),
  );
  return typesNaming(projects, sourceTypes(projects), setUpTypeNames).flatMap((type) => {
    const compilation = compilations.get(type);
    return sameForMethods(type).flatMap((method): readonly EntryPoint[] =>
      compilation !== undefined && method.body !== undefined && method.methodKind === "ordinary" && setsUp(method)
        ? [{ kind: "method", method, body: method.body, compilation }]
        : [],
    );
  });
}

function setsUp({ parameters, returnType }: MethodSymbol): boolean {
  return parameters.some(({ type }) => isSetUpType(type.type)) || isSetUpType(returnType.type);
}
