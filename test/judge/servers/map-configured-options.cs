// What the configuration puts into options is not known: routes and conditions that come of it are announced.
// announced: 5
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Configuration.AddInMemoryCollection(new Dictionary<string, string?>
{
    ["Api:Prefix"] = "/api", ["Api:IsOn"] = "true", ["Api:Inner:Name"] = "inner", ["Named:Prefix"] = "/named", ["Bound:Prefix"] = "/bound",
});
builder.Services.Configure<ApiOptions>(builder.Configuration.GetSection("Api"));
builder.Services.AddOptions<NamedOptions>().BindConfiguration("Named").ValidateOnStart();
builder.Services.AddOptions<BoundOptions>().Bind(builder.Configuration.GetSection("Bound")).Configure(options => options.IsOwn = true);
var app = builder.Build();
var own = new ApiOptions();
builder.Configuration.GetSection("Api").Bind(own);
app.MapGet(own.Prefix + "/bound", () => 1);
app.MapGet(own.Fixed + "/fixed", () => 1);
app.MapGet($"/x/{own.Inner.Name}", () => 1);
app.MapGet(app.Services.GetRequiredService<IOptions<ApiOptions>>().Value.Prefix + "/configured", () => 1);
app.MapGet(app.Services.GetRequiredService<IOptions<NamedOptions>>().Value.Prefix + "/named", () => 1);
app.MapGet(app.Services.GetRequiredService<IOptions<BoundOptions>>().Value.Prefix + "/bind", () => 1);
if (app.Services.GetRequiredService<IOptions<ApiOptions>>().Value.IsOn) app.MapGet("/on", () => 1);
if (app.Services.GetRequiredService<IOptions<BoundOptions>>().Value.IsOwn) app.MapGet("/own", () => 1);
app.MapGet("/status", (IOptions<ApiOptions> options) => options.Value.IsOn ? Results.Accepted() : Results.NotFound());
app.Run();
public class ApiOptions { public string Prefix { get; set; } = "/a"; public bool IsOn { get; set; } public Inner Inner { get; } = new();
    public string Fixed { get; } = "/b"; }
public class Inner { public string Name { get; set; } = "a"; }
public class NamedOptions { public string Prefix { get; set; } = "/a"; }
public class BoundOptions { public string Prefix { get; set; } = "/a"; public bool IsOwn { get; set; } }
