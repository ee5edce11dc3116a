// What of Carter maps routes.
#nullable enable

namespace Carter
{
    using Microsoft.AspNetCore.Routing;
    using Microsoft.Extensions.DependencyInjection;

    public interface ICarterModule
    {
        void AddRoutes(IEndpointRouteBuilder app);
    }

    public abstract class CarterModule : ICarterModule
    {
        protected CarterModule();
        protected CarterModule(string basePath);
        public abstract void AddRoutes(IEndpointRouteBuilder app);
    }

    public static class CarterExtensions
    {
        public static IServiceCollection AddCarter(this IServiceCollection services);
        public static IEndpointRouteBuilder MapCarter(this IEndpointRouteBuilder builder);
    }
}
