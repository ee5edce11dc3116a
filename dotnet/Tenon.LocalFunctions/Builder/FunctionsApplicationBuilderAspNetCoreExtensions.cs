namespace Microsoft.Azure.Functions.Worker.Builder;

/// <summary>The web-application integration.</summary>
public static class FunctionsApplicationBuilderAspNetCoreExtensions
{
    /// <summary>Functions take the standard web request and return the standard results. Calling it twice changes nothing.</summary>
    /// <param name="builder">The application's builder.</param>
    /// <returns>The same builder.</returns>
    public static FunctionsApplicationBuilder ConfigureFunctionsWebApplication(this FunctionsApplicationBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.AddWebApplication();
        return builder;
    }
}
