namespace Cases.Contracts.Fluent;

public static class Define
{
    public static Operation<TOutput> Get<TOutput>(string route) => new(route);
    public static Operation<TInput, TOutput> Post<TInput, TOutput>(string route) => new(route);
    public static FileOperation<TInput> File<TInput>(string route) => new(route);
}

public record Operation<TOutput>(string Route)
{
    public Operation<TOutput> Returns<T>(int status, string? description = null) => this;
    public Operation<TOutput> Summary(string text) => this;
    public Operation<TOutput> Secure(string scheme, params string[] scopes) => this;
}

public record Operation<TInput, TOutput>(string Route)
{
    public Operation<TInput, TOutput> Returns<T>(int status) => this;
    public Operation<TInput, TOutput> Returns(int status) => this;
    public Operation<TInput, TOutput> RequestExample(string json, string? name = null) => this;
}

public record FileOperation<TInput>(string Route)
{
    public FileOperation<TInput> ContentType(string mime) => this;
    public FileOperation<TInput> Returns<T>(int status) => this;
}

public sealed record ImageInput(string Format);
public sealed record ImageError(string Code, string Message, IReadOnlyList<string> SupportedFormats);
public sealed record Created(Guid Id);

public static class ImageContract
{
    public const string TriggerRoute = "images/{format}";
    public const string Route = "/api/" + TriggerRoute;

    public static readonly FileOperation<ImageInput> Get = Define
        .File<ImageInput>(Route)
        .ContentType("image/png")
#if CASES
        .ContentType("image/jpeg")
#endif
        .ContentType(Mime.Svg)
        .Returns<ImageError>(404);

    public static readonly Operation<ImageInput, Created>
        Upload = Define.Post<ImageInput, Created>($"{Route}/upload").Returns<ImageError>(400).Returns(422)
            .RequestExample("""{ "format": "png" }""", name: "plain"),
        Replace = Define.Post<ImageInput, Created>(Route + "/replace");

    public static Operation<IReadOnlyList<string>> Formats { get; } = Define.Get<IReadOnlyList<string>>("/api/formats")
        .Summary("What is served").Secure("bearer", "read", "list");

    public static Operation<(int Count, string? First)[]> Expression => Define.Get<(int Count, string? First)[]>("/api/counts");

    public static readonly Operation<Page<ImageInput?>> Conditional = DateTime.Now.Year > 2000 ? Shared().Summary("new") : Shared();

    private static Operation<Page<ImageInput?>> Shared()
    {
        var route = "/api/pages";
        var operation = Define.Get<Page<ImageInput?>>(route);
        if (route.Length > 3) operation = operation.Returns<ImageError>(404, description: "none");
        else operation = operation.Summary("short");
        return operation;
    }

    private static class Mime { public const string Svg = "image/" + "svg+xml"; }
}
