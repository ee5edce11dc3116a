// Action names keep their suffix where MVC is told so.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(o => o.SuppressAsyncSuffixInActionNames = false);
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("[controller]/[action]")] public class DController : ControllerBase
{
    [HttpGet] public Task<int> ListAsync() => Task.FromResult(1);
}
