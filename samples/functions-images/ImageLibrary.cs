using System.Reflection;

namespace Pictures;

/// <summary>The picture's formats, from the bytes inside the assembly: no storage is needed.</summary>
public sealed class ImageLibrary
{
    private readonly OrderedDictionary<string, Image> images = new(StringComparer.OrdinalIgnoreCase)
    {
        ["png"] = new(Read("joint.png"), "image/png"),
        ["jpeg"] = new(Read("joint.jpeg"), "image/jpeg"),
        ["svg"] = new(Read("joint.svg"), "image/svg+xml"),
        ["webp"] = new(Read("joint.webp"), "image/webp"),
    };

    public IReadOnlyList<string> Formats => [.. images.Keys];

    public Image? Find(string format) => images.GetValueOrDefault(format);

    private static byte[] Read(string name)
    {
        using var stream = Assembly.GetExecutingAssembly().GetManifestResourceStream(name)
            ?? throw new InvalidOperationException($"The assembly holds no {name}.");
        var bytes = new byte[stream.Length];
        stream.ReadExactly(bytes);
        return bytes;
    }
}

/// <summary>One representation of the picture.</summary>
public sealed record Image(byte[] Content, string MimeType);
