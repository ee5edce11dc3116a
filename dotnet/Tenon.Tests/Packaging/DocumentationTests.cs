using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Tenon.Tests;

/// <summary>The C# of the guides compiles, with nullable on and warnings as errors. Judge: the C# compiler.</summary>
public sealed partial class DocumentationTests
{
    /// <summary>A block with statements is a program of its own; all the others are its other files.</summary>
    [Theory]
    [InlineData("docs/library.md")]
    [InlineData("dotnet/Tenon/README.md")]
    public void TheSamplesOfAGuideCompile(string guide)
    {
        var text = File.ReadAllText(Repository.PathOf(guide.Split('/')));
        var blocks = CSharpBlock().Matches(text).Select(block => block.Groups["code"].Value).ToLookup(HasStatements);

        Assert.NotEmpty(blocks[false]);
        Assert.NotEmpty(blocks[true]);
        foreach (var program in blocks[true])
        {
            Assert.Empty(Compilation.Diagnose(OutputKind.ConsoleApplication, [program, .. blocks[false]]));
        }
    }

    private static bool HasStatements(string block) =>
        CSharpSyntaxTree.ParseText(block).GetRoot().ChildNodes().OfType<GlobalStatementSyntax>().Any();

    [GeneratedRegex("^```csharp\r?\n(?<code>.*?)^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex CSharpBlock();
}
