import type { Contract } from "../../contract/contract.js";
import { typesById } from "../../contract/contract.js";
import type { Input } from "../../contract/operation.js";
import { isForm } from "../../contract/operation.js";
import { type TypeId, type TypeUse, visitUses } from "../../contract/type-use.js";

/** From where ASP.NET binds the properties of an object one by one. */
export type BoundPlace = "form" | "query";

/**
 * The objects that are forms, or values in the query, and those inside them. ASP.NET does not ask System.Text.Json for the names of
 * their properties.
 */
export function boundObjects(contract: Contract): ReadonlyMap<TypeId, BoundPlace> {
  const types = typesById(contract);
  const places = new Map<TypeId, BoundPlace>();
  const visit = (type: TypeUse, place: BoundPlace): void =>
    visitUses(type, (use) => {
      const object = use.kind === "reference" && !places.has(use.id) ? types.get(use.id) : undefined;
      if (object?.kind !== "object") return;
      places.set(object.id, place);
      // A part of JSON is read as JSON.
      for (const property of object.properties) if (property.part === undefined) visit(property.type, place);
    });
  const inputs = contract.services.flatMap((service) => service.operations).flatMap((operation) => operation.inputs);
  // Forms first: they ask for more.
  for (const place of ["form", "query"] as const)
    for (const input of inputs) if (placeOf(input) === place) visit(input.type, place);
  return places;
}

function placeOf(input: Input): BoundPlace | undefined {
  if (input.kind === "body") return isForm(input.encoding) ? "form" : undefined;
  return input.kind === "parameter" && (input.place === "query" || input.place === "form") ? input.place : undefined;
}
