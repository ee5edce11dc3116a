using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using HttpJsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;
using MvcJsonOptions = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace Tenon;

/// <summary>Makes the server's JSON what the generated types promise.</summary>
public static class ContractJsonServiceCollectionExtensions
{
    /// <summary>
    /// Sets the JSON of controllers, functions and minimal APIs: camelCase names, enums by name, value objects as bare primitives,
    /// discriminators anywhere in the object. A null where the type has none is refused, and so are a text for a number and a missing
    /// key that the constructor has no default value for.
    /// </summary>
    /// <remarks>
    /// A record with one property is a value object unless it is the input, body or response of an operation. The operations are
    /// those of <c>[Contract]</c>, <c>[ContractClient]</c> and <c>[ContractEndpoint]</c> in the assemblies.
    /// </remarks>
    /// <param name="services">The services of the application.</param>
    /// <param name="assemblies">
    /// The assemblies that hold the contracts and controllers; without any, the calling assembly and those of its references that
    /// use Tenon.
    /// </param>
    /// <returns>The same services.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    [RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
    [RequiresDynamicCode("Converters are made by reflection.")]
    public static IServiceCollection AddContractJson(this IServiceCollection services, params Assembly[] assemblies)
    {
        ArgumentNullException.ThrowIfNull(services);
        var source = ContractSource.Read(ContractAssemblies.Choose(assemblies, Assembly.GetCallingAssembly()));
        if (services.FirstOrDefault(service => service.ServiceType == typeof(Messages))?.ImplementationInstance is Messages known)
        {
            known.AddFrom(source);
            return services;
        }

        var messages = new Messages();
        messages.AddFrom(source);
        services.AddSingleton(messages);
        ReadNumbersStrictly<MvcJsonOptions>(services, json => json.JsonSerializerOptions);
        ReadNumbersStrictly<HttpJsonOptions>(services, json => json.SerializerOptions);
        services.AddOptions<MvcJsonOptions>()
            .Configure<IOptions<ContractOptions>>((json, contract) => Apply(json.JsonSerializerOptions, messages, contract.Value));
        services.AddOptions<HttpJsonOptions>()
            .Configure<IOptions<ContractOptions>>((json, contract) => Apply(json.SerializerOptions, messages, contract.Value));
        services.PostConfigure<MvcJsonOptions>(json => ContractTypeInfo.Modify(json.JsonSerializerOptions));
        services.PostConfigure<HttpJsonOptions>(json => ContractTypeInfo.Modify(json.SerializerOptions));
        ControllerValidation.AddTo(services, messages);
        return services;
    }

    /// <summary>
    /// In place of ASP.NET Core's own setting: no client of the contract sends "5" for a number. It goes before all other registrations,
    /// so that whatever the application sets, the same included, counts.
    /// </summary>
    private static void ReadNumbersStrictly<TOptions>(IServiceCollection services, Func<TOptions, JsonSerializerOptions> jsonOf)
        where TOptions : class =>
        services.Insert(
            0,
            ServiceDescriptor.Transient<IConfigureOptions<TOptions>>(provider => new ConfigureNamedOptions<TOptions>(
                Options.DefaultName,
                options =>
                {
                    if (provider.GetRequiredService<IOptions<ContractOptions>>().Value.ValidateInput)
                    {
                        jsonOf(options).NumberHandling = JsonNumberHandling.Strict;
                    }
                })));

    [RequiresUnreferencedCode("Value objects are found by reflection.")]
    [RequiresDynamicCode("Converters are made by reflection.")]
    private static void Apply(JsonSerializerOptions json, Messages messages, ContractOptions contract)
    {
        json.PropertyNamingPolicy = JsonNamingPolicy.CamelCase;
        json.AllowOutOfOrderMetadataProperties = true;
        json.RespectNullableAnnotations = contract.ValidateInput;
        json.RespectRequiredConstructorParameters = contract.ValidateInput;
        json.Converters.Add(new EnumNameConverterFactory());
        json.Converters.Add(new ValueObjectConverterFactory(messages));
    }
}
