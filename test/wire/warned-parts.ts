/** The parts of a program that Tenon has warned about: a finding there is expected. */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import type { Program } from "./program.js";
import { bodyOperations } from "./program-text.js";

export interface WarnedParts {
  /** Types that a warning names, and those that hold them: the warning covers every value that the type is part of. */
  readonly types: ReadonlySet<string>;
  /** Calls that a warning names, at their line or in their input. */
  readonly calls: ReadonlySet<string>;
  /** A warning is at neither: a setting, which concerns everything. */
  readonly everything: boolean;
}

/** Types for which System.Text.Json throws: all endpoints that are mapped beside such a body fail with it. */
const throwing: ReadonlySet<string> = new Set(["TN2321", "TN2323"]);

export function warnedParts(program: Program, diagnostics: readonly Diagnostic[], source: string): WarnedParts {
  const lines = source.split("\n");
  const types = new Set<string>();
  const calls = new Set<string>();
  let everything = false;
  for (const { severity, location, code } of diagnostics) {
    if (severity === "note") continue;
    const answer = program.answers?.find(({ name }) => (lines[(location?.line ?? 0) - 1] ?? "").includes(`"${name}"`));
    if (answer !== undefined) {
      calls.add(answer.name);
      continue;
    }
    if (program.server !== "controllers" && throwing.has(code)) everything = true;
    const line = location?.line ?? 0;
    const name = declaredAround(lines, line);
    const call = program.calls.find(
      (one) =>
        one.parameters.some((parameter) => parameter.type === name) ||
        new RegExp(`\\b${one.name}\\b`).test(lines[line - 1] ?? ""),
    );
    if (program.types.some((type) => type.name === name)) types.add(name);
    else if (call !== undefined) calls.add(call.name);
    else everything = true;
  }
  if (everything) for (const type of program.types) types.add(type.name);
  for (let before = -1; before !== types.size; ) {
    before = types.size;
    for (const type of program.types) {
      const needs = [...type.needs, ...type.members.flatMap((member) => member.needs)];
      if (needs.some((name) => types.has(name))) types.add(type.name);
    }
  }
  return { types, calls, everything };
}

/** The type whose declaration holds a line; attributes come before the header. */
function declaredAround(lines: readonly string[], line: number): string {
  const before = lines.slice(0, line).reverse();
  const at = before.findIndex((text) => /^(public|\[)/.test(text));
  const after = [...before.slice(0, at + 1).reverse(), ...lines.slice(line)];
  const header = after.find((text) => /^public /.test(text)) ?? "";
  return /(?:record struct|record|class|struct|enum|interface) (\w+)/.exec(header)?.[1] ?? "";
}

export function isWarnedOf(program: Program, warned: WarnedParts, operation: string): boolean {
  if (warned.everything || [...warned.calls].some((name) => name.toLowerCase() === operation.toLowerCase()))
    return true;
  const isNamed = (name: string): boolean => name.toLowerCase() === operation.toLowerCase();
  const call = program.calls.find((one) => isNamed(one.name));
  if (call !== undefined && warned.calls.has(call.name)) return true;
  const at = bodyOperations(program).findIndex(({ get, put }) => isNamed(get) || isNamed(put));
  const needs =
    program.bodies[at]?.needs ?? call?.parameters.flatMap((one) => one.needs) ?? program.types.map((type) => type.name);
  return needs.some((name) => warned.types.has(name));
}
