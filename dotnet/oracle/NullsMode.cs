using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Oracle;

/// <summary>Whether Roslyn's nullable analysis says that the argument of each `Show(x)` and `Try(x)` may be null there.</summary>
internal static class NullsMode
{
    public static int Run(string file)
    {
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Select(MetadataReference (path) => MetadataReference.CreateFromFile(path));
        var latest = CSharpParseOptions.Default.WithLanguageVersion(LanguageVersion.Latest);
        var tree = CSharpSyntaxTree.ParseText(File.ReadAllText(file), latest);
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary,
            nullableContextOptions: NullableContextOptions.Enable);
        var compilation = CSharpCompilation.Create("Nulls", [tree], references, options);
        var errors = compilation.GetDiagnostics().Where(one => one.Severity == DiagnosticSeverity.Error).ToList();
        foreach (var error in errors) Console.Error.WriteLine(error);
        var model = compilation.GetSemanticModel(tree);
        foreach (var call in tree.GetRoot().DescendantNodes().OfType<InvocationExpressionSyntax>())
        {
            if (call.Expression is not IdentifierNameSyntax { Identifier.ValueText: "Show" or "Try" }) continue;
            var argument = call.ArgumentList.Arguments[0].Expression;
            var state = model.GetTypeInfo(argument).Nullability.FlowState == NullableFlowState.NotNull ? "not null" : "may be null";
            Console.WriteLine($"{argument.GetLocation().GetLineSpan().StartLinePosition.Line + 1} {call} {state}");
        }

        return errors.Count == 0 ? 0 : 1;
    }
}
