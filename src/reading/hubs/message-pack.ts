/** What MessagePack writes as JSON does. How it writes anything else depends on its attributes and resolvers, which are not read. */
import { mapOf, nullable, type PrimitiveName, type TypeUse } from "../../contract/type-use.js";
import { unknownUse } from "./hub-context.js";

const same: ReadonlySet<PrimitiveName> = new Set<PrimitiveName>([
  "string",
  "boolean",
  "int16",
  "uint16",
  "int32",
  "uint32",
  "float32",
  "float64",
  "guid",
]);

export function inMessagePack(use: TypeUse): TypeUse {
  switch (use.kind) {
    case "primitive":
      return same.has(use.name) && use.asString === undefined ? use : unknownUse;
    case "array":
      return { ...use, element: inMessagePack(use.element) };
    case "map":
      return isText(use.key) ? mapOf(use.key, inMessagePack(use.value)) : unknownUse;
    case "nullable": {
      const inner = inMessagePack(use.inner);
      return inner.kind === "unknown" ? inner : nullable(inner);
    }
    default:
      return unknownUse;
  }
}

function isText(use: TypeUse): boolean {
  return use.kind === "primitive" && use.name === "string";
}
