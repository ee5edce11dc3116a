/**
 * Run as a program: answered values (lines of { operation: "GetX", json }) in, request values ("PutX") out: cut to the keys
 * that the contract says are sent, once with all of them and once with the optional ones left out and nulls where allowed.
 */
import { readFileSync } from "node:fs";
import { typesById } from "../../src/contract/contract.js";
import type { ObjectType } from "../../src/contract/type-declaration.js";
import { typeBindings } from "../../src/contract/type-declaration.js";
import { substituteUse, type TypeUse } from "../../src/contract/type-use.js";
import { load } from "../../src/csharp/load.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { hostPrefixes } from "../../src/host/function-apps.js";
import { readContract } from "../../src/reading/contract/read-contract.js";
import { readProgram } from "../../src/reading/program-reading.js";
import { defaultReadingOptions } from "../reading/default-options.js";

const bag = new DiagnosticBag();
const workspace = load(
  { kind: "project", path: "test/live/truth/Truth.csproj" },
  { framework: undefined, configuration: undefined, properties: {}, environment: {}, platform: "linux" },
  nodeFileSystem(),
  bag,
);
if (workspace === undefined) throw new Error(JSON.stringify(bag.all));
const hosts = hostPrefixes([], { fileSystem: nodeFileSystem(), variables: {} });
const { contract } = readContract(readProgram(workspace), defaultReadingOptions, hosts, {
  sink: bag,
  routeSink: bag,
});
const types = typesById(contract);

function cut(use: TypeUse, value: unknown, sparse: boolean): unknown {
  if (value === null) return null;
  switch (use.kind) {
    case "nullable":
      return sparse ? null : cut(use.inner, value, sparse);
    case "array":
      return Array.isArray(value) ? value.map((item) => cut(use.element, item, sparse)) : value;
    case "map":
      return Object.fromEntries(
        Object.entries(value as object).map(([key, item]) => [key, cut(use.value, item, sparse)]),
      );
    case "reference": {
      const type = types.get(use.id);
      if (type === undefined) return value;
      const bindings = typeBindings(type, use.typeArguments);
      if (type.kind === "object") return cutObject(type, bindings, value as Record<string, unknown>, sparse);
      if (type.kind !== "union" || type.discriminator === undefined) return value;
      const tag = (value as Record<string, unknown>)[type.discriminator];
      const variant = type.variants.find((one) => one.tag === tag);
      if (variant === undefined) return value;
      return { [type.discriminator]: tag, ...(cut(substituteUse(variant.type, bindings), value, sparse) as object) };
    }
    default:
      return value;
  }
}

/** What C# has where nothing was given. */
function defaultOf(use: TypeUse): unknown {
  if (use.kind === "nullable") return null;
  if (use.kind === "reference") {
    const type = types.get(use.id);
    if (type?.kind === "enum") return type.members[0]?.name;
    if (type?.kind === "brand") return defaultOf(type.primitive);
  }
  if (use.kind !== "primitive") return 0;
  if (use.name === "guid") return "00000000-0000-0000-0000-000000000000";
  return use.name === "boolean" ? false : use.name === "string" ? "" : 0;
}

function cutObject(
  type: ObjectType,
  bindings: ReadonlyMap<string, TypeUse>,
  value: Record<string, unknown>,
  sparse: boolean,
): unknown {
  const declared = new Set(type.properties.map((property) => property.name));
  const kept = type.properties
    .filter(
      (property) => property.sent !== "absent" && property.name in value && !(sparse && property.sent === "optional"),
    )
    .map((property) => [property.name, cut(substituteUse(property.type, bindings), value[property.name], sparse)]);
  const more =
    type.additional === undefined || sparse ? [] : Object.entries(value).filter(([key]) => !declared.has(key));
  // A key that an answer may leave out can still be demanded of a request.
  const demanded = type.properties
    .filter((property) => property.sent === "required" && !(property.name in value))
    .map((property) => [property.name, defaultOf(property.type)]);
  return Object.fromEntries([...kept, ...demanded, ...more]);
}

const operations = new Map(
  contract.services.flatMap((service) => service.operations).map((operation) => [operation.csharpName, operation]),
);
for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line === "") continue;
  const { operation, json } = JSON.parse(line);
  const name = operation.replace(/^Get/, "Put");
  const body = operations.get(name)?.inputs.find((input) => input.kind === "body");
  if (body === undefined) continue;
  for (const sparse of [false, true]) {
    console.log(JSON.stringify({ operation: name, json: JSON.stringify(cut(body.type, JSON.parse(json), sparse)) }));
  }
}
