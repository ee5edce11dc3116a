/** Controllers and actions as the objects that conventions are given. */
import { groupedBy } from "../../../collections/lists-by-key.js";
import type { AttributeData, MethodSymbol, ParameterSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { substituteType } from "../../../csharp/binding/types/substitution.js";
import {
  type CSharpValue,
  type Element,
  type HeapObject,
  type Items,
  makeCollection,
  makeList,
  makeSequence,
  nullValue,
  objectValue,
  type Place,
  type Slot,
  stringValue,
  typeValue,
  unknownValue,
} from "../../../csharp/execution/index.js";
import { applicationModels, selectorOrigin, setFields } from "../../../framework/aspnet/application-model.js";
import { attributeObject } from "../../../framework/aspnet/reflected-attributes.js";
import { reflectedMember } from "../../../framework/aspnet/reflected-member.js";
import type { MvcSettings } from "../../start/mvc-settings.js";
import type { StartUp } from "../../start/start-up.js";
import { type Action, isApiController } from "./controller-classes.js";
import { actionSelectors, controllerTemplates, type RouteSelector } from "./route-selectors.js";
import { tokenValues } from "./token-values.js";

export interface ModelObjects {
  readonly application: CSharpValue;
  /** What providers are given. */
  readonly context: CSharpValue;
  readonly actions: ReadonlyMap<Action["controller"], ReadonlyMap<MethodSymbol, ActionObjects>>;
  /** What the attributes said, by the selector. */
  readonly selectors: ReadonlyMap<HeapObject, RouteSelector>;
}

export interface ActionObjects {
  readonly controller: HeapObject;
  readonly action: HeapObject;
  readonly parameters: readonly ModelledParameter[];
}

export interface ModelledParameter {
  readonly object: HeapObject;
  /** As it was before conventions. */
  readonly binding: Slot | undefined;
}

export function buildModel(startUp: StartUp, actions: readonly Action[], settings: MvcSettings): ModelObjects {
  return new ModelBuilder(startUp, settings).build(actions);
}

type Fields = Parameters<typeof setFields>[2];

class ModelBuilder {
  readonly #startUp: StartUp;
  readonly #settings: MvcSettings;
  readonly #place: Place;
  readonly #selectors = new Map<HeapObject, RouteSelector>();

  constructor(startUp: StartUp, settings: MvcSettings) {
    this.#startUp = startUp;
    this.#settings = settings;
    if (startUp.place === undefined) throw new Error("a program that nothing starts has no model");
    this.#place = startUp.place;
  }

  build(actions: readonly Action[]): ModelObjects {
    const byController = groupedBy(actions, (action) => action.controller);
    const made = new Map<Action["controller"], Map<MethodSymbol, ActionObjects>>();
    const application = this.#object("ApplicationModel", this.#common([]));
    const controllers = [...byController].map(([symbol, own]) => {
      const objects = new Map<MethodSymbol, ActionObjects>();
      made.set(symbol, objects);
      return this.#controller(symbol, own, application, objects);
    });
    setFields(this.#startUp.machine, application, [["Controllers", this.#list(controllers)]]);
    const types = [...byController.keys()].map((one) => typeOf(one));
    const context = this.#object("ApplicationModelProviderContext", [
      ["Result", application],
      ["ControllerTypes", this.#list(types)],
    ]);
    return { application, context, actions: made, selectors: this.#selectors };
  }

  #controller(
    symbol: Action["controller"],
    actions: readonly Action[],
    application: CSharpValue,
    made: Map<MethodSymbol, ActionObjects>,
  ): CSharpValue {
    const [first] = actions;
    const templates = controllerTemplates(symbol);
    const none: RouteSelector = { template: null, methods: [], saidBy: { location: undefined }, unread: undefined };
    const routes = templates.length === 0 ? [none] : templates.map((one) => ({ ...none, ...one }));
    const values = first === undefined ? new Map<string, string>() : tokenValues(first, this.#settings);
    const controller = this.#object("ControllerModel", [
      ...this.#common(first?.onController ?? []),
      ["ControllerName", stringValue(values.get("controller") ?? symbol.name)],
      ["ControllerType", typeOf(symbol)],
      ["Application", application],
      ["Selectors", this.#list(routes.map((one) => this.#selector(one)))],
      ["RouteValues", this.#dictionary()],
      ["ControllerProperties", this.#list([])],
      ["DisplayName", stringValue(symbol.name)],
    ]);
    const actionModels = actions.map((action) => this.#action(action, controller, made));
    setFields(this.#startUp.machine, controller, [["Actions", this.#list(actionModels)]]);
    return controller;
  }

  #action(action: Action, controller: CSharpValue, made: Map<MethodSymbol, ActionObjects>): CSharpValue {
    const { method, declaredIn, attributes } = action;
    const { machine } = this.#startUp;
    const object = this.#object("ActionModel", [
      ...this.#common(attributes),
      ["ActionName", stringValue(tokenValues(action, this.#settings).get("action") ?? method.name)],
      ["ActionMethod", this.#member("MethodInfo", method, declaredIn)],
      ["Controller", controller],
      ["Selectors", this.#list(actionSelectors(method).map((one) => this.#selector(one)))],
      ["RouteValues", this.#dictionary()],
      ["RouteParameterTransformer", nullValue],
      ["DisplayName", stringValue(method.name)],
    ]);
    const parameters = method.parameters.map((one) => this.#parameter(one, action, object));
    setFields(machine, object, [["Parameters", this.#list(parameters)]]);
    if (object.kind === "object" && controller.kind === "object")
      made.set(method, {
        controller: controller.object,
        action: object.object,
        parameters: parameters.flatMap((one) =>
          one.kind === "object"
            ? [{ object: one.object, binding: machine.memory.field(one.object, "BindingInfo") }]
            : [],
        ),
      });
    return object;
  }

  #parameter(parameter: ParameterSymbol, action: Action, owner: CSharpValue): CSharpValue {
    const { name, attributes } = parameter;
    const isSaid = attributes.some(({ attributeClass }) =>
      /^From[A-Z]|^ModelBinder/.test(attributeClass?.symbol.name ?? ""),
    );
    const source = unknownValue("where the parameter comes from is not known", this.#place);
    const binding =
      isSaid || isApiController(action) ? this.#object("BindingInfo", [["BindingSource", source]], binder) : nullValue;
    return this.#object("ParameterModel", [
      ["Attributes", this.#attributes(attributes)],
      ["Properties", this.#dictionary()],
      ["Name", stringValue(name)],
      ["ParameterName", stringValue(name)],
      ["ParameterType", typeValue(substituteType(parameter.type, action.declaredIn))],
      ["ParameterInfo", this.#member("ParameterInfo", parameter, action.declaredIn)],
      ["BindingInfo", binding],
      ["Action", owner],
      ["DisplayName", stringValue(name)],
    ]);
  }

  #selector(selector: RouteSelector): CSharpValue {
    const { template, methods, unread } = selector;
    const route =
      unread === undefined && template === null
        ? nullValue
        : this.#object("AttributeRouteModel", [
            ["Template", unread === undefined ? stringValue(template ?? "") : unknownValue(unread, this.#place)],
            ["Name", nullValue],
            ["Order", nullValue],
          ]);
    const constraint = this.#object(
      "HttpMethodActionConstraint",
      [["(httpMethods)", this.#list(methods.map(stringValue))]],
      "Microsoft.AspNetCore.Mvc.ActionConstraints",
    );
    const made = this.#object("SelectorModel", [
      ["AttributeRouteModel", route],
      ["ActionConstraints", this.#list(methods.length === 0 ? [] : [constraint])],
      ["EndpointMetadata", this.#list([])],
    ]);
    if (made.kind === "object") this.#selectors.set(made.object, selector);
    setFields(this.#startUp.machine, made, [[selectorOrigin, made]]);
    return made;
  }

  #common(attributes: readonly AttributeData[]): Fields {
    return [
      ["Attributes", this.#attributes(attributes)],
      [
        "ApiExplorer",
        this.#object("ApiExplorerModel", [
          ["IsVisible", nullValue],
          ["GroupName", nullValue],
        ]),
      ],
      ["Filters", this.#list([])],
      ["Properties", this.#dictionary()],
    ];
  }

  /** Made when somebody asks, once. */
  #attributes(attributes: readonly AttributeData[]): CSharpValue {
    const { machine } = this.#startUp;
    let items: Items | undefined;
    return makeSequence(undefined, this.#place, () => {
      items ??= machine.inRoot(() => ({
        elements: attributes.map((data): Element => {
          const value = attributeObject(machine, data, this.#place);
          return { value, place: undefined, conditions: [] };
        }),
        rest: undefined,
      }));
      return items;
    });
  }

  #member(type: string, member: Parameters<typeof reflectedMember>[2], declaredIn: Action["declaredIn"]): CSharpValue {
    const symbol = this.#startUp.host.resolve(`System.Reflection.${type}`);
    const { machine } = this.#startUp;
    return reflectedMember({ machine, place: this.#place }, symbol && selfType(symbol), member, declaredIn);
  }

  #list(values: readonly CSharpValue[]): CSharpValue {
    return makeCollection(this.#startUp.machine, undefined, values, this.#place);
  }

  #dictionary(): CSharpValue {
    return makeList(this.#startUp.machine, undefined, { elements: [], rest: undefined }, this.#place);
  }

  #object(name: string, fields: Fields, namespace = applicationModels): CSharpValue {
    const { machine, host } = this.#startUp;
    const symbol = host.resolve(`${namespace}.${name}`);
    const made = objectValue({ type: symbol && selfType(symbol), place: this.#place });
    setFields(machine, made, fields);
    return made;
  }
}

const binder = "Microsoft.AspNetCore.Mvc.ModelBinding";

function typeOf(symbol: Action["controller"]): CSharpValue {
  return typeValue({ type: selfType(symbol), nullability: "notAnnotated" });
}
