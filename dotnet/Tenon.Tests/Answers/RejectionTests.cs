using System.Net;

namespace Tenon.Tests;

/// <summary>Answers that the contract does not declare.</summary>
public sealed class RejectionTests
{
    private record Shape(string Name);

    private sealed record Circle(string Name, double Radius) : Shape(Name);

    private sealed record NotFound(string Message);

    private static readonly Answer<NotFound> Missing = Define.Answer<NotFound>(404, "Not there.");
    private static readonly Answer<NotFound> Taken = Define.Answer<NotFound>(409);
    private static readonly EmptyAnswer Gone = Define.Answer(410);
    private static readonly EmptyAnswer Teapot = Define.Answer(418);
    private static readonly Operation<Shape> Get = Define.Get<Shape>("/shapes/{id}").Returns(Missing).Returns(Gone);
    private static readonly Operation Delete = Define.Delete("/shapes/{id}").Returns<NotFound>(404);
    private static readonly FileOperation Picture = Define.File("/shapes/{id}/picture")
        .ContentType("image/png")
        .ContentType("image/svg+xml")
        .Returns<NotFound>(404);
    private static readonly FileOperation Export = Define.File("/export").ContentType("text/csv");
    private static readonly Operation<Shape> Wide = Define.Get<Shape>("/wide").ReturnsRange<NotFound>(4).ReturnsDefault().Returns(404);

    private static readonly Operation<Shape> Listed = Define.Get<Shape>("/listed")
        .Produces(200, "application/xml", "application/json")
        .StatusRange(2);
    private static readonly Operation<Shape> Anything = Define.Get<Shape>("/anything")
        .Produces(200, "*/*")
        .Returns<Stream>(206)
        .Produces(206, "image/*");
    private static readonly Operation<Stream> Report = Define.Post<Stream>("/report").Produces(201, "application/pdf", "text/csv");

    public static TheoryData<string, Func<Terminal>, string> Violations() => new()
    {
        {
            "content type that this body cannot have", () => Listed.Bind().Success(new Shape("x"), "application/xml"),
            "GET /listed cannot answer a body of type 'application/xml'. It declares: 2XX Shape. Shape can be written as JSON only"
        },
        {
            "undeclared content type", () => Listed.Bind().Success(new Shape("x"), "text/json"),
            "cannot answer a body of type 'text/json'. It declares: 2XX Shape. Give one of the declared types, or declare this one "
            + "with .Produces(status, mime)."
        },
        { "undeclared status beside a range", () => Listed.Bind().Respond(300, new Shape("x")), "cannot answer 300 Shape" },
        {
            "MIME type of a stream left out", () => Report.Bind().Success(new MemoryStream()),
            "cannot answer a file without a content type. It declares: 201 application/pdf | text/csv."
        },
        {
            "undeclared MIME type of a stream", () => Report.Bind().Success(new MemoryStream(), "text/plain"),
            "cannot answer a file of type 'text/plain'"
        },
        {
            "bytes for a stream", () => Report.Bind().Respond(201, new byte[1], "text/csv"),
            "cannot answer 201 byte[]. It declares: 201 application/pdf | text/csv. Answer a Stream"
        },
        { "stream left out", () => Report.Bind().Respond(201), "Answer it with .Respond(status, body)." },
        { "typed answer of another operation", () => Get.Bind().Respond(Taken.With(new("x"))), "cannot answer 409 NotFound" },
        { "typed answer without a body", () => Get.Bind().Respond(Teapot), "cannot answer 418 without a body" },
        { "typed answer of undeclared type", () => Get.Bind().Respond(Missing.With(new("x")), "text/csv"), "of type 'text/csv'" },
        {
            "undeclared status", () => Get.Bind().Respond(418),
            "GET /shapes/{id} cannot answer 418 without a body. It declares: 200 Shape, 404 NotFound, 410 without a body. Answer a "
            + "declared status, or declare this one with .Returns."
        },
        {
            "undeclared status with a body", () => Get.Bind().Respond(500, new NotFound("x")),
            "GET /shapes/{id} cannot answer 500 NotFound. It declares: 200 Shape, 404 NotFound, 410 without a body."
        },
        { "no HTTP status", () => Get.Bind().Respond(99), "cannot answer 99 without a body" },
        { "no HTTP status under a default", () => Wide.Bind().Respond(600), "cannot answer 600 without a body" },
        {
            "body left out", () => Get.Bind().Respond(404),
            "cannot answer 404 without a body. It declares: 200 Shape, 404 NotFound, 410 without a body. Answer it with "
            + ".Respond(status, body)."
        },
        { "body of the success left out", () => Get.Bind().Respond(200), "cannot answer 200 without a body" },
        { "body where none is declared", () => Get.Bind().Respond(410, new NotFound("x")), "cannot answer 410 NotFound" },
        {
            "body of the success where none is declared", () => Delete.Bind().Respond(204, "done"),
            "DELETE /shapes/{id} cannot answer 204 string"
        },
        {
            "body of another type", () => Get.Bind().Respond(404, new Shape("x")),
            "cannot answer 404 Shape. It declares: 200 Shape, 404 NotFound, 410 without a body. Answer a NotFound, or change the "
            + "declaration."
        },
        { "list of the type", () => Get.Bind().Respond(404, new List<NotFound>()), "cannot answer 404 List<NotFound>" },
        { "base type of the type", () => Define.Get<Circle>("/c").Bind().Respond(200, new Shape("x")), "cannot answer 200 Shape" },
        { "another number", () => Define.Get<long>("/n").Bind().Respond(200, 5), "cannot answer 200 int" },
        { "the same shape", () => Get.Bind().Respond(404, new { Message = "x" }), "cannot answer 404" },
        { "null of another type", () => Get.Bind().Respond<Shape?>(404, null), "cannot answer 404 Shape" },
        {
            "undeclared MIME type", () => Picture.Bind().File([1], contentType: "image/gif"),
            "GET /shapes/{id}/picture cannot answer a file of type 'image/gif'. It declares: 200 image/png | image/svg+xml, 404 "
            + "NotFound. Give one of the declared types, or declare this one with .ContentType(mime)."
        },
        {
            "MIME type left out", () => Picture.Bind().File([1]),
            "cannot answer a file without a content type. It declares: 200 image/png | image/svg+xml, 404 NotFound. Several are "
            + "declared: choose one of them with contentType."
        },
        { "MIME type left out, memory", () => Picture.Bind().File(new byte[1].AsMemory()), "a file without a content type" },
        { "MIME type left out, stream", () => Picture.Bind().File(new MemoryStream()), "a file without a content type" },
        {
            "undeclared MIME type where there is one", () => Export.Bind().File([1], contentType: "text/plain"),
            "a file of type 'text/plain'"
        },
        { "empty MIME type", () => Export.Bind().File([1], contentType: ""), "a file of type ''" },
        { "malformed MIME type", () => Export.Bind().File([1], contentType: "text/csv; charset"), "a file of type 'text/csv; charset'" },
        { "type outside a range", () => Anything.Bind().Respond(206, new MemoryStream(), "text/csv"), "a file of type 'text/csv'" },
        { "type of a range left out", () => Anything.Bind().Respond(206, new MemoryStream()), "a file without a content type" },
        { "a range itself", () => Anything.Bind().Respond(206, new MemoryStream(), "image/*"), "a file of type 'image/*'" },
        { "wildcard", () => Picture.Bind().File([1], contentType: "image/*"), "a file of type 'image/*'" },
        {
            "default MIME type replaced", () => Export.Bind().File([1], contentType: "application/octet-stream"),
            "a file of type 'application/octet-stream'"
        },
        {
            "bytes as a body", () => Picture.Bind().Respond(200, new byte[1]),
            "cannot answer 200 byte[]. It declares: 200 image/png | image/svg+xml, 404 NotFound. Answer it with .File(…)."
        },
        { "file left out", () => Picture.Bind().Respond(200), "Answer it with .File(…)." },
        { "body under a body-less default", () => Wide.Bind().Respond(503, new NotFound("x")), "cannot answer 503 NotFound" },
        { "no body in a range", () => Wide.Bind().Respond(422), "cannot answer 422 without a body" },
    };

    public static TheoryData<string, Func<Terminal>, int, string?> Declared() => new()
    {
        { "success", () => Get.Bind().Success(new Shape("x")), 200, "application/json" },
        { "success of a subtype", () => Get.Bind().Success(new Circle("x", 1)), 200, "application/json" },
        { "success of a range", () => Listed.Bind().Success(new Shape("x")), 200, "application/json" },
        { "another of the range", () => Listed.Bind().Respond(299, new Shape("x")), 299, "application/json" },
        { "body in a range", () => Anything.Bind().Success(new Shape("x")), 200, "application/json" },
        { "file in a range", () => Anything.Bind().Respond(206, new MemoryStream(), "image/webp"), 206, "image/webp" },
        { "stream in a declared type", () => Report.Bind().Success(new MemoryStream(), "TEXT/CSV"), 201, "text/csv" },
        { "success by status", () => Get.Bind().Respond(200, new Circle("x", 1)), 200, "application/json" },
        { "success without a body", () => Delete.Bind().Success(), 204, null },
        { "success without a body by status", () => Delete.Bind().Respond(204), 204, null },
        { "declared body", () => Get.Bind().Respond(404, new NotFound("x")), 404, "application/json" },
        { "declared body typed as object", () => Get.Bind().Respond<object>(404, new NotFound("x")), 404, "application/json" },
        { "null of the declared type", () => Get.Bind().Respond<NotFound?>(404, null), 404, "application/json" },
        { "typed answer", () => Get.Bind().Respond(Missing.With(new("x"))), 404, "application/json" },
        { "typed answer of a file operation", () => Picture.Bind().Respond(Missing.With(new("x"))), 404, "application/json" },
        { "typed answer of an operation without output", () => Delete.Bind().Respond(Missing.With(new("x"))), 404, "application/json" },
        { "typed answer without a body", () => Get.Bind().Respond(Gone), 410, null },
        { "typed answer in a range", () => Wide.Bind().Respond(Taken.With(new("x"))), 409, "application/json" },
        { "declared status without a body", () => Get.Bind().Respond(410), 410, null },
        { "nullable number", () => Define.Get<int?>("/n").Bind().Respond(200, 5), 200, "application/json" },
        { "in a range", () => Wide.Bind().Respond(422, new NotFound("x")), 422, "application/json" },
        { "by the default", () => Wide.Bind().Respond(503), 503, null },
        { "itself before its range", () => Wide.Bind().Respond(404), 404, null },
        { "selected MIME type", () => Picture.Bind().File([1], contentType: "image/png"), 200, "image/png" },
        { "in another case", () => Picture.Bind().File([1], contentType: "Image/PNG"), 200, "image/png" },
        {
            "with a parameter", () => Picture.Bind().File([1], contentType: "image/svg+xml;charset=utf-8"), 200,
            "image/svg+xml;charset=utf-8"
        },
        { "the only MIME type", () => Export.Bind().File([1]), 200, "text/csv" },
        { "no MIME type declared", () => Define.File("/f").Bind().File([1]), 200, "application/octet-stream" },
        {
            "no MIME type declared, given", () => Define.File("/f").Bind().File([1], contentType: "application/octet-stream"), 200,
            "application/octet-stream"
        },
    };

    [Theory]
    [MemberData(nameof(Violations))]
    public void IsAViolation(string what, Func<Terminal> answer, string message)
    {
        var violation = Assert.Throws<ContractViolationException>(answer);

        Assert.NotEmpty(what);
        Assert.Contains(message, violation.Message, StringComparison.Ordinal);
        Assert.Contains(violation.Requested, violation.Message, StringComparison.Ordinal);
        Assert.Contains(violation.Operation.ToString(), violation.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ARefusedStreamIsDisposed()
    {
        MemoryStream[] streams = [new(), new(), new()];

        Assert.Throws<ContractViolationException>(() => Report.Bind().Success(streams[0]));
        Assert.Throws<ContractViolationException>(() => Report.Bind().Respond(404, streams[1]));
        Assert.Throws<ContractViolationException>(() => Report.Bind().Respond(201, streams[2], "text/plain"));

        Assert.All(streams, stream => Assert.False(stream.CanRead));
    }

    [Fact]
    public void ANullStreamIsRefusedWithTheOperation()
    {
        var refused = Assert.Throws<ArgumentNullException>(() => Report.Bind().Success(null!, "text/csv"));

        Assert.StartsWith("POST /report was given null for 201 application/pdf | text/csv.", refused.Message, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Declared))]
    public void IsDeclared(string what, Func<Terminal> answer, int status, string? contentType)
    {
        var terminal = answer();

        Assert.Equal((what, status, contentType), (what, terminal.StatusCode, terminal.ContentType));
    }

    [Theory]
    [InlineData("gif", "a file of type 'image/gif'")]
    [InlineData("unselected", "a file without a content type")]
    public async Task ARunningServerAnswersNothingUndeclared(string format, string violation)
    {
        var thrown = new List<Exception>();
        await using var server = await LoopbackServer.StartControllers(app => app.Use(async (context, next) =>
        {
            try
            {
                await next(context);
            }
            catch (ContractViolationException exception)
            {
                thrown.Add(exception);
                throw;
            }
        }));

        var response = await server.Client.GetAsync(new Uri($"/api/images/{format}", UriKind.Relative));

        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Empty(await response.Content.ReadAsByteArrayAsync());
        Assert.Contains(violation, Assert.Single(thrown).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("POST")]
    [InlineData("PUT")]
    [InlineData("DELETE")]
    public async Task AnUndeclaredMethodIsRejectedByTheHost(string method)
    {
        await using var server = await LoopbackServer.StartControllers();
        using var request = new HttpRequestMessage(new HttpMethod(method), "/api/images/png");

        var response = await server.Client.SendAsync(request);

        Assert.Equal(HttpStatusCode.MethodNotAllowed, response.StatusCode);
    }
}
