/**
 * Named inputs: route values and the body stay positional, the values of a form are one object in the body's place, and everything
 * else (query, headers, cookies) is the keys of one object after them. A key that is added to it changes no call that exists.
 */
import { cachedBy } from "../../caching/cache.js";
import type { Contract, Service } from "../contract.js";
import { freeName } from "../free-name.js";
import {
  flatParameters,
  type Input,
  mayBeLeftOut,
  type Operation,
  type Parameter,
  type ParameterObject,
} from "../operation.js";
import { type Route, routeParameters } from "../route.js";

export type InputStyle = "positional" | "named";

export function withInputs(contract: Contract, style: InputStyle): Contract {
  return style === "positional"
    ? contract
    : { ...contract, services: contract.services.map((service) => namedService(service)) };
}

/** Kept with the service: what is written of one is kept as long as the service is the same object. */
const namedService = cachedBy(
  (service: Service): Service => ({ ...service, operations: service.operations.map(namedOperation) }),
);

export function namedOperation(operation: Operation): Operation {
  const keys = keysOf(operation.inputs);
  const at = (...places: readonly Parameter["place"][]): readonly Key[] =>
    keys.filter((key) => places.includes(placeOf(key)));
  const routed = inTemplateOrder(at("route"), operation.route);
  const body = operation.inputs.filter((input) => input.kind === "body");
  const taken = new Set([...routed, ...body].map(({ name }) => name));
  const form = asObject("form", at("form"), taken);
  const named = asObject("inputs", at("query", "header", "cookie"), taken);
  return { ...operation, inputs: [...routed, ...body, ...form, ...named] };
}

type Key = Parameter | ParameterObject;

/** What becomes a key of its own. The properties of an object do, unless one of them has the name of another key. */
function keysOf(inputs: readonly Input[]): readonly Key[] {
  const namedInputs = inputs.filter((input) => input.kind !== "body");
  const inside = (input: Key): readonly Key[] => (isSpread(input) ? propertiesOf(input) : [input]);
  const counts = new Map<string, number>();
  for (const { name } of namedInputs.flatMap(inside)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return namedInputs.flatMap((input) => {
    const keys = inside(input);
    return keys.every(({ name }) => counts.get(name) === 1) || !isSpread(input) ? keys : [input];
  });
}

function isSpread(input: Key): input is ParameterObject {
  return input.kind === "parameterObject" && input.repeated === undefined;
}

/** Without the object none of its properties is missed. */
function propertiesOf(object: ParameterObject): readonly Key[] {
  const keys: readonly Key[] = [...object.parameters, ...(object.objects ?? [])];
  return mayBeLeftOut(object) ? keys.map((key) => ({ ...key, required: false })) : keys;
}

function placeOf(key: Key): Parameter["place"] {
  return key.kind === "parameter" ? key.place : (flatParameters([key])[0]?.place ?? "query");
}

function inTemplateOrder(keys: readonly Key[], route: Route): readonly Key[] {
  const order = routeParameters(route).map(({ name }) => name.toLowerCase());
  const position = (key: Key): number => {
    const at = key.kind === "parameter" ? order.indexOf(key.wireName.toLowerCase()) : -1;
    return at < 0 ? order.length : at;
  };
  return [...keys].sort((a, b) => position(a) - position(b));
}

/** An object that only the client has: its type is what its keys say. */
function asObject(
  named: NonNullable<ParameterObject["named"]>,
  keys: readonly Key[],
  taken: Set<string>,
): readonly ParameterObject[] {
  if (keys.length === 0) return [];
  const name = freeName(named, taken);
  const objects = keys.filter((key) => key.kind === "parameterObject");
  return [
    {
      kind: "parameterObject",
      named,
      name,
      csharpName: name,
      type: { kind: "unknown", shape: "object", reason: "freeForm" },
      parameters: keys.filter((key) => key.kind === "parameter"),
      ...(objects.length === 0 ? {} : { objects }),
      required: keys.some((key) => !mayBeLeftOut(key)),
    },
  ];
}
