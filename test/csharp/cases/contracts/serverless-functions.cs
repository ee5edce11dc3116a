namespace Cases.Contracts.Serverless;

[AttributeUsage(AttributeTargets.Method)] public sealed class FunctionAttribute(string name) : Attribute { public string Name => name; }
public enum AuthorizationLevel { Anonymous, User, Function, System, Admin }
[AttributeUsage(AttributeTargets.Parameter)]
public sealed class HttpTriggerAttribute : Attribute
{
    public HttpTriggerAttribute() => Methods = [];
    public HttpTriggerAttribute(AuthorizationLevel level, params string[] methods) => (AuthLevel, Methods) = (level, methods);
    public HttpTriggerAttribute(params string[] methods) => Methods = methods;
    public AuthorizationLevel AuthLevel { get; set; } = AuthorizationLevel.Function;
    public string[] Methods { get; }
    public string? Route { get; set; }
}
public class HttpRequest { public Stream Body { get; set; } = Stream.Null; } public interface IActionResult;
    public class FileContentResult(byte[] bytes, string mime) : IActionResult { public byte[] Bytes => bytes; public string Mime => mime; }

public static class Contract
{
    public const string TriggerRoute = "images/{format}";
    public const string Route = "/" + Prefix + TriggerRoute;
    private const string Prefix = "api/";
    public const string Get = "get";
}

public sealed class ImageFunctions(ILog? log = null)
{
    [Function("GetImage")]
    public IActionResult Get([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = Contract.TriggerRoute)] HttpRequest request,
        string format) => new FileContentResult([], format);
    [Function(nameof(Post))]
    public async Task<IActionResult> Post([HttpTrigger("post", "put")] HttpRequest request, CancellationToken cancel)
    {
        await Task.Delay(1, cancel);
        log?.Write(nameof(Post));
        return new FileContentResult([], "x");
    }
    [Function("Any" + "Method")] public static IActionResult Any([HttpTrigger] HttpRequest request) => null!;
    [Function(nameof(ImageFunctions) + "-" + nameof(NullRoute))]
        public static IActionResult NullRoute([HttpTrigger(AuthorizationLevel.Admin, Contract.Get, Route = null)] HttpRequest request)
        => null!;
    [Function($"{nameof(Computed)}2")] public static IActionResult Computed(
        [HttpTrigger(AuthorizationLevel.Function, methods: [Contract.Get, "head"], Route = $"v1/{Contract.TriggerRoute}/{{id:guid?}}")]
        HttpRequest request, Guid? id) => null!;
}

public interface ILog { void Write(string text); }
