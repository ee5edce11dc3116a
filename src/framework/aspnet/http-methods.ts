/** The names of HTTP methods. */
import { type NativeMember, stringValue } from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import type { MemberTable } from "../member-table.js";

const names = ["Get", "Post", "Put", "Patch", "Delete", "Head", "Options", "Trace", "Connect"];
const methodClass = "System.Net.Http.HttpMethod";

/** `HttpMethod.Get`: an object whose text is its name. */
function method(name: string): NativeMember {
  return ({ machine, type }) => hostOf(machine).singleton(`${methodClass}.${name}`, type?.type);
}

const text: NativeMember = ({ machine, receiver, type, place }) => {
  const name = receiver?.kind === "object" ? hostOf(machine).nameOf(receiver.object) : undefined;
  return name === undefined
    ? { kind: "unknown", type, reason: "the method is not known", place }
    : stringValue(name.slice(methodClass.length + 1).toUpperCase());
};

function fixed(value: string): NativeMember {
  return () => stringValue(value);
}

export const httpMethodMembers: MemberTable = {
  methods: { [`M:${methodClass}.ToString`]: text },
  properties: {
    ...Object.fromEntries(
      names.filter((name) => name !== "Connect").map((name) => [`P:${methodClass}.${name}`, method(name)]),
    ),
    [`P:${methodClass}.Method`]: text,
  },
  fields: {
    ...Object.fromEntries(
      names.map((name) => [`F:Microsoft.AspNetCore.Http.HttpMethods.${name}`, fixed(name.toUpperCase())]),
    ),
  },
};
