import { describe, expect, test } from "vitest";
import { CannotEvaluate } from "../../../src/csharp/project/msbuild/cannot-evaluate.js";
import { evaluateCondition, readCondition } from "../../../src/csharp/project/msbuild/condition.js";

const values: Readonly<Record<string, string>> = {
  Configuration: "Debug",
  Empty: "",
  Yes: "true",
  Version: "10.0",
  Name: "A;B",
};
const context = {
  expand: (text: string) => text.replace(/\$\((\w+)\)/g, (_, name: string) => values[name] ?? ""),
  exists: (path: string) => path === "there.props",
};

describe("conditions", () => {
  test.each<[string, boolean]>([
    ["", true],
    ["'a' == 'A'", true],
    ["'a' != 'a'", false],
    ["'$(Configuration)' == 'debug'", true],
    ["$(Configuration) == Debug", true],
    ["'$(Empty)' == ''", true],
    ["'$(Yes)'", true],
    ["$(Yes) and !false", true],
    ["!('$(Yes)' == 'true')", false],
    ["!!true", true],
    ["false and '1' > 'x'", false],
    ["true or false and false", true],
    ["(true or false) and false", false],
    ["'1' == '1.0'", true],
    ["'0x10' == '16'", true],
    ["'on' == 'yes'", true],
    ["'$(Version)' >= '9.0'", true],
    ["'10.0.1' > '9.12.3'", true],
    ["'2' < '10'", true],
    ["Exists('there.props')", true],
    ["exists('gone.props') or HasTrailingSlash('a/')", true],
    ["HasTrailingSlash('a\\')", true],
    ["'$(Name)' == 'A;B' AND '1' == '1'", true],
  ])("%s is %s", (condition, expected) => {
    expect(evaluateCondition(readCondition(condition), context)).toBe(expected);
  });

  test.each([
    ["'a' =="],
    ["'a"],
    ["Unheard('x')"],
    ["'$(Configuration)'"],
    ["'a' > 'b'"],
    ["true false"],
    ["("],
    ["#"],
    ["(".repeat(10_000)],
    [`${"!".repeat(5)}(`],
  ])("%s says what is wrong instead of guessing", (condition) => {
    expect(() => evaluateCondition(readCondition(condition), context)).toThrow(CannotEvaluate);
  });
});
