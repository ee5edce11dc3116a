import { join } from "node:path";
import type { Contract } from "../../src/contract/contract.js";
import { statusText } from "../../src/contract/operation.js";
import { type Diagnostic, DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { emitCSharp } from "../../src/emit/csharp/emit-csharp.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { type ReadDocument, readWithSchemas } from "../../src/openapi/read-openapi.js";

/** Documents that together use every feature of OpenAPI that the importer maps, one for each version. */
export const handWritten = [
  { document: "bookshop-3.1.yaml", namespace: "Trial.Bookshop" },
  { document: "garage-2.0.json", namespace: "Trial.Garage" },
  { document: "clinic/clinic-3.0.yaml", namespace: "Trial.Clinic" },
  { document: "weather-3.2.yaml", namespace: "Trial.Weather" },
] as const;

export interface ImportedDocument extends ReadDocument {
  /** Text by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

export function importHandWritten(document: string, namespace: string): ImportedDocument {
  const bag = new DiagnosticBag();
  const path = join(import.meta.dirname, "documents", document);
  const read = readWithSchemas(path, nodeFileSystem(), { namespace }, bag);
  if (read === undefined) throw new Error(bag.all.map((problem) => problem.message).join("\n"));
  const files = emitCSharp(read.contract, { namespace }, bag);
  return { ...read, files: Object.fromEntries(files.map((file) => [file.path, file.text])), diagnostics: bag.all };
}

/** What a caller meets first, one line a fact: operations, parameters, bodies, statuses, media types, security. */
export function surfaceOf(contract: Contract): readonly string[] {
  return contract.services
    .flatMap((service) => service.operations)
    .flatMap((operation) => {
      const title = `${operation.method} ${operation.route.path}`;
      const inputs = operation.inputs.map((input) =>
        input.kind === "body"
          ? `${title} body ${input.required ? "required" : "optional"} ${input.mediaTypes.join(" ")}`
          : input.kind === "parameter"
            ? `${title} ${input.place} ${input.wireName} ${input.required ? "required" : "optional"}`
            : // A document's `filter[name]` is ASP.NET's `filter.name`: the same parameter, an object on the way.
              `${title} ${input.parameters[0]?.place} ${input.name} ${input.required ? "required" : "optional"}`,
      );
      const responses = operation.responses.map(
        ({ status, content, headers }) =>
          `${title} ${statusText(status)} ${content.kind === "none" ? "none" : content.mediaTypes.join(" ")}${headers.map((header) => ` ${header.name}`).join("")}`,
      );
      const { security } = operation;
      const alternatives =
        security.kind === "required"
          ? security.alternatives.map((all) => all.map((use) => `${use.scheme}(${use.scopes.join(" ")})`).join("+"))
          : [];
      return [`${title} ${security.kind} ${alternatives.sort().join(" | ")}`.trim(), ...inputs, ...responses];
    })
    .sort();
}
