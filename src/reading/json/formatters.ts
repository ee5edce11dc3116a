/** Formatters of MVC that a program adds or takes away: they write and read bodies by settings of their own. */
import { bindExpression, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { classOf, itemsOf, knownObject, type Place, readNamed } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { optionsOf } from "../../framework/index.js";
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
export function reportFormatters({ machine, host, place }: StartUp, sink: DiagnosticSink): readonly Location[] {
  const symbol = host.resolve("Microsoft.AspNetCore.Mvc.MvcOptions");
  if (symbol === undefined || place === undefined) return [];
  const options = optionsOf(machine, selfType(symbol), place);
  const places = ["OutputFormatters", "InputFormatters"].flatMap((name): readonly Place[] => {
    const list = readNamed(machine, options, name, place);
    const object = knownObject(list);
    if (list === undefined || object === undefined) return [];
    const added = (itemsOf(machine, list)?.elements ?? []).flatMap((one): readonly Place[] => {
      const type = classOf(one.value)?.symbol;
      const isFirst = type?.origin === "source" && one.place !== undefined && isInserted(one.place);
      const isOther = !isFirst && notJson.test(type?.name ?? textOf(one.place ?? place));
      return one.place === undefined || isOther ? [] : [one.place];
    });
    return [...added, ...machine.memory.touched(object).filter((one) => !notJson.test(textOf(one)))];
  });
  return places.map((one) => {
    const location = locationOfExpression(one);
    sink.report(diagnostic("ownFormatter", location, { text: shortened(textOf(one)) }));
    return location;
  });
}
