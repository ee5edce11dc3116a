/** Carter's modules: `MapCarter` maps the routes of each below the path that its constructor hands to `CarterModule`. */

import { selfType } from "../../csharp/binding/symbols/types.js";
import { allInterfaces } from "../../csharp/binding/types/hierarchy.js";
import { lookupMembers } from "../../csharp/binding/types/member-lookup.js";
import { call, fieldOf, type NativeMember, nullValue } from "../../csharp/execution/index.js";
import { makeGroup } from "../aspnet/routing.js";
import { hostOf } from "../host.js";
import { constructService } from "../hosting/service-provider.js";
import type { MemberTable } from "../member-table.js";

const mapCarter: NativeMember = ({ machine, values: [builder = nullValue], place }) => {
  for (const symbol of hostOf(machine).types) {
    const type = selfType(symbol);
    const isModule = allInterfaces(type).some((one) => one.symbol.metadataName === "Carter.ICarterModule");
    if (!isModule || symbol.isAbstract || symbol.typeKind !== "class") continue;
    const method = lookupMembers(type, "AddRoutes").find(({ member }) => member.kind === "method")?.member;
    if (method?.kind !== "method") continue;
    const self = constructService(machine, type, place);
    const path = fieldOf(machine, self, "(basePath)");
    const routes = path === undefined ? builder : makeGroup(machine, builder, path, undefined, place);
    call(machine, { method, self, values: [routes], typeArguments: [], declaredIn: undefined, place });
  }
  return builder;
};

export const carterMembers: MemberTable = {
  methods: { "M:Carter.CarterExtensions.MapCarter": mapCarter },
};
