// What of FastEndpoints sets up JSON.
#nullable enable

namespace FastEndpoints
{
    using System;
    using Microsoft.AspNetCore.Builder;
    using Microsoft.AspNetCore.Routing;

    public sealed class Config
    {
        public SerializerOptions Serializer { get; }
    }

    public sealed class SerializerOptions
    {
        public System.Text.Json.JsonSerializerOptions Options { get; }
    }

    public static class MainExtensions
    {
        public static IApplicationBuilder UseFastEndpoints(
            this IApplicationBuilder app, Action<Config>? configAction = null);
        public static IEndpointRouteBuilder MapFastEndpoints(
            this IEndpointRouteBuilder app, Action<Config>? configAction = null);
    }
}
