using System.Text.Json.Serialization;
using Microsoft.Extensions.DependencyInjection;

namespace Acme.Json;

public static class Extensions
{
    public static IMvcBuilder AddAcmeJson(this IMvcBuilder builder) => builder.AddJsonOptions(options =>
    {
        options.JsonSerializerOptions.PropertyNamingPolicy = null;
        options.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter());
    });
}
