/** Operations that an OpenAPI document has no place for: it has one for each method and path, whatever tells them apart. */
import type { Contract, Service } from "../../contract/contract.js";
import type { Operation } from "../../contract/operation.js";

export interface SharedAddress {
  /** Of these, the last is in the document. */
  readonly written: Operation;
  readonly leftOut: Operation;
  /** As messages name them. */
  readonly names: { readonly written: string; readonly leftOut: string };
}

export function sharedAddresses({ services }: Contract): readonly SharedAddress[] {
  const written = new Map<string, { readonly service: Service; readonly operation: Operation }>();
  const shared: SharedAddress[] = [];
  for (const service of [...services].reverse())
    for (const operation of [...service.operations].reverse()) {
      const address = `${operation.method} ${operation.route.path}`;
      const cached = written.get(address);
      if (cached === undefined) written.set(address, { service, operation });
      else
        shared.unshift({
          written: cached.operation,
          leftOut: operation,
          names: { written: nameOf(cached.service, cached.operation), leftOut: nameOf(service, operation) },
        });
    }
  return shared;
}

function nameOf({ name }: Service, operation: Operation): string {
  return `${name}.${operation.name}`;
}
