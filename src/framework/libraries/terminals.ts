/** Tenon's terminals: what a handler answers for an operation. Each keeps the operation and the arguments of its call. */

import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { TypeMap } from "../../csharp/binding/types/substitution.js";
import {
  type CSharpValue,
  type HeapObject,
  knownObject,
  type NativeCall,
  type NativeMember,
  nullValue,
  objectValue,
  type Place,
  unknownValue,
} from "../../csharp/execution/index.js";
import { argumentsOf, type MadeResult } from "../aspnet/results.js";
import { type MemberTable, sameFor } from "../member-table.js";

export interface MadeTerminal {
  readonly name: "Success" | "Respond" | "File";
  readonly operation: CSharpValue;
  /** Where it becomes a result. */
  readonly place: Place;
  readonly types: TypeMap | undefined;
  /** `Respond<T>` */
  readonly bodyType: AnnotatedType | undefined;
  argument: MadeResult["argument"];
}

/** `NotFound.With(body)`. */
export interface GivenAnswer {
  readonly answer: CSharpValue;
  readonly body: ReturnType<MadeResult["argument"]>;
  readonly types: TypeMap | undefined;
}

const endpoints = new WeakMap<HeapObject, CSharpValue>();
const terminals = new WeakMap<HeapObject, MadeTerminal>();
const given = new WeakMap<HeapObject, GivenAnswer>();
/** What the library answers to bad input is the framework's own 400, which no contract declares. */
const problems = new WeakSet<HeapObject>();

export function terminalOf(value: CSharpValue): MadeTerminal | undefined {
  const object = knownObject(value);
  return object && terminals.get(object);
}

export function givenAnswer(value: CSharpValue): GivenAnswer | undefined {
  const object = knownObject(value);
  return object && given.get(object);
}

export function isInputProblem(value: CSharpValue): boolean {
  const object = knownObject(value);
  return object !== undefined && problems.has(object);
}

function made<T>(kept: WeakMap<HeapObject, T>, call: NativeCall, value: T): CSharpValue {
  const object: HeapObject = { type: call.type?.type, place: call.place };
  call.machine.memory.begin(object);
  kept.set(object, value);
  return objectValue(object);
}

const bind: NativeMember = (call) => made(endpoints, call, call.receiver ?? nullValue);

function terminal(name: MadeTerminal["name"]): NativeMember {
  return (call) => {
    const object = knownObject(call.receiver);
    const unknown = unknownValue("the operation is not known", call.place);
    const { place, types, typeArguments } = call;
    return made(terminals, call, {
      name,
      operation: (object && endpoints.get(object)) ?? unknown,
      ...{ place, types, bodyType: typeArguments[0], argument: argumentsOf(call) },
    });
  };
}

const asResult: NativeMember = (call) => {
  const { receiver = nullValue, place, type } = call;
  const known = terminalOf(receiver);
  return known === undefined
    ? unknownValue("which terminal answers is not known", place, type)
    : made(terminals, call, { ...known, place });
};

const problem: NativeMember = ({ place }) => {
  const object: HeapObject = { type: undefined, place };
  problems.add(object);
  return objectValue(object);
};

const withBody: NativeMember = (call) =>
  made(given, call, { answer: call.receiver ?? nullValue, body: argumentsOf(call)("body"), types: call.types });

const ofEndpoints = ["Endpoint", "Endpoint`1", "FileEndpoint"].map((name) => `M:Tenon.${name}`);

export const terminalMembers: MemberTable = {
  methods: {
    ...sameFor(
      ["Operation", "Operation`1", "Operation`2", "InputOperation`1", "FileOperation", "FileOperation`1"].map(
        (name) => `M:Tenon.${name}.Bind`,
      ),
      bind,
    ),
    ...sameFor(
      ofEndpoints.map((name) => `${name}.Respond`),
      terminal("Respond"),
    ),
    ...sameFor(["M:Tenon.Endpoint.Success", "M:Tenon.Endpoint`1.Success"], terminal("Success")),
    "M:Tenon.FileEndpoint.File": terminal("File"),
    ...sameFor(["M:Tenon.Terminal.ToActionResult", "M:Tenon.Terminal.ToResult"], asResult),
    ...sameFor(["M:Tenon.InputProblem.ToActionResult", "M:Tenon.InputProblem.ToResult"], problem),
    "M:Tenon.Answer`1.With": withBody,
  },
};
