// Endpoints as classes with a static abstract Map, registered by a generic helper.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGroup("/posts").MapEndpoint<GetPosts>().MapEndpoint<CreatePost>();
app.Run();
public interface IEndpoint { static abstract void Map(IEndpointRouteBuilder app); }
public class GetPosts : IEndpoint
{
    public static void Map(IEndpointRouteBuilder app) => app.MapGet("/", Handle);
    static int Handle(int page) => page;
}
public class CreatePost : IEndpoint
{
    public static void Map(IEndpointRouteBuilder app) => app.MapPost("/", Handle);
    public record Request(string Title);
    static string Handle(Request request) => request.Title;
}
public static class Ext
{
    public static IEndpointRouteBuilder MapEndpoint<T>(this IEndpointRouteBuilder app) where T : IEndpoint { T.Map(app); return app; }
}
