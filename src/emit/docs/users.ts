import { usesAnsweredByHub, usesSentByHub } from "../../contract/hub.js";
import type { Direction, Shape } from "../../contract/shapes.js";
import { usesOf } from "../../contract/type-declaration.js";
import { type TypeUse, visitUses } from "../../contract/type-use.js";
import { answeredUses, sentUses } from "../../contract/used-types.js";
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
  const named = (uses: readonly TypeUse[], direction: Direction): ReadonlySet<string> => {
    const names = new Set<string>();
    for (const use of uses)
      visitUses(use, (inner) => {
        if (inner.kind === "reference") names.add(page.shapes.nameOf(inner.id, direction));
      });
    return names;
  };
  const add = (sent: readonly TypeUse[], answered: readonly TypeUse[], link: string, shown: string): void => {
    for (const name of [...named(sent, "sent"), ...named(answered, "answered")])
      operations.set(name, (operations.get(name) ?? new Map<string, string>()).set(link, shown));
  };
  for (const service of page.contract.services)
    for (const operation of service.operations) {
      const shown = [service.name, operation.name].join(".");
      add(sentUses(operation), answeredUses(operation), operationLink(service, operation), shown);
    }
  for (const hub of page.contract.hubs ?? []) add(usesSentByHub(hub), usesAnsweredByHub(hub), hubLink(hub), hub.name);
  for (const shape of page.shapes.all) {
    for (const name of named(usesOf(shape.declaration), directionOf(shape))) {
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
