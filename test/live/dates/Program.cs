using System.Globalization;
using System.Text.Json;
using Dates;

var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();

// What the server has, and what it makes of what comes back.
var entry = new Entry(
    new DateTimeOffset(2024, 5, 17, 8, 30, 0, TimeSpan.FromHours(2)).AddTicks(1234567),
    new DateTime(2024, 5, 17, 8, 30, 0, DateTimeKind.Utc).AddTicks(7),
    new DateTime(2024, 5, 17, 8, 30, 0, DateTimeKind.Unspecified),
    new DateOnly(2024, 2, 29),
    new TimeOnly(8, 30, 0).Add(TimeSpan.FromTicks(5)),
    new TimeSpan(1, 2, 3, 4).Add(TimeSpan.FromTicks(9)).Negate(),
    null);

app.MapGet("/dates/entry", () => entry);
app.MapPost("/dates/same", (Entry sent) => new Verdict(
    sent.At.EqualsExact(entry.At)
        && sent.Utc == entry.Utc && sent.Utc.Kind == entry.Utc.Kind
        && sent.Plain == entry.Plain && sent.Plain.Kind == entry.Plain.Kind
        && sent.Day == entry.Day && sent.Time == entry.Time && sent.Took == entry.Took && sent.Maybe == entry.Maybe,
    JsonSerializer.Serialize(sent, JsonSerializerOptions.Web)));
app.MapGet("/dates/ticks/{at}", (DateTimeOffset at, DateTime since, DateOnly day, TimeOnly time, TimeSpan took) =>
    new Read([
        at.UtcTicks.ToString(CultureInfo.InvariantCulture),
        since.ToUniversalTime().Ticks.ToString(CultureInfo.InvariantCulture),
        day.ToString("O", CultureInfo.InvariantCulture),
        time.Ticks.ToString(CultureInfo.InvariantCulture),
        took.Ticks.ToString(CultureInfo.InvariantCulture),
    ]));

app.Run();

namespace Dates
{
    public sealed record Entry(
        DateTimeOffset At, DateTime Utc, DateTime Plain, DateOnly Day, TimeOnly Time, TimeSpan Took, DateTimeOffset? Maybe);

    public sealed record Verdict(bool Same, string Read);

    public sealed record Read(string[] Values);
}
