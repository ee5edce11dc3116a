import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { docComment, docLine, docText } from "../../../src/emit/text/doc-comment.js";
import {
  literalMember,
  memberAccess,
  propertyName,
  regexLiteral,
  stringLiteral,
  templateText,
} from "../../../src/emit/text/typescript-literal.js";

const evaluate = (expression: string): unknown => new Function(`"use strict"; return (${expression});`)();
const anyText = fc.string({ unit: "binary" });
const hostile = [
  '"',
  "\\",
  "`",
  `$${"{x}"}`,
  "\n",
  "\r",
  "\u2028",
  "\u2029",
  "\u0000",
  "\u202e",
  "\ud800",
  "*/",
  "</script>",
];

describe("string literals", () => {
  it("read back as the text they were made of", () => {
    for (const text of hostile) expect(evaluate(stringLiteral(text))).toBe(text);
    fc.assert(fc.property(anyText, (text) => evaluate(stringLiteral(text)) === text));
  });

  it("stay on one line and show no invisible character", () => {
    fc.assert(fc.property(anyText, (text) => !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(stringLiteral(text))));
  });
});

describe("template text", () => {
  it("reads back as the text it was made of", () => {
    for (const text of hostile) expect(evaluate(`\`${templateText(text)}\``)).toBe(text);
    fc.assert(fc.property(anyText, (text) => evaluate(`\`${templateText(text)}\``) === text));
    fc.assert(fc.property(anyText, (text) => evaluate(`\`${templateText(text)}\${1}\``) === `${text}1`));
  });
});

describe("property names", () => {
  it.each([
    ["id", "id"],
    ["größe", "größe"],
    ["$type", "$type"],
    ["@type", '"@type"'],
    ["a-b", '"a-b"'],
    ["1st", '"1st"'],
    ["", '""'],
    ['"', '"\\""'],
  ])("%j is written %s", (name, written) => {
    expect(propertyName(name)).toBe(written);
  });

  it("make the property they name, `__proto__` too", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constant("__proto__")), (name) => {
        const object = evaluate(`{ ${literalMember(name, "1")} }`) as Record<string, unknown>;
        return Object.hasOwn(object, name) && object[name] === 1;
      }),
    );
  });

  it("are accessed by dot if they are identifiers, else by bracket", () => {
    expect(memberAccess("page")).toBe(".page");
    expect(memberAccess("page-size")).toBe('["page-size"]');
  });
});

describe("regular expressions", () => {
  it("match the same as a literal", () => {
    for (const pattern of ["^a/b$", "\\d+", "[/]", "", "a\nb", "\u2028"]) {
      const made = evaluate(regexLiteral(pattern) ?? "") as RegExp;
      expect(new RegExp(made.source).source).toBe(new RegExp(pattern).source);
    }
  });

  it("are left out where ECMAScript cannot read them", () => {
    expect(regexLiteral("(?<n>a)(?'n'b")).toBeUndefined();
    expect(regexLiteral("[")).toBeUndefined();
  });
});

describe("comments", () => {
  it.each([
    [["One."], "/** One. */"],
    [["One.", "Two."], "/**\n * One.\n * Two.\n */"],
    [["ends */ early"], "/** ends *\\/ early */"],
    [["a\u2028b"], "/**\n * a\n * b\n */"],
    [["", "  ", "x", ""], "/** x */"],
  ])("%j", (lines, comment) => {
    expect(docComment(lines)).toBe(comment);
  });

  it("are nothing where there is nothing to say", () => {
    expect(docComment(["", " "])).toBeUndefined();
  });

  it("cannot be ended by their text", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...hostile)), (text) => {
        const comment = docComment([text]) ?? "";
        return evaluate(`${comment} 1`) === 1 && comment.indexOf("*/") === (comment === "" ? -1 : comment.length - 2);
      }),
    );
  });

  it("hold no tag that the author did not mean as one", () => {
    expect(docText("@deprecated by no one")).toEqual(["\\@deprecated by no one"]);
    expect(docLine("two\n  lines")).toBe("two lines");
  });
});
