using Microsoft.AspNetCore.Mvc;
using TaskBoard.Comments;
using TaskBoard.Tasks;
using Tenon;

var builder = WebApplication.CreateBuilder(args);

builder.Services
    .AddControllers()
    // An invalid body is answered as the contracts declare it: 422 without a body.
    .ConfigureApiBehaviorOptions(options => options.InvalidModelStateResponseFactory = _ => new StatusCodeResult(422));
builder.Services.AddContractJson();
builder.Services.AddSingleton<TaskStore>();
builder.Services.AddSingleton<CommentStore>();

var app = builder.Build();

app.UseDefaultFiles();
app.UseStaticFiles();
app.MapControllers();
app.Run();
