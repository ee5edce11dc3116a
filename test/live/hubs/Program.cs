using System.Text.Json.Serialization;
using Hubs;
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSignalR().AddJsonProtocol(options =>
    options.PayloadSerializerOptions.Converters.Add(new JsonStringEnumConverter()));
builder.Services.AddSingleton<Clock>();
builder.Services.AddCors(options => options.AddDefaultPolicy(policy =>
    policy.SetIsOriginAllowed(_ => true).AllowAnyHeader().AllowAnyMethod().AllowCredentials()));
var app = builder.Build();
app.UseCors();
app.MapHub<ValuesHub>("/hubs/values");
app.MapHub<CallsHub>(CallsHub.Path);
app.MapHub<RoomHub>("/rooms/{room}");
app.MapPost("/announce", (IHubContext<RoomHub> hub, Order order) => hub.Clients.All.SendAsync("Announced", order, "everyone"));
app.MapGet("/orders/1", () => Orders.Sample);
app.Run();

namespace Hubs
{
    public class Clock
    {
        public int Year => 2026;
    }
}
