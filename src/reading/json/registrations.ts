/** Where a program sets up JSON options: the calls of the options pattern, and the classes that take part in it. */
import {
  allInterfaces,
  bindExpression,
  locationOfExpression,
  membersOf,
  textOf,
  typeOfExpression,
  writtenReceiver,
  writtenTypeArguments,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { selfType, simpleNameOf } from "../../csharp/binding/symbols/types.js";
import {
  type CallExpression,
  deepest,
  type Frame,
  follow,
  outermost,
  textValue,
  valueSources,
} from "../../csharp/flow/index.js";
import type { Location } from "../../diagnostics/location.js";
import { typeOfTypeof } from "../program/named-type.js";
import { calledName, isFunction, writtenArguments, writtenTypeNames } from "../program/written-calls.js";
import { functionsOf, type OptionsStep, stepsOf } from "./options-code.js";

export type StackName = "mvc" | "http";

/** What one call registers. */
export interface Registration {
  readonly stack: StackName;
  /** After everything else, in whatever order: `PostConfigure`. */
  readonly isLate: boolean;
  /** Of FastEndpoints: what else is served over minimal APIs does not see it. */
  readonly isFast?: true;
  readonly steps: readonly OptionsStep[];
  /** Registered, but out of sight. */
  readonly unseen?: { readonly location: Location; readonly text: string };
}

/** The names of calls that may register something. */
export const registrationCalls =
  /^(AddJsonOptions|ConfigureHttpJsonOptions|(Use|Map)FastEndpoints|(Post)?Configure(All)?|ConfigureOptions|(Try)?Add(Singleton|Scoped|Transient|Enumerable)|Singleton|Scoped|Transient|Describe)$/;

/** False where the types that are written show that the call is about something else. Most calls need not be bound then. */
export function mayRegister(name: string, expression: SourceExpression): boolean {
  const names = writtenTypeNames(expression) ?? boundTypeNames(expression);
  if (names.length === 0) return true;
  const isAboutJson = names.some((one) => jsonOptions.test(one));
  if (/^(Try)?Add(Singleton|Scoped|Transient)$/.test(name))
    return (
      !writtenArguments(expression).every(isFunction) || (isAboutJson && names.some((one) => configuring.test(one)))
    );
  // After `AddOptions<T>()` the types are those of services.
  if (/^(Post)?Configure(All)?$/.test(name)) return isAboutJson || !isOnServices(expression);
  return true;
}

function boundTypeNames(expression: SourceExpression): readonly string[] {
  return writtenTypeArguments(expression).flatMap(function namesOf({ type }): readonly string[] {
    return [simpleNameOf(type), ...(type.kind === "named" ? type.typeArguments.flatMap(namesOf) : [])];
  });
}

/** `services.Configure<A>(…)`, `services.Configure<B>(…).Configure<A>(…)`. */
function isOnServices(expression: SourceExpression): boolean {
  const receiver = writtenReceiver(expression);
  if (receiver === undefined) return false;
  if (receiver.syntax.kind === "InvocationExpression")
    return !/^AddOptions/.test(calledName(receiver) ?? "AddOptions") && isOnServices(receiver);
  const type = typeOfExpression(receiver)?.type;
  return type !== undefined && simpleNameOf(type) === "IServiceCollection";
}

/** What the call registers for JSON; empty where it is about something else. */
export function registrationsOf(
  call: CallExpression,
  expression: SourceExpression,
  isConditional: boolean,
  argumentsOf: GivenArguments,
): readonly Registration[] {
  // A method of the project under the framework's name: what it does is read where it does it.
  if (call.method?.body !== undefined && call.method.containingType.namespace !== "FastEndpoints") return [];
  switch (call.name) {
    case "AddJsonOptions":
      return byDelegate("mvc", false, call, expression, isConditional, argumentsOf);
    case "ConfigureHttpJsonOptions":
      return byDelegate("http", false, call, expression, isConditional, argumentsOf);
    // It copies the settings of minimal APIs when they are made, and changes the copy.
    case "UseFastEndpoints":
    case "MapFastEndpoints":
      return byDelegate("http", true, call, expression, isConditional, argumentsOf).map((one) => ({
        ...one,
        isFast: true,
      }));
    case "Configure":
    case "PostConfigure":
    case "ConfigureAll":
    case "PostConfigureAll": {
      const target = configuredOptions(call);
      const stack = target === undefined ? undefined : stackOf(target.options);
      if (target === undefined || stack === undefined) return [];
      if (target.name !== undefined && !isDefaultName(target.name, argumentsOf)) return [];
      return byDelegate(stack, call.name.startsWith("Post"), call, expression, isConditional, argumentsOf);
    }
    default:
      return byClass(call, expression, isConditional);
  }
}

/** The arguments that a parameter of a helper is given, wherever the helper is called; undefined when that cannot be seen. */
export type GivenArguments = (parameter: SourceExpression) => readonly SourceExpression[] | undefined;

function byDelegate(
  stack: StackName,
  isLate: boolean,
  call: CallExpression,
  expression: SourceExpression,
  isConditional: boolean,
  argumentsOf: GivenArguments,
): readonly Registration[] {
  const last = call.arguments.at(-1)?.value;
  if (last === undefined) return [];
  const given = functionsOf(last) === undefined ? (argumentsOf(last) ?? [last]) : [last];
  return given.map((one): Registration => {
    const functions = functionsOf(one);
    if (functions === undefined)
      return { stack, isLate, steps: [], unseen: { location: locationOfExpression(one), text: textOf(expression) } };
    return { stack, isLate, steps: functions.flatMap((called) => stepsOf(called, 0, isConditional)) };
  });
}

interface ConfiguredOptions {
  readonly options: AnnotatedType;
  readonly name: SourceExpression | undefined;
}

/** `Configure<T>(…)`, `Configure<T>(name, …)`, `AddOptions<T>(name).Configure<Dependency>(…)`, `Configure((T options) => …)`. */
function configuredOptions(call: CallExpression): ConfiguredOptions | undefined {
  const builder = call.receiver === undefined ? undefined : optionsBuilder(call.receiver, outermost);
  if (builder !== undefined) {
    const [options] = builder.typeArguments;
    return options === undefined ? undefined : { options, name: builder.arguments[0]?.value };
  }
  const delegate = call.arguments.at(-1)?.value;
  const options = call.typeArguments[0] ?? (delegate === undefined ? undefined : optionsOfDelegate(delegate));
  const name = call.arguments.length > 1 && !/All$/.test(call.name) ? call.arguments[0]?.value : undefined;
  return options === undefined ? undefined : { options, name };
}

/** The `AddOptions<T>()` that a chain of `.Configure(…)` begins with. */
function optionsBuilder(receiver: SourceExpression, frame: Frame): CallExpression | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(receiver);
  if (bound.kind === "call") {
    if (/^AddOptions(WithValidateOnStart)?$/.test(bound.name) && bound.typeArguments.length > 0) return bound;
    const isChained = /^((Post)?Configure|Validate\w*|Bind\w*)$/.test(bound.name);
    return isChained && bound.receiver !== undefined
      ? optionsBuilder(bound.receiver, { ...frame, depth: frame.depth + 1 })
      : undefined;
  }
  const next = follow(bound, frame);
  return next === undefined ? undefined : optionsBuilder(next.expression, { ...next.frame, depth: frame.depth + 1 });
}

/** Of `(JsonOptions o) => …`, a method group or a variable of a delegate type. */
function optionsOfDelegate(delegate: SourceExpression): AnnotatedType | undefined {
  const bound = bindExpression(delegate);
  if (bound.kind === "lambda") return bound.parameters[0]?.type;
  if (bound.kind === "methodGroup") return bound.candidates[0]?.parameters[0]?.type;
  const type = typeOfExpression(delegate)?.type;
  return type?.kind === "named" && type.symbol.name === "Action" ? type.typeArguments[0] : undefined;
}

/** The default options have no name: `Options.DefaultName` is the empty string. */
function isDefaultName(name: SourceExpression, argumentsOf: GivenArguments): boolean {
  const isDefault = (one: SourceExpression): boolean =>
    textValue(one, outermost) === "" || /\bDefaultName$/.test(textOf(one)) || textOf(one) === "null";
  return isDefault(name) || (argumentsOf(name)?.some(isDefault) ?? false);
}

const configuring = /^I(Configure|PostConfigure|ConfigureNamed)Options$/;

/** `ConfigureOptions<JsonSetup>()`, `AddSingleton<IConfigureOptions<JsonOptions>, JsonSetup>()`, `ServiceDescriptor.Transient<…>()`. */
function byClass(call: CallExpression, expression: SourceExpression, isConditional: boolean): readonly Registration[] {
  const given = [
    ...call.typeArguments.map(({ type }) => type),
    ...call.arguments.flatMap(({ value }) => typeGiven(value)),
  ];
  const named = given.flatMap((type) => (type.kind === "named" ? [type] : []));
  const stacks = named.flatMap(({ symbol, typeArguments: [options] }) =>
    configuring.test(symbol.name) && options !== undefined ? (stackOf(options) ?? []) : [],
  );
  if (call.name !== "ConfigureOptions" && stacks.length === 0) return [];
  const classes = new Set(named.map(({ symbol }) => symbol).filter(({ typeKind }) => typeKind !== "interface"));
  const found = [...classes].flatMap((symbol) => registrationsOfClass(symbol, isConditional));
  if (found.length > 0) return found;
  return stacks.map((stack) => ({
    stack,
    isLate: false,
    steps: [],
    unseen: { location: locationOfExpression(expression), text: textOf(expression) },
  }));
}

/** `typeof(JsonSetup)` and `new JsonSetup()`; a local or a field of such a value. */
function typeGiven(value: SourceExpression): readonly Type[] {
  const named = typeOfTypeof(value);
  if (named !== undefined) return [named];
  const bound = bindExpression(value);
  if (bound.kind === "creation") return [bound.type.type];
  return bound.kind === "lambda" || bound.kind === "call"
    ? []
    : valueSources(bound, outermost).flatMap((source) =>
        source.frame.depth > deepest ? [] : typeGiven(source.expression),
      );
}

/** What a class does to JSON options as `IConfigureOptions<T>`, `IConfigureNamedOptions<T>` or `IPostConfigureOptions<T>`. */
export function registrationsOfClass(symbol: NamedTypeSymbol, isConditional: boolean): readonly Registration[] {
  const type = selfType(symbol);
  const interfaces = allInterfaces(type).flatMap((one) => {
    const [options] = one.typeArguments;
    const stack = options === undefined ? undefined : stackOf(options);
    return configuring.test(one.symbol.name) && stack !== undefined ? [{ name: one.symbol.name, stack }] : [];
  });
  const isNamed = interfaces.some(({ name }) => name === "IConfigureNamedOptions");
  const methods = membersOf(type).flatMap(({ member }) =>
    member.kind === "method" && member.body !== undefined ? [member] : [],
  );
  return interfaces.flatMap(({ name, stack }): readonly Registration[] => {
    if (isNamed && name === "IConfigureOptions") return [];
    const isLate = name === "IPostConfigureOptions";
    const length = name === "IConfigureOptions" ? 1 : 2;
    const method = methods.find((one) => isMethodOf(one, isLate ? "PostConfigure" : "Configure", length, stack));
    if (method?.body === undefined) return [];
    const called = { body: method.body, parameters: method.parameters, frame: outermost };
    return [{ stack, isLate, steps: stepsOf(called, length - 1, isConditional) }];
  });
}

function isMethodOf({ name, parameters }: MethodSymbol, wanted: string, length: number, stack: StackName): boolean {
  const options = parameters[length - 1];
  // An explicit implementation carries the interface in its name.
  return (
    (name === wanted || name.endsWith(`.${wanted}`)) &&
    parameters.length === length &&
    options !== undefined &&
    stackOf(options.type) === stack
  );
}

const jsonOptions = /(^|\.)JsonOptions$/;

/** `JsonOptions` of minimal APIs or of MVC, by namespace; where that is not known, MVC. */
function stackOf({ type }: AnnotatedType): StackName | undefined {
  const name =
    type.kind === "named" ? `${type.symbol.namespace}.${type.symbol.name}` : type.kind === "error" ? type.name : "";
  if (!jsonOptions.test(name)) return undefined;
  return /Http\.Json/.test(name) ? "http" : "mvc";
}
