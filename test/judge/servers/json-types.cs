// Types in JSON: bases and overrides, interfaces, polymorphism, generics, constructors, extension data, nullability.
// announced: 1
// writes more: a value that is the whole answer has the members of its derived type
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public abstract record Base(int Id) { public string? Kind { get; init; } public virtual string Title => ""; }
public record Child(int Id, string Name) : Base(Id) { public override string Title => Name; }
public record Grand(int Id, string Name, DateOnly Day) : Child(Id, Name);
public class HiddenBase { public string Value { get; set; } = ""; public virtual int Count { get; set; }
    [JsonIgnore] public virtual int Skipped { get; set; } public object Data { get; set; } = ""; }
public class Hiding : HiddenBase { public new int Value { get; set; } public override int Count { get; set; }
    public override int Skipped { get; set; } public new string Data { get; set; } = ""; }
public class RenamedOverride : HiddenBase { [JsonPropertyName("n")] public override int Count { get; set; } }
public interface IAnimal { string Name { get; } }
public interface IPet : IAnimal { string Owner { get; set; } }
public class Dog : IPet { public string Name => ""; public string Owner { get; set; } = ""; public int Legs { get; set; }
    string IAnimal.Name => "x"; }
public class Holder { public IAnimal? Animal { get; set; } public IPet? Pet { get; set; } public Base? Base { get; set; }
    public List<IAnimal>? Animals { get; set; } }
[JsonDerivedType(typeof(Circle), "circle"), JsonDerivedType(typeof(Square), "square")] public abstract class Shape {
    public string? Color { get; set; } }
public class Circle : Shape { public double Radius { get; set; } }
public class Square : Shape { public double Side { get; set; } }
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")][JsonDerivedType(typeof(Cat), 1)][JsonDerivedType(typeof(Bird),
    2)] public class Pet { public string? Name { get; set; } }
public class Cat : Pet { public int Lives { get; set; } }
public class Bird : Pet { public bool Flies { get; set; } }
[JsonDerivedType(typeof(Plain))] [JsonDerivedType(typeof(Tagged), "t")] public class Open { public int A { get; set; } }
public class Plain : Open { public int B { get; set; } }
public class Tagged : Open { public int C { get; set; } }
[JsonPolymorphic, JsonDerivedType(typeof(EventA), nameof(EventA)), JsonDerivedType(typeof(EventB),
    "b")] public interface IEvent { Guid Id { get; } }
public record EventA(Guid Id, string Text) : IEvent;
public record EventB(Guid Id) : IEvent;
public struct Point { public int X { get; set; } public int Y; [JsonInclude] public int Z; }
public readonly record struct Money(decimal Amount, string Currency);
public record class Page<T>(IReadOnlyList<T> Items, int Total, T? First = default) { public bool HasMore => false; }
public class Result<T, TError> where T : class { public T? Value { get; set; } public TError? Error { get; set; }
    public Page<TError>? Errors { get; set; } }
public class Tree<T> { public T Value { get; set; } = default!; public List<Tree<T>> Children { get; set; }
    = []; public Tree<T>? Parent { get; set; } public Node? Inner { get; set; } public class Node { public T? Of { get; set; }
    } }
public class Outer { public Inner In { get; set; } = new(); public class Inner { public int A { get; set; }
    public Deep? D { get; set; } public class Deep { public int B { get; set; } } } }
[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)] public class Strict { public int A { get; set; } }
[JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public class Populated { public List<int> Ids { get; }
    = []; public Outer Outer { get; } = new(); }
public class Ctor { public int A { get; } public string B { get; } public string? C { get; set; }
    [JsonConstructor] public Ctor(int a, string b = "x") { A = a; B = b; } public Ctor() : this(1) { } }
public class OneCtor(int a, string? b) { public int A => a; public string? B { get; } = b; public int Other { get; } = 3; }
public class Extended { public string? A { get; set; } [JsonExtensionData] public IDictionary<string, object>? More { get; set; } }
public class ExtendedNode { [JsonExtensionData] public System.Text.Json.Nodes.JsonObject? More { get; set; } }
[JsonConverter(typeof(OwnConverter))] public class Converted { public int A { get; set; } }
public class OwnConverter : JsonConverter<Converted> { public override Converted Read(ref Utf8JsonReader r, Type t,
    JsonSerializerOptions o) => new(); public override void Write(Utf8JsonWriter w, Converted v,
    JsonSerializerOptions o) => w.WriteStringValue("a"); }
[JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Numbers { public int A { get; set; }
    public List<long> B { get; set; } = []; public Outer? C { get; set; }
    [JsonNumberHandling(JsonNumberHandling.Strict)] public int D { get; set; } public string? E { get; set; } }
public class Nullables { public int? A { get; set; } public string? B { get; set; } public List<string?> C { get; set; }
    = []; public Dictionary<string, int?> D { get; set; } = []; public List<string>? E { get; set; }
    public Point? P { get; set; } [System.Diagnostics.CodeAnalysis.MaybeNull] public string F { get; set; }
    = ""; [System.Diagnostics.CodeAnalysis.AllowNull] public string G { get; set; }
    = ""; [System.Diagnostics.CodeAnalysis.NotNull] public string? H { get; set; }
    [System.Diagnostics.CodeAnalysis.DisallowNull] public string? I { get; set; } }
#nullable disable
public class Old { public string A { get; set; } public List<string> B { get; set; } public int C { get; set; }
    public Outer O { get; set; } }
#nullable restore
[Serializable] public class Plainer { public DateTime? At; public string? B { get; set; }
    [NonSerialized] public int X; public event EventHandler? Happened; public Action? NotJson { get => null; } }
public class Errors { public Exception? Error { get; set; } public Type? Type { get; set; } }
public class ErrorType { public Type? Type { get; set; } }
[ApiController, Route("j")]
public class JController : ControllerBase
{
    [HttpPost("a")] public Child A(Grand g) => g;
    [HttpPost("b")] public Hiding B(RenamedOverride g) => null!;
    [HttpGet("c")] public Holder C() => null!;
    [HttpGet("c2")] public Dog C2() => null!;
    [HttpPost("d")] public Shape D(Shape s) => s;
    [HttpPost("e")] public Pet E(Pet s) => s;
    [HttpPost("f")] public Open F(Open s) => s;
    [HttpPost("g")] public IEvent G(IEvent s) => s;
    [HttpPost("h")] public Point H(Money s) => default;
    [HttpGet("i")] public Page<Money> I() => null!;
    [HttpGet("i2")] public Result<Child, Page<string>> I2() => null!;
    [HttpGet("k")] public Tree<int> K() => null!;
    [HttpGet("k2")] public Tree<string>.Node K2() => null!;
    [HttpPost("l")] public Outer L(Outer.Inner.Deep o) => null!;
    [HttpPost("m")] public Strict M(Strict o) => null!;
    [HttpPost("n")] public Populated N(Populated o) => null!;
    [HttpPost("o")] public Ctor O(Ctor o) => null!;
    [HttpPost("p")] public OneCtor P(OneCtor o) => null!;
    [HttpPost("q")] public Extended Q(ExtendedNode o) => null!;
    [HttpPost("r")] public Converted R(Converted o) => null!;
    [HttpPost("s")] public Numbers S(Numbers o) => null!;
    [HttpPost("t")] public Nullables T(Nullables o) => null!;
    [HttpPost("u")] public Old U(Old o) => null!;
    [HttpGet("w")] public Dictionary<string, Page<Shape>> W() => null!;
    [HttpGet("x")] public (int, string) X() => default;
    [HttpGet("y")] public object Y() => new { a = 1 };
    [HttpGet("z")] public IAsyncEnumerable<Money> Z() => null!;
    [HttpGet("z2")] public Task<IEnumerable<KeyValuePair<string, Money?>>> Z2() => null!;
    [HttpGet("z3")] public ValueTask<byte[]> Z3() => default;
    [HttpGet("z4")] public string? Z4() => null;
    [HttpGet("z5")] public int? Z5() => null;
    [HttpGet("z6")] public Child? Z6() => null;
}
