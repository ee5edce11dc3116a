// Tokens in routes that conventions of the application and attributes give a value.
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.AspNetCore.Mvc.Routing;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options =>
{
    options.Conventions.Add(new TextToken("rooted", "/root"));
    options.Conventions.Add(new TextToken("inner", "in/[controller]"));
    options.Conventions.Add(new ModelToken { Token = "made", Value = "made/by" });
});
builder.Services.AddSingleton<IConfigureOptions<MvcOptions>, OfficeOptions>();
var app = builder.Build();
app.MapControllers();
app.Run();
public static class Names
{
    public const string Office = "office";
    public static readonly char[] Marks = ['~', '/'];
}
public class OfficeOptions : IConfigureOptions<MvcOptions>
{
    public void Configure(MvcOptions options)
    {
        if (options.Conventions.Any(convention => convention is PatternToken)) return;
        var path = "~/back-office".TrimStart(Names.Marks);
        options.Conventions.Add(new PatternToken(Names.Office, path));
    }
}
/** A pattern that is put together in the constructor, used by a helper of a helper. */
public class PatternToken : IApplicationModelConvention
{
    private readonly string value;
    private readonly string pattern;
    public PatternToken(string name, string value)
    {
        this.value = value;
        pattern = $@"(?<!\[)\[{name}\](?!\])";
    }
    public void Apply(ApplicationModel application)
    {
        foreach (var controller in application.Controllers)
        {
            Fill(controller.Selectors, value);
            Fill(controller.Actions.SelectMany(action => action.Selectors), value);
        }
    }
    private void Fill(IEnumerable<SelectorModel> selectors, string text)
    {
        foreach (var selector in selectors.Where(one => one.AttributeRouteModel is not null))
        {
            selector.AttributeRouteModel!.Template = Filled(selector.AttributeRouteModel.Template, text);
            selector.AttributeRouteModel.Name = Filled(selector.AttributeRouteModel.Name, text);
        }
    }
    private string? Filled(string? template, string text) => template is null ? null : Regex.Replace(template, pattern, text);
}
/** Plain text, from a primary constructor. */
public class TextToken(string name, string value) : IControllerModelConvention
{
    public void Apply(ControllerModel controller)
    {
        foreach (var selector in controller.Selectors.Concat(controller.Actions.SelectMany(action => action.Selectors)))
        {
            var route = selector.AttributeRouteModel;
            if (route?.Template is { } template && template.Contains($"[{name}]"))
                route.Template = template.Replace($"[{name}]", value);
        }
    }
}
/** A new model, with what an initializer sets. */
public class ModelToken : IControllerModelConvention
{
    public required string Token { get; init; }
    public required string Value { get; init; }
    public void Apply(ControllerModel controller)
    {
        foreach (var selector in controller.Selectors.Where(one => one.AttributeRouteModel != null))
            selector.AttributeRouteModel = new AttributeRouteModel
            {
                Template = selector.AttributeRouteModel!.Template?.Replace("[" + Token + "]", Value),
            };
    }
}
public class OfficeRouteAttribute(string template) : RouteAttribute($"[{Names.Office}]/" + template.TrimStart('/'));
[ApiController, OfficeRoute("/things/[controller]")] public class AController : ControllerBase
{
    [HttpGet("{id:int}")] public int Get(int id) => id;
    [HttpGet("[rooted]/absolute")] public int Absolute() => 1;
    [HttpGet("[[office]]")] public int Literal() => 1;
}
[Route("[inner]/[action]")] public class BController : ControllerBase { [HttpGet] public int List() => 1; }
[Route("[made]/c")] public class CController : ControllerBase { [HttpGet] public int Get() => 1; }
[Route("plain")] public class PlainController : ControllerBase { [HttpGet] public int Get() => 1; }
/** The framework fills in the tokens of such attributes. */
public class TenantAttribute(string name) : RouteValueAttribute("tenant", name);
public class AdminAttribute() : AreaAttribute("admin");
[Tenant("acme"), Admin, Route("[area]/[tenant]/d")] public class DController : ControllerBase
{
    [HttpGet] public int Get() => 1;
    [HttpGet("{tenant}/{id}")] public int Own(int id) => id;
}
