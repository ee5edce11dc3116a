// What of Asp.Versioning, and of its predecessor Microsoft.AspNetCore.Mvc.Versioning, says where a request has its version.
// Both packages call their extension alike; here its options are those of Asp.Versioning.
#nullable enable

namespace Asp.Versioning
{
    using System;
    using System.Collections.Generic;
    using Asp.Versioning.Conventions;

    public class ApiVersion
    {
        public ApiVersion(DateOnly groupVersion, string? status = null);
        public ApiVersion(int majorVersion, int? minorVersion = null, string? status = null);
        public ApiVersion(double version, string? status = null);
        public static ApiVersion Default { get; }
        public static ApiVersion Neutral { get; }
    }

    public interface IApiVersionReader
    {
    }

    public static class ApiVersionReader
    {
        public static IApiVersionReader Default { get; }
        public static IApiVersionReader Combine(IApiVersionReader apiVersionReader, params IApiVersionReader[] otherApiVersionReaders);
        public static IApiVersionReader Combine(IEnumerable<IApiVersionReader> apiVersionReaders);
    }

    public class QueryStringApiVersionReader : IApiVersionReader
    {
        public QueryStringApiVersionReader();
        public QueryStringApiVersionReader(IEnumerable<string> parameterNames);
        public QueryStringApiVersionReader(string parameterName, params string[] otherParameterNames);
        public ICollection<string> ParameterNames { get; }
    }

    public class HeaderApiVersionReader : IApiVersionReader
    {
        public HeaderApiVersionReader();
        public HeaderApiVersionReader(IEnumerable<string> headerNames);
        public HeaderApiVersionReader(string headerName, params string[] otherHeaderNames);
        public ICollection<string> HeaderNames { get; }
    }

    public class MediaTypeApiVersionReader : IApiVersionReader
    {
        public MediaTypeApiVersionReader();
        public MediaTypeApiVersionReader(string parameterName);
        public string ParameterName { get; set; }
    }

    public class UrlSegmentApiVersionReader : IApiVersionReader
    {
        public UrlSegmentApiVersionReader();
    }

    public class ApiVersioningOptions
    {
        public string RouteConstraintName { get; set; }
        public bool ReportApiVersions { get; set; }
        public bool AssumeDefaultVersionWhenUnspecified { get; set; }
        public ApiVersion DefaultApiVersion { get; set; }
        public IApiVersionReader ApiVersionReader { get; set; }
        public IApiVersionConventionBuilder Conventions { get; set; }
    }

    public class MvcApiVersioningOptions
    {
        public IApiVersionConventionBuilder Conventions { get; set; }
    }

    public interface IApiVersioningBuilder
    {
        Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
    }
}

namespace Asp.Versioning.Conventions
{
    public interface IApiVersionConventionBuilder
    {
        void Add(IControllerConvention convention);
    }

    public interface IControllerConvention
    {
    }

    public class VersionByNamespaceConvention : IControllerConvention
    {
        public VersionByNamespaceConvention();
    }
}

namespace Asp.Versioning.ApiExplorer
{
    public class ApiExplorerOptions
    {
        public string GroupNameFormat { get; set; }
        public bool SubstituteApiVersionInUrl { get; set; }
        public string SubstitutionFormat { get; set; }
    }
}

namespace Microsoft.AspNetCore.Mvc.Versioning
{
    using System.Collections.Generic;
    using Asp.Versioning;

    public static class ApiVersionReader
    {
        public static IApiVersionReader Combine(IApiVersionReader apiVersionReader, params IApiVersionReader[] otherApiVersionReaders);
        public static IApiVersionReader Combine(IEnumerable<IApiVersionReader> apiVersionReaders);
    }

    public class QueryStringApiVersionReader : IApiVersionReader
    {
        public QueryStringApiVersionReader();
        public QueryStringApiVersionReader(IEnumerable<string> parameterNames);
        public QueryStringApiVersionReader(string parameterName, params string[] otherParameterNames);
        public ICollection<string> ParameterNames { get; }
    }

    public class HeaderApiVersionReader : IApiVersionReader
    {
        public HeaderApiVersionReader();
        public HeaderApiVersionReader(IEnumerable<string> headerNames);
        public HeaderApiVersionReader(string headerName, params string[] otherHeaderNames);
        public ICollection<string> HeaderNames { get; }
    }

    public class MediaTypeApiVersionReader : IApiVersionReader
    {
        public MediaTypeApiVersionReader();
        public MediaTypeApiVersionReader(string parameterName);
        public string ParameterName { get; set; }
    }

    public class UrlSegmentApiVersionReader : IApiVersionReader
    {
        public UrlSegmentApiVersionReader();
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    using System;
    using Asp.Versioning;
    using Asp.Versioning.ApiExplorer;

    public static class IServiceCollectionExtensions
    {
        public static IApiVersioningBuilder AddApiVersioning(this IServiceCollection services);
        public static IApiVersioningBuilder AddApiVersioning(this IServiceCollection services, Action<ApiVersioningOptions> setupAction);
    }

    public static class IApiVersioningBuilderExtensions
    {
        public static IApiVersioningBuilder AddMvc(this IApiVersioningBuilder builder);
        public static IApiVersioningBuilder AddMvc(this IApiVersioningBuilder builder, Action<MvcApiVersioningOptions> setupAction);
        public static IApiVersioningBuilder AddApiExplorer(this IApiVersioningBuilder builder);
        public static IApiVersioningBuilder AddApiExplorer(this IApiVersioningBuilder builder, Action<ApiExplorerOptions> setupAction);
    }
}
