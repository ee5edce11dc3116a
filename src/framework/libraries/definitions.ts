/** Tenon's definitions of operations. Each is the calls that make it, beginning with one of `Define`. */
import {
  type CSharpValue,
  type HeapObject,
  isNull,
  knownObject,
  type NativeCall,
  type NativeMember,
  type OutsideCall,
  objectValue,
  stringValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import type { MemberTable } from "../member-table.js";

/** `.Returns<NotFound>(404)`. */
export interface DefinitionCall extends Pick<NativeCall, "typeArguments" | "place" | "argument"> {
  readonly name: string;
}

/** A definition never changes: each call makes a new one. */
const calls = new WeakMap<HeapObject, readonly DefinitionCall[]>();

/** Of an operation, or of an answer that operations return; undefined where the value is neither. */
export function definitionCalls(value: CSharpValue | undefined): readonly DefinitionCall[] | undefined {
  const object = knownObject(value);
  return object && calls.get(object);
}

function define(name: string): NativeMember {
  return (call) => definitionOf([callOf(name, call)], call);
}

function goOn(name: string): NativeMember {
  return (call) => {
    const { receiver, type, place } = call;
    const before = definitionCalls(receiver);
    if (before !== undefined) return definitionOf([...before, callOf(name, call)], call);
    if (receiver?.kind === "unknown") return receiver;
    const reason =
      receiver !== undefined && isNull(receiver)
        ? "it goes on from one that is still null, because it is initialised below"
        : "it goes on from one of several values, chosen at run time";
    return unknownValue(reason, place, type);
  };
}

function callOf(name: string, { typeArguments, place, argument }: NativeCall): DefinitionCall {
  return { name, typeArguments, place, argument };
}

function definitionOf(chain: readonly DefinitionCall[], { type, place }: NativeCall): CSharpValue {
  const object = { type: type?.type, place };
  calls.set(object, chain);
  return objectValue(object);
}

const methods: ReadonlyMap<string, string> = new Map([
  ["Get", "GET"],
  ["Post", "POST"],
  ["Put", "PUT"],
  ["Patch", "PATCH"],
  ["Delete", "DELETE"],
  ["Head", "HEAD"],
  ["Options", "OPTIONS"],
  ["File", "GET"],
]);

export function definitionFields(
  value: CSharpValue | undefined,
): { readonly method: CSharpValue; readonly route: CSharpValue } | undefined {
  const [first] = definitionCalls(value) ?? [];
  const method = first && (first.argument("method") ?? fixedMethod(first.name));
  const route = first?.argument("route");
  return method === undefined || route === undefined ? undefined : { method, route };
}

function fixedMethod(name: string): CSharpValue | undefined {
  const method = methods.get(name);
  return method === undefined ? undefined : stringValue(method);
}

/** Code that is not known may say anything of the operation. */
export function givenDefinition({ receiver, name, type, place }: OutsideCall): CSharpValue | undefined {
  if (definitionCalls(receiver) === undefined) return undefined;
  return unknownValue(`the body of ${name} is not in the source`, place, type);
}

function part(name: "method" | "route"): NativeMember {
  return ({ receiver, type, place }) =>
    definitionFields(receiver)?.[name] ?? unknownValue("the operation is not known", place, type);
}

const builders = [
  "Returns",
  "ReturnsRange",
  "ReturnsDefault",
  "Status",
  "StatusRange",
  "StatusDefault",
  "Produces",
  "ProducesRange",
  "ProducesDefault",
  "ResponseHeader",
  "ResponseExample",
  "Summary",
  "Description",
  "OperationId",
  "Tags",
  "Callback",
  "Deprecated",
  "Consumes",
  "Anonymous",
  "Secure",
  "AndSecure",
  "QueryAuth",
];

/** Those that only some kinds of operations have. */
const furtherBuilders: readonly (readonly [type: string, names: readonly string[]])[] = [
  ["Operation", ["Accepts", "AcceptsFile"]],
  ["Operation`1", ["AcceptsFile", "ContentType"]],
  ["Operation`2", ["FormEncoded", "AcceptsFile", "ContentType", "RequestExample"]],
  ["InputOperation`1", ["FormEncoded", "AcceptsFile", "RequestExample"]],
  ["FileOperation", ["ContentType"]],
  ["FileOperation`1", ["ContentType"]],
];

export const definitionMembers: MemberTable = {
  methods: Object.fromEntries([
    ...[...methods.keys(), "Method", "Answer"].map((name) => [`M:Tenon.Define.${name}`, define(name)]),
    ...[["OperationDefinition`1", builders] as const, ...furtherBuilders].flatMap(([type, names]) =>
      names.map((name) => [`M:Tenon.${type}.${name}`, goOn(name)]),
    ),
  ]),
  properties: {
    "P:Tenon.OperationDefinition.Method": part("method"),
    "P:Tenon.OperationDefinition.Route": part("route"),
  },
};
