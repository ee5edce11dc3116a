/** What the source declares, as far as a new file in a namespace of it has to know. */
import type { ServerNames } from "../../contract/names/server-names.js";
import type { TypeId } from "../../contract/type-use.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { LoadedProject } from "../../csharp/load.js";

/** `used` are the namespaces whose types the file names. */
export function serverNames(
  { project, compilation }: LoadedProject,
  types: readonly NamedTypeSymbol[],
  namespace: string,
  used: Iterable<string>,
): ServerNames {
  const byId = new Map(types.map((type) => [type.metadataName, type]));
  const topLevel = types.filter(({ containingType }) => containingType === undefined);
  const places = new Map<string, Set<string>>();
  for (const { name, namespace: place } of topLevel) {
    const existing = places.get(name) ?? new Set();
    places.set(name, existing.add(place));
  }
  const segments = new Set(types.flatMap((type) => type.namespace.split(".")));
  const globalUsings = new Set(
    project.globalUsings.flatMap(({ name, isStatic, alias }) => (isStatic || alias !== undefined ? [] : [name])),
  );
  const imported = new Set([...globalUsings, ...used, "Tenon", "System", "System.Collections.Generic"]);
  const isSeen = (place: string): boolean =>
    place === "" || `${namespace}.`.startsWith(`${place}.`) || imported.has(place);
  return {
    access: (id) => accessOf(byId.get(id.replace(/!.*$/, "")), id),
    isAmbiguous: (id) => {
      const [outer = id] = id.split("+");
      const at = outer.lastIndexOf(".");
      const [place, metadata] = [outer.slice(0, Math.max(0, at)), outer.slice(at + 1)];
      const name = metadata.replace(/`.*$/, "");
      if (segments.has(name)) return true;
      if ([...(places.get(name) ?? [])].some((other) => other !== place && isSeen(other))) return true;
      return [...imported].some(
        (other) => other !== place && compilation.resolve(`${other}.${metadata}`) !== undefined,
      );
    },
    isVisible: (name) => segments.has(name) || [...(places.get(name) ?? [])].some(isSeen),
    isTaken: (name) => places.get(name)?.has(namespace) === true,
    globalUsings,
    hasNullable: project.nullable === "enable" || project.nullable === "annotations",
  };
}

/** A type of a package or the framework is public. */
function accessOf(symbol: NamedTypeSymbol | undefined, id: TypeId): "public" | "internal" | "none" {
  if (symbol === undefined) return id.includes("<") && /\.cs>/.test(id) ? "none" : "public";
  const { accessibility, containingType, isFileLocal } = symbol;
  const isOpenInside = containingType !== undefined && containingType.typeParameters.length > 0;
  if (isFileLocal || isOpenInside || !/^(public|internal|protectedInternal)$/.test(accessibility)) return "none";
  const outer = containingType === undefined ? "public" : accessOf(containingType, id);
  return outer === "public" && accessibility !== "public" ? "internal" : outer;
}
