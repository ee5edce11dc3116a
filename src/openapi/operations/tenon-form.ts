import { parameterName } from "../../contract/names/names.js";
import type { Parameter } from "../../contract/operation.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { getMap, getSequence, getString, hasKey, isMap, placeOf, stringItems } from "../document/node.js";
import { NameSet, pascalCase } from "../naming/names.js";
import { typeWithNull } from "../types/schema-use.js";
import { deprecation } from "../types/tenon/tenon-declaration.js";
import type { TypeReader } from "../types/type-reader.js";
import type { ContentDescription } from "../versions/dialect.js";
import { bodyKind } from "./media-types.js";

/** Also where none of the fields is a file. */
export function isInParts([content]: readonly ContentDescription[]): boolean {
  return content !== undefined && bodyKind(content.mediaType) === "multipart";
}

/** A form whose schema has no name: Tenon writes it where every field is a parameter of its own. */
export function tenonFormFields(
  types: TypeReader,
  contents: readonly ContentDescription[],
): readonly Parameter[] | undefined {
  const [content] = contents;
  if (content === undefined) return undefined;
  const kind = bodyKind(content.mediaType);
  const { schema } = content;
  if (types.tenon === undefined || contents.length !== 1 || (kind !== "form" && kind !== "multipart")) return undefined;
  if (!isMap(schema) || hasKey(schema, "$ref")) return undefined;
  const required = stringItems(getSequence(schema, "required"));
  const properties = getMap(schema, "properties");
  const taken = new NameSet(["Body"]);
  return (properties?.keys ?? []).flatMap((wireName, at): readonly Parameter[] => {
    const node = properties?.values[at];
    if (!isMap(node)) return [];
    const csharpName = taken.take(pascalCase(getString(node, tenonKeys.name) ?? wireName) || "Field");
    const encoding = getMap(getMap(content.node, "encoding") ?? content.node, wireName);
    const part = encoding === undefined ? undefined : getString(encoding, "contentType");
    const use = types.use(node, csharpName, part === undefined ? "upload" : "json");
    const documentation = getString(node, "description");
    return [
      {
        kind: "parameter",
        place: "form",
        name: parameterName(csharpName),
        wireName,
        csharpName,
        type: typeWithNull(use),
        required: required.includes(wireName),
        ...withoutUndefined({ default: use.default, constraints: use.constraints, documentation, part }),
        ...deprecation(node),
        location: placeOf(node),
      },
    ];
  });
}
