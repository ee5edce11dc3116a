/** What the gate asks of one endpoint does not grow with the number of the others. Counted, because times depend on the machine. */
import { expect, test } from "vitest";
import { checkCoverage } from "../../src/coverage/check-coverage.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import type { Endpoint } from "../../src/server/endpoint.js";
import { readSource, servedBy } from "../reading/read-source.js";

const program = "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers();";

function actions(count: number): string {
  const methods = Array.from({ length: count }, (_, at) => `[HttpGet("a${at}")] public int A${at}() => 1;`);
  return `${program} [ApiController, ContractClient, Route("all")] public class AllController : ControllerBase { ${methods.join("\n")} }`;
}

/** Half of them is implemented; for the others, what serves their address is looked for. */
function definitions(count: number): string {
  const all = Array.from({ length: count }, (_, at) => at);
  const fields = all.map((at) => `public static readonly Operation<int> O${at} = Define.Get<int>("/o${at}");`);
  const mapped = all.map((at) =>
    at % 2 === 0
      ? `app.MapGet("/o${at}", () => All.O${at}.Bind().Success(1).ToResult());`
      : `app.MapGet("/o${at}", () => 1);`,
  );
  return `${program} ${mapped.join("\n")} [Contract] public static class All { ${fields.join("\n")} }`;
}

/** How often the handlers, routes, answers and methods of the endpoints are asked for, for each operation. */
function askedForEach(source: string, count: number): number {
  let asked = 0;
  const endpoints = servedBy(source, new DiagnosticBag()).map((endpoint): Endpoint => {
    const noted = <T>(value: T): T => {
      asked++;
      return value;
    };
    return {
      ...endpoint,
      parameters: endpoint.parameters,
      operations: endpoint.operations,
      faults: [],
      get handler() {
        return noted(endpoint.handler);
      },
      get route() {
        return noted(endpoint.route);
      },
      get answers() {
        return noted(endpoint.answers);
      },
      get methods() {
        return noted(endpoint.methods);
      },
    };
  });
  const coverage = checkCoverage(readSource(source), { endpoints }, new DiagnosticBag());
  expect(coverage.total).toBe(count);
  return asked / count;
}

test.each([
  ["actions", actions],
  ["definitions", definitions],
])("%s", (_, source) => {
  expect(askedForEach(source(4), 4)).toBeGreaterThan(0);
  expect(askedForEach(source(40), 40)).toBe(askedForEach(source(4), 4));
});
