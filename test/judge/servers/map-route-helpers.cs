// Routes that come from properties of the class and from methods that put texts together.
var app = WebApplication.CreateBuilder(args).Build();
new Users().Map(app);
new Orders().Map(app);
app.MapGet(Routes.Of(2, "status"), () => 1);
app.MapGet(Routes.Of("plain"), () => 1);
app.MapGet("clock".Versioned(3), () => 1);
app.Run();
public static class Routes
{
    private const string Root = "/api/v";
    public static string Of(int version, string name) { return $"{Root}{version}/{name}"; }
    public static string Of(string name) => Of(version: 1, name);
    public static string Versioned(this string name, int version = 1) => Of(version, name);
}
public class Users
{
    private const string Base = "/users";
    private static string Prefix => Routes.Of(1, "users");
    private string Path => Base;
    private string Detail { get { return $"{Path}/{{id:int}}"; } }
    public void Map(IEndpointRouteBuilder app)
    {
        app.MapGroup(Prefix).MapGet("me", () => 1);
        app.MapGet(Path, () => 1);
        app.MapGet(this.Detail, (int id) => id);
    }
}
public abstract class Mapped
{
    protected virtual string Path => "/mapped";
    public void Map(IEndpointRouteBuilder app) => app.MapGet("/fixed", () => 1);
}
public class Orders : Mapped
{
    protected override string Path => "/orders";
}
