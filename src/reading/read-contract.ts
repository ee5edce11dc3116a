/** Symbols → the contract: what the marked classes of a workspace promise. */
import type { Contract, Service } from "../contract/contract.js";
import { assignNames } from "../contract/names.js";
import type { Operation } from "../contract/operation.js";
import { inCanonicalOrder } from "../contract/order.js";
import { withoutUndefined } from "../contract/without-undefined.js";
import type { MemberSymbol, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { isContract, readContractClass } from "./contracts/contract-classes.js";
import { typesOfDefinition } from "./contracts/definition.js";
import { operationOf } from "./contracts/definition-operation.js";
import { operationsOf } from "./controllers/action-operation.js";
import { type ActionSketch, typesOfSketch } from "./controllers/action-sketch.js";
import { isControllerBase } from "./controllers/controller-classes.js";
import { reportLostDiscriminators } from "./controllers/lost-discriminator.js";
import { readMarkedControllers } from "./controllers/marked-controllers.js";
import { readRouteConventions } from "./controllers/route-conventions.js";
import { documentationOf } from "./documentation.js";
import { readJsonSettings } from "./json/read-json-settings.js";
import { reportWireTruth } from "./json/wire-truth.js";
import { checkOperations } from "./operation-rules.js";
import type { ReadingContext } from "./reading-context.js";
import type { ReadingOptions } from "./reading-options.js";
import { createSecuritySchemes } from "./security/security-schemes.js";
import { isContractType } from "./types/declarations.js";
import { collectMessages } from "./types/messages.js";
import { settleNullParameters } from "./types/null-parameters.js";
import { reachableTypes } from "./types/reachable-types.js";
import { typeDocumentation } from "./types/symbol-documentation.js";
import { createTypeTable } from "./types/type-table.js";
import { sourceTypes, type Workspace } from "./workspace.js";

export interface ReadContract {
  readonly contract: Contract;
  /** The C# field, property or method behind each operation. */
  readonly sources: ReadonlyMap<Operation, MemberSymbol>;
}

export function readContract(workspace: Workspace, options: ReadingOptions, sink: DiagnosticSink): ReadContract {
  const types = sourceTypes(workspace);
  const context: ReadingContext = { workspace, options, json: readJsonSettings(workspace, sink), sink };
  const contracts = types
    .filter((type) => isContract(type) && type.isStatic)
    .map((type) => readContractClass(type, sink));
  for (const type of types)
    if (isContract(type) && !type.isStatic && !isControllerBase(type)) refuseContract(type, sink);
  const controllers = readMarkedControllers(workspace, sink);

  const messages = collectMessages([
    ...contracts.flatMap((one) =>
      [...one.operations.map((operation) => operation.definition), ...one.parts].flatMap(typesOfDefinition),
    ),
    ...controllers.flatMap((one) => one.actions.flatMap(typesOfSketch)),
  ]);
  const table = createTypeTable(context, messages);
  const schemes = createSecuritySchemes(options.security, sink);
  const sources = new Map<Operation, MemberSymbol>();

  const contractServices = contracts.map((one) => {
    const operations = one.operations.flatMap((defined) => {
      const operation = operationOf(table, schemes, defined);
      if (operation !== undefined) sources.set(operation, defined.member);
      return operation ?? [];
    });
    return serviceOf(one.symbol, "contract", operations);
  });
  const controllerServices = controllers.map((one) => {
    const operations = one.actions.flatMap((sketched: ActionSketch) => {
      const made = operationsOf(table, schemes, sketched);
      reportLostDiscriminators(sketched, sink);
      for (const operation of made) sources.set(operation, sketched.method);
      return made;
    });
    return serviceOf(one.symbol, one.isContract ? "contract" : "controller", operations);
  });
  const roots = types.filter(isContractType).map((type) => table.declare(type));

  if (controllers.length > 0) readRouteConventions(workspace, sink);
  const checked = checkOperations([...contractServices, ...controllerServices], sink);
  const settled = settleNullParameters(
    checked.flatMap((service) => service.operations),
    table.declarations(),
  );
  reportWireTruth(table, checked);
  const settledSources = new Map<Operation, MemberSymbol>();
  const services = checked.map((service) => ({
    ...service,
    operations: service.operations.map((operation) => {
      const made = settled.operation(operation);
      const source = sources.get(operation);
      if (source !== undefined) settledSources.set(made, source);
      return made;
    }),
  }));
  const contract: Contract = {
    title: options.title,
    version: options.version,
    services: services.filter((service) => service.operations.length > 0),
    types: reachableTypes(services, settled.declarations, roots),
    securitySchemes: schemes.all(),
    servers: [],
  };
  const named = assignNames(contract, (renamed) => {
    sink.report(
      diagnostic("nameTaken", renamed.location, {
        what: renamed.what,
        csharpName: renamed.csharpName,
        name: renamed.name,
      }),
    );
  });
  return { contract: inCanonicalOrder(named), sources: settledSources };
}

function serviceOf(
  symbol: NamedTypeSymbol,
  source: "contract" | "controller",
  operations: readonly Operation[],
): Service {
  const documentation = documentationOf(typeDocumentation(symbol));
  const location = symbol.locations[0];
  return {
    name: symbol.name,
    csharpName: symbol.name,
    namespace: symbol.namespace,
    source,
    operations,
    ...withoutUndefined({ documentation, location }),
  };
}

function refuseContract(symbol: NamedTypeSymbol, sink: DiagnosticSink): void {
  sink.report(diagnostic("contractNotReadable", symbol.locations[0], { type: symbol.name }));
}
