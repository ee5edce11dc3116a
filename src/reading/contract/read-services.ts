/** Classes and sketches → services with their operations, in the contract's terms. */

import type { RouteConstant, Service } from "../../contract/contract.js";
import { functionNames } from "../../contract/names/names.js";
import type { Operation } from "../../contract/operation.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import type { MemberSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { argument, attribute, stringOf } from "../attributes.js";
import { operationsOf } from "../controllers/action-operation.js";
import type { OperationSketch } from "../controllers/operation-sketch.js";
import type { ContractClass } from "../definitions/contract-classes.js";
import { operationOf } from "../definitions/definition-operation.js";
import { documentationOf } from "../documentation.js";
import type { ReadingTools, ReadUnit } from "../reuse/kept-readings.js";
import { typeDocumentation } from "../types/declarations/symbol-documentation.js";
import type { OperationErrors } from "./operation-errors.js";
import { settleOverloads } from "./operation-names.js";
import type { OperationSources } from "./operation-sources.js";
import type { ServedService } from "./served-services.js";

export function readServices(
  { contracts, controllers, served }: OperationSources,
  tools: ReadingTools,
  unit: ReadUnit,
  errors: OperationErrors,
): readonly Service[] {
  return [
    ...contracts.map((one) => unit(one, "service", (unitTools) => contractService(one, unitTools, errors))),
    ...controllers.map((one) =>
      unit(one, "service", (unitTools) =>
        serviceOf(one.symbol, one.isContract ? "contract" : "controller", ofSketches(one.actions, unitTools, errors)),
      ),
    ),
    ...served.map((one) => {
      const operations = ofSketches(one.sketches, tools, errors);
      return one.symbol === undefined
        ? moduleService(one, operations)
        : { ...serviceOf(one.symbol, "controller", operations), csharpName: one.csharpName };
    }),
  ];
}

function contractService(
  { symbol, operations: defined }: ContractClass,
  { table, schemes }: ReadingTools,
  errors: OperationErrors,
): Service {
  const functions = functionNames(defined.map(({ member }) => member.name));
  const operations = defined.flatMap(
    (one) => errors.unlessFailed(() => operationOf(table, schemes, one, functions)) ?? [],
  );
  return serviceOf(symbol, "contract", operations);
}

function ofSketches(
  sketches: readonly OperationSketch[],
  { table, schemes }: ReadingTools,
  errors: OperationErrors,
): readonly Operation[] {
  const operations: Operation[] = [];
  for (const sketched of sketches) {
    operations.push(...(errors.unlessFailed(() => operationsOf(table, schemes, sketched)) ?? []));
  }
  return settleOverloads(operations);
}

/** Handlers that share a tag or the beginning of their routes. */
function moduleService({ csharpName, namespace }: ServedService, operations: readonly Operation[]): Service {
  return { name: csharpName, csharpName, namespace, source: "controller", operations };
}

function serviceOf(
  symbol: NamedTypeSymbol,
  source: "contract" | "controller",
  operations: readonly Operation[],
): Service {
  const documentation = documentationOf(typeDocumentation(symbol));
  const tagged = attribute(symbol.attributes, "Tenon.ContractTag");
  const tag = tagged === undefined ? undefined : stringOf(argument(tagged, "name", 0));
  const location = symbol.locations[0];
  const routeConstants = symbol.members.flatMap(routeConstant);
  return {
    name: symbol.name,
    csharpName: symbol.name,
    namespace: symbol.namespace,
    source,
    operations,
    ...withoutEmpty({ routeConstants }),
    ...withoutUndefined({ documentation, tag, location }),
  };
}

function routeConstant(member: MemberSymbol): readonly RouteConstant[] {
  if (member.kind !== "field" || member.constantValue?.kind !== "string" || !member.name.endsWith("Route")) return [];
  return [{ name: member.name, value: member.constantValue.value, location: member.location }];
}
