/** One thing an operation takes, before its type is mapped: an action's parameter, or a property of an input object. */
import type { ParameterPlace } from "../../contract/operation.js";
import type { AnnotatedType, AttributeData, Constant } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";
import { attribute, attributeTable, namedArgument, stringOf } from "../attributes.js";

export interface BoundValue {
  readonly csharpName: string;
  readonly type: AnnotatedType;
  readonly attributes: readonly AttributeData[];
  readonly hasDefault: boolean;
  readonly defaultValue: Constant | undefined;
  /** May be left out though it has no default: `[ContractOptional]`. */
  readonly optional: boolean;
  /** What looks for it in a request; undefined where the contract itself says what a request must have. */
  readonly binder?: Binder | undefined;
  /** MVC is set not to ask for references that are not nullable, or FastEndpoints does not ask for the value. */
  readonly allowsMissing?: true | undefined;
  /** Of a property of a bound object: whether it has a value before the request gives it one. */
  readonly startsWith?: "value" | "null" | undefined;
  readonly documentation: string | undefined;
  readonly location: Location | undefined;
  readonly assembly: string | undefined;
}

/** MVC's model binding refuses less than that of minimal APIs, and FastEndpoints only what an attribute calls required. */
export type Binder = "mvc" | "minimalApi" | "fastEndpoints";
/** A value that no parameter or property declares: it has a name, a type and nothing else. */
export function undeclaredValue(csharpName: string, type: AnnotatedType, location: Location | undefined): BoundValue {
  return {
    csharpName,
    type,
    attributes: [],
    hasDefault: false,
    defaultValue: undefined,
    optional: false,
    documentation: undefined,
    location,
    assembly: undefined,
  };
}

/** Where an attribute says a value comes from. */
export type BindingSource = ParameterPlace | "body" | "services" | "parameters";

const mvc = "Microsoft.AspNetCore.Mvc.";
const bindNeverAttribute = `${mvc}ModelBinding.BindNever`;
const modelBinderAttribute = `${mvc}ModelBinder`;

const sourceOf = attributeTable<BindingSource>([
  [`${mvc}FromRoute`, "route"],
  [`${mvc}FromQuery`, "query"],
  [`${mvc}FromHeader`, "header"],
  [`${mvc}FromForm`, "form"],
  [`${mvc}FromBody`, "body"],
  [`${mvc}FromServices`, "services"],
  ["Microsoft.Extensions.DependencyInjection.FromKeyedServices", "services"],
  ["Microsoft.AspNetCore.Http.AsParameters", "parameters"],
  ["Tenon.ContractCookie", "cookie"],
]);

export interface ExplicitBinding {
  readonly source: BindingSource;
  /** `Name = "…"`. */
  readonly name: string | undefined;
}

export function explicitBinding(attributes: readonly AttributeData[]): ExplicitBinding | undefined {
  if (attributes.length === 0) return undefined;
  for (const data of attributes) {
    const source = sourceOf(data);
    if (source === undefined) continue;
    const given =
      stringOf(namedArgument(data, "Name")) ??
      (source === "cookie" ? stringOf(data.constructorArguments[0]) : undefined);
    return { source, name: given === "" ? undefined : given };
  }
  return undefined;
}

/** A binder of the user's own, whose work cannot be read. */
export function customBinder(attributes: readonly AttributeData[]): AttributeData | undefined {
  return attribute(attributes, modelBinderAttribute);
}

export function isBindNever(attributes: readonly AttributeData[]): boolean {
  return attribute(attributes, bindNeverAttribute) !== undefined;
}
