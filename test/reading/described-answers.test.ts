/**
 * Attributes that describe answers to the API explorer without deciding them. In the comments: what it said, and what the
 * running server answered.
 */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

function answersOf(action: string, onClass = "", onAssembly = "", served = true): string {
  const { contract, diagnostics } = readWithDiagnostics(
    {
      "Program.cs": "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();",
      "Controller.cs": `${onAssembly} namespace Acme;
        public record Todo(string Title);
        public record Failure(int Code);
        [ApiController, ContractClient, Route("x")${onClass}] public class XController : ControllerBase { ${action} }`,
    },
    served ? { served: { include: [], exclude: [] } } : {},
  );
  const [operation] = contract.services.flatMap((service) => service.operations);
  if (operation === undefined) throw new Error("nothing is served");
  const text = operationText(operation, contract).replace(/^.*→ /, "");
  return [text, ...diagnostics.map(({ code }) => code)].join(" ");
}

const convention = ", ApiConventionType(typeof(DefaultApiConventions))";

test.each<[title: string, action: string, onClass: string, onAssembly: string, expected: string]>([
  [
    // Described as 201 and 400; answered with 200.
    "a convention on the class",
    "[HttpPost] public ActionResult<Todo> Post(Todo todo) => Ok(todo);",
    convention,
    "",
    "200 Todo, 400 ValidationProblemDetails TN2205",
  ],
  [
    "a convention on the action",
    "[HttpGet, ApiConventionMethod(typeof(DefaultApiConventions), nameof(DefaultApiConventions.Get))] public ActionResult<Todo> Get(int id) => NotFound();",
    "",
    "",
    "404 ProblemDetails, 400 ValidationProblemDetails TN2205",
  ],
  [
    "a convention for the assembly",
    "[HttpPost] public ActionResult<Todo> Post(Todo todo) => Ok(todo);",
    "",
    "[assembly: ApiConventionType(typeof(DefaultApiConventions))]",
    "200 Todo, 400 ValidationProblemDetails TN2205",
  ],
  [
    "a convention that the action's own declarations replace",
    "[HttpPost, ProducesResponseType(200)] public ActionResult<Todo> Post(Todo todo) => Ok(todo);",
    convention,
    "",
    "200 Todo, 400 ValidationProblemDetails",
  ],
  [
    // Described as 202 without a body; answered with 200 and the todo.
    "another success than the declared one",
    "[HttpPost, ProducesResponseType(202)] public ActionResult<Todo> Post(Todo todo) => Ok(todo);",
    "",
    "",
    "202 none, 200 Todo, 400 ValidationProblemDetails TN4012",
  ],
  [
    "a plain value beside another success that is declared",
    "[HttpPost, ProducesResponseType(201)] public ActionResult<Todo> Post(Todo todo) => todo;",
    "",
    "",
    "201 Todo, 200 Todo, 400 ValidationProblemDetails TN4012",
  ],
  [
    // Described as 404 Failure and default Failure; `NotFound()` is answered with problem details all the same.
    "a type for all errors",
    "[HttpGet, ProducesResponseType(200), ProducesResponseType(404), ProducesResponseType(409), ProducesDefaultResponseType] public ActionResult<Todo> Get() => NotFound();",
    ", ProducesErrorResponseType(typeof(Failure))",
    "",
    "200 Todo, 404 ProblemDetails, 409 Failure, default Failure TN4031",
  ],
  [
    "a type for all errors, nearer",
    "[HttpGet, ProducesResponseType(200), ProducesResponseType(409), ProducesErrorResponseType(typeof(Todo))] public ActionResult<Todo> Get() => null!;",
    ", ProducesErrorResponseType(typeof(Failure))",
    "",
    "200 Todo, 409 Todo",
  ],
  [
    // Described as 404 without a body; answered with problem details.
    "no type for errors",
    "[HttpGet, ProducesResponseType(404), ProducesErrorResponseType(typeof(void))] public ActionResult<Todo> Get() => NotFound();",
    "",
    "",
    "404 ProblemDetails",
  ],
  [
    // Described as default ProblemDetails.
    "a default without a type",
    "[HttpGet, ProducesResponseType(200), ProducesDefaultResponseType] public ActionResult<Todo> Get() => null!;",
    "",
    "",
    "200 Todo, default ProblemDetails",
  ],
  [
    "a default, where every answer is an error",
    "[HttpGet, ProducesDefaultResponseType] public IActionResult Get() => NotFound();",
    "",
    "",
    "default ProblemDetails, 404 ProblemDetails",
  ],
  [
    "a default with a type",
    "[HttpGet, ProducesDefaultResponseType(typeof(Failure))] public ActionResult<Todo> Get() => null!;",
    "",
    "",
    "200 Todo, default Failure",
  ],
])("%s", (_, action, onClass, onAssembly, expected) => {
  expect(answersOf(action, onClass, onAssembly)).toBe(expected);
});

test("a type for all errors counts without --served too", () => {
  const action = "[HttpGet, ProducesResponseType(404)] public ActionResult<Todo> Get() => NotFound();";
  expect(answersOf(action, ", ProducesErrorResponseType(typeof(Failure))", "", false)).toMatch(/404 Failure/);
});
