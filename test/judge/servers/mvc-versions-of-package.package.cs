using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
namespace Acme.Versioning;

[AttributeUsage(AttributeTargets.Class)]
public sealed class ApiVersionAttribute(string version) : Attribute
{
    public string Version { get; } = version;
}

public static class Extensions
{
    public static void AddAcmeVersioning(this IServiceCollection services) =>
        services.Configure<MvcOptions>(options => options.Filters.Add(new VersionRequired()));
}

public sealed class VersionRequired : IResourceFilter
{
    public void OnResourceExecuting(ResourceExecutingContext context)
    {
        var version = context.ActionDescriptor.EndpointMetadata.OfType<ApiVersionAttribute>().FirstOrDefault()?.Version;
        if (version is not null && context.HttpContext.Request.Headers["x-acme-version"] != version)
            context.Result = new StatusCodeResult(421);
    }

    public void OnResourceExecuted(ResourceExecutedContext context) { }
}
