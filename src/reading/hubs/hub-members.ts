/** What clients may call on a hub, and what a typed hub may call on its clients, as SignalR finds both by reflection. */

import { allInterfaces, baseTypes, substituteType } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed } from "../../csharp/binding/symbols/types.js";
import { argument, attribute, stringOf } from "../attributes.js";
import { methodAttributes, overrideLevels } from "../controllers/model/inherited-attributes.js";

const signalR = "Microsoft.AspNetCore.SignalR";

export interface HubMethod {
  readonly symbol: MethodSymbol;
  readonly wireName: string;
  readonly parameters: readonly HubArgument[];
  readonly result: { readonly kind: "none" | "value" | "stream"; readonly type: AnnotatedType | undefined };
}

export interface HubArgument {
  readonly symbol: ParameterSymbol;
  readonly type: AnnotatedType;
  readonly isStream: boolean;
}

export function isHub(type: NamedType): boolean {
  return baseTypes(type).some(({ symbol }) => symbol.metadataName === `${signalR}.Hub`);
}

/** The interface of the clients of a `Hub<T>`. */
export function clientInterface(hub: NamedType): AnnotatedType | undefined {
  return baseTypes(hub).find(({ symbol }) => symbol.metadataName === `${signalR}.Hub\`1`)?.typeArguments[0];
}

/** Its clients are called by names that only the running program knows. */
export function isDynamicHub(hub: NamedType): boolean {
  return baseTypes(hub).some(({ symbol }) => symbol.metadataName === `${signalR}.DynamicHub`);
}

/** Those of base classes first. Reflection also finds what is hidden by `new`, but not what is overridden. */
export function hubMethods(hub: NamedType): readonly HubMethod[] {
  const seen = new Set<MethodSymbol>();
  const levels = [hub, ...baseTypes(hub)].map((type) =>
    type.symbol.members.flatMap((member) => {
      if (member.kind !== "method" || !isCallable(member)) return [];
      const first = overrideLevels(member).at(-1) ?? member;
      if (seen.has(first)) return [];
      seen.add(first);
      return [methodOf(member, type)];
    }),
  );
  return levels.reverse().flat();
}

/** Public, and first declared below `Hub`. */
export function isCallable(method: MethodSymbol): boolean {
  if (method.methodKind !== "ordinary" || method.isStatic || method.accessibility !== "public") return false;
  const first = overrideLevels(method).at(-1) ?? method;
  const { metadataName, namespace } = first.containingType;
  return metadataName !== "System.Object" && namespace !== signalR;
}

/** An interface has the methods of all its bases. */
export function clientMethods(clients: NamedType): readonly HubMethod[] {
  return [clients, ...allInterfaces(clients)].flatMap((type) =>
    type.symbol.members.flatMap((member) =>
      member.kind === "method" && member.methodKind === "ordinary" && !member.isStatic
        ? [withoutToken(methodOf(member, type))]
        : [],
    ),
  );
}

/** The last parameter of a client's method may cancel the sending. */
function withoutToken(method: HubMethod): HubMethod {
  const last = method.parameters.at(-1);
  return last !== undefined && isCancellationToken(last.type.type)
    ? { ...method, parameters: method.parameters.slice(0, -1) }
    : method;
}

function methodOf(symbol: MethodSymbol, declaredIn: NamedType): HubMethod {
  const named = attribute(methodAttributes(symbol), `${signalR}.HubMethodName`);
  return {
    symbol,
    wireName: (named && stringOf(argument(named, "name", 0))) ?? symbol.name,
    parameters: symbol.parameters.map((parameter) => {
      const type = substituteType(parameter.type, declaredIn);
      const item = streamItem(type.type, true);
      return { symbol: parameter, type: item ?? type, isStream: item !== undefined };
    }),
    result: resultOf(substituteType(symbol.returnType, declaredIn)),
  };
}

const tasks = new Set(["System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask"]);
const typedTasks = new Set([...tasks].map((name) => `${name}\`1`));

function resultOf(returned: AnnotatedType): HubMethod["result"] {
  const { type } = returned;
  const name = type.kind === "named" ? type.symbol.metadataName : "";
  if (name === "System.Void" || tasks.has(name)) return { kind: "none", type: undefined };
  const [inner] = type.kind === "named" && typedTasks.has(name) ? type.typeArguments : [];
  const value = inner ?? returned;
  const item = streamItem(value.type, false);
  return item === undefined ? { kind: "value", type: value } : { kind: "stream", type: item };
}

const asyncEnumerable = "System.Collections.Generic.IAsyncEnumerable`1";
const channelReader = "System.Threading.Channels.ChannelReader`1";

/** What a stream has; a parameter has to be of the very type, a result may implement it. */
function streamItem(type: Type, isExact: boolean): AnnotatedType | undefined {
  if (type.kind !== "named") return undefined;
  const all = isExact ? [type] : [type, ...allInterfaces(type), ...baseTypes(type)];
  const stream = all.find(
    ({ symbol: { metadataName } }) => metadataName === asyncEnumerable || metadataName === channelReader,
  );
  return stream?.typeArguments[0];
}

export function isCancellationToken(type: Type): boolean {
  return isTypeNamed(type, "System.Threading.CancellationToken");
}

/** A type parameter is in it, so that each call may have another: `Task Said<T>(T value)`. */
export function isOpen(type: Type): boolean {
  switch (type.kind) {
    case "typeParameterType":
      return true;
    case "named":
      return type.typeArguments.some((one) => isOpen(one.type));
    case "array":
      return isOpen(type.element.type);
    case "tuple":
      return type.elements.some((one) => isOpen(one.type.type));
    default:
      return false;
  }
}
