// Controllers whose base class is in a package that Tenon does not see: what it says of routes and bodies is not read, and said so.
// announced: 1
using Acme.Web;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddApplicationPart(typeof(OrdersController).Assembly);
var app = builder.Build();
app.MapControllers();
app.Run();

public record Order(string Text);

public class OrdersController : AcmeController
{
    [HttpPost("/orders")]
    public Order Post([FromBody] Order order) => order;

    [HttpGet("{id}")]
    public int Get(int id) => id;
}

[Route("own")]
public class OwnController : AcmeController
{
    [HttpGet("{id}")]
    public int Get(int id) => id;
}

// A controller by its base alone.
public class CreateOrder : AcmeEndpoint.WithRequest<Order>
{
    [HttpPost("/create")]
    public override Order Handle([FromBody] Order order) => order;
}

// Its base has nothing to do with MVC.
public class Job : Worker
{
    public void Post() { }
}
