/** `[ContractDocument]`: what C# says of the API as a whole. */
import { type ApiDocument, apiDocumentOf, isJsonMap } from "../../contract/api-document.js";
import type { SecurityScheme } from "../../contract/contract.js";
import { parseJson } from "../../contract/json-value.js";
import { schemeOfJson } from "../../contract/security-scheme-json.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { argument, attribute, stringOf } from "../attributes.js";

export interface DescribedApi {
  readonly document: ApiDocument | undefined;
  readonly schemes: ReadonlyMap<string, SecurityScheme>;
}

/** Of several, each says what those before it do not. */
export function readDocumentAttribute(types: readonly NamedTypeSymbol[], sink: DiagnosticSink): DescribedApi {
  let document: ApiDocument | undefined;
  const schemes = new Map<string, SecurityScheme>();
  for (const type of types) {
    const data = attribute(type.attributes, "Tenon.ContractDocument");
    if (data === undefined) continue;
    const text = stringOf(argument(data, "json", 0));
    const value = text === undefined ? undefined : parseJson(text);
    if (!isJsonMap(value)) {
      const location = data.location ?? type.locations[0];
      sink.report(diagnostic("documentAttributeNotJson", location, { type: type.name }));
      continue;
    }
    document = { ...apiDocumentOf(value), ...document };
    const described = isJsonMap(value.securitySchemes) ? value.securitySchemes : {};
    for (const [name, written] of Object.entries(described)) {
      const scheme = schemeOfJson(name, written);
      if (scheme !== undefined && !schemes.has(name)) schemes.set(name, scheme);
    }
  }
  return { document, schemes };
}
