/** Libraries that set up JSON: Tenon's own, and FastEndpoints, which changes a copy of the settings of minimal APIs. */
import { selfType } from "../csharp/binding/symbols/types.js";
import {
  addElement,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  copyOf,
  type HeapObject,
  invokeDelegate,
  knownObject,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  type Place,
  readNamed,
  stringValue,
} from "../csharp/execution/index.js";
import { hostOf } from "./host.js";
import type { MemberTable } from "./member-table.js";
import { addConfiguring, optionsOf } from "./options.js";
import { addMapping, routingOf } from "./routing.js";

const stacks = [
  { options: "Microsoft.AspNetCore.Mvc.JsonOptions", serializer: "JsonSerializerOptions" },
  { options: "Microsoft.AspNetCore.Http.Json.JsonOptions", serializer: "SerializerOptions" },
];

/** The converters that `AddContractJson` adds, as one. */
export const contractConverters = "Tenon converters";

/** camelCase, whatever was set before, and its converters behind those that are there. */
const addContractJson: NativeMember = ({ machine, argument, place }) => {
  const services = argument("services") ?? nullValue;
  for (const { options } of stacks) {
    const action: CSharpValue = {
      kind: "delegate",
      target: { kind: "native", run: ([given = nullValue]) => setContractJson(machine, given, place) },
    };
    addConfiguring(machine, services, { options, name: stringValue(""), action, isLate: false }, place);
  }
  return services;
};

function setContractJson(machine: CSharpMachine, options: CSharpValue, place: Place): CSharpValue {
  for (const { serializer } of stacks) {
    const given = readNamed(machine, options, serializer, place);
    const object = knownObject(given);
    if (given === undefined || object === undefined) continue;
    const policy = hostOf(machine).singleton("System.Text.Json.JsonNamingPolicy.CamelCase", undefined);
    machine.memory.setField(object, "PropertyNamingPolicy", { value: policy, place });
    machine.memory.setField(object, "RespectRequiredConstructorParameters", { value: booleanValue(true), place });
    refuseNumbersInText(machine, given, object, place);
    const converters = readNamed(machine, given, "Converters", place);
    const converter = hostOf(machine).singleton(contractConverters, undefined);
    if (converters !== undefined) addElement(machine, converters, converter, place);
  }
  return nullValue;
}

/** Of ASP.NET's own setting alone: whoever sets another wants it. */
function refuseNumbersInText(machine: CSharpMachine, options: CSharpValue, object: HeapObject, place: Place): void {
  const current = readNamed(machine, options, "NumberHandling", place);
  const isSet = current?.kind === "constant" && current.constant.kind === "enum" && current.constant.value > 1n;
  const numbers = hostOf(machine).resolve("System.Text.Json.Serialization.JsonNumberHandling");
  if (isSet || numbers === undefined) return;
  const constant = { kind: "enum", type: selfType(numbers), value: 0n, members: ["Strict"] } as const;
  machine.memory.setField(object, "NumberHandling", { value: { kind: "constant", constant }, place });
}

const httpOptions = "Microsoft.AspNetCore.Http.Json.JsonOptions";

/** `app.UseFastEndpoints(c => …)`: its options are a copy of those of minimal APIs. */
const useFastEndpoints =
  (name: string): NativeMember =>
  (call) => {
    const { machine, place } = call;
    const host = hostOf(machine);
    host.uses.http = true;
    const action = call.argument("configAction") ?? nullValue;
    const config: HeapObject = { type: call.delegateTypes(1)[0]?.type, place };
    if (action.kind === "delegate") invokeDelegate(machine, action, [objectValue(config)], place);
    host.fastEndpoints = { config, place };
    routingOf(machine).runsRoutes = true;
    addMapping(
      machine,
      {
        kind: "fastEndpoints",
        call: name,
        place,
        builder: call.values[0] ?? nullValue,
        argument: call.argument,
        time: "inTime",
      },
      undefined,
    );
    return call.values[0] ?? nullValue;
  };

const fastSerializer: NativeProperty = {
  read: ({ type, place }) => objectValue({ type: type?.type, place }),
  isStored: true,
};

const fastOptions: NativeProperty = {
  read: ({ machine, type, place }) => {
    const symbol = hostOf(machine).resolve(httpOptions);
    if (symbol === undefined) return objectValue({ type: type?.type, place });
    const options = optionsOf(machine, selfType(symbol), place);
    const copy = copyOf(machine, readNamed(machine, options, "SerializerOptions", place) ?? nullValue);
    const converters = readNamed(machine, copy, "Converters", place);
    const object = knownObject(copy);
    if (converters !== undefined && object !== undefined)
      machine.memory.setField(object, "Converters", { value: copyOf(machine, converters), place });
    return copy;
  },
  isStored: true,
};

export const libraryMembers: MemberTable = {
  methods: {
    "M:Tenon.ContractJsonServiceCollectionExtensions.AddContractJson": addContractJson,
    "M:FastEndpoints.MainExtensions.UseFastEndpoints": useFastEndpoints("UseFastEndpoints"),
    "M:FastEndpoints.MainExtensions.MapFastEndpoints": useFastEndpoints("MapFastEndpoints"),
  },
  properties: {
    "P:FastEndpoints.Config.Serializer": fastSerializer,
    "P:FastEndpoints.SerializerOptions.Options": fastOptions,
  },
};
