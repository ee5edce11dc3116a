/** Whether the import said something of a place on the way to a value. */
import type { TypeDeclaration } from "../../../src/contract/type-declaration.js";
import type { TypeUse } from "../../../src/contract/type-use.js";
import type { ValuePath } from "./same-value.js";

interface Noted {
  readonly notes?: readonly string[];
}

export function isNoted(declared: readonly TypeDeclaration[], id: string, path: ValuePath): boolean {
  const types = new Map<string, TypeDeclaration>(declared.map((type) => [type.id, type]));
  const hasNotes = (thing: Noted | undefined) => (thing?.notes ?? []).length > 0;
  const first = types.get(id);
  let uses: TypeUse[] = first === undefined ? [] : [{ kind: "reference", id: first.id, typeArguments: [] }];
  for (const key of [...path, undefined]) {
    const next: TypeUse[] = [];
    const seen = new Set<string>();
    for (let use = uses.pop(); use !== undefined; use = uses.pop()) {
      if (use.kind === "nullable") uses.push(use.inner);
      else if (use.kind === "array") next.push(use.element);
      else if (use.kind === "map") next.push(use.value);
      else if (use.kind === "reference" && !seen.has(use.id)) {
        seen.add(use.id);
        const type = types.get(use.id);
        if (hasNotes(type)) return true;
        if (type?.kind === "union") uses.push(...type.variants.map((variant) => variant.type));
        if (type?.kind === "object") {
          const property = type.properties.find((other) => other.name === String(key));
          if (hasNotes(property)) return true;
          if (property !== undefined) next.push(property.type);
          else if (type.additional !== undefined && type.additional.kind !== "unknown") return true;
        }
      }
    }
    uses = next;
  }
  return false;
}
