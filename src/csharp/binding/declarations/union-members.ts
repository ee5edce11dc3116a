/** What the compiler makes of `union U(A, B)`: a constructor for each case, and the value (C# 15, "Unions"). */
import type { TypeDeclarationSyntax } from "../../syntax/nodes.js";
import type { TypeScope } from "../symbols/scope.js";
import type { MemberSymbol } from "../symbols/symbols.js";
import { constructType } from "../symbols/types.js";
import { impliedProperty } from "./implied-property.js";
import { SourceMethod } from "./source-method.js";
import type { SourceNamedType } from "./source-type.js";

/** Of the part of the declaration that lists the cases. */
export function unionMembers(
  syntax: TypeDeclarationSyntax,
  scope: TypeScope,
  type: SourceNamedType,
): readonly MemberSymbol[] {
  const { parameterList } = syntax;
  if (parameterList === null) return [];
  const constructors = parameterList.parameters.map(
    (parameter) =>
      new SourceMethod({ ...syntax, parameterList: { ...parameterList, parameters: [parameter] } }, scope, type),
  );
  const object = constructType(scope.context.program.core("System.Object"), []);
  const value = impliedProperty(type, "Value", { type: object, nullability: "annotated" }, type.locations[0]);
  return [...constructors, value];
}
