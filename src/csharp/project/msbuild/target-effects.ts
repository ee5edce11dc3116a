import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { locationOfElement, type XmlElement } from "./xml.js";

const itemsThatMatter: readonly string[] = ["Compile", "Using", "ProjectReference"];

/** Targets are not run. One that would change the sources or symbols of the project is reported. */
export function reportTargetEffects(target: XmlElement, sink: DiagnosticSink): void {
  const added = new Set<string>();
  for (const group of target.children) {
    if (group.name === "ItemGroup") {
      for (const item of group.children)
        if (item.attributes.get("include") !== undefined && itemsThatMatter.includes(item.name))
          added.add(`${item.name} items`);
    } else if (group.name === "PropertyGroup") {
      if (group.children.some((property) => property.name === "DefineConstants")) added.add("DefineConstants");
    }
  }
  if (added.size === 0) return;
  const name = target.attributes.get("name") ?? "";
  sink.report(diagnostic("targetNotRun", locationOfElement(target), { target: name, items: [...added].join(", ") }));
}
