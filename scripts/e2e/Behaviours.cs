using System.ComponentModel;
using System.Globalization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Azure.Functions.Worker;

namespace Pictures;

/// <summary>Functions that show what a host does; behaviours.mjs has the requests and the answers.</summary>
public sealed class Behaviours
{
    [Function("LatestItem")]
    public IActionResult LatestItem([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "items/latest")] HttpRequest request) =>
        Text("LatestItem");

    [Function("GetItem")]
    public IActionResult GetItem([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "items/{id}")] HttpRequest request, string id) =>
        Text($"GetItem {id}");

    [Function("BFile")]
    public IActionResult BFile([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "files/{name}")] HttpRequest request) =>
        Text("BFile");

    [Function("All")]
    public IActionResult All([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "files/{*path}")] HttpRequest request) =>
        Text("All");

    [Function("OfInt")]
    public IActionResult OfInt([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "int/{value}")] HttpRequest request, int value) =>
        Text(value);

    [Function("OfDouble")]
    public IActionResult OfDouble(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "double/{value}")] HttpRequest request, double value) =>
        Text(value);

    [Function("OfBool")]
    public IActionResult OfBool(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "bool/{value}")] HttpRequest request, bool value) =>
        Text(value);

    [Function("OfGuid")]
    public IActionResult OfGuid(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "guid/{value}")] HttpRequest request, Guid value) =>
        Text(value);

    [Function("OfDateTime")]
    public IActionResult OfDateTime(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "datetime/{value}")] HttpRequest request, DateTime value) =>
        Text(value.Year);

    [Function("OfColor")]
    public IActionResult OfColor(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "color/{value}")] HttpRequest request, Color value) =>
        Text(value);

    [Function("OfDateOnly")]
    public IActionResult OfDateOnly(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "dateonly/{value}")] HttpRequest request, DateOnly value) =>
        Text(value);

    [Function("OfTimeOnly")]
    public IActionResult OfTimeOnly(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "timeonly/{value}")] HttpRequest request, TimeOnly value) =>
        Text(value);

    [Function("OfTimeSpan")]
    public IActionResult OfTimeSpan(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "timespan/{value}")] HttpRequest request, TimeSpan value) =>
        Text(value);

    [Function("OfChar")]
    public IActionResult OfChar(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "char/{value}")] HttpRequest request, char value) =>
        Text(value);

    [Function("OfUri")]
    public IActionResult OfUri([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "uri/{value}")] HttpRequest request, Uri value) =>
        Text(value);

    [Function("OfVersion")]
    public IActionResult OfVersion(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "version/{value}")] HttpRequest request, Version value) =>
        Text(value);

    [Function("OfParsed")]
    public IActionResult OfParsed(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "parsed/{value}")] HttpRequest request, Parsed value) =>
        Text(value);

    [Function("OfConverted")]
    public IActionResult OfConverted(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "converted/{value}")] HttpRequest request, Converted value) =>
        Text(value);

    [Function("NoRoute")]
    public IActionResult NoRoute([HttpTrigger(AuthorizationLevel.Anonymous, "get")] HttpRequest request) => Text("NoRoute");

    [Function("NullRoute")]
    public IActionResult NullRoute([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = null)] HttpRequest request) =>
        Text("NullRoute");

    [Function("InternalMethod")]
    internal IActionResult InternalMethod([HttpTrigger(AuthorizationLevel.Anonymous, "get")] HttpRequest request) => Text("InternalMethod");

    [Function("PrivateMethod")]
    private IActionResult PrivateMethod([HttpTrigger(AuthorizationLevel.Anonymous, "get")] HttpRequest request) => Text("PrivateMethod");

    [Function("Search")]
    public IActionResult Search(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "search")] HttpRequest request, string? name, int size = 10) =>
        Text($"{name ?? "nobody"} {size}");

    [Function("Needed")]
    public IActionResult Needed([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "needed")] HttpRequest request, int size) =>
        Text(size);

    [Function("Throws")]
    public IActionResult Throws([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "throws")] HttpRequest request)
    {
        request.HttpContext.Response.Headers["X-Half-Done"] = "yes";
        throw new InvalidOperationException("No.");
    }

    [Function("BreaksOff")]
    public async Task<IActionResult> BreaksOff([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "breaks-off")] HttpRequest request)
    {
        await request.HttpContext.Response.WriteAsync("half of it");
        await request.HttpContext.Response.Body.FlushAsync();
        throw new InvalidOperationException("No.");
    }

    private static ContentResult Text(object value) => new() { Content = string.Create(CultureInfo.InvariantCulture, $"{value}") };
}

public enum Color
{
    Red,
    Green,
}

public readonly record struct Parsed(string Text) : IParsable<Parsed>
{
    public static Parsed Parse(string s, IFormatProvider? provider) => new(s);

    public static bool TryParse(string? s, IFormatProvider? provider, out Parsed result)
    {
        result = new(s ?? string.Empty);
        return true;
    }
}

[TypeConverter(typeof(FromText))]
public sealed record Converted(string Text);

public sealed class FromText : TypeConverter
{
    public override bool CanConvertFrom(ITypeDescriptorContext? context, Type sourceType) => sourceType == typeof(string);

    public override object ConvertFrom(ITypeDescriptorContext? context, CultureInfo? culture, object value) => new Converted((string)value);
}
