/** `new`: objects, arrays and collections (ECMA-334 §12.8.17). */
import { identifierText } from "../../../syntax/index.js";
import type {
  AnonymousObjectCreationExpressionSyntax,
  ArgumentSyntax,
  ImplicitObjectCreationExpressionSyntax,
  InitializerExpressionSyntax,
  ObjectCreationExpressionSyntax,
} from "../../../syntax/nodes.js";
import { unknownType } from "../../declarations/source-parameter.js";
import { bindType } from "../../names/type-binder.js";
import type { BoundCreation, SourceExpression } from "../../symbols/bound-expression.js";
import type { Scope } from "../../symbols/scope.js";
import type { AnnotatedType, ConstructedMethod, NamedType } from "../../symbols/symbols.js";
import { withoutNullable } from "../../symbols/types.js";
import { constructorsOf } from "../../types/hierarchy.js";
import { memberType } from "../../types/member-lookup.js";
import { typeMapOf } from "../../types/substitution.js";
import { noteTarget, targetOf } from "../../types/target-types.js";
import { anonymousTypeOf } from "../anonymous-type.js";
import { inferredName } from "../tuples.js";
import { applyCall, givenArguments, plainArguments } from "./calls.js";
import { memberTypeNamed } from "./initializer-targets.js";
import { resolveOverload } from "./overloads.js";

type CreationSyntax = ObjectCreationExpressionSyntax | ImplicitObjectCreationExpressionSyntax;

function createdType(syntax: CreationSyntax, scope: Scope): AnnotatedType {
  if (syntax.kind === "ObjectCreationExpression") return bindType(syntax.type, scope);
  const target = targetOf({ syntax, scope });
  if (target === undefined) return unknownType();
  return { type: withoutNullable(target).type, nullability: "notAnnotated" };
}

export function bindCreation(syntax: CreationSyntax, scope: Scope): BoundCreation {
  return new Creation(syntax, scope);
}

/** Of most, only the type is asked for: which constructor is meant is found out with the arguments. */
class Creation implements BoundCreation {
  readonly kind = "creation";
  readonly type: AnnotatedType;
  readonly #syntax: CreationSyntax;
  readonly #scope: Scope;
  #applied: ReturnType<typeof applyCall> | "none" | undefined;
  #initializers: BoundCreation["initializers"] | undefined;

  constructor(syntax: CreationSyntax, scope: Scope) {
    this.type = createdType(syntax, scope);
    this.#syntax = syntax;
    this.#scope = scope;
  }

  get constructed(): ConstructedMethod | undefined {
    return this.#applyConstructor()?.constructed;
  }

  get arguments(): BoundCreation["arguments"] {
    return (
      this.#applyConstructor()?.arguments ?? plainArguments(this.#syntax.argumentList?.arguments ?? [], this.#scope)
    );
  }

  get initializers(): BoundCreation["initializers"] {
    const { initializer } = this.#syntax;
    this.#initializers ??= initializer === null ? [] : memberInitializers(initializer, this.#scope, this.#named);
    return this.#initializers;
  }

  get #named(): NamedType | undefined {
    return this.type.type.kind === "named" ? this.type.type : undefined;
  }

  #applyConstructor(): ReturnType<typeof applyCall> | undefined {
    if (this.#applied === undefined) {
      this.#applied = "none";
      const written = this.#syntax.argumentList?.arguments ?? [];
      const { type } = this.type;
      const named = type.kind === "tuple" ? memberType(type, this.#scope.context.program) : this.#named;
      if (named !== undefined) this.#applied = applyConstructor(named, written, this.#scope) ?? "none";
    }
    return this.#applied === "none" ? undefined : this.#applied;
  }
}

/** The constructor of a type that takes these arguments, of those that are written or in metadata. */
export function applyConstructor(
  type: NamedType,
  written: readonly ArgumentSyntax[],
  scope: Scope,
): ReturnType<typeof applyCall> | undefined {
  const map = typeMapOf(type);
  const candidates = constructorsOf(type.symbol).map((method) => ({ method, declaredIn: type, map, isReduced: false }));
  const resolved = resolveOverload([candidates], givenArguments(written, scope), [], scope);
  return resolved && applyCall(resolved, written, scope);
}

/** `{ Name = value }` of an object initialiser or a `with`. */
export function memberInitializers(
  initializer: InitializerExpressionSyntax,
  scope: Scope,
  type: NamedType | undefined,
): readonly { readonly name: string; readonly value: SourceExpression }[] {
  return initializer.expressions.flatMap((element) => {
    if (element.kind !== "SimpleAssignmentExpression" || element.left.kind !== "IdentifierName") return [];
    const name = identifierText(scope.context.file, element.left);
    const value = { syntax: element.right, scope };
    noteTarget(value, () => (type === undefined ? undefined : memberTypeNamed(type, name)));
    return [{ name, value }];
  });
}

/** Its members are listed as initializers. */
export function bindAnonymousObject(syntax: AnonymousObjectCreationExpressionSyntax, scope: Scope): BoundCreation {
  const initializers = syntax.initializers.flatMap((initializer) => {
    const name =
      initializer.nameEquals !== null
        ? identifierText(scope.context.file, initializer.nameEquals.name)
        : inferredName(initializer.expression, scope);
    return name === undefined ? [] : [{ name, value: { syntax: initializer.expression, scope } }];
  });
  const type = anonymousTypeOf(syntax, scope, initializers);
  return { kind: "creation", type, constructed: undefined, arguments: [], initializers };
}
