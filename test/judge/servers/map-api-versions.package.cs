using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
namespace Asp.Versioning
{
    public class ApiVersion(double number)
    {
        public double Number => number;
        public static ValueTask<ApiVersion?> BindAsync(HttpContext context) => ValueTask.FromResult<ApiVersion?>(new(1));
    }
}
namespace Asp.Versioning.Builder
{
    public interface IVersionedEndpointRouteBuilder : IEndpointRouteBuilder;
    public sealed class Versioned(IEndpointRouteBuilder inner) : IVersionedEndpointRouteBuilder
    {
        public IServiceProvider ServiceProvider => inner.ServiceProvider;
        public ICollection<EndpointDataSource> DataSources => inner.DataSources;
        public IApplicationBuilder CreateApplicationBuilder() => inner.CreateApplicationBuilder();
    }
}
namespace Microsoft.AspNetCore.Builder {
  public static class VersionCalls {
    public static Asp.Versioning.Builder.IVersionedEndpointRouteBuilder NewVersionedApi(this IEndpointRouteBuilder builder,
        string? name = null) => new Asp.Versioning.Builder.Versioned(builder);
    public static TBuilder HasApiVersion<TBuilder>(this TBuilder builder, double version) where TBuilder : IEndpointConventionBuilder
        => builder;
  }
}
