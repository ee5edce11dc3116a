/**
 * `--list <file>`: the servers of one run, a line each, as tab-separated columns: the project, its name in the table, its
 * style. Paths are relative to the file; a line that begins with `#` is a comment.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Tally } from "./mismatch.js";
import { silent } from "./report.js";

export interface ListedServer {
  readonly project: string;
  readonly name: string;
  readonly style: string;
}

export function readServerList(file: string): readonly ListedServer[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [project = "", name, style = ""] = line.split("\t").map((column) => column.trim());
      return { project: resolve(dirname(file), project), name: name ?? basename(project, ".csproj"), style };
    });
}

/** A row for each server, those that could not be judged included, and their sum. */
export function tableText(rows: readonly (readonly [ListedServer, Tally | undefined])[], all: Tally): string {
  const counts = ({ endpoints, parameters, types, properties, mismatches }: Tally): readonly (string | number)[] => {
    const silentOnes = silent(mismatches).length;
    return [endpoints, parameters, types, properties, silentOnes, mismatches.length - silentOnes];
  };
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(["server", "style", "endpoints", "parameters", "types", "properties", "mismatches", "announced"]),
    "|---|---|---|---|---|---|---|---|",
    ...rows.map(([{ name, style }, tally]) =>
      line([name, style, ...(tally === undefined ? ["not judged", "", "", "", "", ""] : counts(tally))]),
    ),
    line([`**${rows.filter(([, tally]) => tally !== undefined).length} servers**`, "", ...counts(all)]),
    "",
  ].join("\n");
}
