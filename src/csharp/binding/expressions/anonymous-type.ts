/**
 * The type of `new { a = 1, b = "x" }`. As the compiler makes it: one class for each list of names, generic in the types of its
 * properties, so that equal objects have the same type and inference sees through it.
 */

import { locationOf } from "../../syntax/index.js";
import type { AnonymousObjectCreationExpressionSyntax } from "../../syntax/nodes.js";
import { impliedProperty } from "../declarations/implied-property.js";
import { unknownType } from "../declarations/source-parameter.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import { noteUnsettled } from "../symbols/file-questions.js";
import type { Program } from "../symbols/program.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, NamedTypeSymbol } from "../symbols/symbols.js";
import { constructType, typeParameterType } from "../symbols/types.js";
import { unconstrainedTypeParameter } from "../types/core-types.js";
import { isTooLarge } from "../types/type-size.js";
import { typeOfExpression } from "./expressions.js";

export function anonymousTypeOf(
  syntax: AnonymousObjectCreationExpressionSyntax,
  scope: Scope,
  members: readonly { readonly name: string; readonly value: SourceExpression }[],
): AnnotatedType {
  const symbol = symbolFor(
    members.map(({ name }) => name),
    scope,
    syntax,
  );
  const typeArguments = members.map(({ value }) => typeOfExpression(value) ?? unknownType());
  const type = constructType(symbol, typeArguments);
  return isTooLarge(type) ? unknownType() : { type, nullability: "notAnnotated" };
}

function symbolFor(
  names: readonly string[],
  scope: Scope,
  syntax: AnonymousObjectCreationExpressionSyntax,
): NamedTypeSymbol {
  const { program, file } = scope.context;
  // The type is that of every such object in the program, and is declared where the first was found.
  noteUnsettled(scope.context);
  const symbols = program.anonymousTypes();
  const key = names.join();
  const symbol = symbols.get(key) ?? makeSymbol(names, program, locationOf(file, syntax));
  symbols.set(key, symbol);
  return symbol;
}

function makeSymbol(
  names: readonly string[],
  program: Program,
  location: NamedTypeSymbol["locations"][number],
): NamedTypeSymbol {
  const typeParameters = names.map((name, ordinal) => unconstrainedTypeParameter(`<${name}>`, ordinal));
  const symbol: NamedTypeSymbol = {
    kind: "namedType",
    typeKind: "class",
    isAnonymous: true,
    isRecord: false,
    name: "<anonymous type>",
    metadataName: `<>f__AnonymousType{${names.join()}}`,
    namespace: "",
    containingType: undefined,
    typeParameters,
    accessibility: "internal",
    isAbstract: false,
    isSealed: true,
    isStatic: false,
    isReadOnly: false,
    isRefLike: false,
    isPartial: false,
    isFileLocal: false,
    origin: "source",
    assembly: program.assemblyName,
    locations: [location],
    baseType: constructType(program.special("object"), []),
    interfaces: [],
    enumUnderlyingType: undefined,
    get members() {
      return properties;
    },
    nestedTypes: [],
    attributes: [],
    documentation: undefined,
  };
  const properties = typeParameters.map((parameter, at) =>
    impliedProperty(symbol, names[at] ?? "", typeParameterType(parameter, "notAnnotated")),
  );
  return symbol;
}
