/** Formatters of MVC that a program adds or takes away: they write and read bodies by settings of their own. */
import {
  baseTypes,
  bindExpression,
  constantOf,
  expressionsIn,
  locationOfExpression,
  type SourceExpression,
  shortTextOf,
} from "../../csharp/binding/index.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import { classOf, type Place } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { formatters, formattersNamed } from "../start/mvc-settings.js";
import { ownServices } from "../start/own-services.js";
import type { StartUp } from "../start/start-up.js";

/** Formatters that never take what JSON takes. */
const notJson = new Set(
  [
    ...["StringOutputFormatter", "StreamOutputFormatter", "HttpNoContentOutputFormatter"],
    ...["XmlSerializerOutputFormatter", "XmlDataContractSerializerOutputFormatter"],
    ...["XmlSerializerInputFormatter", "XmlDataContractSerializerInputFormatter"],
  ].map((name) => `${formatters}.${name}`),
);

function isNotJson(type: NamedType): boolean {
  if ([type, ...baseTypes(type)].some(({ symbol }) => notJson.has(symbol.metadataName))) return true;
  const kinds = mediaTypesOf(type);
  return kinds.length > 0 && !kinds.some((kind) => kind.includes("json") || kind.includes("*"));
}

/** The constants that the constructors of a formatter of the program's own add to what it supports. */
function mediaTypesOf({ symbol }: NamedType): readonly string[] {
  return symbol.members.flatMap((member) => {
    if (member.kind !== "method" || member.methodKind !== "constructor" || member.body === undefined) return [];
    return expressionsIn(member.body).flatMap((expression) => {
      const call = bindExpression(expression);
      if (call.kind !== "call" || call.name !== "Add" || !isSupported(call.receiver)) return [];
      const texts = call.arguments.flatMap(({ value }) => [value, ...argumentsOf(value)]).map(constantOf);
      return texts.flatMap((text) => (text?.kind === "string" ? [text.value.toLowerCase()] : []));
    });
  });
}

/** `MediaTypeHeaderValue.Parse("text/csv")` and `new MediaTypeHeaderValue("text/csv")`. */
function argumentsOf(expression: SourceExpression): readonly SourceExpression[] {
  const bound = bindExpression(expression);
  return bound.kind === "call" || bound.kind === "creation" ? bound.arguments.map(({ value }) => value) : [];
}

function isSupported(receiver: SourceExpression | undefined): boolean {
  const bound = receiver && bindExpression(receiver);
  return bound?.kind === "property" && bound.symbol.name === "SupportedMediaTypes";
}

/** Before the framework's own: what it takes, it writes, whatever a request accepts. */
function isInserted(place: Place): boolean {
  const bound = bindExpression(place);
  return bound.kind === "call" && bound.name === "Insert";
}

function concernsOnlyOthers(place: Place): boolean {
  return formattersNamed(place).some((type) => type.kind === "named" && isNotJson(type));
}

/** Services that choose the formatter, and make what it writes to. */
const writers = ["OutputFormatterSelector", "IHttpResponseStreamWriterFactory"].map(
  (name) => `Microsoft.AspNetCore.Mvc.Infrastructure.${name}`,
);

/** `options.OutputFormatters.Insert(0, new SystemTextJsonOutputFormatter(…))` and the like. */
export function reportFormatters(startUp: StartUp, sink: DiagnosticSink): readonly Location[] {
  const places = ["OutputFormatters", "InputFormatters"].flatMap((name): readonly Place[] => {
    const { elements, touched } = startUp.listIn("Microsoft.AspNetCore.Mvc.MvcOptions", name);
    const added = elements.flatMap(({ value, place }): readonly Place[] => {
      const type = classOf(value);
      if (place === undefined) return [];
      const isFirst = type?.symbol.origin === "source" && isInserted(place);
      return !isFirst && type !== undefined && isNotJson(type) ? [] : [place];
    });
    return [...added, ...touched.filter((one) => !concernsOnlyOthers(one))];
  });
  const selectors = writers.flatMap((name) => ownServices(startUp, name).map(({ place }) => place));
  return [...places, ...selectors].map((one) => {
    const location = locationOfExpression(one);
    sink.report(diagnostic("ownFormatter", location, { text: shortTextOf(one) }));
    return location;
  });
}
