using Load;
using Tenon;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.AddFilter("Microsoft.AspNetCore", level => level >= LogLevel.Error);
builder.Services.AddContractJson();
builder.Services.AddContractCheck();
var app = builder.Build();
app.MapContract(LoadContract.Get, (int id) => LoadAnswers.Get(id).ToResult());
app.MapContract(LoadContract.Create, (NewItem item) => LoadAnswers.Create(item).ToResult());
app.MapContract(LoadContract.File, (int kilobytes) => LoadAnswers.File(kilobytes).ToResult());
app.MapGet("/api/state", ServerState.Now);
app.Run();
