using Microsoft.AspNetCore.SignalR;
using RefusedHubs;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSignalR()
    .AddHubOptions<Disabled>(options => options.DisableImplicitFromServicesParameters = true)
    .AddHubOptions<DisabledMarked>(options => options.DisableImplicitFromServicesParameters = true)
    .AddHubOptions<DisabledKeyed>(options => options.DisableImplicitFromServicesParameters = true);
builder.Services.AddSingleton<Clock>();
builder.Services.AddKeyedSingleton<Clock>("utc");
builder.Services.AddKeyedSingleton<ITicker, Ticker>("slow");
var app = builder.Build();
var refused = new Dictionary<string, string>();

Map<Overloads>();
Map<Cased>();
Map<Renamed>();
Map<Hiding>();
Map<Generic>();
Map<ByReference>();
Map<Given>();
Map<ReadOnlyReference>();
Map<Spans>();
Map<Token>();
Map<TokenInStream>();
Map<Uploads>();
Map<UploadsApart>();
Map<Service>();
Map<OptionalService>();
Map<NullableService>();
Map<NullableAmongOthers>();
Map<ServiceAmongNullable>();
Map<Services>();
Map<Marked>();
Map<MarkedMissing>();
Map<Missing>();
Map<Keyed>();
Map<KeyedMissing>();
Map<KeyedTwice>();
Map<KeyedUnregistered>();
Map<Disabled>();
Map<DisabledMarked>();
Map<DisabledKeyed>();
Map<Callback>();
Map<Unawaited>();
Map<ClientWithResult>();
Map<ClientWithProperty>();
Map<ClientWithEvent>();
Map<ClientWithReference>();
Map<ClientGeneric>();
Map<ClientClass>();
Map<ClientOverloads>();
Map<ClientStream>();
app.MapGet("/refused", () => refused);
app.Run();

void Map<T>() where T : Hub
{
    try
    {
        app.MapHub<T>("/" + typeof(T).Name);
    }
    catch (Exception exception)
    {
        refused[typeof(T).Name] = exception.GetType().Name;
    }
}
