using Microsoft.Extensions.Options;

var builder = WebApplication.CreateBuilder(args);
builder.Services.Configure<ApiOptions>(builder.Configuration.GetSection("Api"));
builder.Services.AddOptions<BoundOptions>().BindConfiguration("API");
builder.Services.AddSingleton<Paths>();
var app = builder.Build();
var api = app.Configuration.GetSection("Api");
var options = app.Services.GetRequiredService<IOptions<ApiOptions>>().Value;

app.MapGroup(builder.Configuration["Api:Prefix"]!).MapGet("/indexer", () => 1);
app.MapGroup(api["prefix"] ?? "/never").MapGet("/coalesced", () => 1);
app.MapGroup(options.Prefix).MapGet("/options", () => 1);
app.MapGet($"{options.Prefix}/v{options.Version}/interpolated", () => 1);
app.MapGet("/get/" + api.Get<ApiOptions>()!.Inner.Name, () => 1);
app.MapGet("/required/" + app.Configuration.GetRequiredSection("Api").GetSection("Inner").GetValue<string>("Name"), () => 1);
app.MapGet("/value" + app.Configuration.GetSection("Api:Prefix").Value, () => 1);
app.MapGet("/version/" + app.Configuration.GetValue("Api:Version", 7), () => 1);
app.MapGet(app.Configuration["Api:Paths:1"]!.TrimStart('/').ToUpperInvariant(), () => 1);
app.MapGet("/" + app.Configuration["Api:Flat"], () => 1);
app.MapGet("/same/" + app.Configuration["Same"]?.Trim(), () => 1);
app.MapGet(app.Services.GetRequiredService<IOptions<BoundOptions>>().Value.Prefix + "/bound", () => 1);
app.MapGet(app.Services.GetRequiredService<Paths>().Injected, () => 1);
app.MapGet(app.Configuration["Deployed"] + "/deployed", () => 1);
app.MapGet(app.Configuration["Missing"] + "/missing", () => 1);
if (options.IsOn) app.MapGet("/on", () => 1);
else app.MapGet("/off", () => 1);
app.Configuration["Later"] = "/later";
app.MapGet(app.Configuration["Later"] + "/set", () => 1);
app.Run();

public class ApiOptions
{
    public string Prefix { get; set; } = "/initial";
    public int Version { get; set; }
    public bool IsOn { get; set; }
    public Inner Inner { get; set; } = new("initial");
}

public record Inner(string Name);

public class BoundOptions { public string Prefix { get; set; } = "/initial"; }

public class Paths(IConfiguration configuration)
{
    public string Injected => configuration["Api:Prefix"] + "/injected";
}
