// The response is reached by members of one's own: properties, fields, delegates, services behind interfaces.
using Microsoft.AspNetCore.Mvc;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddHttpContextAccessor();
builder.Services.AddScoped<Writer>();
builder.Services.AddScoped<IMarker, Marker>();
builder.Services.AddScoped<Outer>();
var app = builder.Build();
app.MapControllers();
app.Run();

public record Item(int Id, string Name);

public class Writer(IHttpContextAccessor accessor)
{
    HttpResponse Out => accessor.HttpContext!.Response;

    public void Gone() => Out.StatusCode = 410;
}

public interface IMarker
{
    void Mark();
}

public class Marker : IMarker
{
    private readonly IHttpContextAccessor accessor;

    public Marker(IHttpContextAccessor accessor) => this.accessor = accessor;

    public void Mark() => Codes.Set(accessor.HttpContext!, 202);
}

public class Outer
{
    private readonly IMarker marker;

    public Outer(IMarker marker) => this.marker = marker;

    public void Deep() => marker.Mark();
}

public static class Codes
{
    public static void Set(HttpContext context, int code) => context.Response.StatusCode = code;

    public static void Apply(ControllerBase on) => on.Response.StatusCode = 206;
}

public abstract class Base : ControllerBase
{
    protected HttpResponse Res => Response;

    protected Action<int> Status => code => Res.StatusCode = code;

    protected void Leave() => Status(410);

    protected Task Put(Item item) => Res.WriteAsJsonAsync(item);
}

[ApiController, Route("own")]
public class OwnController(Writer writer, IMarker marker, Outer outer) : Base
{
    [HttpGet("written")]
    public Task Written() => Put(new Item(1, "a"));

    [HttpGet("gone")]
    public Item Gone()
    {
        Leave();
        return new Item(1, "a");
    }

    [HttpGet("applied")]
    public Item Applied()
    {
        Codes.Apply(this);
        return new Item(1, "a");
    }

    [HttpGet("service")]
    public Item Service()
    {
        writer.Gone();
        return new Item(1, "a");
    }

    [HttpGet("marked")]
    public Item Marked()
    {
        marker.Mark();
        return new Item(1, "a");
    }

    [HttpGet("deep")]
    public Item Deep()
    {
        outer.Deep();
        return new Item(1, "a");
    }

    [HttpGet("given")]
    public Item Given([FromServices] Writer given)
    {
        given.Gone();
        return new Item(1, "a");
    }

    [HttpGet("plain")]
    public Item Plain() => new(1, "a");
}
