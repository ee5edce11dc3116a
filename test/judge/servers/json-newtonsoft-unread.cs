// A converter or a resolver of one's own under Newtonsoft.Json cannot be read, and is announced.
// announced: 2
using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddNewtonsoftJson(options => options.SerializerSettings.ContractResolver = new Shouting());
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("a")] public class AController : ControllerBase { [HttpPost] public Thing Post(Thing value) => value; }
public class Thing
{
    public int Name { get; set; }
    [JsonProperty("money"), JsonConverter(typeof(MoneyConverter))] public decimal Money { get; set; }
}
public class Shouting : DefaultContractResolver { protected override string ResolvePropertyName(string name) => name.ToUpperInvariant(); }
public class MoneyConverter : JsonConverter<decimal> {
  public override void WriteJson(JsonWriter writer, decimal value, JsonSerializer serializer) => writer.WriteValue($"{value} EUR");
  public override decimal ReadJson(JsonReader reader, Type type, decimal existing, bool has, JsonSerializer serializer) => 0;
}
