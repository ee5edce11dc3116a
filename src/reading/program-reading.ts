/** The program, read once. The contract (what is declared) and the server (what is served) are two views of it. */

import { locationOfExpression } from "../csharp/binding/index.js";
import type { MethodSymbol, NamedType, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import type { Element } from "../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { type Host, type HubSettings, isLibrary, marks, settingsOfHub, statusPageCalls } from "../framework/index.js";
import type { JsonSettings, JsonStack } from "../server/json-settings.js";
import { type MvcFilters, mvcFilters } from "./answers/mvc-filters.js";
import { readSurroundingAnswers, type SurroundingAnswers } from "./answers/surrounding-answers.js";
import { type ActionReading, type ActionSettings, readAction } from "./controllers/action-reading.js";
import { type ApplicationModel, readApplicationModel } from "./controllers/model/application-model.js";
import { apiControllerAssemblies, reportAnswerConventions } from "./controllers/model/assembly-attributes.js";
import {
  type Action,
  actionOf,
  actionsOf,
  hiddenActionsOf,
  isController,
} from "./controllers/model/controller-classes.js";
import { reportUnknownBases } from "./controllers/model/unknown-bases.js";
import { type ContractClass, isContract, readContractClass } from "./definitions/contract-classes.js";
import { readControllerEndpoints } from "./endpoints/controller-endpoints.js";
import { audienceOfControllers } from "./endpoints/controller-mapping.js";
import type { EndpointReading } from "./endpoints/endpoint-reading.js";
import { readFunctions } from "./endpoints/functions.js";
import { readMinimalApis } from "./endpoints/minimal-apis.js";
import { type MappedHub, readMappedHubs } from "./hubs/mapped-hubs.js";
import { readSentEvents, type SentEvent } from "./hubs/sent-events.js";
import { readHubJson, readJsonSettings } from "./json/read-json-settings.js";
import { type RegisteredServices, registeredServices } from "./program/registered-services.js";
import { typesWithAttributes } from "./program/types-naming.js";
import { reportUnreadMember } from "./program/unread-members.js";
import { type ReadOnce, readOnce, silent } from "./read-once.js";
import { insteadOf } from "./responses/filter-answers.js";
import { type Authorization, readAuthorization } from "./security/authorization.js";
import { type SourceProjects, sourceTypes } from "./source-projects.js";
import { type ApiVersioning, readApiVersioning } from "./start/api-versioning.js";
import { type AutomaticAnswers, readAutomaticAnswers } from "./start/automatic-answers.js";
import { type MvcSettings, readMvcSettings } from "./start/mvc-settings.js";
import { runStartUp, type StartUp } from "./start/start-up.js";
import { libraries } from "./styles/libraries.js";

/** Every part is read on first use; each caller receives its diagnostics. */
export interface ProgramReading {
  readonly projects: SourceProjects;
  readonly startUp: () => StartUp;
  readonly types: readonly NamedTypeSymbol[];
  /** Those that may have one of the library's marks, on themselves or on a member. */
  readonly markedTypes: () => readonly NamedTypeSymbol[];
  readonly json: ReadOnce<JsonSettings>;
  /** What the options of one answer are set to; undefined where that is not known. */
  /** The static `[Contract]` classes. */
  readonly contractClasses: ReadOnce<readonly ContractClass[]>;
  readonly conventions: ReadOnce<ApplicationModel | undefined>;
  readonly mvc: ReadOnce<MvcSettings>;
  readonly minimalApis: ReadOnce<readonly EndpointReading[]>;
  /** Everything that is served: controllers, minimal APIs, functions. */
  readonly endpoints: ReadOnce<readonly EndpointReading[]>;
  readonly hubs: ReadOnce<readonly MappedHub[]>;
  /** What the messages of hubs are written by. */
  readonly hubJson: ReadOnce<JsonStack>;
  /** The options of a hub; undefined where SignalR is not there. */
  readonly hubSettings: (hub: NamedType) => HubSettings | undefined;
  /** What code sends to the clients of hubs by name. */
  readonly sentEvents: () => readonly SentEvent[];
  readonly services: () => RegisteredServices;
  /** Whom operations answer that do not say it themselves. */
  readonly authorization: ReadOnce<Authorization>;
  /** What decides over the routes and the parameters of any action. */
  readonly actionSettings: () => ActionSettings;
  /** Undefined where versions of the API are not kept apart by Asp.Versioning. */
  readonly versioning: ReadOnce<ApiVersioning | undefined>;
  readonly automaticAnswers: ReadOnce<AutomaticAnswers>;
  /** The filters of MVC, with what they answer. */
  readonly filters: () => MvcFilters;
  /** What is answered around the code of operations. */
  readonly surrounding: ReadOnce<SurroundingAnswers>;
  /** The methods of the project behind an interface's or an abstract one. */
  actionsOf(controller: NamedTypeSymbol): readonly ActionReading[];
  actionOf(controller: NamedTypeSymbol, method: MethodSymbol): ActionReading;
}

/** `ofSymbol` reads what follows from a symbol alone, or takes what was read before. */
export function readProgram(projects: SourceProjects, ofSymbol: ReadOfSymbol = readAnew): ProgramReading {
  const types = sourceTypes(projects);
  const markedTypes = readOnce(() => typesWithAttributes(projects, contractMarks));
  const served = withoutLibrary(projects);
  const startUp = readOnce(() => runStartUp(projects));
  const conventions = readOnce((sink) => {
    const actions = sourceTypes(served).filter(isController).flatMap(actionsOf);
    const model = readApplicationModel(startUp(silent), actions, mvc(silent), sink);
    reportPathBases(startUp(silent), sink);
    return model;
  });
  const minimalApis = readOnce((sink) => readMinimalApis(startUp(silent), libraries, sink));
  const mvc = readOnce((sink) => {
    reportAnswerConventions(served, sink);
    return readMvcSettings(startUp(silent), sink);
  });
  const filters = readOnce(() => mvcFilters(startUp(silent)));
  const actionSettings = readOnce(
    (): ActionSettings => ({
      ...mvc(silent),
      model: conventions(silent),
      apiAssemblies: apiControllerAssemblies(projects),
      replaced: insteadOf(filters(silent).everywhere()),
    }),
  );
  const read = (action: Action): ActionReading => readAction(action, actionSettings(silent));
  const services = readOnce(() => registeredServices(startUp(silent)));
  const authorization = readOnce((sink) =>
    readAuthorization(startUp(silent), audienceOfControllers(startUp(silent), sink), sink),
  );
  const versioning = readOnce((sink) => readApiVersioning(startUp(silent), sink));
  const actions = new Map<NamedTypeSymbol, readonly ActionReading[]>();
  const program: ProgramReading = {
    projects,
    startUp: () => startUp(silent),
    types,
    markedTypes: () => markedTypes(silent),
    json: readOnce((sink) => readJsonSettings(startUp(silent), sink)),
    contractClasses: readOnce((sink) =>
      markedTypes(silent)
        .filter((type) => isContract(type) && type.isStatic)
        .map((type) =>
          ofSymbol(type, sink, (toolsOfSymbol) => {
            reportUnreadMember(type, "actionUnread", toolsOfSymbol);
            return readContractClass(type, toolsOfSymbol);
          }),
        ),
    ),
    conventions,
    mvc,
    minimalApis,
    endpoints: readOnce((sink) => readEndpoints(served, () => startUp(silent), program, read, sink)),
    ...readHubParts(projects, startUp),
    services: () => services(silent),
    authorization,
    actionSettings: () => actionSettings(silent),
    versioning,
    automaticAnswers: readOnce(() => readAutomaticAnswers(startUp(silent))),
    filters: () => filters(silent),
    surrounding: readOnce((sink) => readSurroundings(program, sink)),
    actionsOf(controller) {
      const cached = actions.get(controller) ?? actionsOf(controller).map(read);
      actions.set(controller, cached);
      return cached;
    },
    actionOf(controller, method) {
      const action = program.actionsOf(controller).find((action) => action.method === method);
      return action ?? read(actionOf(controller, method));
    },
  };
  return program;
}

function readSurroundings(program: ProgramReading, sink: DiagnosticSink): SurroundingAnswers {
  const { hasProblemDetails } = program.automaticAnswers(silent);
  const endpoints = (): readonly EndpointReading[] => program.endpoints(silent);
  return readSurroundingAnswers(program.startUp(), program.filters(), endpoints, hasProblemDetails, sink);
}

function readEndpoints(
  served: SourceProjects,
  startUp: () => StartUp,
  { actionsOf: actionsOfController, automaticAnswers, conventions, minimalApis, mvc }: ProgramReading,
  read: (action: Action) => ActionReading,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const controllers = sourceTypes(served).filter(isController);
  const all = controllers.flatMap((controller) => [
    ...actionsOfController(controller),
    ...hiddenActionsOf(controller).map(read),
  ]);
  if (controllers.length > 0) {
    mvc(sink);
    conventions(sink);
  }
  reportUnknownBases(controllers, sink);
  for (const controller of controllers) reportUnreadMember(controller, "actionUnread", sink);
  const byActions = controllers.length === 0 ? [] : readControllerEndpoints(startUp(), all, sink);
  const routed = [...byActions, ...minimalApis(sink)];
  if (routed.length > 0) {
    const { host } = startUp();
    if (controllers.length === 0) reportPathBases(startUp(), sink);
    for (const { place } of host.marks(marks.ends))
      sink.report(diagnostic("pipelineEndsBeforeRoutes", place && locationOfExpression(place), {}));
    reportStatusPages(host, automaticAnswers(silent), sink);
  }
  return [...routed, ...readFunctions(served, startUp, sink)];
}

function reportPathBases({ host }: StartUp, sink: DiagnosticSink): void {
  for (const { place } of host.marks(marks.pathBase))
    sink.report(diagnostic("pathBase", place && locationOfExpression(place), {}));
}

/** Those that fill errors with problem details are part of what is answered. */
function reportStatusPages(host: Host, { errorPages }: AutomaticAnswers, sink: DiagnosticSink): void {
  const isProblem = errorPages === "problem";
  const plain = host.marks(marks.plainStatusPages).filter(({ conditions }) => !isProblem || conditions.length > 0);
  const report = (call: string, { place }: Element): void =>
    sink.report(diagnostic("statusPagesAdded", place && locationOfExpression(place), { call }));
  for (const one of plain) report("UseStatusCodePages", one);
  for (const call of statusPageCalls) for (const one of host.marks(call)) report(call, one);
}

function readHubParts(
  projects: SourceProjects,
  startUp: ReadOnce<StartUp>,
): Pick<ProgramReading, "hubs" | "hubJson" | "hubSettings" | "sentEvents"> {
  const hubs = readOnce((sink) => readMappedHubs(startUp(silent), sink));
  const sentEvents = readOnce(() => {
    const mapped = new Map(hubs(silent).map(({ type }) => [type.symbol, type]));
    return readSentEvents(projects, [...mapped.values()]);
  });
  return {
    hubs,
    hubJson: readOnce((sink) => readHubJson(startUp(silent), sink)),
    hubSettings: (hub) => {
      const { machine, place } = startUp(silent);
      return place && settingsOfHub(machine, hub, place);
    },
    sentEvents: () => sentEvents(silent),
  };
}

export type ReadOfSymbol = <T>(symbol: NamedTypeSymbol, sink: DiagnosticSink, read: (sink: DiagnosticSink) => T) => T;

const readAnew: ReadOfSymbol = (_, sink, read) => read(sink);

/** The library's attributes that say what a contract is made of. */
const contractMarks = ["Contract", "ContractClient", "ContractDocument", "ContractEndpoint", "ContractType"];

/** A library maps what its user hands it; read as a project beside the server, it serves nothing of its own. */
function withoutLibrary({ projects }: SourceProjects): SourceProjects {
  return { projects: projects.filter(({ compilation }) => !isLibrary(compilation.assemblyName)) };
}
