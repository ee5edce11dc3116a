// Names on the wire: given in attributes, by constants and by nameof.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/{kind}", ([FromRoute(Name = "kind")] string k, [FromQuery(Name = Names.Search)] string s,
    [FromHeader(Name = nameof(Names))] string? h) => 1);
app.Run();
public static class Names { public const string Search = "q" + "uery"; }
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("{kind}")] public int Get([FromRoute(Name = "kind")] string k, [FromQuery(Name = Names.Search)] string s,
        [FromHeader(Name = nameof(Names))] string? h, [Bind(Prefix = "p")] int x = 1) => 1;
}
