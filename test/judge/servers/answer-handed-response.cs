// Helpers that are handed the response set its status: in another class, through others, behind an interface or an abstract method.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<ISetter, Setter>();
var app = builder.Build();
app.MapControllers();
app.MapGet("/group", Handlers.Group);
app.MapGet("/through", (HttpContext context) => Handlers.Through(context));
app.MapGet("/interface", (HttpContext context, ISetter setter) => { setter.Set(context); return new Said("i"); });
app.MapGet("/abstract", (HttpContext context) => { new Own().Run(context, 418); return new Said("a"); });
app.Run();
public record Said(string Text);
public static class Handlers
{
    public static Said Group(HttpContext context) { Helper.Fail(context); return new Said("g"); }
    public static Said Through(HttpContext context) { Indirect(context); return new Said("t"); }
    private static void Indirect(HttpContext context) => Helper.Fail(context);
}
public static class Helper { public static void Fail(HttpContext context) => context.Response.StatusCode = 409; }
public interface ISetter { void Set(HttpContext context); }
public class Setter : ISetter { public void Set(HttpContext given) => given.Response.StatusCode = 422; }
public abstract class OwnBase
{
    public void Run(HttpContext context, int status) => Do(context, status);
    protected abstract void Do(HttpContext context, int status);
}
public sealed class Own : OwnBase { protected override void Do(HttpContext c, int s) => c.Response.StatusCode = s; }
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("helper")] public Said Help() { Refuse(); return new Said("c"); }
    private void Refuse() => Helper.Fail(HttpContext);
}
