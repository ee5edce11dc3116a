/** Arguments that cannot be folded, such as constants of a package that is not restored: an error, a warning or an unknown route, never a value. */
import { describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { readWithDiagnostics, servedBy } from "./read-source.js";

const usings =
  "using System.ComponentModel; using System.Runtime.Serialization; using Acme.Package;\n" +
  "var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers(); var app = builder.Build(); app.MapControllers(); app.Run();\n";

const controller = (action: string, on = 'Route("a")'): string =>
  `${usings}[ApiController, ContractClient, ${on}] public class AController : ControllerBase { ${action} [HttpGet("sound")] public int Sound() => 1; }\n`;

/** A type that an action sends and answers. */
const body = (type: string): string => `${controller('[HttpPost("x")] public T Post(T value) => value;')}${type}`;
const record = (property: string): string =>
  body(`public class T { ${property} public int Other { get; set; } } public class U : T { }`);

const erroneous: readonly (readonly [string, string])[] = [
  ["the name of a route", controller('[HttpGet("x", Name = Pkg.Name)] public int Get() => 1;')],
  ["an endpoint's name", controller('[HttpGet("x"), EndpointName(Pkg.Name)] public int Get() => 1;')],
  [
    "whether it is described",
    controller('[HttpGet("x"), ApiExplorerSettings(IgnoreApi = Pkg.Hidden)] public int Get() => 1;'),
  ],
  ["a name in the query", controller('[HttpGet("x")] public int Get([FromQuery(Name = Pkg.Name)] int value) => 1;')],
  ["a name in a header", controller('[HttpGet("x")] public int Get([FromHeader(Name = Pkg.Name)] string value) => 1;')],
  [
    "a name in the route",
    controller('[HttpGet("x/{id}")] public int Get([FromRoute(Name = Pkg.Name)] int value) => 1;'),
  ],
  ["a name in a form", controller('[HttpPost("x")] public int Post([FromForm(Name = Pkg.Name)] string value) => 1;')],
  ["a prefix", controller('[HttpGet("x")] public int Get([FromQuery, Bind(Prefix = Pkg.Name)] int value) => 1;')],
  ["a binder's name", controller('[HttpGet("x")] public int Get([ModelBinder(Name = Pkg.Name)] int value) => 1;')],
  [
    "whether a body may be empty",
    controller('[HttpPost("x")] public int Post([FromBody(EmptyBodyBehavior = Pkg.Behavior)] string value) => 1;'),
  ],
  ["a length of a parameter", controller('[HttpGet("x")] public int Get([MaxLength(Pkg.Length)] string value) => 1;')],
  ["a default of a parameter", controller('[HttpGet("x")] public int Get([DefaultValue(Pkg.Length)] int value) => 1;')],
  [
    "a name in a query object",
    controller('[HttpGet("x")] public int Get([FromQuery] Q value) => 1;') +
      "public class Q { [FromQuery(Name = Pkg.Name)] public int A { get; set; } public int B { get; set; } }",
  ],
  [
    "a bound property of the controller",
    controller('[FromQuery(Name = Pkg.Name)] public int Bound { get; set; } [HttpGet("x")] public int Get() => 1;'),
  ],
  ["a JSON name", record("[JsonPropertyName(Pkg.Name)] public int A { get; set; }")],
  ["a JSON name put together", record('[JsonPropertyName("a" + Pkg.Name)] public int A { get; set; }')],
  [
    "a JSON name on a record's parameter",
    body("public record T([property: JsonPropertyName(Pkg.Name)] int A, int B);"),
  ],
  [
    "an inherited JSON name",
    body(
      "public class S { [JsonPropertyName(Pkg.Name)] public int A { get; set; } } public class T : S { public int B { get; set; } }",
    ),
  ],
  ["when a property is left out", record("[JsonIgnore(Condition = Pkg.Condition)] public string? A { get; set; }")],
  ["how numbers travel", record("[JsonNumberHandling(Pkg.Numbers)] public int A { get; set; }")],
  [
    "whether objects are filled",
    record("[JsonObjectCreationHandling(Pkg.Creation)] public List<int> A { get; } = [];"),
  ],
  [
    "a discriminator",
    body(
      "[JsonDerivedType(typeof(D), Pkg.Name)] public class T { public int A { get; set; } public int B { get; set; } } public class D : T { }",
    ),
  ],
  [
    "the discriminator's property",
    body(
      '[JsonPolymorphic(TypeDiscriminatorPropertyName = Pkg.Name), JsonDerivedType(typeof(D), "d")] public class T { public int A { get; set; } public int B { get; set; } } public class D : T { }',
    ),
  ],
  [
    "unknown members",
    body(
      "[JsonUnmappedMemberHandling(Pkg.Handling)] public class T { public int A { get; set; } public int B { get; set; } }",
    ),
  ],
  [
    "an enum value",
    record("public E A { get; set; }") +
      "[JsonConverter(typeof(JsonStringEnumConverter))] public enum E { [JsonStringEnumMemberName(Pkg.Name)] One, Two }",
  ],
  [
    "the value of [EnumMember]",
    record("public E A { get; set; }") +
      "[JsonConverter(typeof(JsonStringEnumConverter))] public enum E { [EnumMember(Value = Pkg.Name)] One, Two }",
  ],
  [
    "a property's name for Newtonsoft.Json",
    record("[Newtonsoft.Json.JsonProperty(Pkg.Name)] public int A { get; set; }"),
  ],
  ["the name of [DataMember]", record("[DataMember(Name = Pkg.Name)] public int A { get; set; }")],
  ["StringLength", record("[StringLength(Pkg.Length)] public string A { get; set; }")],
  ["MinimumLength", record("[StringLength(10, MinimumLength = Pkg.Length)] public string A { get; set; }")],
  ["Length", record("[Length(1, Pkg.Length)] public string A { get; set; }")],
  ["MinLength", record("[MinLength(Pkg.Length)] public string A { get; set; }")],
  ["MaxLength", record("[MaxLength(Pkg.Length)] public string A { get; set; }")],
  ["Range", record("[Range(1, Pkg.Length)] public int A { get; set; }")],
  ["RegularExpression", record("[RegularExpression(Pkg.Pattern)] public string A { get; set; }")],
  ["DataType", record("[DataType(Pkg.Type)] public string A { get; set; }")],
  ["AllowedValues", record('[AllowedValues("a", Pkg.Name)] public string A { get; set; }')],
  ["DeniedValues", record("[DeniedValues(Pkg.Name)] public string A { get; set; }")],
  [
    "whether an empty string will do",
    record("[Required(AllowEmptyStrings = Pkg.Empty)] public string A { get; set; }"),
  ],
  ["DefaultValue", record("[DefaultValue(Pkg.Length)] public int A { get; set; }")],
  ["ReadOnly", record("[ReadOnly(Pkg.Hidden)] public int A { get; set; }")],
];

/** What only describes an answer, or names its JSON. */
const warned: readonly (readonly [string, string])[] = [
  [
    "a declared status",
    controller('[HttpGet("x"), ProducesResponseType(typeof(int), Pkg.Status)] public IActionResult Get() => null!;'),
  ],
  [
    "a declared status alone",
    controller('[HttpGet("x"), ProducesResponseType(Pkg.Status)] public IActionResult Get() => null!;'),
  ],
  [
    "a generic declared status",
    controller('[HttpGet("x"), ProducesResponseType<int>(Pkg.Status)] public IActionResult Get() => null!;'),
  ],
  [
    "what a class declares",
    controller('[HttpGet("x")] public int Get() => 1;', 'Route("a"), ProducesResponseType(Pkg.Status)'),
  ],
  ["the type of an answer", controller('[HttpGet("x"), Produces(Pkg.MediaType)] public int Get() => 1;')],
  ["the type of a body", controller('[HttpPost("x"), Consumes(Pkg.MediaType)] public int Post(string[] value) => 1;')],
];

describe("a warning at the argument, and every operation is generated", () => {
  test.each(warned)("%s", (_, source) => {
    const { contract, diagnostics } = readWithDiagnostics(source);
    expect(diagnostics.filter(({ code }) => code === "TN2571" || code === "TN2147").map(({ code }) => code)).toEqual([
      "TN2571",
    ]);
    expect(contract.services.flatMap(({ operations }) => operations)).toHaveLength(2);
  });

  test("an unknown status in .Produces is a warning, and the operation is kept", () => {
    const source =
      'using Acme.Package; var app = WebApplication.CreateBuilder(args).Build(); app.MapGet("/x", [ContractEndpoint] () => 1).Produces<int>(Pkg.Status); app.Run();';
    const { contract, diagnostics } = readWithDiagnostics(source);
    expect(diagnostics.map(({ code }) => code)).toEqual(["TN2571"]);
    expect(contract.services.flatMap(({ operations }) => operations)).toHaveLength(1);
  });
});

describe("an error at the argument, and the other operations are generated", () => {
  test.each(erroneous)("%s", (_, source) => {
    const { contract, diagnostics } = readWithDiagnostics(source);
    const found = diagnostics.filter(({ code }) => code === "TN2147");
    expect(
      // Once for each operation that it concerns.
      found
        .slice(0, 1)
        .map(({ location }) => source.split("\n")[(location?.line ?? 0) - 1]?.slice((location?.column ?? 0) - 1)),
    ).toEqual([expect.stringMatching(/^("a" \+ )?Pkg\./)]);
    const names = contract.services.flatMap(({ operations }) => operations.map(({ name }) => name));
    // What is on the class concerns all of its operations.
    expect(names).toEqual(/property of the controller/.test(_) ? [] : ["sound"]);
  });

  test("a name that an attribute of one's own computes", () => {
    const own =
      "public class OwnAttribute : FromHeaderAttribute { public OwnAttribute() => Name = System.Environment.MachineName; }";
    const source = controller('[HttpGet("x")] public int Get([Own] string value) => 1;') + own;
    const { contract, diagnostics } = readWithDiagnostics(source);
    expect(diagnostics.map(({ code }) => code)).toEqual(["TN2147"]);
    expect(contract.services.flatMap(({ operations }) => operations.map(({ name }) => name))).toEqual(["sound"]);
  });

  test("an argument that nothing is made of does not matter", () => {
    const source = record(
      "[Required(ErrorMessage = Pkg.Message), StringLength(5, ErrorMessage = Pkg.Message)] public string A { get; set; }",
    );
    expect(readWithDiagnostics(source).diagnostics.map(({ code }) => code)).not.toContain("TN2147");
  });
});

describe("a route is unknown, and said to be", () => {
  const served = (source: string) => {
    const bag = new DiagnosticBag();
    const endpoints = servedBy(source, bag).map(({ route, methods }) => [
      route.kind === "unknown" ? "unknown" : route.template,
      methods,
    ]);
    return { endpoints, told: bag.all.map(({ code }) => code) };
  };
  const sound = ["/a/sound", ["GET"]];

  test.each([
    ["HttpGet", controller("[HttpGet(Pkg.Name)] public int Get() => 1;"), ["TN2113"]],
    ["a template put together", controller('[HttpGet("x/" + Pkg.Name)] public int Get() => 1;'), ["TN2113"]],
    ["an interpolated template", controller('[HttpGet($"x/{Pkg.Name}")] public int Get() => 1;'), ["TN2113"]],
    ["a template by name", controller("[HttpGet(template: Pkg.Name)] public int Get() => 1;"), ["TN2113"]],
    ["Route on an action", controller("[HttpGet, Route(Pkg.Name)] public int Get() => 1;"), ["TN2113"]],
    [
      "the route of AcceptVerbs",
      controller('[AcceptVerbs("GET", Route = Pkg.Name)] public int Get() => 1;'),
      ["TN2113"],
    ],
    [
      "the name of an action",
      controller('[HttpGet("[action]"), ActionName(Pkg.Name)] public int Get() => 1;'),
      ["TN2113"],
    ],
    ["an area", controller('[HttpGet("/[area]/x"), Area(Pkg.Name)] public int Get() => 1;'), ["TN2113"]],
  ])("%s", (_, source, codes) => {
    const { endpoints, told } = served(source);
    expect(endpoints).toContainEqual(sound);
    expect(endpoints.filter(([route]) => route !== "/a/sound")).toEqual([["unknown", ["GET"]]]);
    expect(told).toEqual(codes);
  });

  test("the route of a controller makes those of all its actions unknown", () => {
    const { endpoints, told } = served(controller("", "Route(Pkg.Name)"));
    expect(endpoints).toEqual([["unknown", ["GET"]]]);
    expect(told).toEqual(["TN2113"]);
  });

  test("the name of a route leaves the route what it is", () => {
    const { endpoints } = served(controller('[HttpGet("x", Name = Pkg.Name)] public int Get() => 1;'));
    expect(endpoints).toContainEqual(["/a/x", ["GET"]]);
  });

  test.each([
    [
      "the route of a function",
      '[Function("F")] public int F([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = Pkg.Name)] HttpRequest r) => 1;',
      ["unknown", ["GET"]],
    ],
    [
      "the name of a function",
      '[Function(Pkg.Name)] public int F([HttpTrigger(AuthorizationLevel.Anonymous, "get")] HttpRequest r) => 1;',
      ["unknown", ["GET"]],
    ],
    [
      "the methods of a function",
      '[Function("F")] public int F([HttpTrigger(AuthorizationLevel.Anonymous, Pkg.Name)] HttpRequest r) => 1;',
      ["/api/F", "unknown"],
    ],
  ])("%s", (_, method, expected) => {
    expect(served(`using Acme.Package; public class C { ${method} }`).endpoints).toEqual([expected]);
  });

  test("an attribute of a package may name route and method, where nothing else does", () => {
    const source = controller('[AcmeGet("x")] public int Get() => 1; [AcmeThing, HttpPut] public int Put() => 1;');
    const { diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
    const told = diagnostics.filter(({ code }) => ["TN2196", "TN2533"].includes(code));
    expect(told.map(({ code, message }) => `${code} ${message}`)).toEqual([
      "TN2533 [AcmeGet] on AController.Get cannot be found, and may set its route or its method: the client ignores [AcmeGet] and calls AController.Get with GET.",
    ]);
  });
});
