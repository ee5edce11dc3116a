/** What operations are read from: contract classes, marked controllers, and what is served. */
import type { AnnotatedType, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { HostPrefixes } from "../host/function-apps.js";
import { propertyNameBy } from "../server/json-settings.js";
import { followBodies } from "./answers/follow-answers.js";
import { isControllerBase } from "./controllers/controller-classes.js";
import { type SketchContext, typesOfSketch } from "./controllers/operation-sketch.js";
import { type ContractClass, isContract } from "./definitions/contract-classes.js";
import { typesOfDefinition } from "./definitions/definition.js";
import { type MarkedController, readMarkedControllers } from "./marked-controllers.js";
import type { ProgramReading } from "./program-reading.js";
import { silent } from "./read-once.js";
import type { ReadingOptions } from "./reading-options.js";
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
  sink: DiagnosticSink,
  routeSink: DiagnosticSink,
): OperationSources {
  const { projects, services, implementationsOf } = program;
  const context: SketchContext = {
    workspace: projects,
    sink,
    routeSink,
    services,
    jsonNameOf: (name) => propertyNameBy(program.json(silent).http, name),
    answersOf: (symbol) => followBodies({ kind: "method", symbol }, implementationsOf),
    allAnswers: options.served !== undefined,
    judgesAnswers: options.judgesAnswers === true || options.served !== undefined,
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

export function hasHandlers({ controllers, served }: OperationSources): boolean {
  const sketches = [...controllers.flatMap(({ actions }) => actions), ...served.flatMap((one) => one.sketches)];
  return sketches.some(({ isHandler }) => isHandler);
}

export function messageTypes({ contracts, controllers, served }: OperationSources): readonly AnnotatedType[] {
  return [
    ...contracts.flatMap((one) =>
      [...one.operations.map((operation) => operation.definition), ...one.parts].flatMap(typesOfDefinition),
    ),
    ...controllers.flatMap((one) => one.actions.flatMap(typesOfSketch)),
    ...served.flatMap((one) => one.sketches.flatMap(typesOfSketch)),
  ];
}

function refuseContract(symbol: NamedTypeSymbol, sink: DiagnosticSink): void {
  sink.report(diagnostic("contractNotReadable", symbol.locations[0], { type: symbol.name }));
}
