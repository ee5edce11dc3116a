/** What an endpoint of FastEndpoints sends and asks for: each call is kept with its arguments. */
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  type CSharpMachine,
  type CSharpValue,
  fieldOf,
  type HeapObject,
  type NativeMember,
  type NativeProperty,
  nullValue,
  type OutsideCall,
  objectValue,
  Thrown,
  unknownValue,
} from "../../csharp/execution/index.js";
import { requestOf } from "../aspnet/request.js";
import { type MemberTable, sameForMethods } from "../member-table.js";

/** `Ok` of `Send.OkAsync(…)` and of older versions' `SendOkAsync(…)`; `Response` of `SendAsync(…)`. */
function sendingName({ name, containingType }: MethodSymbol): string | undefined {
  if (containingType.namespace !== "FastEndpoints") return undefined;
  const stem = name.replace(/Async$/, "");
  if (containingType.name === "ResponseSender") return stem;
  if (name === "ThrowError" || name === "ThrowIfAnyErrors") return "ThrowError";
  if (!stem.startsWith("Send")) return undefined;
  return stem === "Send" ? "Response" : stem.slice("Send".length);
}

/** Undefined for what sends nothing. */
export function givenSend(machine: CSharpMachine, call: OutsideCall): CSharpValue | undefined {
  const { method, place, types, type } = call;
  const request = requestOf(machine);
  const name = method && sendingName(method);
  if (method === undefined || request === undefined || name === undefined) return undefined;
  const offset = method.isExtension ? 1 : 0;
  const argument = (...names: readonly string[]) => {
    const at = method.parameters.findIndex((one) => names.includes(one.name)) - offset;
    const value = at < 0 ? undefined : call.values[at];
    return value === undefined ? undefined : { value, written: call.written?.[at] };
  };
  const written = { kind: "sent", name, place, types, argument } as const;
  // It may throw or not: what comes behind goes on.
  if (method.name === "ThrowIfAnyErrors") request.note(written);
  else request.write(written);
  if (method.name === "ThrowError") throw new Thrown(unknownValue("the request is refused", place));
  return unknownValue("it is a task", place, type);
}

const responseKey = "(response)";

/** `Response.Items = …`: what is set there is sent in the end. */
const response: NativeProperty = {
  read: ({ machine, receiver, type, place }) => {
    const made: HeapObject = { type: type?.type, place };
    machine.memory.begin(made);
    if (receiver?.kind === "object") machine.memory.setField(receiver.object, responseKey, { value: nullValue, place });
    return objectValue(made);
  },
  write: ({ machine, receiver, place }, value) => {
    if (receiver?.kind === "object") machine.memory.setField(receiver.object, responseKey, { value, place });
  },
};

/** Whether an endpoint has a response of its own that is sent when nothing else is. */
export function setsResponse(machine: CSharpMachine, endpoint: CSharpValue): boolean {
  return fieldOf(machine, endpoint, responseKey) !== undefined;
}

/** `Route<int>("id")` */
const asks: NativeMember = (call) => {
  requestOf(call.machine)?.asked.push(call);
  return unknownValue("it comes from the request", call.place, call.type);
};

export const sendMembers: MemberTable = {
  methods: sameForMethods("FastEndpoints.Endpoint`2", ["Route", "Query"], asks),
  properties: { "P:FastEndpoints.Endpoint`2.Response": response },
};
