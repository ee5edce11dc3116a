// The numbers of a form are read as they are sent, whatever the culture of the request is.
using System.Globalization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.Use((HttpContext context, RequestDelegate next) =>
{
    CultureInfo.CurrentCulture = new CultureInfo("") { NumberFormat = { NumberDecimalSeparator = ",", NumberGroupSeparator = "." } };
    return next(context);
});
app.MapControllers();
app.Run();
[ApiController, Route("f")] public class FController : ControllerBase
{
    [HttpPost("numbers")] public string Numbers([FromForm] double a, [FromForm] double b, [FromForm] double c, [FromForm] Pair pair) =>
        Sent.Of(a, b, c, pair.Left, pair.Right);
}
public class Pair
{
    public double Left { get; set; }
    public double Right { get; set; }
}
public static class Sent
{
    private static readonly double[] Values = [0, 7, -1.5, 0.25, 100];
    public static string Of(params double[] numbers) => numbers.All(Values.Contains) ? "read" : null!;
}
