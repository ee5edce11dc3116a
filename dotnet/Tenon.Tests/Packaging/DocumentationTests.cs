using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Tenon.Tests;

/// <summary>
/// The C# of every page compiles, with nullable on and warnings as errors. Judge: the C# compiler. The tests of the tool
/// (test/docs) run everything else on the pages, and compare what is marked as an excerpt with what is generated.
/// </summary>
public sealed partial class DocumentationTests
{
    /// <summary>Pages whose C# belongs to a server that the page does not show whole: where the rest of it is.</summary>
    private static readonly Dictionary<string, string> Surroundings = new(StringComparer.Ordinal)
    {
        ["README.md"] = "tasks/Api",
        ["docs/start/controllers.md"] = "new-controllers",
        ["docs/start/import.md"] = "imported",
        ["docs/reference/reading.md"] = "reading",
    };

    public static TheoryData<string> Pages =>
    [
        .. Directory.EnumerateFiles(Repository.PathOf("docs"), "*.md", SearchOption.AllDirectories)
            .Select(file => $"docs/{Path.GetRelativePath(Repository.PathOf("docs"), file).Replace('\\', '/')}")
            .Concat(["README.md", "dotnet/Tenon/README.md", "dotnet/Tenon.Abstractions/README.md"])
            .Where(page => Blocks(page).Any(block => !block.Is("excerpt")))
#if !NET10_0_OR_GREATER
            // The server around it sends events with TypedResults, which .NET 10 brought.
            .Where(page => page != "README.md")
#endif
            .Order(StringComparer.Ordinal),
    ];

    /// <summary>A block with statements is a program of its own; all the others are its other files.</summary>
    [Theory]
    [MemberData(nameof(Pages))]
    public void TheExamplesOfAPageCompile(string page)
    {
        var blocks = Blocks(page).Where(block => !block.Is("excerpt")).ToList();
        foreach (var alone in blocks.Where(block => block.Is("standalone")))
        {
            Assert.Empty(Compilation.Diagnose(OutputKind.DynamicallyLinkedLibrary, alone.Code));
        }

        var shown = blocks.Where(block => !block.Is("standalone")).Select(block => block.Code).ToList();
        var sources = shown.Concat(Around(page, shown)).ToLookup(HasStatements);
        if (!sources[true].Any())
        {
            Assert.Empty(Compilation.Diagnose(OutputKind.DynamicallyLinkedLibrary, [.. sources[false]]));
        }

        foreach (var program in sources[true])
        {
            Assert.Empty(Compilation.Diagnose(OutputKind.ConsoleApplication, [program, .. sources[false]]));
        }
    }

    /// <summary>The files of the server around, but for those whose types the page shows itself.</summary>
    private static IEnumerable<string> Around(string page, IReadOnlyList<string> shown)
    {
        if (!Surroundings.TryGetValue(page, out var folder))
        {
            return [];
        }

        var types = shown.SelectMany(TypesOf).ToHashSet(StringComparer.Ordinal);
        return Directory.EnumerateFiles(Repository.PathOf("test", "docs", "worlds", folder), "*.cs", SearchOption.AllDirectories)
            .Select(File.ReadAllText)
            .Where(text => !TypesOf(text).Any(types.Contains));
    }

    private static IEnumerable<string> TypesOf(string text) =>
        CSharpSyntaxTree.ParseText(text).GetRoot().DescendantNodes().OfType<BaseTypeDeclarationSyntax>()
            .Select(type => type.Identifier.Text);

    private static bool HasStatements(string block) =>
        CSharpSyntaxTree.ParseText(block).GetRoot().ChildNodes().OfType<GlobalStatementSyntax>().Any();

    private static IEnumerable<Block> Blocks(string page) =>
        CSharpBlock().Matches(File.ReadAllText(Repository.PathOf(page.Split('/'))))
            .Select(block => new Block(block.Groups["words"].Value, block.Groups["code"].Value));

    [GeneratedRegex("^```csharp(?<words>[^\r\n]*)\r?\n(?<code>.*?)^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex CSharpBlock();

    private sealed record Block(string Words, string Code)
    {
        public bool Is(string word) => Words.Split(' ').Contains(word);
    }
}
