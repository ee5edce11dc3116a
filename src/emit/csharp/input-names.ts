import type { Service } from "../../contract/contract.js";
import type { Operation } from "../../contract/operation.js";
import { inputOf } from "./input-record.js";

/** Names of the records made for operations: `GetPetInput`, with its class in front where two operations share a name. */
export function inputNames(
  services: readonly Service[],
  isTaken: (name: string) => boolean,
  nameOf?: (operation: Operation, stem: string) => string,
): ReadonlyMap<Operation, string> {
  const taken = new Set<string>();
  const names = new Map<Operation, string>();
  const shared = new Map<string, number>();
  for (const { operations } of services)
    for (const { csharpName } of operations) shared.set(csharpName, (shared.get(csharpName) ?? 0) + 1);
  for (const service of services) {
    const stem = service.csharpName.replace(/Contracts?$/, "");
    for (const operation of service.operations) {
      if (inputOf(operation).kind !== "record") continue;
      const plain = `${operation.csharpName}Input`;
      const wanted =
        nameOf?.(operation, stem) ?? ((shared.get(operation.csharpName) ?? 0) > 1 ? `${stem}${plain}` : plain);
      let name = wanted;
      for (let number = 2; taken.has(name.toLowerCase()) || isTaken(name); number++) name = `${wanted}${number}`;
      taken.add(name.toLowerCase());
      names.set(operation, name);
    }
  }
  return names;
}
