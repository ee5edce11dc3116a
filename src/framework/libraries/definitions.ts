/** Tenon's definitions of operations: a method and a route, whatever else is said of them. */
import {
  type CSharpMachine,
  type CSharpValue,
  knownObject,
  type NativeMember,
  nullValue,
  type OutsideCall,
  objectValue,
  stringValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import type { MemberTable } from "../member-table.js";

const keys = { method: "definition method", route: "definition route" };

/** `Define.Get<Task>("/tasks/{id}")`. */
function define(method?: string): NativeMember {
  return ({ machine, argument, type, place }) => {
    const object = { type: type?.type, place };
    const value = method === undefined ? (argument("method") ?? nullValue) : stringValue(method);
    machine.memory.setField(object, keys.method, { value, place });
    machine.memory.setField(object, keys.route, { value: argument("route") ?? nullValue, place });
    return objectValue(object);
  };
}

export function definitionFields(
  machine: CSharpMachine,
  value: CSharpValue | undefined,
): { readonly method: CSharpValue; readonly route: CSharpValue } | undefined {
  const object = knownObject(value);
  const method = object && machine.memory.field(object, keys.method)?.value;
  const route = object && machine.memory.field(object, keys.route)?.value;
  return method === undefined || route === undefined ? undefined : { method, route };
}

/** `.Tags("x")` and the like say more of the same operation. */
export function givenDefinition(machine: CSharpMachine, { receiver }: OutsideCall): CSharpValue | undefined {
  return definitionFields(machine, receiver) === undefined ? undefined : receiver;
}

function part(name: "method" | "route"): NativeMember {
  return ({ machine, receiver, type, place }) =>
    definitionFields(machine, receiver)?.[name] ?? unknownValue("the operation is not known", place, type);
}

const verbs = ["Get", "Post", "Put", "Patch", "Delete", "Head", "Options"];

export const definitionMembers: MemberTable = {
  methods: {
    ...Object.fromEntries(verbs.map((verb) => [`M:Tenon.Define.${verb}`, define(verb.toUpperCase())])),
    "M:Tenon.Define.File": define("GET"),
    "M:Tenon.Define.Method": define(),
  },
  properties: {
    "P:Tenon.OperationDefinition.Method": { read: part("method"), isStored: false },
    "P:Tenon.OperationDefinition.Route": { read: part("route"), isStored: false },
  },
};
