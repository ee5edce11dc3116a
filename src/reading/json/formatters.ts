/** Formatters of MVC that a program adds or takes away: they write and read bodies by settings of their own. */
import { bindExpression, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import { classOf, type Place } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { StartUp } from "../start/start-up.js";
import { shortened } from "./serializer-settings.js";

/** Formatters that never take what JSON takes. */
const notJson = /Xml|StringOutputFormatter|HttpNoContent|StreamOutputFormatter|TextPlain|Csv|Protobuf|MessagePack/;

/** Before the framework's own: what it takes, it writes, whatever a request accepts. */
function isInserted(place: Place): boolean {
  const bound = bindExpression(place);
  return bound.kind === "call" && bound.name === "Insert";
}

/** `options.OutputFormatters.Insert(0, new SystemTextJsonOutputFormatter(…))` and the like. */
export function reportFormatters(startUp: StartUp, sink: DiagnosticSink): readonly Location[] {
  const places = ["OutputFormatters", "InputFormatters"].flatMap((name): readonly Place[] => {
    const { elements, touched } = startUp.listIn("Microsoft.AspNetCore.Mvc.MvcOptions", name);
    const added = elements.flatMap((one): readonly Place[] => {
      const type = classOf(one.value)?.symbol;
      if (one.place === undefined) return [];
      const isFirst = type?.origin === "source" && isInserted(one.place);
      return !isFirst && notJson.test(type?.name ?? textOf(one.place)) ? [] : [one.place];
    });
    return [...added, ...touched.filter((one) => !notJson.test(textOf(one)))];
  });
  return places.map((one) => {
    const location = locationOfExpression(one);
    sink.report(diagnostic("ownFormatter", location, { text: shortened(textOf(one)) }));
    return location;
  });
}
