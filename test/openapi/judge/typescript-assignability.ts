// The TypeScript that tenon writes from imported C#, beside what openapi-typescript writes from the same document: for every
// named schema, whether a value of one type may be used where the other is expected.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

/** A schema of theirs and the type of ours that has its name. */
interface TypePair {
  readonly key: string;
  readonly name: string;
  readonly file: string;
}

export interface PreparedTypes {
  readonly probe: string;
  readonly files: readonly string[];
  readonly pairs: readonly TypePair[];
  /** Of the probe: two lines for each pair begin there. */
  readonly firstLine: number;
  /** How much there is to compile. */
  readonly size: number;
}

export interface TypeComparison {
  readonly compiles: boolean;
  readonly compared: number;
  readonly toTheirs: number;
  readonly toOurs: number;
  readonly reasons: readonly { readonly key: string | undefined; readonly way: string; readonly why: string }[];
}

/** Writes their types and a probe of both beside the client. `folder` is where to work. */
export async function prepareTypes(source: string, client: string, folder: string): Promise<PreparedTypes> {
  const theirs = join(folder, "theirs.ts");
  const written = await theirTypes(source);
  if (written !== undefined) writeFileSync(theirs, written);
  const files = clientFiles(client);
  const pairs = written === undefined ? [] : pairsOf(theirs, typesOf(files));
  const modules = [...new Set(pairs.map(({ file }) => file))];
  const head = modules.map(
    (file, at) =>
      `import type * as m${at} from "./${relative(folder, file).replaceAll("\\", "/").replace(/\.ts$/, ".js")}";`,
  );
  if (pairs.length > 0) head.push('import type { components } from "./theirs.js";');
  const lines = pairs.flatMap(({ key, name, file }) => {
    const our = `m${modules.indexOf(file)}.${name}`;
    const their = `components["schemas"][${JSON.stringify(key)}]`;
    return [
      `{ const value: ${their} = null! as ${our}; void value; }`,
      `{ const value: ${our} = null! as ${their}; void value; }`,
    ];
  });
  const probe = join(folder, "probe.ts");
  writeFileSync(probe, `${[...head, ...lines].join("\n")}\nexport {};\n`);
  const size = files.reduce((sum, file) => sum + readFileSync(file, "utf8").length, 0) + (written?.length ?? 0);
  return { probe, files, pairs, firstLine: head.length, size };
}

/** Compiles the clients and probes of several documents as one program: the libraries are read once. */
export function compareTypes(prepared: readonly PreparedTypes[]): readonly TypeComparison[] {
  const program = ts.createProgram(
    prepared.flatMap(({ probe, files }) => [probe, ...files]),
    {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      types: [],
      noEmit: true,
      skipLibCheck: true,
    },
  );
  return prepared.map(({ probe, files, pairs, firstLine }) => {
    const broken = new Map<number, string>();
    for (const { file, start = 0, messageText } of problemsOf(program, probe))
      broken.set((file?.getLineAndCharacterOfPosition(start).line ?? 0) - firstLine, innermost(messageText));
    const fits = (offset: number) => pairs.filter((_, at) => !broken.has(2 * at + offset)).length;
    return {
      compiles: files.length > 0 && files.every((file) => problemsOf(program, file).length === 0),
      compared: pairs.length,
      toTheirs: fits(0),
      toOurs: fits(1),
      reasons: [...broken].map(([line, why]) => ({
        key: pairs[Math.floor(line / 2)]?.key,
        way: line % 2 === 0 ? "ours to theirs" : "theirs to ours",
        why,
      })),
    };
  });
}

function problemsOf(program: ts.Program, file: string): readonly ts.Diagnostic[] {
  const source = program.getSourceFile(file);
  if (source === undefined) return [];
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}

/** Their types; undefined for what they do not read: 2.0, and documents that their validator refuses. */
async function theirTypes(source: string): Promise<string | undefined> {
  // Their validator also fails where nobody waits for it, on a property that is called `hasOwnProperty` for one.
  let stop: (reason: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    stop = reject;
  });
  process.on("unhandledRejection", stop);
  try {
    return astToString(await Promise.race([openapiTS(pathToFileURL(source), { silent: true }), failed]));
  } catch {
    return undefined;
  } finally {
    process.off("unhandledRejection", stop);
  }
}

/** What is wrong at the bottom, without the names of the document. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  let at = message;
  for (let next = nextOf(at); next !== undefined; next = nextOf(at)) at = next;
  const text = typeof at === "string" ? at : at.messageText;
  return text.replace(/'(?:null|undefined|string|number|boolean|unknown)'|'[^']*'/g, (name) =>
    /^'(?:null|undefined|string|number|boolean|unknown)'$/.test(name) ? name : "…",
  );
}

function nextOf(message: string | ts.DiagnosticMessageChain): ts.DiagnosticMessageChain | undefined {
  return typeof message === "string" ? undefined : message.next?.[0];
}

/** Exported types of the client by name, each with its file. */
function typesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of files)
    for (const [, name] of readFileSync(file, "utf8").matchAll(/^export (?:type|interface) (\w+)\b(?!<)/gm))
      if (name !== undefined && !found.has(name)) found.set(name, file);
  return found;
}

function clientFiles(client: string): readonly string[] {
  if (!existsSync(client)) return [];
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(client, file));
}
/** Schemas of theirs whose name, without signs and case, is a type of ours. */
function pairsOf(theirs: string, ours: ReadonlyMap<string, string>): readonly TypePair[] {
  const fold = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
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
    return key === undefined || our === undefined ? [] : [{ key, ...our }];
  });
}
