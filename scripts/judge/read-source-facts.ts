/** The only file of the judge that knows how Tenon reads: sources in, the judge's terms out. */
import type { LoadInput } from "../../src/csharp/load.js";
import { load } from "../../src/csharp/load.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { readServedEndpoints } from "../../src/reading/endpoints/read-served-endpoints.js";
import type { ServedEndpoint } from "../../src/reading/endpoints/served-endpoint.js";
import { type JsonStack, namesAsWritten } from "../../src/reading/json/json-settings.js";
import { readJsonSettings } from "../../src/reading/json/read-json-settings.js";
import { readContract } from "../../src/reading/read-contract.js";
import { defaultReadingOptions } from "../../src/reading/reading-options.js";
import { judgeName } from "./shapes.js";
import type { SourceEndpoint, SourceFacts, SourceOperation, SourceStack } from "./source-facts.js";

/** Undefined, with the reasons, where Tenon reads nothing. */
export function readSourceFacts(
  input: LoadInput,
  framework: string | undefined,
): SourceFacts | { readonly failures: readonly string[] } {
  const bag = new DiagnosticBag();
  const workspace = load(
    input,
    { framework, configuration: undefined, properties: {}, environment: process.env, platform: "linux" },
    nodeFileSystem(),
    bag,
  );
  if (workspace === undefined) return { failures: bag.all.map(({ code, message }) => `${code}: ${message}`) };
  const endpoints = readServedEndpoints(workspace, bag).map(sourceEndpoint);
  const settings = readJsonSettings(workspace, bag);
  const { contract } = readContract(workspace, defaultReadingOptions, bag);
  return {
    endpoints,
    operations: contract.services.flatMap((service) =>
      service.operations.map(
        (operation): SourceOperation => ({
          method: operation.method,
          routes: [operation.route.template, ...operation.otherRoutes.map((route) => route.template)],
          stack: service.source === "controller" ? "mvc" : "http",
          inputs: operation.inputs,
          responses: operation.responses,
          place: operation.location,
        }),
      ),
    ),
    stacks: { mvc: sourceStack(settings.mvc), http: sourceStack(settings.http) },
    types: new Map(contract.types.map((type) => [judgeName(type.id), type])),
    diagnostics: bag.all,
  };
}

function sourceEndpoint(endpoint: ServedEndpoint): SourceEndpoint {
  const { handler, route } = endpoint;
  const symbol = handler.kind === "method" ? handler.symbol : undefined;
  return {
    kind: endpoint.source,
    methods: endpoint.methods,
    route: route.kind === "known" ? route.template : undefined,
    handler: symbol === undefined ? undefined : `${judgeName(symbol.containingType.metadataName)}.${symbol.name}`,
    place: endpoint.location,
    isAnnounced: route.kind === "known" && route.changedBy !== undefined,
  };
}

function sourceStack(stack: JsonStack): SourceStack {
  return {
    library: stack.library,
    namingPolicy: stack.namingPolicy === undefined ? "CamelCase" : policyName(stack.namingPolicy.value),
    dictionaryKeyPolicy: stack.dictionaryKeyPolicy === undefined ? "none" : policyName(stack.dictionaryKeyPolicy.value),
    ignoreCondition: stack.ignoreCondition,
    enumsAsNames: stack.enumsAsNames,
    referenceHandler: stack.preservesReferences === undefined ? "none" : "Preserve",
    includeFields: stack.includeFields,
    ignoreReadOnlyProperties: stack.ignoreReadOnlyProperties,
  };
}

function policyName(policy: string): string {
  return policy === namesAsWritten ? "none" : policy;
}
