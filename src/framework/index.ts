/** Everything that is known of members outside the sources. */
import type { Framework } from "../csharp/execution/index.js";
import { apiVersioningMembers } from "./api-versioning.js";
import { applicationModelMembers } from "./application-model.js";
import { authorizationMembers } from "./authorization.js";
import { carterMembers } from "./carter.js";
import { collectionMembers } from "./collections.js";
import { contractJsonMembers } from "./contract-json.js";
import { definitionFields, definitionMembers, givenDefinition } from "./definitions.js";
import { fastEndpointsMembers } from "./fast-endpoints.js";
import { ambient, isLibrary } from "./host.js";
import { hostingMembers } from "./hosting.js";
import { httpMethodMembers } from "./http-methods.js";
import { hubMembers } from "./hubs.js";
import { callImplementations } from "./implementations.js";
import { generatedMember, jsonMembers } from "./json.js";
import { awaited, lifetimeMembers, runTask, type ServerStart, startsOf } from "./lifetime.js";
import { linqMembers } from "./linq.js";
import { membersIn } from "./member-table.js";
import { mvcMembers } from "./mvc.js";
import { newtonsoftMembers } from "./newtonsoft.js";
import { optionsMembers } from "./options.js";
import { reflectedMembers } from "./reflected-members.js";
import { reflectionMembers } from "./reflection.js";
import { givenRoutes, routingMembers } from "./routing.js";
import { serviceMembers } from "./services.js";
import { taskMembers } from "./tasks.js";
import { textMembers } from "./text.js";

const members = membersIn([
  hostingMembers,
  serviceMembers,
  optionsMembers,
  jsonMembers,
  mvcMembers,
  apiVersioningMembers,
  applicationModelMembers,
  authorizationMembers,
  newtonsoftMembers,
  routingMembers,
  hubMembers,
  lifetimeMembers,
  definitionMembers,
  carterMembers,
  fastEndpointsMembers,
  collectionMembers,
  contractJsonMembers,
  taskMembers,
  textMembers,
  linqMembers,
  reflectionMembers,
  reflectedMembers,
  httpMethodMembers,
]);

export const framework: Framework = {
  ...members,
  ambient,
  isLibrary,
  generated: generatedMember,
  given: (machine, call) => givenRoutes(machine, call) ?? givenDefinition(machine, call),
  awaited,
  runTask,
};

/** For code that sends to the clients of hubs: nothing else is known, so that every delegate is run that is handed on. */
export const senders: Framework = {
  ...membersIn([hubMembers, collectionMembers, taskMembers, textMembers, reflectionMembers, reflectedMembers]),
  ambient: () => undefined,
  generated: () => undefined,
  isLibrary: () => false,
  given: callImplementations,
  awaited: () => undefined,
  runTask: (_, run) => run(),
};

/** The documentation ids that have an entry, without parameters. */
export const knownIds: readonly string[] = members.ids;
export { readersIn, versioningMark, versionParts } from "./api-versioning.js";
export { contractConverters } from "./contract-json.js";
export { fastEndpointKeys } from "./fast-endpoints.js";
export { builderRoles, type Host, hostOf, isLibrary, isSetUpType, setUpTypeNames } from "./host.js";
export { type HubSettings, hubLists, settingsOfHub } from "./hubs.js";
export { contextOf, reflectionResolver } from "./json.js";
export { newtonsoftMarks } from "./mvc.js";
export { optionsOf } from "./options.js";
export { assemblyObject } from "./reflection.js";
export {
  asksForMetadata,
  type Convention,
  marks,
  type RouteMapping,
  type RouteScope,
  type Routing,
  routingOf,
  statusPageCalls,
} from "./routing.js";
export { descriptorKeys } from "./service-provider.js";
export { definitionFields, type ServerStart, startsOf };
