// Services of a package that Tenon does not see: an interface by its name, a class because it is registered.
using Acme.Mediation;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddMediation();
builder.Services.AddSingleton<AcmeClient>();
builder.Services.AddScoped(typeof(Box<>));
var app = builder.Build();
app.MapControllers();
app.MapGet("/a/{id}", (int id, ISender sender) => id);
app.MapPost("/a", (Order order, ISender sender, AcmeClient client) => 1);
app.MapPut("/a/{id}", (ISender sender, int id, Order order, IHandler<Order>? handler) => order);
app.MapPost("/b", ([AsParameters] Services services, Order order) => 1);
app.MapPost("/c", (Box<Order> box, Order order) => 1);
app.MapPost("/d", (Order order, TimeProvider time) => 1);
app.Run();

public record Order(string Text);
public record Services(ISender Sender, AcmeClient Client, ILogger<Services> Logger, int Page);

[ApiController, Route("orders")]
public class OrdersController : ControllerBase
{
    [HttpPost]
    public ActionResult<Order> Post(Order order, ISender sender, AcmeClient client) => order;
}
