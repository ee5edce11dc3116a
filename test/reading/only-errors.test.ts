/** `--routes` asks for the names of operations and hears only errors: what it leaves out must change nothing of the contract. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type ReadWithDiagnostics, readWithDiagnostics, type Source, type SourceOptions } from "./read-source.js";

const folder = fileURLToPath(new URL("../cases/", import.meta.url));

function sourceOf(name: string): Source {
  const input = join(folder, name, "input");
  const files = readdirSync(input).filter((file) => file.endsWith(".cs"));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(input, file), "utf8")]));
}

const errorsOf = ({ diagnostics }: ReadWithDiagnostics) => diagnostics.filter(({ severity }) => severity === "error");

function expectSame(source: Source, options: SourceOptions): ReadWithDiagnostics {
  const whole = readWithDiagnostics(source, options);
  const heard = readWithDiagnostics(source, { ...options, reportsErrorsOnly: true });
  expect(heard.contract).toEqual(whole.contract);
  expect(errorsOf(heard)).toEqual(errorsOf(whole));
  return heard;
}

describe("the contract and the errors are the same", () => {
  test.each(readdirSync(folder).sort())("%s", (name) => {
    expectSame(sourceOf(name), {});
    expectSame(sourceOf(name), { served: { include: [], exclude: [] } });
  });

  test("where a body cannot be read, and an answer has another shape at run time", () => {
    const source = `namespace Acme;
      public interface IShape { string Name { get; } }
      public class Square : IShape { string IShape.Name => "a"; }
      public class Sent { public IShape Shape { get; set; } = null!; }
      [ApiController, Route("a"), ContractClient] public class AController : ControllerBase {
        [HttpPost] public IShape Post(Sent sent) => sent.Shape;
        [HttpPut] public Missing Put() => null!;
      }`;
    const told = (reportsErrorsOnly: boolean): readonly string[] =>
      readWithDiagnostics(source, { reportsErrorsOnly }).diagnostics.map(({ code }) => code);
    expectSame(source, {});
    expect(told(false)).toEqual(["TN2317", "TN2327", "TN2301"]);
    expect(told(true)).toEqual(["TN2301"]);
  });
});
