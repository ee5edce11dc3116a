/** Methods that are their own implementation count when something routes to them. */
import { expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";

const types = "using Tenon; using Microsoft.AspNetCore.Mvc; public record D(int Id, string Name);";
const endpoint = (attributes: string): string =>
  `public static class Handlers { [ContractEndpoint${attributes}] public static D Own(int id) => new(id, ""); }`;
const program = (mapping: string): string =>
  `var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); ${mapping} app.Run();`;
const abstractController =
  '[ApiController, Contract, Route("own")] public abstract class OwnBase : ControllerBase { [HttpGet("{id}")] public abstract ActionResult<D> Own(int id); }';

test.each([
  ["a static method that is mapped", endpoint(""), 'app.MapGet("/own/{id}", Handlers.Own);', "1/1"],
  ["one with a route of its own that nothing maps", endpoint(', HttpGet("/own/{id}")'), "", "0/1 TN4023"],
  [
    "one that is mapped elsewhere",
    endpoint(', HttpGet("/own/{id}")'),
    'app.MapGet("/other/{id}", Handlers.Own);',
    "0/1 TN4023 Program.cs(1,88): Handlers.Own is served from here, at another address",
  ],
  ["an abstract controller that no class derives from", abstractController, "", "0/1 TN4023"],
  [
    "one with an override",
    `${abstractController} public class OwnController : OwnBase { public override ActionResult<D> Own(int id) => new D(id, ""); }`,
    "",
    "1/1",
  ],
])("%s", async (_, source, mapping, expected) => {
  const files = { "Api.cs": `${types} ${source}`, "Program.cs": program(mapping) };
  const { out, error } = await runInMemory(["Api.cs", "Program.cs", "--check"], files);
  const codes = [...error.matchAll(/ (TN40\d\d):|(?<=^ {4})(.*at another address)$/gm)].map(
    (match) => match[1] ?? match[2],
  );
  expect([/Coverage: (\S+)/.exec(out)?.[1], ...codes].join(" ")).toBe(expected);
});
