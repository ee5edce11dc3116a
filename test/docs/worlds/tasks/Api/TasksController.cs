using Acme.Paging;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme.Tasks;

[ApiController, ContractClient, Route("api/tasks")]
public sealed class TasksController(TaskStore tasks) : ControllerBase
{
    [HttpGet]
    public PagedResult<TaskDto> List(int page = 1, Status? status = null) => new([], (int?)status ?? 0, page, 20);

    [HttpGet("{id:guid}")]
    [ProducesResponseType<TaskDto>(200)]
    [ProducesResponseType<NotFoundDto>(404)]
    public IActionResult Get(Guid id) =>
        tasks.Find(id) is { } task ? Ok(task) : NotFound(new NotFoundDto("There is no such task."));

    [HttpGet("all")]
    public async IAsyncEnumerable<TaskDto> All()
    {
        await Task.Yield();
        yield return tasks.Add(new CreateTask("Write docs"));
    }

    [HttpPost]
    [ProducesResponseType<TaskDto>(201)]
    [ProducesResponseType(422)]
    public IActionResult Create(CreateTask request) => StatusCode(201, tasks.Add(request));

    [HttpDelete("{id:guid}")]
    [ProducesResponseType(204)]
    public IActionResult Delete(Guid id) => NoContent();
}
