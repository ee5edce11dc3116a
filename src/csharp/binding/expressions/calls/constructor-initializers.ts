import type { ArgumentSyntax } from "../../../syntax/nodes.js";
import { initializerScope } from "../../declarations/primary-constructor.js";
import { SourceMethod } from "../../declarations/source-method.js";
import type { BoundArgument } from "../../symbols/bound-expression.js";
import type { Scope } from "../../symbols/scope.js";
import { isSourceType } from "../../symbols/source-symbols.js";
import type { ConstructedMethod, MethodSymbol, NamedType } from "../../symbols/symbols.js";
import { selfType } from "../../symbols/types.js";
import { noteTarget } from "../../types/target-types.js";
import { argumentType, plainArguments } from "./calls.js";
import { applyConstructor } from "./creations.js";

/** The call of another constructor that a constructor begins with. */
interface ConstructorInitializer {
  /** The class itself for `: this(…)`, its base class otherwise. */
  readonly type: NamedType;
  readonly isThis: boolean;
  /** Undefined for a constructor that nobody wrote. */
  readonly constructed: ConstructedMethod | undefined;
  readonly arguments: readonly BoundArgument[];
}

/** `: base(…)`, `: this(…)`, the arguments of a primary constructor's base class, or the call that all others begin with. */
export function boundInitializer(method: MethodSymbol): ConstructorInitializer | undefined {
  const { containingType } = method;
  const base = containingType.baseType;
  if (!(method instanceof SourceMethod) || base === undefined) return undefined;
  const { syntax } = method;
  if (syntax.kind !== "ConstructorDeclaration") return primaryInitializer(method, base);
  const isThis = syntax.initializer?.kind === "ThisConstructorInitializer";
  const written = syntax.initializer?.argumentList.arguments ?? [];
  return initializer(isThis ? selfType(containingType) : base, isThis, written, method.bodyScope);
}

function primaryInitializer(method: SourceMethod, base: NamedType): ConstructorInitializer {
  const type = method.containingType;
  if (isSourceType(type)) {
    for (const { syntax, context } of type.parts) {
      if (syntax.kind === "EnumDeclaration" || syntax.kind === "DelegateDeclaration") continue;
      const written = syntax.baseList?.types.find((each) => each.kind === "PrimaryConstructorBaseType");
      if (written === undefined) continue;
      const scope = initializerScope({ kind: "type", context, parent: method.scope, type });
      return initializer(base, false, written.argumentList.arguments, scope);
    }
  }
  return initializer(base, false, [], method.scope);
}

function initializer(
  type: NamedType,
  isThis: boolean,
  written: readonly ArgumentSyntax[],
  scope: Scope,
): ConstructorInitializer {
  const applied = applyConstructor(type, written, scope);
  const boundArguments = applied?.arguments ?? plainArguments(written, scope);
  for (const { value } of boundArguments) noteTarget(value, () => argumentType(value));
  return { type, isThis, constructed: applied?.constructed, arguments: boundArguments };
}
