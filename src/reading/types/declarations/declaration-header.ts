import type { Deprecation, Documentation } from "../../../contract/documentation.js";
import type { TypeId } from "../../../contract/type-use.js";
import { withoutUndefined } from "../../../contract/without-undefined.js";
import type { AttributeData, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../../diagnostics/location.js";
import { argument, attribute, stringOf } from "../../attributes.js";
import { documentationOf } from "../../documentation.js";
import { typeDocumentation } from "./symbol-documentation.js";

/** What every declaration says about where it comes from. */
export interface DeclarationHeader {
  readonly id: TypeId;
  readonly name: string;
  readonly csharpName: string;
  readonly containingTypes: readonly string[];
  readonly namespace: string;
  readonly documentation?: Documentation;
  readonly deprecated?: Deprecation;
  readonly location?: Location;
}

export function declarationHeader(symbol: NamedTypeSymbol, id: TypeId): DeclarationHeader {
  const documentation = documentationOf(typeDocumentation(symbol));
  const deprecated = deprecationOf(symbol.attributes);
  const location = symbol.origin === "source" ? symbol.locations[0] : undefined;
  return {
    id,
    // `assignNames` gives the final one when all names are known.
    name: symbol.name,
    csharpName: symbol.name,
    containingTypes: containingNames(symbol),
    namespace: symbol.namespace,
    ...withoutUndefined({ documentation, deprecated, location }),
  };
}

export function deprecationOf(attributes: readonly AttributeData[]): Deprecation | undefined {
  const obsolete = attribute(attributes, "System.Obsolete");
  if (obsolete === undefined) return undefined;
  const message = stringOf(argument(obsolete, "message", 0));
  return message === undefined ? {} : { message };
}

function containingNames(symbol: NamedTypeSymbol): readonly string[] {
  const outer = symbol.containingType;
  return outer === undefined ? [] : [...containingNames(outer), outer.name];
}
