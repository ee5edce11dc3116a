/** A mapped hub → its methods and events, in the contract's terms. */

import { freeName } from "../../contract/free-name.js";
import type { Hub, HubMember } from "../../contract/hub.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { functionNames, hubName } from "../../contract/names/names.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { classAttributes } from "../controllers/model/inherited-attributes.js";
import { documentationOf } from "../documentation.js";
import { audienceByPolicy, audienceOf, audienceWithin } from "../security/authorization.js";
import { typeDocumentation } from "../types/declarations/symbol-documentation.js";
import { type HubContext, securityOf } from "./hub-context.js";
import { readHubEvents } from "./hub-events.js";
import { readHubMethods } from "./hub-methods.js";
import type { MappedHub } from "./mapped-hubs.js";

export function readHub({ type, route, audience: said, location }: MappedHub, context: HubContext): Hub {
  const { symbol } = type;
  const { schemes } = context;
  const audience = audienceByPolicy(audienceWithin(audienceOf(classAttributes(symbol)), said), context.authorization);
  const documentation = documentationOf(typeDocumentation(symbol));
  return {
    name: hubName(symbol.name),
    csharpName: symbol.name,
    namespace: symbol.namespace,
    route,
    methods: named(readHubMethods(type, context)),
    events: named(readHubEvents(type, context)),
    security: securityOf(audience, schemes),
    ...withoutUndefined({ documentation, location: symbol.locations[0] ?? location }),
  };
}

/** Names of the client, from those of the messages: each once. */
function named(members: readonly HubMember[]): readonly HubMember[] {
  const names = functionNames(
    members.map(({ wireName }) => wireName),
    camelCase,
  );
  const taken = new Set<string>();
  return members.map((member) => ({ ...member, name: freeName(names.get(member.wireName) ?? member.name, taken) }));
}
