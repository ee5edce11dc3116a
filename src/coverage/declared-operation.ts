import type { Contract, Service } from "../contract/contract.js";
import type { DeclaringMember, MemberId } from "../contract/member-id.js";
import { type Operation, statusText } from "../contract/operation.js";

/** An operation with the C# member that declares it. */
export interface DeclaredOperation {
  readonly operation: Operation;
  readonly service: Service;
  /** `TasksContract.Get`. */
  readonly name: string;
  readonly member: DeclaringMember;
}

/** Those of C#: an operation of a document has nothing that could implement it. */
export function declaredOperations({ services }: Contract): readonly DeclaredOperation[] {
  return services.flatMap((service) =>
    service.operations.flatMap((operation): DeclaredOperation[] => {
      const name = `${service.csharpName}.${operation.csharpName}`;
      const { declaredBy } = operation;
      return declaredBy === undefined ? [] : [{ operation, service, name, member: declaredBy }];
    }),
  );
}

/** By the member that declares them; an action of several methods is found by its last. */
export type DeclaredById = ReadonlyMap<MemberId, DeclaredOperation>;

export function addressOf(operation: Operation): string {
  return `${operation.method} ${operation.route.path}`;
}

export function declaredStatuses(operation: Operation): string {
  return operation.responses.map((response) => statusText(response.status)).join(", ") || "no status";
}
