/** `--quiet` keeps errors and the requested output; it drops notes, warnings and summaries. */
import { expect, test } from "vitest";
import { runInMemory } from "./run-in-memory.js";

const source = `#nullable enable
using Tenon; using Microsoft.AspNetCore.Mvc;
namespace Acme;
public record Missing(string Message);
[ApiController, ContractClient, Route("orders")]
public class OrdersController : ControllerBase { [HttpGet] public Missing Get() => null!; }`;

test.each([
  ["--routes", "GET  /orders  orders.get  OrdersController.Get  Api.cs(6,51)\n"],
  ["--check", ""],
  ["--output out", ""],
])("%s", async (options, expected) => {
  const { exit, out, error } = await runInMemory(["Api.cs", ...options.split(" "), "--quiet"], { "Api.cs": source });
  expect([exit, out, error]).toEqual([0, expected, ""]);
});

test("generated files are printed all the same", async () => {
  const { exit, out, error } = await runInMemory(["Api.cs", "--quiet"], { "Api.cs": source });
  expect([exit, out, error]).toEqual([0, expect.stringMatching(/^\/\/ ── types\/acme\.ts\n/), ""]);
});
