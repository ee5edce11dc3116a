import type { Contract } from "../../contract/contract.js";
import { type TypeId, visitUses } from "../../contract/type-use.js";

/** Value objects that travel as text (route, query, header, form): ASP.NET binds them there if they can be parsed. */
export function parsedBrands(contract: Contract): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  for (const { operations } of contract.services)
    for (const { inputs, responses } of operations) {
      const parameters = inputs.filter((input) => input.kind === "parameter");
      for (const { type } of [...parameters, ...responses.flatMap(({ headers }) => headers)])
        visitUses(type, (use) => {
          if (use.kind === "reference") found.add(use.id);
        });
    }
  return found;
}
