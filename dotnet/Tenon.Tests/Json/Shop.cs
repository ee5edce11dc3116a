using Microsoft.AspNetCore.Http.HttpResults;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;

namespace Tenon.Tests;

// The types of the value-object rule, one of each kind.

public sealed record Email(string Value);

public sealed record Sku(string Code);

public readonly record struct OrderId(Guid Id);

public sealed record Amount(decimal Euros);

public sealed record Day(DateOnly Date);

public sealed record Token(byte[] Bytes);

public sealed record InitOnly
{
    public required string Text { get; init; }
}

/// <summary>Checks itself.</summary>
public sealed record Percent
{
    public Percent(int number) =>
        Number = number is >= 0 and <= 100 ? number : throw new ArgumentOutOfRangeException(nameof(number), "Between 0 and 100.");

    public int Number { get; }
}

public sealed record WithIgnored(string Value)
{
    [JsonIgnore]
    public int Length => Value.Length;
}

[ContractValue]
public sealed record ForcedMessage(string Text);

[ContractValue]
public sealed class ForcedClass(string text)
{
    public string Text { get; } = text;
}

[JsonDerivedType(typeof(Leaf), "leaf")]
public abstract record Tree;

/// <summary>A discriminator is beside its property, so it is an object, alone too.</summary>
public sealed record Leaf(string Text) : Tree;

public sealed record WithIncludedField(string Text)
{
    [JsonInclude]
    internal int Number = 1;
}

[ContractObject]
public sealed record KeptObject(string Value);

public sealed record NotFoundDto(string Message);

public sealed record ListedDto(string Name);

public sealed record PagedDto(string Name);

public sealed record DeepDto(string Name);

public sealed record BodyDto(string Name);

public sealed record MappedDto(string Name);

public sealed record KeyDto(string Name);

public sealed record ControllerBody(string Name);

public sealed record ControllerAnswer(string Name);

public sealed record ControllerError(string Name);

public sealed record HandlerAnswer(string Name);

public sealed record PartAnswer(string Name);

public sealed record PlainQuery(string Text);

public sealed record ContractValueMessage(string Value);

public sealed record Page<T>(IReadOnlyList<T> Items, int Total);

public sealed record GenericSingle<T>(T Item);

public sealed record NullableSingle(string? Text);

public sealed record NestedSingle(Email Email);

public sealed record EnumSingle(Colour Colour);

public sealed record ListSingle(List<string> Names);

public sealed record TwoProperties(string A, string B);

public sealed record WithComputed(string Value)
{
    public int Length => Value.Length;
}

public sealed class PlainClass
{
    public string Text { get; set; } = string.Empty;
}

public struct PlainStruct
{
    public string Text { get; set; }
}

[JsonPolymorphic]
[JsonDerivedType(typeof(PolymorphicBase), "base")]
public record PolymorphicBase(string Text);

public enum Colour
{
    Red,
    DarkBlue,
}

[JsonConverter(typeof(JsonNumberEnumConverter<Numbered>))]
public enum Numbered
{
    Zero,
    One,
}

[Contract]
public static class ShopContract
{
    public static readonly Operation<BodyDto, List<ListedDto>> List = Define.Post<BodyDto, List<ListedDto>>("/shop/list")
        .Returns<NotFoundDto>(404);
    public static readonly Operation<Page<PagedDto>> Page = Define.Get<Page<PagedDto>>("/shop/page").Returns<ContractValueMessage>(409);
    public static readonly Operation<Dictionary<KeyDto, List<Page<DeepDto>[]>>> Deep =
        Define.Get<Dictionary<KeyDto, List<Page<DeepDto>[]>>>("/shop/deep");

    private static readonly Operation<PartAnswer> Part = Define.Get<PartAnswer>("/shop/part");
    public static readonly Operation<PartAnswer> OfPart = Part.Summary("Made of a part");

    public static Operation<IReadOnlyDictionary<string, MappedDto>> Mapped { get; } =
        Define.Get<IReadOnlyDictionary<string, MappedDto>>("/shop/mapped").Returns<ForcedMessage>(404).ReturnsDefault<KeptObject>();
}

/// <summary>Plain MVC binds what has no attribute from query and form: it makes no message.</summary>
[ContractClient]
[Route("shop/plain")]
public sealed class PlainController : ControllerBase
{
    [HttpGet]
    public IActionResult Find(PlainQuery query) => Ok(query);
}

[ApiController]
[ContractClient]
[Route("shop/controller")]
[ProducesResponseType<ControllerError>(400)]
public sealed class ShopController : ControllerBase
{
    [HttpPost]
    [ProducesResponseType(typeof(ControllerAnswer), 200)]
    public IActionResult Echo([FromBody] ControllerBody body, [FromServices] IServiceProvider services, CancellationToken cancelled)
    {
        ArgumentNullException.ThrowIfNull(services);
        cancelled.ThrowIfCancellationRequested();
        return Ok(new ControllerAnswer(body.Name));
    }

    [HttpPost("order")]
    public ActionResult<Order> Order(Order order) => order;
}

public static class ShopHandlers
{
    [ContractEndpoint]
    public static Task<Results<Ok<HandlerAnswer>, NotFound>> Handle() =>
        Task.FromResult<Results<Ok<HandlerAnswer>, NotFound>>(
            TypedResults.Ok(new HandlerAnswer("h")));
}

/// <summary>An order holds one of everything, nested.</summary>
public sealed record Order(
    OrderId Id,
    Email Email,
    Sku? Sku,
    Percent Discount,
    Colour Colour,
    List<Sku> Skus,
    Dictionary<Sku,
    int> Counts,
    Dictionary<OrderId,
    Email> Contacts);

[JsonSerializable(typeof(Order))]
[JsonSerializable(typeof(List<Order>))]
internal sealed partial class ShopJsonContext : JsonSerializerContext;
