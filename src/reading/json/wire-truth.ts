/** Warns where what the server is set to write is not what is generated. */
import type { Service } from "../../contract/contract.js";
import { compareOrdinal } from "../../contract/order.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { enumNamesOf, isKnownPolicy, type JsonStack } from "../../server/json-settings.js";
import { firstUseOf } from "../types/declarations/first-uses.js";
import type { TypeTable, WholeTypeTable } from "../types/type-table.js";

interface UsedStack {
  readonly stack: JsonStack;
  readonly server: string;
}

/** `hasHandlers`: some operations are handlers of a minimal API. */
export function reportWireTruth(table: WholeTypeTable, services: readonly Service[], hasHandlers: boolean): void {
  const { json, sink } = table.context;
  const enums = [...table.enumsBySettings].sort((a, b) => compareOrdinal(a.metadataName, b.metadataName));
  const values = [...table.valuesBySettings].sort((a, b) =>
    compareOrdinal(a.symbol.metadataName, b.symbol.metadataName),
  );
  const stacks = usedStacks(table, services, hasHandlers);
  if (stacks.length === 0) {
    const first = enums[0] ?? values[0]?.symbol;
    if (first !== undefined && !json.mvc.contractJson)
      sink.report(diagnostic("jsonSettingsNotFound", firstUseOf(table, first), {}));
    return;
  }
  for (const { stack, server } of stacks) {
    // Reported where the other library is set up.
    if (stack.library !== "System.Text.Json") continue;
    const { dictionaryKeyPolicy, enumNamingPolicy, namingPolicy } = stack;
    if (namingPolicy !== undefined) {
      sink.report(diagnostic("namingPolicyDiffers", namingPolicy.location, { server, policy: namingPolicy.value }));
    }
    if (dictionaryKeyPolicy !== undefined) {
      sink.report(
        diagnostic("dictionaryKeyPolicy", dictionaryKeyPolicy.location, { policy: dictionaryKeyPolicy.value }),
      );
    }
    if (enumNamingPolicy !== undefined && enums.length > 0) {
      sink.report(diagnostic("enumPolicyDiffers", enumNamingPolicy.location, { policy: enumNamingPolicy.value }));
    }
    if (stack.preservesReferences !== undefined)
      sink.report(diagnostic("referencesPreserved", stack.preservesReferences.location, { server }));
    for (const symbol of enums) {
      if (enumNamesOf(stack, symbol.metadataName) === undefined)
        sink.report(diagnostic("enumWrittenAsNumber", firstUseOf(table, symbol), { type: symbol.name, server }));
    }
    if (!stack.contractJson) {
      for (const { symbol, primitive } of values) {
        sink.report(
          diagnostic("valueObjectWrittenAsObject", firstUseOf(table, symbol), { type: symbol.name, primitive, server }),
        );
      }
    }
  }
}

/** With types that follow the wire: what is set, and cannot be followed. */
export function reportUnfollowed({ context: { json, sink } }: TypeTable): void {
  const stacks = [
    ...(json.usesMvc ? [{ stack: json.mvc, server: "MVC" }] : []),
    ...(json.usesHttp ? [{ stack: json.http, server: "the minimal API" }] : []),
  ];
  for (const { stack, server } of stacks) {
    const { namingPolicy, enumNamingPolicy, preservesReferences } = stack;
    if (namingPolicy !== undefined && !isKnownPolicy(namingPolicy.value))
      sink.report(diagnostic("namingPolicyDiffers", namingPolicy.location, { server, policy: namingPolicy.value }));
    if (enumNamingPolicy !== undefined && !isKnownPolicy(enumNamingPolicy.value))
      sink.report(diagnostic("enumPolicyDiffers", enumNamingPolicy.location, { policy: enumNamingPolicy.value }));
    if (preservesReferences !== undefined)
      sink.report(diagnostic("referencesPreserved", preservesReferences.location, { server }));
  }
}

/** Controllers are written by MVC, handlers by the minimal API; a contract by whatever its implementations use. */
function usedStacks(
  { context: { json } }: TypeTable,
  services: readonly Service[],
  hasHandlers: boolean,
): readonly UsedStack[] {
  const controllers = services.some((service) => service.source === "controller" && service.operations.length > 0);
  const stacks: UsedStack[] = [];
  if (json.usesMvc) stacks.push({ stack: json.mvc, server: "MVC" });
  const others = services.some((service) => service.source === "contract" && service.operations.length > 0);
  if (json.usesHttp && (others || hasHandlers || !controllers))
    stacks.push({ stack: json.http, server: "the minimal API" });
  return stacks;
}
