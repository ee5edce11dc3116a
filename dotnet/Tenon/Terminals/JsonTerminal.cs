using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using HttpJsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;
using MvcJsonOptions = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace Tenon;

/// <summary>
/// Writes the value as the declared type, so that a subtype keeps its discriminator, and without content negotiation: the
/// contract declares one content type, and a null value is the JSON null, not another status.
/// </summary>
internal sealed class JsonTerminal(OperationDeclaration operation, int statusCode, string contentType, Type declaredType, object? value)
    : ExecutableTerminal(operation, statusCode, contentType), IValueHttpResult
{
    object? IValueHttpResult.Value => value;

    public override Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        return Write(httpContext, httpContext.RequestServices.GetRequiredService<IOptions<HttpJsonOptions>>().Value.SerializerOptions);
    }

    public override Task ExecuteResultAsync(ActionContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        var services = context.HttpContext.RequestServices;
        return Write(context.HttpContext, services.GetRequiredService<IOptions<MvcJsonOptions>>().Value.JsonSerializerOptions);
    }

    private Task Write(HttpContext context, JsonSerializerOptions options)
    {
        if (!options.IsReadOnly)
        {
            // Only read-only options remember the type information they have made.
            options.MakeReadOnly();
        }

        var type = options.GetTypeInfo(declaredType);
        if (type.Converter is IValueObjectConverter { HoldsForMessages: false })
        {
            throw new InvalidOperationException(
                $"{Operation} answers {TypeName.Of(declaredType)}, which would be written as a bare value, because AddContractJson does "
                + "not know the contract. Hand it the assembly: AddContractJson(typeof(<Contract>).Assembly), and mark the contract's "
                + "class [Contract].");
        }

        var written = AnswerCheck.Check(context.RequestServices, options, Operation, StatusCode, declaredType, value);
        context.Response.StatusCode = StatusCode;
        return context.Response.WriteAsJsonAsync(written, type, WithCharset(ContentType!), CancellationToken.None);
    }

    private static string WithCharset(string mime) => mime switch
    {
        MimeType.Json => "application/json; charset=utf-8",
        MimeType.ProblemJson => "application/problem+json; charset=utf-8",
        _ => mime,
    };
}
