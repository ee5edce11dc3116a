import { expect, test } from "vitest";
import { diagnostic } from "../../src/diagnostics/diagnostic.js";
import { renderGithub } from "../../src/diagnostics/render/github.js";
import { jsonDiagnostic } from "../../src/diagnostics/render/json.js";
import { sarifLog } from "../../src/diagnostics/render/sarif.js";
import { renderText } from "../../src/diagnostics/render/text.js";

const place = { file: "/app/src/A,b.cs", line: 3, column: 5, endLine: 3, endColumn: 9 };
const hostile = diagnostic("fileInTheWay", place, { file: "a\nb\u001b[2Jc%:," }, [
  { message: "here", location: { ...place, line: 7 } },
]);
const plain = diagnostic("noInput", undefined, {});

test("text is MSBuild's form, one line, and never steers a terminal", () => {
  const text = renderText(hostile, "/app", false);
  expect(text.split("\n")).toHaveLength(2);
  expect(text).toMatch(/^src\/A,b\.cs\(3,5\): error TN3001: a b \[2Jc%:, already exists/);
  expect(text).toContain("    src/A,b.cs(7,5): here");
  expect(renderText(plain, "/app", false)).toMatch(/^tenon: error TN9002: No input/);
  expect(renderText(plain, "/app", true)).toContain("tenon: \u001b[31merror\u001b[0m TN9002");
});

test("a file outside the working directory keeps its whole path", () => {
  expect(
    renderText(diagnostic("fileInTheWay", { ...place, file: "/other/x.cs" }, { file: "x" }), "/app", false),
  ).toMatch(/^\/other\/x\.cs\(3,5\)/);
});

test("github escapes what its commands give a meaning", () => {
  expect(renderGithub(hostile, "/app")).toMatch(
    /^::error file=src\/A%2Cb\.cs,line=3,col=5,endLine=3,endColumn=9,title=TN3001::a%0Ab.*c%25:, already exists/,
  );
});

test("json and sarif keep every field", () => {
  expect(jsonDiagnostic(hostile, "/app")).toMatchObject({
    code: "TN3001",
    severity: "error",
    location: { file: "src/A,b.cs", line: 3 },
    related: [{ message: "here", location: { line: 7 } }],
  });
  expect(sarifLog([hostile, plain], "1.2.3", "/app")).toMatchObject({
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "tenon", version: "1.2.3", rules: [{ id: "TN3001" }, { id: "TN9002" }] } },
        results: [
          {
            ruleId: "TN3001",
            ruleIndex: 0,
            level: "error",
            locations: [{ physicalLocation: { region: { startLine: 3 } } }],
          },
          { ruleId: "TN9002", ruleIndex: 1, locations: [] },
        ],
      },
    ],
  });
});
