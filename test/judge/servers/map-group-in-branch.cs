// A group that is decorated in a branch keeps its prefix.
var app = WebApplication.CreateBuilder(args).Build();
var group = app.MapGroup("/api/v1");
if (args.Length > 100) group = group.AddEndpointFilter((context, next) => next(context));
X.Map(group);
RouteGroupBuilder second;
if (args.Length > 100) second = app.MapGroup("/second").WithTags("a");
else second = app.MapGroup("/second");
X.Map(second);
app.Run();
public static class X { public static void Map(RouteGroupBuilder group) => group.MapGet("/x", () => 1); }
