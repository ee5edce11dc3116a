using System.Globalization;
using Microsoft.AspNetCore.Hosting.Server;
using Tenon;
using Tenon.Benchmarks;

// Terminal → response against the same answer by hand, both in one run. Exit code 1 where one costs over 10% more, a list over 5%.
const double Allowed = 1.10;
const double AllowedOfLists = 1.05;

using var server = new InProcessServer();
var builder = WebApplication.CreateSlimBuilder();
builder.Logging.ClearProviders();
builder.Services.AddControllers();
builder.Services.AddSingleton<IServer>(server);
// As in development: every body is held to its type.
builder.Services.Configure<ContractOptions>(options => options.CheckAnswers = true);
var app = builder.Build();
app.MapControllers();
app.MapGet("/minimal/hand/file", () => Results.File(AnswersController.Image, "image/png"));
app.MapGet(
    "/minimal/tenon/file",
    () => AnswersContract.Image.Bind(new GetImage("png")).File(AnswersController.Image, contentType: "image/png").ToResult());
app.MapGet("/minimal/hand/ok", () => Results.Ok(AnswersController.Task));
app.MapGet("/minimal/tenon/ok", () => AnswersContract.Task.Bind(new GetTask(1)).Success(AnswersController.Task).ToResult());
app.MapGet("/minimal/hand/list", () => Results.Ok(AnswersController.Tasks));
app.MapGet("/minimal/tenon/list", () => AnswersContract.Tasks.Bind().Success(AnswersController.Tasks).ToResult());
app.MapGet("/minimal/hand/limits", () => Results.Ok(AnswersController.LimitedTasks));
app.MapGet("/minimal/tenon/limits", () => AnswersContract.LimitedTasks.Bind().Success(AnswersController.LimitedTasks).ToResult());
app.MapGet("/minimal/hand/404", () => Results.NotFound(AnswersController.Missing));
app.MapGet("/minimal/tenon/404", () => AnswersContract.Image.Bind(new GetImage("bmp")).Respond(404, AnswersController.Missing).ToResult());
app.MapContract(AnswersContract.Task, () => AnswersContract.Task.Bind(new GetTask(1)).Success(AnswersController.Task).ToResult());
await app.StartAsync();

var worst = 0.0;
var worstList = 0.0;
Console.WriteLine("| answer | by hand | Tenon | time | by hand | Tenon | allocated |");
Console.WriteLine("|---|---|---|---|---|---|---|");
foreach (var framework in new[] { "mvc", "minimal" })
{
    foreach (var answer in new[] { "file", "ok", "list", "limits", "404" })
    {
        var (hand, tenon, time, bytes) = await Measurement.OfBoth(server, $"/{framework}/hand/{answer}", $"/{framework}/tenon/{answer}");
        worst = Math.Max(worst, Math.Max(time, bytes));
        worstList = answer is "list" or "limits" ? Math.Max(worstList, time) : worstList;
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {framework} {answer} | {hand.Nanoseconds:F0} ns | {tenon.Nanoseconds:F0} ns | {time:P0} | {hand.Bytes:F0} B | "
            + $"{tenon.Bytes:F0} B | {bytes:P0} |"));
    }
}

// The price of MapContract's own check of the handler's answer, for the guide; it is not part of terminal → response.
var (plain, mapped, _, _) = await Measurement.OfBoth(server, "/minimal/tenon/ok", "/task/1");
Console.WriteLine(
    string.Create(
        CultureInfo.InvariantCulture,
        $"MapContract against MapGet: {mapped.Nanoseconds - plain.Nanoseconds:F0} ns and {mapped.Bytes - plain.Bytes:F0} B more."));
await app.StopAsync();
await app.DisposeAsync();
Console.WriteLine(
    string.Create(
        CultureInfo.InvariantCulture,
        $"Worst: {worst:P0} of the hand-written answer; allowed: {Allowed:P0}. Of lists: {worstList:P1}; allowed: {AllowedOfLists:P0}."));
return worst <= Allowed && worstList <= AllowedOfLists ? 0 : 1;
