/** What a converter of one's own writes for an enum. What the server writes is judged in test/live/answers. */
import { expect, test } from "vitest";
import { typesText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const head =
  "public override Kind Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => default; public override void Write(Utf8JsonWriter w, Kind v, JsonSerializerOptions o)";

function read(converter: string, member = "Kind Kind") {
  const { contract, diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `var app = WebApplication.CreateBuilder(args).Build(); app.MapGet("/x", () => new Dto(default!)); app.Run();
public record Dto(${member}); [JsonConverter(typeof(C))] public enum Kind { AaBb, Cc } ${converter}`,
    },
    { served: { include: [], exclude: [] } },
  );
  return [...typesText(contract), ...diagnostics.map(({ code }) => code)].join(" | ");
}

const converter = (write: string): string => `public class C : JsonConverter<Kind> { ${head} ${write} }`;

test.each([
  ["a condition", converter('=> w.WriteStringValue(v == Kind.AaBb ? "y" : "n");'), "Kind = y | n"],
  [
    "a method of the class",
    converter('=> w.WriteStringValue(Text(v)); string Text(Kind k) => $"{k}".ToUpper();'),
    "Kind = AABB | CC",
  ],
  ["numbers of its own", converter("=> w.WriteNumberValue((int)v + 5);"), "kind?>: int32"],
  ["the numbers of the members", converter("=> w.WriteNumberValue((int)v);"), "Kind = 0 | 1"],
])("%s", (_, source, expected) => {
  expect(read(source)).toContain(expected);
  expect(read(source)).not.toContain("TN");
});

test.each([
  ["text and numbers", converter('{ if (v == Kind.Cc) w.WriteNumberValue(1); else w.WriteStringValue("a"); }')],
  ["what the members do not decide", converter("=> w.WriteRawValue(Environment.MachineName);")],
])("%s is unknown, and said", (_, source) => {
  const text = read(source);
  expect(text).toContain("unknown (unmapped)");
  expect(text).toContain("TN2305");
});

test("a converter that writes an object gives answers its properties", () => {
  const source = converter('{ w.WriteStartObject(); w.WriteNumber("n", (int)v); w.WriteEndObject(); }');
  expect(read(source)).toBe("Kind { n: int32 } | Dto { kind?>: Kind } | TN2531");
});

test("a key is written by a method of its own, and not at all without one", () => {
  const kinds = "Dictionary<Kind, int> Kinds";
  const write = '=> w.WriteStringValue("a" + v);';
  const named = `${write}
    public override void WriteAsPropertyName(Utf8JsonWriter w, Kind v, JsonSerializerOptions o) => w.WritePropertyName("a");`;
  expect(read(converter(named), kinds)).toContain("map<string, int32>");
  expect(read(converter(write), kinds)).toContain("unknown (unmapped)");
  expect(read(converter(write), kinds)).toContain("TN2311");
});
