import { bindAttributes } from "../attributes/attributes.js";
import type { SourceDeclarations } from "../declarations/declarations.js";
import type { AttributeData } from "../symbols/symbols.js";

/** `[assembly: …]` of all files. */
export function attributesOfAssembly({ roots }: SourceDeclarations): readonly AttributeData[] {
  return [...roots].flatMap(([file, scope]) =>
    file.root.attributeLists.length === 0 ? [] : bindAttributes(file.root.attributeLists, "assembly", scope),
  );
}

/** The assemblies that may name what is internal here: those given, and those of `[assembly: InternalsVisibleTo("…")]`. In lower case. */
export function friendAssemblies(names: readonly string[], attributes: readonly AttributeData[]): ReadonlySet<string> {
  const friends = new Set(names.map(simpleName));
  for (const { name, constructorArguments } of attributes) {
    const [friend] = name === "InternalsVisibleTo" ? constructorArguments : [];
    if (friend?.kind === "string") friends.add(simpleName(friend.value));
  }
  return friends;
}

/** `Name, PublicKey=…` → `name`. */
function simpleName(assembly: string): string {
  return (assembly.split(",")[0] ?? "").trim().toLowerCase();
}
