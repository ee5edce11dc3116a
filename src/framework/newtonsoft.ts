/** The settings of Newtonsoft.Json in MVC. */
import {
  type HeapObject,
  knownObject,
  makeList,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  readNamed,
} from "../csharp/execution/index.js";
import type { MemberTable } from "./member-table.js";

const settings: NativeProperty = {
  read: ({ type, place }) => objectValue({ type: type?.type, place } satisfies HeapObject),
  isStored: true,
};

const converters: NativeProperty = {
  read: ({ machine, type, place }) => makeList(machine, type?.type, { elements: [], rest: undefined }, place),
  isStored: true,
};

/** Where the settings keep a casing that was set by a call. */
export const casingKey = "(casing)";

/** `options.UseCamelCasing(processDictionaryKeys)` and `options.UseMemberCasing()`. */
const useCasing: NativeMember = ({ machine, argument, place }) => {
  const options = argument("options") ?? nullValue;
  const object = knownObject(readNamed(machine, options, "SerializerSettings", place));
  const value = argument("processDictionaryKeys") ?? nullValue;
  if (object !== undefined) machine.memory.setField(object, casingKey, { value, place });
  return options;
};

const extensions = "Microsoft.Extensions.DependencyInjection.MvcNewtonsoftJsonOptionsExtensions";

export const newtonsoftMembers: MemberTable = {
  methods: {
    [`M:${extensions}.UseCamelCasing`]: useCasing,
    [`M:${extensions}.UseMemberCasing`]: useCasing,
  },
  properties: {
    "P:Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions.SerializerSettings": settings,
    "P:Newtonsoft.Json.JsonSerializerSettings.Converters": converters,
  },
};
