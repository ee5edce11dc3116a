/** MSBuild's own files, which projects import by name. Those not listed here have no bearing on sources. */
import { commonProps, commonTargets } from "./sdk.js";
import { parseXmlFile, type XmlElement } from "./xml.js";

/** The start of the paths of MSBuild's own files. */
export const ownFiles = "msbuild:";

export const ownTexts: ReadonlyMap<string, string> = new Map([
  ["microsoft.common.props", commonProps],
  ["microsoft.csharp.targets", commonTargets],
]);

const roots = new Map<string, XmlElement>();

export function ownRoot(name: string, text: string): XmlElement {
  const cached = roots.get(text);
  if (cached !== undefined) return cached;
  const root = parseXmlFile(name, text, {
    report: (problem) => {
      throw new Error(problem.message);
    },
  });
  if (root === undefined) throw new Error(`${name} has no root`);
  roots.set(text, root);
  return root;
}
