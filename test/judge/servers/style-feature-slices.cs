// Feature slices: endpoints are found by reflection, handlers give results of the program's own, and one helper turns errors into answers.
using System.Reflection;
using Microsoft.AspNetCore.Http.HttpResults;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Shop>();
foreach (var type in typeof(IFeature).Assembly.GetTypes().Where(type =>
    type is { IsAbstract: false, IsInterface: false } && type.IsAssignableTo(typeof(IFeature))))
    builder.Services.AddTransient(typeof(IFeature), type);
var app = builder.Build();
var api = app.MapGroup("/api").WithTags("Orders");
foreach (var feature in app.Services.GetServices<IFeature>()) feature.Map(api);
app.Run();
public interface IFeature { void Map(IEndpointRouteBuilder routes); }
public enum ErrorKind { NotFound, Conflict, Invalid }
public sealed record Error(ErrorKind Kind, string Code, string? Detail = null);
public readonly struct Outcome<T>
{
    private Outcome(T? value, Error? error) { Value = value; Error = error; }
    public T? Value { get; }
    public Error? Error { get; }
    public static implicit operator Outcome<T>(T value) => new(value, null);
    public static implicit operator Outcome<T>(Error error) => new(default, error);
    public R Match<R>(Func<T, R> some, Func<Error, R> none) => Error is null ? some(Value!) : none(Error);
}
public static class Answers
{
    public static IResult ToProblem(this Error error) => error.Kind switch
    {
        ErrorKind.NotFound => Results.Problem(error.Detail, statusCode: StatusCodes.Status404NotFound, title: error.Code),
        ErrorKind.Conflict => Results.Conflict(new ErrorBody(error.Code, error.Detail)),
        ErrorKind.Invalid => Results.ValidationProblem(new Dictionary<string, string[]> { [error.Code] = [error.Detail ?? ""] }),
        _ => Results.StatusCode(500),
    };
}
public sealed record ErrorBody(string Code, string? Detail);
public sealed record Line(string Sku, int Count, decimal Price) { public decimal Total => Count * Price; }
public sealed record Order(Guid Id, string Customer, IReadOnlyList<Line> Lines, DateTimeOffset At);
public sealed class Shop
{
    private readonly Dictionary<Guid, Order> _orders = [];
    public Outcome<Order> Add(string customer, IReadOnlyList<Line> lines)
    {
        if (lines.Count == 0) return new Error(ErrorKind.Invalid, "lines", "none");
        if (customer.Length > 40) return new Error(ErrorKind.Conflict, "customer");
        var order = new Order(Guid.NewGuid(), customer, lines, DateTimeOffset.UnixEpoch);
        _orders[order.Id] = order;
        return order;
    }
    public Outcome<Order> Find(Guid id) => _orders.TryGetValue(id, out var order) ? order
        : new Error(ErrorKind.NotFound, "order", id.ToString());
    public IEnumerable<Order> All => _orders.Values;
}
public static class PlaceOrder
{
    public sealed record Command(string Customer, List<Line> Lines);
    public sealed record Receipt(Guid Id, decimal Total);
    public sealed class Endpoint : IFeature
    {
        public void Map(IEndpointRouteBuilder routes) => routes.MapPost("/orders", Handle).WithName("placeOrder");
        private static IResult Handle(Command command, Shop shop) =>
            shop.Add(command.Customer, command.Lines).Match(
                order => Results.Created($"/api/orders/{order.Id}", new Receipt(order.Id, order.Lines.Sum(line => line.Total))),
                error => error.ToProblem());
    }
}
public static class GetOrder
{
    public sealed class Endpoint : IFeature
    {
        public void Map(IEndpointRouteBuilder routes) =>
            routes.MapGet("/orders/{id:guid}", (Guid id, Shop shop) => shop.Find(id).Match(Results.Ok, Answers.ToProblem));
    }
}
public static class ListOrders
{
    public sealed record Row(Guid Id, string Customer, int Lines, decimal? Largest);
    public sealed class Endpoint : IFeature
    {
        public void Map(IEndpointRouteBuilder routes) => routes.MapGet("/orders", Handle);
        private static Ok<Page<Row>> Handle(Shop shop, string? customer, int page = 1)
        {
            var rows = from order in shop.All
                       where customer is null || order.Customer == customer
                       orderby order.At descending
                       select new Row(order.Id, order.Customer, order.Lines.Count, order.Lines.Max(line => (decimal?)line.Price));
            return TypedResults.Ok(Page<Row>.Of(rows, page));
        }
    }
}
public sealed record Page<T>(IReadOnlyList<T> Items, int Number, int Total)
{
    public static Page<T> Of(IEnumerable<T> all, int number) { var list = all.ToList();
        return new(list.Skip((number - 1) * 10).Take(10).ToList(), number, list.Count); }
}
public static class Totals
{
    public sealed class Endpoint : IFeature
    {
        public void Map(IEndpointRouteBuilder routes) => routes.MapGet("/orders/totals", (Shop shop) =>
            shop.All.GroupBy(order => order.Customer).ToDictionary(
                group => group.Key,
                group => new { count = group.Count(), sum = group.SelectMany(order => order.Lines).Sum(line => line.Total) }));
    }
}
