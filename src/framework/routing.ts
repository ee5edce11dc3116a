/** Minimal APIs, as far as anything asks today: that there are some. */
import type { NativeMember } from "../csharp/execution/index.js";
import { nullValue } from "../csharp/execution/index.js";
import { hostOf } from "./host.js";
import { type MemberTable, sameForMethods } from "./member-table.js";

export const usesHttp: NativeMember = ({ machine, type, place }) => {
  const host = hostOf(machine);
  host.uses.http = true;
  host.mapsEndpoints = true;
  return { kind: "unknown", type, reason: "the endpoint is read elsewhere", place };
};

/** A group maps where what it was made on does. */
const group: NativeMember = ({ values: [endpoints = nullValue] }) => endpoints;

export const routingMembers: MemberTable = {
  methods: {
    ...sameForMethods(
      "Microsoft.AspNetCore.Builder.EndpointRouteBuilderExtensions",
      ["MapGet", "MapPost", "MapPut", "MapPatch", "MapDelete", "Map", "MapMethods", "MapFallback"],
      usesHttp,
    ),
    "M:Microsoft.AspNetCore.Builder.EndpointRouteBuilderExtensions.MapGroup": group,
  },
};
