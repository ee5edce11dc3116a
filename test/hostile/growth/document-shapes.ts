import { type Shape, written } from "./shape.js";

function document(
  schemas: Readonly<Record<string, unknown>>,
  root: unknown = { $ref: "#/components/schemas/S0" },
): ReturnType<Shape["make"]> {
  const answer = { 200: { description: "ok", content: { "application/json": { schema: root } } } };
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/a": { get: { operationId: "get", responses: answer } } },
    components: { schemas },
  });
  return {
    args: ["--from-openapi", "/app/api.json", "--namespace", "A.B", "--output", written],
    files: { "/app/api.json": text },
  };
}

function schemas(
  n: number,
  one: (i: number) => unknown,
  last: unknown = { type: "object", properties: { z: { type: "string" } } },
): Record<string, unknown> {
  return Object.fromEntries([...Array.from({ length: n }, (_, i) => [`S${i}`, one(i)]), [`S${n}`, last]]);
}

const to = (i: number): unknown => ({ $ref: `#/components/schemas/S${i}` });
const properties = (own: Readonly<Record<string, unknown>>): unknown => ({ type: "object", properties: own });

export const documents: readonly Shape[] = [
  {
    name: "schemas in a row",
    size: 25,
    make: (n) => document(schemas(n, (i) => properties({ a: { type: "string" }, next: to(i + 1) }))),
  },
  { name: "references to references", size: 12, make: (n) => document(schemas(n, (i) => to(i + 1))) },
  {
    name: "properties of a schema",
    size: 50,
    make: (n) =>
      document({
        S0: properties(Object.fromEntries(Array.from({ length: n }, (_, i) => [`p${i}`, { type: "string" }]))),
      }),
  },
  {
    name: "objects in objects",
    size: 8,
    make: (n) =>
      document({
        S0: Array.from({ length: n }).reduce<unknown>((inner) => properties({ inner, b: { type: "string" } }), {
          type: "string",
        }),
      }),
  },
  {
    name: "arrays in arrays of a document",
    size: 8,
    make: (n) =>
      document({
        S0: Array.from({ length: n }).reduce<unknown>((items) => ({ type: "array", items }), { type: "string" }),
      }),
  },
  {
    name: "allOf in a row",
    size: 8,
    make: (n) => document(schemas(n, (i) => ({ allOf: [to(i + 1), properties({ [`p${i}`]: { type: "string" } })] }))),
  },
  {
    name: "a lattice of allOf",
    size: 4,
    make: (n) =>
      document(schemas(n, (i) => ({ allOf: [to(i + 1), to(i + 1), properties({ [`p${i}`]: { type: "string" } })] }))),
  },
  {
    name: "a lattice of allOf over a choice",
    size: 4,
    make: (n) =>
      document(
        schemas(n, (i) => ({ allOf: [to(i + 1), to(i + 1), properties({ [`p${i}`]: { type: "string" } })] }), {
          oneOf: [
            properties({ a: { type: "string" } }),
            { allOf: [properties({ b: { type: "string" } })], type: "string" },
          ],
        }),
      ),
  },
  {
    name: "branches of oneOf",
    size: 12,
    make: (n) =>
      document({
        S0: { oneOf: Array.from({ length: n }, (_, i) => to(i + 1)) },
        ...Object.fromEntries(
          Array.from({ length: n }, (_, i) => [`S${i + 1}`, properties({ [`p${i}`]: { type: "string" } })]),
        ),
      }),
  },
  {
    name: "anyOf in anyOf",
    size: 4,
    make: (n) => document(schemas(n, (i) => ({ anyOf: [to(i + 1), properties({ [`p${i}`]: { type: "string" } })] }))),
  },
  {
    name: "a hierarchy with a discriminator",
    size: 6,
    make: (n) =>
      document(
        Object.fromEntries([
          ["S0", { ...Object(properties({ kind: { type: "string" } })), discriminator: { propertyName: "kind" } }],
          ...Array.from({ length: n }, (_, i) => [
            `S${i + 1}`,
            { allOf: [to(i), properties({ [`p${i}`]: { type: "string" } })] },
          ]),
        ]),
      ),
  },
  {
    name: "references with properties of their own",
    size: 8,
    make: (n) =>
      document(schemas(n, (i) => ({ ...Object(to(i + 1)), ...Object(properties({ [`p${i}`]: { type: "string" } })) }))),
  },
  {
    name: "objects without a name",
    size: 12,
    make: (n) =>
      document(schemas(n, (i) => properties({ a: properties({ [`x${i}`]: { type: "string" } }), next: to(i + 1) }))),
  },
  {
    name: "references to one schema",
    size: 50,
    make: (n) =>
      document({ S0: properties(Object.fromEntries(Array.from({ length: n }, (_, i) => [`p${i}`, to(0)]))) }),
  },
  {
    // As many types as a limit allows, each of which costs more the longer the chain is.
    name: "choices in schemas that are put together",
    size: 6,
    isLong: true,
    make: (n) =>
      document(schemas(n, (i) => ({ [i % 2 === 0 ? "oneOf" : "allOf"]: [to(i + 1), to(Math.min(n, i + 2))] }))),
  },
  {
    name: "schemas of the same name",
    size: 50,
    make: (n) =>
      document(
        Object.fromEntries([
          ["S0", { type: "string" }],
          ...Array.from({ length: n }, (_, i) => [
            i.toString(2).replaceAll("0", "-").replaceAll("1", "."),
            properties({ [`p${i}`]: { type: "string" } }),
          ]),
        ]),
      ),
  },
  {
    name: "words of a description",
    size: 500,
    make: (n) => document({ S0: { type: "string", description: "word ".repeat(n) } }),
  },
];
