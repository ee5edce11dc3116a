import { bindAttributes } from "../attributes/attributes.js";
import type { SourceDeclarations } from "../declarations/declarations.js";

/** The assemblies that may name what is internal here: those given, and those of `[assembly: InternalsVisibleTo("…")]`. In lower case. */
export function friendAssemblies(given: readonly string[], { roots }: SourceDeclarations): ReadonlySet<string> {
  const friends = new Set(given.map(simpleName));
  for (const [file, scope] of roots) {
    if (file.root.attributeLists.length === 0) continue;
    for (const { name, constructorArguments } of bindAttributes(file.root.attributeLists, "assembly", scope)) {
      const [friend] = name === "InternalsVisibleTo" ? constructorArguments : [];
      if (friend?.kind === "string") friends.add(simpleName(friend.value));
    }
  }
  return friends;
}

/** `Name, PublicKey=…` → `name`. */
function simpleName(assembly: string): string {
  return (assembly.split(",")[0] ?? "").trim().toLowerCase();
}
