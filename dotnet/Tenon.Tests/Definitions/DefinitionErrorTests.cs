using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;

namespace Tenon.Tests;

/// <summary>Bad definitions: what is said, and what to do about it.</summary>
public sealed class DefinitionErrorTests
{
    private sealed record In(Guid Id);

    private sealed record Out(Guid Id, string Title);

    private sealed record WithFile(string Title, IFormFile Doc);

    private sealed record FileAsJson([property: FromBody] IFormFile Doc);

    public static TheoryData<string, Func<OperationDefinition>, string, string> Cases() => new()
    {
        { "no leading slash", () => Define.Get<Out>("api/x"), "the route does not begin with a slash", "Write \"/api/x\"" },
        { "application-relative", () => Define.Get<Out>("~/api/x"), "the route does not begin with a slash", "Write \"/api/x\"" },
        { "empty route", () => Define.Get<Out>(""), "the route is empty", "Give the complete public path" },
        { "null route", () => Define.Get<Out>(null!), "the route is empty", "Give the complete public path" },
        { "no method", () => Define.Method("", "/x"), "'' is not a method", "for example \"QUERY\"" },
        { "two methods", () => Define.Method("GET POST", "/x"), "'GET POST' is not a method", "for example \"QUERY\"" },
        { "a method that nobody sends", () => Define.Method<Out>("trace", "/x"), "'trace' is not a method", "TRACE" },
        { "unbalanced brace", () => Define.Get<Out>("/x/{id"), "the route is not a route template", "character" },
        { "same parameter twice", () => Define.Get<Out>("/x/{id}/{ID}"), "the route is not a route template", "more than one time" },
        { "query in the route", () => Define.Get<Out>("/x?y=1"), "the route is not a route template", "'?'" },
        { "answer below", () => Define.Get<Out>("/x").Returns((EmptyAnswer)null!), "the answer is null", "above the operation" },
        { "answer without a status", () => Define.Get<Out>("/x").Returns(Define.Answer(99)), "99", "100 to 599" },
        { "empty MIME type", () => Define.File("/x").ContentType(""), "'' is not a MIME type", "for example \"image/png\"" },
        { "null MIME type", () => Define.File("/x").ContentType(null!), "'' is not a MIME type", "for example \"image/png\"" },
        { "no subtype", () => Define.File("/x").ContentType("image"), "'image' is not a MIME type", "type and subtype" },
        { "wildcard", () => Define.File<In>("/x").ContentType("image/*"), "'image/*' is not a MIME type", "concrete" },
        { "line break in a MIME type", () => Define.File("/x").ContentType("image/png\r\nX: y"), "is not a MIME type", "concrete" },
        {
            "MIME type twice", () => Define.File("/x").ContentType("image/png").ContentType("IMAGE/PNG; q=1"), "is declared twice",
            "Remove one"
        },
        { "object as text", () => Define.Get<Out>("/x").ContentType("text/csv"), "'text/csv' is not JSON", "Use Define.File" },
        { "status too small", () => Define.Get<Out>("/x").Returns(99), "99 is not an HTTP status", "100 to 599" },
        { "status too large", () => Define.Get<Out>("/x").Returns<Out>(600), "600 is not an HTTP status", "100 to 599" },
        { "success too large", () => Define.Get<Out>("/x").Status(1000), "1000 is not an HTTP status", "100 to 599" },
        { "not a range", () => Define.Get<Out>("/x").ReturnsRange<Out>(404), "404XX is not a range", "4 stands for 4XX" },
        { "range 0", () => Define.Get<Out>("/x").ReturnsRange(0), "0XX is not a range", "4 stands for 4XX" },
        { "status twice", () => Define.Get<Out>("/x").Returns(404).Returns<Out>(404), "404 is declared twice", "Remove one" },
        { "success status twice", () => Define.Get<Out>("/x").Returns<Out>(200), "200 is declared twice", ".Status(code)" },
        {
            "success moved onto another", () => Define.Get<Out>("/x").Returns(202).Status(202), "202 is declared twice",
            "remove the .Returns"
        },
        { "range twice", () => Define.Get<Out>("/x").ReturnsRange<Out>(4).ReturnsRange(4), "4XX is declared twice", "Remove one" },
        { "default twice", () => Define.Get<Out>("/x").ReturnsDefault<Out>().ReturnsDefault(), "default is declared twice", "Remove one" },
        { "body with 204", () => Define.Get<Out>("/x").Status(204), "204 cannot have a body", "another status" },
        { "body with 304", () => Define.Get<Out>("/x").Returns<Out>(304), "304 cannot have a body", "without a type" },
        { "body with 101", () => Define.Get("/x").Returns<Out>(101), "101 cannot have a body", "without a type" },
        {
            "form in a GET", () => Define.Get<In, Out>("/x").FormEncoded(), ".FormEncoded() needs a request body, and GET has none",
            "Define.Post"
        },
        {
            "file to a DELETE", () => Define.Delete("/x").AcceptsFile(), ".AcceptsFile() needs a request body, and DELETE has none",
            "Define.Post"
        },
        {
            "example of a GET", () => Define.Get<In, Out>("/x").RequestExample("{}"), ".RequestExample(…) needs a request body",
            "Define.Post"
        },
        {
            "form and file", () => Define.Post<In, Out>("/x").FormEncoded().AcceptsFile(),
            "contradicts the request body declared as application/x-www-form-urlencoded", "Keep"
        },
        { "file in a GET", () => Define.Get<WithFile, Out>("/x"), "WithFile holds a file, and GET has no request body", "Define.Post" },
        {
            "bare file in a DELETE", () => Define.Delete("/x").Accepts<IFormFile>(), "IFormFile holds a file, and DELETE has no",
            "Define.Post"
        },
        {
            "file as JSON", () => Define.Post<FileAsJson, Out>("/x"), "FileAsJson.Doc is a file and marked [FromBody]",
            "Mark it [FromForm]"
        },
        { "file in a form of fields", () => Define.Post<WithFile, Out>("/x").FormEncoded(), "contradicts", "Keep" },
        { "file in JSON", () => Define.Post<WithFile, Out>("/x").Consumes("application/json"), "cannot carry files", "multipart" },
        { "a result", () => Define.Get<IActionResult>("/x"), "IActionResult is a result, and not a type of a body", "what is in the body" },
        { "a minimal API's result", () => Define.Get<IResult>("/x"), "IResult is a result, and not", "what is in the body" },
        { "a terminal", () => Define.Get<Terminal>("/x"), "Terminal is a result, and not", "what is in the body" },
        { "a result of a type", () => Define.Get<ActionResult<Out>>("/x"), "ActionResult<Out> is a result", "what is in the body" },
        { "a file's result", () => Define.Get<FileContentResult>("/x"), "FileContentResult is a result with a file", "Use Define.File" },
        {
            "a minimal API's file", () => Define.Get<FileStreamHttpResult>("/x"), "FileStreamHttpResult is a result with a file",
            "Define.File"
        },
        {
            "another result", () => Define.Get<Out>("/x").Returns<JsonResult>(404), "JsonResult is a result, and not",
            "what is in the body"
        },
        { "a task", () => Define.Get<Task<Out>>("/x"), "Task<Out> is a task, and not a type of a body", "what the task gives" },
        { "a value task", () => Define.Get<ValueTask<Out>>("/x"), "ValueTask<Out> is a task", "what the task gives" },
        { "a sent file as an answer", () => Define.Get<IFormFile>("/x"), "IFormFile is a file that was sent", "Use Define.File" },
        { "empty summary", () => Define.Get("/x").Summary(" "), "the text is empty", "leave the call out" },
        { "null description", () => Define.Get("/x").Description(null!), "the text is empty", "leave the call out" },
        { "empty scheme", () => Define.Get("/x").Secure(""), "the name of a security scheme", "Name it" },
        { "empty scope", () => Define.Get("/x").Secure("a", " "), "the name of a security scheme", "Name it" },
        { "empty query key", () => Define.Get("/x").QueryAuth(""), "the name of a security scheme", "Name it" },
        {
            "needed besides nothing", () => Define.Get("/x").AndSecure("a"), "'a' is needed besides nothing",
            "Put .Secure(…) or .QueryAuth(…) before"
        },
        {
            "needed twice", () => Define.Get("/x").Secure("a").AndSecure("a", "b"),
            "the security scheme 'a' is needed twice at the same time", "all its scopes in one call"
        },
        { "empty scheme besides", () => Define.Get("/x").Secure("a").AndSecure(""), "the name of a security scheme", "Name it" },
        { "empty id", () => Define.Get("/x").OperationId(" "), "the operationId is empty", "no other operation has" },
        { "no content type consumed", () => Define.Post<In, Out>("/x").Consumes(), "no content type is given", "at least one" },
        { "no MIME type consumed", () => Define.Post<In, Out>("/x").Consumes("json"), "'json' is not a MIME type", "type and subtype" },
        { "half a range consumed", () => Define.Post<In, Out>("/x").Consumes("*/json"), "'*/json' is not a MIME type", "range" },
        {
            "consumed twice", () => Define.Post<In, Out>("/x").Consumes("text/json", "TEXT/JSON"),
            "the content type 'text/json' is declared twice", "Remove one"
        },
        {
            "a GET consumes", () => Define.Get<In, Out>("/x").Consumes("text/json"),
            ".Consumes(…) needs a request body, and GET has none", "[FromBody]"
        },
        { "no input consumed", () => Define.Post("/x").Consumes("text/plain"), "there is no input", ".Accepts<TInput>()" },
        {
            "form after other types", () => Define.Post<In, Out>("/x").Consumes("text/plain").FormEncoded(),
            "contradicts the request body declared as text/plain", "Keep"
        },
        { "null content type produced", () => Define.Get<Out>("/x").Produces(200, null!), "no content type is given", "at least one" },
        { "no MIME type produced", () => Define.Get<Out>("/x").Produces(200, ""), "'' is not a MIME type", "type and subtype" },
        {
            "produced twice", () => Define.Get<Out>("/x").Produces(200, "text/json", "text/json"),
            "the content type 'text/json' is declared twice", "Remove one"
        },
        {
            "undeclared status produces", () => Define.Get<Out>("/x").Produces(404, "text/json"),
            "content types are given for 404, which is not declared", ".Returns<T>"
        },
        {
            "undeclared range produces", () => Define.Get<Out>("/x").ProducesRange(4, "text/json"),
            "content types are given for 4XX, which is not declared", ".ReturnsRange<T>"
        },
        {
            "undeclared default produces", () => Define.Get<Out>("/x").ProducesDefault("text/json"),
            "content types are given for default, which is not declared", ".ReturnsDefault<T>"
        },
        {
            "nothing is produced", () => Define.Get("/x").Produces(200, "text/json"), "content types are given for 200 without a body",
            "Declare the type"
        },
        {
            "object as XML", () => Define.Get<Out>("/x").Returns<In>(404).Produces(404, "application/xml"),
            "'application/xml' is not JSON, and In can be written as JSON only", "a Stream for bytes"
        },
        { "success is not a range", () => Define.Get<Out>("/x").StatusRange(200), "200XX is not a range", "4 stands for 4XX" },
        {
            "success range twice", () => Define.Get<Out>("/x").ReturnsRange(2).StatusRange(2), "2XX is declared twice",
            "remove the .Returns"
        },
        {
            "success default twice", () => Define.Get<Out>("/x").ReturnsDefault().StatusDefault(), "default is declared twice",
            "remove the .Returns"
        },
        { "success range without bodies", () => Define.Get<Out>("/x").StatusRange(1), "1XX cannot have a body", "another status" },
        {
            "header of an undeclared status", () => Define.Get<Out>("/x").ResponseHeader<int>(404, "X-A"),
            "a header is given for 404, which is not declared", "Put .Returns(404) before"
        },
        { "empty header", () => Define.Get<Out>("/x").ResponseHeader<int>(200, ""), "'' is not the name of a header", "as it travels" },
        {
            "header with a space", () => Define.Get<Out>("/x").ResponseHeader<int>(200, "Rate limit"),
            "'Rate limit' is not the name of a header", "as it travels"
        },
        {
            "header twice", () => Define.Get<Out>("/x").ResponseHeader<int>(200, "ETag").ResponseHeader<string>(200, "etag"),
            "the header 'etag' of 200 is declared twice", "case does not"
        },
        { "example that is no JSON", () => Define.Post<In, Out>("/x").RequestExample("{ id: 1 }"), "an example is not JSON", "LineNumber" },
        { "null example", () => Define.Post<In, Out>("/x").RequestExample(null!), "an example is not JSON", "LineNumber" },
        {
            "example name twice", () => Define.Post<In, Out>("/x").RequestExample("1", "a").RequestExample("2", "a"),
            "two examples are named 'a'", "a name of its own"
        },
        {
            "unnamed example twice", () => Define.Get<Out>("/x").ResponseExample(200, "1").ResponseExample(200, "2"),
            "two examples have no name", "a name of its own"
        },
        {
            "example of an undeclared status", () => Define.Get<Out>("/x").ResponseExample(404, "{}"),
            "an example is given for 404, which is not declared", "Put .Returns<T>(404) before"
        },
        {
            "example without a body", () => Define.Get<Out>("/x").Returns(404).ResponseExample(404, "{}"),
            "an example is given for 404 without a body", "declare a body type"
        },
        {
            "example of a file", () => Define.File("/x").ResponseExample(200, "{}"),
            "an example is given for 200 application/octet-stream", "declare a body type"
        },
    };

    [Theory]
    [MemberData(nameof(Cases))]
    public void IsRefusedWithTheOperationAndTheFix(string what, Func<OperationDefinition> define, string problem, string fix)
    {
        var refused = Assert.Throws<ArgumentException>(define);

        Assert.NotEmpty(what);
        Assert.StartsWith($"Operation '{nameof(Cases)}' (", refused.Message, StringComparison.Ordinal);
        Assert.Contains(problem, refused.Message, StringComparison.Ordinal);
        Assert.Contains(fix, refused.Message, StringComparison.Ordinal);
    }

    private static class BrokenContract
    {
        public static readonly Operation<Out> Fine = Define.Get<Out>("/fine");

        public static readonly Operation<Out> ListThings = Define.Get<Out>("api/things");
    }

    [Fact]
    public void ATypeInitialiserSaysWhichOperation()
    {
        var failed = Assert.Throws<TypeInitializationException>(() => BrokenContract.Fine);

        Assert.StartsWith(
            "Operation 'ListThings' (GET api/things) cannot be defined: the route does not begin with a slash.",
            failed.InnerException?.Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void ANullInputIsRefusedWithTheOperation()
    {
        var refused = Assert.Throws<ArgumentNullException>(() => Define.Get<In, Out>("/x/{id}").Bind(null!));

        Assert.StartsWith("GET /x/{id} was bound to a null In.", refused.Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentNullException>(() => Define.Post("/x").Accepts<In>().Bind(null!));
        Assert.Throws<ArgumentNullException>(() => Define.File<In>("/x/{id}").Bind(null!));
    }
}
