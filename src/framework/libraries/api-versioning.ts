/** Asp.Versioning: where a request has its version, as the options of the program say it. */

import type { Constant } from "../../csharp/binding/symbols/symbols.js";
import {
  type CSharpMachine,
  type CSharpValue,
  constantIn,
  type HeapObject,
  itemsOf,
  keptArguments,
  knownObject,
  makeCollection,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  stringValue,
} from "../../csharp/execution/index.js";
import { keepConfiguring, servicesOfBuilder } from "../aspnet/mvc.js";
import { hostOf } from "../host.js";
import { type MemberTable, sameFor } from "../member-table.js";

const namespace = "Asp.Versioning";
/** And of its predecessor. */
const namespaces = [namespace, "Microsoft.AspNetCore.Mvc.Versioning"];

/** That the program calls `AddApiVersioning`. */
export const versioningMark = "AddApiVersioning";

const addVersioning: NativeMember = (call) => {
  const { machine, argument, type, place } = call;
  const services = argument("services") ?? nullValue;
  hostOf(machine).mark(versioningMark, place);
  keepConfiguring(call, services, "setupAction");
  const builder: HeapObject = { type: type?.type, place };
  machine.memory.setField(builder, "Services", { value: services, place });
  return objectValue(builder);
};

const onBuilder: NativeMember = (call) => {
  const builder = call.argument("builder") ?? nullValue;
  keepConfiguring(call, servicesOfBuilder(call, builder), "setupAction");
  return builder;
};

/** `ApiVersionReader.Combine(a, b)`: all of them, as a list. */
const combine: NativeMember = ({ machine, values, type, place }) => {
  const readers = values.flatMap((value) => (value === undefined ? [] : readersIn(machine, value)));
  return makeCollection(machine, type?.type, readers, place);
};

/** One reader, or those that were combined. */
export function readersIn(machine: CSharpMachine, value: CSharpValue): readonly CSharpValue[] {
  const items = itemsOf(machine, value);
  return items === undefined ? [value] : items.elements.flatMap((one) => readersIn(machine, one.value));
}

/** The names that a reader is made with, to which more may be added. */
function names(standard: readonly string[]): NativeProperty {
  return {
    read: ({ machine, receiver, type, place }) => {
      const readers = keptArguments(machine, knownObject(receiver)).flatMap((one) => readersIn(machine, one));
      return makeCollection(machine, type?.type, readers.length > 0 ? readers : standard.map(stringValue), place);
    },
    isStored: true,
  };
}

const parameterName: NativeProperty = {
  read: ({ machine, receiver }) => keptArguments(machine, knownObject(receiver))[0] ?? stringValue("v"),
  isStored: true,
};

const firstVersion: NativeMember = ({ machine, type, place }) => {
  const object: HeapObject = { type: type?.type, place };
  machine.memory.setField(object, "(version)", { value: stringValue("1.0"), place });
  return objectValue(object);
};

/** What a version is made of: `new ApiVersion(1, 0)`. */
export function versionParts(machine: CSharpMachine, value: CSharpValue): readonly (Constant | undefined)[] {
  return keptArguments(machine, knownObject(value)).map(constantIn);
}

/** Whoever asks for them sets versions by rules of its own. */
const conventions: NativeProperty = {
  read: ({ type, place }) => objectValue({ type: type?.type, place }),
  isStored: true,
};

const extensions = "Microsoft.Extensions.DependencyInjection";
const builders = `${extensions}.IApiVersioningBuilderExtensions`;

export const apiVersioningMembers: MemberTable = {
  methods: {
    [`M:${extensions}.IServiceCollectionExtensions.AddApiVersioning`]: addVersioning,
    ...sameFor([`M:${builders}.AddMvc`, `M:${builders}.AddApiExplorer`], onBuilder),
    ...sameFor(
      namespaces.map((name) => `M:${name}.ApiVersionReader.Combine`),
      combine,
    ),
  },
  properties: {
    ...Object.fromEntries(
      namespaces.flatMap((name) => [
        [`P:${name}.QueryStringApiVersionReader.ParameterNames`, names(["api-version"])],
        [`P:${name}.HeaderApiVersionReader.HeaderNames`, names([])],
        [`P:${name}.MediaTypeApiVersionReader.ParameterName`, parameterName],
      ]),
    ),
    [`P:${namespace}.ApiVersion.Default`]: firstVersion,
    ...sameFor(
      ["ApiVersioningOptions", "MvcApiVersioningOptions"].map((type) => `P:${namespace}.${type}.Conventions`),
      conventions,
    ),
  },
};
