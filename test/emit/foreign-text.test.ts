import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { foreignTextIn } from "./foreign-text.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** `src/emit/text` makes text harmless; `src/emit/openapi` makes values, which `JSON.stringify` writes. */
function isEmitter(file: string): boolean {
  return (
    file.startsWith("src/emit/") &&
    !/^src\/emit\/(text|openapi)\//.test(file) &&
    !/\/(typescript|docs)\/runtime\//.test(file)
  );
}

function programOf(files: readonly string[], host?: ts.CompilerHost): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    noEmit: true,
  };
  return ts.createProgram(files, options, host);
}

/** Foreign text that is put together here and made harmless later, with where. */
const madeHarmlessLater: readonly (readonly [file: string, expression: string, where: string])[] = [
  ["src/emit/csharp/contract-class.ts", "method", "one of the methods that Define has by name"],
  ["src/emit/csharp/contract-class.ts", "operation.method", "the title of a note"],
  ["src/emit/csharp/input-record.ts", "operation.method", "docElement, as documentation"],
  ["src/emit/typescript/request-text.ts", "part.name", "the message of a bug"],
  ["src/emit/typescript/declaration-text.ts", "member.name", "docComment, as a note of the type"],
  [
    "src/emit/typescript/declaration-text.ts",
    'member.documentation?.summary ?? ""',
    "docComment, as a note of the type",
  ],
  ["src/emit/typescript/declaration-text.ts", "names", "docComment, as a note of the type"],
  ["src/emit/examples/primitive-example.ts", "word", "scalarLiteral, as the value of an example"],
  ["src/emit/zod/constraints-text.ts", "constraints.pattern", "regexLiteral, behind dotnetRegex"],
  ["src/emit/zod/constraints-text.ts", "earliest", "stringLiteral, as the message of a check"],
  ["src/emit/zod/constraints-text.ts", "latest", "stringLiteral, as the message of a check"],
  ["src/emit/zod/primitive-schema.ts", "minimum", "a constant of src/contract/values/numbers.ts"],
  ["src/emit/zod/primitive-schema.ts", "maximum", "a constant of src/contract/values/numbers.ts"],
  ["src/emit/csharp/annotations.ts", 'values.map((value) => JSON.stringify(value)).join(", ")', "as a note"],
  ["src/emit/csharp/annotations.ts", "pattern", "a diagnostic and lineComment, as a note"],
  ["src/emit/csharp/annotations.ts", "rest", "csharpPattern"],
  ["src/emit/csharp/annotations.ts", "body", "csharpPattern"],
  ["src/emit/csharp/annotations.ts", 'low ?? "none"', "a diagnostic and lineComment, as a note"],
  ["src/emit/csharp/annotations.ts", 'high ?? "none"', "a diagnostic and lineComment, as a note"],
  ["src/emit/csharp/input-record.ts", "operation.route.path", "docElement"],
  ["src/emit/csharp/contract-class.ts", "whole.body.documentation", "a diagnostic and lineComment, as a note"],
  ["src/emit/csharp/contract-class.ts", "operation.route.path", "a diagnostic"],
  ["src/emit/csharp/contract-class.ts", "statusText(status)", "a diagnostic and lineComment, as a note"],
  ["src/emit/typescript/answers.ts", 'excluded.join(" | ")', "codes of statuses"],
  ["src/emit/csharp/contract-class.ts", "header.name", "a diagnostic and lineComment, as a note"],
  ["src/emit/csharp/property-shape.ts", "JSON.stringify(property.default)", "a diagnostic and lineComment, as a note"],
  ["src/emit/csharp/property.ts", "property.name", "a diagnostic and lineComment, as a note"],
  ["src/emit/csharp/input-names.ts", "operation.csharpName", "csharpIdentifier"],
  ["src/emit/csharp/input-names.ts", "stem", "csharpIdentifier"],
  ["src/emit/csharp/input-names.ts", "csharpName", "a set of names to compare with"],
  ["src/emit/csharp/input-names.ts", "stemOf(service)", "a set of names to compare with"],
  ["src/emit/csharp/readable-json.ts", "readableJson(inner, deeper)", "csharpRawLines"],
  ["src/emit/typescript/sent-values.ts", "name", "an identifier that freeName made of `item`"],
  ["src/emit/csharp/shared-json.ts", "csharpName", "csharpIdentifier"],
  ["src/emit/csharp/shared-json.ts", "code", "csharpIdentifier"],
  ["src/emit/csharp/nesting.ts", "namespace", "the key of a set"],
  ["src/emit/csharp/nesting.ts", 'names.join("+")', "the key of a set"],
];

test("foreign text becomes code only through src/emit/text", () => {
  const entries = ["emit-typescript.ts", "csharp/emit-csharp.ts", "zod/validators-folder.ts", "docs/emit-docs.ts"];
  const program = programOf(entries.map((entry) => `${root}src/emit/${entry}`));
  const leaks = foreignTextIn(program, root, isEmitter).map(({ file, expression }) => `${file}: ${expression}`);
  expect([...new Set(leaks)].sort()).toEqual(
    madeHarmlessLater.map(([file, expression]) => `${file}: ${expression}`).sort(),
  );
});

/** The judge is judged: emitters that leak in each way that it follows. */
test("every way of a leak is seen", () => {
  const contract = `export interface Named { readonly name: string; readonly tags: readonly string[]; }
export function titleOf(n: Named): string { return n.name; }`;
  const text = `export function identifier(name: string): string { return name; }
export function html(strings: TemplateStringsArray, ...parts: string[]): string { return strings.join(parts.join()); }`;
  const emitter = `
import { type Named, titleOf } from "../contract/named.js";
import { html, identifier } from "./text/identifier.js";
interface Line { readonly label: string; }
export const direct = (n: Named) => \`const \${n.name}\`;
export const local = (n: Named) => { const x = n.name.trim(); return \`const \${x}\`; };
export const bound = ({ name: y }: Named) => \`const \${y}\`;
export const tags = (n: Named) => \`const \${n.tags.map((tag) => tag).join(", ")}\`;
function label(text: string): string { return \`const \${text}\`; }
export const passed = (n: Named) => label(n.name);
function nameOf(n: Named): string { return n.name; }
export const returned = (n: Named) => \`const \${nameOf(n)}\`;
export const kept = (n: Named): Line => ({ label: n.name });
export const shown = (line: Line) => \`const \${line.label}\`;
export const chosen = (n: Named) => { for (const each of n.tags) if (each) return \`const \${each ?? ""}\`; return ""; };
export const titled = (n: Named) => \`const \${titleOf(n)}\`;
export const tagged = (n: Named) => html\`<b>\${n.name}\${\`a\${n.name + "!"}\`}</b>\`;
const other = (strings: TemplateStringsArray, ...parts: string[]) => strings.join(parts.join());
export const otherTag = (n: Named) => other\`<i>\${n.name.trim()}</i>\`;
export const harmless = (n: Named) => \`const \${identifier(n.name)} \${identifier(\`a\${n.name}\`)}\`;
`;
  const sources = new Map([
    ["/app/src/contract/named.ts", contract],
    ["/app/src/emit/text/identifier.ts", text],
    ["/app/src/emit/emitter.ts", emitter],
  ]);
  const real = ts.createCompilerHost({});
  const host: ts.CompilerHost = {
    ...real,
    directoryExists: () => true,
    realpath: (path) => path,
    fileExists: (path) => sources.has(path) || real.fileExists(path),
    readFile: (path) => sources.get(path) ?? real.readFile(path),
    getSourceFile: (path, version) => {
      const source = sources.get(path);
      return source === undefined
        ? real.getSourceFile(path, version)
        : ts.createSourceFile(path, source, version, true);
    },
  };
  const leaks = foreignTextIn(programOf(["/app/src/emit/emitter.ts"], host), "/app/", isEmitter);
  expect(leaks.map(({ expression }) => expression)).toEqual([
    "n.name",
    "x",
    "y",
    'n.tags.map((tag) => tag).join(", ")',
    "text",
    "nameOf(n)",
    "line.label",
    'each ?? ""',
    "titleOf(n)",
    "n.name.trim()",
  ]);
});
