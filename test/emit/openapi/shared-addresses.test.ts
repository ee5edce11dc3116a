/** An OpenAPI document has one operation for each method and path; what it has no place for is said. */
import { describe, expect, test } from "vitest";
import { runInMemory } from "../../cli/run-in-memory.js";

const server = `using Microsoft.AspNetCore.Builder; using System;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/users/{id:int}", (int id) => "number");
app.MapGet("/users/{id:guid}", (Guid id) => "guid");
app.MapPost("/users/{id:int}", (int id) => "posted");
app.Run();`;

const said = (error: string): readonly string[] =>
  error.split("\n").filter((line) => line.includes("TN3007") || line.includes("The other one is here."));

describe("routes that differ in their constraints alone", () => {
  test.each([["--openapi openapi.json"], ["--output src/api --openapi --verify"]])("%s", async (options) => {
    const { error } = await runInMemory(["Api.cs", "--served", ...options.split(" ")], { "/app/Api.cs": server });
    expect(said(error)).toEqual([
      expect.stringMatching(
        /^Api\.cs\(3,12\): warning TN3007: users\.getByIdGet is not in the OpenAPI document, .* GET \/users\/\{id\} is users\.getById there\./,
      ),
      expect.stringMatching(/Api\.cs\(4,12\): The other one is here\./),
    ]);
  });

  test("nothing is said where no document is asked for", async () => {
    const { error } = await runInMemory(["Api.cs", "--served", "--output", "src/api", "--verify"], {
      "/app/Api.cs": server,
    });
    expect(said(error)).toEqual([]);
  });
});
