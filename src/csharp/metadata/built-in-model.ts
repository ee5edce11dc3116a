/** The types that contracts are written with, for where no assembly has them: C# declarations, read like any other source. */
import { cachedBy } from "../../caching/cache.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { createCompilation } from "../binding/compilation/compilation.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import { parse } from "../syntax/index.js";
import aspVersioning from "./model/asp-versioning.cs?raw";
import aspNetCoreApplicationModels from "./model/aspnetcore-application-models.cs?raw";
import aspNetCoreHosting from "./model/aspnetcore-hosting.cs?raw";
import aspNetCoreHttp from "./model/aspnetcore-http.cs?raw";
import aspNetCoreHttpResults from "./model/aspnetcore-http-results.cs?raw";
import aspNetCoreMvc from "./model/aspnetcore-mvc.cs?raw";
import aspNetCoreMvcAttributes from "./model/aspnetcore-mvc-attributes.cs?raw";
import aspNetCoreMvcResults from "./model/aspnetcore-mvc-results.cs?raw";
import azureFunctions from "./model/azure-functions.cs?raw";
import carter from "./model/carter.cs?raw";
import collections from "./model/collections.cs?raw";
import componentModel from "./model/component-model.cs?raw";
import dotnet11 from "./model/dotnet-11.cs?raw";
import entityFramework from "./model/entity-framework.cs?raw";
import extensions from "./model/extensions.cs?raw";
import fastEndpoints from "./model/fast-endpoints.cs?raw";
import json from "./model/json.cs?raw";
import linq from "./model/linq.cs?raw";
import net from "./model/net.cs?raw";
import newtonsoft from "./model/newtonsoft.cs?raw";
import primitives from "./model/primitives.cs?raw";
import reflection from "./model/reflection.cs?raw";
import runtime from "./model/runtime.cs?raw";
import signalR from "./model/signalr.cs?raw";
import signalRMessagePack from "./model/signalr-message-pack.cs?raw";
import system from "./model/system.cs?raw";
import tenon from "./model/tenon.cs?raw";
import valueObjectGenerators from "./model/value-object-generators.cs?raw";

const systemTexts = Object.entries({
  primitives,
  system,
  reflection,
  runtime,
  collections,
  linq,
  json,
  dotnet11,
  componentModel,
  net,
});
const aspNetCoreTexts = Object.entries({
  aspNetCoreHttp,
  aspNetCoreHttpResults,
  aspNetCoreHosting,
  aspNetCoreMvc,
  aspNetCoreMvcResults,
  aspNetCoreMvcAttributes,
  aspNetCoreApplicationModels,
  extensions,
  signalR,
});
const frameworkTexts = new Map([...systemTexts, ...aspNetCoreTexts]);
const packageTexts = new Map(
  Object.entries({
    tenon,
    azureFunctions,
    valueObjectGenerators,
    newtonsoft,
    fastEndpoints,
    carter,
    aspVersioning,
    entityFramework,
    signalRMessagePack,
  }),
);

/** All declarations, by the name of their part. */
export const modelTexts: ReadonlyMap<string, string> = new Map([...frameworkTexts, ...packageTexts]);

/** System, collections, JSON and ASP.NET Core: used when no reference pack is installed. */
export function frameworkModel(sink: DiagnosticSink): TypeProvider {
  return lazyModel("Framework", frameworkTexts, [], sink);
}

/** Tenon, the serverless worker, Vogen, StronglyTypedId, Newtonsoft.Json's attributes, the queries of Entity Framework: used after everything that is really there. */
export function packageModel(references: readonly TypeProvider[], sink: DiagnosticSink): TypeProvider {
  return lazyModel("Packages", packageTexts, references, sink);
}

/** A test holds that the declarations are without a mistake. */
const nothingToReport: DiagnosticSink = { report: () => undefined };

/** They refer to nothing else and never change: made once, for all runs in this process. */
export const builtInFramework = frameworkModel(nothingToReport);

/** Once for each framework that they are used with. */
export const packagesBeside = cachedBy((framework: TypeProvider) => packageModel([framework], nothingToReport));

function lazyModel(
  assemblyName: string,
  texts: ReadonlyMap<string, string>,
  references: readonly TypeProvider[],
  sink: DiagnosticSink,
): TypeProvider {
  let made: TypeProvider | undefined;
  const model = (): TypeProvider => {
    made ??= createCompilation(
      {
        assemblyName,
        files: [...texts].map(([name, text]) => parse(`built-in/${name}.cs`, new TextEncoder().encode(text))),
        nullable: "enable",
        globalUsings: [],
        references,
        origin: "model",
      },
      sink,
    );
    return made;
  };
  return {
    assemblyName,
    get names() {
      return model().names;
    },
    typeByMetadataName: (name) => model().typeByMetadataName(name),
    namespaceExists: (name) => model().namespaceExists(name),
    typesInNamespace: (name) => model().typesInNamespace(name),
    extensionContainers: (namespace, method) => model().extensionContainers(namespace, method),
  };
}
