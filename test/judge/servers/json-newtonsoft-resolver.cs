// A resolver of Newtonsoft.Json with a naming strategy, defaults left out, enums by a strategy.
using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddNewtonsoftJson(options => {
  options.SerializerSettings.ContractResolver = new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() };
  options.SerializerSettings.DefaultValueHandling = DefaultValueHandling.Ignore;
  options.SerializerSettings.Converters.Add(new StringEnumConverter(new CamelCaseNamingStrategy()));
});
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("a")] public class AController : ControllerBase { [HttpPost] public Thing Post(Thing value) => value; }
public class Thing
{
    public int FirstName { get; set; }
    public string? Maybe { get; set; }
    public Level TheLevel { get; set; }
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.Include)] public int Always { get; set; }
}
public enum Level { VeryLow, High }
