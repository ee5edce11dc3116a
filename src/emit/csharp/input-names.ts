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
  const isShared = ({ csharpName }: Operation): boolean => (shared.get(csharpName) ?? 0) > 1;
  // With its class in front, a name may be that of another operation.
  const qualified = new Set(
    services.flatMap((service) =>
      service.operations.filter(isShared).map(({ csharpName }) => `${stemOf(service)}${csharpName}`),
    ),
  );
  for (const service of services) {
    const stem = stemOf(service);
    for (const operation of service.operations) {
      if (inputOf(operation).kind !== "record") continue;
      const plain = `${operation.csharpName}Input`;
      const isTold = isShared(operation) || qualified.has(operation.csharpName);
      const wanted = nameOf?.(operation, stem) ?? (isTold ? `${stem}${plain}` : plain);
      const isFree = (name: string): boolean => !taken.has(name.toLowerCase()) && !isTaken(name);
      let name = [wanted, `${stem}${plain}`].find(isFree) ?? wanted;
      for (let number = 2; !isFree(name); number++) name = `${wanted}${number}`;
      taken.add(name.toLowerCase());
      names.set(operation, name);
    }
  }
  return names;
}

function stemOf({ csharpName }: Service): string {
  return csharpName.replace(/Contracts?$/, "");
}
