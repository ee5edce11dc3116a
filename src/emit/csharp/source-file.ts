import type { Documentation } from "../../contract/documentation.js";
import type { JsonValue } from "../../contract/json-value.js";
import { compareOrdinal } from "../../contract/order.js";
import type { TypeUse } from "../../contract/type-use.js";
import { commentedExample } from "../../contract/values/commented-example.js";
import { generatedHeader } from "../generated-file.js";
import { docElement, lineComment } from "../text/csharp.js";
import { foldLongLines } from "./long-lines.js";
import type { FileNames } from "./type-text.js";

/** One C# file: header, nullable context, usings, namespace, body. */
export function sourceFile(namespace: string, names: FileNames, body: readonly string[]): string {
  const usings = [...names.usings].sort(compareUsings).map((name) => `using ${name};`);
  const pragmas = [
    ...(names.usesObsolete
      ? ["#pragma warning disable CS0612, CS0618 // Deprecated parts of the API refer to each other."]
      : []),
    ...(hasUndocumented(body)
      ? ["#pragma warning disable CS1591 // The description documents no more than this."]
      : []),
  ];
  return `${[
    generatedHeader,
    "#nullable enable",
    ...pragmas,
    "",
    ...(usings.length === 0 ? [] : [...usings, ""]),
    `namespace ${namespace};`,
    "",
    ...foldLongLines(body),
  ].join("\n")}\n`;
}

/** `System` first, as `dotnet format` has it. */
export function compareUsings(a: string, b: string): number {
  const rank = (name: string): number => (name === "System" || name.startsWith("System.") ? 0 : 1);
  return rank(a) - rank(b) || compareOrdinal(a, b);
}

/** A public declaration without a `///` before its attributes: the compiler asks for one where it writes documentation. */
function hasUndocumented(body: readonly string[]): boolean {
  let documented = false;
  for (const line of body) {
    const text = line.trimStart();
    if (text.startsWith("///")) documented = true;
    else if (text.startsWith("[") || text.startsWith("//")) continue;
    else if (text === "" || text === "{" || text === "}") documented = text === "" ? documented : false;
    else {
      if (!documented && /^(?:public|[\p{L}_@][\p{L}\p{Nd}_]*(?: = -?\d+)?,$)/u.test(text)) return true;
      documented = false;
    }
  }
  return false;
}

export function documentationLines(documentation: Documentation | undefined): readonly string[] {
  return [
    ...(documentation?.summary === undefined ? [] : docElement("summary", documentation.summary)),
    ...(documentation?.remarks === undefined ? [] : docElement("remarks", documentation.remarks)),
    ...(documentation?.example === undefined ? [] : docElement("example", documentation.example)),
  ];
}

/** What is documented, with an example; one that a comment gave is that already. */
export function documentationWith(
  documentation: Documentation | undefined,
  example: JsonValue | undefined,
  type: TypeUse,
): Documentation | undefined {
  return example === undefined ? documentation : { ...documentation, example: commentedExample(example, type) };
}

/** What the description says and C# does not. */
export function noteLines(notes: Iterable<string>): readonly string[] {
  return [...new Set(notes)].map((note) => lineComment(`Not in C#: ${note}`));
}

/** With an empty line between them. */
export function separated(members: readonly (readonly string[])[]): readonly string[] {
  return members.flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}

/** The last line with what ends a statement. */
export function endedBy(end: string, lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => (at === lines.length - 1 ? `${line}${end}` : line));
}

export function indentLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === "" ? "" : `    ${line}`));
}
