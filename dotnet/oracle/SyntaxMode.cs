using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Oracle;

/// <summary>
/// Writes every node of every file to standard output. First comes a length-prefixed JSON table of the kinds' names;
/// then one record a file, in the order asked for: file index, first syntax error (-1: none), node count, and for each
/// node in pre-order its kind, start and end (UTF-16, without trivia). All numbers are little-endian 32-bit integers.
/// </summary>
internal static class SyntaxMode
{
    public static int Run(string requestPath)
    {
        using var output = new BufferedStream(Console.OpenStandardOutput(), 1 << 20);
        WriteKindNames(output);
        var index = 0;
        foreach (var project in Request.Read(requestPath).Projects)
        {
            var options = project.ParseOptions();
            foreach (var file in project.Files) WriteFile(output, index++, CSharpSyntaxTree.ParseText(Request.ReadText(file), options));
        }

        return 0;
    }

    private static void WriteFile(Stream output, int index, SyntaxTree tree)
    {
        var nodes = new List<int>();
        foreach (var node in tree.GetRoot().DescendantNodesAndSelf())
        {
            var span = node.Span;
            nodes.Add(node.RawKind);
            nodes.Add(span.Start);
            nodes.Add(span.End);
        }

        var error = tree.GetDiagnostics().FirstOrDefault(each => each.Severity == DiagnosticSeverity.Error);
        WriteNumber(output, index);
        WriteNumber(output, error?.Location.SourceSpan.Start ?? -1);
        WriteNumber(output, nodes.Count / 3);
        output.Write(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(nodes)));
    }

    private static void WriteKindNames(Stream output)
    {
        var names = Enum.GetValues<SyntaxKind>().Distinct().ToDictionary(kind => (int)kind, kind => kind.ToString());
        var json = JsonSerializer.SerializeToUtf8Bytes(names);
        WriteNumber(output, json.Length);
        output.Write(json);
    }

    private static void WriteNumber(Stream output, int value)
    {
        Span<byte> bytes = stackalloc byte[4];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, value);
        output.Write(bytes);
    }
}
