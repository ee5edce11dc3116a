/**
 * Single changes, each in both directions. `forth` is what going from `previous` to `current` means, `back` the way back:
 * the codes of the changes, `TN61xx` breaking, `TN62xx` risky, `TN63xx` safe.
 */
export interface ChangeCase {
  readonly change: string;
  readonly previous: string;
  readonly current: string;
  readonly forth: readonly string[];
  readonly back: readonly string[];
}

/** A contract with one operation and the types it names. */
function contract(operation: string, types = ""): string {
  return `using System; using System.Collections.Generic; using System.ComponentModel.DataAnnotations; using System.Text.Json.Serialization; using Microsoft.AspNetCore.Mvc; using Tenon;
namespace A;
[Contract] public static class TasksContract { ${operation} }
${types}`;
}

/** A record that is only sent. */
const sent = (record: string): string =>
  contract('public static readonly InputOperation<In> Op = Define.Post("/x").Accepts<In>();', record);
/** A record that is only answered. */
const answered = (record: string): string =>
  contract('public static readonly Operation<Out> Op = Define.Get<Out>("/x");', record);
/** One GET operation without a body. */
const get = (route: string, calls = "", name = "Op"): string =>
  contract(
    `public static readonly Operation<Out> ${name} = Define.Get<Out>("${route}")${calls};`,
    "public record Out(int A, int B);",
  );
/** A query. */
const query = (parameters: string): string =>
  contract(
    'public static readonly Operation<In, Out> Op = Define.Get<In, Out>("/x");',
    `public record In(${parameters}); public record Out(int A, int B); public enum Kind { One, Two }`,
  );
/** A definition as written. */
const operation = (type: string, chain: string, types = ""): string =>
  contract(
    `public static readonly ${type} Op = ${chain};`,
    `public record In(int A, int B); public record Out(int A, int B); public record Problem(string Code, string Text); ${types}`,
  );
/** A controller action. */
const action = (
  attributes: string,
  signature: string,
  types = "",
): string => `using System; using System.Collections.Generic; using Microsoft.AspNetCore.Authorization; using Microsoft.AspNetCore.Mvc; using Tenon;
namespace A;
[ApiController] [ContractClient] [Route("tasks")] public class TasksController : ControllerBase { ${attributes} public ActionResult<Out> ${signature} => throw new Exception(); }
public record Out(int A, int B); ${types}`;

function both(change: string, previous: string, current: string, forth: string, back: string): ChangeCase {
  const codes = (text: string): readonly string[] => text.split(" ").filter((code) => code !== "");
  return { change, previous, current, forth: codes(forth), back: codes(back) };
}

/** What may be absent, against what may be null: in requests the one is new to the server, in answers to the clients. */
function optionalValues(direction: "sent" | "answered", of: (record: string) => string): readonly ChangeCase[] {
  const name = direction === "sent" ? "In" : "Out";
  const record = (property: string): string =>
    of(`public record ${name} { public required int A { get; init; } ${property} { get; init; } }`);
  const optional = record("public Optional<string> B");
  const nullable = record("public Optional<string?> B");
  const [left, always, asNull, notNull] =
    direction === "sent" ? ["TN6310", "TN6121", "TN6312", "TN6124"] : ["TN6123", "TN6311", "TN6125", "TN6313"];
  const named = (change: string): string => `${direction}: ${change}`;
  return [
    both(named("a required value becomes absent or null"), record("public required string? B"), nullable, left, always),
    both(
      named("a value becomes absent, null or a value"),
      record("public required string B"),
      nullable,
      `${left} ${asNull}`,
      `${always} ${notNull}`,
    ),
    both(named("what may be absent may also be null"), optional, nullable, asNull, notNull),
    both(
      named("an optional property becomes an Optional"),
      record("[ContractOptional, JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? B"),
      optional,
      "",
      "",
    ),
  ];
}

export const changes: readonly ChangeCase[] = [
  // ── Properties of what is sent ──────────────────────────────────────────────────────────────────────────────────
  both(
    "sent: a required property comes",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, int B, int C);"),
    "TN6120",
    "TN6207",
  ),
  both(
    "sent: a nullable property comes",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, int B, int? C);"),
    "TN6120",
    "TN6207",
  ),
  both(
    "sent: a defaulted property comes",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, int B, int C = 1);"),
    "TN6308",
    "TN6207",
  ),
  both(
    "sent: an optional property comes",
    sent("public class In { public required int A { get; init; } public required int B { get; init; } }"),
    sent(
      "public class In { public required int A { get; init; } public required int B { get; init; } [ContractOptional] public int? C { get; init; } }",
    ),
    "TN6308",
    "TN6207",
  ),
  ...optionalValues("sent", sent),
  ...optionalValues("answered", answered),
  both(
    "sent: a property gets a default",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, int B = 1);"),
    "TN6310",
    "TN6121",
  ),
  both(
    "sent: a property becomes nullable",
    sent("public record In(int A, string B);"),
    sent("public record In(int A, string? B);"),
    "TN6312",
    "TN6124",
  ),
  both(
    "sent: a value becomes nullable",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, int? B);"),
    "TN6312",
    "TN6124",
  ),
  both(
    "sent: a number becomes a string",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, string B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "sent: a number takes a wider range",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, long B);"),
    "TN6317",
    "TN6126",
  ),
  both(
    "sent: an integer becomes a number that holds fewer of them",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, Half B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "sent: an integer becomes a number that rounds it",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, float B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "sent: an id becomes any string",
    sent("public record In(int A, Guid B);"),
    sent("public record In(int A, string B);"),
    "TN6317",
    "TN6126",
  ),
  both(
    "sent: an integer becomes a floating number",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, double B);"),
    "TN6317",
    "TN6126",
  ),
  both(
    "sent: a scalar becomes a list",
    sent("public record In(int A, int B);"),
    sent("public record In(int A, List<int> B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "sent: the element of a list may be null",
    sent("public record In(int A, List<string> B);"),
    sent("public record In(int A, List<string?> B);"),
    "TN6312",
    "TN6124",
  ),
  both(
    "sent: a list becomes a map",
    sent("public record In(int A, List<int> B);"),
    sent("public record In(int A, Dictionary<string, int> B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "sent: the value of a map changes",
    sent("public record In(int A, Dictionary<string, int> B);"),
    sent("public record In(int A, Dictionary<string, string> B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "sent: a property is renamed on the wire",
    sent("public record In(int A, int B);"),
    sent('public record In(int A, [property: JsonPropertyName("bee")] int B);'),
    "TN6207 TN6120",
    "TN6207 TN6120",
  ),
  both(
    "sent: a type is renamed",
    sent("public record In(int A, Inner B); public record Inner(int X, int Y);"),
    sent("public record In(int A, Other B); public record Other(int X, int Y);"),
    "",
    "",
  ),
  both(
    "sent: a collection is written otherwise",
    sent("public record In(int A, List<int> B);"),
    sent("public record In(int A, IReadOnlyList<int> B);"),
    "",
    "",
  ),
  both(
    "sent: a class becomes a record",
    sent("public class In { public required int A { get; init; } public required int B { get; init; } }"),
    sent("public record In { public required int A { get; init; } public required int B { get; init; } }"),
    "",
    "",
  ),
  both(
    "sent: a property moves into a base",
    sent("public record In(int A, int B);"),
    sent("public record Base(int A); public record In(int A, int B) : Base(A);"),
    "",
    "",
  ),
  both(
    "sent: a nested type changes",
    sent("public record In(int A, Inner B); public record Inner(int X, int Y);"),
    sent("public record In(int A, Inner B); public record Inner(int X, int Y, int Z);"),
    "TN6120",
    "TN6207",
  ),
  both(
    "sent: a recursive type changes",
    sent("public record In(int A, In? Next);"),
    sent("public record In(int A, In? Next, int B);"),
    "TN6120",
    "TN6207",
  ),

  // ── Properties of what is answered ──────────────────────────────────────────────────────────────────────────────
  both(
    "answered: a property comes",
    answered("public record Out(int A, int B);"),
    answered("public record Out(int A, int B, int C);"),
    "TN6309",
    "TN6122",
  ),
  both(
    "answered: a nullable property comes",
    answered("public record Out(int A, int B);"),
    answered("public record Out(int A, int B, int? C);"),
    "TN6309",
    "TN6122",
  ),
  both(
    "answered: a property becomes nullable",
    answered("public record Out(int A, string B);"),
    answered("public record Out(int A, string? B);"),
    "TN6125",
    "TN6313",
  ),
  both(
    "answered: a null is left out",
    answered("public record Out(int A, string? B);"),
    answered(
      "public record Out(int A, [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? B);",
    ),
    "TN6123",
    "TN6311",
  ),
  both(
    "answered: a number takes a wider range",
    answered("public record Out(int A, int B);"),
    answered("public record Out(int A, long B);"),
    "TN6210",
    "TN6321",
  ),
  both(
    "answered: an integer becomes a number with a fraction",
    answered("public record Out(int A, int B);"),
    answered("public record Out(int A, Half B);"),
    "TN6210",
    "TN6210",
  ),
  both(
    "answered: a number becomes a string",
    answered("public record Out(int A, int B);"),
    answered("public record Out(int A, string B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "answered: an id becomes any string",
    answered("public record Out(int A, Guid B);"),
    answered("public record Out(int A, string B);"),
    "TN6210",
    "TN6321",
  ),
  both(
    "answered: a date becomes a day",
    answered("public record Out(int A, DateTime B);"),
    answered("public record Out(int A, DateOnly B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "answered: a string becomes a value object",
    answered("public record Out(int A, string B);"),
    answered("public record Out(int A, Email B); public record Email(string Value);"),
    "TN6209",
    "TN6209",
  ),
  both(
    "answered: a value object becomes another",
    answered("public record Out(int A, Email B); public record Email(string Value);"),
    answered("public record Out(int A, Mail B); public record Mail(string Value);"),
    "TN6209",
    "TN6209",
  ),
  both(
    "answered: a value object becomes an object",
    answered("public record Out(int A, Email B); public record Email(string Value);"),
    answered("public record Out(int A, Email B); public record Email(string Value, bool Checked);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "answered: an object becomes free",
    answered("public record Out(int A, Inner B); public record Inner(int X, int Y);"),
    answered("public record Out(int A, object B);"),
    "TN6126",
    "TN6321",
  ),
  both(
    "answered: other keys may come",
    answered("public class Out { public int A { get; init; } public int B { get; init; } }"),
    answered(
      "public class Out { public int A { get; init; } public int B { get; init; } [JsonExtensionData] public Dictionary<string, object>? More { get; init; } }",
    ),
    "TN6212",
    "",
  ),
  both(
    "sent: other keys may come",
    sent("public class In { public required int A { get; init; } public required int B { get; init; } }"),
    sent(
      "public class In { public required int A { get; init; } public required int B { get; init; } [JsonExtensionData] public Dictionary<string, object>? More { get; init; } }",
    ),
    "",
    "TN6131",
  ),
  both(
    "answered: a number is written as a string",
    answered("public record Out(int A, long B);"),
    answered("public record Out(int A, [property: JsonNumberHandling(JsonNumberHandling.WriteAsString)] long B);"),
    "TN6126",
    "TN6126",
  ),
  both(
    "answered: a generic argument changes",
    contract(
      'public static readonly Operation<Page<Out>> Op = Define.Get<Page<Out>>("/x");',
      "public record Page<T>(List<T> Items, int Total); public record Out(int A, string B);",
    ),
    contract(
      'public static readonly Operation<Page<Out>> Op = Define.Get<Page<Out>>("/x");',
      "public record Page<T>(List<T> Items, int Total); public record Out(int A, string? B);",
    ),
    "TN6125",
    "TN6313",
  ),
  both(
    "both ways: a property becomes nullable",
    operation("Operation<In, In>", 'Define.Post<In, In>("/x")').replace(
      "public record In(int A, int B)",
      "public record In(int A, string B)",
    ),
    operation("Operation<In, In>", 'Define.Post<In, In>("/x")').replace(
      "public record In(int A, int B)",
      "public record In(int A, string? B)",
    ),
    "TN6312 TN6125",
    "TN6124 TN6313",
  ),

  // ── Enums and unions ────────────────────────────────────────────────────────────────────────────────────────────
  both(
    "sent: an enum member comes",
    sent("public record In(int A, Kind B); public enum Kind { One }"),
    sent("public record In(int A, Kind B); public enum Kind { One, Two }"),
    "TN6314",
    "TN6127",
  ),
  both(
    "answered: an enum member comes",
    answered("public record Out(int A, Kind B); public enum Kind { One }"),
    answered("public record Out(int A, Kind B); public enum Kind { One, Two }"),
    "TN6128",
    "TN6315",
  ),
  both(
    "answered: an enum member is renamed on the wire",
    answered("public record Out(int A, Kind B); public enum Kind { One, Two }"),
    answered('public record Out(int A, Kind B); public enum Kind { One, [JsonStringEnumMemberName("two")] Two }'),
    "TN6315 TN6128",
    "TN6315 TN6128",
  ),
  both(
    "answered: enum members change places",
    answered("public record Out(int A, Kind B); public enum Kind { One, Two }"),
    answered("public record Out(int A, Kind B); public enum Kind { Two, One }"),
    "",
    "",
  ),
  both(
    "sent: an enum becomes a string",
    sent("public record In(int A, Kind B); public enum Kind { One }"),
    sent("public record In(int A, string B);"),
    "TN6317",
    "TN6126",
  ),
  both(
    "answered: an enum becomes a string",
    answered("public record Out(int A, Kind B); public enum Kind { One }"),
    answered("public record Out(int A, string B);"),
    "TN6126",
    "TN6321",
  ),
  both(
    "answered: an enum becomes flags",
    answered("public record Out(int A, Kind B); public enum Kind { One }"),
    answered("public record Out(int A, Kind B); [Flags] public enum Kind { One }"),
    "TN6126",
    "TN6321",
  ),
  both(
    "answered: a union gets a variant",
    answered(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] public abstract record Out(int A); public record X(int A, int B) : Out(A); public record Y(int A, int C) : Out(A);',
    ),
    answered(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] [JsonDerivedType(typeof(Y), "y")] public abstract record Out(int A); public record X(int A, int B) : Out(A); public record Y(int A, int C) : Out(A);',
    ),
    "TN6128",
    "TN6315",
  ),
  both(
    "sent: a union gets a variant",
    sent(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] public abstract record In(int A); public record X(int A, int B) : In(A); public record Y(int A, int C) : In(A);',
    ),
    sent(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] [JsonDerivedType(typeof(Y), "y")] public abstract record In(int A); public record X(int A, int B) : In(A); public record Y(int A, int C) : In(A);',
    ),
    "TN6314",
    "TN6127",
  ),
  both(
    "answered: the discriminator is renamed",
    answered(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] public abstract record Out(int A); public record X(int A, int B) : Out(A);',
    ),
    answered(
      '[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")] [JsonDerivedType(typeof(X), "x")] public abstract record Out(int A); public record X(int A, int B) : Out(A);',
    ),
    "TN6130",
    "TN6130",
  ),
  both(
    "answered: a variant changes",
    answered(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] public abstract record Out(int A); public record X(int A, int B) : Out(A);',
    ),
    answered(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] public abstract record Out(int A); public record X(int A, int B, int C) : Out(A);',
    ),
    "TN6309",
    "TN6122",
  ),
  both(
    "answered: an object becomes a union",
    answered("public record Out(int A, int B);"),
    answered(
      '[JsonPolymorphic] [JsonDerivedType(typeof(X), "x")] public abstract record Out(int A); public record X(int A, int B) : Out(A);',
    ),
    "TN6126",
    "TN6126",
  ),

  // ── Constraints ─────────────────────────────────────────────────────────────────────────────────────────────────
  both(
    "sent: a length is limited",
    sent("public record In(int A, string B);"),
    sent("public record In(int A, [property: StringLength(10)] string B);"),
    "TN6129",
    "TN6316",
  ),
  both(
    "sent: a limit rises",
    sent("public record In(int A, [property: StringLength(10)] string B);"),
    sent("public record In(int A, [property: StringLength(20)] string B);"),
    "TN6316",
    "TN6129",
  ),
  both(
    "sent: a range moves",
    sent("public record In([property: Range(1, 10)] int A, int B);"),
    sent("public record In([property: Range(2, 11)] int A, int B);"),
    "TN6129 TN6316",
    "TN6316 TN6129",
  ),
  both(
    "sent: another pattern",
    sent('public record In(int A, [property: RegularExpression("a+")] string B);'),
    sent('public record In(int A, [property: RegularExpression("b+")] string B);'),
    "TN6129",
    "TN6129",
  ),
  both(
    "answered: a limit rises",
    answered("public record Out(int A, [property: StringLength(10)] string B);"),
    answered("public record Out(int A, [property: StringLength(20)] string B);"),
    "TN6208",
    "",
  ),
  both(
    "query: a range narrows",
    query("[property: Range(1, 100)] int P, int Q"),
    query("[property: Range(1, 50)] int P, int Q"),
    "TN6129",
    "TN6316",
  ),

  // ── Addresses ───────────────────────────────────────────────────────────────────────────────────────────────────
  both(
    "an operation comes",
    contract('public static readonly Operation<Out> Op = Define.Get<Out>("/x");', "public record Out(int A, int B);"),
    contract(
      'public static readonly Operation<Out> Op = Define.Get<Out>("/x"); public static readonly Operation<Out> More = Define.Get<Out>("/y");',
      "public record Out(int A, int B);",
    ),
    "TN6301",
    "TN6101",
  ),
  both("the route changes", get("/x"), get("/y"), "TN6102", "TN6102"),
  both("the route changes its case", get("/x"), get("/X"), "", ""),
  both(
    "a route parameter is renamed",
    contract(
      'public static readonly Operation<Out> Op = Define.Get<Out>("/x/{id}");',
      "public record Out(int A, int B);",
    ),
    contract(
      'public static readonly Operation<Out> Op = Define.Get<Out>("/x/{key}");',
      "public record Out(int A, int B);",
    ),
    "",
    "",
  ),
  both("a constraint comes to the route", get("/x/{id}"), get("/x/{id:minlength(2)}"), "", ""),
  both(
    "the method changes",
    operation("InputOperation<In>", 'Define.Post("/x").Accepts<In>().Status(200)'),
    operation("InputOperation<In>", 'Define.Put("/x").Accepts<In>()'),
    "TN6102",
    "TN6102",
  ),
  both("the operation is renamed in the client", get("/x"), get("/x", "", "Other"), "TN6204", "TN6204"),

  // ── Parameters ──────────────────────────────────────────────────────────────────────────────────────────────────
  both("query: a required parameter comes", query("int P, int Q"), query("int P, int Q, int R"), "TN6103", "TN6201"),
  both("query: a nullable parameter comes", query("int P, int Q"), query("int P, int Q, int? R"), "TN6302", "TN6201"),
  both(
    "query: a defaulted parameter comes",
    query("int P, int Q"),
    query("int P, int Q, int R = 1"),
    "TN6302",
    "TN6201",
  ),
  both("query: a parameter gets a default", query("int P, int Q"), query("int P, int Q = 1"), "TN6303", "TN6104"),
  both("query: a default changes", query("int P, int Q = 1"), query("int P, int Q = 2"), "TN6206", "TN6206"),
  both("query: a parameter becomes nullable", query("int P, int Q"), query("int P, int? Q"), "TN6303", "TN6104"),
  both("query: a parameter changes its type", query("int P, int Q"), query("int P, Guid Q"), "TN6126", "TN6126"),
  both(
    "query: an enum member comes",
    query("int P, Kind Q").replace("{ One, Two }", "{ One }"),
    query("int P, Kind Q"),
    "TN6314",
    "TN6127",
  ),
  both("query: one value becomes several", query("int P, int Q"), query("int P, List<int> Q"), "TN6126", "TN6126"),
  both(
    "a parameter moves to a header",
    action("[HttpGet]", "Op([FromQuery] string key)"),
    action("[HttpGet]", "Op([FromHeader] string key)"),
    "TN6105",
    "TN6105",
  ),
  both(
    "parameters change places",
    action("[HttpGet]", "Op([FromQuery] int a, [FromQuery] int b)"),
    action("[HttpGet]", "Op([FromQuery] int b, [FromQuery] int a)"),
    "TN6140",
    "TN6140",
  ),
  both(
    "parameters of different types change places",
    action("[HttpGet]", "Op([FromQuery] int a, [FromQuery] string b)"),
    action("[HttpGet]", "Op([FromQuery] string b, [FromQuery] int a)"),
    "TN6213",
    "TN6213",
  ),
  both(
    "a parameter is inserted before one of its type",
    action("[HttpGet]", "Op([FromQuery] string? search = null)"),
    action("[HttpGet]", "Op([FromQuery] string? owner = null, [FromQuery] string? search = null)"),
    "TN6140 TN6302",
    "TN6140 TN6201",
  ),
  both(
    "a parameter is inserted before one of another type",
    action("[HttpGet]", "Op([FromQuery] string? search = null)"),
    action("[HttpGet]", "Op([FromQuery] int? page = null, [FromQuery] string? search = null)"),
    "TN6302",
    "TN6201",
  ),

  both(
    "a constraint turns down the values of the type",
    action('[HttpGet("{id:int}")]', "Op(int id)"),
    action('[HttpGet("{id:guid}")]', "Op(int id)"),
    "TN6141",
    "",
  ),
  both(
    "a constraint that fits the type",
    action('[HttpGet("{id}")]', "Op(long id)"),
    action('[HttpGet("{id:int:min(1)}")]', "Op(long id)"),
    "",
    "",
  ),

  // ── Bodies ──────────────────────────────────────────────────────────────────────────────────────────────────────
  both(
    "a body comes",
    operation("Operation", 'Define.Post("/x")'),
    operation("InputOperation<In>", 'Define.Post("/x").Accepts<In>()'),
    "TN6106",
    "TN6202",
  ),
  both(
    "JSON becomes a form",
    operation("InputOperation<In>", 'Define.Post("/x").Accepts<In>()'),
    operation("InputOperation<In>", 'Define.Post("/x").Accepts<In>().FormEncoded()'),
    "TN6107",
    "TN6107",
  ),
  both(
    "another media type is taken too",
    action('[HttpPost] [Consumes("application/json")]', "Op([FromBody] In body)", "public record In(int A, int B);"),
    action(
      '[HttpPost] [Consumes("application/json", "application/vnd.a+json")]',
      "Op([FromBody] In body)",
      "public record In(int A, int B);",
    ),
    "TN6304",
    "TN6108",
  ),

  // ── Responses ───────────────────────────────────────────────────────────────────────────────────────────────────
  both("an error is declared", get("/x"), get("/x", ".Returns(404)"), "TN6203", "TN6305"),
  both(
    "an error gets a body",
    operation("Operation<Out>", 'Define.Get<Out>("/x").Returns(404)'),
    operation("Operation<Out>", 'Define.Get<Out>("/x").Returns<Problem>(404)'),
    "TN6211",
    "TN6111",
  ),
  both(
    "the success status changes",
    operation("Operation<In, Out>", 'Define.Post<In, Out>("/x")'),
    operation("Operation<In, Out>", 'Define.Post<In, Out>("/x").Status(200)'),
    "TN6109 TN6110",
    "TN6109 TN6110",
  ),
  both("a second success comes", get("/x"), get("/x", ".Returns<Out>(202)"), "TN6110", "TN6109"),
  both(
    "the error's body changes",
    operation("Operation<Out>", 'Define.Get<Out>("/x").Returns<Problem>(404)'),
    operation("Operation<Out>", 'Define.Get<Out>("/x").Returns<Out>(404)'),
    "TN6122 TN6122 TN6309 TN6309",
    "TN6122 TN6122 TN6309 TN6309",
  ),
  both(
    "a download gets another MIME type",
    operation("FileOperation", 'Define.File("/x").ContentType("image/png")'),
    operation("FileOperation", 'Define.File("/x").ContentType("image/png").ContentType("image/webp")'),
    "TN6205",
    "TN6112",
  ),
  both(
    "JSON becomes a download",
    operation("Operation<Out>", 'Define.Get<Out>("/x")'),
    operation("FileOperation", 'Define.File("/x").ContentType("application/json")'),
    "TN6126",
    "TN6126",
  ),
  both("a range is declared", get("/x"), get("/x", ".ReturnsRange<Out>(4)"), "TN6203", "TN6305"),
  both("a default is declared", get("/x"), get("/x", ".ReturnsDefault<Out>()"), "TN6203", "TN6305"),

  // ── Security and deprecation ────────────────────────────────────────────────────────────────────────────────────
  both("authentication is asked for", get("/x"), get("/x", '.Secure("bearer")'), "TN6113", "TN6306"),
  both(
    "a scope is asked for",
    get("/x", '.Secure("oauth", "read")'),
    get("/x", '.Secure("oauth", "read", "write")'),
    "TN6114",
    "TN6306",
  ),
  both("another scheme", get("/x", '.Secure("bearer")'), get("/x", '.Secure("basic")'), "TN6114", "TN6114"),
  both(
    "an alternative scheme",
    get("/x", '.Secure("bearer")'),
    get("/x", '.Secure("bearer").Secure("basic")'),
    "TN6306",
    "TN6114",
  ),
  both("what was open is said to be", get("/x"), get("/x", ".Anonymous()"), "", ""),
  both("[Authorize] comes", action("[HttpGet]", "Op()"), action("[HttpGet] [Authorize]", "Op()"), "TN6113", "TN6306"),
  both("deprecated", get("/x"), get("/x", ".Deprecated()"), "TN6307", "TN6320"),

  // ── What does not count ──────────────────────────────────────────────────────────────────────────────────────────
  both("a summary", get("/x"), get("/x", '.Summary("Lists them.")'), "", ""),
  both("an example", get("/x"), get("/x", '.ResponseExample(200, "{}")'), "", ""),
];
