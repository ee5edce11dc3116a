/** Examples and callbacks that several operations have are written once, as constants of a class beside the contracts. */

import type { Contract } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { type Operation, statusText } from "../../contract/operation.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "../../contract/type-use.js";
import { csharpIdentifier, csharpRawLines } from "../text/csharp.js";
import { readableJson } from "./readable-json.js";
import { endedBy, indentLines } from "./source-file.js";

export interface SharedJson {
  /** The constant that holds a value. */
  readonly constantOf: (value: unknown) => string | undefined;
  readonly lines: readonly string[] | undefined;
}

/** Shorter ones are read more easily where they are. */
const shortest = 40;

export function sharedJson(
  contract: Contract,
  className: string,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): SharedJson {
  const countByWanted = new Map<string, { readonly wanted: readonly string[]; count: number }>();
  for (const operation of contract.services.flatMap((service) => service.operations)) {
    for (const { value, wanted } of valuesOf(operation, types)) {
      const text = JSON.stringify(value);
      const cached = countByWanted.get(text);
      if (cached === undefined) countByWanted.set(text, { wanted, count: 1 });
      else cached.count++;
    }
  }
  const owner = csharpIdentifier(className);
  const taken = new Set<string>();
  const repeated = [...countByWanted].filter(([text, { count }]) => count > 1 && text.length >= shortest);
  const constants = new Map(
    repeated.map(([text, { wanted }]) => [text, csharpIdentifier(nameOf(wanted, taken))] as const),
  );
  const fields = [...constants].flatMap(([text, name], at) => {
    const [first = "", ...rest] = csharpRawLines(readableJson(JSON.parse(text)));
    return [...(at === 0 ? [] : [""]), ...endedBy(";", [`public const string ${name} = ${first}`, ...rest])];
  });
  return {
    constantOf: (value) => {
      const name = constants.get(JSON.stringify(value));
      return name === undefined ? undefined : `${owner}.${name}`;
    },
    lines:
      fields.length === 0
        ? undefined
        : [
            "/// <summary>JSON that several operations have.</summary>",
            `internal static class ${owner}`,
            "{",
            ...indentLines(fields),
            "}",
          ],
  };
}

interface Said {
  readonly value: unknown;
  /** What to call it, the best first. */
  readonly wanted: readonly string[];
}

function valuesOf(operation: Operation, types: ReadonlyMap<TypeId, TypeDeclaration>): readonly Said[] {
  const { csharpName, requestExamples, responses, callbacks = {} } = operation;
  return [
    ...requestExamples.map(({ value }) => ({ value, wanted: [`${csharpName}RequestExample`] })),
    ...responses.flatMap(({ content, examples, status }) => {
      const type = content.kind === "json" ? typeName(content.type, types) : undefined;
      const code = statusText(status);
      const ofType = type === undefined ? [] : [`${type}Example`, `${type}${code}Example`];
      const wanted = [...ofType, `${csharpName}${code}Example`];
      return examples.map(({ value }) => ({ value, wanted }));
    }),
    ...Object.values(callbacks).map((value) => ({ value, wanted: [`${csharpName}Callback`] })),
  ];
}

/** The declared type that a body is, or is a list of. */
function typeName(use: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): string | undefined {
  let name: string | undefined;
  visitUses(use, (inner) => {
    if (inner.kind === "reference") name ??= types.get(inner.id)?.csharpName;
  });
  return name;
}

function nameOf(wanted: readonly string[], taken: Set<string>): string {
  return freeName(wanted.find((name) => !taken.has(name)) ?? wanted[0] ?? "", taken);
}
