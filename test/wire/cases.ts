/** What was once wrong on the wire, as small as it gets. The types of one group share a server and its settings. */
import type { Program } from "./program.js";

interface Group {
  readonly name: string;
  readonly server?: Program["server"];
  readonly contractJson?: boolean;
  readonly options?: readonly string[];
  /** C# that declares `public … Name`; every such type is answered and sent. */
  readonly types: string;
  /** Types that are only used by others, or that no request can hold. */
  readonly inner?: readonly string[];
}

const groups: readonly Group[] = [
  {
    name: "a server with string enums registered by hand",
    contractJson: false,
    types: `
[JsonConverter(typeof(JsonNumberEnumConverter<Level>))] public enum Level { Low = 1, High = 2 }
public sealed record WithLevel(Level Level, Dictionary<Level, int> ByLevel, Level? Maybe);
`,
    inner: ["Level"],
  },
  {
    name: "a server with AddContractJson",
    types: `
[JsonConverter(typeof(JsonNumberEnumConverter<Level>))] public enum Level { Low = 1, High = 2 }
public enum Suit { Hearts, Spades }
public sealed class OwnLevel { public Level Level { get; set; } = Level.Low; [JsonConverter(typeof(JsonStringEnumConverter<Level>))] public Level Named { get; set; } = Level.Low; [JsonConverter(typeof(JsonNumberEnumConverter<Suit>))] public Suit Number { get; set; } [JsonConverter(typeof(JsonNumberEnumConverter<Suit>))] public Suit? Maybe { get; set; } public Suit Suit { get; set; } public Dictionary<Level, int> ByLevel { get; set; } = []; }
public readonly record struct Money(decimal Amount, string Currency = "EUR");
public record struct Point(int X, int Y = 3);
public sealed class ReadOnce(Guid id, int? count) { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public Guid Id { get; } = id; [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public int? Count { get; } = count; }
public sealed record Order(int Id, Money Total, Point? At);
public sealed class Texts { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public long Big { get; set; } [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public long Both { get; set; } }
[JsonNumberHandling(JsonNumberHandling.WriteAsString)] public sealed record TextNumbers(int One, List<short?> Some, int[][] Nested, Dictionary<string, List<int>> Deep, double? Maybe);
public sealed record Box<T>(T Item, List<T> Items);
[JsonNumberHandling(JsonNumberHandling.WriteAsString)] public sealed record HoldsBox(Box<int> Box, int Own);
public sealed class Demands { [Required] public string? Text { get; set; } [Required] public int? Number { get; set; } [Required, ContractOptional] public string? Asked { get; set; } }
public sealed record DemandsToo([Required] string? Text = null, [Required] string Given = "g", int Count = 1);
public sealed class Insists { [ContractOptional] public required string? Name { get; set; } [JsonRequired, ContractOptional] public int? Age { get; set; } public int Other { get; set; } }
public sealed class ReadOnlyButRequired { [ReadOnly(true)] public required int Id { get; set; } [ReadOnly(true)] public string Name { get; set; } [ReadOnly(true)] public string? Note { get; set; } public int Other { get; set; } }
public sealed class Nulls { [JsonConverter(typeof(EmptyIsNullConverter))] public string Text { get; set; } = ""; public int Other { get; set; } }
[JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public sealed class Filled { public List<int> Some { get; } = []; public Dictionary<string, int> Map { get; } = []; public int[] Fixed { get; } = []; public IReadOnlyList<int> Seen { get; } = []; public int Count { get; set; } }
public sealed class MayLack { [MaybeNull] public string Text { get; set; } public int Other { get; set; } }
public sealed class Unset { [Range(1, 100), JsonInclude] public readonly double Low; [MinLength(2), JsonInclude] public readonly string Text = ""; public int Other { get; set; } }
public struct Constructed(int a) { public int A { get; } = a; public int B { get; set; } }
`,
    inner: ["Level", "Suit", "Money", "Box"],
  },
  {
    name: "a server that writes numbers as text and reads none",
    options: ["NumberHandling = JsonNumberHandling.WriteAsString"],
    types: `
public readonly record struct OrderId(long Value);
public sealed record TextOrder(OrderId Id, int Count, List<decimal> Prices, Dictionary<string, int> Map, Pair<int> Pair);
public sealed record Pair<T>(T First, T Second);
[JsonNumberHandling(JsonNumberHandling.Strict)] public sealed record Plain(int A, int[] B, int[][] C);
`,
    inner: ["OrderId", "Pair"],
  },
  {
    name: "a server that leaves out read-only members",
    options: ["IgnoreReadOnlyProperties = true", "IgnoreReadOnlyFields = true", "IncludeFields = true"],
    types: `
public sealed class Halves { public int A { get; set; } public int Sum => A + 1; public List<int> Some { get; } = []; public string Kept { get; private set; } = ""; [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public int Still => 2; public readonly int Fixed = 1; public int Open; public byte[] Bytes { get; } = []; }
public sealed class MayHold(int a, ImmutableArray<int>? some) { public int A { get; } = a; public ImmutableArray<int>? Some { get; } = some; public int B { get; set; } }
public sealed class Made(int a, int b) { public int A { get; } = a; public int B { get; set; } = b; }
`,
  },
  {
    name: "a server that leaves out defaults",
    options: ["DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault"],
    types: `
public sealed record Page<T>(T First, List<T> Items, T? Maybe);
public sealed record Pages(Page<DateOnly> Days, Page<string> Texts, Page<int?> Numbers, int Count, string Name);
`,
    inner: ["Page"],
  },
  {
    name: "a server that fills what is there",
    options: ["PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate"],
    types: `
public sealed class Fills { public List<int> Some { get; } = []; public HashSet<string> Set { get; } = []; public Inner Inner { get; } = new(); public string Text { get; } = ""; public List<int>? None { get; } public int Other { get; set; } }
public sealed class Inner { public int A { get; set; } public int B { get; set; } }
public sealed record NotFilled(int A, int B) { public List<int> Some { get; } = []; }
`,
    inner: ["Inner"],
  },
];

/** The groups as programs. */
export const caseGroups: readonly { readonly name: string; readonly program: Program }[] = groups.map((group, at) => ({
  name: group.name,
  program: {
    seed: at,
    server: group.server ?? "controllers",
    contractJson: group.contractJson ?? true,
    options: group.options ?? [],
    types: [],
    declarations: group.types.trim(),
    bodies: [...group.types.matchAll(/(?:record struct|record|class|struct|enum) (\w+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => group.inner?.includes(name) !== true)
      .map((type) => ({ type, needs: [] })),
    calls: [],
  },
}));
