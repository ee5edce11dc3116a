import type { Contract, Service } from "../../../src/contract/contract.js";
import { parseRoute } from "../../../src/contract/http/route-template.js";
import type { Body, Input, Operation, Parameter, Response, ResponseContent } from "../../../src/contract/operation.js";
import { inCanonicalOrder } from "../../../src/contract/order.js";
import type {
  BrandType,
  EnumType,
  ObjectType,
  Property,
  TypeDeclaration,
  UnionType,
  UnionVariant,
} from "../../../src/contract/type-declaration.js";
import { primitive, reference, type TypeId, type TypeUse } from "../../../src/contract/type-use.js";

/** Small, readable contracts for tests: only what a test cares about is written down. */

export const text = primitive("string");
export const int = primitive("int32");
export const guid = primitive("guid");
export const bool = primitive("boolean");
export const file: TypeUse = { kind: "file" };
export const anything: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };

export function id(name: string): TypeId {
  return name as TypeId;
}

export function ref(name: string, ...typeArguments: TypeUse[]): TypeUse {
  return reference(id(name), typeArguments);
}

export function parameterUse(name: string): TypeUse {
  return { kind: "typeParameter", name };
}

/** `Acme.Tasks.TaskDto` → namespace and name. */
function named(fullName: string) {
  const dot = fullName.lastIndexOf(".");
  const name = fullName.slice(dot + 1);
  return {
    id: id(name),
    name,
    csharpName: name,
    containingTypes: [],
    namespace: dot < 0 ? "" : fullName.slice(0, dot),
  };
}

/** A property; `name?` may be left out of requests. */
export function property(name: string, type: TypeUse, extra: Partial<Property> = {}): Property {
  const optional = name.endsWith("?");
  return {
    name: optional ? name.slice(0, -1) : name,
    csharpName: name,
    type,
    sent: optional ? "optional" : "required",
    answered: "required",
    ...extra,
  };
}

export function object(
  fullName: string,
  properties: Readonly<Record<string, TypeUse>> | readonly Property[],
  extra: Partial<ObjectType> = {},
): ObjectType {
  const list: readonly Property[] = isList(properties)
    ? properties
    : Object.entries(properties).map(([name, type]) => property(name, type));
  return { kind: "object", ...named(fullName), csharpKind: "record", typeParameters: [], properties: list, ...extra };
}

function isList(
  properties: Readonly<Record<string, TypeUse>> | readonly Property[],
): properties is readonly Property[] {
  return Array.isArray(properties);
}

export function enumeration(fullName: string, names: readonly string[], extra: Partial<EnumType> = {}): EnumType {
  const members = names.map((name, at) => ({ name, csharpName: name, value: String(at) }));
  return { kind: "enum", ...named(fullName), members, flags: false, wire: "string", underlying: "int32", ...extra };
}

export function brand(fullName: string, extra: Partial<BrandType> = {}): BrandType {
  return {
    kind: "brand",
    ...named(fullName),
    primitive: primitive("string"),
    csharpProperty: "Value",
    csharpKind: "record",
    ...extra,
  };
}

export function unionOf(
  fullName: string,
  discriminator: string | undefined,
  variants: readonly UnionVariant[],
  extra: Partial<UnionType> = {},
): UnionType {
  return { kind: "union", ...named(fullName), typeParameters: [], discriminator, variants, ...extra };
}

export function parameter(
  place: Parameter["place"],
  name: string,
  type: TypeUse,
  extra: Partial<Parameter> = {},
): Parameter {
  return { kind: "parameter", place, name, wireName: name, csharpName: name, type, required: true, ...extra };
}

export function body(name: string, type: TypeUse, extra: Partial<Body> = {}): Body {
  return {
    kind: "body",
    name,
    csharpName: name,
    type,
    encoding: "json",
    mediaTypes: ["application/json"],
    required: true,
    routeProperties: [],
    ...extra,
  };
}

/** `answer(200, type)`, `answer("4XX", type)`, `answer("default", type)`, `answer(204)`. */
export function answer(status: number | string, content?: TypeUse | ResponseContent): Response {
  const range = typeof status === "string" ? /^([1-5])XX$/.exec(status)?.[1] : undefined;
  return {
    status:
      typeof status === "number"
        ? { kind: "code", code: status }
        : range === undefined
          ? { kind: "default" }
          : { kind: "range", hundreds: Number(range) as 1 | 2 | 3 | 4 | 5 },
    content:
      content === undefined
        ? { kind: "none" }
        : isContent(content)
          ? content
          : { kind: "json", type: content, mediaTypes: ["application/json"] },
    headers: [],
    examples: [],
  };
}

function isContent(content: TypeUse | ResponseContent): content is ResponseContent {
  return "mediaTypes" in content;
}

export function operation(
  line: `${Operation["method"]} ${string}`,
  name: string,
  inputs: readonly Input[],
  responses: readonly Response[],
  extra: Partial<Operation> = {},
): Operation {
  const space = line.indexOf(" ");
  const route = parseRoute(line.slice(space + 1));
  if (route.kind !== "route") throw new Error(route.reason);
  return {
    name,
    csharpName: name.slice(0, 1).toUpperCase() + name.slice(1),
    method: line.slice(0, space) as Operation["method"],
    route: route.route,
    otherRoutes: [],
    inputs,
    responses,
    anySuccess: false,
    security: { kind: "unspecified" },
    requestExamples: [],
    ...extra,
  };
}

export function service(name: string, operations: readonly Operation[], extra: Partial<Service> = {}): Service {
  const csharpName = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Controller`;
  return { name, csharpName, namespace: "Acme", source: "controller", operations, ...extra };
}

export function contract(types: readonly TypeDeclaration[], services: readonly Service[] = []): Contract {
  return inCanonicalOrder({ title: "Acme", version: "1", services, types, securitySchemes: [] });
}
