import type { Contract } from "../../contract/contract.js";
import { schemeToJson, usualScheme } from "../../contract/security-scheme-json.js";
import { csharpIdentifier, csharpRawLines } from "../text/csharp.js";
import { readableJson } from "./readable-json.js";
import { endedBy } from "./source-file.js";
import type { FileNames } from "./type-text.js";

/** What the contract says of the API as a whole; undefined where that is nothing. */
export function documentLines(contract: Contract, name: string, names: FileNames): readonly string[] | undefined {
  const schemes = contract.securitySchemes.filter((scheme) => {
    const isOfQuery = scheme.kind === "apiKey" && scheme.in === "query" && scheme.parameter === scheme.name;
    const usual = isOfQuery
      ? { type: "apiKey", in: "query", name: scheme.name }
      : schemeToJson(usualScheme(scheme.name));
    return JSON.stringify(schemeToJson(scheme)) !== JSON.stringify(usual);
  });
  const said = {
    ...contract.document,
    ...(schemes.length === 0
      ? {}
      : { securitySchemes: Object.fromEntries(schemes.map((scheme) => [scheme.name, schemeToJson(scheme)])) }),
  };
  if (Object.keys(said).length === 0) return undefined;
  const [first = "", ...rest] = csharpRawLines(readableJson(said));
  const attribute = names.attribute("Tenon", "ContractDocument", [""]).replace(/\(\)\]$/, "(");
  return [
    "/// <summary>What the description says of the API as a whole.</summary>",
    ...endedBy(")]", [attribute + first, ...rest]),
    `internal static class ${csharpIdentifier(name)};`,
  ];
}
