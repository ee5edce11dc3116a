using Faults;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddScoped<IClock, Clock>();
builder.Services.AddClocks();
builder.Services.AddSingleton(typeof(IStore<>), typeof(Store<>));

var app = builder.Build();
app.MapControllers();
app.MapGet("/minimal/registered", (IClock clock) => clock.Now);
app.MapGet("/minimal/helper", (INamedClock clock) => clock.Now);
app.MapGet("/minimal/generic", (IStore<string> store) => store.Name);
app.MapGet("/minimal/thrown", string () => throw new NotImplementedException());
app.MapPost("/minimal/unregistered", (IMissing missing) => missing.ToString());
app.Run();
