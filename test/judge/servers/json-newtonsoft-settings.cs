// Settings of Newtonsoft.Json: casing by a call, enums by a converter, nulls left out, and what changes nothing.
using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddNewtonsoftJson(options => {
  options.UseMemberCasing();
  options.SerializerSettings.NullValueHandling = NullValueHandling.Ignore;
  options.SerializerSettings.Converters.Add(new StringEnumConverter());
  options.SerializerSettings.DateFormatHandling = DateFormatHandling.IsoDateFormat;
  options.SerializerSettings.DateTimeZoneHandling = DateTimeZoneHandling.Utc;
  options.SerializerSettings.DateParseHandling = DateParseHandling.None;
  options.SerializerSettings.StringEscapeHandling = StringEscapeHandling.EscapeNonAscii;
  options.SerializerSettings.TypeNameHandling = TypeNameHandling.None;
});
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("a")] public class AController : ControllerBase { [HttpPost] public Thing Post(Thing value) => value; }
public class Thing { public int FirstName { get; set; } public string? Maybe { get; set; }
    public Level Level { get; set; } public DateTime When { get; set; } }
public enum Level { Low, High }
