import type { Service } from "../../../contract/contract.js";
import { type Hub, type HubMember, typesOfHubMember } from "../../../contract/hub.js";
import type { TypeDeclaration } from "../../../contract/type-declaration.js";
import type { TypeId } from "../../../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { endlessTypes } from "./endless-types.js";
import { typesOfOperation, typesReaching } from "./reachable-types.js";
import { unfoldingTypes } from "./unfolding-types.js";

/** Types that cannot be generated, and all that hold one of them. */
export interface BrokenTypes {
  readonly all: ReadonlySet<TypeId>;
  /** Of these, the ones that nothing which follows types gets done with. */
  readonly endless: ReadonlySet<TypeId>;
}

/** `unread`: those with an error of their own. */
export function brokenTypes(
  unread: ReadonlySet<TypeId>,
  declarations: readonly TypeDeclaration[],
  sink: DiagnosticSink,
): BrokenTypes {
  const growing = endlessTypes(declarations);
  for (const { id, csharpName, location } of declarations)
    if (growing.has(id)) sink.report(diagnostic("typeEndless", location, { type: csharpName }));
  const unfolding = unfoldingTypes(declarations, growing);
  for (const { csharpName, location } of unfolding)
    sink.report(diagnostic("typeUnfolds", location, { type: csharpName }));
  const endless = new Set([...growing, ...unfolding.map(({ id }) => id)]);
  const all = new Set([...unread, ...endless]);
  return {
    all: all.size === 0 ? all : typesReaching(all, declarations),
    endless: endless.size === 0 ? endless : typesReaching(endless, declarations),
  };
}

/** A type that cannot be read takes the operations that use it along; each of them is named. */
export function withoutBroken(
  services: readonly Service[],
  { all }: BrokenTypes,
  declarations: readonly TypeDeclaration[],
  sink: DiagnosticSink,
): readonly Service[] {
  if (all.size === 0) return services;
  const names = new Map(declarations.map(({ id, csharpName }) => [id, csharpName]));
  return services.map((service) => ({
    ...service,
    operations: service.operations.filter((operation) => {
      const broken = typesOfOperation(operation).find((id) => all.has(id));
      if (broken === undefined) return true;
      const label = `${service.csharpName}.${operation.csharpName}`;
      const parameters = { operation: label, type: names.get(broken) ?? broken };
      sink.report(diagnostic("operationOfBrokenType", operation.location, parameters));
      return false;
    }),
  }));
}

/** The same for what is called on hubs and on their clients. */
export function hubsWithoutBroken(hubs: readonly Hub[], { all }: BrokenTypes): readonly Hub[] {
  if (all.size === 0) return hubs;
  const isWhole = (member: HubMember): boolean => !typesOfHubMember(member).some((id) => all.has(id));
  return hubs.map((hub) => ({ ...hub, methods: hub.methods.filter(isWhole), events: hub.events.filter(isWhole) }));
}

export function withoutEndless(ids: readonly TypeId[], { endless }: BrokenTypes): readonly TypeId[] {
  return endless.size === 0 ? ids : ids.filter((id) => !endless.has(id));
}
