import { type Contract, typesById } from "../../contract/contract.js";
import type { TypeId } from "../../contract/type-use.js";
import { typesIn, typesInside } from "../../contract/used-types.js";

/**
 * Value objects that travel as text (route, query, header, form), by themselves or in one of the objects that ASP.NET binds there:
 * it does so if they can be parsed.
 */
export function parsedBrands(contract: Contract, bound: ReadonlySet<TypeId>): ReadonlySet<TypeId> {
  const types = typesById(contract);
  const operations = contract.services.flatMap((service) => service.operations);
  const parameters = operations.flatMap(({ inputs }) => inputs.filter((input) => input.kind === "parameter"));
  const headers = operations.flatMap(({ responses }) => responses.flatMap((response) => response.headers));
  const members = [...bound].flatMap((id) => {
    const type = types.get(id);
    return type === undefined ? [] : typesInside(type);
  });
  return new Set([...typesIn([...parameters, ...headers].map(({ type }) => type)), ...members]);
}
