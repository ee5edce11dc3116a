using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Azure.Functions.Worker;
using Tenon;

namespace Load;

public sealed class LoadFunctions
{
    [Function("GetItem")]
    public static IActionResult Get(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "items/{id:int}")] HttpRequest request, int id) =>
        LoadAnswers.Get(id).ToActionResult();

    [Function("CreateItem")]
    public static async Task<IActionResult> Create([HttpTrigger(AuthorizationLevel.Anonymous, "post", Route = "items")] HttpRequest request)
    {
        try
        {
            var item = await request.ReadFromJsonAsync<NewItem>(request.HttpContext.RequestAborted);
            return item is null ? new BadRequestResult() : LoadAnswers.Create(item).ToActionResult();
        }
        catch (System.Text.Json.JsonException)
        {
            return new BadRequestResult();
        }
        catch (BadHttpRequestException tooLarge)
        {
            return new StatusCodeResult(tooLarge.StatusCode);
        }
    }

    [Function("GetFile")]
    public static IActionResult File(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "files/{kilobytes:int}")] HttpRequest request, int kilobytes) =>
        LoadAnswers.File(kilobytes).ToActionResult();

    [Function("State")]
    public static IActionResult State(
        [HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "state")] HttpRequest request) => new OkObjectResult(ServerState.Now());
}
