/**
 * The text of docs/reference/mapping.md. The C# types come from the tables that the tool reads by; the other columns come from what
 * the emitters write for them.
 */
import { runInNewContext } from "node:vm";
import type { Contract } from "../../src/contract/contract.js";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import {
  collectionTypes,
  dictionaryTypes,
  fileTypes,
  freeFormTypes,
  primitiveTypes,
  untypedCollections,
  untypedDictionaries,
  unwritableTypes,
} from "../../src/reading/types/kinds/known-types.js";
import { readWithDiagnostics } from "../reading/read-source.js";

/** C# keywords for the types that have one. */
const keywords: ReadonlyMap<string, string> = new Map([
  ["System.String", "string"],
  ["System.Char", "char"],
  ["System.Boolean", "bool"],
  ["System.SByte", "sbyte"],
  ["System.Byte", "byte"],
  ["System.Int16", "short"],
  ["System.UInt16", "ushort"],
  ["System.Int32", "int"],
  ["System.UInt32", "uint"],
  ["System.Int64", "long"],
  ["System.UInt64", "ulong"],
  ["System.Single", "float"],
  ["System.Double", "double"],
  ["System.Decimal", "decimal"],
  ["System.Object", "object"],
]);

/** `List<int>` of ``System.Collections.Generic.List`1``. */
function spelled(metadataName: string, typeArguments: readonly string[] = []): string {
  const known = keywords.get(metadataName);
  if (known !== undefined) return known;
  const simple = metadataName.slice(metadataName.lastIndexOf(".") + 1).replace(/`\d$/, "");
  return typeArguments.length === 0 ? simple : `${simple}<${typeArguments.join(", ")}>`;
}

interface Row {
  /** As the page shows it. */
  readonly shown: string;
  /** The type of a member, with its namespace. */
  readonly type: string;
}

interface Mapped {
  readonly shown: string;
  readonly json: string;
  readonly typescript: string;
  readonly zod: string;
  readonly openapi: string;
  readonly date: string;
  readonly temporal: string;
}

/** Types of packages, which nothing has restored here. */
const packages = `namespace System { public class BinaryData { } }
namespace Newtonsoft.Json.Linq { public class JToken { } public class JValue { } public class JObject { } public class JArray { } }`;

/** Each type as the first of two members of a record that an operation answers. */
function map(rows: readonly Row[]): readonly Mapped[] {
  const types = rows.map(({ type }, at) => `public record Row${at}X(${type} Value, int Other);`).join("\n");
  const definitions = rows.map(
    (_, at) => `public static readonly Operation<Row${at}X> A${at} = Define.Get<Row${at}X>("/${at}");`,
  );
  const { contract, diagnostics } = readWithDiagnostics(
    `${types}\npublic enum Colour { Red, Green }\n[Contract] public static class Rows { ${definitions.join("\n")} }\n${packages}`,
  );
  const wrong = diagnostics.filter(({ severity, code }) => severity === "error" && code !== "TN2505");
  if (wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join("\n"));
  const emitted = emittedOf(contract);
  return rows.map(({ shown }, at) => ({
    shown,
    json: emitted.example(`row${at}X`),
    typescript: emitted.type(`Row${at}X`),
    zod: emitted.schema(`row${at}X`),
    openapi: emitted.openapi(`Row${at}X`),
    date: emitted.dated("date", `Row${at}X`),
    temporal: emitted.dated("temporal", `Row${at}X`),
  }));
}

function emittedOf(contract: Contract) {
  const textOf = (options: Parameters<typeof emitTypeScript>[1]): string =>
    emitTypeScript(contract, options)
      .map(({ text }) => text)
      .join("\n");
  const plain = textOf({ zod: true, mocks: true });
  const dates = { date: textOf({ zod: false, dates: "date" }), temporal: textOf({ zod: false, dates: "temporal" }) };
  const document = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "openapi.json" }).text);
  const found = (text: string, pattern: string): string =>
    (new RegExp(pattern).exec(text)?.[1] ?? "–").replaceAll(/\s+/g, " ").replaceAll(/\( | \)/g, (at) => at.trim());
  const typeIn = (text: string, name: string): string =>
    found(text, `export type ${name} = \\{\\n  value(\\??: [\\s\\S]*?);\\n`).replace(/^: /, "");
  return {
    type: (name: string) => typeIn(plain, name),
    schema: (name: string) =>
      found(plain, `export const ${name}Schema[^=]*= z\\.object\\(\\{\\n  value: ([\\s\\S]*?),\\n  other`),
    example: (name: string) => {
      const literal = found(plain, `function ${name}Example[\\s\\S]*?\\n    value: ([\\s\\S]*?),\\n    other`);
      return literal === "–" ? literal : JSON.stringify(runInNewContext(`(${literal})`));
    },
    dated: (kind: "date" | "temporal", name: string) => typeIn(dates[kind], name),
    openapi: (name: string) =>
      JSON.stringify(document.components.schemas[name].properties.value ?? {}, (key, value) =>
        key.startsWith("x-") ? undefined : value,
      ),
  };
}

const cell = (text: string): string => (text === "–" ? text : `\`${text.replaceAll("|", "\\|")}\``);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n")
    .replaceAll("| --- ", "|---")
    .replaceAll("--- |", "---|");
}

/** Types that become the same share a row. */
function grouped(rows: readonly Row[]): readonly (readonly string[])[] {
  const groups = new Map<string, { readonly shown: string[]; readonly cells: readonly string[] }>();
  for (const { shown, json, typescript, zod, openapi } of map(rows)) {
    const key = [typescript, zod, openapi].join("\n");
    const cells = [json, typescript, zod, openapi].map(cell);
    const group = groups.get(key) ?? { shown: [], cells };
    group.shown.push(`\`${shown}\``);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => [group.shown.join(", "), ...group.cells]);
}

function named(names: Iterable<string>, typeArguments: readonly string[] = []): readonly Row[] {
  const inside = typeArguments.length === 0 ? "" : `<${typeArguments.join(", ")}>`;
  return [...names].map((name) => ({
    shown: spelled(name, typeArguments),
    type: keywords.get(name) ?? `${name.replace(/`\d$/, "")}${inside}`,
  }));
}

const ofType = (type: string): Row => ({ shown: type, type });

/** A member of a record that is sent and answered, and what becomes of it in each direction. */
const members: readonly string[] = [
  "public required string Value { get; init; }",
  'public string Value { get; init; } = "";',
  "public string? Value { get; init; }",
  "public int? Value { get; init; }",
  "[ContractOptional] public string? Value { get; init; }",
  "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Value { get; init; }",
  "[ContractOptional, JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Value { get; init; }",
  'public string Value => "x";',
  '[ReadOnly(true)] public string Value { get; init; } = "";',
  '[JsonIgnore] public string Value { get; init; } = "";',
  '[JsonPropertyName("value")] public string Name { get; init; } = "";',
  "[JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public long Value { get; init; }",
];

function memberRows(): readonly (readonly string[])[] {
  const types = members.map((member, at) => `public record Row${at}X { ${member} public int Other { get; init; } }`);
  const definitions = members.map(
    (_, at) =>
      `public static readonly Operation<Row${at}X, Row${at}X> A${at} = Define.Put<Row${at}X, Row${at}X>("/${at}");`,
  );
  const source = `using System.ComponentModel;\n${types.join("\n")}\n[Contract] public static class Rows { ${definitions.join("\n")} }`;
  const emitted = emitTypeScript(readWithDiagnostics(source).contract, { zod: false })
    .map(({ text }) => text)
    .join("\n");
  const line = (name: string): string | undefined => {
    const body = new RegExp(`export type ${name} = \\{\\n([\\s\\S]*?)\\};`).exec(emitted)?.[1];
    return body === undefined ? undefined : (/^ {2}(value.*);$/m.exec(body)?.[1] ?? "–");
  };
  return members.map((member, at) => {
    const answered = line(`Row${at}X`) ?? "–";
    return [cell(member), cell(answered), cell(line(`Row${at}XInput`) ?? answered)];
  });
}

/** Whole declarations, and the type that is written for them. */
const declarations: readonly string[] = [
  "public enum Colour { Red, Green }",
  "[JsonConverter(typeof(JsonNumberEnumConverter<Level>))] public enum Level { Low, High = 5 }",
  "[Flags] public enum Rights { Read = 1, Write = 2 }",
  "public sealed record Email(string Value);",
  "public sealed record Money(decimal Amount, string Currency);",
  "public class Page<T> { public required List<T> Items { get; init; } public int Total { get; init; } }",
  '[JsonDerivedType(typeof(Circle), "circle"), JsonDerivedType(typeof(Square), "square")] public abstract record Shape; public sealed record Circle(double Radius) : Shape; public sealed record Square(double Side) : Shape;',
  "public union Payload(int, string, Message); public sealed record Message(string Text, int Size);",
  "public union Option<T>(T, None); public sealed record None(string Why, int Code);",
  'public class Node { public string Name { get; set; } = ""; public List<Node> Children { get; set; } = []; }',
];

function declarationRows(): readonly (readonly string[])[] {
  return declarations.map((declaration) => {
    const name = /(?:enum|record|class|union) (\w+)/.exec(declaration)?.[1] ?? "";
    const use = declaration.includes("<T>") ? `${name}<int>` : name;
    const source = `${declaration}\npublic record HolderX(${use} Value, int Other);\n[Contract] public static class Rows { public static readonly Operation<HolderX> A = Define.Get<HolderX>("/a"); }`;
    const written = emitTypeScript(readWithDiagnostics(source).contract, { zod: false })
      .filter(({ path }) => path.startsWith("types/"))
      .flatMap(({ text }) => text.match(/^export type \w+[\s\S]*?;\n(?=\n|(?![\s\S]))/gm) ?? [])
      .filter((text) => !/HolderX|^export type \*/.test(text))
      .map((text) => text.trim().replaceAll(/\s+/g, " "));
    return [cell(declaration), written.map(cell).join("<br>")];
  });
}

export function mappingDocument(): string {
  const head = ["C#", "JSON, for example", "TypeScript", "`--zod`", "OpenAPI"];
  const primitives = map(named(primitiveTypes.keys()));
  const dated = primitives.filter(({ typescript, date, temporal }) => date !== typescript || temporal !== typescript);
  return `# Mapping of types

This page lists what each C# type is in JSON, TypeScript, Zod and OpenAPI. The tests write it from the tables by which
the tool reads types and from what it generates, so it is always up to date. [How C# is read](reading.md#types) has the
rules, and [From OpenAPI to C# contracts](../guide/import.md) the opposite direction. Names and enums are those that the
server writes with \`AddContractJson()\`; with \`--served\` they follow the server's settings.

## Values

${table(
  head,
  primitives.map(({ shown, json, typescript, zod, openapi }) => [shown, json, typescript, zod, openapi].map(cell)),
)}

\`--int64 string\` and \`--decimal string\` are for servers that write these numbers as strings. Numbers beyond 2⁵³ lose
digits in JavaScript's \`JSON.parse\`, so such ids should be strings.

### Dates

${table(
  ["C#", "text", "`--dates date`", "`--dates temporal`"],
  dated.map(({ shown, typescript, date, temporal }) => [shown, typescript, date, temporal].map(cell)),
)}

## Lists

${table(head, grouped([ofType("int[]"), ...named(collectionTypes.keys(), ["int"]), ofType("byte[]"), ofType("string?[]"), ofType("int[][]"), ...named(untypedCollections)]))}

## Dictionaries

${table(
  head,
  grouped([
    ...named(dictionaryTypes.keys(), ["string", "int"]),
    ofType("Dictionary<Guid, int>"),
    ofType("Dictionary<int, string>"),
    { shown: "Dictionary<Colour, int> (an enum)", type: "Dictionary<Colour, int>" },
    ...named(untypedDictionaries),
  ]),
)}

## Anything

${table(head, grouped(named(freeFormTypes.keys())))}

In forms, ${[...fileTypes].map((name) => `\`${spelled(name)}\``).join(" and ")} are \`File\`; an answer that is a file is one, too.

## Members

A record that is sent and answered. "–" means that the key is not there.

${table(["C#", "answered", "sent"], memberRows())}

## Types

${table(["C#", "TypeScript"], declarationRows())}

## Not mapped

System.Text.Json does not write these, or not their value. A member of such a type is a warning (TN2303) and \`unknown\`.

${table(
  ["C#", "why"],
  [...unwritableTypes].map(([name, reason]) => [`\`${spelled(name, name.endsWith("`1") ? ["T"] : [])}\``, reason]),
)}
`;
}
