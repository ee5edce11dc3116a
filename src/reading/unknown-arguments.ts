/**
 * Attributes whose arguments decide what is served or generated. An argument that cannot be folded, such as a constant of a
 * package that is not restored, is an error there: without it the attribute would seem to say something else.
 */
import type { AttributeData, Constant } from "../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { attributeTable } from "./attributes.js";

interface ReadArguments {
  readonly attribute: string;
  /** The named arguments that count; all of them, and those of the constructor, if undefined. */
  readonly only?: readonly string[];
  /** Named arguments that nothing is made of. */
  readonly except?: readonly string[];
}

const mvc = "Microsoft.AspNetCore.Mvc.";
const json = "System.Text.Json.Serialization.";
const annotations = "System.ComponentModel.DataAnnotations.";
const newtonsoft = "Newtonsoft.Json.";

const messages = ["ErrorMessage", "ErrorMessageResourceName", "ErrorMessageResourceType"];

const readArguments: readonly ReadArguments[] = [
  // What is served. The template of a route that is not known makes the route unknown, which has its own diagnostic.
  ...[
    "HttpGet",
    "HttpPost",
    "HttpPut",
    "HttpPatch",
    "HttpDelete",
    "HttpHead",
    "HttpOptions",
    "AcceptVerbs",
    "Route",
  ].map((name): ReadArguments => ({ attribute: mvc + name, only: ["Name"] })),
  ...["ActionName", "Produces", "Consumes", "ProducesDefaultResponseType"].map(
    (name): ReadArguments => ({ attribute: mvc + name }),
  ),
  { attribute: `${mvc}ProducesResponseType`, except: ["Description"] },
  { attribute: `${mvc}ApiExplorerSettings`, only: ["IgnoreApi"] },
  { attribute: "Microsoft.AspNetCore.Routing.EndpointName" },
  // Inputs.
  ...["FromRoute", "FromQuery", "FromHeader", "FromForm", "FromBody", "Bind", "ModelBinder", "BindProperty"].map(
    (name): ReadArguments => ({ attribute: mvc + name }),
  ),
  // JSON.
  ...[
    "JsonPropertyName",
    "JsonIgnore",
    "JsonConverter",
    "JsonNumberHandling",
    "JsonObjectCreationHandling",
    "JsonPolymorphic",
    "JsonDerivedType",
    "JsonStringEnumMemberName",
    "JsonUnmappedMemberHandling",
  ].map((name): ReadArguments => ({ attribute: json + name })),
  ...["JsonProperty", "JsonObject", "JsonConverter"].map((name): ReadArguments => ({ attribute: newtonsoft + name })),
  { attribute: "System.Runtime.Serialization.DataMember", only: ["Name"] },
  { attribute: "System.Runtime.Serialization.EnumMember" },
  // Limits and defaults.
  ...[
    "StringLength",
    "Length",
    "MinLength",
    "MaxLength",
    "Range",
    "RegularExpression",
    "DataType",
    "AllowedValues",
    "DeniedValues",
    "Required",
  ].map((name): ReadArguments => ({ attribute: annotations + name, except: messages })),
  { attribute: "System.ComponentModel.DefaultValue" },
  { attribute: "System.ComponentModel.ReadOnly" },
  // Tenon's own.
  ...["ContractTag", "ContractCookie", "ContractValue", "ContractObject", "ContractUnion", "ContractOptional"].map(
    (name): ReadArguments => ({ attribute: `Tenon.${name}` }),
  ),
];

const readArgumentsOf = attributeTable(readArguments.map((read) => [read.attribute, read]));

/** `place`: what carries the attributes, as messages name it. */
export function reportUnknownArguments(
  attributes: readonly AttributeData[],
  place: string,
  sink: DiagnosticSink,
): void {
  for (const data of attributes) {
    const unknown = unknownArguments(data);
    if (unknown.length === 0) continue;
    for (const { location } of unknown)
      sink.report(diagnostic("attributeUnreadable", location, { attribute: `[${data.name}]`, place }));
  }
}

type UnknownConstant = Extract<Constant, { kind: "error" }>;

function unknownArguments(data: AttributeData): readonly UnknownConstant[] {
  const read = readArgumentsOf(data);
  if (read === undefined) return allKnown;
  if (data.constructorArguments.length === 0 && data.namedArguments.length === 0) return allKnown;
  const unknown: UnknownConstant[] = [];
  if (read.only === undefined) for (const constant of data.constructorArguments) unknown.push(...unknownIn(constant));
  for (const { name, value } of data.namedArguments) {
    if (read.only?.includes(name) === false || read.except?.includes(name) === true) continue;
    unknown.push(...unknownIn(value));
  }
  return unknown;
}

const allKnown: readonly UnknownConstant[] = [];

/** The parts of a constant that could not be folded. */
export function unknownIn(constant: Constant): readonly UnknownConstant[] {
  if (constant.kind === "error") return [constant];
  return constant.kind === "array" ? constant.elements.flatMap(unknownIn) : allKnown;
}
