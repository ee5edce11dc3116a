import type { TypeDeclarationSyntax } from "../../syntax/nodes.js";
import type { NamespaceScope } from "../symbols/scope.js";
import { SourceNamedType } from "./source-type.js";

/** The class that a program with top-level statements has without declaring it. */
export function impliedProgram(scope: NamespaceScope): SourceNamedType {
  return new SourceNamedType(
    { syntax: impliedClass(scope), context: scope.context, outer: scope },
    "Program",
    "",
    undefined,
  );
}

function impliedClass(scope: NamespaceScope): TypeDeclarationSyntax {
  const place = { start: scope.context.file.root.start, end: scope.context.file.root.start };
  return {
    kind: "ClassDeclaration",
    ...place,
    attributeLists: [],
    modifiers: [],
    identifier: { kind: "IdentifierToken", ...place },
    typeParameterList: null,
    parameterList: null,
    baseList: null,
    constraintClauses: [],
    members: [],
  };
}
