import type { ObjectType, Property } from "../../contract/type-declaration.js";
import { nullable, type TypeUse } from "../../contract/type-use.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { isMap, type Node, placeOf } from "../document/node.js";
import { NameSet, objectMembers, partName, pascalCase } from "../naming/names.js";
import type { SchemaView } from "../schemas/schema-view.js";
import { inexpressible, type Notes } from "./notes.js";
import { additionalType, tellOdd } from "./object-parts.js";
import type { SchemaReading } from "./schema-reading.js";
import { type Mode, typeWithNull } from "./schema-use.js";

export function objectBody(
  reading: SchemaReading,
  view: SchemaView,
  csharpName: string,
  mode: Mode,
  notes: Notes,
): Pick<ObjectType, "kind" | "csharpKind" | "typeParameters" | "properties" | "additional" | "closed"> {
  const taken = new NameSet([...recordMembers, csharpName]);
  const properties: Property[] = [];
  const seen = new Set<string>();
  for (const [name, node] of view.properties) {
    if (!isMap(node) && typeof node !== "boolean") {
      const at = placeOf(view.node);
      reading.sink.report(diagnostic("partMalformed", at, { what: `The property ${name}`, expected: "a schema" }));
      notes.push(`the property ${name} is not a schema`);
      continue;
    }
    if (node === false) {
      inexpressible(reading.sink, notes, placeOf(view.node), "properties", `${name} must not be there`);
      continue;
    }
    // ASP.NET reads JSON without regard to case, and refuses a type with two properties that differ in nothing else.
    const folded = name.toLowerCase();
    if (seen.has(folded)) {
      const consequence = `${name} differs from another property in case alone, and is left out`;
      inexpressible(reading.sink, notes, placeOf(view.node), "properties", consequence);
      continue;
    }
    seen.add(folded);
    const member = pascalCase(name).replace(/^_(?=\d)/, "Value") || "Member";
    properties.push(property(reading, view, name, node, taken.take(member), csharpName, mode));
  }
  for (const name of view.required) {
    if (view.properties.has(name)) continue;
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "required"),
      "required",
      `${name} is required and has no schema`,
    );
  }
  tellOdd(reading, view, notes);
  for (const choice of view.choices)
    inexpressible(reading.sink, notes, placeOf(choice), "oneOf", "which properties go together is not checked");
  const additional = additionalType(reading, view, csharpName, mode, notes);
  return {
    kind: "object",
    csharpKind: "record",
    typeParameters: [],
    properties,
    ...withoutUndefined({ additional }),
    ...(view.additional === false && view.patterns === undefined ? { closed: true } : {}),
  };
}

function property(
  reading: SchemaReading,
  view: SchemaView,
  name: string,
  node: Node,
  csharpName: string,
  owner: string,
  mode: Mode,
): Property {
  const use = reading.use(node, partName(owner, name), mode);
  const presence = view.required.has(name) ? "required" : "optional";
  const { documentation, example, constraints, notes } = use;
  return {
    name,
    csharpName,
    type: presence === "optional" && isAnything(use.type) ? nullable(use.type) : typeWithNull(use),
    sent: use.readOnly === true ? "absent" : presence,
    answered: use.writeOnly === true ? "absent" : presence,
    ...withoutUndefined({ constraints, default: use.default, example, documentation }),
    ...(use.deprecated === true ? { deprecated: {} } : {}),
    ...withoutEmpty({ notes }),
    ...(isMap(node) ? { location: placeOf(node) } : {}),
  };
}

/** Null is one of all the values that free-form JSON may be. */
function isAnything(type: TypeUse): boolean {
  return type.kind === "unknown" && type.shape === "any" && type.reason === "freeForm";
}

/** Names that every record has already, or that C# does not let it have. */
const recordMembers = [...objectMembers, "EqualityContract", "PrintMembers", "Clone", "Deconstruct"];
