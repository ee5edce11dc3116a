/** What is served and what is declared, found by what the rules ask for: a server may have ten thousand of each. */
import { addTo } from "../collections/lists-by-key.js";
import type { MemberId } from "../contract/member-id.js";
import type { Route } from "../contract/route.js";
import { shapeKey } from "./address.js";
import type { DeclaredOperation } from "./declared-operation.js";
import { handles, type Implementation } from "./implementation.js";

/** Each answer is in the order in which the program serves. */
export class ServedIndex {
  readonly withoutRoute: readonly Implementation[];
  readonly #byOperation: ReadonlyMap<MemberId, readonly Implementation[]>;
  readonly #byHandler: ReadonlyMap<MemberId, readonly Implementation[]>;
  readonly #byShape: ReadonlyMap<string, readonly Implementation[]>;

  constructor(implementations: readonly Implementation[]) {
    this.withoutRoute = implementations.filter(({ route }) => route === undefined);
    this.#byOperation = groupedBy(implementations, ({ operations }) => operations);
    this.#byHandler = groupedBy(implementations, ({ endpoint: { handler } }) =>
      handler === undefined ? [] : [handler.id, ...handler.overrides],
    );
    this.#byShape = groupedBy(implementations, ({ route }) => (route === undefined ? [] : [shapeKey(route)]));
  }

  /** What returns a terminal of the operation. */
  returning(operation: MemberId): readonly Implementation[] {
    return this.#byOperation.get(operation) ?? [];
  }

  handledBy(declared: DeclaredOperation): readonly Implementation[] {
    const candidates = this.#byHandler.get(declared.member.id) ?? [];
    return candidates.filter(({ endpoint }) => handles(endpoint, declared));
  }

  /** What serves the address, constraints aside. */
  at(route: Route): readonly Implementation[] {
    return this.#byShape.get(shapeKey(route)) ?? [];
  }
}

/** The operations that are declared at an address, by `shapeKey`. */
export function declaredByAddress(
  operations: readonly DeclaredOperation[],
): ReadonlyMap<string, readonly DeclaredOperation[]> {
  return groupedBy(operations, ({ operation }) =>
    [operation.route, ...operation.otherRoutes].map((route) => shapeKey(route)),
  );
}

function groupedBy<Key, T>(all: readonly T[], keysOf: (one: T) => readonly Key[]): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    for (const key of new Set(keysOf(one))) {
      addTo(groups, key, one);
    }
  }
  return groups;
}
