/** What the model of the application says of each action, once the conventions have run. */
import { commonEnds } from "../../../collections/common-ends.js";
import { locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import type { MethodSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { lookupMembers } from "../../../csharp/binding/types/member-lookup.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  call,
  classOf,
  type Element,
  type HeapObject,
  isNull,
  itemsOf,
  knownBoolean,
  knownObject,
  knownString,
  type Place,
  stringValue,
  withoutThrows,
} from "../../../csharp/execution/index.js";
import { type Diagnostic, type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { selectorOrigin } from "../../../framework/aspnet/application-model.js";
import { routeText } from "../../start/route-text.js";
import type { StartUp } from "../../start/start-up.js";
import type { ActionObjects, ModelObjects } from "./application-model-objects.js";
import type { Action } from "./controller-classes.js";
import type { RouteSelector } from "./route-selectors.js";

export interface ActionModel {
  /** The routes of its controller. */
  readonly templates: readonly RouteSelector[];
  readonly selectors: readonly RouteSelector[];
  /** What tokens stand for, by name in lower case. */
  readonly values: ReadonlyMap<string, string>;
  /** What becomes of such a value; undefined where that is not known. */
  readonly transform: ((value: string) => string | undefined) | undefined;
  /** Undefined where no convention says it. */
  readonly isVisible: boolean | undefined;
  readonly isRemoved: boolean;
}

/** Stands in a template for a part that is not known. */
export const unknownPart = "\uE000";

export function readActionModel(
  startUp: StartUp,
  model: ModelObjects,
  sink: DiagnosticSink,
): (action: Action) => ActionModel | undefined {
  const reader = new ModelReader(startUp, model, sink);
  const read = new Map<Action["controller"], Map<MethodSymbol, ActionModel>>();
  for (const [controller, actions] of model.actions)
    read.set(controller, new Map([...actions].map(([method, objects]) => [method, reader.read(method, objects)])));
  return ({ controller, method }) => read.get(controller)?.get(method);
}

class ModelReader {
  readonly #startUp: StartUp;
  readonly #model: ModelObjects;
  readonly #sink: DiagnosticSink;
  readonly #reported = new Set<unknown>();

  constructor(startUp: StartUp, model: ModelObjects, sink: DiagnosticSink) {
    this.#startUp = startUp;
    this.#model = model;
    this.#sink = sink;
  }

  get #machine(): CSharpMachine {
    return this.#startUp.machine;
  }

  read(method: MethodSymbol, { controller, action, parameters }: ActionObjects): ActionModel {
    const application = knownObject(this.#model.application);
    for (const { object, binding } of parameters) this.#reportBinding(object, binding);
    const isKept =
      (application === undefined || this.#isIn(application, "Controllers", controller)) &&
      this.#isIn(controller, "Actions", action);
    const transformer = this.#value(action, "RouteParameterTransformer");
    if (!isNull(transformer) && this.#transformed(transformer, "Name") === undefined)
      this.#report(this.#placeOf(action, "RouteParameterTransformer"));
    const shown = [action, controller].map((one) => this.#shown(one));
    return {
      templates: this.#selectors(controller, method).filter(
        ({ template, unread }) => template !== null || unread !== undefined,
      ),
      selectors: this.#selectors(action, method),
      values: new Map([
        ...this.#named("controller", controller, "ControllerName"),
        ...this.#named("action", action, "ActionName"),
        ...this.#routeValues(controller),
        ...this.#routeValues(action),
      ]),
      transform: isNull(transformer) ? undefined : (text) => this.#transformed(transformer, text),
      isVisible: shown.find((one) => one !== undefined),
      isRemoved: !isKept,
    };
  }

  #value(object: HeapObject, name: string): CSharpValue {
    return this.#machine.memory.field(object, name)?.value ?? { kind: "constant", constant: { kind: "null" } };
  }

  #elements(object: HeapObject, name: string): readonly Element[] {
    const list = this.#value(object, name);
    const items = itemsOf(this.#machine, list);
    if (items === undefined || items.rest !== undefined) this.#report(this.#placeOf(object, name));
    for (const { conditions } of items?.elements ?? []) if (conditions.length > 0) this.#report(conditions[0]?.place);
    return items?.elements ?? [];
  }

  #isIn(holder: HeapObject, name: string, object: HeapObject): boolean {
    return this.#elements(holder, name).some(({ value }) => knownObject(value) === object);
  }

  #selectors(object: HeapObject, method: MethodSymbol): readonly RouteSelector[] {
    return this.#elements(object, "Selectors").flatMap(({ value }) => {
      const selector = knownObject(value);
      return selector === undefined ? [] : [this.#selector(selector, method)];
    });
  }

  #selector(object: HeapObject, method: MethodSymbol): RouteSelector {
    const from = knownObject(this.#value(object, selectorOrigin));
    const origin = from && this.#model.selectors.get(from);
    const methods = this.#methods(object) ?? origin?.methods ?? [];
    const said = { methods, saidBy: origin?.saidBy ?? method };
    if (origin?.unread !== undefined) return { ...said, template: null, unread: origin.unread };
    const route = this.#value(object, "AttributeRouteModel");
    const template = this.#template(route);
    if (template !== undefined) return { ...said, template, unread: undefined, computed: this.#unknownIn(route) };
    const place = this.#placeOf(object, "AttributeRouteModel") ?? this.#placeOfTemplate(route);
    this.#report(place);
    const unread = place === undefined ? "a convention" : shortTextOf(place);
    return { ...said, template: null, unread, isReported: true };
  }

  /** Null: there is no route; undefined: it is not known. */
  #template(route: CSharpValue): string | null | undefined {
    const texts = alternativesOf(route).flatMap((one) => {
      const object = knownObject(one);
      if (object === undefined) return [isNull(one) ? null : undefined];
      const place = this.#placeOf(object, "Template") ?? object.place;
      return alternativesOf(this.#value(object, "Template")).map((one) => this.#textOf(one, place));
    });
    const [first] = texts;
    if (texts.every((one) => one === first)) return first;
    const templates = texts.flatMap((one) => one ?? []);
    return templates.length < texts.length ? undefined : commonTemplate(templates);
  }

  /** Of settings from a file it is said once that they are taken. */
  #textOf(template: CSharpValue, place: Place | undefined): string | null | undefined {
    const report = (fault: Diagnostic): void => {
      if (!this.#reported.has(place?.syntax)) this.#sink.report(fault);
      this.#reported.add(place?.syntax);
    };
    return (place && routeText(template, place, { report })) ?? textOfTemplate(template);
  }

  #unknownIn(route: CSharpValue): Place | undefined {
    const object = alternativesOf(route).map(knownObject)[0];
    const slot = object && this.#machine.memory.field(object, "Template");
    const parts = alternativesOf(slot?.value ?? route).flatMap((one) => (one.kind === "text" ? one.parts : []));
    const places = parts.flatMap((part) =>
      typeof part !== "string" && part.kind === "unknown" ? (part.place ?? []) : [],
    );
    return places[0] ?? slot?.place;
  }

  #placeOf(object: HeapObject, name: string): Place | undefined {
    return this.#machine.memory.field(object, name)?.place;
  }

  #placeOfTemplate(route: CSharpValue): Place | undefined {
    const object = alternativesOf(route).map(knownObject)[0];
    return object && this.#placeOf(object, "Template");
  }

  #methods(selector: HeapObject): readonly string[] | undefined {
    const constraints = itemsOf(this.#machine, this.#value(selector, "ActionConstraints"));
    if (constraints === undefined) return undefined;
    return constraints.elements.flatMap(({ value }) => {
      const object = knownObject(value);
      const list = object && itemsOf(this.#machine, this.#value(object, "(httpMethods)"));
      return (list?.elements ?? []).flatMap((one) => knownString(one.value)?.toUpperCase() ?? []);
    });
  }

  #named(token: string, object: HeapObject, name: string): readonly (readonly [string, string])[] {
    const text = knownString(this.#value(object, name));
    if (text === undefined) this.#report(this.#placeOf(object, name));
    return text === undefined ? [] : [[token, text]];
  }

  #routeValues(object: HeapObject): readonly (readonly [string, string])[] {
    return this.#elements(object, "RouteValues").flatMap(({ key, value }) => {
      const [name, text] = [key && knownString(key), knownString(value)];
      return name === undefined || text === undefined ? [] : [[name.toLowerCase(), text] as const];
    });
  }

  #shown(object: HeapObject): boolean | undefined {
    const explorer = knownObject(this.#value(object, "ApiExplorer"));
    return explorer && knownBoolean(this.#value(explorer, "IsVisible"));
  }

  #transformed(transformer: CSharpValue, text: string): string | undefined {
    const { place } = this.#startUp;
    const type = classOf(transformer);
    const transform = (type === undefined ? [] : lookupMembers(type, "TransformOutbound")).find(
      (one): one is typeof one & { readonly member: MethodSymbol } => one.member.kind === "method",
    );
    if (transform === undefined || place === undefined) return undefined;
    const { member: method, declaredIn } = transform;
    this.#machine.allow();
    const values = [stringValue(text)];
    return knownString(
      withoutThrows(() =>
        call(this.#machine, { method, self: transformer, values, typeArguments: [], declaredIn, place }),
      ),
    );
  }

  #reportBinding(parameter: HeapObject, before: ActionObjects["parameters"][number]["binding"]): void {
    const { memory } = this.#machine;
    const slot = memory.field(parameter, "BindingInfo");
    const binding = slot && knownObject(slot.value);
    const fields = ["BindingSource", "BinderModelName", "BinderType"];
    const written = fields.flatMap((name) => (binding && memory.field(binding, name)?.place) ?? []);
    for (const place of slot === before ? written : [slot?.place ?? written[0]]) {
      if (place === undefined || this.#reported.has(place.syntax)) continue;
      this.#reported.add(place.syntax);
      this.#sink.report(diagnostic("bindingChanged", locationOfExpression(place), { text: shortTextOf(place) }));
    }
  }

  /** Something of the routes that a convention does is not known. */
  #report(place: Place | undefined): void {
    if (this.#reported.has(place?.syntax)) return;
    this.#reported.add(place?.syntax);
    const at = place ?? this.#startUp.place;
    const convention = place === undefined ? "a convention" : shortTextOf(place);
    this.#sink.report(diagnostic("routeConvention", at && locationOfExpression(at), { convention }));
  }
}

function textOfTemplate(value: CSharpValue): string | null | undefined {
  if (isNull(value)) return null;
  if (value.kind !== "text") return knownString(value);
  return value.parts.map((part) => (typeof part === "string" ? part : unknownPart)).join("");
}

/** What several templates begin and end with: whole segments, and a part between them that is not known. */
function commonTemplate(texts: readonly string[]): string | undefined {
  const segments = texts.map((text) => text.split("/"));
  const [first = []] = segments;
  const { front, back } = commonEnds(segments);
  if (front + back === 0) return undefined;
  return [...first.slice(0, front), unknownPart, ...first.slice(first.length - back)].join("/");
}
