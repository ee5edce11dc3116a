/** The model of an MVC application that conventions work on: controllers, actions and the routes of both. */
import {
  assumedText,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  fieldOf,
  isNull,
  joinedText,
  knownObject,
  knownString,
  makeList,
  type NativeCall,
  type NativeMember,
  nullValue,
  objectValue,
  type Place,
  readNamed,
  stringValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { emptyList } from "../dotnet/collections.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { combineTemplates, isOverride } from "./route-templates.js";

export const applicationModels = "Microsoft.AspNetCore.Mvc.ApplicationModels";

type Fields = readonly (readonly [name: string, value: CSharpValue])[];

export function setFields(machine: CSharpMachine, value: CSharpValue, fields: Fields, place?: Place): void {
  const object = knownObject(value);
  if (object === undefined) return;
  for (const [name, one] of fields) machine.memory.setField(object, name, { value: one, place });
}

function field(machine: CSharpMachine, value: CSharpValue | undefined, name: string): CSharpValue {
  return fieldOf(machine, value, name) ?? nullValue;
}

const routeFields = ["Template", "Name", "Order", "Attribute"];

/** `new AttributeRouteModel(new RouteAttribute("api"))`, a copy of another, or nothing yet. */
const makeRoute: NativeMember = (call) => {
  const { machine, receiver = nullValue, place } = call;
  const provider = call.argument("templateProvider");
  const other = call.argument("other");
  const read = (name: string): CSharpValue => {
    if (provider === undefined) return field(machine, other, name);
    if (name === "Attribute") return provider;
    return readNamed(machine, provider, name, place) ?? unknownValue("what the route says is not known", place);
  };
  setFields(
    machine,
    receiver,
    routeFields.map((name) => [name, provider === undefined && other === undefined ? nullValue : read(name)] as const),
    place,
  );
  return receiver;
};

/** `new SelectorModel(other)`: the route is copied, and the lists. */
const makeSelector: NativeMember = (call) => {
  const { machine, receiver = nullValue, place } = call;
  const other = call.argument("other");
  const route = field(machine, other, "AttributeRouteModel");
  const copied = isNull(route) || route.kind !== "object" ? route : copyOfRoute(call, route);
  const listOf = (name: string): CSharpValue => {
    const list = knownObject(field(machine, other, name));
    const items = (list && machine.memory.items(list)) ?? { elements: [], rest: undefined };
    return makeList(machine, list?.type, items, place);
  };
  setFields(
    machine,
    receiver,
    [
      ["AttributeRouteModel", copied],
      ["ActionConstraints", listOf("ActionConstraints")],
      ["EndpointMetadata", listOf("EndpointMetadata")],
      [selectorOrigin, field(machine, other, selectorOrigin)],
    ],
    place,
  );
  return receiver;
};

/** The selector that one was copied from. */
export const selectorOrigin = "(origin)";

function newRoute({ machine, type, place }: NativeCall, fields: Fields): CSharpValue {
  const made = objectValue({ type: type?.type, place });
  setFields(machine, made, fields, place);
  return made;
}

function copyOfRoute(call: NativeCall, route: CSharpValue): CSharpValue {
  const made = objectValue({ type: knownObject(route)?.type, place: call.place });
  setFields(
    call.machine,
    made,
    routeFields.map((name) => [name, field(call.machine, route, name)] as const),
    call.place,
  );
  return made;
}

const combineRoutes: NativeMember = (call) => {
  const { machine, place, type } = call;
  const [left = nullValue, right = nullValue] = [call.argument("left"), call.argument("right")];
  if ([left, right].some((one) => !isNull(one) && one.kind !== "object"))
    return unknownValue("the route is not known", place, type);
  const template = combined(field(machine, left, "Template"), field(machine, right, "Template"), call);
  if (isNull(template)) return nullValue;
  const first = (name: string): CSharpValue => {
    const inner = field(machine, right, name);
    return isNull(inner) ? field(machine, left, name) : inner;
  };
  return newRoute(call, [
    ["Template", template],
    ["Name", first("Name")],
    ["Order", first("Order")],
    ["Attribute", first("Attribute")],
  ]);
};

/** Text of which a part is not known is put together as well, where what decides is known. */
function combined(prefix: CSharpValue, template: CSharpValue, { place, type }: NativeCall): CSharpValue {
  const [left, right] = [knownText(prefix), knownText(template)];
  if (left !== undefined && right !== undefined) {
    const text = combineTemplates(left, right);
    return text === undefined ? nullValue : stringValue(text);
  }
  const first = assumedText(prefix);
  const second = right === null ? { text: null, settings: [] } : assumedText(template);
  if (first !== undefined && second !== undefined) {
    const settings = [...first.settings, ...second.settings];
    const text = combineTemplates(first.text, second.text);
    if (text === undefined) return nullValue;
    return { ...unknownValue("the route is not known", place, type), assumed: { text, settings } };
  }
  if (right === null) return prefix;
  if (left === null || left === "" || (right !== undefined && isOverride(right))) return template;
  const begins = template.kind === "text" ? template.parts[0] : right;
  if (typeof begins !== "string" || begins === "") return unknownValue("the route is not known", place, type);
  return isOverride(begins) ? template : joinedText([prefix, left?.endsWith("/") === true ? "" : "/", template], place);
}

function knownText(value: CSharpValue): string | null | undefined {
  return isNull(value) ? null : knownString(value);
}

const combineTexts: NativeMember = (call) =>
  combined(call.argument("prefix") ?? nullValue, call.argument("template") ?? nullValue, call);

const isOverriding: NativeMember = (call) => {
  const template = knownText(call.argument("template") ?? nullValue);
  return template === undefined
    ? unknownValue("the route is not known", call.place, call.type)
    : booleanValue(template !== null && isOverride(template));
};

/** A value that the constructor was given. */
function given(parameter: string): NativeMember {
  return ({ machine, receiver }) => field(machine, receiver, `(${parameter})`);
}

const transformTokens: NativeMember = ({ machine, receiver, argument, place }) => {
  const transformer =
    fieldOf(machine, receiver, "(parameterTransformer)") ?? unknownValue("the transformer is not known", place);
  setFields(machine, argument("action") ?? nullValue, [["RouteParameterTransformer", transformer]], place);
  return nullValue;
};

const mvc = "Microsoft.AspNetCore.Mvc";
const route = `${applicationModels}.AttributeRouteModel`;

export const applicationModelMembers: MemberTable = {
  methods: {
    [`M:${route}.#ctor`]: makeRoute,
    [`M:${applicationModels}.SelectorModel.#ctor`]: makeSelector,
    [`M:${route}.CombineAttributeRouteModel`]: combineRoutes,
    [`M:${route}.CombineTemplates`]: combineTexts,
    [`M:${route}.IsOverridePattern`]: isOverriding,
    [`M:${applicationModels}.RouteTokenTransformerConvention.Apply`]: transformTokens,
  },
  properties: {
    [`P:${route}.IsAbsoluteTemplate`]: (call) =>
      isOverriding({ ...call, argument: () => field(call.machine, call.receiver, "Template") }),
    ...sameFor(
      [`P:${mvc}.RouteAttribute.Template`, `P:${mvc}.Routing.HttpMethodAttribute.Template`],
      given("template"),
    ),
    ...sameFor(
      [
        `P:${mvc}.MvcOptions.Conventions`,
        `P:${mvc}.MvcOptions.ModelBinderProviders`,
        `P:${mvc}.MvcOptions.ValueProviderFactories`,
        `P:${mvc}.MvcOptions.ModelMetadataDetailsProviders`,
        `P:${mvc}.ApplicationParts.ApplicationPartManager.FeatureProviders`,
      ],
      emptyList,
    ),
  },
};
