using Microsoft.CodeAnalysis;

namespace Tenon.Tests;

/// <summary>What the compiler already refuses. Judge: the C# compiler.</summary>
public sealed class CompileErrorTests
{
    private const string Declarations = """
        using Tenon;

        public sealed record In(Guid Id);
        public record Out(Guid Id, string Title);
        public record Missing(string Message);
        public sealed record Lost(string Message, string Since) : Missing(Message);
        public sealed record More(Guid Id, string Title) : Out(Id, Title);

        [Contract]
        public static class Contract
        {
            public static readonly Answer<Missing> NotFound = Define.Answer<Missing>(404, "Not there.");
            public static readonly EmptyAnswer Gone = Define.Answer(410);
            public static readonly Operation<In, Out> Get = Define.Get<In, Out>("/x/{id}").Returns(NotFound).Returns(Gone);
            public static readonly Operation<Out> List = Define.Get<Out>("/x");
            public static readonly Operation Ping = Define.Get("/ping");
            public static readonly InputOperation<In> Remove = Define.Delete("/x/{id}").Accepts<In>();
            public static readonly FileOperation<In> Picture = Define.File<In>("/x/{id}/picture");
            public static readonly FileOperation Logo = Define.File("/logo");
        }
        """;

    [Theory]
    [InlineData("Contract.Get.Bind(new In(Guid.Empty)).Success(new Out(Guid.Empty, \"\")).ToResult()")]
    [InlineData("Contract.Get.Bind(new In(Guid.Empty)).Success(new More(Guid.Empty, \"\")).ToActionResult()")]
    [InlineData("Contract.List.Bind().Success(new Out(Guid.Empty, \"\")).ToResult()")]
    [InlineData("Contract.Ping.Bind().Success().ToResult()")]
    [InlineData("Contract.Remove.Bind(new In(Guid.Empty)).Success().ToResult()")]
    [InlineData(
        "Contract.Picture.Bind(new In(Guid.Empty)).File(new byte[1], contentType: \"image/png\", fileName: \"x.png\").ToActionResult()")]
    [InlineData("Contract.Logo.Bind().File(Stream.Null).ToResult()")]
    [InlineData("Contract.Logo.Bind().File(new ReadOnlyMemory<byte>(new byte[1])).ToResult()")]
    [InlineData("Contract.Get.Returns<Out>(404).Status(202).Summary(\"s\").ContentType(\"text/json\").Secure(\"a\", \"b\")")]
    [InlineData("Contract.Get.Bind(new In(Guid.Empty)).Respond(Contract.NotFound.With(new Missing(\"x\"))).ToResult()")]
    [InlineData("Contract.Get.Bind(new In(Guid.Empty)).Respond(Contract.NotFound.With(new Lost(\"x\", \"y\"))).ToResult()")]
    [InlineData("Contract.Get.Bind(new In(Guid.Empty)).Respond(Contract.NotFound.With(new(\"x\"))).ToResult()")]
    [InlineData("Contract.Get.Bind(new In(Guid.Empty)).Respond(Contract.Gone).ToResult()")]
    [InlineData("Contract.Get.Bind(new In(Guid.Empty)).Respond(404, new Out(Guid.Empty, \"\")).ToResult()")]
    [InlineData("Define.Post<In, Out>(\"/x\").FormEncoded().RequestExample(\"{}\")")]
    public void Compiles(string expression) => Assert.Empty(Diagnose(expression));

    [Theory]
    [InlineData("a JSON operation has no .File", "Contract.Get.Bind(new In(Guid.Empty)).File(new byte[1])", "CS1061")]
    [InlineData("an operation without output has no .File", "Contract.Ping.Bind().File(new byte[1])", "CS1061")]
    [InlineData("a file operation has no .Success", "Contract.Picture.Bind(new In(Guid.Empty)).Success()", "CS1061")]
    [InlineData(".Success takes the declared type", "Contract.Get.Bind(new In(Guid.Empty)).Success(\"text\")", "CS1503")]
    [InlineData(".Success does not take null", "Contract.Get.Bind(new In(Guid.Empty)).Success(null)", "CS8625")]
    [InlineData(".Success cannot be empty where there is output", "Contract.List.Bind().Success()", "CS7036")]
    [InlineData(".Success takes nothing where there is no output", "Contract.Ping.Bind().Success(1)", "CS1501")]
    [InlineData(".Bind needs the input", "Contract.Get.Bind()", "CS7036")]
    [InlineData(".Bind takes the declared input", "Contract.Get.Bind(Guid.Empty)", "CS1503")]
    [InlineData(".Bind does not take null", "Contract.Get.Bind(null)", "CS8625")]
    [InlineData(".Bind takes nothing where there is no input", "Contract.List.Bind(new In(Guid.Empty))", "CS1501")]
    [InlineData("an operation with input takes no other", "Contract.Get.Accepts<In>()", "CS1501")]
    [InlineData("a form needs input", "Define.Post<Out>(\"/x\").FormEncoded()", "CS1061")]
    [InlineData("a request example needs input", "Define.Post(\"/x\").RequestExample(\"{}\")", "CS1061")]
    [InlineData("a file operation takes no file", "Contract.Logo.AcceptsFile()", "CS1061")]
    [InlineData("nothing to give a content type", "Contract.Ping.ContentType(\"text/plain\")", "CS1061")]
    [InlineData("HEAD has no output", "Define.Head<Out>(\"/x\")", "CS0308")]
    [InlineData("an input is not nullable", "Define.Get<In?, Out>(\"/x\")", "CS8714")]
    [InlineData("an answer takes its body alone", "Contract.NotFound.With(new Out(Guid.Empty, \"\"))", "CS1503")]
    [InlineData("an answer does not take null", "Contract.NotFound.With(null)", "CS8625")]
    [InlineData("an answer has its body", "Contract.Get.Bind(new In(Guid.Empty)).Respond(Contract.NotFound)", "CS1503")]
    [InlineData("an answer without a body takes none", "Contract.Gone.With(1)", "CS1061")]
    [InlineData("an answer with its body is not declared", "Contract.Get.Returns(Contract.NotFound.With(new(\"x\")))", "CS1503")]
    [InlineData("definitions are made by Define alone", "new Operation(null!)", "CS1729")]
    [InlineData("a terminal is made by an endpoint alone", "new Terminal()", "CS0144")]
    public void DoesNotCompile(string what, string expression, string error)
    {
        var errors = Diagnose(expression);

        Assert.True(errors.Count == 1 && errors[0].Contains(error, StringComparison.Ordinal), $"{what}: {string.Join("; ", errors)}");
    }

    [Theory]
    [InlineData("Microsoft.AspNetCore.Mvc.IActionResult", "CS0266")]
    [InlineData("IResult", null)]
    public void OnlyAMinimalApiTakesATerminalWithoutItsAdapter(string type, string? error)
    {
        var source = $"public static class Handler {{ public static {type} Answer() => Contract.Ping.Bind().Success(); }}";

        var errors = Compilation.Diagnose(OutputKind.DynamicallyLinkedLibrary, Declarations, source);

        Assert.Equal(error, errors.SingleOrDefault()?.Split(": error ")[1][..6]);
    }

    private static IReadOnlyList<string> Diagnose(string expression) =>
        Compilation.Diagnose(
            OutputKind.DynamicallyLinkedLibrary,
            Declarations,
            $"using Tenon; public static class Use {{ public static object Answer() => {expression}; }}");
}
