/** Settings of MVC that decide routes and where parameters come from. */
import { bindExpression, constantOf, locationOfExpression, type SourceExpression } from "../../csharp/binding/index.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import {
  alternativesOf,
  classOf,
  itemsOf,
  keptArguments,
  knownBoolean,
  knownObject,
  knownString,
  type Place,
} from "../../csharp/execution/index.js";
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
  /** `options.OutputFormatters.RemoveType<StringOutputFormatter>()`: strings are written as JSON. */
  readonly writesNoText: boolean;
  /** `options.Filters.Add(new ProducesAttribute("application/json"))`: the content types that all actions begin with. */
  readonly produces: readonly string[];
}

export const mvcBuilders = ["mvcBuilder", "mvcCoreBuilder"] as const;
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
    writesNoText: writesNoText(startUp),
    produces: producedByAll(startUp),
  };
}

/** `options.OutputFormatters.Add(…)` adds others; code that is not known and is handed MVC, such as a package, may do so. */
function writesOnlyJson(startUp: StartUp): boolean {
  const { elements, touched } = startUp.listIn(mvcOptions, "OutputFormatters");
  const options = startUp.options(mvcOptions)?.object;
  const isHandedOn = options !== undefined && startUp.machine.memory.touched(options).length > 0;
  return elements.length + touched.length === 0 && !isHandedOn && startUp.host.handedOn(mvcBuilders).length === 0;
}

function writesNoText(startUp: StartUp): boolean {
  const removed = startUp.listIn(mvcOptions, "OutputFormatters").touched.flatMap(formattersNamed);
  return removed.some(
    (type) => type.kind === "named" && type.symbol.metadataName === `${formatters}.StringOutputFormatter`,
  );
}

/** The last of several filters has its way. */
function producedByAll({ machine, listIn }: StartUp): readonly string[] {
  const filter = listIn(mvcOptions, "Filters").elements.findLast(
    ({ value }) => classOf(value)?.symbol.metadataName === "Microsoft.AspNetCore.Mvc.ProducesAttribute",
  );
  return keptArguments(machine, filter && knownObject(filter.value)).flatMap((given) => {
    const items = itemsOf(machine, given)?.elements.map(({ value }) => value) ?? [given];
    return items.flatMap((one) => knownString(one) ?? []);
  });
}

export const formatters = "Microsoft.AspNetCore.Mvc.Formatters";

/** `formatters.RemoveType<StringOutputFormatter>()`, also by its `Type`. */
export function formattersNamed(place: Place): readonly Type[] {
  const bound = bindExpression(place);
  if (bound.kind !== "call") return [];
  return [
    ...bound.typeArguments.map(({ type }) => type),
    ...bound.arguments.flatMap(({ value }) => typeNamed(value) ?? []),
  ];
}

function typeNamed(expression: SourceExpression): Type | undefined {
  const constant = constantOf(expression);
  if (constant?.kind === "type") return constant.type.type;
  const bound = bindExpression(expression);
  return bound.kind === "creation" ? bound.type.type : undefined;
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
