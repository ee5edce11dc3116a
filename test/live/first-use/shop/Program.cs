using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(options =>
    options.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.CamelCase)));
var app = builder.Build();
app.MapControllers();
app.Run();

public enum OrderStatus { Placed, InTransit, Delivered }

public record Product(Guid Id, string Name, string? Description, decimal Price);

public class NewProduct
{
    public required string Name { get; init; }
    public string? Description { get; init; }
    public decimal Price { get; init; }
}

public record Order(int Id, OrderStatus Status, string Customer);

public record Page<T>(List<T> Items, int TotalCount);

public class PageQuery
{
    public int Page { get; set; } = 1;
    public int PageSize { get; set; } = 20;
    public string? Sort { get; set; }
}

[ApiController, Route("api/products")]
public class ProductsController : ControllerBase
{
    private static readonly List<Product> All = [.. Enumerable.Range(1, 30).Select(number =>
        new Product(new Guid(number, 0, 0, new byte[8]), $"Product {number}", null, number))];

    [HttpGet]
    public ActionResult<Page<Product>> List([FromQuery] PageQuery query, [FromQuery] string? search)
    {
        var found = All.Where(product => search is null || product.Name.Contains(search)).ToList();
        var shown = found.Skip((query.Page - 1) * query.PageSize).Take(query.PageSize).ToList();
        return new Page<Product>(shown, found.Count);
    }

    [HttpGet("{id:guid}")]
    public ActionResult<Product> GetById(Guid id) =>
        All.Find(product => product.Id == id) is { } found ? found : Problem(title: "No such product", statusCode: 404);

    [HttpPost, ProducesResponseType<Product>(201)]
    public IActionResult Create(NewProduct product)
    {
        var made = new Product(Guid.NewGuid(), product.Name, product.Description, product.Price);
        return CreatedAtAction(nameof(GetById), new { id = made.Id }, made);
    }

    [HttpDelete("{id:guid}")]
    public IActionResult Delete(Guid id) => NoContent();

    [HttpPost("{id:guid}/image")]
    public ActionResult<long> UploadImage(Guid id, IFormFile file, [FromForm] string? caption) => file.Length;
}

[ApiController, Route("api/orders")]
public class OrdersController : ControllerBase
{
    private static readonly Order[] All =
        [new(1, OrderStatus.InTransit, "Ada"), new(2, OrderStatus.Placed, "Grace"), new(3, OrderStatus.InTransit, "Alan")];

    [HttpGet]
    public ActionResult<List<Order>> List([FromQuery] OrderStatus? status, [FromQuery] DateTimeOffset? since) =>
        All.Where(order => status is null || order.Status == status).ToList();

    [HttpPut("{id:int}/status")]
    public IActionResult SetStatus(int id, [FromBody] OrderStatus status, [FromHeader(Name = "If-Match")] string? etag) =>
        status == OrderStatus.Delivered ? NoContent() : BadRequest();
}
