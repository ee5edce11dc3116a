/** What operations are read from: contract classes, marked controllers, and what is served. */

import { cachedBy } from "../../caching/cache.js";
import type { AnnotatedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { HostPrefixes } from "../../host/function-apps.js";
import { libraryJson, propertyNameBy, stackOf } from "../../server/json-settings.js";
import { readsAmong, resultsAmong, runHandler } from "../answers/handler-answers.js";
import { isControllerBase } from "../controllers/model/controller-classes.js";
import {
  type HandledMethod,
  type OperationSketch,
  type SketchContext,
  typesOfSketch,
} from "../controllers/operation-sketch.js";
import { type ContractClass, isContract } from "../definitions/contract-classes.js";
import { typesOfDefinition } from "../definitions/definition.js";
import { memberHandler } from "../endpoints/endpoint-reading.js";
import { mayName } from "../program/named-in-file.js";
import type { ProgramReading } from "../program-reading.js";
import { silent } from "../read-once.js";
import type { ReadingOptions } from "../reading-options.js";
import type { ReadingTools, ReadUnit } from "../reuse/kept-readings.js";
import type { StartUp } from "../start/start-up.js";
import { collectMessages } from "../types/messages.js";
import { type MarkedController, type ReadController, readMarkedControllers } from "./marked-controllers.js";
import { overridesContract, readMarkedHandlers, readServedServices, type ServedService } from "./served-services.js";

/** Before any type is mapped. */
export interface OperationSources {
  readonly contracts: readonly ContractClass[];
  readonly controllers: readonly MarkedController[];
  readonly served: readonly ServedService[];
}

export function readSources(
  program: ProgramReading,
  options: ReadingOptions,
  hosts: HostPrefixes,
  tools: ReadingTools,
  unit: ReadUnit,
): OperationSources {
  const { sink } = tools;
  const facts: SketchFacts = {
    authorization: program.authorization(silent),
    errorPages: options.served === undefined ? undefined : program.automaticAnswers(silent).errorPages,
  };
  const context = sketchContext(tools, options, facts);
  const controller: ReadController = (symbol, read) =>
    unit(symbol, "controller", (unitTools) => {
      unitTools.program.actionSettings();
      return read(sketchContext(unitTools, options, facts));
    });
  const contracts = program.contractClasses(sink);
  for (const type of program.markedTypes())
    if (isContract(type) && !type.isStatic && !isControllerBase(type)) refuseContract(type, sink);
  if (options.served === undefined)
    return {
      contracts,
      controllers: readMarkedControllers(program, context, controller),
      served: readMarkedHandlers(program, context),
    };
  // Everything is served, marked or not; an abstract [Contract] controller is a contract all the same.
  const controllers = readMarkedControllers(program, context, controller).filter(
    ({ isContract: declared }) => declared,
  );
  const bases = new Set(controllers.map(({ symbol }) => symbol));
  const served = readServedServices(program, hosts, options.served, context).map((service) => ({
    ...service,
    sketches: service.sketches.filter((sketched) => !overridesContract(sketched, bases)),
  }));
  return { contracts, controllers, served };
}

/** What the program says of all operations in one place. */
type SketchFacts = Pick<SketchContext, "authorization" | "errorPages">;

function sketchContext(tools: ReadingTools, options: ReadingOptions, facts: SketchFacts): SketchContext {
  const startUp = (): StartUp => tools.program.startUp();
  const run = cachedBy((action: HandledMethod) => runHandler(startUp(), memberHandler(action)));
  return {
    get workspace() {
      return tools.table.context.workspace;
    },
    sink: tools.sink,
    routeSink: tools.routeSink,
    services: () => tools.program.services(),
    ...facts,
    jsonOf: (library) => libraryJson(tools.table.context.json, library),
    jsonNameOf: (writer, name) => propertyNameBy(stackOf(tools.table.context.json, writer), name),
    answersOf: (action) => run(action).answers,
    readsOf: (action) => readsAmong(startUp(), () => run(action).reads, action.method),
    // Most code never throws by itself, and is not run for it.
    neverAnswers: (action) => mayThrow(action) && run(action).neverAnswers,
    replacedBy: ({ controller, further }) => tools.program.replacedBy(controller, further),
    resultsAmong: (answers, { method }, returned) => resultsAmong(startUp(), answers, method, returned),
    allAnswers: options.served !== undefined,
    judgesAnswers: options.judgesAnswers === true || options.served !== undefined,
  };
}

function mayThrow({ method: { body } }: HandledMethod): boolean {
  return body !== undefined && mayName(body, (name) => name === "throw");
}

export function hasHandlers({ controllers, served }: OperationSources): boolean {
  const isHandler = (sketched: OperationSketch): boolean => sketched.writer !== "mvc";
  return (
    controllers.some(({ actions }) => actions.some(isHandler)) || served.some((one) => one.sketches.some(isHandler))
  );
}

/** The messages of all sources together. */
export function messagesOf({ contracts, controllers, served }: OperationSources): ReadonlySet<NamedTypeSymbol> {
  return new Set([
    ...contracts.flatMap((one) => [...messagesOfContract(one)]),
    ...controllers.flatMap((one) => [...messagesOfController(one)]),
    ...collectMessages(served.flatMap((one) => typesOfSketches(one.sketches))),
  ]);
}

const messagesOfContract = cachedBy(({ operations, parts }: ContractClass) =>
  collectMessages([...operations.map(({ definition }) => definition), ...parts].flatMap(typesOfDefinition)),
);

const messagesOfController = cachedBy(({ actions }: MarkedController) => collectMessages(typesOfSketches(actions)));

function typesOfSketches(sketches: readonly OperationSketch[]): readonly AnnotatedType[] {
  const types: AnnotatedType[] = [];
  for (const sketched of sketches) types.push(...typesOfSketch(sketched));
  return types;
}

function refuseContract(symbol: NamedTypeSymbol, sink: DiagnosticSink): void {
  sink.report(diagnostic("contractNotReadable", symbol.locations[0], { type: symbol.name }));
}
