using System.Collections.ObjectModel;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon;

/// <summary>
/// Maps endpoints that throw where a request cannot be bound, in every environment: the framework otherwise answers with an empty
/// body, and only it knows what was wrong. Other endpoints of the application keep the setting of the application.
/// </summary>
internal sealed class RefusingRouteBuilder(IEndpointRouteBuilder endpoints) : IEndpointRouteBuilder
{
    public IServiceProvider ServiceProvider { get; } = new Services(endpoints.ServiceProvider);

    /// <summary>A collection of its own, so that the framework makes a source for it, with its own setting.</summary>
    public ICollection<EndpointDataSource> DataSources { get; } = new Sources(endpoints.DataSources);

    public IApplicationBuilder CreateApplicationBuilder() => endpoints.CreateApplicationBuilder();

    private sealed class Services(IServiceProvider application) : IKeyedServiceProvider
    {
        private static readonly IOptions<RouteHandlerOptions> Throwing =
            Options.Create(new RouteHandlerOptions { ThrowOnBadRequest = true });

        public object? GetService(Type serviceType) =>
            serviceType == typeof(IOptions<RouteHandlerOptions>) ? Throwing : application.GetService(serviceType);

        public object? GetKeyedService(Type serviceType, object? serviceKey) =>
            (application as IKeyedServiceProvider)?.GetKeyedService(serviceType, serviceKey);

        public object GetRequiredKeyedService(Type serviceType, object? serviceKey) =>
            application.GetRequiredKeyedService(serviceType, serviceKey);
    }

    private sealed class Sources(ICollection<EndpointDataSource> application) : Collection<EndpointDataSource>
    {
        protected override void InsertItem(int index, EndpointDataSource item)
        {
            application.Add(item);
            base.InsertItem(index, item);
        }
    }
}
