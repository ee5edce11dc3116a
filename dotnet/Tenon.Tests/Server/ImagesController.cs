using Microsoft.AspNetCore.Mvc;

namespace Tenon.Tests;

[ApiController]
public sealed class ImagesController : ControllerBase
{
    [HttpGet(ImagesContract.GetRoute)]
    public IActionResult Get([FromRoute] string format)
    {
        var endpoint = ImagesContract.Get.Bind(new GetImage(format));
        return format switch
        {
            "png" => endpoint.File(Payload.Small, contentType: "image/png").ToActionResult(),
            "jpeg" => endpoint.File(new MemoryStream(Payload.Small), contentType: "IMAGE/JPEG").ToActionResult(),
            "svg" => endpoint.File(Payload.Small.AsMemory(1), contentType: "image/svg+xml; charset=utf-8").ToActionResult(),
            "gone" => endpoint.Respond(410).ToActionResult(),
            "gif" => endpoint.File(Payload.Small, contentType: "image/gif").ToActionResult(),
            "unselected" => endpoint.File(Payload.Small).ToActionResult(),
            _ => endpoint.Respond(404, new ImageNotFound("format", $"No {format}.")).ToActionResult(),
        };
    }

    [HttpGet(ImagesContract.DownloadRoute), HttpHead(ImagesContract.DownloadRoute)]
    public IActionResult Download(int size, string kind, bool range, string? name)
    {
        var endpoint = ImagesContract.Download.Bind();
        var content = Payload.Of(size);
        return kind switch
        {
            "bytes" => endpoint.File(content, fileName: name, enableRangeProcessing: range).ToActionResult(),
            "memory" => endpoint.File(new ReadOnlyMemory<byte>(content), fileName: name, enableRangeProcessing: range).ToActionResult(),
            "stream" => endpoint.File(new MemoryStream(content), fileName: name, enableRangeProcessing: range).ToActionResult(),
            _ => endpoint.File(new ChunkedStream(content), fileName: name, enableRangeProcessing: range).ToActionResult(),
        };
    }

    /// <summary>The same by hand: what the framework itself does.</summary>
    [HttpGet("/framework/download"), HttpHead("/framework/download")]
    public IActionResult FrameworkDownload(int size, string kind, bool range, string? name)
    {
        var content = Payload.Of(size);
        return kind switch
        {
            "bytes" or "memory" => File(content, "text/csv; charset=utf-8", name, range),
            "stream" => File(new MemoryStream(content), "text/csv; charset=utf-8", name, range),
            _ => File(new ChunkedStream(content), "text/csv; charset=utf-8", name, range),
        };
    }
}
