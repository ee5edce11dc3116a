// A convention of the framework with a transformer of the program: the tokens are what the transformer makes of them.
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<IConfigureOptions<MvcOptions>, Slugs>();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Slugs : IConfigureOptions<MvcOptions>
{
    public void Configure(MvcOptions options) =>
        options.Conventions.Add(new RouteTokenTransformerConvention(new Slugify("-")));
}
public partial class Slugify(string mark) : IOutboundParameterTransformer
{
    public string? TransformOutbound(object? value)
    {
        if (value is not string { Length: > 0 } text) return null;
        var options = RegexOptions.CultureInvariant;
        return Regex.Replace(text, "([a-z])([A-Z])", $"$1{mark}$2", options, TimeSpan.FromSeconds(1)).ToLowerInvariant();
    }
}
// Not registered: it changes nothing.
public class Shout : IOutboundParameterTransformer { public string? TransformOutbound(object? value) => value?.ToString()!.ToUpper(); }
public class Unused { public void Never(MvcOptions options) => options.Conventions.Add(new RouteTokenTransformerConvention(new Shout())); }
[ApiController, Route("api/[controller]")]
public class UserStuffController : ControllerBase
{
    [HttpGet] public int Get() => 1;
    [HttpGet("[action]/{orderId}")] public int ListAllItems(int orderId) => 1;
    [HttpPost("Plain/[action]")] public int SendMailAsync() => 1;
}
[ApiController, Area("BackOffice"), Route("[area]/[controller]/[action]")]
public class OrderItemsController : ControllerBase { [HttpGet] public int Find() => 1; }
