/** Top-level statements: the body of an entry point that belongs to the class `Program` (C# 9). */
import type { BlockSyntax } from "../../syntax/nodes.js";
import { specialType } from "../names/type-binder.js";
import type { MemberBody } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { ParameterSymbol } from "../symbols/symbols.js";
import type { SourceDeclarations } from "./declarations.js";
import type { SourceNamedType } from "./source-type.js";

export function topLevelType(declarations: SourceDeclarations): SourceNamedType | undefined {
  return declarations.topLevel.length === 0 ? undefined : declarations.namespaces.get("")?.byName.get("Program")?.[0];
}

export function topLevelBody(declarations: SourceDeclarations): MemberBody | undefined {
  const first = declarations.topLevel[0];
  const program = topLevelType(declarations);
  const start = first?.statements[0];
  const end = first?.statements.at(-1);
  if (first === undefined || program === undefined || start === undefined || end === undefined) return undefined;
  const { context } = first.scope;
  const inside: Scope = { kind: "type", context, parent: first.scope, type: program };
  const syntax: BlockSyntax = {
    kind: "Block",
    start: start.start,
    end: end.end,
    attributeLists: [],
    statements: first.statements.map((global) => global.statement),
    mayDeclare: true,
  };
  const parameters = [argumentsParameter(inside)];
  return {
    extent: syntax,
    syntax,
    scope: { kind: "parameters", context, parent: inside, parameters: () => parameters },
  };
}

/** `args` is in scope without being declared. */
function argumentsParameter(scope: Scope): ParameterSymbol {
  return {
    kind: "parameter",
    name: "args",
    ordinal: 0,
    type: {
      type: { kind: "array", element: { type: specialType(scope, "string"), nullability: "notAnnotated" }, rank: 1 },
      nullability: "notAnnotated",
    },
    refKind: "none",
    isParams: false,
    isThis: false,
    hasDefault: false,
    defaultValue: undefined,
    attributes: [],
    location: undefined,
  };
}
