/** `[Produces]` and the formatters behind it. The server `answer-produces` is judged by ASP.NET. */
import { describe, expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

function answered(action: string, more = ""): readonly string[] {
  const controller = `[ApiController, Route("a")] public class A : ControllerBase { [HttpGet] ${action} }`;
  const { contract, diagnostics } = readWithDiagnostics(`${controller} public record Todo(string Title); ${more}`, {
    served: { include: [], exclude: [] },
  });
  const responses = contract.services.flatMap(({ operations }) => operations.flatMap((one) => one.responses));
  return [
    ...responses.map(({ content }) =>
      content.kind === "none" ? "none" : [content.kind, ...content.mediaTypes].join(" "),
    ),
    ...diagnostics.map(({ code }) => code),
  ];
}

const xml = '[Produces("application/xml")] public Todo Get() => new("a");';

describe("what no formatter writes is reported", () => {
  test.each<readonly [string, readonly string[]]>([
    [xml, ["json application/xml", "TN2226"]],
    ['[Produces("text/json; charset=utf-8")] public Todo Get() => null!;', ["json text/json; charset=utf-8"]],
    ['[Produces("text/plain")] public string Get() => "a";', ["text text/plain"]],
    ['[Produces("text/plain")] public ActionResult<int> Get() => Ok(1);', ["json text/plain", "TN2226"]],
    ['[Produces("*/*")] public Todo Get() => new("a");', ["json */*"]],
    [
      '[Produces("image/png")] public IActionResult Get() => BadRequest(ModelState);',
      ["json application/json", "TN2226"],
    ],
  ])("%s", (action, expected) => {
    expect(answered(action)).toEqual(expected);
  });

  test.each([
    "class Setup { void Run(IServiceCollection s) => s.AddControllers().AddXmlSerializerFormatters(); }",
    "class Setup { void Run(IServiceCollection s) => s.AddControllers(o => o.OutputFormatters.Add(new Csv())); } class Csv : TextOutputFormatter { }",
    "class Setup { void Run(IServiceCollection s) => s.AddControllers().AddMvcOptions(Set); void Set(MvcOptions o) { var all = o.OutputFormatters; all.Insert(0, new Csv()); } } class Csv : TextOutputFormatter { }",
    "class Setup { void Run(IServiceCollection s) => s.AddControllers().AddCsvOfAPackage(); }",
  ])("a formatter may write text beside %s", (more) => {
    expect(answered(xml, more)[0]).toBe("text application/xml");
    expect(answered(xml, more)).toContain("TN2518");
    expect(answered(xml, more)).not.toContain("TN2226");
  });
});

test.each([
  "class Csv : TextOutputFormatter { }",
  "class Setup { void Run(IServiceCollection s) { const int a = 1; if (a == 2) s.AddControllers().AddXmlSerializerFormatters(); } }",
  "class Setup { void Run(IServiceCollection s) => s.AddControllers().AddControllersAsServices(); } // OutputFormatters",
])("a formatter that nothing adds writes nothing: %s", (more) => {
  expect(answered(xml, more)).toEqual(["json application/xml", "TN2226"]);
});

test.each<readonly [string, readonly string[]]>([
  ['{ ContentTypes = { "application/hal+json" } }', ["json application/hal+json"]],
  ['{ ContentTypes = ["text/json", "text/xml"] }', ["json text/json"]],
  ['{ ContentTypes = new() { "application/xml" } }', ["json application/json", "TN2193"]],
  ["{ ContentTypes = types }", ["json application/json", "TN2193"]],
  ['{ ContentTypes = { "application/json; charset=utf-8" } }', ["json application/json", "TN2193"]],
])("an ObjectResult %s", (initializer, expected) => {
  const action = `public IActionResult Get() => new ObjectResult(new Todo("a")) ${initializer};`;
  expect(answered(action, "")).toEqual(expected);
});
