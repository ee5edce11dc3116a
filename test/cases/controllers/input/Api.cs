using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme;

/// <summary>Every row of the client's table.</summary>
[ApiController]
[ContractClient]
[Route("api/[controller]")]
public class TasksController : ControllerBase
{
    /// <summary>One positional parameter a query parameter.</summary>
    /// <param name="search">What to look for.</param>
    [HttpGet]
    [ProducesResponseType(typeof(PagedResult<TaskDto>), 200)]
    public IActionResult List(
        [FromQuery] string? search, [FromQuery] int page, [FromQuery] int pageSize = 20, [FromQuery] Color[]? colors = null) => Ok();

    [HttpGet("{id:guid}")]
    [ProducesResponseType(typeof(TaskDto), 200)]
    [ProducesResponseType(typeof(NotFoundDto), 404)]
    public IActionResult Get(Guid id) => Ok();

    [HttpPost]
    [ProducesResponseType(typeof(TaskDto), 201)]
    [ProducesResponseType(422)]
    public IActionResult Create([FromBody] CreateTask task) => Ok();

    [HttpDelete("{id:guid}")]
    [ProducesResponseType(204)]
    public IActionResult Delete(Guid id) => NoContent();

    [HttpGet("{id:guid}/title")]
    public async Task<ActionResult<string>> GetTitleAsync(Guid id, CancellationToken cancellationToken) => "";

    [HttpPost("{id:guid}/touch")]
    public void Touch(Guid id) { }

    [AcceptVerbs("PUT", "PATCH", Route = "{id:guid}/color")]
    public ActionResult<TaskDto> SetColor(Guid id, [FromBody] Color color) => throw new Exception();

    [HttpGet("search")]
    public ActionResult<List<TaskDto>> Search([FromQuery] Filter filter, [FromHeader(Name = "X-Trace")] string? trace) =>
        throw new Exception();

    [HttpPost("{id:guid}/files")]
    public ActionResult<int> Upload(Guid id, IFormFile file, IFormFileCollection others, [FromForm] string? caption) => 1;

    [HttpGet("files/{*path}")]
    public FileStreamResult Download(string path) => throw new Exception();

    [HttpGet("typed")]
    public Results<Ok<TaskDto>, NotFound<NotFoundDto>, NoContent> Typed() => throw new Exception();

    [HttpGet("~/health")]
    [ProducesResponseType(200)]
    public IActionResult Health() => Ok();

    [HttpGet("stream")]
    public IAsyncEnumerable<TaskDto> Stream() => throw new Exception();

    [NonAction]
    public void Helper() { }

    [HttpGet("hidden")]
    [ApiExplorerSettings(IgnoreApi = true)]
    public void Hidden() { }
}

public record PagedResult<T>(List<T> Items, int TotalCount, int Page, int PageSize);

public record TaskDto(Guid Id, string Title, Color Color);

public record NotFoundDto(string Message);

public record CreateTask(string Title, Color Color = Color.Red);

public record Filter(string? Text, Color? Color, int Skip = 0);

public enum Color { Red, Green }
