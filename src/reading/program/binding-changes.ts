/** What the program changes about how MVC reads parameters: binders, value providers and conventions of its own. */
import {
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  textOf,
  writtenReceiver,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { SourceProjects } from "../source-projects.js";
import { calledName, writtenArguments } from "./calls.js";
import { bodiesWith } from "./program-bodies.js";

const words = ["ModelBinderProviders", "ValueProviderFactories", "ModelMetadataDetailsProviders", "BindingInfo"];
const lists = /\b(ModelBinderProviders|ValueProviderFactories|ModelMetadataDetailsProviders)$/;
/** They decide what validation says, or read one more way to write the same. */
const harmless = /\b(SuppressChildValidation\w*|\w*JsonValidationMetadataProvider|JQuery\w*ValueProviderFactory)\b/;

export function reportBindingChanges(workspace: SourceProjects, sink: DiagnosticSink): void {
  for (const { body } of bodiesWith(workspace, words))
    for (const expression of expressionsIn(body))
      if (addsToList(expression) || setsSource(expression))
        sink.report(diagnostic("bindingChanged", locationOfExpression(expression), { text: shortTextOf(expression) }));
}

/** `options.ModelBinderProviders.Insert(0, new Provider())`. */
function addsToList(expression: SourceExpression): boolean {
  if (!/^(Add|Insert|Clear)$/.test(calledName(expression) ?? "")) return false;
  const receiver = writtenReceiver(expression);
  if (receiver === undefined || !lists.test(textOf(receiver))) return false;
  return !writtenArguments(expression).some((given) => harmless.test(textOf(given)));
}

/** `parameter.BindingInfo = …` of a convention. */
function setsSource({ syntax, scope }: SourceExpression): boolean {
  if (syntax.kind !== "SimpleAssignmentExpression" && syntax.kind !== "CoalesceAssignmentExpression") return false;
  return /\.\s*BindingInfo[!?]?(\s*\.\s*(BindingSource|BinderModelName|BinderType))?$/.test(
    textOf({ syntax: syntax.left, scope }),
  );
}
