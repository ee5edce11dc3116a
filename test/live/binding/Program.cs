using Binding;
using Tenon;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddContractJson();
var app = builder.Build();
app.MapControllers();
ImportedForms.Map(app);
app.Run();
