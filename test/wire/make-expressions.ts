/** Handlers whose answers are expressions: what their types are is for the compiler to know, and for Tenon to find out. */
import type { AnswerPart } from "./program.js";
import type { Random } from "./random.js";

/** What the expressions are made of. Values are never such that an expression throws. */
export const expressionKit = `public enum Shade { Light, MidTone, Dark }
public sealed record Row(int Id, string Name, decimal Price, DateTime At, int? Rank, string? Note, Shade Shade, List<int> Marks)
{
    public static Row[] Of(int seed) => [.. Enumerable.Range(0, (seed + 3) % 4).Select(at => new Row(
        at * 7 - seed, "n" + at, at * 1.25m, DateTime.UnixEpoch.AddHours(at * 31 + seed), at % 2 == 0 ? null : at,
        at % 3 == 0 ? null : "note", (Shade)(at % 3), [.. Enumerable.Range(0, at)]))];
}
public record Page<T>(IReadOnlyList<T> Items, int Total);
public record Box<T>(T Value, bool IsFull);
public static class Make
{
    public static Page<T> Page<T>(IEnumerable<T> items) { var all = items.ToList(); return new(all, all.Count); }
    public static Box<T> Box<T>(T value) => new(value, value is not null);
    public static T Either<T>(bool first, T one, T other) => first ? one : other;
    public static bool Try<T>(T given, out T made) { made = given; return true; }
    public static bool Find<T>(IEnumerable<T> all, [NotNullWhen(true)] out T? found) where T : class
    { found = all.FirstOrDefault(); return found is not null; }
    public static async Task<T> Later<T>(T value) { await Task.Yield(); return value; }
    public static R Map<T, R>(T value, Func<T, R> map) => map(value);
    public static readonly JsonSerializerOptions Snake = new(JsonSerializerDefaults.Web)
    { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower, Converters = { new JsonStringEnumConverter() } };
    public static readonly JsonSerializerOptions Plain = new()
    { DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull };
}
[JsonConverter(typeof(SpanConverter))] public record Span(int From, int? To);
public sealed class SpanConverter : JsonConverter<Span>
{
    public override Span Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(0, null);
    public override void Write(Utf8JsonWriter writer, Span value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        writer.WriteNumber("from", value.From);
        if (value.To is { } to) writer.WriteNumber("to", to);
        writer.WriteEndObject();
    }
}
[JsonConverter(typeof(TagConverter))] public record Tag(string Text);
public sealed class TagConverter : JsonConverter<Tag>
{
    public override Tag Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(reader.GetString()!);
    public override void Write(Utf8JsonWriter writer, Tag value, JsonSerializerOptions options) =>
        writer.WriteStringValue("#" + value.Text);
}`;

const statementHead =
  'var rows = Row.Of(seed); var flag = seed % 2 == 0; int? maybe = flag ? null : seed; var text = "t" + seed; var at = DateTime.UnixEpoch.AddDays(seed); var shade = (Shade)(seed % 3);';

type Kind = "int" | "int?" | "number" | "text" | "text?" | "bool" | "moment" | "moment?" | "span" | "shade" | "any";

/** `{int}` stands for an expression of that kind, `{rows}` for rows, `$` for a variable that is free here. */
const forms: Readonly<Record<Kind | "list" | "object" | "rows", readonly string[]>> = {
  int: [
    "seed",
    "rows.Length",
    "text.Length",
    "({int} + {int})",
    "({int} * 2 - {int})",
    "{rows}.Count($ => $.Id > {int})",
    "{rows}.Sum($ => $.Id)",
    "{rows}.Select($ => $.Id).DefaultIfEmpty().Max()",
    "Math.Max({int}, {int})",
    "(maybe ?? {int})",
    "(seed switch { 0 => {int}, > 2 => 7, _ => {int} })",
    "(int.TryParse({text}, out var $) ? $ : {int})",
    "Make.Map({int}, $ => $ + 1)",
    "({int} & 7)",
    "(flag ? {int} : {int})",
    "((int)shade)",
    "{rows}.Aggregate(0, (s, $) => s + $.Id)",
    "Make.Either(flag, {int}, {int})",
    "rows.FirstOrDefault(new Row(1, text, 1m, at, null, null, shade, [])).Id",
  ],
  "int?": [
    "maybe",
    "{rows}.Max($ => (int?)$.Id)",
    "rows.FirstOrDefault()?.Id",
    "(maybe + {int})",
    "{rows}.Min($ => $.Rank)",
    "(flag ? {int} : (int?)null)",
    "rows.Select($ => $.Rank).FirstOrDefault()",
    "{rows}.Sum($ => $.Rank)",
    "rows.LastOrDefault()?.Marks.Count",
    "(maybe * maybe)",
    "Make.Either(flag, maybe, {int})",
    "rows.ElementAtOrDefault(1)?.Rank",
  ],
  number: [
    "{rows}.LongCount()",
    "({int} / 2.0)",
    "{rows}.Sum($ => $.Price)",
    "{rows}.Average($ => $.Rank)",
    "(long){int}",
    "({int} * 2L)",
    "{rows}.Max($ => (decimal?)$.Price)",
    "(1.5m * {int})",
    "Math.Sqrt(Math.Abs({int}))",
    "(byte)({int} & 3)",
    "(maybe / 2m)",
    "{rows}.Select($ => $.Price).DefaultIfEmpty().Average()",
    "(short)({int} % 9)",
    "(1f + {int})",
    "(seed > 1 ? 1 : 2.5)",
  ],
  text: [
    "text",
    '$"{{int}}-{{text}}"',
    "{text}.ToUpperInvariant()",
    'string.Join(",", {rows}.Select($ => $.Name))',
    "text[..1]",
    '({text?} ?? "none")',
    "{int}.ToString()",
    "shade.ToString()",
    '(flag ? "yes" : {text})',
    '{text}.Replace("t", "u")',
    "nameof(seed)",
    "({text} + {int})",
    '(shade switch { Shade.Dark => "d", _ => {text} })',
    "new string('x', 2)",
    "{text}.Split('-')[0]",
  ],
  "text?": [
    "rows.FirstOrDefault()?.Name",
    "rows.Select($ => $.Note).FirstOrDefault()",
    "(flag ? null : {text})",
    "maybe?.ToString()",
    "{rows}.Max($ => $.Note)",
    "rows.FirstOrDefault($ => $.Id > {int})?.Note",
    "(rows is [var $, ..] ? $.Note : null)",
    "(Make.Find(rows, out var $) ? $.Name : null)",
  ],
  bool: [
    "flag",
    "({int} > {int})",
    "{rows}.Any($ => $.Id > 0)",
    "!flag",
    "maybe is null",
    "(maybe > 1)",
    "{text}.Contains('t')",
    "shade == Shade.Dark",
  ],
  moment: [
    "at",
    "at.AddDays({int} & 31)",
    "{rows}.Select($ => $.At).DefaultIfEmpty(at).Max()",
    "at.Date",
    "DateOnly.FromDateTime(at)",
    "new DateTimeOffset(at)",
    "TimeOnly.FromDateTime(at)",
    "(at + TimeSpan.FromHours(1))",
  ],
  "moment?": [
    "{rows}.Max($ => (DateTime?)$.At)",
    "rows.FirstOrDefault()?.At",
    "(flag ? at : (DateTime?)null)",
    "rows.FirstOrDefault()?.At.AddDays(1)",
  ],
  span: [
    "(at - DateTime.UnixEpoch)",
    "TimeSpan.FromMinutes({int} & 63)",
    "(rows.FirstOrDefault()?.At - at)",
    "(at - at.AddDays(1)).Duration()",
  ],
  shade: [
    "shade",
    "rows.FirstOrDefault()?.Shade",
    "{rows}.Select($ => $.Shade).DefaultIfEmpty().First()",
    "(flag ? Shade.Light : shade)",
  ],
  rows: [
    "rows",
    "rows.Where($ => $.Id >= {int})",
    "rows.OrderBy($ => $.Name)",
    "rows.Take(2)",
    "rows.AsEnumerable().Reverse()",
    "rows[..Math.Min(2, rows.Length)]",
  ],
  list: [
    "new[] { {any}, }",
    "{rows}.Select($ => {of $}).ToList()",
    "{rows}.Select($ => {of $})",
    "rows.SelectMany($ => $.Marks)",
    "{rows}.Select($ => {of $}).ToArray()",
    "(from $ in {rows} where $.Id > -9 select {of $})",
    "Enumerable.Range(0, 3).Select($ => $ * {int})",
    "{rows}.GroupBy($ => $.Shade).Select($ => new { $.Key, Count = $.Count(), Most = $.Max(r => r.Price) })",
    "{rows}.ToList()",
    "new List<int?> { {int?}, {int} }",
    "{rows}.Select($ => $.Rank)",
    "{rows}.Select($ => $.Note).Distinct()",
    "(from $ in rows group $ by $.Shade into g orderby g.Key select new { g.Key, Names = g.Select(r => r.Name) })",
    "{rows}.Select($ => $.Rank).Where($ => $ != null)",
    "rows.Zip(Enumerable.Range(1, 9), (r, $) => new { r.Name, At = $ })",
    "{rows}.OfType<Row>().Select($ => {of $})",
    "rows.Chunk(2)",
    "{rows}.Select(($, index) => new { index, $.Id })",
  ],
  object: [
    "{ {any}, {any}, {any} }",
    "{rows}.ToDictionary($ => $.Name, $ => {of $})",
    "Make.Page({list})",
    "Make.Box({any})",
    "new Span({int}, {int?})",
    "new Tag({text})",
    "rows.FirstOrDefault() ?? new Row(1, text, 1m, at, null, null, shade, [])",
    "new Box<int?>({int?}, flag)",
    "{rows}.GroupBy($ => $.Name).ToDictionary($ => $.Key, $ => $.Sum(r => r.Price))",
    "Make.Map({int}, $ => new { Twice = $ * 2, {any} })",
    "new Page<Span>([new Span({int}, null)], {int})",
    "Make.Box({list})",
    "rows.ToDictionary($ => $.Id, $ => $.Marks)",
  ],
  any: [
    "{int}",
    "{int?}",
    "{number}",
    "{text}",
    "{text?}",
    "{bool}",
    "{moment}",
    "{moment?}",
    "{span}",
    "{shade}",
    "{list}",
    "{object}",
  ],
};

/** Of a row. */
const ofRow = [
  "$.Id",
  "$.Name",
  "$.Note",
  "$.Price",
  "$.Rank + 1",
  "$.At",
  "$.Shade",
  "$.Marks",
  "new { $.Id, $.Note }",
  "$.Marks.Count",
  "Make.Box($.Rank)",
  "new { Row = $, More = $.Marks.Select(m => m * 2) }",
];

class Writer {
  readonly #random: Random;
  #names = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  make(kind: string, depth: number): string {
    if (kind === "any" && depth > 3) return this.make(this.#random.pick(["int", "text", "int?", "text?"]), depth + 1);
    const all = forms[kind as keyof typeof forms];
    // Deep down, what needs nothing more.
    const plain = all.filter((form) => !/\{[a-z?]+\}/.test(form));
    const form = this.#random.pick(depth > 4 && plain.length > 0 ? plain : all);
    return kind === "object" && form.startsWith("{ ") ? this.#anonymous(depth) : this.#filled(form, depth);
  }

  #filled(form: string, depth: number): string {
    const name = `v${this.#names++}`;
    const filled = form
      .replaceAll("{of $}", () => this.#random.pick(ofRow))
      .replaceAll(/\{([a-z]+\??)\}/g, (_, kind: string) =>
        kind === "any" && form.includes("{ Twice") ? this.#member(depth) : this.make(kind, depth + 1),
      );
    return filled.replaceAll(/\$(?!")/g, name);
  }

  #anonymous(depth: number): string {
    const members = Array.from({ length: 2 + this.#random.below(3) }, () => this.#member(depth));
    return `new { ${members.join(", ")} }`;
  }

  #member(depth: number): string {
    return `M${this.#names++} = ${this.make("any", depth + 1)}`;
  }
}

export function makeAnswers(random: Random): readonly AnswerPart[] {
  return Array.from({ length: 24 }, (_, at) => {
    const writer = new Writer(random);
    const expression = writer.make(random.pick(["object", "object", "list", "list", "int", "bool", "moment"]), 0);
    const stack = random.pick(["mvc", "minimal", "inferred"] as const);
    return { name: `Answer${at}`, stack, body: makeBody(random, expression, stack) };
  });
}

/** The statements that answer with the expression. */
function makeBody(random: Random, value: string, stack: AnswerPart["stack"]): string {
  const ok = stack === "mvc" ? "Ok" : "Results.Ok";
  const json = stack === "mvc" ? "new JsonResult" : "Results.Json";
  const ways = [
    `return ${ok}(${value});`,
    `var value = ${value}; return ${ok}(value);`,
    `return ${ok}(new { Value = ${value}, text });`,
    `return ${json}(${value}, Make.Snake);`,
    `return ${json}(new { Some = ${value}, maybe }, Make.Plain);`,
    `var value = await Make.Later(${value}); return ${ok}(value);`,
    `if (!Make.Try(${value}, out var made)) throw new InvalidOperationException(); return ${ok}(made);`,
    `var (one, two) = (${value}, maybe); return ${ok}(new { one, two });`,
    `foreach (var one in new[] { ${value} }) return ${ok}(new { one }); throw new InvalidOperationException();`,
    `return flag ? ${ok}(${value}) : ${ok}(new { Other = text });`,
    `switch (seed) { case 0: return ${ok}(${value}); case var other: return ${ok}(new { other }); }`,
    `return ${ok}(Local(${value})); static Box<X> Local<X>(X x) => Make.Box(x);`,
  ];
  if (stack === "inferred")
    return `return ${random.oneIn(3) ? `TypedResults.Ok(${value})` : `new { Value = ${value} }`};`;
  return random.pick(ways);
}

export function answerText({ name, stack, body }: AnswerPart): string {
  const isAsync = body.includes("await ");
  const code = `{ ${statementHead} ${body} }`;
  if (stack === "mvc") {
    const type = isAsync ? "async Task<IActionResult>" : "IActionResult";
    return `    [HttpGet("${name}")] public ${type} ${name}([FromQuery] int seed) ${code}`;
  }
  return `        app.MapGet("/answers/${name}", ${isAsync ? "async " : ""}(int seed) => ${code}).WithName("${name}");`;
}
