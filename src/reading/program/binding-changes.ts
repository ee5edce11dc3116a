/** What the program changes about how MVC reads parameters: binders, value providers and conventions of its own. */
import {
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  textOf,
  typeOfExpression,
  writtenReceiver,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { SourceProjects } from "../source-projects.js";
import { bodiesWith } from "./program-bodies.js";
import { calledName, writtenArguments } from "./written-calls.js";

const words = ["ModelBinderProviders", "ValueProviderFactories", "ModelMetadataDetailsProviders", "BindingInfo"];
const lists = /\b(ModelBinderProviders|ValueProviderFactories|ModelMetadataDetailsProviders)$/;
/** It reads one more way to write the same. */
const harmless = /\bJQuery\w*ValueProviderFactory\b/;

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
  const [, list] = (receiver === undefined ? null : lists.exec(textOf(receiver))) ?? [];
  if (list === undefined) return false;
  const given = writtenArguments(expression);
  if (list === "ModelMetadataDetailsProviders") return given.some(decidesBinding);
  return !given.some((one) => harmless.test(textOf(one)));
}

/** Most of these providers only say what is displayed, or what validation says. */
function decidesBinding(provider: SourceExpression): boolean {
  const type = typeOfExpression(provider)?.type;
  const members = type?.kind === "named" ? type.symbol.members : [];
  // The one method of IBindingMetadataProvider.
  const isOwn = members.some(({ name }) => name.endsWith("CreateBindingMetadata"));
  return isOwn || /^new\s+[\w.]*Binding\w*Provider\b/.test(textOf(provider));
}

/** `parameter.BindingInfo = …` of a convention. */
function setsSource({ syntax, scope }: SourceExpression): boolean {
  if (syntax.kind !== "SimpleAssignmentExpression" && syntax.kind !== "CoalesceAssignmentExpression") return false;
  return /\.\s*BindingInfo[!?]?(\s*\.\s*(BindingSource|BinderModelName|BinderType))?$/.test(
    textOf({ syntax: syntax.left, scope }),
  );
}
