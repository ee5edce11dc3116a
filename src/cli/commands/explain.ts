import { withoutUndefined } from "../../contract/without-undefined.js";
import { catalogue, type DiagnosticName } from "../../diagnostics/catalogue/index.js";
import { type DiagnosticBag, diagnostic } from "../../diagnostics/diagnostic.js";
import type { DiagnosticExample } from "../../diagnostics/examples/example.js";
import { examples } from "../../diagnostics/examples/index.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";

type Explain = Extract<Command, { kind: "explain" }>;

const severities = {
  error: "an error: the input cannot be used as it is, or a gate fails",
  warning: "a warning: the output may not be what you expect; gates fail on it with --strict",
  note: "a note: nothing is wrong, but a choice was made for you",
};

/** What a code means: cause, what to do, and an example with its correction. */
export function explain(command: Explain, bag: DiagnosticBag): Outcome {
  const code = normalised(command.code);
  const entry = entries().find(([name, definition]) => definition.code === code || name === command.code);
  if (entry === undefined) {
    const near = nearestCode(code);
    const choices = near === undefined ? "a code such as TN2301, as diagnostics show it" : `${near}, perhaps`;
    bag.report(diagnostic("optionValueUnknown", undefined, { value: command.code, option: "--explain", choices }));
    return failed(bag.all);
  }
  const [name, definition] = entry;
  const example = examples[name];
  const data = {
    code: definition.code,
    severity: definition.severity,
    message: definition.message,
    help: definition.help,
    ...withoutUndefined({ example }),
  };
  const text = [
    `${definition.code} is ${severities[definition.severity]}.\n`,
    section("What happened", wrapped(named(definition.message))),
    section("What to do", wrapped(named(definition.help))),
    ...(example === undefined ? [] : exampleText(example)),
    "Every code: docs/reference/diagnostics.md in the tenon package.\n",
  ].join("\n");
  return { exit: 0, diagnostics: bag.all, report: { data, table: text, text: "" } };
}

function entries(): readonly (readonly [DiagnosticName, (typeof catalogue)[DiagnosticName]])[] {
  return Object.entries(catalogue) as [DiagnosticName, (typeof catalogue)[DiagnosticName]][];
}

/** Codes are grouped by stage, so the next one is about something similar. */
function nearestCode(code: string): string | undefined {
  const number = Number(code.slice(2));
  if (Number.isNaN(number)) return undefined;
  const distance = (one: string): number => Math.abs(Number(one.slice(2)) - number);
  const codes = entries().map(([, definition]): string => definition.code);
  return codes.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** `2301`, `tn2301` and `TN2301:` are the same to whoever types them. */
function normalised(code: string): string {
  const digits = /^(?:tn)?(\d{4}):?$/i.exec(code.trim())?.[1];
  return digits === undefined ? code.toUpperCase() : `TN${digits}`;
}

/** Words in braces are replaced by what was found. */
function named(text: string): string {
  return text.replace(/\{(\w+)\}/g, "<$1>");
}

function exampleText(example: DiagnosticExample): readonly string[] {
  const options = example.kind === "csharp" && example.options !== undefined ? ` (with ${example.options})` : "";
  return [section(`This raises it${options}`, example.wrong), section("This does not", example.right)];
}

function section(title: string, body: string): string {
  const indented = body.split("\n").map((line) => (line === "" ? "" : `  ${line}`));
  return `${title}\n${indented.join("\n")}\n`;
}

/** In lines of at most 78 columns. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > 78) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join("\n");
}
