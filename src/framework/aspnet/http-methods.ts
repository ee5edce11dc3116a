/** The names of HTTP methods. */
import { type NativeProperty, stringValue } from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import type { MemberTable } from "../member-table.js";

const names = ["Get", "Post", "Put", "Patch", "Delete", "Head", "Options", "Trace", "Connect"];
const methodClass = "System.Net.Http.HttpMethod";

/** `HttpMethod.Get`: an object whose text is its name. */
function method(name: string): NativeProperty {
  return {
    read: ({ machine, type }) => hostOf(machine).singleton(`${methodClass}.${name}`, type?.type),
    isStored: false,
  };
}

const text: NativeProperty["read"] = ({ machine, receiver, type, place }) => {
  const name = receiver?.kind === "object" ? hostOf(machine).nameOf(receiver.object) : undefined;
  return name === undefined
    ? { kind: "unknown", type, reason: "the method is not known", place }
    : stringValue(name.slice(methodClass.length + 1).toUpperCase());
};

function fixed(value: string): NativeProperty {
  return { read: () => stringValue(value), isStored: false };
}

export const httpMethodMembers: MemberTable = {
  methods: { [`M:${methodClass}.ToString`]: text },
  properties: {
    ...Object.fromEntries(
      names.filter((name) => name !== "Connect").map((name) => [`P:${methodClass}.${name}`, method(name)]),
    ),
    [`P:${methodClass}.Method`]: { read: text, isStored: false },
  },
  fields: {
    ...Object.fromEntries(
      names.map((name) => [`F:Microsoft.AspNetCore.Http.HttpMethods.${name}`, fixed(name.toUpperCase())]),
    ),
  },
};
