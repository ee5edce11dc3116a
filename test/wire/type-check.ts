/** The TypeScript compiler as the judge of values: each is written as a literal of the type it should have. */
import { dirname, join } from "node:path";
import ts from "typescript";
import type { GeneratedFile } from "../../src/emit/generated-file.js";

/** One value and the client function whose answer or argument it is. */
export interface TypedValue {
  readonly service: string;
  readonly operation: string;
  readonly use: "answer" | "argument";
  /** The argument's position. */
  readonly at: number;
  readonly value: unknown;
}

export interface TypeComplaint {
  /** Undefined for an error in the generated code itself. */
  readonly value: TypedValue | undefined;
  readonly message: string;
}

const prelude = `type Answer<F extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<F>>;
type Argument<F extends (...args: never) => unknown, N extends number> = Parameters<F>[N];
`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // Values need no browser, and its types take longer than everything else.
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

const wholeOptions: ts.CompilerOptions = {
  ...options,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
};

/** Libraries are parsed once for all checks. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * `folder`: where the files pretend to be, inside the repository so that Zod's types are found. `whole`: the
 * generated code is checked too, which takes much longer than the values: Zod's types are large.
 */
export function checkTypes(
  folder: string,
  files: readonly GeneratedFile[],
  values: readonly TypedValue[],
  whole: boolean,
): readonly TypeComplaint[] {
  const head = `import type * as client from "./client/index.js";\n${prelude}`;
  const lines = values.map((one, at) => `export const v${at}: ${typeOf(one)} = ${literal(one.value)};`);
  const main = join(folder, "values.ts");
  const texts = new Map<string, string>([
    [main, head + lines.join("\n")],
    [join(folder, "package.json"), '{ "type": "module" }'],
    ...files
      .filter((file) => whole || !file.path.startsWith("validators/"))
      .map((file): [string, string] => [join(folder, file.path), withoutBrands(file.text)]),
  ]);
  const chosen = whole ? wholeOptions : options;
  const host = ts.createCompilerHost(chosen);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, target);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, target, ...rest));
    return parsed.get(path);
  };
  const folders = new Set([...texts.keys()].map(dirname));
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  const own = files.filter((file) => whole && file.path.endsWith(".ts")).map((file) => join(folder, file.path));
  const program = ts.createProgram([main, ...own], chosen, host);
  const firstLine = head.split("\n").length - 1;
  return [main, ...own].flatMap((path) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map((one): TypeComplaint => {
      const line =
        one.start === undefined || file === undefined ? 0 : file.getLineAndCharacterOfPosition(one.start).line;
      const message = ts.flattenDiagnosticMessageText(one.messageText, "\n");
      return path === main
        ? { value: values[line - firstLine], message }
        : { value: undefined, message: `${path.slice(folder.length + 1)}(${line + 1}): ${message}` };
    });
  });
}

/** A literal is not a branded value; the brand is not on the wire. */
function withoutBrands(text: string): string {
  return text.replaceAll(/ & \{ readonly __brand: "[^"]*" \}/g, "");
}

function typeOf({ service, operation, use, at }: TypedValue): string {
  const of = `typeof client.${service}.${operation}`;
  return use === "answer" ? `Answer<${of}>` : `Argument<${of}, ${at}>`;
}

/** JSON as an expression; `__proto__` as a plain key would set the prototype. */
function literal(value: unknown): string {
  return value === undefined ? "undefined" : JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');
}
