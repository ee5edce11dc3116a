import type { Contract } from "./contract.js";

/** Ordinal comparison: the same on every machine, whatever its locale. */
export function compareOrdinal(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Services by name, types by id; operations and properties keep the order in which they were declared. */
export function inCanonicalOrder(contract: Contract): Contract {
  return {
    ...contract,
    services: [...contract.services].sort((a, b) => compareOrdinal(a.name, b.name)),
    ...(contract.hubs === undefined ? {} : { hubs: [...contract.hubs].sort((a, b) => compareOrdinal(a.name, b.name)) }),
    types: [...contract.types].sort((a, b) => compareOrdinal(a.id, b.id)),
    securitySchemes: [...contract.securitySchemes].sort((a, b) => compareOrdinal(a.name, b.name)),
  };
}
