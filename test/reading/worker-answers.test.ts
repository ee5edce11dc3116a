/**
 * Functions that leave their response to the serverless worker. Its source says: `WriteAsJsonAsync` uses the worker's own serializer,
 * which writes names as they are in C#; a value that is returned goes the same way.
 */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

function read(members: string) {
  const source = `using Microsoft.Azure.Functions.Worker.Http; using System.Net;
    public record Todo(string Title);
    public class Outputs { public HttpResponseData? Answer { get; set; } public string? Queued { get; set; } }
    public class Marked { [HttpResult] public IActionResult? Answer { get; set; } public string? Queued { get; set; } }
    public class Todos { ${members} }`;
  const { contract, diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  return {
    read: contract.services.flatMap(({ operations }) =>
      operations.map((operation) => operationText(operation, contract).replace(/^.*→ /, "")),
    ),
    told: diagnostics.map(({ code }) => code),
    types: contract.types.map(({ name }) => name),
  };
}

const ofWorker = '[HttpTrigger(AuthorizationLevel.Anonymous, "post", Route = "todos")] HttpRequestData request';
const ofWeb = '[HttpTrigger(AuthorizationLevel.Anonymous, "post", Route = "todos")] HttpRequest request';

test.each([
  [
    "a response that is filled in",
    `[Function("F")] public async Task<HttpResponseData> F(${ofWorker}) {
      var response = request.CreateResponse(HttpStatusCode.Created); await response.WriteAsJsonAsync(new Todo("a")); return response; }`,
  ],
  ["one that is made at once", `[Function("F")] public HttpResponseData F(${ofWorker}) => request.CreateResponse();`],
  ["a response beside other outputs", `[Function("F")] public Outputs F(${ofWorker}) => new();`],
])("%s: not known, without types of the worker's", (_, member) => {
  expect(read(member)).toEqual({ read: ["200 unknown (unmapped) (any 2xx)"], told: ["TN2207"], types: [] });
});

test("a result beside other outputs is not known", () => {
  const { read: answers, told, types } = read(`[Function("F")] public async Task<Marked> F(${ofWeb}) => new();`);
  expect({ answers, told, types }).toEqual({
    answers: ["200 unknown (unmapped), default unknown (unmapped) (any 2xx)"],
    told: ["TN2201"],
    types: [],
  });
});

// The worker with ASP.NET's integration answers 200 and writes nothing.
test.each([
  ["a value", `[Function("F")] public Todo F(${ofWorker}) => new("a");`],
  ["a value by way of ASP.NET", `[Function("F")] public Todo F(${ofWeb}) => new("a");`],
])("%s: no body, and a warning", (_, member) => {
  expect(read(member)).toEqual({ read: ["200 none"], told: ["TN4039"], types: [] });
});

test.each([
  ["a result", `[Function("F")] public IActionResult F(${ofWeb}) => new OkObjectResult(new Todo("a"));`, "200 Todo"],
  [
    "a result, though the request is the worker's",
    `[Function("F")] public IActionResult F(${ofWorker}) => new OkObjectResult(new Todo("a"));`,
    "200 Todo",
  ],
  ["nothing", `[Function("F")] public Task F(${ofWorker}) => Task.CompletedTask;`, "200 none"],
])("%s: as it is read elsewhere", (_, member, expected) => {
  expect(read(member)).toMatchObject({ read: [expected], told: [] });
});
