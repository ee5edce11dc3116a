import { type TypeDeclaration, typeBindings, typeParametersOf, usesOf } from "../../../contract/type-declaration.js";
import {
  type ReferenceUse,
  reference,
  substituteUse,
  type TypeId,
  type TypeUse,
  visitUses,
} from "../../../contract/type-use.js";

const mostTypes = 1_000;
/** Of a type that is written out. */
const longestText = 50_000;

/**
 * Generic types that hold two constructions of another, which holds two of the next: `record A<T>(B<T[]> Left, B<List<T>> Right)`.
 * With each level there are twice as many types, and whoever writes JSON or a schema makes each of them. Of types that hold one another
 * the innermost is enough: what holds it is left out with it.
 */
export function unfoldingTypes(
  declarations: readonly TypeDeclaration[],
  endless: ReadonlySet<TypeId>,
): readonly TypeDeclaration[] {
  const multiplying = declarations.filter((declaration) => constructionsIn(declaration).length > 1);
  if (multiplying.length === 0) return [];
  const parts = new Map(declarations.map((declaration) => [declaration.id, constructionsIn(declaration)]));
  const byId = new Map(declarations.map((declaration) => [declaration.id, declaration]));
  const unfolding = new Set<TypeDeclaration>();
  // What a type holds comes after it as a rule.
  for (const declaration of multiplying.toReversed()) {
    const parameters = typeParametersOf(declaration).map((name): TypeUse => ({ kind: "typeParameter", name }));
    const reached = new Map([["", reference(declaration.id, parameters)]]);
    // A map grows while it is walked: those that are added are walked too.
    for (const { id, typeArguments } of reached.values()) {
      const at = byId.get(id);
      if (at === undefined || endless.has(id)) continue;
      if (unfolding.has(at)) break;
      const bindings = typeBindings(at, typeArguments);
      for (const part of parts.get(id) ?? []) {
        const whole = substituteUse(part, bindings);
        const key = JSON.stringify(whole);
        if (whole.kind === "reference") reached.set(key, whole);
        if (reached.size > mostTypes || key.length > longestText) unfolding.add(declaration);
      }
    }
  }
  return [...unfolding];
}

/** The generic types that a declaration holds, each construction once, where they are made of its own type parameters. */
function constructionsIn(declaration: TypeDeclaration): readonly ReferenceUse[] {
  if (typeParametersOf(declaration).length === 0) return [];
  const constructions = new Map<string, ReferenceUse>();
  for (const held of usesOf(declaration))
    visitUses(held, (use) => {
      if (use.kind === "reference" && use.typeArguments.length > 0) constructions.set(JSON.stringify(use), use);
    });
  return [...constructions.values()];
}
