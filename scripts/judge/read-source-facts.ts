/** The only file of the judge that knows how Tenon reads: sources in, the judge's terms out. */
import { type LoadInput, type LoadOptions, load } from "../../src/csharp/load.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { hostPrefixes } from "../../src/host/function-apps.js";
import { readContract } from "../../src/reading/contract/read-contract.js";
import { readProgram } from "../../src/reading/program-reading.js";
import { readServer } from "../../src/reading/server/read-server.js";
import type { Endpoint } from "../../src/server/endpoint.js";
import { type JsonStack, namesAsWritten } from "../../src/server/json-settings.js";
import { defaultReadingOptions } from "../../test/reading/default-options.js";
import { judgeName } from "./shapes.js";
import type { SourceEndpoint, SourceFacts, SourceOperation, SourceStack } from "./source-facts.js";

const data = new Map<string, Buffer>();
/** The names of the reference packs, for all the servers of one run. */
const names: NonNullable<LoadOptions["names"]> = {
  build: "judge",
  kept: { read: (name) => data.get(name), write: (name, bytes) => void data.set(name, Buffer.from(bytes)) },
};

/** The reasons where Tenon reads nothing. */
export function readSourceFacts(
  input: LoadInput,
  framework: string | undefined,
): SourceFacts | { readonly failures: readonly string[] } {
  const bag = new DiagnosticBag();
  const fileSystem = nodeFileSystem();
  const workspace = load(
    input,
    { names, framework, configuration: undefined, properties: {}, environment: process.env, platform: "linux" },
    fileSystem,
    bag,
  );
  if (workspace === undefined) return { failures: bag.all.map(({ code, message }) => `${code}: ${message}`) };
  const program = readProgram(workspace);
  const apps = workspace.projects.filter(({ isRoot }) => isRoot).map(({ project }) => project);
  const hosts = hostPrefixes(apps, { fileSystem, variables: process.env });
  const server = readServer(program, hosts, "whole", bag);
  const json = program.json(bag);
  // Every endpoint is an operation, marked or not: a server that knows nothing of Tenon is read whole.
  const options = { ...defaultReadingOptions, served: { include: [], exclude: [] } };
  const { contract, leftOut } = readContract(program, options, hosts, { sink: bag, routeSink: bag });
  return {
    contract,
    endpoints: server.endpoints.map(sourceEndpoint),
    operations: contract.services.flatMap((service) =>
      service.operations.map(
        (operation): SourceOperation => ({
          handler: operation.declaredBy === undefined ? undefined : handlerName(operation.declaredBy.id),
          method: operation.method,
          routes: [operation.route.template, ...operation.otherRoutes.map((route) => route.template)],
          stack: service.source === "controller" ? "mvc" : "http",
          inputs: operation.inputs,
          responses: operation.responses,
          security: operation.security,
          place: operation.location,
        }),
      ),
    ),
    typeNames: new Set(program.types.map(({ metadataName }) => judgeName(metadataName))),
    stacks: { mvc: sourceStack(json.mvc), http: sourceStack(json.libraries[0]?.stack ?? json.http) },
    types: new Map(contract.types.map((type) => [judgeName(type.id), type])),
    diagnostics: [...bag.all, ...leftOut],
    leftOut,
  };
}

function sourceEndpoint(endpoint: Endpoint): SourceEndpoint {
  const { handler, route, parameters } = endpoint;
  return {
    kind: endpoint.source,
    methods: endpoint.methods,
    route: route.kind === "unknown" ? undefined : route.template,
    written: route.kind === "unknown" ? route.text : route.template,
    // `Acme.TasksController.Get(Guid)`, and a place behind it where that is needed to tell it apart.
    handler: handler === undefined ? undefined : handlerName(handler.id),
    parameters: parameters.map(({ name, givenName, source, location }) => ({
      name,
      wireName: givenName ?? name,
      place: source,
      location,
    })),
    place: endpoint.location,
    isHidden: endpoint.isHidden,
    isAnnounced: route.kind === "known" && route.changedBy !== undefined,
  };
}

function handlerName(id: string): string {
  return judgeName(id).replace(/\(.*$/s, "");
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
    unread: stack.unread,
  };
}

function policyName(policy: string): string {
  return policy === namesAsWritten ? "none" : policy;
}
