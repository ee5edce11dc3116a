using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Azure.Functions.Worker;
using Pictures.Contracts;

namespace Pictures;

public sealed class ImagesFunction(ImageLibrary images)
{
    [Function("Images")]
    public IActionResult Get(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = ImagesContract.TriggerRoute)] HttpRequest request,
        string format)
    {
        var endpoint = ImagesContract.Get.Bind(new ImageInput(format));
        return images.Find(format) is { } image
            ? endpoint.File(image.Content, contentType: image.MimeType).ToActionResult()
            : endpoint.Respond(404, NotFound(format)).ToActionResult();
    }

    private ImageNotFound NotFound(string format) =>
        new("format_not_served", $"The picture is not served as '{format}'.", images.Formats);
}
