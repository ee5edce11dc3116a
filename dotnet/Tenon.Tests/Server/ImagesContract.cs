namespace Tenon.Tests;

[Contract]
public static class ImagesContract
{
    public const string GetRoute = "/api/images/{format}";
    public const string DownloadRoute = "/api/download";

    public static readonly FileOperation<GetImage> Get = Define.File<GetImage>(GetRoute)
        .ContentType("image/png")
        .ContentType("image/jpeg")
        .ContentType("image/svg+xml")
        .Returns<ImageNotFound>(404)
        .Returns(410);

    /// <summary>One type, so the selection may be left out.</summary>
    public static readonly FileOperation Download = Define.File(DownloadRoute).ContentType("text/csv; charset=utf-8").Returns(404);

    /// <summary>None declared, so it is application/octet-stream.</summary>
    public static readonly FileOperation Raw = Define.File("/api/raw");
}

public sealed record GetImage(string Format);

public sealed record ImageNotFound(string Code, string Message);
