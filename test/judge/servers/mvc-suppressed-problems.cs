// Errors without a body stay so where SuppressMapClientErrors is set.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().ConfigureApiBehaviorOptions(options => options.SuppressMapClientErrors = true);
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("status")] public IActionResult Status() => StatusCode(409);
    [HttpGet("declared"), ProducesResponseType(404)] public ActionResult<int> Declared() => NotFound();
    [HttpGet("problem")] public IActionResult Said() => Problem(statusCode: 410);
}
