import type { Shape, Shapes } from "../../contract/shapes.js";
import { typesInside } from "../../contract/used-types.js";
import { shownDirection } from "../typescript/declaration-text.js";
import type { Emission } from "../typescript/module-scope.js";

/** Which schema may be used straight away where: constants have to exist before they are read. */
export interface SchemaOrder {
  /** The forms of one module, each after those it needs, as far as that can be. */
  inModule(module: string): readonly Shape[];
  /** Whether `needed` exists by the time `user` is made. */
  isBefore(needed: string, user: Shape): boolean;
}

export function orderSchemas({ modules }: Emission, shapes: Shapes): SchemaOrder {
  const byName = new Map(shapes.all.map((shape) => [shape.name, shape]));
  const moduleOf = (shape: Shape): string => modules.moduleOf(shape.declaration.id);
  const needs = new Map(shapes.all.map((shape) => [shape, neededBy(shape, shapes, byName)]));

  const ordered = new Map(
    modules.names.map((module) => [
      module,
      dependenciesFirst(
        shapes.all.filter((shape) => moduleOf(shape) === module),
        needs,
      ),
    ]),
  );
  const position = new Map<Shape, number>();
  for (const list of ordered.values()) {
    for (const [at, shape] of list.entries()) position.set(shape, at);
  }

  const imports = new Map<string, Set<string>>(modules.names.map((module) => [module, new Set()]));
  for (const [shape, needed] of needs) {
    for (const other of needed) imports.get(moduleOf(shape))?.add(moduleOf(other));
  }
  const reached = new Map(modules.names.map((module) => [module, reachable(module, imports)]));

  return {
    inModule: (module) => ordered.get(module) ?? [],
    isBefore(name, user) {
      const needed = byName.get(name);
      if (needed === undefined) return false;
      const module = moduleOf(needed);
      if (module !== moduleOf(user)) return reached.get(module)?.has(moduleOf(user)) !== true;
      return (position.get(needed) ?? 0) < (position.get(user) ?? 0);
    },
  };
}

function neededBy(shape: Shape, shapes: Shapes, byName: ReadonlyMap<string, Shape>): readonly Shape[] {
  return typesInside(shape.declaration).flatMap((id) => byName.get(shapes.nameOf(id, shownDirection(shape))) ?? []);
}

function dependenciesFirst(members: readonly Shape[], needs: ReadonlyMap<Shape, readonly Shape[]>): readonly Shape[] {
  const inside = new Set(members);
  const placed = new Set<Shape>();
  const started = new Set<Shape>();
  const place = (shape: Shape): void => {
    if (started.has(shape)) return;
    started.add(shape);
    for (const needed of needs.get(shape) ?? []) if (inside.has(needed)) place(needed);
    placed.add(shape);
  };
  for (const shape of members) place(shape);
  return [...placed];
}

function reachable(from: string, imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set([from]);
  for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next);
  return reached;
}
