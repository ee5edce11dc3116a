import { join } from "node:path";
import { type Contract, typesById } from "../../src/contract/contract.js";
import { flatParameters, type Parameter, type ParameterObject, statusText } from "../../src/contract/operation.js";
import { type TypeUse, withoutNull } from "../../src/contract/type-use.js";
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
      const inputs = operation.inputs.flatMap((input) =>
        input.kind === "body"
          ? [`${title} body ${input.required ? "required" : "optional"} ${input.mediaTypes.join(" ")}`]
          : keysOf(contract, input).map(
              ({ place, key, required }) => `${title} ${place} ${key} ${required ? "required" : "optional"}`,
            ),
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

interface Key {
  readonly place: string;
  readonly key: string;
  readonly required: boolean;
}

/** Every key that travels, one by one: `filter[range][from]` as a document has it, `filter.range.from` as ASP.NET does. */
function keysOf(contract: Contract, input: Parameter | ParameterObject): readonly Key[] {
  if (input.kind === "parameter") {
    const { place, wireName, required, type, objectStyle } = input;
    return objectStyle === "deepObject"
      ? innerKeys(contract, { place, key: wireName, required }, type)
      : [{ place, key: wireName, required }];
  }
  return flatParameters([input]).map(({ place, wireName, required }) => ({
    place,
    key: wireName,
    required: required && input.required,
  }));
}

function innerKeys(contract: Contract, around: Key, type: TypeUse): readonly Key[] {
  const use = withoutNull(type);
  const declared = use.kind === "reference" ? typesById(contract).get(use.id) : undefined;
  if (declared?.kind !== "object") return [around];
  return declared.properties.flatMap((property) => {
    const required = around.required && property.sent === "required" && property.type.kind !== "nullable";
    return innerKeys(contract, { ...around, key: `${around.key}[${property.name}]`, required }, property.type);
  });
}
