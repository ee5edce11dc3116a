using Acme.Tasks;
using Tenon;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddContractJson();
builder.Services.AddSingleton<TaskStore>();
var app = builder.Build();
app.MapControllers();
app.Run();
