// [ReadOnly] does not keep a required member out of a request.
using System.ComponentModel;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Update { public string Name { get; set; } = ""; [ReadOnly(true)] public required string PackagePath { get; set; } }
[ApiController, Route("d")] public class DController : ControllerBase { [HttpPut] public string Put(Update update) => ""; }
