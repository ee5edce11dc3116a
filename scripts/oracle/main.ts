import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildOracle, OracleUnavailable } from "./roslyn.js";
import { compareSyntax } from "./syntax-comparison.js";

const usage = `usage: npm run oracle -- <csproj|sln|slnx|folder|files> [options]
  --syntax           compare trees only
  --define A;B       preprocessor symbols, besides the project's own
  --list <file>      write every mismatch to a file
  --places <n>       how many places to print of each kind (3)`;

export async function main(args: readonly string[], root: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      syntax: { type: "boolean", default: false },
      define: { type: "string", default: "" },
      list: { type: "string" },
      places: { type: "string", default: "3" },
    },
  });
  if (positionals.length === 0) {
    console.error(usage);
    return 2;
  }
  try {
    const program = buildOracle(root);
    const defines = values.define.split(/[;,]/).filter((name) => name !== "");
    const files = positionals.flatMap((path) => sourcesUnder(resolve(path)));
    const syntax = await compareSyntax(root, program, { files, defines });
    const places = Number(values.places);
    console.log(syntax.tally.render("node", places));
    if (syntax.skipped.length > 0) {
      console.log(`\n${syntax.skipped.length} files have syntax errors by Roslyn's own word and were not compared:`);
      for (const path of syntax.skipped.slice(0, places)) console.log(`    ${path}`);
    }
    const mismatches = syntax.tally.mismatches;
    if (values.list !== undefined) {
      writeFileSync(values.list, mismatches.map(({ kind, place, text }) => `${kind}\t${place}\t${text}\n`).join(""));
    }
    const nodes = syntax.tally.total;
    console.log(`\n${syntax.files} files, ${nodes} nodes, 0 symbols compared: ${mismatches.length} mismatches`);
    return mismatches.length > 0 || nodes === 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof OracleUnavailable)) throw error;
    console.error(error.message);
    return 2;
  }
}

const builtFolders = new Set(["bin", "obj", "node_modules", ".git"]);

function sourcesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const files: string[] = [];
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!builtFolders.has(entry.name)) files.push(...sourcesUnder(child));
    } else if (entry.isFile() && entry.name.endsWith(".cs")) files.push(child);
  }
  return files;
}
