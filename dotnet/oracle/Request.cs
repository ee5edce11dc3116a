using System.Globalization;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Oracle;

/// <summary>What is to be looked at: the same description both sides of a comparison are given.</summary>
internal sealed record Request(ProjectRequest[] Projects)
{
    private static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web);

    public static Request Read(string path) =>
        JsonSerializer.Deserialize<Request>(File.ReadAllText(path), Options)
        ?? throw new InvalidDataException($"{path} holds no request");

    public static SourceText ReadText(string path)
    {
        using var stream = File.OpenRead(path);
        return SourceText.From(stream);
    }
}

/// <param name="References">Assemblies, by path.</param>
/// <param name="ProjectReferences">Projects earlier in the same request.</param>
internal sealed record ProjectRequest(
    string[] Files,
    string[] Defines,
    double LanguageVersion,
    string Nullable,
    string[] References,
    GlobalUsing[] Usings,
    string AssemblyName,
    bool Executable,
    string[] InternalsVisibleTo,
    int[] ProjectReferences)
{
    /// <param name="documentation">None, as csc itself does when it writes no documentation file, unless comments are asked for.</param>
    public CSharpParseOptions ParseOptions(DocumentationMode documentation = DocumentationMode.None) =>
        CSharpParseOptions.Default
            .WithLanguageVersion(Version())
            .WithDocumentationMode(documentation)
            .WithPreprocessorSymbols(Defines);

    /// <summary>A compiler calls what it knows of the next version a preview.</summary>
    private LanguageVersion Version() =>
        LanguageVersionFacts.TryParse(LanguageVersion.ToString(CultureInfo.InvariantCulture), out var version) ? version
        : LanguageVersion > 14 ? Microsoft.CodeAnalysis.CSharp.LanguageVersion.Preview
        : throw new InvalidDataException($"C# {LanguageVersion} is not a version of the language");
}

internal sealed record GlobalUsing(string Namespace, bool Static = false, string? Alias = null)
{
    public override string ToString() =>
        $"global using {(Static ? "static " : "")}{(Alias is null ? "" : $"{Alias} = ")}global::{Namespace};";
}
