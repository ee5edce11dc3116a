namespace Acme.Versioning;

public static class Extensions
{
    public static TBuilder WithVersionSet<TBuilder>(this TBuilder builder, string name)
        where TBuilder : IEndpointConventionBuilder => builder;
}
