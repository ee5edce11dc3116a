/**
 * A server in two projects whose parts lean on each other across many files, and edits of single places in it. Each edit is seen
 * far from where it is made: through bases, aliases, constants, parts and names.
 */

export interface FarEdit {
  readonly name: string;
  readonly path: string;
  /** Without it, the edit adds the file. */
  readonly from?: string;
  readonly to: string;
  /** Where it shows only in what is served. */
  readonly view?: "served";
}

const projectText = (inner: string, sdk: string): string =>
  `<Project Sdk="${sdk}"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>${inner}</Project>`;

/** The files at the end of every chain, in a project of their own. */
const library: Readonly<Record<string, string>> = {
  "/lib/Lib.csproj": projectText("", "Microsoft.NET.Sdk"),
  "/lib/Deep.cs": `namespace Acme.Deep;
public static class Limits {
  public const int Longest = 40;
  public const string Way = "deep";
  public const string Text = "text";
  public const string Prefix = "served";
  public const int Refused = 409;
}
/// <summary>How good.</summary>
public enum Grade { Low, High }
`,
  "/lib/Middle.cs": `using System.ComponentModel.DataAnnotations;
namespace Acme.Deep;
public abstract class Entity<TKey> {
  [StringLength(Limits.Longest)] public string Code { get; init; } = "";
  public TKey Key { get; init; } = default!;
}
public static class Ways { public const string Things = "/" + Limits.Way + "/things"; public const string Owners = Limits.Way + "/owners"; }
public class WayAttribute : System.Attribute { }
`,
  "/lib/Values.cs": `namespace Acme.Deep;
public record Email(string Value);
public record Sku(string Code);
public record Stamp(int Number, string At);
public record Line(string Product, int Count);
`,
};

const types: Readonly<Record<string, string>> = {
  "/app/Base.cs": `using Acme.Deep;
using Key = Acme.Deep.Grade;
namespace Acme.App;
/// <summary>What all have.</summary>
public abstract class Based : Entity<Key> { public int Id { get; init; } }
`,
  "/app/Owner.cs": `using Acme.Deep;
namespace Acme.App;
/// <inheritdoc/>
public class Owner : Based { public string Name { get; init; } = ""; public Email Email { get; init; } = new(""); }
`,
  "/app/Thing.cs": `using Acme.Deep;
namespace Acme.App;
public record Thing(Owner Owner, Stamp Stamp, int Count);
public record Order(int Number, List<Line> Lines);
public record Stocked(Sku Sku, int Left);
`,
  "/app/Part1.cs": "namespace Acme.App;\npublic partial class Whole { public int First { get; init; } }\n",
  "/app/Part2.cs":
    'namespace Acme.App;\npublic partial class Whole { public int Second { get; init; } }\npublic class Under { public string Low { get; init; } = ""; }\n',
  "/app/Paged.cs":
    "namespace Acme.App;\npublic class PageOf<T> { public List<T> Items { get; init; } = []; public int Total { get; init; } }\n",
  "/app/Listing.cs":
    "using Item = Acme.App.Outer.Inner;\nnamespace Acme.App;\npublic class Listing : PageOf<Item> { public int Shown { get; init; } }\n",
  "/app/Outer.cs": "namespace Acme.App;\npublic class Outer : OuterBase { public record Inner(int A, string B); }\n",
  "/app/OuterBase.cs":
    "namespace Acme.App;\npublic class OuterBase { public record Further(int C, Innermost D); public record Innermost(int E, int F); }\n",
  "/app/Left.cs":
    "namespace Acme.Left;\npublic record Mover(int X, int Y);\npublic record LeftStays(int X, Acme.Right.RightStays Right);\n",
  "/app/Right.cs":
    "namespace Acme.Right;\npublic record RightStays(int X, int Y);\n[Tenon.ContractType] public record Single(int A, int B);\n",
  "/app/Named.cs": `namespace Acme.Named;
public record Twin(int A, int B);
public record HasTwin(Twin Twin, int C);
public record Counts(Dictionary<string, int> ByName, int Total);
[Tenon.ContractType] public record Recorded(int A, int B);
[Tenon.ContractType] public record Promised(int A, int B);
`,
  "/app/Shapes.cs": `using System.Text.Json.Serialization;
namespace Acme.Shapes;
[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), Tag.Square)]
public abstract record Shape(string Name);
public static class Tag { public const string Square = Acme.Deep.Limits.Text + "Square"; }
public class Animal { public virtual int Legs { get; init; } }
[JsonDerivedType(typeof(Vehicle), "vehicle")]
[JsonDerivedType(typeof(Car), "car")]
public record Vehicle(string Name, int Wheels);
public record Car(string Name, int Wheels, int Doors) : Vehicle(Name, Wheels);
`,
  "/app/Variants.cs": `namespace Acme.Shapes;
public record Circle(string Name, double Radius) : Shape(Name);
public record Square(string Name, double Side) : Shape(Name);
public class Dog : Animal { [System.Text.Json.Serialization.JsonIgnore] public override int Legs { get; init; } }
`,
  "/app/Kind.cs": "namespace Acme.App;\npublic enum Kind { One, Two }\n",
  "/app/Drawing.cs":
    "using Acme.Shapes;\nnamespace Acme.App;\npublic class Pets { public virtual int Legs { get; init; } }\npublic record Drawing(List<Shape> Shapes, Kind Kind, Animal Pet);\n",
  "/app/Shared.cs":
    "namespace Acme.Shared;\npublic record Common(int A, int B);\npublic record UserOne(Common One, int X);\n",
  "/app/UserTwo.cs": "namespace Acme.Left;\n[Tenon.ContractType] public record UserTwo(int Two, int X);\n",
};

const services: Readonly<Record<string, string>> = {
  "/app/ThingsContract.cs": `using Acme.Deep; using Tenon; using static Acme.Deep.Limits;
namespace Acme.App;
[Contract] public static class ThingsContract {
  public static readonly Operation<Thing> Get = Define.Get<Thing>(Ways.Things);
  public static readonly Operation<Order, Order> Place = Define.Post<Order, Order>("/" + Way + "/orders");
  public static readonly Operation<Whole> Part = Define.Get<Whole>("/whole");
  public static readonly Operation<Stocked> Stock = Define.Get<Stocked>("/stock");
  public static readonly Operation<Listing> List = Define.Get<Listing>("/listing").Returns<Outer.Further>(Refused);
}
`,
  "/app/MoreContract.cs": `using Acme.Left; using Acme.Right; using Acme.Named; using Acme.Shared; using Tenon;
namespace Acme.More;
[Contract] public static class MoreContract {
  public static readonly Operation<Mover> Move = Define.Get<Mover>("/mover");
  public static readonly Operation<LeftStays> Left = Define.Get<LeftStays>("/left");
  public static readonly Operation<HasTwin> Twin = Define.Get<HasTwin>("/twin");
  public static readonly Operation<Counts> Count = Define.Get<Counts>("/counts");
  public static readonly Operation<Common> Common = Define.Get<Common>("/common");
  public static readonly Operation<UserOne> One = Define.Get<UserOne>("/one");
  public static readonly Operation<Acme.Shapes.Vehicle> Vehicle = Define.Get<Acme.Shapes.Vehicle>("/vehicle");
  public static readonly Operation<int> Closed = Define.Get<int>("/closed").Secure("key");
  public static readonly FileOperation File = Define.File("/file");
}
`,
  "/app/DrawingsController.cs": `using Microsoft.AspNetCore.Mvc; using Tenon;
namespace Acme.App;
[ApiController, ContractClient, Route(Routes.Root)] public partial class DrawingsController(IDrawings drawings) : DrawingsBase {
  [HttpGet] public ActionResult<Drawing> Get() => throw new Exception();
  [HttpGet("pet")] public ActionResult<Acme.Shapes.Animal> Pet() => throw new Exception();
  [HttpGet("{id}")] public ActionResult<Outer.Inner> Find(int id) => throw new Exception();
  [HttpPost("[action]")] public ActionResult<Whole> StoreAsync(Whole whole) => whole;
  [HttpPost("clock")] public ActionResult<int> Wind(Clock clock) => 1;
  [HttpGet("closed"), Microsoft.AspNetCore.Authorization.Authorize] public ActionResult<int> Closed() => 1;
  [HttpGet("sum")] public IActionResult SumOf() => Ok(new { First = 1 });
  [HttpGet("found")] public IActionResult Found() => drawings.Best();
}
`,
  "/app/DrawingsMore.cs": `using Microsoft.AspNetCore.Mvc;
namespace Acme.App;
public partial class DrawingsController { [HttpGet("more")] public ActionResult<int> Count() => 1; }
`,
  "/app/DrawingsBase.cs": `using Microsoft.AspNetCore.Mvc;
namespace Acme.App;
public abstract class DrawingsBase : ControllerBase { [HttpDelete("{id}")] public virtual ActionResult<bool> Remove(int id) => true; }
public static class Routes { public const string Root = "api/" + Acme.Deep.Ways.Owners; }
`,
  "/app/IDrawings.cs":
    "namespace Acme.App;\npublic interface IDrawings { Microsoft.AspNetCore.Mvc.IActionResult Best(); }\n",
  "/app/Drawings.cs":
    "namespace Acme.App;\npublic class Drawings : IDrawings { public Microsoft.AspNetCore.Mvc.IActionResult Best() => new Microsoft.AspNetCore.Mvc.OkObjectResult(new Under()); }\npublic class Clock { public int Now { get; set; } }\n",
  "/app/Program.cs": `using Acme.App;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddMine();
// services
var app = builder.Build();
app.MapControllers();
app.MapMine();
app.Run();
`,
  "/app/Setup.cs": `using System.Text.Json; using System.Text.Json.Serialization;
namespace Acme.App;
public static class Setup {
  public static void AddMine(this IServiceCollection services) { services.AddControllers(o => { }).AddJsonOptions(o => Json(o.JsonSerializerOptions)); }
  static void Json(JsonSerializerOptions options) { options.PropertyNamingPolicy = JsonNamingPolicy.CamelCase; }
}
`,
  "/app/Mapping.cs": `namespace Acme.App;
public static class Mapping {
  public static void MapMine(this WebApplication app) {
    var group = app.MapGroup("/" + Acme.Deep.Limits.Prefix);
    group.MapGet("/best", () => new Under());
    group.MapPost("/clock", (Clock clock) => clock.Now.Described());
  }
}
`,
  "/app/Extensions.cs":
    'namespace Acme.App;\npublic static partial class Extensions { public static string Other(this int value) => ""; }\n',
  "/app/ExtensionsMore.cs":
    "namespace Acme.App;\npartial class Extensions { public static Kind Depicted(this object value) => default!; }\n",
  "/app/Unmapped.cs": `using Tenon;
namespace Acme.Unmapped;
[Contract] public static class UnmappedContract { public static readonly Operation<Holder> Get = Define.Get<Holder>("/unmapped"); }
public record Holder(int A, Late B, System.IO.Stream C, Absent D);
`,
};

export const farProject: Readonly<Record<string, string>> = {
  "/app/App.csproj": projectText(
    '<ItemGroup><ProjectReference Include="../lib/Lib.csproj" /></ItemGroup>',
    "Microsoft.NET.Sdk.Web",
  ),
  ...library,
  ...types,
  ...services,
};

const chains: readonly FarEdit[] = [
  {
    name: "the place of a base's constant",
    path: "/lib/Deep.cs",
    from: "public static class Limits",
    to: "\n// A line.\npublic static class Limits",
  },
  { name: "the place of a type", path: "/app/Kind.cs", from: "public", to: "\n\npublic" },
  {
    name: "a constant in an attribute of a base's base",
    path: "/lib/Deep.cs",
    from: "Longest = 40",
    to: "Longest = 41",
  },
  { name: "a member of an enum behind an alias", path: "/lib/Deep.cs", from: "Low, High", to: "Low, Mid, High" },
  { name: "a constant in the constant of a route", path: "/lib/Deep.cs", from: 'Way = "deep"', to: 'Way = "deeper"' },
  {
    name: "a constant in the constant of a discriminator",
    path: "/lib/Deep.cs",
    from: 'Text = "text"',
    to: 'Text = "changed"',
  },
  {
    name: "a constant in the prefix of a group",
    view: "served",
    path: "/lib/Deep.cs",
    from: '"served"',
    to: '"given"',
  },
  { name: "a status by using static", path: "/lib/Deep.cs", from: "Refused = 409", to: "Refused = 422" },
  { name: "documentation of an enum", path: "/lib/Deep.cs", from: "How good.", to: "How bad." },
  { name: "a property of a generic base", path: "/lib/Middle.cs", from: "string Code", to: "int Code" },
  { name: "a rename in a generic base", path: "/lib/Middle.cs", from: "TKey Key {", to: "TKey Id2 {" },
  { name: "the target of an alias", path: "/app/Base.cs", from: "Key = Acme.Deep.Grade", to: "Key = System.Guid" },
  {
    name: "the accessibility in a generic base",
    path: "/lib/Middle.cs",
    from: "public TKey",
    to: "internal TKey",
  },
  { name: "inherited documentation", path: "/app/Base.cs", from: "What all have.", to: "What every one has." },
  {
    name: "nullable off in a base",
    path: "/app/Owner.cs",
    from: "using Acme.Deep;",
    to: "#nullable disable\nusing Acme.Deep;",
  },
  { name: "a property of another part", path: "/app/Part2.cs", from: "int Second", to: "string Second" },
  { name: "a base of another part", path: "/app/Part2.cs", from: "class Whole {", to: "class Whole : Under {" },
  {
    name: "an attribute of another part",
    path: "/app/Part2.cs",
    from: "public partial class Whole",
    to: "[Obsolete] public partial class Whole",
  },
  {
    name: "a third part",
    path: "/app/Part3.cs",
    to: "namespace Acme.App;\npublic partial class Whole { public bool Third { get; init; } }\n",
  },
  { name: "a nested type behind an alias", path: "/app/Outer.cs", from: "int A, string B", to: "int A, bool B" },
  { name: "a nested type of a base", path: "/app/OuterBase.cs", from: "int E, int F", to: "int E, long F" },
  {
    name: "a nested type that hides one of the base",
    path: "/app/Outer.cs",
    from: "public class Outer : OuterBase {",
    to: "public class Outer : OuterBase { public new record Further(int Hidden, int Other);",
  },
  { name: "a type that was missed", path: "/lib/Late.cs", to: "namespace Acme;\npublic record Late(int A, int B);\n" },
];

const names: readonly FarEdit[] = [
  { name: "a type in another namespace", path: "/app/Left.cs", from: "public record Mover(int X, int Y);", to: "" },
  {
    name: "the same type there",
    path: "/app/Right.cs",
    from: "namespace Acme.Right;",
    to: "namespace Acme.Right;\npublic record Mover(int X, int Y);",
  },
  { name: "a name taken in another module", path: "/app/Right.cs", from: "record Single(", to: "record Twin(" },
  { name: "a type named as a global type", path: "/app/Named.cs", from: "record Recorded(", to: "record Record(" },
  {
    name: "a type named as what clients use",
    path: "/app/Named.cs",
    from: "namespace Acme.Named;",
    to: "namespace Acme.Named;\n[Tenon.ContractType] public record Response(int A, int B);",
  },
  { name: "a second user of a type", path: "/app/UserTwo.cs", from: "int Two", to: "Acme.Shared.Common Two" },
  { name: "a type in two directions", path: "/lib/Values.cs", from: "int Count);", to: "int Count = 1);" },
  {
    name: "the name that a type has as sent, taken",
    path: "/app/Named.cs",
    from: "record Promised(",
    to: "record OrderInput(",
  },
  {
    name: "a value that is marked an object",
    path: "/lib/Values.cs",
    from: "public record Email",
    to: "[Tenon.ContractObject] public record Email",
  },
  {
    name: "a value that becomes an object",
    path: "/lib/Values.cs",
    from: "Email(string Value)",
    to: "Email(string Value, int More)",
  },
  { name: "a date", path: "/lib/Values.cs", from: "string At", to: "System.DateTimeOffset At" },
  {
    name: "a value used as a message",
    path: "/app/Messages.cs",
    to: 'using Tenon;\nnamespace Acme.App;\n[Contract] public static class MailContract { public static readonly Operation<Acme.Deep.Email> Get = Define.Get<Acme.Deep.Email>("/mail"); }\n',
  },
  {
    name: "a service of the same name",
    path: "/app/Again.cs",
    to: 'using Tenon;\nnamespace Acme.Left;\n[Contract] public static class ThingsContract { public static readonly Operation<int> Get = Define.Get<int>("/again"); }\n',
  },
  {
    name: "an enum that becomes a record",
    path: "/app/Kind.cs",
    from: "enum Kind { One, Two }",
    to: "record Kind(int One, int Two);",
  },
  { name: "a variant's property", path: "/app/Variants.cs", from: "double Radius", to: "int Radius" },
  {
    name: "a variant that leaves",
    path: "/app/Shapes.cs",
    from: '[JsonDerivedType(typeof(Circle), "circle")]\n',
    to: "",
  },
  {
    name: "a class that no longer derives",
    path: "/app/Variants.cs",
    from: "Dog : Animal {",
    to: "Dog : Acme.App.Pets {",
  },
  {
    name: "a class that derives",
    path: "/app/Cat.cs",
    to: "namespace Acme.Shapes;\npublic class Cat : Animal { [System.Text.Json.Serialization.JsonIgnore] public override int Legs { get; init; } }\n",
  },
  {
    name: "an operation's name in another part",
    path: "/app/DrawingsMore.cs",
    from: "Count()",
    to: "Get(string text)",
  },
  { name: "an inherited operation's name", path: "/app/DrawingsBase.cs", from: "Remove(int id)", to: "Find(long id)" },
];

const program: readonly FarEdit[] = [
  {
    name: "the naming policy behind two calls",
    path: "/app/Setup.cs",
    from: "JsonNamingPolicy.CamelCase",
    to: "JsonNamingPolicy.SnakeCaseLower",
  },
  {
    name: "enums as texts",
    path: "/app/Setup.cs",
    from: "options.PropertyNamingPolicy",
    to: "options.Converters.Add(new JsonStringEnumConverter()); options.PropertyNamingPolicy",
  },
  {
    name: "numbers as texts",
    path: "/app/Setup.cs",
    from: "options.PropertyNamingPolicy",
    to: "options.NumberHandling = JsonNumberHandling.WriteAsString; options.PropertyNamingPolicy",
  },
  {
    name: "names of actions",
    path: "/app/Setup.cs",
    from: "o => { }",
    to: "o => { o.SuppressAsyncSuffixInActionNames = false; }",
  },
  {
    name: "a registered service",
    path: "/app/Program.cs",
    from: "// services",
    to: "builder.Services.AddSingleton<Clock>();",
  },
  { name: "what an implementation answers", path: "/app/Drawings.cs", from: "new Under()", to: "new Owner()" },
  {
    name: "a second implementation",
    path: "/app/Drawings2.cs",
    to: "namespace Acme.App;\npublic class Drawings2 : IDrawings { public Microsoft.AspNetCore.Mvc.IActionResult Best() => new Microsoft.AspNetCore.Mvc.OkObjectResult(new Whole()); }\n",
  },
  {
    name: "an extension in a part that is not marked static",
    view: "served",
    path: "/app/ExtensionsMore.cs",
    from: "Depicted(",
    to: "Described(",
  },
  {
    name: "what an extension answers",
    view: "served",
    path: "/app/ExtensionsMore.cs",
    from: "Kind De",
    to: "Under De",
  },
  {
    name: "an extension that fits better",
    view: "served",
    path: "/app/Fitting.cs",
    to: "namespace Acme.App;\npublic static class Fitting { public static bool Described(this int value) => true; }\n",
  },
  {
    name: "a namesake nearer than a using",
    path: "/app/Nearer.cs",
    to: "namespace Acme.App;\npublic record Stamp(int Nearer, int Other);\n",
  },
  {
    name: "the place of a problem",
    path: "/app/Unmapped.cs",
    from: "public record Holder",
    to: "// A line.\npublic record Holder",
  },
  {
    name: "values as bare values",
    path: "/app/Program.cs",
    from: "builder.Services.AddMine();",
    to: "builder.Services.AddMine(); Tenon.ContractJsonServiceCollectionExtensions.AddContractJson(builder.Services);",
  },
  {
    name: "a bare value used as a message",
    path: "/app/Skus.cs",
    to: 'using Tenon;\nnamespace Acme.App;\n[Contract] public static class SkusContract { public static readonly Operation<Acme.Deep.Sku> Get = Define.Get<Acme.Deep.Sku>("/sku"); }\n',
  },
];

/** The last two leave little of the project as it was. */
const whole: readonly FarEdit[] = [
  {
    name: "the name of a variant that is its own base, taken",
    path: "/app/VehicleBase.cs",
    to: "namespace Acme.App;\npublic record VehicleBase(int A, int B);\n",
  },
  {
    name: "an anonymous object of the same name",
    path: "/app/DrawingsSumController.cs",
    to: `using Microsoft.AspNetCore.Mvc; using Tenon;
namespace Acme.App;
[ApiController, ContractClient, Route("sums")] public class DrawingsSumController : ControllerBase {
  [HttpGet] public IActionResult Of() => Ok(new { Second = 2 });
}
`,
  },
  { name: "an alias for all files", path: "/app/Usings.cs", to: "global using Absent = Acme.App.Kind;\n" },
  {
    name: "a setting of the project",
    path: "/app/App.csproj",
    from: "<Nullable>enable",
    to: "<Nullable>disable",
  },
  {
    name: "a namespace nearer than another",
    path: "/app/Nearest.cs",
    to: "namespace Acme.App.Acme;\npublic record Unasked(int A, int B);\n",
  },
];

export const farEdits: readonly FarEdit[] = [...chains, ...names, ...program, ...whole];

/** The project with these edits made. Edits of the same place follow each other; one whose place is gone does nothing. */
export function withEdits(edits: Iterable<FarEdit>): Map<string, string> {
  const files = new Map(Object.entries(farProject));
  for (const { path, from, to } of edits) {
    files.set(path, from === undefined ? to : (files.get(path) ?? "").replace(from, () => to));
  }
  return files;
}
