using System.Globalization;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Binding;

/// <summary>Answers what ASP.NET made of the request, so that a test can hold it against what the client was given.</summary>
[ApiController, ContractClient, Route("bind")]
public sealed class BindingController : ControllerBase
{
    [HttpGet("nested")]
    public ActionResult<Outer> Nested([FromQuery] Outer filter) => filter;

    [HttpGet("named")]
    public ActionResult<Outer> Named([FromQuery(Name = "f")] Outer filter) => filter;

    [HttpGet("same")]
    public ActionResult<Same> SameName([FromQuery] Same same) => same;

    [HttpGet("two")]
    public ActionResult<Two> Two([FromQuery] Paging page, [FromQuery] Same filter) => new Two(page, filter);

    [HttpGet("renamed")]
    public ActionResult<Renamed> Rename([FromQuery] Renamed filter) => filter;

    [HttpPost("form")]
    public ActionResult<Outer> Form([FromForm] Outer form) => form;

    [HttpGet("orders/{number}")]
    public ActionResult<Order> ByNumber(OrderNumber number, [FromQuery] OrderNumber? other) => new Order(number, other);

    [HttpGet("maybe-text")]
    public ActionResult<string?> MaybeText(bool present) => present ? "some" : (string?)null;

    [HttpGet("segments/{number}")]
    public ActionResult<int> Segment(int? number) => number ?? -1;

    [HttpGet("lists")]
    public ActionResult<Lists> InLists([FromQuery] Lists lists) => lists;
}

[Route("plain"), ContractClient]
public sealed class PlainController : Controller
{
    [HttpGet("nested")]
    public ActionResult<Outer> Nested(Outer filter) => filter;

    [HttpPost("form")]
    public ActionResult<Outer> Form(Outer form) => form;
}

public sealed record Outer(Inner Inner, Inner? Other, int X, string? Text = null);

public sealed record Inner(int A, Kind B, Deep? Deep);

public sealed class Deep
{
    public string? Name { get; set; }

    public List<string> Tags { get; set; } = [];

    public Dictionary<string, int>? Numbers { get; set; }

    public DateOnly? Day { get; set; }
}

public enum Kind
{
    First,
    Second,
}

public sealed class Same
{
    public string? Filter { get; set; }

    [JsonPropertyName("own")]
    public string? same { get; set; }

    public int Page { get; set; }
}

public sealed class Paging
{
    public int Size { get; set; }

    public int Number { get; set; }
}

public sealed record Two(Paging Paging, Same Filter);

public sealed class Renamed
{
    [JsonPropertyName("json-name")]
    public int RealName { get; set; }

    public Coloured? Inner { get; set; }
}

public sealed class Coloured
{
    [JsonPropertyName("json-number")]
    public int Number { get; set; }

    public int Other { get; set; }
}

public sealed record Lists(List<int> Numbers, Kind[] Kinds, HashSet<Guid>? Ids);

public sealed record Order(OrderNumber Number, OrderNumber? Other);

public sealed record OrderNumber(string Value) : IParsable<OrderNumber>
{
    public static OrderNumber Parse(string s, IFormatProvider? provider) => new(s);

    public static bool TryParse(string? s, IFormatProvider? provider, out OrderNumber result)
    {
        result = new(s?.ToUpper(CultureInfo.InvariantCulture) ?? "");
        return s is not null;
    }
}
