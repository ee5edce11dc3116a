import { usesAnsweredByHub, usesSentByHub } from "../../contract/hub.js";
import type { Direction, Shape } from "../../contract/shapes.js";
import type { TypeId } from "../../contract/type-use.js";
import { answeredTypes, sentTypes, typesIn, typesInside } from "../../contract/used-types.js";
import { hubLink } from "./hubs-html.js";
import { operationLink } from "./operation-html.js";
import type { PageScope } from "./page-scope.js";

/** What refers to a type. */
export interface Users {
  readonly operations: readonly { readonly name: string; readonly link: string }[];
  readonly types: readonly string[];
}

/** By the name of the type in the client. */
export function usersOf(page: PageScope): (name: string) => Users {
  const operations = new Map<string, Map<string, string>>();
  const types = new Map<string, Set<string>>();
  const named = (ids: readonly TypeId[], direction: Direction): readonly string[] =>
    ids.map((id) => page.shapes.nameOf(id, direction));
  const add = (sent: readonly TypeId[], answered: readonly TypeId[], link: string, shown: string): void => {
    for (const name of [...named(sent, "sent"), ...named(answered, "answered")])
      operations.set(name, (operations.get(name) ?? new Map<string, string>()).set(link, shown));
  };
  for (const service of page.contract.services)
    for (const operation of service.operations) {
      const shown = [service.name, operation.name].join(".");
      add(sentTypes(operation), answeredTypes(operation), operationLink(service, operation), shown);
    }
  for (const hub of page.contract.hubs ?? [])
    add(typesIn(usesSentByHub(hub)), typesIn(usesAnsweredByHub(hub)), hubLink(hub), hub.name);
  for (const shape of page.shapes.all) {
    for (const name of named(typesInside(shape.declaration), directionOf(shape))) {
      if (name !== shape.name) types.set(name, (types.get(name) ?? new Set<string>()).add(shape.name));
    }
  }
  return (name) => ({
    operations: [...(operations.get(name) ?? [])].map(([link, shown]) => ({ link, name: shown })),
    types: [...(types.get(name) ?? [])],
  });
}

function directionOf({ direction }: Shape): Direction {
  return direction === "sent" ? "sent" : "answered";
}
