/** Runs the cases of `programs` in the machine. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createCompilation } from "../../../src/csharp/binding/index.js";
import type { MethodSymbol } from "../../../src/csharp/binding/symbols/symbols.js";
import type { TypeProvider } from "../../../src/csharp/binding/symbols/type-provider.js";
import { CSharpMachine, type CSharpValue, runFunction, Thrown } from "../../../src/csharp/execution/index.js";
import { parse } from "../../../src/csharp/syntax/index.js";
import { framework } from "../../../src/framework/index.js";
import { knowProgram } from "../../../src/reading/start/start-up.js";

export const folder = fileURLToPath(new URL("programs", import.meta.url));
const usings = ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Threading.Tasks"];

/** One line for each case: its name and what it gives, or why that is not known. */
export function runPrograms(references: readonly TypeProvider[]): readonly string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith("Cases.cs"));
  const compilation = createCompilation(
    {
      assemblyName: "Programs",
      files: files.map((name) => parse(name, readFileSync(join(folder, name)))),
      nullable: "enable",
      globalUsings: usings.map((name) => ({ name, isStatic: false, alias: undefined })),
      references,
    },
    { report: () => undefined },
  );
  return compilation.types.flatMap((type) => {
    if (!type.name.endsWith("Cases")) return [];
    return type.members.flatMap((member) => {
      if (member.kind !== "method" || member.accessibility !== "public") return [];
      const machine = new CSharpMachine(framework);
      knowProgram(machine, { projects: [{ compilation }] });
      return `${type.name}.${member.name}: ${textOf(run(machine, member))}`;
    });
  });
}

function run(machine: CSharpMachine, method: MethodSymbol): CSharpValue | string {
  const { body } = method;
  if (body === undefined) return "(no body)";
  const { extent, scope } = body;
  const place = { syntax: { kind: "ThisExpression", start: extent.start, end: extent.end }, scope } as const;
  try {
    return runFunction(machine, {
      method,
      self: undefined,
      values: [],
      typeArguments: [],
      declaredIn: undefined,
      place,
    });
  } catch (error) {
    if (error instanceof Thrown) return "(thrown)";
    throw error;
  }
}

function textOf(value: CSharpValue | string): string {
  if (typeof value === "string") return value;
  if (value.kind === "constant" && value.constant.kind === "string")
    return value.constant.value.replaceAll("\n", "\\n");
  if (value.kind === "unknown") return `(unknown: ${value.reason})`;
  if (value.kind === "text")
    return `(${value.parts.map((part) => (typeof part === "string" ? part : textOf(part))).join("")})`;
  return `(${value.kind})`;
}
