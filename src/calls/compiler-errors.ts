import { resolve } from "node:path";
import type ts from "typescript";
import type { ClientProgram } from "./client-program.js";
import type { TypeScript } from "./load-typescript.js";

export interface CompilerError {
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly length: number;
  readonly code: number;
  /** Its first line: the rest are the compiler's reasons. */
  readonly message: string;
}

/** What the compiler says of a file, or of several. */
export function errorsIn(
  compiler: TypeScript,
  program: ts.Program,
  files: readonly ts.SourceFile[],
): readonly CompilerError[] {
  return files.flatMap((file) =>
    [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ category }) => category === compiler.DiagnosticCategory.Error)
      .map(({ start = 0, length = 0, code, messageText }) => {
        const [message = ""] = compiler.flattenDiagnosticMessageText(messageText, "\n").split("\n");
        return { file, start, length, code, message: message.replace(/\.$/, "") };
      }),
  );
}

/** Those of the files that generated code is in: with these, types are not what they should be. */
export function clientErrors(
  compiler: TypeScript,
  before: ClientProgram,
  after: ClientProgram,
): readonly CompilerError[] {
  const generatedIn = ({ program, generatedPath }: ClientProgram): readonly ts.SourceFile[] =>
    program.getSourceFiles().filter(({ fileName }) => generatedPath(fileName) !== undefined);
  // The runtime is the longest file of a client, and seldom another.
  const isKnown = (file: ts.SourceFile): boolean =>
    !importsAnything(compiler, file) && before.program.getSourceFile(file.fileName)?.text === file.text;
  return [
    ...errorsIn(compiler, before.program, generatedIn(before)),
    ...errorsIn(
      compiler,
      after.program,
      generatedIn(after).filter((file) => !isKnown(file)),
    ),
  ];
}

function importsAnything(compiler: TypeScript, { statements }: ts.SourceFile): boolean {
  return statements.some((one) => compiler.isImportDeclaration(one) || compiler.isExportDeclaration(one));
}

/** An error of the same kind at the same place is the same, however it is worded now. */
export function errorKey({ file, start, code }: CompilerError): string {
  return `${resolve(file.fileName)} ${start} ${code}`;
}
