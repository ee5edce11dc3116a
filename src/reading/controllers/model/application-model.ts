/**
 * What conventions make of controllers and their routes: the application is put together as ASP.NET does it, the conventions that the
 * program has added are run on it, and the routes are what they leave.
 */
import { locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import type { AttributeData, MethodSymbol, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { annotate, selfType } from "../../../csharp/binding/symbols/types.js";
import { allInterfaces } from "../../../csharp/binding/types/hierarchy.js";
import {
  type CSharpMachine,
  type CSharpValue,
  call,
  classOf,
  type Element,
  enumerate,
  type HeapObject,
  knownInteger,
  knownObject,
  type Place,
  readNamed,
  withoutThrows,
} from "../../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { applicationModels } from "../../../framework/aspnet/application-model.js";
import { partManagerType } from "../../../framework/aspnet/mvc.js";
import { allServicesOf } from "../../../framework/hosting/service-provider.js";
import { hostOf } from "../../../framework/index.js";
import type { MvcSettings } from "../../start/mvc-settings.js";
import type { StartUp } from "../../start/start-up.js";
import { buildModel, type ModelObjects } from "./application-model-objects.js";
import { type ActionModel, readActionModel } from "./application-model-routes.js";
import type { Action } from "./controller-classes.js";

export interface ApplicationModel {
  /** Undefined where no convention sees the action. */
  actionOf(action: Action): ActionModel | undefined;
  /** A convention of a package: it may give any token a value. */
  readonly unread: Place | undefined;
}

const mvcOptions = "Microsoft.AspNetCore.Mvc.MvcOptions";

/** Undefined where nothing changes the application. */
export function readApplicationModel(
  startUp: StartUp,
  actions: readonly Action[],
  settings: MvcSettings,
  sink: DiagnosticSink,
): ApplicationModel | undefined {
  const { machine, place } = startUp;
  const options = startUp.options(mvcOptions);
  if (place === undefined || options === undefined) return undefined;
  const listed = (name: string): readonly Element[] => {
    const list = readNamed(machine, options, name, place);
    return list === undefined ? [] : enumerate(machine, list, place).elements;
  };
  reportBinders(machine, listed, sink);
  reportProviders(startUp, sink);
  const conventions = listed("Conventions").map((element) => ({ ...element, roles: rolesOf(element.value) }));
  const unread = [
    ...conventions.flatMap(({ value, place: at, roles }) =>
      roles.length === 0 ? [{ name: nameOf(value, at), at }] : [],
    ),
    ...touchedBy(machine, options).map((at) => ({ name: nameOf(undefined, at), at })),
  ];
  for (const { name, at } of unread)
    sink.report(diagnostic("routeConvention", at && locationOfExpression(at), { convention: name }));
  const providers = providersOf(machine, place);
  const isConventional = conventions.length > 0 || providers.length > 0 || actions.some(hasConvention);
  const [first] = unread;
  if (!isConventional) return first && { actionOf: () => undefined, unread: first.at ?? place };
  const model = buildModel(startUp, actions, settings);
  const run = new ConventionRun(machine, model, place);
  run.provide(providers);
  for (const { value, roles, place: at, conditions } of conventions) {
    const apply = (): void => run.apply(value, roles, at ?? place);
    const [condition] = conditions;
    if (condition === undefined) apply();
    else machine.eitherWay(condition.place, [() => apply() === undefined, () => true]);
  }
  run.applyAttributes();
  const read = readActionModel(startUp, model, sink);
  return { actionOf: read, unread: first && (first.at ?? place) };
}

type Role = "Application" | "Controller" | "Action" | "Parameter" | "ParameterBase";

/** What a convention is applied to; the first one counts. */
const roleNames: readonly Role[] = ["Application", "Controller", "Action", "Parameter", "ParameterBase"];

function rolesOf(value: CSharpValue): readonly Role[] {
  const type = classOf(value);
  if (type === undefined) return [];
  const names = new Set(allInterfaces(type).map(({ symbol }) => symbol.metadataName));
  const roles = roleNames.filter((role) => names.has(interfaceOf(role)));
  return type.symbol.origin === "source" || isFrameworks(type.symbol) ? roles : [];
}

function isFrameworks({ namespace }: NamedTypeSymbol): boolean {
  return namespace === applicationModels;
}

function interfaceOf(role: Role): string {
  return `${applicationModels}.I${role === "ParameterBase" ? "ParameterModelBase" : `${role}Model`}Convention`;
}

function hasConvention({ attributes, onController, method }: Action): boolean {
  return [...attributes, ...onController, ...method.parameters.flatMap((one) => one.attributes)].some(isConvention);
}

function isConvention({ attributeClass }: AttributeData): boolean {
  if (attributeClass?.symbol.origin !== "source") return false;
  return allInterfaces(attributeClass).some(({ symbol }) =>
    roleNames.some((role) => symbol.metadataName === interfaceOf(role)),
  );
}

/** `IApplicationModelProvider`s of the program, by their order. */
function providersOf(machine: CSharpMachine, place: Place): readonly CSharpValue[] {
  const symbol = hostOf(machine).resolve(`${applicationModels}.IApplicationModelProvider`);
  if (symbol === undefined) return [];
  const services = allServicesOf(machine, annotate(selfType(symbol), "notAnnotated"), undefined, place);
  const providers = enumerate(machine, services, place).elements.flatMap(({ value }) => {
    const order = classOf(value) === undefined ? undefined : readNamed(machine, value, "Order", place);
    return order === undefined ? [] : [{ value, order: knownInteger(order) ?? 0 }];
  });
  return providers.sort((a, b) => a.order - b.order).map(({ value }) => value);
}

class ConventionRun {
  readonly #machine: CSharpMachine;
  readonly #model: ModelObjects;
  readonly #place: Place;

  constructor(machine: CSharpMachine, model: ModelObjects, place: Place) {
    this.#machine = machine;
    this.#model = model;
    this.#place = place;
  }

  provide(providers: readonly CSharpValue[]): void {
    const name = "IApplicationModelProvider";
    for (const one of providers) this.#call(one, name, "OnProvidersExecuting", this.#model.context);
    for (const one of [...providers].reverse()) this.#call(one, name, "OnProvidersExecuted", this.#model.context);
  }

  apply(convention: CSharpValue, [role]: readonly Role[], place: Place): void {
    if (role === undefined) return;
    for (const target of this.#targets(role))
      this.#call(convention, interfaceOf(role).slice(applicationModels.length + 1), "Apply", target, place);
  }

  /** Attributes come last: of the controller, then of each action and its parameters. */
  applyAttributes(): void {
    const apply = (target: CSharpValue, wanted: readonly Role[]): void => {
      const list = readNamed(this.#machine, target, "Attributes", this.#place);
      if (list === undefined) return;
      for (const { value } of enumerate(this.#machine, list, this.#place).elements)
        for (const role of rolesOf(value).filter((one) => wanted.includes(one)))
          this.#call(value, interfaceOf(role).slice(applicationModels.length + 1), "Apply", target);
    };
    for (const controller of this.#targets("Controller")) {
      apply(controller, ["Controller"]);
      for (const action of this.#listOf(controller, "Actions")) {
        apply(action, ["Action"]);
        for (const parameter of this.#listOf(action, "Parameters")) apply(parameter, ["Parameter", "ParameterBase"]);
      }
    }
  }

  #targets(role: Role): readonly CSharpValue[] {
    const { application } = this.#model;
    if (role === "Application") return [application];
    const controllers = this.#listOf(application, "Controllers");
    if (role === "Controller") return controllers;
    const actions = controllers.flatMap((one) => this.#listOf(one, "Actions"));
    return role === "Action" ? actions : actions.flatMap((one) => this.#listOf(one, "Parameters"));
  }

  #listOf(value: CSharpValue, name: string): readonly CSharpValue[] {
    const object = knownObject(value);
    const list = object && this.#machine.memory.field(object, name)?.value;
    return list === undefined ? [] : enumerate(this.#machine, list, this.#place).elements.map((one) => one.value);
  }

  #call(self: CSharpValue, type: string, name: string, argument: CSharpValue, place = this.#place): void {
    const machine = this.#machine;
    const symbol = hostOf(machine).resolve(`${applicationModels}.${type}`);
    const method = symbol?.members.find(
      (member): member is MethodSymbol => member.kind === "method" && member.name === name,
    );
    if (symbol === undefined || method === undefined) return;
    machine.allow();
    const declaredIn = selfType(symbol);
    // Where it throws, the server does not start.
    withoutThrows(() => call(machine, { method, self, values: [argument], typeArguments: [], declaredIn, place }));
  }
}

/** What is called where code that is not known was given the options, or the class of the convention. */
function nameOf(value: CSharpValue | undefined, place: Place | undefined): string {
  const type = value && classOf(value);
  if (type !== undefined) return type.symbol.name;
  const at = value?.kind === "unknown" && value.place !== undefined ? value.place : place;
  return at === undefined ? "a convention" : shortTextOf(at);
}

function touchedBy(machine: CSharpMachine, options: CSharpValue): readonly Place[] {
  const object: HeapObject | undefined = knownObject(options);
  return object === undefined ? [] : machine.memory.touched(object);
}

const metadata = "Microsoft.AspNetCore.Mvc.ModelBinding.Metadata.IBindingMetadataProvider";
/** They read one more way to write the same. */
const harmless = /^Microsoft\.AspNetCore\.Mvc\.ModelBinding\.JQuery\w*ValueProviderFactory$/;

/** What reads parameters: binders, value providers, and those that say what is bound. */
function reportBinders(
  machine: CSharpMachine,
  listed: (name: string) => readonly Element[],
  sink: DiagnosticSink,
): void {
  const changing = [
    ...listed("ModelBinderProviders"),
    ...listed("ValueProviderFactories").filter(
      ({ value }) => !harmless.test(classOf(value)?.symbol.metadataName ?? ""),
    ),
    ...listed("ModelMetadataDetailsProviders").filter(({ value }) => {
      const type = classOf(value);
      return type === undefined || allInterfaces(type).some(({ symbol }) => symbol.metadataName === metadata);
    }),
  ];
  for (const { place } of changing)
    if (place !== undefined)
      sink.report(diagnostic("bindingChanged", locationOfExpression(place), { text: shortTextOf(place) }));
  machine.allow();
}

/** What chooses which classes are controllers. */
function reportProviders({ machine, host, place }: StartUp, sink: DiagnosticSink): void {
  const manager = host.singletonNamed(partManagerType);
  const list = manager && machine.memory.field(manager, "FeatureProviders")?.value;
  if (list === undefined || place === undefined) return;
  for (const { value, place: at } of enumerate(machine, list, place).elements)
    sink.report(diagnostic("controllerProvider", at && locationOfExpression(at), { provider: nameOf(value, at) }));
}
