/** Everything that is known of members outside the sources. */
import { cachedBy } from "../caching/cache.js";
import type { MethodSymbol, PropertySymbol } from "../csharp/binding/symbols/symbols.js";
import { selfType } from "../csharp/binding/symbols/types.js";
import type { CSharpMachine, Framework, RequestRules } from "../csharp/execution/index.js";
import { testedType } from "../csharp/flow/index.js";
import { applicationModelMembers } from "./aspnet/application-model.js";
import { authorizationMembers } from "./aspnet/authorization.js";
import { callsDelegate, changedValues, entersCode, isResult, type RequestCode } from "./aspnet/entered-code.js";
import { httpMethodMembers } from "./aspnet/http-methods.js";
import { hubMembers } from "./aspnet/hubs.js";
import { mediaTypeMembers, mediaTypeText } from "./aspnet/media-types.js";
import { mvcMembers } from "./aspnet/mvc.js";
import { noteHandler, pipelineMembers } from "./aspnet/pipeline.js";
import { reflectedMembers } from "./aspnet/reflected-members.js";
import { givenRequest, requestEntries, requestOf } from "./aspnet/request.js";
import { executedResult, executorEntries } from "./aspnet/result-executors.js";
import { givenResult, resultMembers } from "./aspnet/results.js";
import { givenRoutes, routingMembers } from "./aspnet/routing.js";
import { collectionMembers } from "./dotnet/collections.js";
import { conversions } from "./dotnet/conversions.js";
import { generatedMember, jsonMembers } from "./dotnet/json.js";
import { linqMembers } from "./dotnet/linq.js";
import { ignoresCase } from "./dotnet/linq-order.js";
import { reflectionMembers } from "./dotnet/reflection.js";
import { regularExpressions } from "./dotnet/regular-expressions.js";
import { stringBuilder } from "./dotnet/string-builder.js";
import { textMembers } from "./dotnet/text.js";
import { wrappedMembers } from "./dotnet/wrapped-values.js";
import { ambient, hostOf, isLibrary } from "./host.js";
import { configurationMembers } from "./hosting/configuration.js";
import { hostingMembers } from "./hosting/hosting.js";
import { callImplementations } from "./hosting/implementations.js";
import { awaited, lifetimeMembers, runTask, type ServerStart, startsOf } from "./hosting/lifetime.js";
import { optionsMembers } from "./hosting/options.js";
import { serviceMembers } from "./hosting/services.js";
import { noteOverride, settingsMembers } from "./hosting/settings.js";
import { apiVersioningMembers } from "./libraries/api-versioning.js";
import { carterMembers } from "./libraries/carter.js";
import { contractJsonMembers } from "./libraries/contract-json.js";
import { definitionMembers, givenDefinition } from "./libraries/definitions.js";
import { fastEndpointsMembers } from "./libraries/fast-endpoints.js";
import { givenSend, sendMembers } from "./libraries/fast-endpoints-requests.js";
import { newtonsoftMembers } from "./libraries/newtonsoft.js";
import { terminalMembers } from "./libraries/terminals.js";
import { membersIn } from "./member-table.js";

const textTables = [textMembers, conversions, stringBuilder, regularExpressions];

const members = membersIn([
  hostingMembers,
  serviceMembers,
  settingsMembers,
  configurationMembers,
  optionsMembers,
  jsonMembers,
  mvcMembers,
  apiVersioningMembers,
  applicationModelMembers,
  authorizationMembers,
  newtonsoftMembers,
  routingMembers,
  pipelineMembers,
  hubMembers,
  lifetimeMembers,
  definitionMembers,
  carterMembers,
  fastEndpointsMembers,
  collectionMembers,
  contractJsonMembers,
  wrappedMembers,
  ...textTables,
  linqMembers,
  reflectionMembers,
  reflectedMembers,
  httpMethodMembers,
  // A field or a service may hold a result that start-up has made.
  resultMembers,
  mediaTypeMembers,
  terminalMembers,
]);

export const framework: Framework = {
  ...members,
  ambient,
  isLibrary,
  generated: generatedMember,
  given: (machine, call) => {
    noteHandler(machine, call);
    noteOverride(machine, call);
    return givenRoutes(machine, call) ?? givenDefinition(call);
  },
  awaited,
  runTask,
  ignoresCase,
  assumedReceiver: (machine) => {
    const symbol = hostOf(machine).resolve("Microsoft.AspNetCore.Routing.RouteGroupBuilder");
    return symbol && selfType(symbol);
  },
  derivedTypes: (machine, type) => hostOf(machine).derivedFrom(type),
};

const requestTables = membersIn([requestEntries, executorEntries, sendMembers]);

const methodOfRequest = cachedBy(
  (method: MethodSymbol) => requestTables.method(method) ?? executedResult(method) ?? members.method(method),
);
const propertyOfRequest = cachedBy(
  (property: PropertySymbol) => requestTables.property(property) ?? members.property(property),
);

/** For code that handles requests of the program that `framework` has set up. */
export function handling(
  machine: CSharpMachine,
  implementationsOf: RequestRules["implementationsOf"],
  code: RequestCode,
): Framework {
  return {
    ...framework,
    method: methodOfRequest,
    property: propertyOfRequest,
    ambient: (_, type) => requestOf(machine)?.held(type),
    assumedReceiver: () => undefined,
    given: (_, call) => {
      const sent = givenSend(machine, call);
      if (sent !== undefined) return sent;
      const { name, method, receiver, values, place } = call;
      givenRequest(machine, name, [receiver, ...values], place, isOfFramework(method));
      return givenResult(machine, call) ?? givenDefinition(call);
    },
    awaited: () => undefined,
    runTask: (_, run) => run(),
    request: {
      held: (type) => requestOf(machine)?.held(type),
      enters: (call) => entersCode(machine, call, code),
      changed: (call) => changedValues(call, code),
      // A delegate may be any code of the program, and so may what reflection calls.
      sets: (method) =>
        !isOfFramework(method) ||
        method?.containingType.typeKind === "delegate" ||
        method?.containingType.namespace === "System.Reflection",
      calls: (delegate) => callsDelegate(machine, delegate, code),
      isAnswer: isResult,
      typeAt: testedType,
      implementationsOf,
    },
  };
}

function isOfFramework(method: MethodSymbol | undefined): boolean {
  return /^(Microsoft|System)\b/.test(method?.containingType.namespace ?? "");
}

/** For code that sends to the clients of hubs: nothing else is known, so that every delegate is run that is handed on. */
export const senders: Framework = {
  ...membersIn([hubMembers, collectionMembers, wrappedMembers, ...textTables, reflectionMembers, reflectedMembers]),
  ambient: () => undefined,
  generated: () => undefined,
  isLibrary: () => false,
  given: callImplementations,
  awaited: () => undefined,
  runTask: (_, run) => run(),
};

/** The documentation ids that have an entry, without parameters. */
export { asksForMore, restrictsKnown } from "./aspnet/authorization.js";
export const knownIds: readonly string[] = [...members.ids, ...requestTables.ids];
export {
  holdsRequest,
  type Origin,
  type Origins,
  type RequestCode,
  requestNames,
  takesRequest,
} from "./aspnet/entered-code.js";
export { type HubSettings, hubLists, settingsOfHub } from "./aspnet/hubs.js";
export { newtonsoftMarks } from "./aspnet/mvc.js";
export { exceptionHandlerType, type PipelineStep, pipelineOf } from "./aspnet/pipeline.js";
export {
  type HandledRequest,
  handleRequest,
  implementsType,
  isSent,
  isUntouched,
  type RequestRead,
  type ResponseWrite,
} from "./aspnet/request.js";
export { executedValue, executorOf, mapperOf, resultServices } from "./aspnet/result-executors.js";
export {
  argumentsOf,
  type MadeResult,
  madeResult,
  type ResultArgument,
  type ResultKind,
  resultClasses,
} from "./aspnet/results.js";
export {
  asksForMetadata,
  type Convention,
  marks,
  type RouteMapping,
  type RouteScope,
  type Routing,
  routingOf,
  statusPageCalls,
} from "./aspnet/routing.js";
export { contextOf, reflectionResolver, serializedBy } from "./dotnet/json.js";
export { assemblyObject } from "./dotnet/reflection.js";
export { builderRoles, type Host, hostOf, isLibrary, isSetUpType, setUpTypeNames } from "./host.js";
export { optionsOf } from "./hosting/options.js";
export { descriptorKeys, injectedLater, registrationsOf } from "./hosting/service-provider.js";
export { readersIn, versioningMark, versionParts } from "./libraries/api-versioning.js";
export { contractConverters } from "./libraries/contract-json.js";
export { type DefinitionCall, definitionCalls, definitionFields } from "./libraries/definitions.js";
export { fastEndpointKeys } from "./libraries/fast-endpoints.js";
export { setsResponse } from "./libraries/fast-endpoints-requests.js";
export { givenAnswer, isInputProblem, type MadeTerminal, terminalOf } from "./libraries/terminals.js";
export { mediaTypeText, type ServerStart, startsOf };
