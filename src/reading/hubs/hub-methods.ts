/** What clients may call on a hub. */
import type { HubMember } from "../../contract/hub.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { allInterfaces, displayType } from "../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedType, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, selfType } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { argument, attribute, hasAttribute } from "../attributes.js";
import { methodAttributes } from "../controllers/model/inherited-attributes.js";
import { isService } from "../controllers/service-types.js";
import { keyedName, serviceName } from "../program/registered-services.js";
import { asksWho, audienceOf } from "../security/authorization.js";
import { type HubContext, hubMember, referenceRefusal, securityOf } from "./hub-context.js";
import { type HubArgument, type HubMethod, hubMethods, isCancellationToken } from "./hub-members.js";
import { hasNullableAttribute } from "./nullable-attribute.js";

export function readHubMethods(type: NamedType, context: HubContext): readonly HubMember[] {
  const { sink } = context.table.context;
  const hub = type.symbol.name;
  const methods: HubMember[] = [];
  const names = new Set<string>();
  for (const method of hubMethods(type)) {
    const { symbol, wireName } = method;
    const reason = refusal(method, context);
    if (reason !== undefined) {
      sink.report(diagnostic("hubMethodRefused", symbol.location, { hub, method: symbol.name, reason }));
      continue;
    }
    // SignalR compares the names of methods without regard to case.
    if (names.has(wireName.toLowerCase())) {
      sink.report(diagnostic("hubMethodOverloaded", symbol.location, { hub, method: wireName }));
      continue;
    }
    names.add(wireName.toLowerCase());
    const sent = method.parameters.filter((parameter) => !isGiven(parameter, symbol, type, context));
    if (
      method.result.kind !== "stream" &&
      !context.givesTokens &&
      sent.some(({ type: { type: one } }) => isCancellationToken(one))
    ) {
      sink.report(diagnostic("hubMethodNotCallable", symbol.location, { hub, method: symbol.name }));
      continue;
    }
    reportMissing(method, hub, context);
    const parameters = sent.filter(({ type: { type: one } }) => !isCancellationToken(one));
    if (parameters.some(({ isStream }, at) => isStream && parameters[at + 1]?.isStream === true)) {
      sink.report(diagnostic("hubUploadsInARow", symbol.location, { hub, method: symbol.name }));
      continue;
    }
    const made = context.unlessFailed(() =>
      hubMember({ ...method, parameters }, `${hub}.${symbol.name}`, "sent", context),
    );
    const security = asksOf(symbol) ? securityOf("authorize", context.schemes) : undefined;
    if (made !== undefined) methods.push({ ...made, ...withoutUndefined({ security }) });
  }
  return methods;
}

/** `[AllowAnonymous]` on a method changes nothing: SignalR looks for `[Authorize]` alone. */
function asksOf(method: MethodSymbol): boolean {
  const attributes = methodAttributes(method).filter((one) => audienceOf([one]) !== "anonymous");
  return asksWho(audienceOf(attributes));
}

/** Why the server throws when it maps the hub. */
function refusal({ symbol, parameters }: HubMethod, context: HubContext): string | undefined {
  if (symbol.typeParameters.length > 0) return "it is generic";
  for (const parameter of parameters) {
    const key = keyOf(parameter);
    if (key === undefined) continue;
    const { name, attributes } = parameter.symbol;
    if (attributes.some(isFromServices)) return `its parameter ${name} asks for a service with and without a key`;
    if (context.asksForServices === true)
      return `its parameter ${name} asks for a service with a key, which DisableImplicitFromServicesParameters rules out`;
    if (isMissing(elementOf(parameter.type), key, context))
      return `its parameter ${name} asks for a service with a key that nothing registers`;
  }
  return referenceRefusal(symbol);
}

/** Certainly not registered. */
function isMissing({ type }: AnnotatedType, key: ServiceKey | undefined, { services }: HubContext): boolean {
  const name = serviceName(type);
  if (type.kind !== "named" || type.symbol.origin !== "source" || name === undefined) return false;
  const { names, keyed: withKey, hasUnseen } = services();
  if (hasUnseen) return false;
  if (key === undefined) return !names.has(name);
  const registered = [keyedName(name, key.text), keyedName(name, undefined)];
  return key.text !== undefined && !registered.some((one) => withKey.has(one));
}

/** A service that nothing registers: every call fails. */
function reportMissing({ symbol, parameters }: HubMethod, hub: string, context: HubContext): void {
  for (const { symbol: parameter, type, isStream } of parameters) {
    const isAsked = parameter.attributes.some(isFromServices);
    const isInterface = type.type.kind === "named" && type.type.symbol.typeKind === "interface" && !isStream;
    if (
      !(isAsked || (isInterface && parameter.attributes.length === 0 && isService(type, context.services))) ||
      !isMissing(elementOf(type), undefined, context)
    )
      continue;
    context.table.report("hubServiceMissing", parameter.location ?? symbol.location, {
      hub,
      method: symbol.name,
      service: displayType(type.type),
    });
  }
}

/** The server supplies it: services by their type or by an attribute. Any other attribute makes it an argument. */
function isGiven(argument: HubArgument, method: MethodSymbol, hub: NamedType, context: HubContext): boolean {
  const { symbol, type, isStream } = argument;
  if (isStream) return false;
  if (symbol.attributes.some(isFromServices) || keyOf(argument) !== undefined) return true;
  if (symbol.attributes.length > 0 || !isService(elementOf(type), context.services)) return false;
  const { sink } = context.table.context;
  const location = symbol.location ?? method.location;
  const asks = context.asksForServices;
  if (asks === undefined)
    sink.report(diagnostic("hubServicesUnknown", location, { hub: hub.symbol.name, parameter: symbol.name }));
  if (asks === true) return false;
  const reason = addedAttribute(symbol, method);
  if (reason === undefined) return true;
  const called = `${hub.symbol.name}.${method.name}`;
  sink.report(diagnostic("hubServiceSent", location, { parameter: symbol.name, method: called, reason }));
  return false;
}

/** SignalR takes nothing with an attribute from the services, and the compiler adds some: for what? */
function addedAttribute(parameter: ParameterSymbol, method: MethodSymbol): string | undefined {
  if (parameter.hasDefault) return "its default";
  if (parameter.isParams) return "params";
  return hasNullableAttribute(parameter, method) ? "the nullability of its type" : undefined;
}

const keyed = "Microsoft.Extensions.DependencyInjection.FromKeyedServices";

function keyOf({ symbol: { attributes } }: HubArgument): ServiceKey | undefined {
  const data = attribute(attributes, keyed);
  const value = data && argument(data, "key", 0);
  return data && { text: value?.kind === "string" ? value.value : undefined };
}

/** The text is undefined where the key is something else. */
interface ServiceKey {
  readonly text: string | undefined;
}
const fromServices = "Microsoft.AspNetCore.Http.Metadata.IFromServiceMetadata";

function isFromServices(data: ParameterSymbol["attributes"][number]): boolean {
  if (hasAttribute([data], "Microsoft.AspNetCore.Mvc.FromServices")) return true;
  const { attributeClass } = data;
  return (
    attributeClass !== undefined &&
    allInterfaces(selfType(attributeClass.symbol)).some(({ symbol }) => symbol.metadataName === fromServices)
  );
}

/** A list of services is asked for by what is in it. */
function elementOf(type: AnnotatedType): AnnotatedType {
  const { type: list } = type;
  const isList = isTypeNamed(list, "System.Collections.Generic.IEnumerable`1");
  return (isList ? list.typeArguments[0] : undefined) ?? type;
}
