using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme.Tasks;

[ApiController, ContractClient, Route("api/files")]
public sealed class FilesController : ControllerBase
{
    [HttpPost]
    [ProducesResponseType(201)]
    public IActionResult Upload(IFormFile file, [FromForm] string title) => StatusCode(201);

    [HttpGet("{name}")]
    [Produces("application/pdf")]
    public FileContentResult Download(string name) => File("%PDF"u8.ToArray(), "application/pdf", name);
}
