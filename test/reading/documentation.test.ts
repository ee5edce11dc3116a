import { describe, expect, test } from "vitest";
import { readDocumentation } from "../../src/reading/documentation.js";
import { readSource } from "./read-source.js";

describe("XML documentation in plain text", () => {
  test.each([
    ["<summary>Gets a task.</summary>", { summary: "Gets a task." }],
    ["<summary>\n  One.\n  Two.\n</summary>", { summary: "One.\nTwo." }],
    [
      '<summary>See <see cref="T:Acme.TaskDto"/> and <see cref="Acme.Define.Get{T}(string)"/>.</summary>',
      { summary: "See TaskDto and Get." },
    ],
    [
      '<summary><see langword="null"/> or <paramref name="id"/>, <c>x &lt; y</c></summary>',
      { summary: "null or id, x < y" },
    ],
    [
      '<summary><see href="https://a.b">Text</see> <see href="https://a.b"/></summary>',
      { summary: "Text https://a.b" },
    ],
    ["<summary>A<para>B</para>C</summary>", { summary: "A\n\nB\n\nC" }],
    ['<summary>A<list type="bullet"><item>b</item><item>c</item></list></summary>', { summary: "A\n\n- b\n\n- c" }],
    [
      "<summary>S</summary><remarks>R</remarks><returns>T</returns><example>E</example>",
      { summary: "S", remarks: "R", returns: "T", example: "E" },
    ],
    ["<summary>Broken <b></summary>", { summary: "Broken" }],
    [
      "<summary>This & that &amp; more &lt;</summary><remarks>R</remarks>",
      { summary: "This & that & more <", remarks: "R" },
    ],
  ])("%s", (xml, expected) => {
    const { parameters: _, inherits: __, ...sections } = readDocumentation(xml);
    expect(sections).toEqual(expected);
  });

  test.each([
    "<summary>Gets a task.</summary>",
    '\n<summary>\n  One.\n\n\n  Two  words. </summary>\n<param name="id">Which.</param>\t<returns>It.</returns>\n',
    '<summary/><param name="">Nothing</param><param>x</param><value>V</value>',
    "<summary>A</summary> words <summary>A</summary><summary>B</summary>",
    "<summary>a]]>b</summary><remarks>R</remarks>",
    "<summary>a\u0001b</summary><remarks>R</remarks>",
    "<summary>a\r\nb\rc</summary>\r\n<remarks>R</remarks>",
    "<summary>ends</remarks>",
    "<summary>a > b 'c' \"d\" \u00e9 \ud83d\ude00</summary>",
    "<inheritdoc/><summary>S</summary>",
    "words alone",
  ])("the short way for plain comments reads %j as the parser of XML does", (xml) => {
    // A comment of XML says nothing, and only the parser knows that.
    expect(readDocumentation(xml)).toEqual(readDocumentation(`${xml}<!-- -->`));
  });
});

test("[Description] says it where no comment does", () => {
  const contract = readSource(`namespace Acme; using System.ComponentModel;
    [Description("A task.")] public record TaskDto([Description("Which.")] Guid Id, [property: Description("What.")] string Title) {
      /// <summary>When, by the comment.</summary>
      [Description("When.")] public DateTime Due { get; init; }
      public Status Status { get; init; }
    }
    public enum Status { [Description("To do.")] Open }
    [ApiController, Route("t"), ContractClient] public class TasksController : ControllerBase {
      [HttpGet, Description("Lists.")] public List<TaskDto> List([Description("How many.")] int take) => null!;
    }`);
  const task = contract.types.find((type) => type.name === "TaskDto");
  expect(task?.documentation?.summary).toBe("A task.");
  expect(task?.kind === "object" && task.properties.map((property) => property.documentation?.summary)).toEqual([
    "Which.",
    "What.",
    "When, by the comment.",
    undefined,
  ]);
  const status = contract.types.find((type) => type.name === "Status");
  expect(status?.kind === "enum" && status.members[0]?.documentation?.summary).toBe("To do.");
  const [list] = contract.services[0]?.operations ?? [];
  expect([list?.documentation?.summary, list?.inputs[0]?.documentation]).toEqual(["Lists.", "How many."]);
});

describe("where documentation is found", () => {
  const contract = readSource(`namespace Acme;
    /// <summary>A task.</summary>
    /// <param name="Title">What to do.</param>
    public record TaskDto(Guid Id, string Title) {
      /// <summary>When.</summary>
      public DateTime Due { get; init; }
      /// <inheritdoc/>
      public override string ToString() => "";
    }
    public interface ITasks {
      /// <summary>Gets one.</summary>
      /// <param name="id">Which.</param>
      TaskDto Get(Guid id);
    }
    /// <summary>Tasks.</summary>
    [ApiController, Route("t"), ContractClient] public class TasksController : ControllerBase, ITasks {
      /// <inheritdoc/>
      [HttpGet("{id}")] public TaskDto Get(Guid id) => null!;
    }`);

  test("types, record parameters and properties have theirs", () => {
    const [task] = contract.types;
    expect(task?.documentation).toEqual({ summary: "A task." });
    expect(task?.kind === "object" ? task.properties.map((one) => one.documentation?.summary) : []).toEqual([
      undefined,
      "What to do.",
      "When.",
    ]);
  });

  test("services, operations and parameters inherit theirs", () => {
    const [service] = contract.services;
    const [operation] = service?.operations ?? [];
    const [id] = operation?.inputs ?? [];
    expect([service?.documentation?.summary, operation?.documentation?.summary, id?.documentation]).toEqual([
      "Tasks.",
      "Gets one.",
      "Which.",
    ]);
  });
});
