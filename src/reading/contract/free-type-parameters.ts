/** Type parameters in operations: of generic code that nothing in the sources gives types. */
import type { Contract, Service } from "../../contract/contract.js";
import { usesOfHub } from "../../contract/hub.js";
import { mapOperationUses, type Operation } from "../../contract/operation.js";
import { typeParametersOf, usesOf } from "../../contract/type-declaration.js";
import { mapUse, type TypeUse, visitUses } from "../../contract/type-use.js";
import { answeredUses, sentUses } from "../../contract/used-types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { unmapped } from "../types/map-type.js";

/** A library maps routes with types that only its users give: nothing is known of values of these types. */
export function withoutTypeParameters(services: readonly Service[], sink: DiagnosticSink): readonly Service[] {
  return services.map((service) => {
    const operations = service.operations.map((operation) => {
      const name = freeIn(usesIn(operation), []);
      if (name === undefined) return operation;
      sink.report(diagnostic("typeParameterOpen", operation.location, { operation: operation.csharpName, name }));
      return mapOperationUses(operation, (use) =>
        mapUse(use, (one) => (one.kind === "typeParameter" ? unmapped : one)),
      );
    });
    return operations.every((one, at) => one === service.operations[at]) ? service : { ...service, operations };
  });
}

/** A client with a type parameter that nothing declares would not compile: a bug of ours, wherever it comes from. */
export function refuseTypeParameters({ services, hubs = [], types }: Contract): void {
  const refuse = (place: string, uses: readonly TypeUse[], declared: readonly string[]): void => {
    const name = freeIn(uses, declared);
    if (name !== undefined) throw new Error(`${place} has the type parameter ${name}, which nothing declares`);
  };
  for (const { operations } of services)
    for (const operation of operations) refuse(operation.csharpName, usesIn(operation), []);
  for (const hub of hubs) refuse(hub.csharpName, usesOfHub(hub), []);
  for (const type of types) refuse(type.csharpName, usesOf(type), typeParametersOf(type));
}

function usesIn(operation: Operation): readonly TypeUse[] {
  return [...sentUses(operation), ...answeredUses(operation)];
}

function freeIn(uses: readonly TypeUse[], declared: readonly string[]): string | undefined {
  let name: string | undefined;
  for (const use of uses)
    visitUses(use, (one) => {
      if (one.kind === "typeParameter" && !declared.includes(one.name)) name ??= one.name;
    });
  return name;
}
