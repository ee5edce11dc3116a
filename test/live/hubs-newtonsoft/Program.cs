using System.Runtime.Serialization;
using Microsoft.AspNetCore.SignalR;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Linq;
using Newtonsoft.Json.Serialization;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSignalR().AddNewtonsoftJsonProtocol(options =>
{
    options.PayloadSerializerSettings.NullValueHandling = NullValueHandling.Ignore;
    options.PayloadSerializerSettings.Converters.Add(new StringEnumConverter());
});
var app = builder.Build();
app.MapHub<WritingHub>("/writing");
app.MapGet("/kinds/1", () => new Tagged(Kind.FarAway, "a"));
app.Run();

public enum Kind { Near, [EnumMember(Value = "far away")] FarAway }

public record Tagged(Kind Kind, string Tag);

public class Named
{
    [JsonProperty("TheName")] public string First { get; set; } = "";
    [JsonProperty("already")] public int Second { get; set; }
    [System.Text.Json.Serialization.JsonPropertyName("ignored")] public int ThirdName { get; set; }
    [JsonIgnore] public int Hidden { get; set; }
    public string? Maybe { get; set; }
    public int AField;
}

[JsonObject(NamingStrategyType = typeof(SnakeCaseNamingStrategy))]
public class Snake
{
    public int FirstName { get; set; }
    [JsonProperty("AsWritten")] public int SecondName { get; set; }
}

[JsonObject(MemberSerialization.OptIn)]
public class Opted
{
    [JsonProperty] public int In { get; set; }
    public int Out { get; set; }
}

[DataContract]
public class Contract
{
    [DataMember(Name = "Renamed")] public int A { get; set; }
    public int Out { get; set; }
}

public class WritingHub : Hub
{
    public Named Named(Named value) => value;
    public Snake Snake(Snake value) => value;
    public Opted Opted(Opted value) => value;
    public Contract Contract(Contract value) => value;
    public Kind Enum(Kind value) => value;
    public Tagged Tagged(Tagged value) => value;
    public (int Count, string Text) Tuple((int Count, string Text) value) => value;
    public Dictionary<string, Kind> Map(Dictionary<string, Kind> value) => value;
    public Dictionary<Kind, int> MapByEnum(Dictionary<Kind, int> value) => value;
    public byte[] Bytes(byte[] value) => value;
    public Guid Guid(Guid value) => value;
    public DateTimeOffset Moment(DateTimeOffset value) => value;
    public TimeSpan Span(TimeSpan value) => value;
    public decimal Money(decimal value) => value;
    public JObject Json(JObject value) => value;

    public async Task Tell(Tagged value)
    {
        await Clients.Caller.SendAsync("Told", value, new { Text = value.Tag, Nothing = (string?)null });
    }

    public async IAsyncEnumerable<Tagged> Stream(int count)
    {
        for (var at = 0; at < count; at++)
        {
            yield return new Tagged((Kind)at, "a");
            await Task.Yield();
        }
    }
}
