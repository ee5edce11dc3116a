/** The types that contracts are written with, for where no assembly has them: C# declarations, read like any other source. */
import aspVersioning from "../../../built-in/asp-versioning.cs?raw";
import azureFunctions from "../../../built-in/azure-functions.cs?raw";
import carter from "../../../built-in/carter.cs?raw";
import dotnet11 from "../../../built-in/dotnet-11.cs?raw";
import entityFramework from "../../../built-in/entity-framework.cs?raw";
import fastEndpoints from "../../../built-in/fast-endpoints.cs?raw";
import framework from "../../../built-in/framework.cs?raw";
import newtonsoft from "../../../built-in/newtonsoft.cs?raw";
import signalRMessagePack from "../../../built-in/signalr-message-pack.cs?raw";
import swashbuckle from "../../../built-in/swashbuckle.cs?raw";
import tenon from "../../../built-in/tenon.cs?raw";
import valueObjectGenerators from "../../../built-in/value-object-generators.cs?raw";
import { cachedBy } from "../../caching/cache.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { createCompilation } from "../binding/compilation/compilation.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import { parse } from "../syntax/index.js";

const frameworkTexts = new Map(Object.entries({ framework, dotnet11 }));
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
    swashbuckle,
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
