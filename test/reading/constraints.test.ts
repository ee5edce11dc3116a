import { expect, test } from "vitest";
import { readSource, readWithDiagnostics } from "./read-source.js";

test.each([
  ["[StringLength(40, MinimumLength = 2)] string", { minLength: 2, maxLength: 40 }],
  ["[MaxLength(5)] string", { maxLength: 5 }],
  ["[MinLength(1), MaxLength(5)] List<int>", { minItems: 1, maxItems: 5 }],
  ["[Length(1, 3)] Dictionary<string, int>", { minProperties: 1, maxProperties: 3 }],
  ["[Range(1, 5)] int", { minimum: "1", maximum: "5" }],
  ["[Range(0.5, double.MaxValue)] double", { minimum: "0.5" }],
  [
    '[RegularExpression(@"^(?:[\\x01-\\x08]|\\[\\x01-\\x09])*\\-\\p{L}a{2}{$")] string',
    { pattern: "^(?:[\\x01-\\x08]|\\[\\x01-\\x09\\])*-\\p{L}a{2}\\{$" },
  ],
  ["[Range(double.MinValue, 1e30)] double", { maximum: "1000000000000000019884624838656" }],
  ["[Range(float.MinValue, 2.5)] float", { maximum: "2.5" }],
  ['[Range(typeof(decimal), "0", "79228162514264337593543950335")] decimal', { minimum: "0" }],
  ['[Range(typeof(decimal), "0.01", "99999999999999.99")] decimal', { minimum: "0.01", maximum: "99999999999999.99" }],
  [
    "[Range(0, 1, MinimumIsExclusive = true, MaximumIsExclusive = true)] double",
    { exclusiveMinimum: "0", exclusiveMaximum: "1" },
  ],
  ['[RegularExpression("[a-z]+")] string', { pattern: "^[a-z]+$" }],
  ['[RegularExpression("a|b")] string', { pattern: "^(?:a|b)$" }],
  ['[RegularExpression("[\\\\s\\\\S]*[a-z][\\\\s\\\\S]*")] string', { pattern: "[a-z]" }],
  ['[RegularExpression("^[a-z][\\\\s\\\\S]*")] string', { pattern: "^[a-z]" }],
  ['[RegularExpression("^[a-z]+$")] string', { pattern: "^[a-z]+$" }],
  ["[EmailAddress] string", { format: "email" }],
  ["[Url] string", { format: "uri" }],
  ['[DataType("currency")] string', { format: "currency" }],
  ['[AllowedValues("a", "b")] string', { allowedValues: ["a", "b"] }],
  ["[Required] string", { minLength: 1, notBlank: true }],
  ['[DeniedValues("x")] string', { deniedValues: ["x"] }],
  ['[Range(typeof(DateOnly), "2020-01-01", "2020-12-31")] DateOnly', { earliest: "2020-01-01", latest: "2020-12-31" }],
  ["[Required(AllowEmptyStrings = true)] string", undefined],
  ["string", undefined],
])("%s", (parameter, expected) => {
  const contract = readSource(
    `public record In(${parameter} P, int Other); [Contract] public static class C { public static readonly InputOperation<In> Op = Define.Post("/x").Accepts<In>(); }`,
  );
  const [type] = contract.types;
  expect(type?.kind === "object" ? type.properties[0]?.constraints : undefined).toEqual(expected);
});

test("a pattern that JavaScript cannot run is left out with a note", () => {
  const source =
    'public record In([RegularExpression(@"(?i)\\p{IsGreek}+")] string P, int Other); [Contract] public static class C { public static readonly InputOperation<In> Op = Define.Post("/x").Accepts<In>(); }';
  const { contract, diagnostics } = readWithDiagnostics(source);
  const [type] = contract.types;
  expect(type?.kind === "object" ? type.properties[0]?.constraints : undefined).toBeUndefined();
  expect(diagnostics.map((one) => one.code)).toEqual(["TN2314"]);
});

test("[Range] on a query parameter limits it", () => {
  const contract = readSource(
    '[ApiController, Route("x"), ContractClient] public class XController : ControllerBase { [HttpGet] public void Get([FromQuery, Range(1, 100)] int size) {} }',
  );
  const [input] = contract.services[0]?.operations[0]?.inputs ?? [];
  expect(input?.kind === "parameter" ? input.constraints : undefined).toEqual({ minimum: "1", maximum: "100" });
});
