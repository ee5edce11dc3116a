/** The rules of the serverless host: `function-rules.json`. `dotnet/Tenon.LocalFunctions.Tests` runs the same rows. */
import { readFileSync } from "node:fs";

export interface FunctionRule {
  readonly rule: string;
  /** C#; `$trigger` and `$answer` stand for the usual ones. */
  readonly functions: string;
  readonly program?: string;
  readonly hostJson?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Whether the request is answered as the contract says. */
  readonly served: boolean;
  /** What the real worker does, in words. */
  readonly real: string;
  /** It follows from the sources, and was not seen running. */
  readonly expected?: boolean;
  /** What `--check` says, notes included. */
  readonly gate: readonly string[];
  /** The request carries a key. */
  readonly key?: boolean;
}

interface RuleTable {
  readonly trigger: string;
  readonly answer: string;
  readonly program: string;
  readonly hostJson: string;
  readonly usings: string;
  readonly contract: string;
  readonly rows: readonly FunctionRule[];
}

export const ruleTable: RuleTable = JSON.parse(readFileSync(new URL("function-rules.json", import.meta.url), "utf8"));

/** The sources of a row, as files of one project. */
export function filesOf({ functions, program, hostJson }: FunctionRule): Readonly<Record<string, string>> {
  const { trigger, answer, usings, contract } = ruleTable;
  const code = functions.replaceAll("$trigger", trigger).replaceAll("$answer", answer);
  return {
    "Functions.cs": `#nullable enable\n${usings}\nnamespace Pictures;\n${code}\n${contract}\n`,
    "Program.cs": `${program ?? ruleTable.program}\n`,
    "host.json": hostJson ?? ruleTable.hostJson,
  };
}
