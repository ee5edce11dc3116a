import { groupedBy } from "../../../collections/lists-by-key.js";
import { type TypeDeclaration, typeParametersOf, usesOf } from "../../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses, withoutNull } from "../../../contract/type-use.js";

/** An argument of a type that a generic type holds, which is made of a type parameter. */
interface Step {
  readonly from: string;
  readonly to: string;
  /** The argument is more than the type parameter itself: `List<T>`. */
  readonly grows: boolean;
}

/**
 * Generic types that hold themselves with ever larger arguments: `class Node<T> { Node<List<T>>? Next }`. TypeScript can name them;
 * System.Text.Json goes through all of them before it writes one, and never gets done.
 */
export function endlessTypes(declarations: readonly TypeDeclaration[]): ReadonlySet<TypeId> {
  const generic = declarations.filter((declaration) => typeParametersOf(declaration).length > 0);
  const parameters = new Map(generic.map((declaration) => [declaration.id, typeParametersOf(declaration)]));
  const endless = new Set<TypeId>();
  const steps = generic.flatMap((declaration) => stepsOf(declaration, parameters));
  const next = groupedBy(steps, (step) => step.from);
  for (const { id } of generic) {
    const growing = steps.filter(({ from, grows }) => grows && from.startsWith(`${id} `));
    if (growing.some(({ from, to }) => leads(to, from, next))) endless.add(id);
  }
  return endless;
}

function stepsOf(declaration: TypeDeclaration, parameters: ReadonlyMap<TypeId, readonly string[]>): readonly Step[] {
  const steps: Step[] = [];
  for (const held of usesOf(declaration))
    visitUses(held, (use) => {
      if (use.kind !== "reference") return;
      use.typeArguments.forEach((argument, at) => {
        const parameter = parameters.get(use.id)?.[at];
        if (parameter === undefined) return;
        for (const { name, grows } of parametersIn(argument))
          steps.push({ from: `${declaration.id} ${name}`, to: `${use.id} ${parameter}`, grows });
      });
    });
  return steps;
}

function parametersIn(argument: TypeUse): readonly { readonly name: string; readonly grows: boolean }[] {
  const whole = withoutNull(argument);
  const parameters: { name: string; grows: boolean }[] = [];
  visitUses(whole, (use) => {
    if (use.kind === "typeParameter") parameters.push({ name: use.name, grows: use !== whole });
  });
  return parameters;
}

function leads(from: string, to: string, next: ReadonlyMap<string, readonly Step[]>): boolean {
  const reached = new Set([from]);
  // A set grows while it is walked: those that are added are walked too.
  for (const place of reached) for (const step of next.get(place) ?? []) reached.add(step.to);
  return reached.has(to);
}
