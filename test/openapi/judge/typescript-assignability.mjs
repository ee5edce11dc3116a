// The TypeScript that tenon writes from imported C#, beside what openapi-typescript writes from the same document: for every
// named schema, whether a value of one type may stand where the other is asked for.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const peer = join(dirname(createRequire(import.meta.url).resolve("openapi-typescript/package.json")), "bin/cli.js");

/**
 * @param {string} source the document
 * @param {string} client the folder of the TypeScript client
 * @param {string} folder where to work
 */
export function compareTypes(source, client, folder) {
  const theirs = join(folder, "theirs.ts");
  const run = spawnSync(process.execPath, [peer, source, "-o", theirs], { encoding: "utf8", maxBuffer: 1 << 28 });
  const ours = typesOf(client);
  const pairs = run.status === 0 && existsSync(theirs) ? pairsOf(theirs, ours) : [];
  const probe = join(folder, "probe.ts");
  const imports = [...new Set(pairs.map(({ file }) => file))].map(
    (file, at) =>
      `import type * as m${at} from "./${relative(folder, file).replaceAll("\\", "/").replace(/\.ts$/, ".js")}";`,
  );
  const files = [...new Set(pairs.map(({ file }) => file))];
  const lines = pairs.flatMap(({ key, name, file }) => {
    const our = `m${files.indexOf(file)}.${name}`;
    const their = `components["schemas"][${JSON.stringify(key)}]`;
    return [
      `{ const value: ${their} = null! as ${our}; void value; }`,
      `{ const value: ${our} = null! as ${their}; void value; }`,
    ];
  });
  const head = [...imports, ...(pairs.length === 0 ? [] : ['import type { components } from "./theirs.js";'])];
  writeFileSync(probe, `${[...head, ...lines].join("\n")}\nexport {};\n`);
  const program = ts.createProgram([probe, ...clientFiles(client)], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    noEmit: true,
    skipLibCheck: true,
  });
  const broken = new Set();
  let compiles = true;
  for (const diagnostic of ts.getPreEmitDiagnostics(program)) {
    const { file, start = 0 } = diagnostic;
    if (file?.fileName === probe) broken.add(file.getLineAndCharacterOfPosition(start).line - head.length);
    else if (file?.fileName !== theirs) compiles = false;
  }
  const fits = (offset) => pairs.filter((_, at) => !broken.has(2 * at + offset)).length;
  return { compiles, compared: pairs.length, toTheirs: fits(0), toOurs: fits(1) };
}

/** Exported types of the client by name, each with its file. */
function typesOf(client) {
  const found = new Map();
  for (const file of clientFiles(client))
    for (const [, name] of readFileSync(file, "utf8").matchAll(/^export (?:type|interface) (\w+)\b(?!<)/gm))
      if (!found.has(name)) found.set(name, file);
  return found;
}

function clientFiles(client) {
  if (!existsSync(client)) return [];
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(client, file));
}

/** Schemas of theirs whose name, without signs and case, is a type of ours. */
function pairsOf(theirs, ours) {
  const fold = (text) => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const byName = new Map([...ours].map(([name, file]) => [fold(name), { name, file }]));
  const program = ts.createSourceFile(theirs, readFileSync(theirs, "utf8"), ts.ScriptTarget.ES2022, false);
  const components = program.statements
    .filter((node) => ts.isInterfaceDeclaration(node))
    .find((node) => node.name.text === "components");
  const schemas = components?.members
    .filter((member) => ts.isPropertySignature(member))
    .find((member) => member.name.getText(program) === "schemas");
  const members = schemas?.type !== undefined && ts.isTypeLiteralNode(schemas.type) ? schemas.type.members : [];
  return members.flatMap((member) => {
    if (!ts.isPropertySignature(member)) return [];
    const key = ts.isStringLiteral(member.name) || ts.isIdentifier(member.name) ? member.name.text : undefined;
    const our = key === undefined ? undefined : byName.get(fold(key));
    return our === undefined ? [] : [{ key, ...our }];
  });
}
