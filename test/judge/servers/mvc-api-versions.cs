// Versions in the path, told by an attribute of a package that is not there.
// announced: 0
using Acme.Versioning;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
namespace V1
{
    [ApiController, Version("1.0"), Route("api/v1/things")] public class ThingsController : ControllerBase
    {
        [HttpGet] public int Get() => 1;
    }
}
namespace V2
{
    [ApiController, Version("2.0"), Route("api/v2/things")] public class ThingsController : ControllerBase
    {
        [HttpGet] public int Get() => 1;
    }
}
