namespace Tenon.Tests;

/// <summary>What <c>.editorconfig</c> asks for and no analyzer looks at.</summary>
public sealed class SourceTests
{
    private const int Columns = 140;

    private static readonly string[] Folders = ["bench", "dotnet", "samples", "scripts", "src", "test"];

    [Fact]
    public void NoLineIsTooLong()
    {
        var separator = Path.DirectorySeparatorChar;
        var tooLong = Folders
            .SelectMany(folder => Directory.GetFiles(Repository.PathOf(folder), "*.cs", SearchOption.AllDirectories))
            .Where(file => !file.Contains($"{separator}obj{separator}", StringComparison.Ordinal))
            .SelectMany(file => File.ReadLines(file).Select((line, index) => (Place: $"{file}:{index + 1}", line.Length)))
            .Where(line => line.Length > Columns)
            .Select(line => line.Place);

        Assert.Empty(tooLong);
    }
}
