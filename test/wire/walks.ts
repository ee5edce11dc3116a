/** What was false on the wire, or said wrongly, in small programs: the running server is asked beside Tenon. */
import { collectionWalk } from "./collection-walk.js";
import { unsetCollectionsWalk } from "./unset-collections-walk.js";
import type { Walk } from "./walk.js";

const controllers = "builder.Services.AddControllers();";

function mvcOptions(...options: readonly string[]): string {
  const lines = options.map((option) => `o.JsonSerializerOptions.${option};`);
  return `builder.Services.AddControllers().AddJsonOptions(o => { ${lines.join(" ")} });`;
}

/** A controller that takes each of the types and answers 1, or the value itself. */
function takes(names: readonly string[], answers = false): string {
  const actions = names.map((name) =>
    answers
      ? ` [HttpPost("${name}")] public ${name} P${name}(${name} x) => x;`
      : ` [HttpPost("${name}")] public int P${name}(${name} x) => 1;`,
  );
  return `[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {\n${actions.join("\n")}\n}`;
}

const populated = `
public sealed class Own { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> X { get; } = []; public int Y { get; set; } }
[JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public sealed class Whole { public List<int> X { get; } = []; public int Y { get; set; } }
public sealed class OfText { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public string X { get; set; } = ""; public int Y { get; set; } }
public sealed class Fixed { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public int[] X { get; } = []; public int Y { get; set; } }
public struct Inner { public int A { get; set; } public int B { get; set; } }
public sealed class OfStruct { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Inner X { get; } public int Y { get; set; } }
public sealed class MayBeNull { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int>? X { get; } = []; public int Y { get; set; } }
public sealed class Plain { public List<int> X { get; } = []; public int Y { get; set; } }
public sealed class Settable { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> X { get; set; } = []; public int Y { get; set; } }
${takes(["Own", "Whole", "OfText", "Fixed", "OfStruct", "MayBeNull", "Plain", "Settable"], true)}`;

const list = '{"x":[1],"y":1}';

/** Objects rather than lists that are to be filled. */
const populatedObjects = `
public sealed record Pos(int A, int B = 5);
public sealed record Name(string Value);
public struct Inner { public int A { get; set; } public int B { get; set; } }
[JsonDerivedType(typeof(Variant), "v")] public class Poly { public int A { get; set; } public int B { get; set; } }
public sealed class Variant : Poly { public int C { get; set; } }
public sealed class OfPos { public Pos X { get; } = new(1, 2); public int Y { get; set; } }
public sealed class OfName { public Name X { get; set; } = new("a"); public int Y { get; set; } }
public sealed class OfStruct { public Inner X { get; set; } = new() { B = 5 }; public int Y { get; set; } }
public sealed class OfPoly { public Poly X { get; } = new(); public int Y { get; set; } }
public sealed class OwnPoly { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Poly X { get; } = new(); public int Y { get; set; } }
public sealed class OwnName { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Name X { get; set; } = new("a"); public int Y { get; set; } }
public sealed class OwnStruct { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Inner X { get; set; } = new() { B = 5 }; public int Y { get; set; } }
${takes(["OfPos", "OfName", "OfStruct", "OfPoly", "OwnPoly", "OwnName", "OwnStruct"], true)}`;

const populating = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate";
const contractJson = "builder.Services.AddContractJson();";

export const walks: readonly Walk[] = [
  {
    name: "start values that validation refuses",
    services: controllers,
    source: `
public sealed class LeftOut { [ContractOptional, Range(1, 100)] public int X { get; set; } public int Y { get; set; } }
public sealed class Ignored { [JsonIgnore, Range(1, 100)] public int X { get; set; } public int Y { get; set; } }
public sealed class MayBeNull { [ContractOptional, Range(1, 100)] public int? X { get; set; } [ContractOptional, MinLength(3)] public string? S { get; set; } public int Y { get; set; } }
public sealed class TooShort { [JsonIgnore, MinLength(2)] public string X { get; set; } = ""; public int Y { get; set; } }
public sealed class Started { [JsonIgnore, Range(1, 9)] public int X { get; set; } = 4; public int Y { get; set; } }
public sealed record Given([Range(1, 9)] int X = 0, int Y = 1);
public sealed class NoItems { [MinLength(1)] public List<int> X { get; } = []; public int Y { get; set; } }
public sealed class Computed { [Range(1, 9)] public int X => 12; public int Y { get; set; } }
public sealed class NotAllowed { [ContractOptional, AllowedValues("a")] public string? X { get; set; } public int Y { get; set; } }
public sealed class NotMail { [ContractOptional, EmailAddress] public string X { get; set; } = ""; public int Y { get; set; } }
public sealed class TooEarly { [ContractOptional, Range(typeof(DateOnly), "2000-01-01", "2030-01-01")] public DateOnly X { get; set; } public int Y { get; set; } }
public struct OfStruct { [ContractOptional, Range(1, 100)] public int X { get; set; } public int Y { get; set; } }
public sealed class EmptyMatches { [JsonIgnore, RegularExpression("[a-z]+")] public string X { get; set; } = ""; public int Y { get; set; } }
public sealed class SetInside { [Range(1, 9)] public int X { get; private set; } public int Y { get; set; } }
public sealed class NeverSet { [Range(1, 9)] public int X { get; } public int Y { get; set; } }
public sealed class RequiredGetter { [Required] public bool? X => null; public int Y { get; set; } }
public sealed class LostParameter(string x, int y) { [JsonIgnore] public string X { get; } = x; public int Y { get; } = y; }
${takes(["LeftOut", "Ignored", "MayBeNull", "TooShort", "Started", "Given", "NoItems", "Computed", "NotAllowed", "NotMail", "TooEarly", "OfStruct", "EmptyMatches", "SetInside", "NeverSet", "RequiredGetter", "LostParameter"])}`,
    asks: [
      ['POST /c/LeftOut {"y":1}', "400"],
      ['POST /c/LeftOut {"x":1,"y":1}', "200"],
      ['POST /c/Ignored {"y":1}', "400"],
      ['POST /c/MayBeNull {"y":1}', "200"],
      ['POST /c/TooShort {"y":1}', "400"],
      ['POST /c/Started {"y":1}', "200"],
      ['POST /c/Given {"y":1}', "400"],
      ['POST /c/Given {"x":1}', "200"],
      ['POST /c/NoItems {"y":1}', "400"],
      ['POST /c/Computed {"y":1}', "400"],
      ['POST /c/NotAllowed {"y":1}', "400"],
      ['POST /c/NotMail {"y":1}', "400"],
      ['POST /c/TooEarly {"y":1}', "400"],
      ['POST /c/OfStruct {"y":1}', "400"],
      ['POST /c/EmptyMatches {"y":1}', "200"],
      ['POST /c/SetInside {"y":1}', "400"],
      ['POST /c/NeverSet {"y":1}', "400"],
      ['POST /c/RequiredGetter {"y":1}', "400"],
      ['POST /c/LostParameter {"y":1}', "400"],
    ],
    says: [
      "TN2322 LostParameter",
      ...["LeftOut", "Ignored", "TooShort", "NoItems", "Computed", "NotAllowed", "NotMail", "TooEarly"].map(
        (name) => `TN2326 ${name}`,
      ),
      ...["OfStruct", "SetInside", "NeverSet", "RequiredGetter"].map((name) => `TN2326 ${name}`),
    ],
    // What is refused when it is left out is demanded, whatever its default.
    writes: ["export type Given = {\n  /** @default 0 */\n  x: number;\n  /** @default 1 */\n  y?: number;\n};"],
  },
  {
    name: "a server that demands constructor parameters",
    services: mvcOptions("RespectRequiredConstructorParameters = true"),
    source: `
public sealed record Ignored(int A, [property: JsonIgnore] int B);
public sealed record NotRead(int A, [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] int B);
public sealed record Given(int A, [property: JsonIgnore] int B = 2);
public sealed record Insists(int A, [ContractOptional] int B);
${takes(["Ignored", "NotRead", "Given", "Insists"])}`,
    asks: [
      ['POST /c/Ignored {"a":1}', "400"],
      ['POST /c/NotRead {"a":1}', "400"],
      ['POST /c/NotRead {"a":1,"b":1}', "200"],
      ['POST /c/Given {"a":1}', "200"],
      ['POST /c/Insists {"a":1}', "400"],
      ['POST /c/Insists {"a":1,"b":1}', "200"],
    ],
    says: ["TN2325 Ignored"],
    // A constructor parameter is read, although its property is not.
    writes: ["Insists", "NotRead"].map((name) => `export type ${name} = {\n  a: number;\n  b: number;\n};`),
  },
  {
    name: "members that start as null, whatever the compiler is told",
    services: controllers,
    maps: 'app.MapGet("/q", Handlers.Query);',
    source: `
public sealed class MayBeNull { [ContractOptional, Required] public string? X { get; set; } = null; public int Y { get; set; } }
public sealed class OfValue { [ContractOptional, Required] public char? X { get; set; } = null; public int Y { get; set; } }
public sealed class Quiet { [ContractOptional, Required] public string X { get; set; } = default!; public int Y { get; set; } }
public sealed class Unread { [JsonIgnore] public string X { get; set; } = null!; public int Y { get; set; } }
public sealed class Given { [ReadOnly(true)] public string X { get; set; } = null!; public int Y { get; set; } }
public sealed class Search { public string X { get; set; } = null!; public string? Z { get; set; } = null; public string V { get; set; } = "v"; public int Y { get; set; } }
${takes(["MayBeNull", "OfValue", "Quiet", "Unread", "Given"]).replace(/\}$/, ' [HttpGet("q")] public int Query([FromQuery] Search s) => 1;\n}')}
public static class Handlers { [ContractEndpoint] public static int Query([AsParameters] Search s) => 1; }`,
    asks: [
      ...["MayBeNull", "OfValue", "Quiet", "Unread", "Given"].map(
        (name) => [`POST /c/${name} {"y":1}`, "400"] as const,
      ),
      ["GET /c/q?y=1", "400"],
      ["GET /c/q?y=1&x=1", "200"],
      ["GET /q?y=1&v=1", "400"],
      ["GET /q?y=1&x=1", "400"],
      ["GET /q?y=1&x=1&v=1", "200"],
    ],
    says: ["TN2322 Unread", "TN2322 Given"],
    writes: [
      ...["MayBeNull", "OfValue", "Quiet"].map((name) => `export type ${name} = {\n  x: string;\n  y: number;\n};`),
      "export type Search = {\n  x: string;\n  z?: string | null;\n  v?: string;\n  y: number;\n};",
      "(x: string, z: string | null, v: string, y: number, options?: TenonOptions) => Promise<number>,",
    ],
  },
  ...(
    [
      ["without settings", "", "1", ["TN2501 Kind", "TN2502 Code"]],
      ["with settings for MVC alone", "AddControllers", "1", ["TN2501 Kind", "TN2502 Code"]],
      ["with AddContractJson", contractJson, '"Second"', []],
    ] as const
  ).map(
    ([name, services, kind, says]): Walk => ({
      name: `enums and value objects of a minimal API ${name}`,
      services:
        services === "AddControllers"
          ? mvcOptions("Converters.Add(new JsonStringEnumConverter())")
          : `${controllers} ${services}`,
      maps: 'app.MapGet("/t", Handlers.Get);',
      source: `
public enum Kind { First, Second }
public sealed record Code(string Value);
public sealed record Thing(int Id, Kind Kind, Code Code);
public static class Handlers { [ContractEndpoint] public static Thing Get() => new(1, Kind.Second, new("c")); }`,
      asks: [["GET /t", `200 {"id":1,"kind":${kind},"code":${kind === "1" ? '{"value":"c"}' : '"c"'}}`]],
      says,
    }),
  ),
  {
    name: "queries, forms and files of contracts, served by a controller and by a minimal API",
    services: "builder.Services.AddControllers(); builder.Services.AddContractJson();",
    maps: "app.MapContract(WireContract.One, (IFormFile file) => WireContract.One.Bind(file).Success(new Told(file.FileName, (int)file.Length)).ToResult()).DisableAntiforgery();",
    source: `
public enum Kind { First, [JsonStringEnumMemberName("2nd")] Second }
public sealed record Limits(int Lo, int Hi);
public sealed record Search(string? Text, Limits R, Kind Kind);
public sealed record Fields([property: JsonPropertyName("the-title")] string Title, Kind Kind, Dictionary<string, int> Map, Limits R);
public sealed record Upload(string Title, Kind Kind, IFormFile File, List<IFormFile> More);
public sealed record Told(string Text, int Count);
[Contract] public static class WireContract {
 public static readonly Operation<Search, Told> Find = Define.Get<Search, Told>("/k/find");
 public static readonly Operation<Fields, Told> Form = Define.Post<Fields, Told>("/k/form").FormEncoded().Status(200);
 public static readonly Operation<Upload, Told> Send = Define.Post<Upload, Told>("/k/send").Status(200);
 public static readonly Operation<IFormFile, Told> One = Define.Post<IFormFile, Told>("/k/one").Status(200);
}
[ApiController] public sealed class ServingController : ControllerBase {
 [HttpGet("/k/find")] public IActionResult Find([FromQuery] Search s) => WireContract.Find.Bind(s).Success(new Told($"{s.Text} {s.R.Lo} {s.Kind}", s.R.Hi)).ToActionResult();
 [HttpPost("/k/form")] public IActionResult Form([FromForm] Fields f) => WireContract.Form.Bind(f).Success(new Told($"{f.Title} {f.Kind} {f.Map["a b"]}", f.R.Hi)).ToActionResult();
 [HttpPost("/k/send")] public IActionResult Send([FromForm] Upload u) => WireContract.Send.Bind(u).Success(new Told($"{u.Title} {u.Kind} {u.File.FileName} {u.File.Length}", u.More.Count)).ToActionResult();
}`,
    asks: [],
    calls: [
      ["wire.find", ["a&b", { lo: 1, hi: 2 }, "Second"], { text: "a&b 1 Second", count: 2 }],
      ["wire.find", [null, { lo: 0, hi: 3 }, "First"], { text: " 0 First", count: 3 }],
      [
        "wire.form",
        [{ "the-title": "t", kind: "Second", map: { "a b": 4 }, r: { lo: 1, hi: 5 } }],
        { text: "t Second 4", count: 5 },
      ],
      [
        "wire.send",
        [
          {
            title: "t",
            kind: "First",
            file: new File(["abc"], "f.txt"),
            more: [new File(["d"], "g.txt"), new File([], "h.txt")],
          },
        ],
        { text: "t First f.txt 3", count: 2 },
      ],
      ["wire.one", [new File(["abcd"], "o.txt")], { text: "o.txt", count: 4 }],
    ],
    says: [],
  },
  {
    name: "immutable arrays in the body of a contract",
    services: `${controllers} ${contractJson}`,
    maps: "app.MapContract(WireContract.Send, (Body body) => WireContract.Send.Bind(body).Success(body.X.Length).ToResult());",
    source: `
public sealed class Item { [Range(1, 9)] public int A { get; set; } }
public sealed class Body { public ImmutableArray<Item> X { get; set; } public int Y { get; set; } }
[Contract] public static class WireContract {
 public static readonly Operation<Body, int> Send = Define.Post<Body, int>("/k").Status(200);
}`,
    asks: [
      ['POST /k {"x":[{"a":1},{"a":9}],"y":1}', "200 2"],
      ['POST /k {"x":[],"y":1}', "200 0"],
      ['POST /k {"x":[{"a":0}],"y":1}', "400"],
      ['POST /k {"x":[null],"y":1}', "400"],
      ['POST /k {"y":1}', "400"],
    ],
    says: [],
    writes: ["export type Body = {\n  x: Item[];\n  y: number;\n};"],
    calls: [["wire.send", [{ x: [{ a: 1 }], y: 1 }], 1]],
  },
  {
    name: "structs that nothing sets, and what is in them",
    services: controllers,
    source: `
public record struct Held(byte[] Data, int N);
public struct Plain { public int A { get; set; } public string? B { get; set; } }
public struct Demanding { [Required] public string? A { get; set; } }
public struct Deep { public Held Inner { get; set; } }
public struct Started() { public string A { get; set; } = "a"; }
public sealed class Ignored { [JsonIgnore] public Held X { get; set; } public int Y { get; set; } }
public sealed class Nested { [JsonIgnore] public Deep X { get; set; } public int Y { get; set; } }
public sealed class Getter { public Held X { get; } public int Y { get; set; } }
public sealed class Asked { [JsonIgnore] public Demanding X { get; set; } public int Y { get; set; } }
public sealed class Harmless { [JsonIgnore] public Plain X { get; set; } public int Y { get; set; } }
public sealed class MayBeNull { [JsonIgnore] public Held? X { get; set; } public int Y { get; set; } }
public sealed class Unmade { [JsonIgnore] public Started X { get; set; } public int Y { get; set; } }
public sealed class Made { [JsonIgnore] public Held X { get; set; } = new([], 1); public int Y { get; set; } }
${takes(["Ignored", "Nested", "Getter", "Asked", "Harmless", "MayBeNull", "Unmade", "Made"])}`,
    asks: [
      ...["Ignored", "Nested", "Getter", "Asked", "Unmade"].map((name) => [`POST /c/${name} {"y":1}`, "400"] as const),
      ...["Harmless", "MayBeNull", "Made"].map((name) => [`POST /c/${name} {"y":1}`, "200"] as const),
    ],
    says: ["Ignored", "Nested", "Getter", "Asked", "Unmade"].map((name) => `TN2322 ${name}`),
  },
  {
    name: "names inside a query object, with dots and in brackets",
    services: controllers,
    source: `
public sealed class Span { public int? From { get; set; } public int? To { get; set; } }
public sealed class Filter { public string? Author { get; set; } public Span? Range { get; set; } }
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("q")] public string Query([FromQuery] Filter filter) => $"{filter.Author} {filter.Range?.From} {filter.Range?.To}";
}`,
    asks: [
      ["GET /c/q?author=a&range.from=1&range.to=2", "200 a 1 2"],
      ["GET /c/q?filter.author=a&filter.range.from=1&filter.range.to=2", "200 a 1 2"],
      ["GET /c/q?filter[author]=a&filter[range][from]=1&filter[range][to]=2", "200   "],
    ],
    says: [],
    writes: ['"range.from"'],
  },
  {
    name: "what only a minimal API hands to a method",
    services: controllers,
    maps: 'app.MapGet("/u", Handlers.User);',
    source: `
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("u")] public int User(System.Security.Claims.ClaimsPrincipal user) => 1;
 [HttpGet("h")] public int Http(HttpContext http) => 1;
 [HttpGet("r")] public int Asked(HttpRequest asked) => 1;
 [HttpGet("t")] public int Token(CancellationToken token) => 1;
}
[ContractClient, Route("p")] public sealed class PlainController : Controller {
 [HttpGet("u")] public int Made(System.Security.Claims.ClaimsPrincipal user) => 1;
 [HttpGet("h")] public int Abstract(HttpContext http) => 1;
}
public static class Handlers { [ContractEndpoint] public static int User(System.Security.Claims.ClaimsPrincipal user, HttpContext http, HttpRequest asked) => 1; }`,
    asks: [
      ["GET /c/u", "415"],
      ["GET /c/h", "500"],
      ["GET /c/r", "500"],
      ["GET /c/t", "200"],
      ["GET /p/u", "200"],
      ["GET /p/h", "500"],
      ["GET /u", "200"],
    ],
    says: ["User", "Http", "Asked", "Abstract"].map((name) => `TN2134 ${name}`),
  },
  {
    name: "a service that MVC hands to an action",
    services: `${controllers} builder.Services.AddTransient<System.Security.Claims.ClaimsPrincipal>(_ => new());`,
    source: `
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("u")] public int User(System.Security.Claims.ClaimsPrincipal user) => 1;
}`,
    asks: [["GET /c/u", "200"]],
    says: [],
  },
  {
    name: "texts that are null, and lists that a form lacks, in a minimal API",
    services: controllers,
    maps: 'app.MapGet("/s", Handlers.Text); app.MapGet("/t", Handlers.Later); app.MapGet("/o", Handlers.Result); app.MapGet("/r", Handlers.Object); app.MapPost("/f", Handlers.Form).DisableAntiforgery();',
    source: `
public sealed record Rec(int A, int B);
public sealed class Fields { public List<int> Listed { get; set; } = []; public Dictionary<string, int> Keyed { get; set; } = []; public int[]? Lacking { get; set; } public int Y { get; set; } }
public static class Handlers {
 [ContractEndpoint] public static string? Text(bool some) => some ? "x" : null;
 [ContractEndpoint] public static async Task<string?> Later(bool some) { await Task.Yield(); return some ? "x" : null; }
 [ContractEndpoint] public static Ok<string?> Result(bool some) => TypedResults.Ok(some ? "x" : null);
 [ContractEndpoint] public static Rec? Object(bool some) => some ? new(1, 2) : null;
 [ContractEndpoint] public static int Form([FromForm] Fields f) => f.Listed is null && f.Keyed is null && f.Lacking is null ? 0 : 1;
}`,
    asks: [
      ["GET /s?some=true", "200 x"],
      ["GET /s?some=false", "500"],
      ["GET /t?some=false", "500"],
      ["GET /o?some=true", '200 "x"'],
      ["GET /o?some=false", "200 "],
      ["GET /r?some=false", "200 null"],
      ["POST /f application/x-www-form-urlencoded Y=1", "200 0"],
      ["POST /f application/x-www-form-urlencoded Y=1&Listed=1&Keyed[a]=1", "200 1"],
    ],
    says: ["TN2135 Text", "TN2135 Later", "TN2136 Fields"],
    writes: [
      "(some: boolean, options?: TenonOptions) => Promise<string>,",
      "(some: boolean, options?: TenonOptions) => Promise<string | null>>",
      "(some: boolean, options?: TenonOptions) => Promise<Rec | null>,",
      "export type Fields = {\n  listed: number[];\n  keyed: Record<string, number>;\n  lacking?: number[] | null;\n  y: number;\n};",
    ],
  },
  {
    name: "parameters of constructors in the form of a minimal API",
    services: controllers,
    maps: 'app.MapPost("/f", Handlers.Form).DisableAntiforgery(); app.MapPost("/s", Handlers.Set).DisableAntiforgery();',
    source: `
public sealed record Made(string Name, int? Age, string? Note, int Count = 5);
public sealed class Setters { public string? Name { get; set; } public int? Age { get; set; } public int Count { get; set; } }
public static class Handlers {
 [ContractEndpoint] public static Made Form([FromForm] Made f) => f;
 [ContractEndpoint] public static int? Set([FromForm] Setters f) => f.Age;
}`,
    asks: [
      ["POST /f application/x-www-form-urlencoded Name=a", "400"],
      ["POST /f application/x-www-form-urlencoded Name=a&Note=n&Count=2", "400"],
      ["POST /f application/x-www-form-urlencoded Name=a&Age=1&Note=n", "400"],
      ["POST /f application/x-www-form-urlencoded Name=a&Age=1&Note=&Count=2", "200"],
      ["POST /s application/x-www-form-urlencoded Name=a", "200"],
    ],
    says: ["TN2227 Made"],
    writes: [
      "(f: { name: string; age: number; note: string; count: number }, options?: TenonOptions) => Promise<Made>,",
    ],
    calls: [["handlers.form", [{ name: "a", age: 1, note: "", count: 2 }], { name: "a", age: 1, note: "", count: 2 }]],
  },
  {
    name: "forms that a server takes in parts alone",
    services: controllers,
    source: `
public sealed record Fields(string A, int B);
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpPost("p"), Consumes("multipart/form-data")] public Fields Parts([FromForm] Fields f) => f;
 [HttpPost("e"), Consumes("multipart/form-data", "application/x-www-form-urlencoded")] public Fields Either([FromForm] Fields f) => f;
}`,
    asks: [
      ["POST /c/p application/x-www-form-urlencoded A=a&B=1", "415"],
      ["POST /c/e application/x-www-form-urlencoded A=a&B=1", "200"],
    ],
    says: [],
    writes: ["body: tenon.multipart({ a: f?.a, b: f?.b })", "body: tenon.form({ a: f?.a, b: f?.b })"],
    calls: [
      ["wire.parts", [{ a: "x", b: 1 }], { a: "x", b: 1 }],
      ["wire.either", [{ a: "x", b: 1 }], { a: "x", b: 1 }],
    ],
  },
  {
    name: "bodies that a minimal API reads by itself",
    services: controllers,
    served: true,
    maps: `app.MapPost("/j", async (HttpRequest request) => Results.Ok(await request.ReadFromJsonAsync<Sent>()));
        app.MapPost("/c", async (HttpRequest request) => request.HasJsonContentType() ? (await request.ReadFromJsonAsync<Sent>())!.B : 0);
        app.MapGet("/b", (Bound bound) => bound.Value);`,
    source: `
public sealed record Sent(string A, int B);
public sealed record Bound(string Value) {
 public static ValueTask<Bound?> BindAsync(HttpContext http) => new(new Bound(http.Request.Query["v"].ToString()));
}`,
    asks: [
      ['POST /j {"a":"x","b":1}', '200 {"a":"x","b":1}'],
      ['POST /j {"a":"x"}', '200 {"a":"x","b":0}'],
      ["POST /j", "500"],
      ["POST /c", "200 0"],
      ["GET /b?v=1", "200 1"],
    ],
    says: ["TN2230 MapGet"],
    writes: [
      "export type SentInput = {\n  a: string;\n  b?: number;\n};",
      "(body: SentInput, options?: TenonOptions) => Promise<Sent | null>,",
      "(body?: SentInput, options?: TenonOptions) => Promise<number>,",
    ],
    calls: [
      ["app.postJ", [{ a: "x", b: 1 }], { a: "x", b: 1 }],
      ["app.postC", [{ a: "x", b: 1 }], 1],
      ["app.postC", [], 0],
    ],
  },
  {
    name: "values of tasks that the framework does not send",
    services: controllers,
    maps: 'app.MapGet("/g", Handlers.Given); app.MapGet("/p", Handlers.Plain); app.MapGet("/l", Handlers.Lost); app.MapGet("/n", handler: Handlers.Named); app.MapGet("/w", Handlers.Written); app.MapGet("/r", [ContractEndpoint] (HttpContext http) => Handlers.Given());',
    source: `
public sealed record Rec(int A, int B);
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("t")] public Task Declared() => Handlers.Given();
 [HttpGet("v")] public ValueTask Value() => new(Handlers.Given());
 [HttpGet("x")] public Task Executed() => Handlers.Written(HttpContext);
}
public static class Handlers {
 [ContractEndpoint] public static Task<Rec> Given() => Task.FromResult(new Rec(1, 2));
 [ContractEndpoint] public static Task Plain() => Given();
 [ContractEndpoint] public static Task<Rec> Lost(HttpContext http) => Given();
 [ContractEndpoint] public static Task<Rec> Named(HttpContext http) => Given();
 public static Task Written(HttpContext http) => Results.Ok(new Rec(1, 2)).ExecuteAsync(http);
}`,
    asks: [
      ["GET /c/t", "200 "],
      ["GET /c/v", "200 "],
      ["GET /c/x", '200 {"a":1,"b":2}'],
      ["GET /g", '200 {"a":1,"b":2}'],
      ["GET /p", "200 "],
      ["GET /l", "200 "],
      ["GET /n", '200 {"a":1,"b":2}'],
      ["GET /w", '200 {"a":1,"b":2}'],
      ["GET /r", "200 "],
    ],
    says: ["TN2137 MapGet"],
    writes: ["(options?: TenonOptions) => Promise<Rec>,", "(options?: TenonOptions) => Promise<void>,"],
  },
  {
    name: "what a minimal API takes from the services, and lists that it does not look for",
    services: controllers,
    maps: 'app.MapPost("/e", Handlers.Enumerable); app.MapPost("/l", Handlers.Listed); app.MapPost("/b", Handlers.Body); app.MapPost("/f", Handlers.Fields).DisableAntiforgery(); app.MapPost("/a", Handlers.Numbers).DisableAntiforgery();',
    source: `
public sealed record Rec(int A, int B);
public static class Handlers {
 [ContractEndpoint] public static int Enumerable(IEnumerable<Rec> x) => x.Count();
 [ContractEndpoint] public static int Listed(List<Rec> x) => x.Count;
 [ContractEndpoint] public static int Body([FromBody] IEnumerable<Rec> x) => x.Count();
 [ContractEndpoint] public static int Fields([FromForm] List<int> x) => x is null ? -1 : x.Count;
 [ContractEndpoint] public static int Numbers([FromForm] int[] x) => x.Length;
}`,
    asks: [
      ['POST /e [{"a":1,"b":2}]', "200 0"],
      ['POST /l [{"a":1,"b":2}]', "200 1"],
      ['POST /b [{"a":1,"b":2}]', "200 1"],
      ["POST /f application/x-www-form-urlencoded x=1&x=2", "200 -1"],
      ["POST /a application/x-www-form-urlencoded x=1&x=2", "200 2"],
    ],
    says: ["TN2139 Enumerable", "TN2138 Fields"],
    writes: ["(x: Rec[], options?: TenonOptions) => Promise<number>,", "(options?: TenonOptions) => Promise<number>,"],
  },
  collectionWalk,
  unsetCollectionsWalk,
  {
    name: "bytes outside a body",
    services: controllers,
    maps: 'app.MapGet("/b", Handlers.Query); app.MapGet("/o", Handlers.Parameters); app.MapPost("/f", Handlers.Form).DisableAntiforgery(); app.MapPost("/s", Handlers.Single).DisableAntiforgery();',
    source: `
public sealed class Bytes { public byte[] Data { get; set; } = []; public int X { get; set; } }
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("b")] public int Query([FromQuery] byte[] b) => b.Length;
 [HttpGet("o")] public int Object([FromQuery] Bytes q) => q.Data.Length;
 [HttpPost("f")] public int Form([FromForm] Bytes q) => q.Data.Length;
}
public static class Handlers {
 [ContractEndpoint] public static int Query([FromQuery] byte[] b) => b.Length;
 [ContractEndpoint] public static int Parameters([AsParameters] Bytes q) => q.Data.Length;
 [ContractEndpoint] public static int Form([FromForm] Bytes q) => q.Data.Length;
 [ContractEndpoint] public static int Single([FromForm] byte[] b) => b.Length;
}`,
    asks: [
      ["GET /c/b?b=AQID", "200 3"],
      ["GET /c/b", "400"],
      ["GET /c/o?data=AQID&x=1", "200 3"],
      ["POST /c/f application/x-www-form-urlencoded Data=AQID&X=1", "200 3"],
      ["GET /b?b=AQID", "400"],
      ["GET /b?b=1&b=2", "200 2"],
      ["GET /o?data=1&data=2&x=1", "200 2"],
      ["POST /f application/x-www-form-urlencoded Data=AQID&X=1", "400"],
      ["POST /f application/x-www-form-urlencoded Data=1&Data=2&X=1", "200 2"],
      ["POST /s application/x-www-form-urlencoded b=1&b=2", "200 2"],
    ],
    // The one place where the JSON type of an object describes what a minimal API reads.
    says: ["TN2133 Bytes"],
    writes: [
      "(b: string, options?: TenonOptions) => Promise<number>,",
      "(b: number[], options?: TenonOptions) => Promise<number>,",
    ],
  },
  {
    name: "members that are filled in place",
    services: controllers,
    source: populated,
    asks: [
      [`POST /c/Own ${list}`, `200 ${list}`],
      [`POST /c/Whole ${list}`, `200 ${list}`],
      ['POST /c/OfText {"x":"a","y":1}', "500"],
      [`POST /c/Fixed ${list}`, "500"],
      ['POST /c/OfStruct {"x":{"a":1,"b":1},"y":1}', "500"],
      [`POST /c/MayBeNull ${list}`, `200 ${list}`],
      ['POST /c/MayBeNull {"y":1}', '200 {"x":[],"y":1}'],
      ['POST /c/MayBeNull {"x":null,"y":1}', "500"],
      [`POST /c/Plain ${list}`, '200 {"x":[],"y":1}'],
      [`POST /c/Settable ${list}`, `200 ${list}`],
    ],
    says: ["TN2321 OfText", "TN2321 Fixed", "TN2321 OfStruct"],
    writes: [
      "export type MayBeNullInput = {\n  x?: number[];\n  y: number;\n};",
      "export type PlainInput = {\n  y: number;\n};",
    ],
  },
  {
    name: "members that are filled in place, where read-only ones are ignored",
    services: mvcOptions("IgnoreReadOnlyProperties = true"),
    source: populated,
    asks: [
      [`POST /c/Own ${list}`, "500"],
      [`POST /c/Whole ${list}`, '200 {"x":[],"y":1}'],
      [`POST /c/MayBeNull ${list}`, "500"],
      [`POST /c/Settable ${list}`, `200 ${list}`],
    ],
    says: ["TN2321 Own", "TN2321 MayBeNull", "TN2321 OfText", "TN2321 Fixed", "TN2321 OfStruct"],
    writes: ["export type WholeInput = {\n  y: number;\n};"],
  },
  {
    name: "members that are filled in place by the settings, where read-only ones are ignored",
    services: mvcOptions("IgnoreReadOnlyProperties = true", populating),
    source: `
public sealed class Plain { public Queue<int> X { get; } = new(); public int Y { get; set; } }
public sealed class Inside { public List<int> X { get; private set; } = []; public int Y { get; set; } }
public sealed class Settable { public List<int> X { get; set; } = []; public int Y { get; set; } }
public sealed class Field { [JsonInclude] public readonly List<int> X = []; public int Y { get; set; } }
${takes(["Plain", "Inside", "Settable", "Field"], true)}`,
    asks: [
      [`POST /c/Plain ${list}`, '200 {"x":[],"y":1}'],
      [`POST /c/Inside ${list}`, '200 {"x":[],"y":1}'],
      [`POST /c/Settable ${list}`, `200 ${list}`],
      [`POST /c/Field ${list}`, '200 {"y":1,"x":[1]}'],
    ],
    says: [],
    writes: [
      "export type PlainInput = {\n  y: number;\n};",
      "export type InsideInput = {\n  y: number;\n};",
      "export type Settable = {\n  x: number[];\n  y: number;\n};",
      "export type Field = {\n  x: number[];\n  y: number;\n};",
    ],
  },
  {
    name: "objects that are filled in place",
    services: contractJson + mvcOptions(populating),
    source: populatedObjects,
    asks: [
      ['POST /c/OfPos {"x":{"a":9},"y":1}', '200 {"x":{"a":9,"b":2},"y":1}'],
      ['POST /c/OfName {"x":"q","y":1}', '200 {"x":"q","y":1}'],
      ['POST /c/OfStruct {"x":{"a":9},"y":1}', '200 {"x":{"a":9,"b":5},"y":1}'],
      ['POST /c/OfPoly {"x":{"a":9},"y":1}', '200 {"x":{"a":9,"b":0},"y":1}'],
      ['POST /c/OwnPoly {"x":{"a":9},"y":1}', "500"],
      ['POST /c/OwnName {"x":"q","y":1}', "500"],
      ['POST /c/OwnStruct {"x":{"a":9},"y":1}', '200 {"x":{"a":9,"b":5},"y":1}'],
    ],
    says: ["TN2321 OwnPoly", "TN2321 OwnName"],
  },
  {
    name: "objects that are filled in place, beside a reference handler",
    services: contractJson + mvcOptions(populating, "ReferenceHandler = ReferenceHandler.IgnoreCycles"),
    source: populatedObjects,
    asks: [
      ...["OfPos", "OfStruct", "OfPoly", "OwnPoly", "OwnStruct"].map(
        (name) => [`POST /c/${name} {"x":{"a":9},"y":1}`, "500"] as const,
      ),
      ['POST /c/OwnName {"x":"q","y":1}', "500"],
      ['POST /c/OfName {"x":"q","y":1}', '200 {"x":"q","y":1}'],
    ],
    says: ["OfPos", "OfStruct", "OfPoly", "OwnPoly", "OwnName", "OwnStruct"].map((name) => `TN2321 ${name}`),
  },
  {
    name: "members that are filled in place, beside a reference handler",
    services: mvcOptions("ReferenceHandler = ReferenceHandler.IgnoreCycles", populating),
    source: populated,
    asks: ["Own", "Whole", "MayBeNull", "Plain", "Settable"].map((name) => [`POST /c/${name} ${list}`, "500"] as const),
    says: ["Own", "Whole", "MayBeNull", "Plain", "Settable", "OfText", "Fixed", "OfStruct"].map(
      (name) => `TN2321 ${name}`,
    ),
  },
  {
    name: "members that are filled in place by the settings, in a polymorphic type",
    services: mvcOptions(populating),
    source: `
public class Plain { public List<int> X { get; } = []; public int Y { get; set; } }
[JsonDerivedType(typeof(Variant), "v")] public class Root { public List<int> X { get; } = []; public int Y { get; set; } }
public sealed class Variant : Root { public int Z { get; set; } }
[JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] [JsonDerivedType(typeof(SaidVariant), "v")] public class Said { public List<int> X { get; } = []; public int Y { get; set; } }
public sealed class SaidVariant : Said { public int Z { get; set; } }
${takes(["Plain", "Root", "Said"], true)}`,
    asks: [
      [`POST /c/Plain ${list}`, `200 ${list}`],
      [`POST /c/Root ${list}`, '200 {"x":[],"y":1}'],
      ['POST /c/Root {"$type":"v","x":[1],"y":1,"z":1}', '200 {"$type":"v","z":1,"x":[1],"y":1}'],
      [`POST /c/Said ${list}`, '200 {"x":[],"y":1}'],
    ],
    says: [],
  },
  {
    name: "what a value at run time does not write",
    services: "builder.Services.AddControllers(); builder.Services.AddContractJson();",
    maps: 'app.MapGet("/s", Handlers.Shape); app.MapContract(WireContract.Inside, () => WireContract.Inside.Bind().Success(new Inside()).ToResult());',
    source: `
public interface IShape { int Area { get; } int Sides => 4; string Name { get; } }
public sealed class Square : IShape { int IShape.Area => 3; [JsonPropertyName("label")] public string Name { get; set; } = "n"; public int Extra => 1; }
public interface IGood { int A { get; } }
public sealed class Good : IGood { public int A => 1; public int B => 2; }
public class Base { public virtual int A { get; set; } = 1; public int Z { get; set; } }
public sealed class Derived : Base { [JsonIgnore] public override int A { get; set; } }
public interface IInside { int A { get; } }
public sealed class Inside : IInside { int IInside.A => 1; public int B => 2; }
[Contract] public static class WireContract { public static readonly Operation<IInside> Inside = Define.Get<IInside>("/k"); }
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("shape")] public IShape Shape() => new Square();
 [HttpGet("good")] public ActionResult<IGood> Good() => Ok(new Good());
 [HttpGet("base")] public Base Base() => new Derived();
 [HttpGet("inside")] public List<IInside> Inside() => [new Inside()];
}
public static class Handlers { [ContractEndpoint] public static IShape Shape() => new Square(); }`,
    asks: [
      ["GET /c/shape", '200 {"label":"n","extra":1}'],
      ["GET /c/good", '200 {"a":1,"b":2}'],
      ["GET /c/base", '200 {"z":0}'],
      ["GET /c/inside", '200 [{"a":1}]'],
      ["GET /s", '200 {"label":"n","extra":1}'],
      ["GET /k", '200 {"a":1}'],
    ],
    says: ["TN2327 Square", "TN2327 Derived"],
  },
  {
    name: "members of framework types, which have no line of their own",
    services: "builder.Services.AddControllers(); builder.Services.AddContractJson();",
    source: `
public sealed record Queued(int Id, PriorityQueue<int, int> Queue);
public sealed record Listed(int Id, List<(int, int)> Pairs);
public sealed record Flagged(int Id, System.Reflection.BindingFlags Flags);
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("q")] public Queued Q() => new(1, new([(1, 2)]));
 [HttpGet("l")] public Listed L() => new(1, [(1, 2)]);
 [HttpGet("f")] public Flagged F() => new(1, System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.Static);
}`,
    asks: [
      ["GET /c/q", '200 {"id":1,"queue":{"count":1,"capacity":1,"comparer":{},"unorderedItems":[{}]}}'],
      ["GET /c/l", '200 {"id":1,"pairs":[{}]}'],
      ["GET /c/f", '200 {"id":1,"flags":"Static, Public"}'],
    ],
    says: ["TN2304 Queued", "TN2304 Listed", "TN2308 Flagged"],
  },
  {
    name: "bodies on a GET",
    services: controllers,
    maps: 'app.MapGet("/a", Handlers.MayBeNull); app.MapGet("/b", Handlers.Demanded); app.MapGet("/d", Handlers.Allowed);',
    source: `
public sealed class Body { public int A { get; set; } public int B { get; set; } }
public sealed class Bound { public int A { get; set; } public static ValueTask<Bound?> BindAsync(HttpContext c) => ValueTask.FromResult<Bound?>(new() { A = 7 }); }
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("a")] public int Inferred(Body? t) => 1;
 [HttpGet("b")] public int Said([FromBody] Body? t) => 1;
 [HttpGet("c")] public int Given([FromBody] Body? t = null) => 1;
 [HttpGet("d")] public int Let([FromBody(EmptyBodyBehavior = Microsoft.AspNetCore.Mvc.ModelBinding.EmptyBodyBehavior.Allow)] Body t) => 1;
 [HttpGet("e")] public int Must(Body t) => 1;
 [HttpGet("f")] public int Listed(List<int>? t) => 1;
 [HttpGet("g")] public int Queried([FromQuery] List<int> t) => t.Count;
 [HttpDelete("h")] public int Deleted(Body t) => t.A;
}
public static class Handlers {
 [ContractEndpoint] public static int MayBeNull([FromBody] Body? t) => 1;
 [ContractEndpoint] public static int Demanded([FromBody] Body t) => 1;
 [ContractEndpoint] public static int Allowed([FromBody(EmptyBodyBehavior = Microsoft.AspNetCore.Mvc.ModelBinding.EmptyBodyBehavior.Allow)] Body t) => 1;
}`,
    asks: [
      ...["a", "b", "c", "f"].map((path) => [`GET /c/${path}`, "200"] as const),
      ["GET /c/d", "400"],
      ["GET /c/e", "415"],
      ["GET /c/g?t=1&t=2", "200 2"],
      ['DELETE /c/h {"a":4,"b":1}', "200 4"],
      ["GET /a", "200"],
      ["GET /b", "400"],
      ["GET /d", "200"],
    ],
    says: [
      ...["Inferred", "Said", "Given", "Listed", "MayBeNull", "Allowed"].map((name) => `TN2129 ${name}`),
      ...["Let", "Must", "Demanded"].map((name) => `TN2121 ${name}`),
    ],
  },
  {
    name: "preserved references",
    services: mvcOptions("ReferenceHandler = ReferenceHandler.Preserve"),
    source: `
public sealed record Rec(int A, int B);
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase { [HttpGet("l")] public List<Rec> L() => [new(1, 2)]; }`,
    asks: [["GET /c/l", '200 {"$id":"1","$values":[{"$id":"2","a":1,"b":2}]}']],
    says: ["TN2512 AddControllers"],
  },
  {
    name: "what the server answers with 500, and enumerable value objects",
    services: "builder.Services.AddControllers(); builder.Services.AddContractJson();",
    source: `
public sealed class WithRef { private int n; public ref int Count => ref n; public int Other { get; set; } }
public sealed record Bag(int[] Items) : IEnumerable<int> { public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)Items).GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => Items.GetEnumerator(); }
public sealed record Holder(Bag Bag, int Id);
public sealed class Search { public int A { get; set; } [JsonIgnore] public int B { get; set; } }
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("r")] public WithRef R() => new();
 [HttpGet("s")] public int S([FromQuery] Microsoft.Extensions.Primitives.StringValues v) => v.Count;
 [HttpGet("b")] public Holder B() => new(new([1, 2]), 3);
 [HttpGet("q")] public int Q([FromQuery] Search q) => q.B;
}`,
    asks: [
      ["GET /c/r", "500"],
      ["GET /c/s?v=1", "500"],
      ["GET /c/b", '200 {"bag":[1,2],"id":3}'],
      ["GET /c/q?b=4", "200 4"],
    ],
    says: ["TN2303 WithRef", "TN2130 S"],
  },
  {
    name: "requests that differ from answers, answers of several kinds, descriptions",
    services: "builder.Services.AddControllers(); builder.Services.AddContractJson();",
    maps: "app.MapContract(ShapeContract.Put, ([FromRoute] int id, [FromBody] Shape body) => ShapeContract.Put.Bind(body).Success(body with { Id = id }).ToResult());",
    source: `
public readonly record struct Money(decimal Amount, string Currency = "EUR");
public sealed record Order(int Id, Money Total);
public readonly record struct OrderId(long Value);
[JsonConverter(typeof(JsonNumberEnumConverter<Level>))] public enum Level { Low = 1, High = 2 }
public sealed class Texts { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public long Big { get; set; } public OrderId Id { get; set; } public Level N { get; set; } = Level.Low; [JsonConverter(typeof(JsonStringEnumConverter<Level>))] public Level Named { get; set; } = Level.Low; public Dictionary<Level, int> ByLevel { get; set; } = []; }
public sealed class Demands { [Required] public string? Text { get; set; } [Required] public int? Number { get; set; } }
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")] [JsonDerivedType(typeof(Circle), "circle")] [JsonDerivedType(typeof(Box), "box")] public abstract record Shape(int Id);
public sealed record Circle(int Id, int Radius) : Shape(Id);
public sealed record Box(int Id, int Side) : Shape(Id);
[Description("A thing.")] public sealed class Described { [Description("Its name.")] public string Name { get; set; } = ""; [Description("Its kind.")] public Doc Kind { get; set; } }
[Description("Kinds.")] public enum Doc { [Description("The first.")] First, Second }
[Contract] public static class ShapeContract { public static readonly Operation<Shape, Shape> Put = Define.Put<Shape, Shape>("/shapes/{id}"); }
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase {
 [HttpPost("order")] public Order PostOrder(Order o) => o;
 [HttpPost("texts")] public Texts PostTexts(Texts o) => o;
 [HttpPost("demands")] public Demands PostDemands(Demands o) => o;
 [HttpGet("text")] public string? GetText(bool some) => some ? "x" : null;
 [HttpGet("nested")] public Results<Results<Ok<Order>, NotFound<Described>>, BadRequest<string>> GetNested(int n) => n == 0 ? (Results<Ok<Order>, NotFound<Described>>)TypedResults.Ok(new Order(1, new(1))) : n == 1 ? (Results<Ok<Order>, NotFound<Described>>)TypedResults.NotFound(new Described()) : TypedResults.BadRequest("b");
 [HttpGet("json")] public JsonHttpResult<Described> GetJson() => TypedResults.Json(new Described(), statusCode: 202);
 [HttpGet("ok")] public OkObjectResult GetOk() => Ok(new Described());
 [HttpGet("result")] public JsonResult GetResult() => new JsonResult(new Described());
 [HttpGet("n/{n}")] public int GetN([Description("How many.")] int n) => n;
}`,
    asks: [
      ['POST /c/order {"id":1,"total":{"amount":2}}', "400"],
      ['POST /c/order {"id":1,"total":{"amount":2,"currency":"USD"}}', "200"],
      ['POST /c/texts {"big":"1","id":3,"n":1,"named":"High","byLevel":{"Low":1}}', "400"],
      [
        'POST /c/texts {"big":1,"id":3,"n":1,"named":"High","byLevel":{"Low":1}}',
        '200 {"big":"1","id":3,"n":1,"named":"High","byLevel":{"Low":1}}',
      ],
      ['POST /c/demands {"text":null,"number":1}', "400"],
      ['POST /c/demands {"text":"a","number":null}', "400"],
      ['POST /c/demands {"text":"a","number":1}', "200"],
      ["GET /c/text?some=false", "204"],
      ["GET /c/text?some=true", "200 x"],
      ["GET /c/nested?n=0", "200"],
      ["GET /c/nested?n=1", "404"],
      ["GET /c/nested?n=2", '400 "b"'],
      ["GET /c/json", '202 {"name":"","kind":"First"}'],
      ["GET /c/ok", '200 {"name":"","kind":"First"}'],
      ["GET /c/result", '200 {"name":"","kind":"First"}'],
      ['PUT /shapes/7 {"kind":"circle","id":7,"radius":3}', '200 {"kind":"circle","radius":3,"id":7}'],
    ],
    says: [],
    writes: [
      "export type Money = {\n  amount: number;\n  currency: string;\n};",
      "export type Texts = {\n  big: string;\n  id: OrderId;\n  n: Level;\n  named: LevelName;\n  byLevel: Partial<Record<LevelName, number>>;\n};",
      "export type TextsInput = {\n  big: number;",
      "export type DemandsInput = {\n  text: string;\n  number: number;\n};",
      "(some: boolean, options?: TenonOptions) => Promise<string | null>,",
      "| { status: 200; data: Order; response: Response }\n  | { status: 404; data: Described; response: Response }\n  | { status: 400; data: string; response: Response }",
      "export const getJson: TenonOperation<(options?: TenonOptions) => Promise<Described>, TenonResult<Described, 202>> =",
      'tenon.operation("GET", { 202: tenon.valid(tenon.asJson, describedSchema) }, ',
      "(options?: TenonOptions) => Promise<Described>,",
      '(id: number, body: DistributiveOmit<Shape, "id">, options?: TenonOptions) => Promise<Shape>,',
      'body: tenon.jsonWithFirst(["kind"], { ...body, id })',
      "/** A thing. */",
      "/** Its name. */",
      "- `First`: The first.",
      "@param n How many.",
    ],
  },
  {
    name: "numbers as text, everywhere",
    services:
      "builder.Services.AddContractJson(); builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.NumberHandling = JsonNumberHandling.WriteAsString);",
    source: `
public readonly record struct OrderId(long Value);
public sealed record Order(OrderId Id, int Count);
${takes(["Order"], true)}`,
    asks: [
      ['POST /c/Order {"id":3,"count":1}', '200 {"id":"3","count":"1"}'],
      ['POST /c/Order {"id":3,"count":"1"}', "400"],
      ['POST /c/Order {"id":"3","count":1}', "400"],
    ],
    says: [],
    writes: ["export type OrderInput = {\n  id: OrderIdInput;\n  count: number;\n};"],
  },
  {
    name: "numbers as text in both directions, but not in a collection that may be null",
    services: mvcOptions(
      "NumberHandling = JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString",
    ),
    source: `
public sealed class MayBeNull { public ImmutableArray<int>? X { get; set; } public int Y { get; set; } }
public sealed class Never { public ImmutableArray<int> X { get; set; } public int Y { get; set; } }
public sealed class Deep { public ImmutableArray<int[]>? X { get; set; } public int Y { get; set; } }
public sealed class Listed { public List<ImmutableArray<int>?> X { get; set; } = []; public int Y { get; set; } }
${takes(["MayBeNull", "Never", "Deep", "Listed"], true)}`,
    asks: [
      ['POST /c/MayBeNull {"x":["1"],"y":"1"}', "400"],
      ['POST /c/MayBeNull {"x":[1],"y":"1"}', '200 {"x":["1"],"y":"1"}'],
      ['POST /c/Never {"x":["1"],"y":"1"}', '200 {"x":["1"],"y":"1"}'],
      ['POST /c/Deep {"x":[["1"]],"y":"1"}', '200 {"x":[["1"]],"y":"1"}'],
      ['POST /c/Listed {"x":[["1"]],"y":"1"}', "400"],
      ['POST /c/Listed {"y":"1"}', '200 {"x":[],"y":"1"}'],
      ['POST /c/Listed {"x":[[1]],"y":"1"}', '200 {"x":[["1"]],"y":"1"}'],
    ],
    says: [],
    writes: [
      "export type MayBeNullInput = {\n  x: number[] | null;\n  y: string;\n};",
      "export type Never = {\n  x: string[];\n  y: string;\n};",
      "export type Deep = {\n  x: string[][] | null;\n  y: string;\n};",
      "export type ListedInput = {\n  x?: (number[] | null)[];\n  y: string;\n};",
    ],
  },
  {
    name: "arguments that the server never takes",
    services: controllers,
    maps: 'app.MapPost("/f", Handlers.Form).DisableAntiforgery();',
    served: true,
    source: `
public sealed class Search { [Required] public int? Page { get; set; } public string? Text { get; set; } }
public sealed class Fields { public int[]? Ids { get; set; } public int X { get; set; } }
[ApiController, Route("c")] public sealed class WireController : ControllerBase {
 [HttpGet("p/{id}")] public int GetById(int? id) => id ?? 0;
 [HttpGet("q")] public int GetSearch([FromQuery] Search? q = null) => q?.Page ?? 0;
 [HttpGet("l")] public int GetList([FromQuery] int?[] ids) => ids.Length;
}
public static class Handlers { public static int Form([FromForm] Fields f) => f.Ids?.Length ?? 0; }`,
    asks: [
      ["GET /c/p/", "404"],
      ["GET /c/q", "400"],
      ["GET /c/q?page=1", "200 1"],
      ["GET /c/l?ids=1&ids=2", "200 2"],
      ["POST /f application/x-www-form-urlencoded X=1", "200 0"],
      ["POST /f application/x-www-form-urlencoded Ids=1&X=1", "200 1"],
    ],
    says: [],
    writes: [
      "(id: number, options?: TenonOptions)",
      "export type Search = {\n  page: number;",
      "(q: Search, options?: TenonOptions)",
      "(ids?: number[], options?: TenonOptions)",
    ],
  },
  ...(
    [
      ["put before the others", "TypeInfoResolverChain.Insert(0, WireContext.Default)", "names"],
      ["set alone", "TypeInfoResolver = WireContext.Default", "names"],
      [
        "combined before the framework's own",
        "TypeInfoResolver = System.Text.Json.Serialization.Metadata.JsonTypeInfoResolver.Combine(WireContext.Default, new System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver())",
        "names",
      ],
      ["put behind the others", "TypeInfoResolverChain.Add(WireContext.Default)", "numbers"],
      [
        "combined behind the framework's own",
        "TypeInfoResolver = System.Text.Json.Serialization.Metadata.JsonTypeInfoResolver.Combine(new System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver(), WireContext.Default)",
        "numbers",
      ],
      ["put before the others, with other options", "TypeInfoResolverChain.Insert(0, OtherContext.Default)", "numbers"],
    ] as const
  ).map(
    ([name, option, form]): Walk => ({
      name: `a source-generated context, ${name}`,
      services: mvcOptions(option),
      source: `
public enum Kind { First, Second }
public sealed record Thing(int Id, Kind Kind);
[JsonSourceGenerationOptions(UseStringEnumConverter = true)] [JsonSerializable(typeof(Thing))] public sealed partial class WireContext : JsonSerializerContext;
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)] [JsonSerializable(typeof(Thing))] public sealed partial class OtherContext : JsonSerializerContext;
[ApiController, ContractClient, Route("c")] public sealed class WireController : ControllerBase { [HttpGet("t")] public Thing Get() => new(1, Kind.Second); }`,
      asks: [["GET /c/t", `200 {"id":1,"kind":${form === "names" ? '"Second"' : "1"}}`]],
      says: form === "names" ? [] : ["TN2501 Kind"],
    }),
  ),
];
