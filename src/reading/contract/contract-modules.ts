/**
 * A team moves to contracts endpoint by endpoint: what is served and not yet declared stays in the client module of its
 * contract, `TasksController` with `TasksContract`, so that no call changes meanwhile.
 */
import type { Service } from "../../contract/contract.js";
import { clientName } from "../../contract/names/names.js";
import { settleOverloads } from "./operation-names.js";

export function withContractModules(services: readonly Service[]): readonly Service[] {
  const contracts = new Map(
    services.flatMap((one) => (one.source === "contract" ? [[clientName(one.csharpName), one] as const] : [])),
  );
  const contractOf = (service: Service): Service | undefined =>
    service.source === "controller" ? contracts.get(clientName(service.csharpName)) : undefined;
  const open = new Map<Service, Service["operations"]>();
  for (const service of services) {
    const contract = contractOf(service);
    if (contract !== undefined) open.set(contract, [...(open.get(contract) ?? []), ...service.operations]);
  }
  return services.flatMap((service) => {
    if (contractOf(service) !== undefined) return [];
    const operations = open.get(service) ?? [];
    return [
      operations.length === 0
        ? service
        : { ...service, operations: settleOverloads([...service.operations, ...operations]) },
    ];
  });
}
