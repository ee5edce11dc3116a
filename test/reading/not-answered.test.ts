/** Values that a server does not answer as they are returned. The server `answer-streams` is judged by ASP.NET. */
import { describe, expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

function answered(source: string) {
  const { contract, diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  const operations = contract.services.flatMap((service) => service.operations);
  const [response] = operations[0]?.responses ?? [];
  const { content } = response ?? {};
  return [
    content?.kind === "json" ? `${content.type.kind} ${content.mediaTypes.join()}` : content?.kind,
    ...diagnostics.map(({ code }) => code),
  ];
}

type Row = readonly [handler: string, expected: readonly (string | undefined)[]];

describe("of a minimal API", () => {
  test.each<Row>([
    ["Stream () => new MemoryStream()", ["unknown application/json", "TN2223"]],
    ["async Task<Stream> () => new MemoryStream()", ["unknown application/json", "TN2223"]],
    ["IActionResult () => new OkObjectResult(1)", ["unknown application/json", "TN2223"]],
    ["() => new ContentResult()", ["unknown application/json", "TN2223"]],
    ["ActionResult<int> () => 1", ["unknown application/json", "TN2223"]],
    ["object () => new OkObjectResult(1)", ["unknown application/json", "TN2223"]],
    ["async Task<object> () => new NotFoundResult()", ["unknown application/json", "TN2223"]],
    ["object () => new MemoryStream()", ["unknown application/json", "TN2223"]],
    ["object (bool no) => no ? new NotFoundResult() : 1", ["unknown application/json", "TN2223"]],
    ["object () => Results.NotFound()", ["none"]],
    ["() => Task.CompletedTask", ["none"]],
    ["() => () => 1", ["unknown application/json", "TN2303"]],
    ["(HttpContext context) => () => 1", ["unknown application/json", "TN2303"]],
    ["() => Results.Ok(new MemoryStream())", ["unknown application/json", "TN2303"]],
    ["() => TypedResults.Ok<Stream>(new MemoryStream())", ["unknown application/json", "TN2303"]],
    ['() => Results.Stream(new MemoryStream(), "text/csv")', ["file"]],
    ["() => new ProblemDetails()", ["reference application/json"]],
    ["() => 1", ["primitive application/json"]],
  ])("%s", (handler, expected) => {
    expect(answered(`var app = WebApplication.Create(args); app.MapGet("/a", ${handler}); app.Run();`)).toEqual(
      expected,
    );
  });
});

describe("of a controller", () => {
  test.each<Row>([
    [
      'ActionResult<FileContentResult> Get() => File(new byte[0], "text/plain")',
      ["unknown application/json", "TN2223"],
    ],
    ["Task<ActionResult<OkResult>> Get() => null!", ["unknown application/json", "TN2223"]],
    ["ActionResult<MemoryStream> Get() => new MemoryStream()", ["file"]],
    ["IActionResult Get() => new JsonResult(new MemoryStream())", ["unknown application/json", "TN2303"]],
    ["IActionResult Get() => Ok(new MemoryStream())", ["file"]],
  ])("%s", (action, expected) => {
    expect(
      answered(`[ApiController, Route("a")] public class A : ControllerBase { [HttpGet] public ${action}; }`),
    ).toEqual(expected);
  });
});
