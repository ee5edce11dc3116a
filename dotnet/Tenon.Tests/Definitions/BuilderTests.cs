using System.Globalization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Tenon.Tests;

/// <summary>What each builder method adds to the declaration, written as one line.</summary>
public sealed class BuilderTests
{
    private sealed record In(Guid Id);

    private sealed record Out(Guid Id, string Title);

    private sealed record WithFile(string Title, IFormFile Doc);

    private sealed record WithFiles(IReadOnlyList<IFormFile> Docs);

    private sealed record Problem(string Code, string Message);

    public static TheoryData<string, string, string> Beginnings() => Table(
        ("Get<,>", Define.Get<In, Out>("/x"), "GET /x (In) → 200 Out"),
        ("Get<>", Define.Get<Out>("/x"), "GET /x → 200 Out"),
        ("Get", Define.Get("/x"), "GET /x → 200 without a body"),
        ("Post<,>", Define.Post<In, Out>("/x"), "POST /x (In as application/json) → 201 Out"),
        ("Post<>", Define.Post<Out>("/x"), "POST /x → 201 Out"),
        ("Post", Define.Post("/x"), "POST /x → 201 without a body"),
        ("Put<,>", Define.Put<In, Out>("/x"), "PUT /x (In as application/json) → 200 Out"),
        ("Put<>", Define.Put<Out>("/x"), "PUT /x → 200 Out"),
        ("Put", Define.Put("/x"), "PUT /x → 200 without a body"),
        ("Patch<,>", Define.Patch<In, Out>("/x"), "PATCH /x (In as application/json) → 200 Out"),
        ("Patch<>", Define.Patch<Out>("/x"), "PATCH /x → 200 Out"),
        ("Patch", Define.Patch("/x"), "PATCH /x → 200 without a body"),
        ("Delete<,>", Define.Delete<In, Out>("/x"), "DELETE /x (In) → 200 Out"),
        ("Delete<>", Define.Delete<Out>("/x"), "DELETE /x → 200 Out"),
        ("Delete", Define.Delete("/x"), "DELETE /x → 204 without a body"),
        ("Head", Define.Head("/x"), "HEAD /x → 200 without a body"),
        ("Options<,>", Define.Options<In, Out>("/x"), "OPTIONS /x (In) → 200 Out"),
        ("Options<>", Define.Options<Out>("/x"), "OPTIONS /x → 200 Out"),
        ("Options", Define.Options("/x"), "OPTIONS /x → 200 without a body"),
        ("Method<,>", Define.Method<In, Out>("QUERY", "/x"), "QUERY /x (In as application/json) → 200 Out"),
        ("Method<>", Define.Method<Out>("QUERY", "/x"), "QUERY /x → 200 Out"),
        ("Method", Define.Method("COPY", "/x"), "COPY /x → 200 without a body"),
        ("File<>", Define.File<In>("/x/{id}"), "GET /x/{id} (In) → 200 application/octet-stream"),
        ("File", Define.File("/x"), "GET /x → 200 application/octet-stream"));

    public static TheoryData<string, string, string> Methods() => Table(
        ("Returns<>", Define.Get<Out>("/x").Returns<Problem>(404), "GET /x → 200 Out, 404 Problem"),
        ("Returns<> described", Define.Get<Out>("/x").Returns<Problem>(404, "No such thing"),
            "GET /x → 200 Out, 404 Problem 'No such thing'"),
        ("Returns of answers", Define.Get<Out>("/x").Returns(Define.Answer<Problem>(404, "Gone")).Returns(Define.Answer(410)),
            "GET /x → 200 Out, 404 Problem 'Gone', 410 without a body"),
        ("Returns", Define.Get<Out>("/x").Returns(404).Returns(410, "Gone"),
            "GET /x → 200 Out, 404 without a body, 410 without a body 'Gone'"),
        ("ReturnsRange<>", Define.Get<Out>("/x").ReturnsRange<Problem>(4), "GET /x → 200 Out, 4XX Problem"),
        ("ReturnsRange", Define.Get<Out>("/x").ReturnsRange(5, "Broken"), "GET /x → 200 Out, 5XX without a body 'Broken'"),
        ("ReturnsDefault<>", Define.Get<Out>("/x").ReturnsDefault<Problem>(), "GET /x → 200 Out, default Problem"),
        ("ReturnsDefault", Define.Get<Out>("/x").ReturnsDefault("Else"), "GET /x → 200 Out, default without a body 'Else'"),
        ("Status", Define.Post<In, Out>("/x").Status(202), "POST /x (In as application/json) → 202 Out"),
        ("Status described", Define.Delete("/x").Status(202, "Queued"), "DELETE /x → 202 without a body 'Queued'"),
        ("Accepts", Define.Post("/x").Accepts<In>(), "POST /x (In as application/json) → 201 without a body"),
        ("Accepts in the query", Define.Delete("/x").Accepts<In>(), "DELETE /x (In) → 204 without a body"),
        ("Accepts after others", Define.Head("/x").Returns(404).Summary("s").Accepts<In>(),
            "HEAD /x (In) → 200 without a body, 404 without a body; summary s"),
        ("FormEncoded", Define.Post<In, Out>("/x").FormEncoded(), "POST /x (In as application/x-www-form-urlencoded) → 201 Out"),
        ("FormEncoded, any form", Define.Post("/x").Accepts<IFormCollection>().FormEncoded(),
            "POST /x (IFormCollection as application/x-www-form-urlencoded) → 201 without a body"),
        ("AcceptsFile, any form", Define.Post("/x").Accepts<IFormCollection>().AcceptsFile(),
            "POST /x (IFormCollection as multipart/form-data) → 201 without a body"),
        ("FormEncoded, input only", Define.Put("/x").Accepts<In>().FormEncoded(),
            "PUT /x (In as application/x-www-form-urlencoded) → 200 without a body"),
        ("AcceptsFile", Define.Post("/x").AcceptsFile(), "POST /x (as multipart/form-data) → 201 without a body"),
        ("AcceptsFile with output", Define.Post<Out>("/x").AcceptsFile(), "POST /x (as multipart/form-data) → 201 Out"),
        ("AcceptsFile with both", Define.Post<In, Out>("/x").AcceptsFile(), "POST /x (In as multipart/form-data) → 201 Out"),
        ("AcceptsFile with input", Define.Post("/x").Accepts<In>().AcceptsFile(),
            "POST /x (In as multipart/form-data) → 201 without a body"),
        ("AcceptsFile, then Accepts", Define.Post("/x").AcceptsFile().Accepts<In>(),
            "POST /x (In as multipart/form-data) → 201 without a body"),
        ("a file", Define.Post<IFormFile, Out>("/x"), "POST /x (IFormFile as multipart/form-data) → 201 Out"),
        ("files", Define.Post("/x").Accepts<IFormFileCollection>(),
            "POST /x (IFormFileCollection as multipart/form-data) → 201 without a body"),
        ("a list of files", Define.Put<List<IFormFile>, Out>("/x"), "PUT /x (List`1 as multipart/form-data) → 200 Out"),
        ("a file in a record", Define.Post<WithFile, Out>("/x"), "POST /x (WithFile as multipart/form-data) → 201 Out"),
        ("files in a record", Define.Post<WithFiles, Out>("/x").AcceptsFile(), "POST /x (WithFiles as multipart/form-data) → 201 Out"),
        ("a file among other types", Define.Post<WithFile, Out>("/x").Consumes("multipart/*"),
            "POST /x (WithFile as multipart/*) → 201 Out"),
        ("ContentType of a file", Define.File("/x").ContentType("image/png"), "GET /x → 200 image/png"),
        ("ContentType of a file, again", Define.File<In>("/x").ContentType("image/png").Returns(404).ContentType("image/jpeg"),
            "GET /x (In) → 200 image/png | image/jpeg, 404 without a body"),
        ("Summary", Define.Get("/x").Summary("s").Summary("t"), "GET /x → 200 without a body; summary t"),
        ("Description", Define.Get("/x").Description("d"), "GET /x → 200 without a body; description d"),
        ("Deprecated", Define.Get("/x").Deprecated(), "GET /x → 200 without a body; deprecated"),
        ("Anonymous", Define.Get("/x").Anonymous(), "GET /x → 200 without a body; anonymous"),
        ("Secure", Define.Get("/x").Secure("bearer"), "GET /x → 200 without a body; bearer()"),
        ("Secure with scopes, or else", Define.Get("/x").Secure("oauth", "read", "write").Secure("key"),
            "GET /x → 200 without a body; oauth(read write); key()"),
        ("QueryAuth", Define.Get("/x").QueryAuth("api_key"), "GET /x → 200 without a body; api_key() in the query"),
        ("RequestExample", Define.Post<In, Out>("/x").RequestExample("{}").RequestExample("[]", "list"),
            "POST /x (In as application/json) → 201 Out; request example {}; request example list []"),
        ("RequestExample, input only", Define.Post("/x").Accepts<In>().RequestExample("{}"),
            "POST /x (In as application/json) → 201 without a body; request example {}"),
        ("ResponseExample", Define.Get<Out>("/x").Returns<Problem>(404).ResponseExample(404, "{}", "none"),
            "GET /x → 200 Out, 404 Problem; 404 example none {}"),
        ("ResponseExample of a range", Define.Get<Out>("/x").ReturnsRange<Problem>(4).ResponseExample(404, "{}"),
            "GET /x → 200 Out, 4XX Problem; 4XX example {}"),
        ("ResponseExample moves with the success", Define.Get<Out>("/x").ResponseExample(200, "{}").Status(203),
            "GET /x → 203 Out; 203 example {}"));

    private sealed record Sent
    {
        [FromRoute]
        public required long Id { get; init; }

        [FromBody]
        public required Out Body { get; init; }
    }

    private sealed record SentForm([FromForm] Out Body, [property: ContractCookie("session")] string? Session);

    public static TheoryData<string, string, string> ImportedMethods() => Table(
        ("OperationId", Define.Get("/x").OperationId("x.get"), "GET /x → 200 without a body; id x.get"),
        ("StatusRange", Define.Post<In, Out>("/x").StatusRange(2), "POST /x (In as application/json) → 2XX Out"),
        ("StatusRange described", Define.Delete("/x").StatusRange(2, "Done").Returns(404),
            "DELETE /x → 2XX without a body 'Done', 404 without a body"),
        ("StatusDefault", Define.Get<Out>("/x").StatusDefault("Anything").ReturnsRange(4),
            "GET /x → default Out 'Anything', 4XX without a body"),
        ("StatusDefault of a file", Define.File("/x").ContentType("image/png").StatusDefault(), "GET /x → default image/png"),
        ("Consumes", Define.Post<In, Out>("/x").Consumes("application/json", "application/xml"),
            "POST /x (In as application/json | application/xml) → 201 Out"),
        ("Consumes text", Define.Put("/x").Accepts<string>().Consumes("text/plain"),
            "PUT /x (String as text/plain) → 200 without a body"),
        ("Consumes bytes", Define.Put("/x").Accepts<Stream>().Consumes("image/png", "image/jpeg"),
            "PUT /x (Stream as image/png | image/jpeg) → 200 without a body"),
        ("Consumes after a form", Define.Post<In,
            Out>("/x").FormEncoded().Consumes("application/x-www-form-urlencoded", "multipart/form-data"),
            "POST /x (In as application/x-www-form-urlencoded | multipart/form-data) → 201 Out"),
        ("Consumes with parameters", Define.Post<In, Out>("/x").Consumes("application/json; v=1", "application/json; v=2"),
            "POST /x (In as application/json; v=1 | application/json; v=2) → 201 Out"),
        ("a body that a property names", Define.Delete<Sent, Out>("/x/{id}"), "DELETE /x/{id} (Sent as application/json) → 200 Out"),
        ("Consumes of such a body", Define.Delete<Sent, Out>("/x/{id}").Consumes("text/json"),
            "DELETE /x/{id} (Sent as text/json) → 200 Out"),
        ("FormEncoded of such a body", Define.Delete("/x").Accepts<SentForm>().FormEncoded(),
            "DELETE /x (SentForm as application/x-www-form-urlencoded) → 204 without a body"),
        ("ResponseHeader",
            Define.Get<Out>("/x")
                .ResponseHeader<int>(200, "X-Rate-Limit", "Per hour", required: true)
                .ResponseHeader<DateTimeOffset>(200, "Expires"),
            "GET /x → 200 Out; 200 header X-Rate-Limit int required 'Per hour'; 200 header Expires DateTimeOffset"),
        ("ResponseHeader of a range", Define.Get<Out>("/x").ReturnsRange(4).ResponseHeader<string>(429, "Retry-After"),
            "GET /x → 200 Out, 4XX without a body; 4XX header Retry-After string"),
        ("AndSecure", Define.Get("/x").Secure("oauth", "read").AndSecure("key").AndSecure("tenant", "a", "b").Secure("admin"),
            "GET /x → 200 without a body; oauth(read) and key() and tenant(a b); admin()"),
        ("AndSecure after QueryAuth", Define.Get("/x").QueryAuth("key").AndSecure("app"),
            "GET /x → 200 without a body; key() in the query and app()"),
        ("Secure again, with other scopes", Define.Get("/x").Secure("oauth", "read").Secure("oauth", "admin"),
            "GET /x → 200 without a body; oauth(read); oauth(admin)"),
        ("Secure alone, and with another", Define.Get("/x").Secure("oauth").Secure("oauth").AndSecure("key"),
            "GET /x → 200 without a body; oauth(); oauth() and key()"),
        ("Secure, optionally", Define.Get("/x").Secure("bearer").Anonymous(), "GET /x → 200 without a body; anonymous; bearer()"),
        ("Anonymous, or with a key", Define.Get("/x").Anonymous().QueryAuth("key"),
            "GET /x → 200 without a body; anonymous; key() in the query"));

    public static TheoryData<string, string, string> ContentTypes() => Table(
        ("Produces", Define.Get<Out>("/x").Produces(200, "application/vnd.acme+json"), "application/vnd.acme+json"),
        ("Produces, with one that only others write", Define.Get<Out>("/x").Produces(200, "application/xml", "application/json"),
            "application/xml application/json"),
        ("Produces text", Define.Get<string>("/x").Produces(200, "text/plain", "application/json"), "text/plain application/json"),
        ("Produces with parameters", Define.Get<Out>("/x").Produces(200, "application/json; v=1", "application/json; v=2"),
            "application/json; v=1 application/json; v=2"),
        ("Produces of a file", Define.File("/x").Produces(200, "image/png", "image/gif"), "image/png image/gif"),
        ("Produces, then ContentType", Define.File("/x").Produces(200, "image/png").ContentType("image/gif"), "image/png image/gif"),
        ("Produces of a stream", Define.Post<Stream>("/x").Produces(201, "application/pdf"), "application/pdf"),
        ("stream", Define.Post<Stream>("/x"), "application/octet-stream"),
        ("bytes", Define.Post<byte[]>("/x"), "application/json"),
        ("ProducesRange", Define.Get<Out>("/x").StatusRange(2).ProducesRange(2, "text/json"), "text/json"),
        ("ProducesDefault", Define.Get<Out>("/x").StatusDefault().ProducesDefault("text/json"), "text/json"),
        ("another JSON", Define.Get<Out>("/x").ContentType("application/vnd.acme+json"), "application/vnd.acme+json"),
        ("with input", Define.Post<In, Out>("/x").ContentType("text/json"), "text/json"),
        ("text", Define.Get<string>("/x").ContentType("text/plain"), "text/plain"),
        ("untold", Define.Get<Out>("/x"), "application/json"),
        ("problem details", Define.Get<ProblemDetails>("/x"), "application/problem+json"));

    [Theory]
    [MemberData(nameof(Beginnings))]
    public void BeginsWith(string method, string actual, string expected) => Assert.Equal((method, expected), (method, actual));

    [Theory]
    [MemberData(nameof(Methods))]
    [MemberData(nameof(ImportedMethods))]
    public void Adds(string method, string actual, string expected) => Assert.Equal((method, expected), (method, actual));

    [Theory]
    [MemberData(nameof(ContentTypes))]
    public void AnswersInContentType(string what, string declaration, string expected) =>
        Assert.Equal((what, expected), (what, declaration[(declaration.LastIndexOf('[') + 1)..^1]));

    [Fact]
    public void ADefinitionNeverChanges()
    {
        var original = Define.Get<In, Out>("/x/{id}").Returns(404);
        var before = Describe(original);

        _ = original.Returns(410)
            .Status(203)
            .Summary("s")
            .Description("d")
            .Deprecated()
            .Anonymous()
            .ReturnsDefault<Problem>()
            .ContentType("text/json")
            .ResponseExample(200, "{}")
            .Secure("a")
            .AndSecure("b")
            .ResponseHeader<int>(404, "X-A")
            .Produces(203, "text/json", "application/json")
            .StatusRange(2)
            .OperationId("x");

        Assert.Equal(before, Describe(original));
    }

    [Fact]
    public void RouteAndMethodAreReadableAtRunTime()
    {
        var operation = Define.Patch<In, Out>("/api/things/{id:guid}");

        Assert.Equal(
            ("PATCH", "/api/things/{id:guid}", "PATCH /api/things/{id:guid}"), (operation.Method, operation.Route, operation.ToString()));
    }

    [Fact]
    public void TheDefiningMemberIsKnown() => Assert.Equal("Download", ImagesContract.Download.Declaration.Name);

    [Theory]
    [InlineData(200, "200")]
    [InlineData(404, "404")]
    [InlineData(422, "4XX")]
    [InlineData(503, "default")]
    public void AStatusBelongsToItselfThenToItsRangeThenToTheDefault(int status, string response)
    {
        var operation = Define.Get<Out>("/x").ReturnsDefault<Problem>().ReturnsRange<Problem>(4).Returns(404);

        Assert.Equal(response, operation.Declaration.FindResponse(status)?.Status.ToString());
    }

    private static TheoryData<string, string, string> Table(params (string Method, OperationDefinition Operation, string Expected)[] rows)
    {
        var data = new TheoryData<string, string, string>();
        foreach (var (method, operation, expected) in rows)
        {
            var isContentType = !expected.Contains('→', StringComparison.Ordinal);
            data.Add(
                method,
                isContentType
                    ? $"{Describe(operation)} [{string.Join(' ', operation.Declaration.Success.ContentTypes)}]"
                    : Describe(operation),
                expected);
        }

        return data;
    }

    private static string Describe(OperationDefinition operation)
    {
        var declaration = operation.Declaration;
        var types = declaration.RequestContentTypes.Count == 0 ? null : string.Join(" | ", declaration.RequestContentTypes);
        var request = string.Join(" as ", new[] { declaration.InputType?.Name, types }.Where(part => part is not null));
        var head = declaration.RequestContentType is not null && declaration.InputType is null ? $" (as {request})"
            : request.Length > 0 ? $" ({request})"
            : string.Empty;
        var responses = declaration.Responses.Select(
            response => response.Description is { } text ? $"{response} '{text}'" : response.ToString());
        var notes = new List<string>();
        Note(declaration.Summary, "summary");
        Note(declaration.Description, "description");
        notes.AddRange(declaration.IsDeprecated ? ["deprecated"] : []);
        notes.AddRange(declaration.IsAnonymous ? ["anonymous"] : []);
        Note(declaration.OperationId, "id");
        notes.AddRange(declaration.Security.Select(security => string.Join(" and ", security.Besides.Prepend(security).Select(Security))));
        notes.AddRange(declaration.Responses.SelectMany(response => response.Headers.Select(header => Header(response, header))));
        notes.AddRange(declaration.RequestExamples.Select(example => Example("request", example)));
        notes.AddRange(
            declaration.Responses.SelectMany(
                response => response.Examples.Select(example => Example(response.Status.ToString(), example))));
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{operation.Method} {operation.Route}{head} → "
            + $"{string.Join(", ", responses)}{string.Concat(notes.Select(note => $"; {note}"))}");

        void Note(string? text, string label) => notes.AddRange(text is null ? [] : [$"{label} {text}"]);

        static string Security(SecurityDeclaration security) =>
            $"{security.Scheme}({string.Join(' ', security.Scopes)}){(security.QueryParameter is null ? string.Empty : " in the query")}";

        static string Header(ResponseDeclaration response, HeaderDeclaration header) =>
            $"{response.Status} header {header.Name} {TypeName.Of(header.Type)}{(header.IsRequired ? " required" : string.Empty)}"
            + (header.Description is null ? string.Empty : $" '{header.Description}'");

        static string Example(string of, ExampleDeclaration example) =>
            string.Join(' ', new[] { of, "example", example.Name, example.Json }.Where(part => part is not null));
    }
}
