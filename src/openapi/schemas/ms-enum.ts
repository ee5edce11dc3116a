import { withoutUndefined } from "../../contract/without-undefined.js";
import { get, getBoolean, getMap, getSequence, getString, isMap, type MapNode, type Node } from "../document/node.js";

/**
 * What `x-ms-enum` says of an enum's values.
 * https://github.com/Azure/autorest/blob/main/docs/extensions/readme.md#x-ms-enum
 */
export interface MsEnum {
  readonly name: string | undefined;
  /** `modelAsString`: the listed values are those known today, and any other string may come. */
  readonly isOpen: boolean;
  /** Undefined where none is listed. */
  readonly describe: (value: Node) => { readonly name?: string; readonly description?: string } | undefined;
}

export function msEnumOf(node: MapNode): MsEnum | undefined {
  const extension = getMap(node, "x-ms-enum");
  if (extension === undefined) return undefined;
  const listed = (getSequence(extension, "values")?.items ?? []).filter(isMap);
  return {
    name: getString(extension, "name"),
    isOpen: getBoolean(extension, "modelAsString") === true,
    describe: (value) => {
      const entry = listed.find((one) => String(get(one, "value")) === String(value));
      if (entry === undefined) return undefined;
      const name = getString(entry, "name");
      const description = getString(entry, "description")?.trim();
      return { ...withoutUndefined({ name, description }) };
    },
  };
}
