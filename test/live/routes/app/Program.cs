using Awkward;
using Tenon;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();

app.MapControllers();

app.MapGet("/", () => "root");
app.MapGet("no-slash", () => 1);
app.MapPost(Paths.Things, () => 1);
app.MapPut($"{Paths.Things}/{{id:int}}", (int id) => id);
app.MapDelete(Paths.Things + "/{id}", Handlers.Delete);
app.MapMethods("/several", ["GET", "head"], () => 1);
app.MapMethods("/several/fields", [HttpMethods.Get, HttpMethods.Options], () => 1);
string[] chosen = ["PUT", "PATCH"];
app.MapMethods("/several/local", chosen, () => 1);
app.Map("/any", () => 1);
app.MapMethods(ThingsContract.Ping.Route, [ThingsContract.Ping.Method], () => ThingsContract.Ping.Bind().Success().ToResult());
app.MapContract(ThingsContract.Get, (int id) => ThingsContract.Get.Bind(new ThingKey(id)).Success(new Thing(id)).ToResult());

var api = app.MapGroup("/api");
var v1 = api.MapGroup("v1/").WithTags("first");
v1.MapGet("/", () => 1);
v1.MapGet("", () => 1).WithName("bare");
v1.MapGet("/{**rest}", (string rest) => rest);
v1.MapGroup("").MapGet("empty-group", () => 1);
v1.MapGroup("{tenant:alpha}").MapGroup("/deep").MapPatch("er/{id:guid?}", (string tenant, Guid? id) => 1);
app.MapThings();
api.MapGroup("/v2").MapThings();
Handlers.MapMore(api);
if (app.Environment.IsProduction())
{
    app.MapGet("/only/in/production", () => 1);
}

LocalRoutes(app.MapGroup("local"));
app.MapModules();
app.MapModules(app.MapGroup("/modules"));
app.MapGroup("/here").MapEndpoint<Here>();
app.MapGroup("/there").MapEndpoint<There>().MapEndpoint<Here>();
app.Version(3).MapGet("a", () => 1);
app.Version(4).MapCrud("crud");
app.MapCrud("crud", suffix: "special");
app.MapOperation(ThingsContract.Pong);
IEndpointRouteBuilder plain = app;
plain.MapGet(string.Empty, () => 1);
EndpointRouteBuilderExtensions.MapGet(EndpointRouteBuilderExtensions.MapGroup(app, "/static"), "/call", () => 1);
app.MapMethods("/several/http", [HttpMethod.Get.Method, HttpMethod.Head.ToString()], () => 1);
app.MapFallback("/spa/{*path}", () => 1);
app.MapFallback(() => 1);
app.Run();

static void LocalRoutes(IEndpointRouteBuilder routes) => routes.MapGet("function", () => 1);
