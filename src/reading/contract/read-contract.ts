/** Symbols → the contract: what the marked classes of a workspace promise. */
import type { Contract, Service } from "../../contract/contract.js";
import type { Hub } from "../../contract/hub.js";
import type { JsonValue } from "../../contract/json-value.js";
import { assignNames } from "../../contract/names/names.js";
import { inCanonicalOrder } from "../../contract/order.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type Diagnostic, type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { HostPrefixes } from "../../host/function-apps.js";
import type { JsonSettings } from "../../server/json-settings.js";
import { reportUnfollowed, reportWireTruth } from "../json/wire-truth.js";
import { derivedTypes, subclasses } from "../program/derived-types.js";
import { jsonVersion } from "../program/framework-version.js";
import type { ProgramReading } from "../program-reading.js";
import { silent } from "../read-once.js";
import type { ReadingContext } from "../reading-context.js";
import type { ReadingOptions } from "../reading-options.js";
import { insteadOf } from "../responses/filter-answers.js";
import type { KeptReadings, ReadingTools, ReadUnit } from "../reuse/kept-readings.js";
import { recordedTools } from "../reuse/recorded-tools.js";
import { createSecuritySchemes } from "../security/security-schemes.js";
import { brokenTypes, hubsWithoutBroken, withoutBroken, withoutEndless } from "../types/checks/broken-types.js";
import { reportEmptyUnions } from "../types/checks/empty-unions.js";
import { settleNullParameters } from "../types/checks/null-parameters.js";
import { reachableTypes } from "../types/checks/reachable-types.js";
import { withReadableUnions } from "../types/checks/union-requests.js";
import { settleForms } from "../types/converters/written-forms.js";
import { isContractType } from "../types/declarations/declarations.js";
import { createTypeTable } from "../types/type-table.js";
import { withContractModules } from "./contract-modules.js";
import { readDocumentAttribute } from "./document-attribute.js";
import { refuseTypeParameters, withoutTypeParameters } from "./free-type-parameters.js";
import { type OperationErrors, operationErrors } from "./operation-errors.js";
import { checkOperations } from "./operation-rules.js";
import { hasHandlers, messagesOf, type OperationSources, readSources } from "./operation-sources.js";
import { readHubs } from "./read-hubs.js";
import { readServices } from "./read-services.js";

export interface ReadContract {
  readonly contract: Contract;
  /** The errors that left operations out of it. */
  readonly leftOut: readonly Diagnostic[];
  /** How many operations are missing. */
  readonly operationsLeftOut: number;
}

export interface ReadingSinks {
  /** Receives everything except the errors that leave operations out. */
  readonly sink: DiagnosticSink;
  /** Receives the problems of routes. They concern the server too, and are reported there if both are read. */
  readonly routeSink: DiagnosticSink;
}

function declaredOperations({ contracts, controllers, served }: OperationSources): number {
  const sketches = [...controllers.map(({ actions }) => actions), ...served.map((one) => one.sketches)].flat();
  const verbs = sketches.reduce((sum, sketched) => sum + sketched.verbs.length, 0);
  return contracts.reduce((sum, { operations }) => sum + operations.length, verbs);
}

function countOperations(services: readonly Service[]): number {
  return services.reduce((sum, { operations }) => sum + operations.length, 0);
}

/** `kept`: what earlier readings of the same program left. */
export function readContract(
  program: ProgramReading,
  options: ReadingOptions,
  hosts: HostPrefixes,
  { sink, routeSink }: ReadingSinks,
  kept?: KeptReadings,
): ReadContract {
  const errors = operationErrors(sink);
  const json = lasting(kept, "json", usedJson(program, options, sink));
  const described = readDocumentAttribute(program.markedTypes(), sink);
  const schemes = createSecuritySchemes(options.security, described.schemes, sink);
  let messages: ReadonlySet<NamedTypeSymbol> = new Set();
  const context = readingContext(program, options, json, errors);
  const table = createTypeTable(context, { has: (symbol) => messages.has(symbol) }, (symbol, form, make) =>
    unit(symbol, form, (unitTools) => make(unitTools.table)),
  );
  const tools: ReadingTools = {
    table,
    schemes,
    sink: errors.sink,
    routeSink: errors.around(routeSink),
    program: programFor(program, kept),
  };
  const unit: ReadUnit =
    kept === undefined
      ? (_, __, read) => read(tools)
      : (key, name, read) => kept.read(key, name, (log) => read(recordedTools(log, kept.tools)));
  kept?.begin({ options, json, schemes: described.schemes, ...programFacts(program, options) }, tools);
  const sources = readSources(program, options, hosts, tools, unit);
  // Endpoints without a route that could be read.
  const unread = errors.all().length;
  messages = messagesOf(sources);
  const services = withoutTypeParameters(readServices(sources, tools, unit, errors), errors.sink);
  const roots = program
    .markedTypes()
    .filter(isContractType)
    .map((type) => table.declare(type));
  reportSettings(program, sources, tools);
  const hubs = readHubs(program, options, tools, errors);
  const checked = checkOperations(services, errors.sink);
  const forms = settleForms(table.declarations(), checked, hubs);
  kept?.end();
  const modules = options.served === undefined ? forms.services : withContractModules(forms.services);
  const broken = brokenTypes(new Set([...table.broken].map(forms.idOf)), forms.declarations, errors.sink);
  const whole = withReadableUnions(
    withoutBroken(modules, broken, forms.declarations, sink),
    forms.declarations,
    errors.sink,
  );
  reportEmptyUnions(program.projects, forms.declarations, sink);
  if (options.served === undefined) reportWireTruth(table, whole, hasHandlers(sources));
  else reportUnfollowed(table);
  const { title = options.title, version = options.version, ...texts } = textsOf(described.document);
  const settled = settledServices(whole, hubsWithoutBroken(forms.hubs, broken), forms.declarations, errors.sink);
  const contract: Contract = {
    title,
    version,
    ...texts,
    services: settled.services.filter((service) => service.operations.length > 0),
    ...withoutEmpty({ hubs: settled.hubs }),
    types: reachableTypes(
      settled.services,
      settled.hubs,
      settled.declarations,
      withoutEndless(roots.map(forms.idOf), broken),
    ),
    securitySchemes: schemes.all(),
    ...withoutUndefined({ document: described.document }),
  };
  const named = assignNames(contract, ({ what, csharpName, name, location }) => {
    sink.report(diagnostic("nameTaken", location, { what, csharpName, name }));
  });
  refuseTypeParameters(named);
  const operationsLeftOut = unread + declaredOperations(sources) - countOperations(settled.services);
  return { contract: inCanonicalOrder(named), leftOut: errors.all(), operationsLeftOut };
}

function programFor(program: ProgramReading, kept: KeptReadings | undefined): ReadingTools["program"] {
  return {
    services: () => lasting(kept, "services", program.services()),
    actionSettings: () => lasting(kept, "actions", program.actionSettings()),
    startUp: program.startUp,
    replacedBy: (controller, attributes) => insteadOf(program.filters().ofAction(controller, attributes)),
  };
}

/** The problems of settings that operations depend on. */
function reportSettings(
  program: ProgramReading,
  { controllers, served }: ReturnType<typeof readSources>,
  { sink, routeSink }: ReadingTools,
): void {
  if (controllers.length > 0 || served.length > 0) program.authorization(routeSink);
  if (served.length > 0) {
    program.automaticAnswers(sink);
    program.surrounding(sink);
    program.versioning(sink);
  }
  if (controllers.length === 0) return;
  program.conventions(routeSink);
  program.mvc(routeSink);
}

/** What the program says of all operations in one place. */
function programFacts(program: ProgramReading, { served }: ReadingOptions) {
  return {
    authorization: program.authorization(silent),
    automatic: served === undefined ? undefined : program.automaticAnswers(silent),
    surrounding: served === undefined ? undefined : program.surrounding(silent).facts,
  };
}

function readingContext(
  program: ProgramReading,
  options: ReadingOptions,
  json: JsonSettings,
  { sink, count }: OperationErrors,
): ReadingContext {
  const { projects } = program;
  return {
    workspace: projects,
    options,
    json,
    sink,
    derivedTypes: (symbol) => derivedTypes(projects, symbol),
    subclasses: (symbol) => subclasses(projects, symbol),
    jsonVersion: jsonVersion(projects),
    hasTypeNamed: (name) => program.types.some((type) => type.name === name),
    errorCount: count,
  };
}

function lasting<T>(kept: KeptReadings | undefined, name: string, answer: T): T {
  return kept === undefined ? answer : kept.settled(name, answer);
}

/** What the document attribute gives as title, version and description of the whole contract. */
function textsOf(document: Contract["document"]): Partial<Pick<Contract, "title" | "version" | "documentation">> {
  const summary = textOf(document?.info?.description);
  const documentation = summary === undefined ? undefined : { summary };
  return withoutUndefined({
    title: textOf(document?.info?.title),
    version: textOf(document?.info?.version),
    documentation,
  });
}

/** Parameters that take null, decided when all operations are known. */
function settledServices(
  services: readonly Service[],
  hubs: readonly Hub[],
  declarations: readonly TypeDeclaration[],
  sink: DiagnosticSink,
): Pick<Required<Contract>, "services" | "hubs"> & { readonly declarations: readonly TypeDeclaration[] } {
  const operations = services.flatMap((service) => service.operations);
  const settled = settleNullParameters(operations, hubs, declarations, ({ csharpName, location }) =>
    sink.report(diagnostic("typeOversized", location, { place: csharpName })),
  );
  return {
    services: services.map((service) => ({ ...service, operations: service.operations.map(settled.operation) })),
    hubs: hubs.map(settled.hub),
    declarations: settled.declarations,
  };
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
