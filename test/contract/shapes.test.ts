import { expect, test } from "vitest";
import type { Contract } from "../../src/contract/contract.js";
import type { Operation } from "../../src/contract/operation.js";
import { shapesOf } from "../../src/contract/shapes.js";
import type { ObjectType, Presence } from "../../src/contract/type-declaration.js";
import { arrayOf, primitive, reference, type TypeId, type TypeUse } from "../../src/contract/type-use.js";

const id = (name: string): TypeId => name as TypeId;

function object(name: string, properties: readonly [string, TypeUse, Presence, Presence][]): ObjectType {
  return {
    kind: "object",
    id: id(name),
    name,
    csharpName: name,
    containingTypes: [],
    namespace: "",
    csharpKind: "record",
    typeParameters: [],
    properties: properties.map(([property, type, sent, answered]) => ({
      name: property,
      csharpName: property,
      type,
      sent,
      answered,
    })),
  };
}

function operation(sent: string | undefined, answered: string | undefined): Operation {
  return {
    name: "op",
    csharpName: "Op",
    method: "POST",
    route: { path: "/", template: "/", segments: [] },
    otherRoutes: [],
    inputs:
      sent === undefined
        ? []
        : [
            {
              kind: "body",
              name: "body",
              csharpName: "body",
              type: arrayOf(reference(id(sent))),
              encoding: "json",
              mediaTypes: [],
              required: true,
              routeProperties: [],
            },
          ],
    responses:
      answered === undefined
        ? []
        : [
            {
              status: { kind: "code", code: 200 },
              content: { kind: "json", type: reference(id(answered)), mediaTypes: [] },
              headers: [],
              examples: [],
            },
          ],
    anySuccess: false,
    security: { kind: "unspecified" },
    requestExamples: [],
  };
}

function shapes(types: readonly ObjectType[], ...operations: readonly Operation[]): readonly string[] {
  const contract: Contract = {
    title: "",
    version: "",
    services: [{ name: "s", csharpName: "S", namespace: "", source: "contract", operations }],
    types,
    securitySchemes: [],
  };
  return shapesOf(contract).all.map((shape) => `${shape.name}: ${shape.direction}`);
}

const leaf = object("Leaf", [["a", primitive("int32"), "optional", "required"]]);
const same = object("Same", [["a", primitive("int32"), "required", "required"]]);
const holder = object("Holder", [["leaf", arrayOf(reference(id("Leaf"))), "required", "required"]]);
const loop = object("Loop", [
  ["next", reference(id("Loop")), "required", "required"],
  ["leaf", reference(id("Leaf")), "required", "required"],
]);

test("a type that looks the same both ways is emitted once", () => {
  expect(shapes([same], operation("Same", "Same"))).toEqual(["Same: both"]);
});

test("a type that differs is emitted twice only when it travels both ways", () => {
  expect(shapes([leaf], operation("Leaf", "Leaf"))).toEqual(["Leaf: answered", "LeafInput: sent"]);
  expect(shapes([leaf], operation("Leaf", undefined))).toEqual(["Leaf: sent"]);
  expect(shapes([leaf], operation(undefined, "Leaf"))).toEqual(["Leaf: answered"]);
});

test("the difference travels up to every type that holds one, recursive ones included", () => {
  expect(shapes([holder, leaf], operation("Holder", "Holder"))).toEqual([
    "Holder: answered",
    "HolderInput: sent",
    "Leaf: answered",
    "LeafInput: sent",
  ]);
  expect(shapes([leaf, loop], operation("Loop", "Loop"))).toEqual([
    "Leaf: answered",
    "LeafInput: sent",
    "Loop: answered",
    "LoopInput: sent",
  ]);
});

test("the name of the sent form does not take one that is there", () => {
  const taken = object("LeafInput", []);
  expect(shapes([leaf, taken], operation("Leaf", "Leaf"), operation("LeafInput", undefined))).toEqual([
    "Leaf: answered",
    "LeafInput_: sent",
    "LeafInput: sent",
  ]);
});

test("a type that no operation reaches is shown as answered", () => {
  expect(shapes([leaf])).toEqual(["Leaf: answered"]);
});
