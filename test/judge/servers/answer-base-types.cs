// Values that code holds as a base class are written as the class that they are of; a declared subclass is not contradicted.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<Store>();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/base", (Store store) => { Stored one = store.Get<Calendar>(); return Results.Ok(one); });
app.MapGet("/m/interface", (Store store) => { INamed one = store.Get<Calendar>(); return Results.Json(one); });
app.MapGet("/m/listed", (Store store) => { List<Stored> all = [store.Get<Calendar>()]; return Results.Ok(all); });
app.Run();

public interface INamed { string Name { get; } }
public class Stored { public int Id { get; set; } = 1; }
public class Calendar : Stored, INamed { public string Name { get; set; } = "year"; }
public class Task2 : Stored { public bool IsDone { get; set; } }
public class Store
{
    public T Get<T>() where T : new() => new();
    public Stored Any(string kind) => kind == "calendar" ? new Calendar() : new Task2();
}
public class CreatedStored(string path, Stored created) : CreatedResult($"{path}/{created.Id}", created);
public class AcceptedStored : ObjectResult { public AcceptedStored(Stored value) : base(value) { StatusCode = 202; } }

public abstract class ObjectsController<T>(Store store) : ControllerBase where T : Stored, new()
{
    protected ActionResult Create() => new CreatedStored("/objects", store.Get<T>());
    protected IActionResult Wrap(Stored value) => Ok(value);
}

[ApiController]
[Route("calendars")]
public class CalendarsController(Store store) : ObjectsController<Calendar>(store)
{
    private readonly Store store = store;
    [HttpPost("created")] [ProducesResponseType(typeof(Calendar), 201)] public IActionResult Created1() => Create();
    [HttpPost("accepted")] public IActionResult Accepted1() { Calendar one = store.Get<Calendar>(); return new AcceptedStored(one); }
    [HttpPost("wrapped")] public IActionResult Wrapped() => Wrap(store.Get<Calendar>());
    [HttpPost("echo")] public IActionResult Echo(Calendar calendar) => Wrap(calendar);
    [HttpGet("declared")] [ProducesResponseType(typeof(Calendar), 200)] public IActionResult Declared() => Ok(store.Any("calendar"));
    [HttpGet("made")] public IActionResult Made() { Stored one = new Task2(); return Ok(one); }
}
