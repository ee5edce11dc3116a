/** Settings of MVC that decide routes and where parameters come from. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import { alternativesOf, knownBoolean } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { StartUp } from "./start-up.js";

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

const mvcBuilders = ["mvcBuilder", "mvcCoreBuilder"] as const;
const mvcOptions = "Microsoft.AspNetCore.Mvc.MvcOptions";
const behaviorOptions = "Microsoft.AspNetCore.Mvc.ApiBehaviorOptions";

/** From the options as they are once the program has started. */
export function readMvcSettings(startUp: StartUp, sink: DiagnosticSink): MvcSettings {
  const is = (options: string, setting: string): boolean | undefined => settingOf(startUp, options, setting, sink);
  const allowsMissing = is(mvcOptions, "SuppressImplicitRequiredAttributeForNonNullableReferenceTypes") === true;
  return {
    keepsAsyncSuffix: is(mvcOptions, "SuppressAsyncSuffixInActionNames") === false,
    infersSources: is(behaviorOptions, "SuppressInferBindingSourcesForParameters") !== true,
    infersServices: is(behaviorOptions, "DisableImplicitFromServicesParameters") !== true,
    allowsMissing,
    mapsErrors: is(behaviorOptions, "SuppressMapClientErrors") !== true,
    refusesNull: is(behaviorOptions, "SuppressModelStateInvalidFilter") !== true && !allowsMissing,
    writesOnlyJson: writesOnlyJson(startUp),
  };
}

/** `options.OutputFormatters.Add(…)` adds others; code that is not known and is handed MVC, such as a package, may do so. */
function writesOnlyJson(startUp: StartUp): boolean {
  const { elements, touched } = startUp.listIn(mvcOptions, "OutputFormatters");
  const options = startUp.options(mvcOptions)?.object;
  const isHandedOn = options !== undefined && startUp.machine.memory.touched(options).length > 0;
  return elements.length + touched.length === 0 && !isHandedOn && startUp.host.handedOn(mvcBuilders).length === 0;
}

/** What a program sets; undefined where it leaves the default. */
function settingOf(startUp: StartUp, options: string, setting: string, sink: DiagnosticSink): boolean | undefined {
  const object = startUp.options(options)?.object;
  const slot = object && startUp.machine.memory.field(object, setting);
  if (slot?.place === undefined) return undefined;
  const location = locationOfExpression(slot.place);
  // Of several values the first is what the branch sets.
  const value = alternativesOf(slot.value).map(knownBoolean)[0];
  if (value === undefined) sink.report(diagnostic("mvcSettingUnreadable", location, { setting }));
  else if (slot.conditions !== undefined && slot.conditions.length > 0)
    sink.report(diagnostic("mvcSettingInBranch", location, { setting }));
  return value;
}
