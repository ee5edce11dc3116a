using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Routing;
using Tenon;

namespace ValueObjects;

public enum Colour { Red, Blue }

// One property, by its name and by its type.
public sealed record ValueNamed(string Value);
public sealed record OtherName(string Code);
public record Unsealed(string Code);
public readonly record struct RecordStruct(Guid Id);
public record struct MutableStruct(int Number);
public sealed record InitOnly { public required string Text { get; init; } }
public sealed record GetOnly { public GetOnly(int number) => Number = number; public int Number { get; } }
public sealed record Renamed([property: JsonPropertyName("value")] string Text);
public sealed record OfBool(bool One);
public sealed record OfChar(char One);
public sealed record OfSByte(sbyte One);
public sealed record OfByte(byte One);
public sealed record OfShort(short One);
public sealed record OfUShort(ushort One);
public sealed record OfInt(int One);
public sealed record OfUInt(uint One);
public sealed record OfLong(long One);
public sealed record OfULong(ulong One);
public sealed record OfInt128(Int128 One);
public sealed record OfUInt128(UInt128 One);
public sealed record OfHalf(Half One);
public sealed record OfFloat(float One);
public sealed record OfDouble(double One);
public sealed record OfDecimal(decimal One);
public sealed record OfUri(Uri One);
public sealed record OfVersion(Version One);
public sealed record OfDateTime(DateTime One);
public sealed record OfDateTimeOffset(DateTimeOffset One);
public sealed record OfDate(DateOnly One);
public sealed record OfTime(TimeOnly One);
public sealed record OfTimeSpan(TimeSpan One);
public sealed record OfBytes(byte[] One);
public sealed record OfMemory(ReadOnlyMemory<byte> One);

// One property that is not a primitive.
public sealed record OfNullableString(string? Text);
public sealed record OfNullableValue(string? Value);
public sealed record OfNullableInt(int? Number);
public sealed record OfEnum(Colour Colour);
public sealed record OfList(List<string> Names);
public sealed record OfDictionary(Dictionary<string, int> Counts);
public sealed record OfValueObject(ValueNamed Inner);
public sealed record OfObject(object Anything);
public sealed record Recursive(List<Recursive> Next);

// What counts as a property.
public sealed record Empty;
public sealed record Two(string A, string B);
public sealed record WithComputed(string Text) { public bool IsEmpty => Text is null or ""; }
public sealed record WithIgnored(string Text) { [JsonIgnore] public int Length => Text.Length; }
public sealed record WithConditional(string Text)
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Note { get; init; }
}
public sealed record WithPrivate(string Text) { private int Hidden { get; } = 1; public int Sum() => Hidden; }
public sealed record WithInternal(string Text) { internal int Hidden { get; init; } }
public sealed record WithIncluded(string Text) { [JsonInclude] internal int Shown { get; init; } }
public sealed record WithStatic(string Text) { public static int Count { get; } = 1; }
public sealed record WithIndexer(string Text) { public char this[int at] => Text[at]; }
public sealed record WithSetOnly(string Text) { private int last; public int Last { set => last = value; } public int Read() => last; }
public sealed record WithField(string Text) { public readonly int Number = 1; }
public sealed record WithIncludedField(string Text) { [JsonInclude] public int Number = 1; }
public sealed record WithExtension(string Text)
{
    [JsonExtensionData] public IDictionary<string, System.Text.Json.JsonElement>? More { get; init; }
}
public sealed record OnlyField { [JsonInclude] public string Text = ""; }

// Inheritance and nesting.
public record Base(string Text);
public sealed record SameAsBase(string Text) : Base(Text);
public sealed record MoreThanBase(string Text, int Number) : Base(Text);
public record EmptyBase;
public sealed record OfEmptyBase(string Text) : EmptyBase;
public record VirtualBase { public virtual string Text { get; init; } = ""; }
public sealed record Overriding : VirtualBase { public override string Text { get; init; } = ""; }
public abstract record AbstractOne(string Text);
public static class Outer
{
    public sealed record Inner(string Text);
    public static class Deeper { public sealed record Innermost(string Value); }
}

public static class OuterOf<T>
{
    public sealed record Inner(string Text);
}

public sealed record Single<T>(T Item);
public sealed record SingleValue<T>(string Value);
public interface IMarked { string Text { get; } }
public sealed record Marked(string Text) : IMarked;

// No records.
public sealed class PlainClass { public string Text { get; set; } = ""; }
public struct PlainStruct { public string Text { get; set; } }
public sealed class ClassWithValue(string value) { public string Value { get; } = value; }

// Said so.
[ContractValue] public sealed record ForcedMessage(string Text);
[ContractValue] public sealed class ForcedClass(string text) { public string Text { get; } = text; }
[ContractValue] public readonly struct ForcedStruct { public ForcedStruct(int number) => Number = number; public int Number { get; } }
[ContractValue] public sealed record ForcedWithIgnored(string Text) { [JsonIgnore] public int Length => Text.Length; }
[ContractObject] public sealed record KeptObject(string Value);
[ContractObject] public readonly record struct KeptStruct(int Number);
[ContractType] public sealed record LoneType(string Text);

// Said so, and cannot be.
[ContractValue] public sealed record ForcedTwo(string A, string B);
[ContractValue] public sealed record ForcedEnum(Colour Colour);
[ContractValue] public sealed record ForcedNullable(string? Text);
[ContractValue] public sealed record ForcedList(List<string> Names);
[ContractValue] public sealed record ForcedGeneric<T>(string Text);

// Polymorphic ones are told apart by a property, so they are objects.
[JsonPolymorphic][JsonDerivedType(typeof(PolymorphicBase), "base")] public record PolymorphicBase(string Text);
[JsonDerivedType(typeof(Leaf), "leaf")] public abstract record Tree;
public sealed record Leaf(string Text) : Tree;
[JsonDerivedType(typeof(Twig), "twig")] public interface IBranch;
public sealed record Twig(string Text) : IBranch;
public sealed record Unlisted(string Text) : Tree;

// What other libraries' generators write as bare primitives.
[Vogen.ValueObject<Guid>] public readonly partial struct CustomerId;
[Vogen.ValueObject<string>] public partial record CustomerName;

// Messages, by the place in which an operation uses them.
public sealed record GetInput(Guid Id);
public sealed record PostInput(string Text);
public sealed record PutInput(string Value);
public sealed record DeleteInput(Guid Id);
public sealed record FileInput(string Format);
public sealed record Answered(string Text);
public sealed record AnsweredValue(string Value);
public sealed record Missing(string Message);
public sealed record OfRange(string Message);
public sealed record OfDefault(string Message);
public sealed record Listed(string Text);
public sealed record InArray(string Text);
public sealed record InSet(string Text);
public sealed record Streamed(string Text);
public sealed record Paged(string Text);
public sealed record DeeplyPaged(string Text);
public sealed record MapKey(string Text);
public sealed record MapValue(string Text);
public sealed record ReadOnlyMapKey(string Text);
public sealed record ReadOnlyMapValue(string Text);
public readonly record struct NullableMessage(int Number);
public sealed record HeaderValue(string Text);
public sealed record UnionVariant(string Text);
public sealed record BodyProperty(string Text);
public sealed record RouteProperty(string Text);
public sealed record NestedInMessage(string Text);
public sealed record BothUsed(string Text);
public sealed record Page<T>(IReadOnlyList<T> Items, int Total);
public sealed record Wrapper(NestedInMessage Inner, BothUsed Both, int Number);

public sealed record MixedInput
{
    [FromRoute] public required long Id { get; init; }
    [FromBody] public required BodyProperty Body { get; init; }
}

[Contract]
public static class MessagesContract
{
    public static readonly Operation<GetInput, Everything> Get = Define.Get<GetInput, Everything>("/everything/{id}");
    public static readonly Operation<PostInput, Answered> Post = Define.Post<PostInput, Answered>("/answered").Returns<Missing>(404)
        .ReturnsRange<OfRange>(4).ReturnsDefault<OfDefault>();
    public static readonly Operation<PutInput, AnsweredValue> Put = Define.Put<PutInput, AnsweredValue>("/values")
        .Returns<ForcedMessage>(409).Returns<KeptObject>(410).ResponseHeader<HeaderValue>(200, "X-A");
    public static readonly InputOperation<DeleteInput> Delete = Define.Delete("/things/{id}").Accepts<DeleteInput>().Returns<BothUsed>(404);
    public static readonly FileOperation<FileInput> File = Define.File<FileInput>("/files/{format}");
    public static readonly Operation<List<Listed>> List = Define.Get<List<Listed>>("/list");
    public static readonly Operation<InArray[]> Array = Define.Get<InArray[]>("/array");
    public static readonly Operation<HashSet<InSet>> Set = Define.Get<HashSet<InSet>>("/set");
    public static readonly Operation<IAsyncEnumerable<Streamed>> Stream = Define.Get<IAsyncEnumerable<Streamed>>("/stream");
    public static readonly Operation<Page<Paged>> Pages = Define.Get<Page<Paged>>("/pages");
    public static readonly Operation<List<Page<DeeplyPaged[]>>> DeepPages = Define.Get<List<Page<DeeplyPaged[]>>>("/deep-pages");
    public static readonly Operation<Dictionary<MapKey, MapValue>> Map = Define.Get<Dictionary<MapKey, MapValue>>("/map");
    public static readonly Operation<IReadOnlyDictionary<ReadOnlyMapKey,
        List<ReadOnlyMapValue>>> ReadOnlyMap = Define.Get<IReadOnlyDictionary<ReadOnlyMapKey, List<ReadOnlyMapValue>>>("/read-only-map");
    public static readonly Operation<NullableMessage?> Nullable = Define.Get<NullableMessage?>("/nullable");
    public static readonly Operation<MixedInput, Wrapper> Mixed = Define.Put<MixedInput, Wrapper>("/mixed/{id}");
}

public sealed record ActionBody(string Text);
public sealed record InferredBody(string Text);
public sealed record ActionAnswer(string Text);
public sealed record TaskAnswer(string Text);
public sealed record DeclaredAnswer(string Text);
public sealed record DeclaredGeneric(string Text);
public sealed record DeclaredForClass(string Text);
public sealed record DeclaredDefault(string Text);
public sealed record ResultsAnswer(string Text);
public sealed record ResultsMissing(string Text);
public sealed record FromNoAction(string Text);
public sealed record EndpointAnswer(string Text);
public sealed record EndpointSibling(string Text);
public sealed record UnmarkedAnswer(string Text);
public sealed record HandlerBody(string Text);
public sealed record HandlerAnswer(string Text);
public sealed record ContractControllerAnswer(string Text);

[ApiController]
[ContractClient]
[Route("actions")]
[ProducesResponseType<DeclaredForClass>(400)]
public sealed class ActionsController : ControllerBase
{
    [HttpPost("body")]
    [ProducesResponseType(typeof(DeclaredAnswer), 200)]
    [ProducesResponseType<DeclaredGeneric>(404)]
    [ProducesDefaultResponseType(typeof(DeclaredDefault))]
    public IActionResult Body([FromBody] ActionBody body, [FromServices] IServiceProvider services, CancellationToken cancelled)
        => Ok(new { body, services, cancelled });

    [HttpPost("inferred")]
    public ActionResult<ActionAnswer> Inferred(InferredBody body) => new ActionAnswer(body.Text);

    [HttpGet("task")]
    public Task<ActionResult<List<TaskAnswer>>> Later() => Task.FromResult<ActionResult<List<TaskAnswer>>>(new List<TaskAnswer>());

    [HttpGet("results")]
    public Results<Ok<ResultsAnswer>, NotFound<ResultsMissing>> Either() => TypedResults.Ok(new ResultsAnswer(""));

    [NonAction]
    public FromNoAction Help() => new("");
}

[ApiController]
[Route("endpoints")]
public sealed class EndpointsController : ControllerBase
{
    [HttpGet("one")]
    [ContractEndpoint]
    public ActionResult<EndpointAnswer> One() => new EndpointAnswer("");

    [HttpGet("two")]
    public ActionResult<EndpointSibling> Two() => new EndpointSibling("");
}

[ApiController]
[Route("unmarked")]
public sealed class UnmarkedController : ControllerBase
{
    [HttpGet]
    public ActionResult<UnmarkedAnswer> Get() => new UnmarkedAnswer("");
}

[Contract]
[Route("declared")]
public abstract class DeclaredController : ControllerBase
{
    [HttpGet]
    public abstract ActionResult<ContractControllerAnswer> Get();
}

public static class Handlers
{
    [ContractEndpoint]
    public static Ok<HandlerAnswer> Handle([FromBody] HandlerBody body) => TypedResults.Ok(new HandlerAnswer(body.Text));

    public static void Map(IEndpointRouteBuilder app) => app.MapPost("/handled", Handle);
}
