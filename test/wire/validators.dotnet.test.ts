/** DataAnnotations as the running server checks them, against the generated validators: one member, one value at a time. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generate, runnable } from "./generate.js";
import { buildJudge, startJudge } from "./judge-process.js";
import { usings } from "./program-text.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const source = String.raw`${usings}
public enum Kind { One, TwoThree }
public sealed record Echo(string V, int N);
public sealed class Ann {
  [EmailAddress] public string? Email { get; set; }
  [Url] public string? Url { get; set; }
  [Phone] public string? Phone { get; set; }
  [CreditCard] public string? Card { get; set; }
  [Base64String] public string? Base64 { get; set; }
  [RegularExpression("[a-z]{2,3}")] public string? Rx { get; set; }
  [RegularExpression("a|bc")] public string? RxBar { get; set; }
  [RegularExpression(@"^\d+$")] public string? RxDigits { get; set; }
  [RegularExpression(@"\w+")] public string? RxWord { get; set; }
  [RegularExpression(@"^[^\s]+$")] public string? RxSpace { get; set; }
  [RegularExpression("(?i)abc")] public string? RxCase { get; set; }
  [RegularExpression(@"[\w.-]+@\w+\.\w{2,}")] public string? RxMail { get; set; }
  [StringLength(4, MinimumLength = 2)] public string? Length { get; set; }
  [StringLength(3)] public string? Three { get; set; }
  [MinLength(2)] public string? Two { get; set; }
  [Length(2, 3)] public string? Between { get; set; }
  [MaxLength(2)] public byte[]? Bytes { get; set; }
  [MinLength(2), MaxLength(3)] public List<int>? Some { get; set; }
  [MaxLength(1)] public Dictionary<string, int>? Map { get; set; }
  [Range(1, 5)] public int? Number { get; set; }
  [Range(1.5, 2.5)] public double? Real { get; set; }
  [Range(1, 5, MinimumIsExclusive = true, MaximumIsExclusive = true)] public int? Open { get; set; }
  [Range(typeof(decimal), "1.5", "9.5")] public decimal? Money { get; set; }
  [Range(typeof(DateOnly), "2020-01-01", "2020-12-31")] public DateOnly? Day { get; set; }
  [Range(typeof(DateTime), "2020-01-01", "2020-12-31")] public DateTime? Moment { get; set; }
  [Range(typeof(TimeSpan), "00:00:00", "01:00:00")] public TimeSpan? Span { get; set; }
  [Range(1, 5)] public string? NumberText { get; set; }
  [AllowedValues("a", "b", null)] public string? Allowed { get; set; }
  [AllowedValues("a", "b")] public string? AllowedNoNull { get; set; } = "a";
  [AllowedValues(1, 2)] public int AllowedNumber { get; set; } = 1;
  [DeniedValues("x", "y")] public string? Denied { get; set; }
  [DeniedValues(3)] public int DeniedNumber { get; set; }
  [EnumDataType(typeof(Kind))] public string? KindText { get; set; }
  [Required] public string Needed { get; set; } = "n";
  [Required(AllowEmptyStrings = true)] public string MayBeEmpty { get; set; } = "n";
  [FileExtensions(Extensions = "png,jpg")] public string? File { get; set; }
  [DataType(DataType.EmailAddress)] public string? Typed { get; set; }
}
[ApiController, ContractClient, Route("t")]
public sealed class TController : ControllerBase
{
    [HttpPut("ann")] public Echo PutAnn(Ann a) => new("ok", 1);
}
public static class App
{
    public static WebApplication Build(string[] args)
    {
        var builder = WebApplication.CreateBuilder(args);
        builder.Logging.ClearProviders();
        builder.Services.AddContractJson();
        builder.Services.AddControllers().AddApplicationPart(typeof(App).Assembly);
        var app = builder.Build();
        app.MapControllers();
        return app;
    }
}
`;

const texts: readonly string[] = [
  "",
  " ",
  "a",
  "ab",
  "abc",
  "abcd",
  "ABC",
  "bc",
  "x",
  "a@b",
  "@b",
  "a@",
  "a@@b",
  "a b@c.d",
  "a@b\n",
  "joe@example.org",
  "http://a",
  "https://",
  "ftp://x",
  "mailto:a@b",
  "HTTP://A",
  "//a",
  "www.a",
  "+1 555-123",
  "555.1234 x12",
  "(0)12",
  "12ext. 5",
  "abc1",
  "x12",
  "1x",
  "4111111111111111",
  "4111-1111-1111-1111",
  "4111 1111 1111 1112",
  "0",
  "123",
  "12 3",
  "AQID",
  "AQI=",
  "AQ==",
  "A",
  "AQI",
  "AQ ID",
  "AQ\nID",
  "====",
  "é",
  "éa",
  "٣",
  "٣٤",
  "a_1",
  "😀",
  "😀a",
  "😀😀",
  "\n",
  "ab\n",
  "One",
  "one",
  "0",
  "TwoThree",
  "One,TwoThree",
  "5",
  "6",
  "1.5",
  "a.png",
  "a.PNG",
  "a.txt",
  "png",
  ".png",
  "Ⅷ",
  "ａ",
  "a\u0301",
  "\u200d",
  "\u00a0",
  "\u0085",
  "\ufeff",
  "\u180e",
  "ſ",
  "K",
];

const others: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>(
  Object.entries({
    bytes: ["", "AQ==", "AQI=", "AQID", "AQIDBA=="],
    some: [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]],
    map: [{}, { a: 1 }, { a: 1, b: 2 }],
    number: [0, 1, 3, 5, 6],
    real: [1.4, 1.5, 2, 2.5, 2.6],
    open: [1, 2, 4, 5],
    money: [1.4, 1.5, 1.50001, 9.5, 9.6],
    day: ["2019-12-31", "2020-01-01", "2020-06-15", "2020-12-31", "2021-01-01"],
    moment: [
      "2019-12-31T23:59:59Z",
      "2020-01-01T00:00:00",
      "2020-01-01T00:00:00Z",
      "2020-06-15T00:00:00+02:00",
      "2020-12-31T00:00:00",
      "2020-12-31T00:00:01",
      "2021-01-01T00:00:00",
    ],
    span: ["-00:00:01", "00:00:00", "00:30:00", "01:00:00", "01:00:00.0000001", "1.00:00:00"],
    allowedNumber: [0, 1, 2, 3],
    deniedNumber: [2, 3, 4],
  }),
);

/** What the validators leave to the server: they take everything there. */
const unchecked: readonly string[] = ["rxCase", "span", "numberText", "kindText", "file"];

test("the validators take what the server takes, and refuse what it refuses", async () => {
  const generated = generate(source);
  if (!("files" in generated)) throw new Error(generated.diagnostics.map((one) => one.message).join("\n"));
  const judge = startJudge(buildJudge());
  try {
    const { served, stop } = await judge.serve(source);
    if (served.kind === "errors") throw new Error(served.errors.join("\n"));
    const { validators } = await runnable(generated.files, join(root, "artifacts/wire/validators"));
    const ann = generated.contract.types.find((type) => type.name === "Ann");
    const keys = ann?.kind === "object" ? ann.properties.map((property) => property.name) : [];
    const nothing = Object.fromEntries(keys.map((key) => [key, null]));
    const base = { ...nothing, needed: "n", mayBeEmpty: "n", allowedNoNull: "a", allowedNumber: 1, deniedNumber: 0 };
    const differing: string[] = [];
    let judged = 0;
    for (const key of keys) {
      for (const value of others.get(key) ?? [...texts, null]) {
        const body = { ...base, [key]: value };
        const response = await fetch(`${served.url}/t/ann`, {
          method: "PUT",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        });
        await response.text();
        const isValid = validators.annSchema?.safeParse(body).success;
        judged++;
        const isExcused = unchecked.includes(key) && isValid === true;
        if ((response.status === 200) !== isValid && !isExcused)
          differing.push(`${key} ${JSON.stringify(value)}: the server answers ${response.status}`);
      }
    }
    await stop();
    expect(differing).toEqual([]);
    expect(judged).toBeGreaterThan(1900);
  } finally {
    await judge.end();
  }
}, 300_000);
