/** Everything that is known of members outside the sources. */
import type { Framework } from "../csharp/execution/index.js";
import { authorizationMembers } from "./authorization.js";
import { collectionMembers } from "./collections.js";
import { ambient } from "./host.js";
import { hostingMembers } from "./hosting.js";
import { hubMembers } from "./hubs.js";
import { generatedMember, jsonMembers } from "./json.js";
import { linqMembers } from "./linq.js";
import { membersIn } from "./member-table.js";
import { mvcMembers } from "./mvc.js";
import { newtonsoftMembers } from "./newtonsoft.js";
import { optionsMembers } from "./options.js";
import { libraryMembers } from "./other-libraries.js";
import { reflectedMembers } from "./reflected-members.js";
import { reflectionMembers } from "./reflection.js";
import { routingMembers } from "./routing.js";
import { serviceMembers } from "./services.js";
import { taskMembers } from "./tasks.js";
import { textMembers } from "./text.js";

const members = membersIn([
  hostingMembers,
  serviceMembers,
  optionsMembers,
  jsonMembers,
  mvcMembers,
  authorizationMembers,
  newtonsoftMembers,
  routingMembers,
  hubMembers,
  collectionMembers,
  libraryMembers,
  taskMembers,
  textMembers,
  linqMembers,
  reflectionMembers,
  reflectedMembers,
]);

export const framework: Framework = { ...members, ambient, generated: generatedMember };

/** For code that sends to the clients of hubs: nothing else is known, so that every delegate is run that is handed on. */
export const senders: Framework = {
  ...membersIn([hubMembers, collectionMembers, taskMembers]),
  ambient: () => undefined,
  generated: () => undefined,
};

/** The documentation ids that have an entry, without parameters. */
export const knownIds: readonly string[] = members.ids;
export { type Host, hostOf, isSetUpType, setUpTypeNames } from "./host.js";
export { hubLists } from "./hubs.js";
export { contextOf, reflectionResolver } from "./json.js";
export { newtonsoftMark } from "./mvc.js";
export { casingKey } from "./newtonsoft.js";
export { optionsOf } from "./options.js";
export { contractConverters } from "./other-libraries.js";
export { assemblyObject } from "./reflection.js";
export { descriptorKeys } from "./service-provider.js";
