/** Symbols → the contract: what the marked classes of a workspace promise. */
import type { Contract, RouteConstant, Service } from "../contract/contract.js";
import type { JsonValue } from "../contract/json-value.js";
import { assignNames } from "../contract/names.js";
import type { Operation } from "../contract/operation.js";
import { inCanonicalOrder } from "../contract/order.js";
import type { TypeDeclaration } from "../contract/type-declaration.js";
import type { TypeId } from "../contract/type-use.js";
import { withoutUndefined } from "../contract/without-undefined.js";
import type { AnnotatedType, MemberSymbol, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { type Diagnostic, type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { HostPrefixes } from "../host/function-apps.js";
import type { JsonSettings } from "../server/json-settings.js";
import { followBodies } from "./answers/follow-answers.js";
import { argument, attribute, stringOf } from "./attributes.js";
import { operationsOf } from "./controllers/action-operation.js";
import { isControllerBase } from "./controllers/controller-classes.js";
import { reportLostDiscriminators } from "./controllers/lost-discriminator.js";
import { type OperationSketch, type SketchContext, typesOfSketch } from "./controllers/operation-sketch.js";
import { type ContractClass, isContract } from "./definitions/contract-classes.js";
import { typesOfDefinition } from "./definitions/definition.js";
import { operationOf } from "./definitions/definition-operation.js";
import { readDocumentAttribute } from "./document-attribute.js";
import { documentationOf } from "./documentation.js";
import { reportUnfollowed, reportWireTruth } from "./json/wire-truth.js";
import { type MarkedController, readMarkedControllers } from "./marked-controllers.js";
import { type OperationErrors, operationErrors } from "./operation-errors.js";
import { settleOverloads } from "./operation-names.js";
import { checkOperations } from "./operation-rules.js";
import type { ProgramReading } from "./program-reading.js";
import { silent } from "./read-once.js";
import type { ReadingContext } from "./reading-context.js";
import type { ReadingOptions } from "./reading-options.js";
import { createSecuritySchemes, type SecuritySchemes } from "./security/security-schemes.js";
import { overridesContract, readMarkedHandlers, readServedServices, type ServedService } from "./served-services.js";
import { isContractType } from "./types/declarations.js";
import { collectMessages } from "./types/messages.js";
import { settleNullParameters } from "./types/null-parameters.js";
import { reachableTypes } from "./types/reachable-types.js";
import { typeDocumentation } from "./types/symbol-documentation.js";
import { createTypeTable, type TypeTable } from "./types/type-table.js";

export interface ReadContract {
  readonly contract: Contract;
  /** The errors that left operations out of it. */
  readonly leftOut: readonly Diagnostic[];
}

export interface ReadingSinks {
  /** Receives everything except the errors that leave operations out. */
  readonly sink: DiagnosticSink;
  /** Receives the problems of routes. They concern the server too, and are reported there if both are read. */
  readonly routeSink: DiagnosticSink;
}

export function readContract(
  program: ProgramReading,
  options: ReadingOptions,
  hosts: HostPrefixes,
  { sink, routeSink }: ReadingSinks,
): ReadContract {
  const { projects } = program;
  const errors = operationErrors(sink);
  const json = usedJson(program, options, sink);
  const sources = readSources(program, options, hosts, errors.sink, errors.around(routeSink));
  const context: ReadingContext = { workspace: projects, options, json, sink: errors.sink, errorCount: errors.count };
  const table = createTypeTable(context, collectMessages(messageTypes(sources)));
  const described = readDocumentAttribute(program.types, sink);
  const schemes = createSecuritySchemes(options.security, described.schemes, sink);
  const services = readServices(sources, table, schemes, errors);
  const roots = program.types.filter(isContractType).map((type) => table.declare(type));
  if (sources.controllers.length > 0) {
    program.conventions(errors.around(routeSink));
    program.mvc(errors.around(routeSink));
  }
  const checked = checkOperations(services, errors.sink);
  const declarations = table.declarations();
  const whole = withoutBroken(checked, declarations, table.broken);
  const settled = settleNullParameters(
    whole.flatMap((service) => service.operations),
    declarations,
  );
  if (options.served === undefined) reportWireTruth(table, whole);
  else reportUnfollowed(table);
  const settledServices = whole.map((service) => ({
    ...service,
    operations: service.operations.map(settled.operation),
  }));
  const summary = textOf(described.document?.info?.description);
  const contract: Contract = {
    title: textOf(described.document?.info?.title) ?? options.title,
    version: textOf(described.document?.info?.version) ?? options.version,
    ...(summary === undefined ? {} : { documentation: { summary } }),
    services: settledServices.filter((service) => service.operations.length > 0),
    types: reachableTypes(settledServices, settled.declarations, roots),
    securitySchemes: schemes.all(),
    ...withoutUndefined({ document: described.document }),
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
  return { contract: inCanonicalOrder(named), leftOut: errors.all() };
}

/** With types that follow the wire, only the stacks count that something is served by, whatever is registered. */
function usedJson(program: ProgramReading, { served }: ReadingOptions, sink: DiagnosticSink): JsonSettings {
  const json = program.json(sink);
  if (served === undefined) return json;
  const endpoints = program.endpoints(silent);
  return {
    ...json,
    usesMvc: json.usesMvc && endpoints.some(({ source }) => source !== "minimalApi"),
    usesHttp: json.usesHttp && endpoints.some(({ source }) => source === "minimalApi"),
  };
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** What operations are read from, before any type is mapped. */
interface Sources {
  readonly contracts: readonly ContractClass[];
  readonly controllers: readonly MarkedController[];
  readonly served: readonly ServedService[];
}

function readSources(
  program: ProgramReading,
  options: ReadingOptions,
  hosts: HostPrefixes,
  sink: DiagnosticSink,
  routeSink: DiagnosticSink,
): Sources {
  const { projects, services, implementationsOf } = program;
  const context: SketchContext = {
    workspace: projects,
    sink,
    routeSink,
    services,
    answersOf: (symbol) => followBodies({ kind: "method", symbol }, implementationsOf),
    allAnswers: options.served !== undefined,
  };
  const contracts = program.contractClasses(sink);
  for (const type of program.types)
    if (isContract(type) && !type.isStatic && !isControllerBase(type)) refuseContract(type, sink);
  if (options.served === undefined)
    return {
      contracts,
      controllers: readMarkedControllers(program, context),
      served: readMarkedHandlers(program, context),
    };
  // Everything is served, marked or not; an abstract [Contract] controller is a contract all the same.
  const controllers = readMarkedControllers(program, context).filter(({ isContract: own }) => own);
  const bases = new Set(controllers.map(({ symbol }) => symbol));
  const served = readServedServices(program, hosts, options.served, context).map((service) => ({
    ...service,
    sketches: service.sketches.filter((sketched) => !overridesContract(sketched, bases)),
  }));
  return { contracts, controllers, served };
}

function messageTypes({ contracts, controllers, served }: Sources): readonly AnnotatedType[] {
  return [
    ...contracts.flatMap((one) =>
      [...one.operations.map((operation) => operation.definition), ...one.parts].flatMap(typesOfDefinition),
    ),
    ...controllers.flatMap((one) => one.actions.flatMap(typesOfSketch)),
    ...served.flatMap((one) => one.sketches.flatMap(typesOfSketch)),
  ];
}

function readServices(
  { contracts, controllers, served }: Sources,
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
    ...contracts.map((one) =>
      serviceOf(
        one.symbol,
        "contract",
        one.operations.flatMap((defined) => errors.unlessFailed(() => operationOf(table, schemes, defined)) ?? []),
      ),
    ),
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

/** A type that cannot be read takes the operations that use it along. */
function withoutBroken(
  services: readonly Service[],
  declarations: readonly TypeDeclaration[],
  broken: ReadonlySet<TypeId>,
): readonly Service[] {
  if (broken.size === 0) return services;
  return services.map((service) => ({
    ...service,
    operations: service.operations.filter((operation) => {
      const used = reachableTypes([{ ...service, operations: [operation] }], declarations, []);
      return !used.some(({ id }) => broken.has(id));
    }),
  }));
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
    ...(routeConstants.length === 0 ? {} : { routeConstants }),
    ...withoutUndefined({ documentation, tag, location }),
  };
}

function routeConstant(member: MemberSymbol): readonly RouteConstant[] {
  if (member.kind !== "field" || member.constantValue?.kind !== "string" || !member.name.endsWith("Route")) return [];
  return [{ name: member.name, value: member.constantValue.value, location: member.location }];
}

function refuseContract(symbol: NamedTypeSymbol, sink: DiagnosticSink): void {
  sink.report(diagnostic("contractNotReadable", symbol.locations[0], { type: symbol.name }));
}
