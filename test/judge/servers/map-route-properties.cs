// Routes in properties and fields of objects: what this object has, also where another may have something else.
// announced: 1
var app = WebApplication.CreateBuilder(args).Build();
var paths = new Paths();
app.MapGet(paths.Made, () => 1);
app.MapGet(paths.Shown, () => 1);
app.MapGet(paths.Kept, () => 1);
app.MapGet(new Paths().Joined + "/more", () => 1);
app.MapGet(paths.Inner.Made, () => 1);
app.MapGet(paths.Built, () => 1);
app.MapGet(paths.Chosen, () => 1);
app.MapGet(paths.Open, () => 1);
app.MapGet(new Paths { Open = "/opened" }.Open, () => 1);
app.MapGet(new Given("/given").Path, () => 1);
app.MapGet(((Base)new Derived()).Path, () => 1);
app.MapGroup(new Module(app).Prefix).MapGet("/grouped", () => 1);
new Module(app).Map();
app.Run();

public class Paths
{
    public readonly string Kept = "/kept";
    public Paths() => Built = "/built";
    public string Made { get; } = "/made";
    public string Shown => "/shown";
    public string Joined => Made + "/joined";
    public Others Inner { get; } = new();
    public string Built { get; } = "/never";
    public string Chosen { get; } = Environment.GetEnvironmentVariable("NONE") ?? "/chosen";
    public string Open { get; set; } = "/open";
}
public class Others
{
    public string Made => "/others";
}
public class Given(string path)
{
    public string Path { get; } = path;
}
public class Base
{
    public virtual string Path => "/base";
}
public class Derived : Base
{
    public override string Path => "/derived";
}
public class Module(WebApplication routes)
{
    public string Prefix { get; } = "/module";
    private readonly string _path = "/path";
    public void Map() => routes.MapGet(Prefix + _path, () => 1);
}
