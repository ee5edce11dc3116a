/** What the compiler makes of `union U(A, B)`: a constructor for each case, and the value (C# 15, "Unions"). */
import type { TypeDeclarationSyntax } from "../../syntax/nodes.js";
import type { TypeScope } from "../symbols/scope.js";
import type { MemberSymbol, PropertySymbol } from "../symbols/symbols.js";
import { constructType } from "../symbols/types.js";
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
  return [...constructors, valueProperty(scope, type)];
}

function valueProperty({ context }: TypeScope, type: SourceNamedType): PropertySymbol {
  return {
    kind: "property",
    name: "Value",
    containingType: type,
    accessibility: "public",
    isStatic: false,
    isAbstract: false,
    isVirtual: false,
    isOverride: false,
    isSealed: false,
    location: type.locations[0],
    attributes: [],
    documentation: undefined,
    type: { type: constructType(context.program.core("System.Object"), []), nullability: "annotated" },
    parameters: [],
    isIndexer: false,
    returnsByRef: false,
    isRequired: false,
    isExplicitInterfaceImplementation: false,
    getter: { accessibility: "public", attributes: [], parameters: [], body: undefined },
    setter: undefined,
    primaryConstructorParameter: undefined,
    initializer: undefined,
    getterExpression: undefined,
  };
}
