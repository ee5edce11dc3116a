using System.Net;
using System.Text;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;

namespace Tenon.Tests;

/// <summary>Every case is answered by a controller and by a minimal API, on a real server.</summary>
public sealed class JsonAnswerTests(SharedServer server) : IClassFixture<SharedServer>
{
    [JsonPolymorphic]
    [JsonDerivedType(typeof(Circle), "circle")]
    [JsonDerivedType(typeof(Square), "square")]
    public abstract record Shape(string Name);

    public sealed record Circle(string Name, double Radius) : Shape(Name);

    public sealed record Square(string Name, double Side) : Shape(Name);

    public record Plain(string Name, Level Level);

    public sealed record Secret(string Name, Level Level, string Password) : Plain(Name, Level);

    public enum Level
    {
        Low,
        VeryHigh,
    }

    public sealed record Missing(string Message);

    [Contract]
    internal static class AnswersContract
    {
        public static readonly Operation<Plain?> PlainOp = Define.Get<Plain?>("/plain")
            .Returns<Missing>(404)
            .Returns(410)
            .Returns<ProblemDetails>(409);
        public static readonly Operation<Shape> ShapeOp = Define.Get<Shape>("/shape");
        public static readonly Operation<List<Shape>> ShapesOp = Define.Get<List<Shape>>("/shapes");
        public static readonly Operation<string> StringOp = Define.Get<string>("/string");
        public static readonly Operation<string> TextOp = Define.Get<string>("/text").ContentType("text/csv");
        public static readonly Operation<string> LatinOp = Define.Get<string>("/latin").ContentType("text/plain; charset=iso-8859-1");
        public static readonly Operation<Plain> VendorOp = Define.Get<Plain>("/vendor").ContentType("application/vnd.acme+json");
        public static readonly Operation<Plain> CreatedOp = Define.Post<Plain>("/created");
        public static readonly Operation RemovedOp = Define.Delete("/removed").Returns(404);
        public static readonly Operation<Plain> RangeOp = Define.Post<Plain>("/range")
            .StatusRange(2)
            .Returns<Missing>(200)
            .ReturnsDefault<Missing>();
        public static readonly Operation EmptyRangeOp = Define.Delete("/empty-range").StatusRange(2);
        public static readonly Operation<Plain> DefaultOp = Define.Get<Plain>("/default").StatusDefault().ReturnsRange<Missing>(4);
        public static readonly Operation<Plain> XmlOp = Define.Get<Plain>("/xml")
            .Produces(200, "application/xml", "application/json", "text/json");
        public static readonly Operation<string> MixedOp = Define.Get<string>("/mixed")
            .Produces(200, "text/plain", "application/json")
            .ReturnsRange<string>(4)
            .ProducesRange(4, "text/html");
        public static readonly Operation<Stream> ReportOp = Define.Post<Stream>("/report")
            .Produces(201, "application/pdf", "text/csv")
            .ReturnsDefault<byte[]>()
            .ProducesDefault("image/png");
        public static readonly Operation<byte[]> Base64Op = Define.Get<byte[]>("/base64");
        public static readonly Operation<IAsyncEnumerable<int>> StreamOp = Define.Get<IAsyncEnumerable<int>>("/numbers");
    }

    internal static readonly Dictionary<string, Func<Terminal>> Answers = new()
    {
        ["success"] = () => AnswersContract.PlainOp.Bind().Success(new Plain("a", Level.VeryHigh)),
        ["null"] = () => AnswersContract.PlainOp.Bind().Success(null),
        ["subtype"] = () => AnswersContract.PlainOp.Bind().Success(new Secret("a", Level.Low, "hidden")),
        ["not found"] = () => AnswersContract.PlainOp.Bind().Respond(404, new Missing("Gone fishing.")),
        ["gone"] = () => AnswersContract.PlainOp.Bind().Respond(410),
        ["problem"] = () => AnswersContract.PlainOp.Bind().Respond(409, new ProblemDetails { Title = "Taken", Status = 409 }),
        ["shape"] = () => AnswersContract.ShapeOp.Bind().Success(new Circle("c", 1.5)),
        ["shapes"] = () => AnswersContract.ShapesOp.Bind().Success([new Square("s", 2), new Circle("c", 1)]),
        ["string"] = () => AnswersContract.StringOp.Bind().Success("a b"),
        ["text"] = () => AnswersContract.TextOp.Bind().Success("a;ü"),
        ["latin"] = () => AnswersContract.LatinOp.Bind().Success("ü"),
        ["vendor"] = () => AnswersContract.VendorOp.Bind().Success(new Plain("v", Level.Low)),
        ["created"] = () => AnswersContract.CreatedOp.Bind().Success(new Plain("n", Level.Low)),
        ["removed"] = () => AnswersContract.RemovedOp.Bind().Success(),
        ["unremoved"] = () => AnswersContract.RemovedOp.Bind().Respond(404),
        ["range"] = () => AnswersContract.RangeOp.Bind().Success(new Plain("r", Level.Low)),
        ["range, one of it"] = () => AnswersContract.RangeOp.Bind().Respond(206, new Plain("r", Level.Low)),
        ["range, declared by itself"] = () => AnswersContract.RangeOp.Bind().Respond(200, new Missing("r")),
        ["range, beyond it"] = () => AnswersContract.RangeOp.Bind().Respond(500, new Missing("r")),
        ["empty range"] = () => AnswersContract.EmptyRangeOp.Bind().Success(),
        ["default"] = () => AnswersContract.DefaultOp.Bind().Success(new Plain("d", Level.Low)),
        ["default, one of it"] = () => AnswersContract.DefaultOp.Bind().Respond(503, new Plain("d", Level.Low)),
        ["xml"] = () => AnswersContract.XmlOp.Bind().Success(new Plain("x", Level.Low)),
        ["xml, asked otherwise"] = () => AnswersContract.XmlOp.Bind().Success(new Plain("x", Level.Low), contentType: "text/json"),
        ["mixed"] = () => AnswersContract.MixedOp.Bind().Success("m"),
        ["mixed, as JSON"] = () => AnswersContract.MixedOp.Bind().Success("m", contentType: "Application/Json"),
        ["mixed, text of a range"] = () => AnswersContract.MixedOp.Bind().Respond(404, "<p>"),
        ["report"] = () =>
            AnswersContract.ReportOp.Bind().Success(new MemoryStream("a;b"u8.ToArray()), contentType: "text/csv; charset=utf-8"),
        ["report of bytes"] = () => AnswersContract.ReportOp.Bind().Respond(500, "png"u8.ToArray()),
        ["base64"] = () => AnswersContract.Base64Op.Bind().Success([1, 2, 3]),
        ["numbers"] = () => AnswersContract.StreamOp.Bind().Success(Numbers()),
    };

    public static TheoryData<string, string, string> Cases()
    {
        (string Case, string Expected)[] rows =
        [
            ("success", """200 [application/json; charset=utf-8] {"name":"a","level":"VeryHigh"}"""),
            ("null", "200 [application/json; charset=utf-8] null"),
            ("subtype", """200 [application/json; charset=utf-8] {"name":"a","level":"Low"}"""),
            ("not found", """404 [application/json; charset=utf-8] {"message":"Gone fishing."}"""),
            ("gone", "410 [] "),
            ("problem", """409 [application/problem+json; charset=utf-8] {"title":"Taken","status":409}"""),
            ("shape", """200 [application/json; charset=utf-8] {"$type":"circle","radius":1.5,"name":"c"}"""),
            ("shapes",
                """200 [application/json; charset=utf-8] """
                + """[{"$type":"square","side":2,"name":"s"},{"$type":"circle","radius":1,"name":"c"}]"""),
            ("string", """200 [application/json; charset=utf-8] "a b" """.TrimEnd()),
            ("text", "200 [text/csv; charset=utf-8] a;ü"),
            ("latin", "200 [text/plain; charset=iso-8859-1] ü"),
            ("vendor", """200 [application/vnd.acme+json] {"name":"v","level":"Low"}"""),
            ("created", """201 [application/json; charset=utf-8] {"name":"n","level":"Low"}"""),
            ("removed", "204 [] "),
            ("unremoved", "404 [] "),
            ("range", """201 [application/json; charset=utf-8] {"name":"r","level":"Low"}"""),
            ("range, one of it", """206 [application/json; charset=utf-8] {"name":"r","level":"Low"}"""),
            ("range, declared by itself", """200 [application/json; charset=utf-8] {"message":"r"}"""),
            ("range, beyond it", """500 [application/json; charset=utf-8] {"message":"r"}"""),
            ("empty range", "200 [] "),
            ("default", """200 [application/json; charset=utf-8] {"name":"d","level":"Low"}"""),
            ("default, one of it", """503 [application/json; charset=utf-8] {"name":"d","level":"Low"}"""),
            ("xml", """200 [application/json; charset=utf-8] {"name":"x","level":"Low"}"""),
            ("xml, asked otherwise", """200 [text/json] {"name":"x","level":"Low"}"""),
            ("mixed", "200 [text/plain; charset=utf-8] m"),
            ("mixed, as JSON", """200 [application/json; charset=utf-8] "m" """.TrimEnd()),
            ("mixed, text of a range", "404 [text/html; charset=utf-8] <p>"),
            ("report", "201 [text/csv; charset=utf-8] a;b"),
            ("report of bytes", "500 [image/png] png"),
            ("base64", """200 [application/json; charset=utf-8] "AQID" """.TrimEnd()),
            ("numbers", "200 [application/json; charset=utf-8] [1,2,3]"),
        ];
        var data = new TheoryData<string, string, string>();
        foreach (var (name, expected) in rows)
        {
            data.Add("/controller", name, expected);
            data.Add("/minimal", name, expected);
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public async Task IsAnsweredAsDeclared(string path, string name, string expected)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, $"{path}?name={Uri.EscapeDataString(name)}");
        request.Headers.Accept.ParseAdd("text/plain, application/xml, */*;q=0.1");
        using var response = await server.Client.SendAsync(request);
        var contentType = response.Content.Headers.ContentType;
        var encoding = contentType?.CharSet is { } charset ? Encoding.GetEncoding(charset) : Encoding.UTF8;
        var body = encoding.GetString(await response.Content.ReadAsByteArrayAsync());

        Assert.Equal(expected, $"{(int)response.StatusCode} [{contentType}] {body}");
    }

    [Fact]
    public async Task ADeclaredJsonErrorIsAnsweredForAFormatThatIsNotServed()
    {
        using var response = await server.Client.GetAsync(new Uri("/api/images/bmp", UriKind.Relative));

        Assert.Equal(HttpStatusCode.NotFound, response.StatusCode);
        Assert.Equal("application/json; charset=utf-8", response.Content.Headers.ContentType?.ToString());
        Assert.Equal("""{"code":"format","message":"No bmp."}""", await response.Content.ReadAsStringAsync());
    }

    private static async IAsyncEnumerable<int> Numbers()
    {
        for (var number = 1; number <= 3; number++)
        {
            await Task.Yield();
            yield return number;
        }
    }
}

[ApiController]
public sealed class AnswersController : ControllerBase
{
    [HttpGet("/controller")]
    public IActionResult Get(string name) => JsonAnswerTests.Answers[name]().ToActionResult();
}
