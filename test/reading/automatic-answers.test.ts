/** What the framework answers by itself, with types that follow the server. test/live/calls has the running one. */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

function answers(files: Readonly<Record<string, string>>) {
  const { contract, diagnostics } = readWithDiagnostics(files, { served: { include: [], exclude: [] } });
  const texts = contract.services.flatMap(({ operations }) => operations.map((one) => operationText(one, contract)));
  return [...texts.map((text) => text.split(" → ")[1]), ...diagnostics.map(({ code }) => code)].join("; ");
}

const invalid = "200 int32, 400 ValidationProblemDetails";

test.each<[title: string, action: string, expected: string, settings?: string, attributes?: string]>([
  ["a number of the query", "[HttpGet] public int Get(int page) => 1;", invalid],
  ["a text that may be missing", "[HttpGet] public int Get(string? text) => 1;", "200 int32"],
  ["a text that may not", "[HttpGet] public int Get(string text) => 1;", invalid],
  ["a text with a length", "[HttpGet] public int Get([MaxLength(3)] string? text) => 1;", invalid],
  ["a text of the route", '[HttpGet("{id}")] public int Get(string id) => 1;', "200 int32"],
  ["a number of the route", '[HttpGet("{id}")] public int Get(int id) => 1;', invalid],
  ["one that the route holds to its type", '[HttpGet("{id:guid}")] public int Get(Guid id) => 1;', "200 int32"],
  ["one that the route holds to another", '[HttpGet("{id:int}")] public int Get(short id) => 1;', invalid],
  ["a body", "[HttpPost] public int Post([FromBody] List<int> all) => 1;", invalid],
  ["nothing", "[HttpGet] public int Get() => 1;", "200 int32"],
  [
    "a status that is declared",
    "[HttpGet, ProducesResponseType<string>(400), ProducesResponseType<int>(200)] public int Get(int page) => 1;",
    "400 text text/plain, 200 int32",
  ],
  ["a controller that is no API", "[HttpGet] public int Get(int page) => 1;", "200 int32", "", '[Route("api")]'],
  [
    "the filter is off",
    "[HttpGet] public int Get(int page) => 1;",
    "200 int32",
    ".ConfigureApiBehaviorOptions(o => o.SuppressModelStateInvalidFilter = true)",
  ],
  [
    "an answer of one's own",
    "[HttpGet] public int Get(int page) => 1;",
    "200 int32, 422 text text/plain",
    '.ConfigureApiBehaviorOptions(o => o.InvalidModelStateResponseFactory = c => new UnprocessableEntityObjectResult("no"))',
  ],
  [
    "an answer of a package",
    "[HttpGet] public int Get(int page) => 1;",
    "200 int32, default unknown (unmapped); TN2341",
    ".ConfigureApiBehaviorOptions(o => o.InvalidModelStateResponseFactory = Package.Answers.Of)",
  ],
  [
    "a body of a package",
    "[HttpGet] public int Get(int page) => 1;",
    "200 int32, 422 unknown (unmapped); TN2341",
    ".ConfigureApiBehaviorOptions(o => o.InvalidModelStateResponseFactory = c => new ObjectResult(Package.Of(c)) { StatusCode = 422 })",
  ],
  ["who is known", "[HttpGet, Authorize] public int Get() => 1;", "200 int32, 401 none"],
  ["a role", '[HttpGet, Authorize(Roles = "a")] public int Get() => 1;', "200 int32, 401 none, 403 none"],
  ["a policy", '[HttpGet, Authorize("a")] public int Get() => 1;', "200 int32, 401 none, 403 none"],
  ["a scheme", '[HttpGet, Authorize(AuthenticationSchemes = "a")] public int Get() => 1;', "200 int32, 401 none"],
  ["anybody", '[HttpGet, Authorize("a"), AllowAnonymous] public int Get() => 1;', "200 int32"],
])("a controller: %s", (_, action, expected, settings = "", attributes = '[ApiController, Route("api")]') => {
  const program = `var b = WebApplication.CreateBuilder(args); b.Services.AddControllers()${settings}; var app = b.Build(); app.MapControllers(); app.Run();`;
  const controller = `${attributes} public class AController : ControllerBase { ${action} }`;
  expect(answers({ "Program.cs": program, "A.cs": controller })).toBe(expected);
});

const validation = "builder.Services.AddValidation();";
const problems = "builder.Services.AddProblemDetails();";

test.each<[title: string, handler: string, expected: string, services: string, pipeline?: string]>([
  ["nothing validates", "([Range(1, 9)] int page) => 1", "200 int32", ""],
  [
    "a value, or one that cannot be read",
    "([Range(1, 9)] int page) => 1",
    "200 int32, 400 HttpValidationProblemDetails | null",
    validation,
  ],
  ["a text", "([MinLength(3)] string? text) => 1", "200 int32, 400 HttpValidationProblemDetails", validation],
  ["a member of a member", "(Outer outer) => 1", "200 int32, 400 HttpValidationProblemDetails | null", validation],
  ["nothing to validate", "(int page) => 1", "200 int32", validation],
  ["switched off", "(([Range(1, 9)] int page) => 1)).DisableValidation(", "200 int32", validation],
  ["who is known", "() => 1).RequireAuthorization(", "200 int32, 401 none", ""],
  ["a policy", '() => 1).RequireAuthorization("p"', "200 int32, 401 none, 403 none", ""],
  ["problem details alone", "() => 1).RequireAuthorization(", "200 int32, 401 none", problems],
  [
    "problem details and status pages",
    "() => 1).RequireAuthorization(",
    "200 int32, 401 ProblemDetails",
    problems,
    "app.UseStatusCodePages();",
  ],
  [
    "status pages in a branch",
    "() => 1).RequireAuthorization(",
    "200 int32, 401 none; TN2231",
    problems,
    "if (app.Environment.IsDevelopment()) app.UseStatusCodePages();",
  ],
])("a minimal API: %s", (_, handler, expected, services, pipeline = "") => {
  const program = `var builder = WebApplication.CreateBuilder(args); ${services} var app = builder.Build(); ${pipeline} app.MapPost("/a", ${handler}); app.Run();`;
  const types =
    'public class Inner { [Required] public string Name { get; set; } = ""; } public class Outer { public List<Inner> All { get; set; } = []; }';
  expect(answers({ "Program.cs": program, "Types.cs": types })).toBe(expected);
});
