import type { ExtensionBlockDeclarationSyntax } from "../../syntax/nodes.js";
import type { ParameterScope, Scope, TypeScope } from "../symbols/scope.js";
import { SourceMethod } from "./source-method.js";
import { SourceParameter } from "./source-parameter.js";
import { SourceProperty } from "./source-property.js";
import { makeTypeParameters, type SourceTypeParameter } from "./source-type-parameter.js";

/**
 * `extension<T>(List<T> list) { … }` (C# 14). Its methods become static methods of the class around it, with the block's
 * type parameters first and the receiver as their first parameter.
 */
export class ExtensionBlock {
  readonly typeParameters: readonly SourceTypeParameter[];
  readonly receiver: SourceParameter | undefined;
  readonly methods: readonly SourceMethod[];
  readonly properties: readonly SourceProperty[];

  constructor(syntax: ExtensionBlockDeclarationSyntax, scope: TypeScope) {
    const { context } = scope;
    this.typeParameters = makeTypeParameters([
      { list: syntax.typeParameterList, clauses: syntax.constraintClauses, context, scope: () => header },
    ]);
    const header: Scope =
      this.typeParameters.length === 0
        ? scope
        : {
            kind: "typeParameters",
            context,
            parent: scope,
            parameters: this.typeParameters,
          };
    const parameter = syntax.parameterList?.parameters[0];
    const receiver =
      parameter === undefined ? undefined : new SourceParameter(parameter, 0, header, { isReceiver: true });
    this.receiver = receiver;
    const inside: ParameterScope = {
      kind: "parameters",
      context,
      parent: header,
      parameters: () => (receiver === undefined ? [] : [receiver]),
    };
    const methods: SourceMethod[] = [];
    const properties: SourceProperty[] = [];
    for (const member of syntax.members) {
      if (member.kind === "MethodDeclaration" || member.kind === "OperatorDeclaration") {
        methods.push(
          new SourceMethod(member, inside, scope.type, { typeParameters: this.typeParameters, parameter: receiver }),
        );
      } else if (member.kind === "PropertyDeclaration") properties.push(new SourceProperty(member, inside, scope));
    }
    this.methods = methods;
    this.properties = properties;
  }
}
