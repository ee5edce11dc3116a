using Tenon;

namespace Pictures.Contracts;

/// <summary>One picture in several formats.</summary>
[Contract]
public static class ImagesContract
{
    /// <summary>For the trigger: relative to the host's prefix, without a leading slash.</summary>
    public const string TriggerRoute = "images/{format}";

    /// <summary>The complete public path: the prefix of <c>host.json</c>, then <see cref="TriggerRoute"/>.</summary>
    public const string Route = "/api/images/{format}";

    /// <summary>The picture in one format.</summary>
    public static readonly FileOperation<ImageInput> Get = Define.File<ImageInput>(Route)
        .ContentType("image/png")
        .ContentType("image/jpeg")
        .ContentType("image/svg+xml")
        .ContentType("image/webp")
        .Returns<ImageNotFound>(404, "The picture is not served in this format.");
}
