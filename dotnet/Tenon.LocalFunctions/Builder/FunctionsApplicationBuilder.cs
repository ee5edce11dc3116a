using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Diagnostics.Metrics;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Tenon.LocalFunctions;

namespace Microsoft.Azure.Functions.Worker.Builder;

/// <summary>Services, configuration and logging of a function application.</summary>
public sealed class FunctionsApplicationBuilder : IHostApplicationBuilder
{
    private readonly WebApplicationBuilder web;
    private readonly IEnumerable<Type> functionTypes;
    private readonly IReadOnlyDictionary<string, string?> variables;
    private readonly string applicationFolder;
    private readonly StartFailure failure;
    private bool hasWebApplication;

    internal FunctionsApplicationBuilder(
        string[] args,
        IEnumerable<Type> functionTypes,
        IReadOnlyDictionary<string, string?> variables,
        string applicationFolder,
        bool endsProgram = false)
    {
        web = WebApplication.CreateBuilder(args);
        failure = new StartFailure(endsProgram);
        this.functionTypes = functionTypes;
        this.variables = variables;
        this.applicationFolder = applicationFolder;
        if (string.IsNullOrEmpty(web.Configuration[WebHostDefaults.ServerUrlsKey]))
        {
            web.WebHost.UseUrls("http://localhost:7071");
        }
    }

    /// <inheritdoc />
    public IDictionary<object, object> Properties => ((IHostApplicationBuilder)web).Properties;

    /// <inheritdoc cref="IHostApplicationBuilder.Configuration" />
    public ConfigurationManager Configuration => web.Configuration;

    /// <inheritdoc />
    IConfigurationManager IHostApplicationBuilder.Configuration => web.Configuration;

    /// <inheritdoc />
    public IHostEnvironment Environment => web.Environment;

    /// <inheritdoc />
    public ILoggingBuilder Logging => web.Logging;

    /// <inheritdoc />
    public IMetricsBuilder Metrics => web.Metrics;

    /// <inheritdoc />
    public IServiceCollection Services => web.Services;

    /// <inheritdoc />
    public void ConfigureContainer<TContainerBuilder>(
        IServiceProviderFactory<TContainerBuilder> factory, Action<TContainerBuilder>? configure = null)
        where TContainerBuilder : notnull => ((IHostApplicationBuilder)web).ConfigureContainer(factory, configure);

    /// <summary>Reads the host's configuration and the functions, and makes the server for them.</summary>
    /// <returns>The host to run.</returns>
    public IHost Build()
    {
        try
        {
            return BuildServer();
        }
        catch (HostStartException error)
        {
            failure.Report(error);
            throw;
        }
    }

    private EmbeddedHost BuildServer()
    {
        if (!hasWebApplication)
        {
            throw new HostStartException(
                "The embedded host serves HTTP triggers through the web-application integration only. Call "
                + "builder.ConfigureFunctionsWebApplication() in Program.cs.");
        }

        var configuration = HostConfiguration.Read(applicationFolder, variables);
        var functions = FunctionCatalogue.Read(functionTypes, configuration.HostPrefix);
        var app = web.Build();
        app.UseFunctions(functions, configuration);
        return new EmbeddedHost(app, failure);
    }

    internal void AddWebApplication()
    {
        if (!hasWebApplication)
        {
            hasWebApplication = true;
            // What results need of MVC, without pages and forms: those would keep keys in the user's home.
            web.Services.AddControllers();
            web.Services.Configure<JsonSerializerOptions>(options => options.PropertyNameCaseInsensitive = true);
        }
    }
}
