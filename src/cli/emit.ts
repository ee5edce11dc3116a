import { dirname, relative, resolve } from "node:path";
import { type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import { emitTypeScript } from "../emit/emit-typescript.js";
import { documentEmitters } from "../emit/emitters.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import type { OpenApiVersion } from "../emit/openapi/dialect.js";
import { sharedAddresses } from "../emit/openapi/shared-addresses.js";
import type { Maps } from "../emit/typescript/module-files.js";
import { servesDotnet11 } from "../reading/program/framework-version.js";
import { servedStates } from "./coverage.js";
import { type EmitOptions, isWithoutClient } from "./options/options.js";
import type { ReadProject } from "./read-input.js";

/**
 * All files of a generation. TypeScript goes into the output folder; an OpenAPI file and a page that are named on the command
 * line count from the working directory, and by themselves (no `--output`) they are all that is made.
 */
export function emitAll(read: ReadProject, options: EmitOptions, cwd: string): readonly GeneratedFile[] {
  const { contract } = read;
  const client = (): readonly GeneratedFile[] => emitTypeScript(contract, { ...options, maps: mapsOf(options, cwd) });
  const request = {
    contract,
    options,
    usualOpenApiVersion: () => usualVersion(read),
    states: () => servedStates(read),
    absolute: (path: string) => resolve(cwd, path),
  };
  const documents = documentEmitters.flatMap((emitter) => emitter.files(request));
  return [...(isWithoutClient(options) ? [] : client()), ...documents];
}

/** What ASP.NET Core writes itself: 3.2 since .NET 11. */
function usualVersion({ program }: ReadProject): OpenApiVersion {
  return servesDotnet11(program.projects) ? "3.2" : "3.1";
}

/** What the files that are made cannot say. */
export function reportInexpressible({ contract }: ReadProject, { openapi }: EmitOptions, sink: DiagnosticSink): void {
  if (openapi === undefined) return;
  for (const { leftOut, written, names } of sharedAddresses(contract)) {
    const { method, route, location } = leftOut;
    const parameters = { operation: names.leftOut, method, path: route.path, other: names.written };
    const other = relatedPlace("The other one is here.", written.location);
    sink.report(diagnostic("operationNotInDocument", location, parameters, other));
  }
}

/** Maps name the C# as seen from where they are, so that they are the same wherever the repository is checked out. */
function mapsOf({ maps, output }: EmitOptions, cwd: string): Maps | undefined {
  if (!maps || output === undefined) return undefined;
  return {
    sourcePath: (file, map) => relative(dirname(resolve(cwd, output, map)), resolve(cwd, file)).replaceAll("\\", "/"),
  };
}
