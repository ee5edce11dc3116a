using System.ComponentModel;
using System.Globalization;

namespace Tenon.LocalFunctions.Tests;

/// <summary>
/// What a function's parameter is given, as the worker's converters do it. The kinds of types were seen on the real one; single
/// values follow its sources.
/// </summary>
public sealed class ArgumentTests
{
    private const int Fails = 500;

    /// <summary>The type of the parameter, the text in the route, and what the function sees.</summary>
    public static TheoryData<Type, string, object> RouteValues() => new()
    {
        { typeof(string), "a%20b", "a b" },
        { typeof(int), "42", "42" },
        { typeof(int?), "42", "42" },
        { typeof(long), "9007199254740993", "9007199254740993" },
        { typeof(short), "7", "7" },
        { typeof(byte), "7", "7" },
        { typeof(decimal), "1.5", "1.5" },
        { typeof(double), "1e3", "1000" },
        { typeof(bool), "true", "True" },
        { typeof(Guid), "6f9619ff-8b86-d011-b42d-00c04fc964ff", "6f9619ff-8b86-d011-b42d-00c04fc964ff" },
        { typeof(Guid?), "6f9619ff8b86d011b42d00c04fc964ff", "6f9619ff-8b86-d011-b42d-00c04fc964ff" },
        { typeof(DateTime), "2020-01-31T10:00:00", "01/31/2020 10:00:00" },
        { typeof(DateTime?), "2020-01-31", "01/31/2020 00:00:00" },
        { typeof(DateTimeOffset), "2020-01-31T10:00:00Z", "01/31/2020 10:00:00 +00:00" },
        { typeof(Color), "1", "Green" },
        { typeof(int), "many", Fails },
        { typeof(int), "99999999999", Fails },
        { typeof(int), "0x10", Fails },
        { typeof(bool), "True", Fails },
        { typeof(double), "NaN", Fails },
        { typeof(Guid), "none", Fails },
        { typeof(Color), "Green", Fails },
        { typeof(Color?), "Green", Fails },
        { typeof(DateOnly), "2020-01-31", Fails },
        { typeof(TimeOnly), "10:00", Fails },
        { typeof(TimeSpan), "10:00:00", Fails },
        { typeof(char), "a", Fails },
        { typeof(Uri), "here", Fails },
        { typeof(Version), "1.2", Fails },
        { typeof(Parsed), "a", Fails },
        { typeof(Converted), "a", Fails },
    };

    [Theory]
    [MemberData(nameof(RouteValues))]
    public async Task ARouteValueIsConvertedAsTheWorkerDoes(Type type, string text, object seen)
    {
        await using var host = await RunningHost.Start([typeof(Echo<>).MakeGenericType(type)]);

        using var response = await host.Get($"/api/echo/{text}");

        Assert.Equal(seen is Fails ? Fails : 200, (int)response.StatusCode);
        Assert.Equal(seen is Fails ? string.Empty : seen, await response.Content.ReadAsStringAsync());
    }

    [Theory]
    [InlineData("/api/query?name=Ada&count=2", "Ada 2 10")]
    [InlineData("/api/query?NAME=Ada&count=2&size=5", "Ada 2 5")]
    [InlineData("/api/query?name=Ada&name=Bob&count=2", "Bob 2 10")]
    [InlineData("/api/query?count=2", " 2 10")]
    [InlineData("/api/query", null)]
    [InlineData("/api/query?count=many", null)]
    [InlineData("/api/query?count=", null)]
    [InlineData("/api/route/a?text=b", "a")]
    [InlineData("/api/route?text=b", "b")]
    [InlineData("/api/key?code=secret", "none")]
    public async Task AValueThatTheRouteDoesNotNameComesFromTheQuery(string path, string? seen)
    {
        await using var host = await RunningHost.Start<FromQuery>();

        using var response = await host.Get(path);

        Assert.Equal(seen is null ? Fails : 200, (int)response.StatusCode);
        Assert.Equal(seen ?? string.Empty, await response.Content.ReadAsStringAsync());
    }
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

[TypeConverter(typeof(Converter))]
public sealed record Converted(string Text);

public sealed class Converter : TypeConverter
{
    public override bool CanConvertFrom(ITypeDescriptorContext? context, Type sourceType) => sourceType == typeof(string);

    public override object ConvertFrom(ITypeDescriptorContext? context, CultureInfo? culture, object value) =>
        new Converted((string)value);
}

public sealed class Echo<T>
{
    [Function("Echo")]
    public IActionResult Run([HttpTrigger("get", Route = "echo/{value}")] HttpRequest request, T value) =>
        new ContentResult { Content = string.Create(CultureInfo.InvariantCulture, $"{value}") };
}

public sealed class FromQuery
{
    [Function("Query")]
    public IActionResult Query([HttpTrigger("get", Route = "query")] HttpRequest request, string? name, int count, int size = 10) =>
        new ContentResult { Content = $"{name} {count} {size}" };

    [Function("Route")]
    public IActionResult Route([HttpTrigger("get", Route = "route/{text?}")] HttpRequest request, string? text) =>
        new ContentResult { Content = text };

    [Function("Key")]
    public IActionResult Key([HttpTrigger("get", Route = "key")] HttpRequest request, string? code) =>
        new ContentResult { Content = code ?? "none" };
}
