import type { Contract } from "../../contract/contract.js";
import type { Operation } from "../../contract/operation.js";
import { inputOf } from "./input-record.js";

/** Names of the records made for operations: `GetPetInput`, with its class in front where two operations share a name. */
export function inputNames(contract: Contract): ReadonlyMap<Operation, string> {
  const taken = new Set([...contract.types, ...contract.services].map((other) => other.csharpName.toLowerCase()));
  const names = new Map<Operation, string>();
  const shared = new Map<string, number>();
  for (const { operations } of contract.services)
    for (const { csharpName } of operations) shared.set(csharpName, (shared.get(csharpName) ?? 0) + 1);
  for (const service of contract.services) {
    const stem = service.csharpName.replace(/Contracts?$/, "");
    for (const operation of service.operations) {
      if (inputOf(operation).kind !== "record") continue;
      const plain = `${operation.csharpName}Input`;
      const wanted = (shared.get(operation.csharpName) ?? 0) > 1 ? `${stem}${plain}` : plain;
      let name = wanted;
      for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted}${number}`;
      taken.add(name.toLowerCase());
      names.set(operation, name);
    }
  }
  return names;
}
