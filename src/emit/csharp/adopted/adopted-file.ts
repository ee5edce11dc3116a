import type { ServerNames } from "../../../contract/names/server-names.js";
import { compareUsings, separated } from "../source-file.js";
import type { FileNames } from "../type-text.js";

/** As a person writes a file: only the usings that the project does not have already, and one accessibility throughout. */
export function adoptedFile(
  namespace: string,
  names: FileNames,
  parts: readonly (readonly string[])[],
  isInternal: boolean,
  { globalUsings, hasNullable }: ServerNames,
): string {
  const usings = [...names.usings].filter((name) => !globalUsings.has(name)).sort(compareUsings);
  const obsolete = "#pragma warning disable CS0612, CS0618 // Some types of the server are obsolete.";
  const body = separated(parts);
  const head = [
    ...(hasNullable ? [] : ["#nullable enable", ""]),
    ...(names.usesObsolete ? [obsolete, ""] : []),
    ...(usings.length === 0 ? [] : [...usings.map((name) => `using ${name};`), ""]),
    `namespace ${namespace};`,
    "",
  ];
  // Nothing can be more accessible than the types it names.
  const shown = isInternal ? body.map((line) => line.replace(/^public /, "internal ")) : body;
  return `${[...head, ...shown].join("\n")}\n`;
}
