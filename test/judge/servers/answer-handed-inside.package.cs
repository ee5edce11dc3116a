using System.Collections;
using System.Runtime.CompilerServices;
namespace Acme.Mediation;

public sealed class Message(HttpContext http)
{
    public HttpContext Http { get; } = http;
}

public static class Mediator
{
    /// <summary>Refuses a request without a body, wherever in the message it is.</summary>
    public static async Task InvokeAsync(object message)
    {
        if (RequestIn(message) is not { } request) return;
        using var reader = new StreamReader(request.Body);
        if (await reader.ReadToEndAsync() != "") return;
        request.HttpContext.Response.StatusCode = 422;
    }

    private static HttpRequest? RequestIn(object? message)
    {
        if (message is HttpContext context) return context.Request;
        if (message is null or string or HttpRequest) return message as HttpRequest;
        var held = message switch
        {
            ITuple tuple => Enumerable.Range(0, tuple.Length).Select(at => tuple[at]),
            IEnumerable items => items.Cast<object?>(),
            _ => message.GetType().GetProperties().Select(property => property.GetValue(message)),
        };
        return held.Select(RequestIn).FirstOrDefault(request => request is not null);
    }
}
