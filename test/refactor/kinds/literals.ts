/** Literals written in other ways, and constants in their place: attributes take these too. */
import type { LiteralExpressionSyntax } from "../../../src/csharp/syntax/index.js";
import { literalValue } from "../../../src/csharp/syntax/index.js";
import type { Random } from "../../wire/random.js";
import type { Tree } from "../tree.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";

interface Literal {
  readonly node: LiteralExpressionSyntax;
  readonly start: number;
  readonly end: number;
  readonly type: "string" | "int" | "bool";
  /** As C#. */
  readonly text: string;
  /** Of a string. */
  readonly value: string;
}

function literals(tree: Tree): readonly Literal[] {
  const nodes = tree.nodes(
    "StringLiteralExpression",
    "NumericLiteralExpression",
    "TrueLiteralExpression",
    "FalseLiteralExpression",
  );
  return nodes.flatMap((node): Literal[] => {
    if (tree.isInside(node, "InterpolatedStringExpression", "EnumMemberDeclaration", "UsingDirective")) return [];
    const text = tree.text(node);
    const whole = { node, start: node.start, end: node.end, text, value: "" };
    if (node.kind === "NumericLiteralExpression") return /^\d{1,9}$/.test(text) ? [{ ...whole, type: "int" }] : [];
    if (node.kind !== "StringLiteralExpression") return [{ ...whole, type: "bool" }];
    const read = literalValue(tree.fileOf(node), node);
    if (read?.type !== "string") return [];
    const { value } = read;
    return /^[ -~]*$/.test(value) ? [{ ...whole, type: "string", text: quoted(value), value }] : [];
  });
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}

function replaceSome(name: string, make: (literal: Literal, random: Random) => string | undefined): Rewrite {
  return {
    name,
    apply(tree, random) {
      const edits = tree.edits();
      let isAny = false;
      for (const literal of someOf(random, literals(tree), ({ node }) => tree.fileOf(node), 4)) {
        const text = make(literal, random);
        if (text === undefined) continue;
        isAny = true;
        edits.replace(tree.fileOf(literal.node), literal, text);
      }
      return isAny ? edits.apply() : undefined;
    },
  };
}

const stringForms = replaceSome("string forms", ({ type, value }, random) => {
  if (type !== "string") return undefined;
  const at = random.below(value.length + 1);
  const [head, tail] = [quoted(value.slice(0, at)), quoted(value.slice(at))];
  return random.pick([
    `@"${value.replaceAll('"', '""')}"`,
    `(${head} + ${tail})`,
    `$"{${head}}{${tail}}"`,
    value.includes('"') || value === "" ? quoted(value) : `"""${value}"""`,
    `"${[...value].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")}"`,
  ]);
});

/** Constants of a class in another file, some of them made of others. */
const constants: Rewrite = {
  name: "constants in another file",
  apply(tree, random) {
    const found = someOf(random, literals(tree), ({ node }) => tree.fileOf(node), 4);
    if (found.length === 0) return undefined;
    const edits = tree.edits();
    const space = edits.fresh();
    const fields = found.map((literal, at) => {
      const { node, type, text, value } = literal;
      edits.replace(tree.fileOf(node), literal, `global::${space}.Constants.Value${at}`);
      if (type !== "string" || !random.oneIn(2)) return `public const ${type} Value${at} = ${text};`;
      const split = random.below(value.length + 1);
      return `private const string Part${at} = ${quoted(value.slice(0, split))}; public const string Value${at} = ${
        random.oneIn(2) ? `Part${at} + ${quoted(value.slice(split))}` : `$"{Part${at}}{${quoted(value.slice(split))}}"`
      };`;
    });
    return edits.addFile(`namespace ${space} { public static class Constants { ${fields.join("\n")} } }\n`).apply();
  },
};

const enumConstants: Rewrite = {
  name: "enum members for numbers",
  apply(tree, random) {
    const numbers = literals(tree).filter(({ type }) => type === "int");
    const found = someOf(random, numbers, ({ node }) => tree.fileOf(node));
    if (found.length === 0) return undefined;
    const edits = tree.edits();
    const space = edits.fresh();
    for (const literal of found)
      edits.replace(tree.fileOf(literal.node), literal, `((int)global::${space}.Number.N${literal.text})`);
    const members = [...new Set(found.map(({ text }) => `N${text} = ${text}`))];
    return edits.addFile(`namespace ${space} { internal enum Number { ${members.join(", ")} } }\n`).apply();
  },
};

const nameOf: Rewrite = {
  name: "nameof",
  apply(tree, random) {
    const words = literals(tree).filter(({ type, value }) => type === "string" && /^[A-Za-z]{2,}$/.test(value));
    const found = someOf(random, words, ({ node }) => tree.fileOf(node));
    if (found.length === 0) return undefined;
    const edits = tree.edits();
    const space = edits.fresh();
    for (const literal of found)
      edits.replace(tree.fileOf(literal.node), literal, `nameof(global::${space}.Words.@${literal.value})`);
    const members = [...new Set(found.map(({ value }) => `public static int @${value};`))];
    return edits.addFile(`namespace ${space} { internal static class Words { ${members.join(" ")} } }\n`).apply();
  },
};

/** A constant in front of the statement. */
const localConstants: Rewrite = {
  name: "local constants",
  apply(tree, random) {
    const statements = tree.statementLists().flatMap(({ statements }) => statements);
    const simple = statements.filter(
      ({ kind }) => kind === "ExpressionStatement" || kind === "LocalDeclarationStatement",
    );
    const all = literals(tree);
    const edits = tree.edits();
    let isAny = false;
    for (const statement of someOf(random, simple, (one) => tree.fileOf(one))) {
      const within = all.filter(
        ({ node, start, end }) =>
          tree.fileOf(node) === tree.fileOf(statement) &&
          statement.start <= start &&
          end <= statement.end &&
          !tree.isInside(node, "Attribute"),
      );
      if (within.length === 0) continue;
      const literal = random.pick(within);
      const name = edits.fresh();
      edits.insert(tree.fileOf(statement), statement.start, `const ${literal.type} ${name} = ${literal.text}; `);
      edits.replace(tree.fileOf(statement), literal, name);
      isAny = true;
    }
    return isAny ? edits.apply() : undefined;
  },
};

export const literalKinds: readonly Rewrite[] = [stringForms, constants, enumConstants, nameOf, localConstants];
