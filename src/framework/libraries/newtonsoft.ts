/** The settings of Newtonsoft.Json, in MVC and in hubs. */
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  booleanValue,
  type CSharpValue,
  type HeapObject,
  knownObject,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  readNamed,
} from "../../csharp/execution/index.js";
import { emptyList } from "../dotnet/collections.js";
import { hostOf } from "../host.js";
import type { MemberTable } from "../member-table.js";

const serialization = "Newtonsoft.Json.Serialization";

function make({ machine, place }: NativeCall, name: string, fields: ReadonlyMap<string, CSharpValue>): CSharpValue {
  const symbol = hostOf(machine).resolve(`${serialization}.${name}`);
  const object: HeapObject = { type: symbol && selfType(symbol), place };
  for (const [key, value] of fields) machine.memory.setField(object, key, { value, place });
  return objectValue(object);
}

/** Settings with the resolver that ASP.NET gives them. */
function settingsWith(resolver: (call: NativeCall) => CSharpValue): NativeProperty {
  return {
    read: (call) => {
      const object: HeapObject = { type: call.type?.type, place: call.place };
      call.machine.memory.setField(object, "ContractResolver", { value: resolver(call), place: call.place });
      return objectValue(object);
    },
    isStored: true,
  };
}

function resolverOf(call: NativeCall, strategy: string, processesKeys: CSharpValue): CSharpValue {
  const named = make(call, strategy, new Map([["ProcessDictionaryKeys", processesKeys]]));
  return make(call, "DefaultContractResolver", new Map([["NamingStrategy", named]]));
}

/** `options.UseCamelCasing(processDictionaryKeys)` and `options.UseMemberCasing()`. */
function useCasing(strategy: string): NativeMember {
  return (call) => {
    const { machine, argument, place } = call;
    const options = argument("options") ?? nullValue;
    const settings = knownObject(readNamed(machine, options, "SerializerSettings", place));
    const value = resolverOf(call, strategy, argument("processDictionaryKeys") ?? booleanValue(false));
    if (settings !== undefined) machine.memory.setField(settings, "ContractResolver", { value, place });
    return options;
  };
}

const extensions = "Microsoft.Extensions.DependencyInjection.MvcNewtonsoftJsonOptionsExtensions";

export const newtonsoftMembers: MemberTable = {
  methods: {
    [`M:${extensions}.UseCamelCasing`]: useCasing("CamelCaseNamingStrategy"),
    [`M:${extensions}.UseMemberCasing`]: useCasing("DefaultNamingStrategy"),
  },
  properties: {
    "P:Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions.SerializerSettings": settingsWith((call) =>
      resolverOf(call, "CamelCaseNamingStrategy", booleanValue(false)),
    ),
    "P:Microsoft.AspNetCore.SignalR.NewtonsoftJsonHubProtocolOptions.PayloadSerializerSettings": settingsWith((call) =>
      make(call, "CamelCasePropertyNamesContractResolver", new Map()),
    ),
    "P:Newtonsoft.Json.JsonSerializerSettings.Converters": emptyList,
  },
};
