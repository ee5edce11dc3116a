/** Patterns of strangers: JavaScript's own answer where it has one, and always an end. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesPattern } from "../../src/contract/values/pattern-match.js";

const cases: readonly (readonly [pattern: string, ...texts: readonly string[]])[] = [
  ["^[a-z]{2,4}$", "a", "ab", "abcd", "abcde", "AB"],
  ["ab|cd", "xxcdx", "ac", ""],
  ["^(?:ab|a)(?:bc|c)$", "abc", "abbc", "ac", "ab"],
  ["^\\d{3}-\\d{4}$", "555-1234", "5551234"],
  ["^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{4,8}$", "a1bc", "abcd", "a1 bc", "a1bcdefgh"],
  ["^\\p{L}+$", "äß", "a1"],
  ["^.$", "😀", "ab", "\n"],
  ["^\\u{1F600}$", "😀", "u"],
  ["\\bcat\\b", "a cat!", "concat"],
  ["\\Bcat", "concat", "cat"],
  ["^a{,2}$", "a{,2}", "aa"],
  ["^[]]?x", "x", "]x"],
  ["^[\\]\\-^a]+$", "]-^a", "b"],
  ["^(?<year>\\d{4})?$", "2020", "", "20"],
  ["^a*?b+?$", "aab", "b", "a"],
  ["^(a|b|)*c$", "abac", "c", "abd"],
  ["", "", "x"],
  ["^$|^x$", "", "x", "y"],
  ["^\\x41\\u0042\\cJ$", "AB\n", "AB"],
  ["^\\-\\_\\/$", "-_/", "-_"],
];

it.each(cases)("%s has JavaScript's own matches", (pattern, ...texts) => {
  for (const text of texts) {
    const native = ["u", ""].flatMap((flags) => {
      try {
        return [new RegExp(pattern, flags).test(text)];
      } catch {
        return [];
      }
    })[0];
    expect([text, matchesPattern(pattern, text)]).toEqual([text, native]);
  }
});

it("agrees with JavaScript on patterns that chance makes", () => {
  const piece: fc.Arbitrary<string> = fc.letrec<{ piece: string }>((tie) => ({
    piece: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("a", "b", ".", "[ab]", "[^a]", "\\w", "^", "$", "\\b"),
      fc.tuple(tie("piece"), tie("piece")).map(([one, other]) => `${one}${other}`),
      fc.tuple(tie("piece"), tie("piece")).map(([one, other]) => `(?:${one}|${other})`),
      fc.tuple(tie("piece"), fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "{0,}")).map(([one, q]) => `(${one})${q}`),
      tie("piece").map((one) => `(?=${one})`),
      tie("piece").map((one) => `(?!${one})`),
    ),
  })).piece;
  fc.assert(
    fc.property(piece, fc.stringMatching(/^[abc ]{0,8}$/), (pattern, text) => {
      expect(matchesPattern(pattern, text)).toBe(new RegExp(pattern, "u").test(text));
    }),
    { numRuns: 2000 },
  );
});

describe("what would take for ever has an answer, or none", () => {
  const long = "a".repeat(60);
  it.each([
    ["^(a+)+$", `${long}!`, false],
    ["^(a+)+$", long, true],
    ["^(a|a)*$", `${long}!`, false],
    ["^(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x$", long.repeat(5), false],
    ["^((((((a+)+)+)+)+)+)+$", `${long}!`, false],
    ["^(\\w+\\s?)*$", `${"word ".repeat(40)}!`, false],
    [`${"(?:a?".repeat(40)}${")".repeat(40)}b`, long, false],
    ["(a)\\1", "aa", undefined],
    ["(?<=a)b", "ab", undefined],
    ["(?:(?:a{1000}){1000}){1000}$", "a".repeat(100_000), undefined],
    [`${"(".repeat(1000)}a${")".repeat(1000)}`, "a", undefined],
    ["(", "a", undefined],
  ])("%s", (pattern, text, expected) => expect(matchesPattern(pattern, text)).toBe(expected));
});
