/** Classes and sketches → services with their operations, in the contract's terms. */

import type { RouteConstant, Service } from "../contract/contract.js";
import { functionNames } from "../contract/names.js";
import type { Operation } from "../contract/operation.js";
import { withoutEmpty, withoutUndefined } from "../contract/without-undefined.js";
import type { MemberSymbol, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { argument, attribute, stringOf } from "./attributes.js";
import { operationsOf } from "./controllers/action-operation.js";
import { reportLostDiscriminators } from "./controllers/lost-discriminator.js";
import type { OperationSketch } from "./controllers/operation-sketch.js";
import { operationOf } from "./definitions/definition-operation.js";
import { documentationOf } from "./documentation.js";
import type { OperationErrors } from "./operation-errors.js";
import { settleOverloads } from "./operation-names.js";
import type { OperationSources } from "./operation-sources.js";
import type { SecuritySchemes } from "./security/security-schemes.js";
import type { ServedService } from "./served-services.js";
import { typeDocumentation } from "./types/symbol-documentation.js";
import type { TypeTable } from "./types/type-table.js";

export function readServices(
  { contracts, controllers, served }: OperationSources,
  table: TypeTable,
  schemes: SecuritySchemes,
  errors: OperationErrors,
): readonly Service[] {
  const ofSketches = (sketches: readonly OperationSketch[]): readonly Operation[] =>
    settleOverloads(
      sketches.flatMap((sketched) => {
        reportLostDiscriminators(sketched, errors.sink);
        return errors.unlessFailed(() => operationsOf(table, schemes, sketched)) ?? [];
      }),
    );
  return [
    ...contracts.map((one) => {
      const functions = functionNames(one.operations.map(({ member }) => member.name));
      const operations = one.operations.flatMap(
        (defined) => errors.unlessFailed(() => operationOf(table, schemes, defined, functions)) ?? [],
      );
      return serviceOf(one.symbol, "contract", operations);
    }),
    ...controllers.map((one) =>
      serviceOf(one.symbol, one.isContract ? "contract" : "controller", ofSketches(one.actions)),
    ),
    ...served.map((one) =>
      one.symbol === undefined
        ? moduleService(one, ofSketches(one.sketches))
        : { ...serviceOf(one.symbol, "controller", ofSketches(one.sketches)), csharpName: one.csharpName },
    ),
  ];
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
