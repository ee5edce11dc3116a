using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Oracle;

/// <summary>What is to be looked at: the same description both sides of a comparison are given.</summary>
internal sealed record Request(
    string[] Files,
    string[] Defines,
    string Nullable = "disable",
    string[]? References = null,
    GlobalUsing[]? Usings = null,
    string? AssemblyName = null,
    bool AllowUnsafe = true,
    bool Executable = false)
{
    private static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web);

    public static Request Read(string path) =>
        JsonSerializer.Deserialize<Request>(File.ReadAllText(path), Options)
        ?? throw new InvalidDataException($"{path} holds no request");

    public CSharpParseOptions ParseOptions(DocumentationMode documentation) =>
        CSharpParseOptions.Default
            .WithLanguageVersion(LanguageVersion.CSharp14)
            .WithDocumentationMode(documentation)
            .WithPreprocessorSymbols(Defines);

    public static SourceText ReadText(string path)
    {
        using var stream = File.OpenRead(path);
        return SourceText.From(stream);
    }
}

internal sealed record GlobalUsing(string Namespace, bool Static = false, string? Alias = null)
{
    public override string ToString() =>
        $"global using {(Static ? "static " : "")}{(Alias is null ? "" : $"{Alias} = ")}global::{Namespace};";
}
