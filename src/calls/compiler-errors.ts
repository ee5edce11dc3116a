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
  { program, generatedPath }: ClientProgram,
): readonly CompilerError[] {
  const generated = program.getSourceFiles().filter(({ fileName }) => generatedPath(fileName) !== undefined);
  return errorsIn(compiler, program, generated);
}

/** An error of the same kind at the same place is the same, however it is worded now. */
export function errorKey({ file, start, code }: CompilerError): string {
  return `${resolve(file.fileName)} ${start} ${code}`;
}
