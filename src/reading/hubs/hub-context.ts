/** What reading a hub needs of the program, and what its methods and its events have in common. */

import { freeName } from "../../contract/free-name.js";
import type { HubMember, HubParameter } from "../../contract/hub.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { parameterName } from "../../contract/names/names.js";
import type { Security } from "../../contract/operation.js";
import type { Direction } from "../../contract/shapes.js";
import type { TypeUse } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import type { AnnotatedType, MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";
import { methodAttributes } from "../controllers/model/inherited-attributes.js";
import { documentationOf } from "../documentation.js";
import type { RegisteredServices } from "../program/registered-services.js";
import { type Audience, type Authorization, asksWho } from "../security/authorization.js";
import type { SecuritySchemes } from "../security/security-schemes.js";
import { deprecationOf } from "../types/declarations/declaration-header.js";
import { constantAt } from "../types/declarations/enum-declaration.js";
import { packedWhole } from "../types/declarations/message-pack.js";
import { memberDocumentation } from "../types/declarations/symbol-documentation.js";
import type { TypePlace, TypeTable } from "../types/type-table.js";
import { type HubMethod, isOpen } from "./hub-members.js";
import type { SentEvent } from "./sent-events.js";

export interface HubContext {
  readonly table: TypeTable;
  readonly schemes: SecuritySchemes;
  readonly services: () => RegisteredServices;
  /** What holds for endpoints that say nothing themselves. */
  readonly authorization: Authorization;
  /** Of the whole program; asked for where a hub has no interface of its clients. */
  readonly sentEvents: () => readonly SentEvent[];
  /** .NET 11 or later. */
  readonly givesTokens: boolean;
  /** Its methods are given services only where an attribute asks for them; undefined where it is not known. */
  readonly asksForServices: boolean | undefined;
  /** What is made, or undefined when an error was reported on the way. */
  readonly unlessFailed: <T>(make: () => T) => T | undefined;
}

export function securityOf(audience: Audience, schemes: SecuritySchemes): Security {
  if (asksWho(audience)) return { kind: "required", alternatives: [[schemes.authorize()]] };
  return { kind: audience === "anonymous" ? "anonymous" : "unspecified" };
}

export function hubMember(method: HubMethod, label: string, direction: Direction, context: HubContext): HubMember {
  const { symbol, wireName, result } = method;
  const documentation = memberDocumentation(symbol);
  const other: Direction = direction === "sent" ? "answered" : "sent";
  const use = (type: AnnotatedType, what: string, way: Direction, location: Location | undefined): TypeUse => {
    const description = `${what} of ${label}`;
    if (isOpen(type.type)) {
      context.table.report("hubMemberOpen", location, { what: description });
      return unknownUse;
    }
    const place = { description, location, assembly: symbol.containingType.assembly, direction: way };
    return wholeUse(context.table, type, place);
  };
  const taken = new Set<string>();
  const parameters = method.parameters.map(({ symbol: parameter, type, isStream }): HubParameter => {
    const { name, location, hasDefault, defaultValue } = parameter;
    const text = documentation.parameters.get(name);
    const used = use(type, `the parameter ${name}`, direction, location ?? symbol.location);
    return {
      name: freeName(parameterName(name), taken),
      type: used,
      ...(isStream ? { isStream } : {}),
      ...(hasDefault && direction === "sent" ? { default: constantAt(context.table, used, defaultValue) ?? null } : {}),
      ...withoutUndefined({ documentation: text }),
    };
  });
  return {
    name: camelCase(wireName),
    wireName,
    parameters,
    result:
      result.type === undefined || result.kind === "none"
        ? { kind: "none" }
        : { kind: result.kind, type: use(result.type, "the result", other, symbol.location) },
    ...withoutUndefined({
      documentation: documentationOf(documentation),
      deprecated: deprecationOf(methodAttributes(symbol)),
      location: symbol.location,
    }),
  };
}

/** Of a value that is a whole argument or result. */
export function wholeUse(table: TypeTable, type: AnnotatedType, place: TypePlace): TypeUse {
  return (place.direction === "answered" ? packedWhole(table, type) : undefined) ?? table.use(type, place);
}

export const unknownUse: TypeUse = { kind: "unknown", shape: "any", reason: "unmapped" };

export function referenceRefusal(symbol: MethodSymbol): string | undefined {
  const byReference = symbol.parameters.find(({ refKind }) => refKind !== "none");
  return byReference === undefined ? undefined : `its parameter ${byReference.name} is passed by reference`;
}
