/** Symbols → the contract: what the marked classes of a workspace promise. */
import type { Contract, RouteConstant, Service } from "../contract/contract.js";
import { assignNames } from "../contract/names.js";
import type { Operation } from "../contract/operation.js";
import { inCanonicalOrder } from "../contract/order.js";
import { withoutUndefined } from "../contract/without-undefined.js";
import type { MemberSymbol, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { operationsOf } from "./controllers/action-operation.js";
import { typesOfSketch } from "./controllers/action-sketch.js";
import { isControllerBase } from "./controllers/controller-classes.js";
import { reportLostDiscriminators } from "./controllers/lost-discriminator.js";
import { isContract } from "./definitions/contract-classes.js";
import { typesOfDefinition } from "./definitions/definition.js";
import { operationOf } from "./definitions/definition-operation.js";
import { documentationOf } from "./documentation.js";
import { reportWireTruth } from "./json/wire-truth.js";
import { readMarkedControllers } from "./marked-controllers.js";
import { checkOperations } from "./operation-rules.js";
import type { ProgramReading } from "./program-reading.js";
import type { ReadingContext } from "./reading-context.js";
import type { ReadingOptions } from "./reading-options.js";
import { createSecuritySchemes } from "./security/security-schemes.js";
import { isContractType } from "./types/declarations.js";
import { collectMessages } from "./types/messages.js";
import { settleNullParameters } from "./types/null-parameters.js";
import { reachableTypes } from "./types/reachable-types.js";
import { typeDocumentation } from "./types/symbol-documentation.js";
import { createTypeTable } from "./types/type-table.js";

/** `routeSink` is told what is wrong with routes: that concerns what is served as well, and is reported there where both are asked for. */
export function readContract(
  program: ProgramReading,
  options: ReadingOptions,
  sink: DiagnosticSink,
  routeSink: DiagnosticSink = sink,
): Contract {
  const { projects, types } = program;
  const context: ReadingContext = { workspace: projects, options, json: program.json(sink), sink };
  const contracts = program.contractClasses(sink);
  for (const type of types)
    if (isContract(type) && !type.isStatic && !isControllerBase(type)) refuseContract(type, sink);
  const controllers = readMarkedControllers(program, sink, routeSink);

  const messages = collectMessages([
    ...contracts.flatMap((one) =>
      [...one.operations.map((operation) => operation.definition), ...one.parts].flatMap(typesOfDefinition),
    ),
    ...controllers.flatMap((one) => one.actions.flatMap(typesOfSketch)),
  ]);
  const table = createTypeTable(context, messages);
  const schemes = createSecuritySchemes(options.security, sink);

  const contractServices = contracts.map((one) => {
    const operations = one.operations.flatMap((defined) => operationOf(table, schemes, defined) ?? []);
    return serviceOf(one.symbol, "contract", operations);
  });
  const controllerServices = controllers.map((one) => {
    const operations = one.actions.flatMap((sketched) => {
      const made = operationsOf(table, schemes, sketched);
      reportLostDiscriminators(sketched, sink);
      return made;
    });
    return serviceOf(one.symbol, one.isContract ? "contract" : "controller", operations);
  });
  const roots = types.filter(isContractType).map((type) => table.declare(type));

  if (controllers.length > 0) program.conventions(routeSink);
  const checked = checkOperations([...contractServices, ...controllerServices], sink);
  const settled = settleNullParameters(
    checked.flatMap((service) => service.operations),
    table.declarations(),
  );
  reportWireTruth(table, checked);
  const services = checked.map((service) => ({ ...service, operations: service.operations.map(settled.operation) }));
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
  return inCanonicalOrder(named);
}

function serviceOf(
  symbol: NamedTypeSymbol,
  source: "contract" | "controller",
  operations: readonly Operation[],
): Service {
  const documentation = documentationOf(typeDocumentation(symbol));
  const location = symbol.locations[0];
  const routeConstants = symbol.members.flatMap(routeConstant);
  return {
    name: symbol.name,
    csharpName: symbol.name,
    namespace: symbol.namespace,
    source,
    operations,
    ...(routeConstants.length === 0 ? {} : { routeConstants }),
    ...withoutUndefined({ documentation, location }),
  };
}

function routeConstant(member: MemberSymbol): readonly RouteConstant[] {
  if (member.kind !== "field" || member.constantValue?.kind !== "string" || !member.name.endsWith("Route")) return [];
  return [{ name: member.name, value: member.constantValue.value, location: member.location }];
}

function refuseContract(symbol: NamedTypeSymbol, sink: DiagnosticSink): void {
  sink.report(diagnostic("contractNotReadable", symbol.locations[0], { type: symbol.name }));
}
