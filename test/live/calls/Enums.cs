using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;

namespace Calls;

public class CamelCaseConverter() : JsonStringEnumConverter<Colour>(JsonNamingPolicy.CamelCase);

/// <summary>camelCase in JSON.</summary>
[JsonConverter(typeof(CamelCaseConverter))]
public enum Colour
{
    DeepRed,
    Blue,
}

/// <summary>Names of its own in JSON.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<Size>))]
public enum Size
{
    Small,
    [JsonStringEnumMemberName("x-large")]
    ExtraLarge,
}

/// <summary>Numbers in JSON.</summary>
public enum Level
{
    Low = 1,
    High = 5,
}

/// <summary>The names of C# in JSON.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<Plain>))]
public enum Plain
{
    One,
    Two,
}

public record Paint(Colour Colour, Size Size, Level Level, Plain Plain);

public class Choice
{
    public Colour Value { get; set; }
}

[ApiController, Route("mvc")]
public class MvcController : ControllerBase
{
    [HttpGet("paint")]
    public Paint Paint() => new(Calls.Colour.DeepRed, Calls.Size.ExtraLarge, Calls.Level.High, Calls.Plain.One);

    [HttpGet("colour")]
    public ContentResult Colour(Colour value) => Content(value.ToString());

    [HttpGet("size")]
    public ContentResult Size(Size value) => Content(value.ToString());

    [HttpGet("level")]
    public ContentResult Level(Level value) => Content(value.ToString());

    [HttpGet("plain")]
    public ContentResult Plain(Plain value) => Content(value.ToString());

    [HttpGet("route/{value}")]
    public ContentResult InRoute(Colour value) => Content(value.ToString());

    [HttpGet("header")]
    public ContentResult InHeader([FromHeader(Name = "X-Colour")] Colour value) => Content(value.ToString());

    [HttpPost("form")]
    public ContentResult InForm([FromForm] Colour value) => Content(value.ToString());

    [HttpGet("default")]
    public ContentResult Fallback(Colour value = Calls.Colour.DeepRed) => Content(value.ToString());
}
