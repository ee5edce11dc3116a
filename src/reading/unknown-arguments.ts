/**
 * Attributes whose arguments decide what is served or generated. An argument that cannot be folded, such as a constant of a
 * package that is not restored, is an error there: without it the attribute would seem to say something else. What only
 * describes an answer, or names its JSON, is left aside with a warning: the code shows the answer.
 */
import type { AttributeData, Constant } from "../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { attributeTable } from "./attributes.js";
import { bindingSource } from "./inputs/bound-value.js";
import { isOwnPropertyUnknown } from "./program/derived-attributes.js";
import { limitAnnotations } from "./types/members/constraints.js";

interface ReadArguments {
  readonly attribute: string;
  /** The named arguments that count; all of them, and those of the constructor, if undefined. */
  readonly only?: readonly string[];
  /** Named arguments that nothing is made of. */
  readonly except?: readonly string[];
  readonly isDeclaration?: true;
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
  { attribute: `${mvc}ActionName` },
  ...["Produces", "Consumes", "ProducesDefaultResponseType"].map(
    (name): ReadArguments => ({ attribute: mvc + name, isDeclaration: true }),
  ),
  { attribute: `${mvc}ProducesResponseType`, except: ["Description"], isDeclaration: true },
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
  ...limitAnnotations.map((name): ReadArguments => ({ attribute: annotations + name, except: messages })),
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
  if (!hasUnknownArguments(attributes)) return;
  for (const data of attributes) {
    const attribute = `[${data.name}]`;
    for (const { location } of unknownArguments(data))
      sink.report(
        readArgumentsOf(data)?.isDeclaration === true
          ? diagnostic("declarationUnreadable", location, { attribute })
          : diagnostic("attributeUnreadable", location, { attribute, place }),
      );
  }
}

/** Asked of everything that has attributes, and hardly ever so: the place need not be put into words before. */
export function hasUnknownArguments(attributes: readonly AttributeData[]): boolean {
  for (let at = 0; at < attributes.length; at++) {
    const data = attributes[at];
    if (data !== undefined && unknownArguments(data).length > 0) return true;
  }
  return false;
}

type UnknownConstant = Extract<Constant, { kind: "error" }>;

function unknownArguments(data: AttributeData): readonly UnknownConstant[] {
  const isOwn = data.attributeClass?.symbol.origin === "source";
  if (isOwn && bindingSource(data) !== undefined && isOwnPropertyUnknown(data, "Name"))
    return [{ kind: "error", location: data.location }];
  const read = readArgumentsOf(data);
  if (read === undefined) return allKnown;
  const { constructorArguments, namedArguments } = data;
  let unknown = allKnown;
  if (read.only === undefined) {
    for (let at = 0; at < constructorArguments.length; at++) unknown = withUnknown(unknown, constructorArguments[at]);
  }
  for (let at = 0; at < namedArguments.length; at++) {
    const named = namedArguments[at];
    if (named === undefined || read.only?.includes(named.name) === false || read.except?.includes(named.name) === true)
      continue;
    unknown = withUnknown(unknown, named.value);
  }
  return unknown;
}

function withUnknown(unknown: readonly UnknownConstant[], constant: Constant | undefined): readonly UnknownConstant[] {
  const more = constant === undefined ? allKnown : unknownIn(constant);
  return more.length === 0 ? unknown : [...unknown, ...more];
}

const allKnown: readonly UnknownConstant[] = [];

/** The parts of a constant that could not be folded. */
export function unknownIn(constant: Constant): readonly UnknownConstant[] {
  if (constant.kind === "error") return [constant];
  return constant.kind === "array" ? constant.elements.flatMap(unknownIn) : allKnown;
}
