import type { TypeUse } from "../../contract/type-use.js";
import { withoutNull } from "../../contract/type-use.js";
import { isMap, type Node } from "../document/node.js";
import { isObject } from "../schemas/schema-kind.js";
import type { SchemaView } from "../schemas/schema-view.js";

/** Why C# does not read an example that its schema accepts; undefined where it does. */
export function unreadExample(value: Node, type: TypeUse, view: SchemaView | undefined): string | undefined {
  const inner = withoutNull(type);
  if (inner.kind === "primitive" && inner.name === "uri" && typeof value === "string" && !isAddress(value))
    return `${value} is not an address that System.Uri reads`;
  // Properties without `type: object` leave it open what else a value may be.
  const isOpen = inner.kind === "reference" && view !== undefined && view.types.length === 0 && isObject(view);
  if (isOpen && view.choices.length === 0 && value !== null && !isMap(value))
    return "it is not an object, and the schema is read as one";
  return undefined;
}

/** `https://...` is a URI by its grammar; System.Uri refuses a host with an empty label. */
function isAddress(text: string): boolean {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(text)?.[1];
  const host = authority?.replace(/^.*@/, "").replace(/:\d*$/, "").replace(/\.$/, "");
  return host === undefined || !host.split(".").includes("") || host === "";
}
