/** How Tenon's own library sets up JSON. */
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  addElement,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  knownObject,
  type NativeMember,
  nullValue,
  type Place,
  readNamed,
  stringValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { addConfiguring } from "../hosting/options.js";
import type { MemberTable } from "../member-table.js";

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
    const serializerOptions = readNamed(machine, options, serializer, place);
    const object = knownObject(serializerOptions);
    if (serializerOptions === undefined || object === undefined) continue;
    const policy = hostOf(machine).singleton("System.Text.Json.JsonNamingPolicy.CamelCase", undefined);
    machine.memory.setField(object, "PropertyNamingPolicy", { value: policy, place });
    machine.memory.setField(object, "RespectRequiredConstructorParameters", { value: booleanValue(true), place });
    refuseNumbersInText(machine, serializerOptions, object, place);
    const converters = readNamed(machine, serializerOptions, "Converters", place);
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

export const contractJsonMembers: MemberTable = {
  methods: {
    "M:Tenon.ContractJsonServiceCollectionExtensions.AddContractJson": addContractJson,
  },
};
