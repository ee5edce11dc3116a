/** Swashbuckle's annotations say what is answered, whether the package is restored or not. */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const served = { include: [], exclude: [] };

test.each<[attributes: string, returned: string, expected: string]>([
  [
    `SwaggerResponse(200, "A.", typeof(User)), SwaggerResponse(429, "Slow down.", typeof(Err))`,
    "IActionResult",
    "200 User, 429 Err",
  ],
  [`SwaggerResponse(200, "A."), SwaggerResponse(404)`, "ActionResult<User>", "200 User, 404 none"],
  [`SwaggerResponse(201, type: typeof(User))`, "IActionResult", "201 User"],
])("%s", (attributes, returned, expected) => {
  const { contract } = readWithDiagnostics(
    {
      "Program.cs": "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();",
      "Users.cs": `using Swashbuckle.AspNetCore.Annotations; namespace Acme;
        public record User(int Id); public record Err(string Message);
        [Route("users")] public class UsersController : ControllerBase { [HttpGet, ${attributes}] public ${returned} Get() => throw new NotImplementedException(); }`,
    },
    { served },
  );
  const [text = ""] = contract.services.flatMap((one) =>
    one.operations.map((operation) => operationText(operation, contract)),
  );
  expect(text.split(" → ")[1]).toBe(expected);
});
