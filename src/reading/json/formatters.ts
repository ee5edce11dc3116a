/** Formatters of MVC that a program adds or takes away: they write and read bodies by settings of their own. */
import { bindExpression, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { CallExpression } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { shortened } from "./json-statements.js";

export const formatterCalls = /^(Add|Insert|Clear|RemoveType|RemoveAt|Remove)$/;

/** Formatters that never take what JSON takes. */
const notJson = /Xml|StringOutputFormatter|HttpNoContent|StreamOutputFormatter|TextPlain|Csv|Protobuf|MessagePack/;

const lists = /\b(Output|Input)Formatters$/;

/** Whether it is called on one of the lists; only where the receiver is written elsewhere, binding has to tell. */
export function mayBeOnFormatters({ syntax, scope }: SourceExpression): boolean {
  if (syntax.kind !== "InvocationExpression" || syntax.expression.kind !== "SimpleMemberAccessExpression") return true;
  return lists.test(textOf({ syntax: syntax.expression.expression, scope }));
}

/** `options.OutputFormatters.Insert(0, new SystemTextJsonOutputFormatter(…))` and the like. */
export function reportFormatter(
  call: CallExpression,
  expression: SourceExpression,
  sink: DiagnosticSink,
): Location | undefined {
  if (call.receiver === undefined || !lists.test(textOf(call.receiver))) return undefined;
  const last = call.arguments.at(-1)?.value;
  const made = last === undefined ? undefined : bindExpression(last);
  const removed = call.typeArguments[0]?.type;
  const type = made?.kind === "creation" ? made.type.type : removed;
  const name =
    type?.kind === "named" ? type.symbol.name : type?.kind === "error" ? type.name : textOf(last ?? expression);
  if (notJson.test(name)) return undefined;
  const location = locationOfExpression(expression);
  sink.report(diagnostic("ownFormatter", location, { text: shortened(textOf(expression)) }));
  return location;
}
