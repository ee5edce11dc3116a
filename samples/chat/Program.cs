using Chat;
using Tenon;

var builder = WebApplication.CreateBuilder(args);

builder.Services.AddControllers();
builder.Services.AddContractJson();
builder.Services.AddSignalR();
builder.Services.AddSingleton<Rooms>();

var app = builder.Build();

app.UseDefaultFiles();
app.UseStaticFiles();
app.MapControllers();
app.MapHub<ChatHub>("/hubs/chat");
app.Run();
