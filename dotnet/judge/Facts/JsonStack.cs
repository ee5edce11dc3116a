using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon.Judge.Facts;

/// <summary>One set of JSON settings: `mvc`, `http`, or a named one (`mvc:other`).</summary>
internal abstract record JsonStack(string Name, bool IsServing)
{
    public abstract OptionsFact Facts { get; }

    protected abstract (TypeFact Fact, IEnumerable<Type> Inner) Describe(Type type);

    /// <param name="definition">Of an endpoint of FastEndpoints, where there is one.</param>
    public static IReadOnlyList<JsonStack> Of(IServiceProvider services, object? definition)
    {
        var stacks = new List<JsonStack>();
        if (services.GetService<IActionDescriptorCollectionProvider>() is not null
            && services.GetService<IOptionsMonitor<Microsoft.AspNetCore.Mvc.JsonOptions>>() is { } mvc)
        {
            var options = WrittenBy(services) ?? mvc.CurrentValue.JsonSerializerOptions;
            stacks.Add((JsonStack?)NewtonsoftStack.Find(services) ?? new SystemTextJsonStack("mvc", true, options));
            stacks.AddRange(NamesOf<Microsoft.AspNetCore.Mvc.JsonOptions>(services)
                .Select(name => new SystemTextJsonStack($"mvc:{name}", false, mvc.Get(name).JsonSerializerOptions)));
        }

        if (services.GetService<IOptionsMonitor<Microsoft.AspNetCore.Http.Json.JsonOptions>>() is { } http)
        {
            var fast = definition is null ? null : FastEndpoints.OptionsOf(definition);
            stacks.Add(new SystemTextJsonStack("http", true, fast ?? http.CurrentValue.SerializerOptions));
            stacks.AddRange(NamesOf<Microsoft.AspNetCore.Http.Json.JsonOptions>(services)
                .Select(name => new SystemTextJsonStack($"http:{name}", false, http.Get(name).SerializerOptions)));
        }

        return stacks;
    }

    public IReadOnlyDictionary<string, TypeFact> TypesReachableFrom(IEnumerable<DescriptionFact> descriptions, List<string> failures)
    {
        var served = descriptions.Where(description => description.Stack == Name);
        var roots = served.SelectMany(one => one.Inputs
            .Where(input => input.Source is "Body" or FastEndpoints.Source)
            .Select(input => input.ClrType)
            .Concat(one.Answers.Select(answer => answer.ClrType)));
        var waiting = new Queue<Type>(roots.OfType<Type>());
        var facts = new SortedDictionary<string, TypeFact>(StringComparer.Ordinal);
        while (waiting.TryDequeue(out var type))
        {
            var name = TypeNames.Of(type);
            if (facts.ContainsKey(name) || type.ContainsGenericParameters)
            {
                continue;
            }

            try
            {
                var (fact, inner) = Describe(type);
                facts[name] = fact;
                foreach (var one in inner)
                {
                    waiting.Enqueue(one);
                }
            }
            catch (Exception error)
            {
                failures.Add($"{name}: {error.GetType().Name}: {error.Message}");
                facts[name] = new TypeFact("Failed", null, null, null, null, error.GetType().Name, null, null, null);
            }
        }

        return facts;
    }

    /// <summary>Answers of controllers are written by the first formatter for JSON, which may have settings of its own.</summary>
    private static JsonSerializerOptions? WrittenBy(IServiceProvider services) =>
        services.GetService<IOptions<MvcOptions>>()?.Value.OutputFormatters
            .OfType<SystemTextJsonOutputFormatter>()
            .FirstOrDefault()?.SerializerOptions;

    private static IEnumerable<string> NamesOf<T>(IServiceProvider services)
        where T : class
    {
        var configured = services.GetServices<IConfigureOptions<T>>().OfType<ConfigureNamedOptions<T>>().Select(one => one.Name);
        var late = services.GetServices<IPostConfigureOptions<T>>().OfType<PostConfigureOptions<T>>().Select(one => one.Name);
        return configured.Concat(late).OfType<string>().Where(name => name.Length > 0).Distinct();
    }
}

internal sealed record SystemTextJsonStack(string Name, bool IsServing, JsonSerializerOptions Options) : JsonStack(Name, IsServing)
{
    public override OptionsFact Facts => OptionsFact.Of(Options);

    protected override (TypeFact Fact, IEnumerable<Type> Inner) Describe(Type type)
    {
        // As the framework does before the first use: a formatter's own settings often name no resolver.
        Options.MakeReadOnly(populateMissingResolver: true);
        var info = Options.GetTypeInfo(type);
        return (TypeFact.Of(info, Options), TypeFact.Inner(info));
    }
}
