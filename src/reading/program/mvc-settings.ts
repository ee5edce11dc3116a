/** Settings of MVC that decide routes and where parameters come from. */
import { expressionsIn, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import { constantValue, outermost } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { SourceProjects } from "../source-projects.js";
import { isInBranch } from "./branches.js";
import { bodiesWith, mentions } from "./program-bodies.js";

export interface MvcSettings {
  /** `SuppressAsyncSuffixInActionNames = false`: `[action]` of `ListAsync` is `ListAsync`. */
  readonly keepsAsyncSuffix: boolean;
  /** `SuppressInferBindingSourcesForParameters = true`: an API controller binds as any other does. */
  readonly infersSources: boolean;
  /** `DisableImplicitFromServicesParameters = true`: only `[FromServices]` gives services to an API controller. */
  readonly infersServices: boolean;
  /** `SuppressImplicitRequiredAttributeForNonNullableReferenceTypes = true`: only `[Required]` asks for a value. */
  readonly allowsMissing: boolean;
  /** An API controller refuses a request in which a reference that is not nullable is null. */
  readonly refusesNull: boolean;
  /** `SuppressMapClientErrors = true`: an API controller gives `NotFound()` and the like no problem details. */
  readonly mapsErrors: boolean;
  /** Only the framework's own formatters write what actions answer: JSON, and strings as text. */
  readonly writesOnlyJson: boolean;
}

const settings = [
  "SuppressAsyncSuffixInActionNames",
  "SuppressInferBindingSourcesForParameters",
  "DisableImplicitFromServicesParameters",
  "SuppressImplicitRequiredAttributeForNonNullableReferenceTypes",
  "SuppressModelStateInvalidFilter",
  "SuppressMapClientErrors",
] as const;

export function readMvcSettings(projects: SourceProjects, sink: DiagnosticSink): MvcSettings {
  const values = new Map<string, boolean>();
  for (const { body } of bodiesWith(projects, settings)) {
    for (const expression of expressionsIn(body)) {
      const { syntax, scope } = expression;
      if (syntax.kind !== "SimpleAssignmentExpression") continue;
      const target = textOf({ syntax: syntax.left, scope });
      const setting = settings.find((name) => target === name || target.endsWith(`.${name}`));
      if (setting === undefined) continue;
      const value = { syntax: syntax.right, scope };
      const constant = constantValue(value, outermost);
      if (isInBranch(body.syntax, syntax))
        sink.report(diagnostic("mvcSettingInBranch", locationOfExpression(expression), { setting }));
      if (constant?.kind === "bool") values.set(setting, constant.value);
      else sink.report(diagnostic("mvcSettingUnreadable", locationOfExpression(value), { setting }));
    }
  }
  return {
    keepsAsyncSuffix: values.get("SuppressAsyncSuffixInActionNames") === false,
    infersSources: values.get("SuppressInferBindingSourcesForParameters") !== true,
    infersServices: values.get("DisableImplicitFromServicesParameters") !== true,
    allowsMissing: values.get("SuppressImplicitRequiredAttributeForNonNullableReferenceTypes") === true,
    mapsErrors: values.get("SuppressMapClientErrors") !== true,
    refusesNull:
      values.get("SuppressImplicitRequiredAttributeForNonNullableReferenceTypes") !== true &&
      values.get("SuppressModelStateInvalidFilter") !== true,
    // `AddXmlSerializerFormatters()`, `options.OutputFormatters.Add(…)`, a class of its own.
    writesOnlyJson: !mentions(projects, "OutputFormatter", "Formatters"),
  };
}
