// What of Swashbuckle's annotations says what a server answers.
#nullable enable

namespace Swashbuckle.AspNetCore.Annotations
{
    using System;
    using Microsoft.AspNetCore.Mvc;

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class SwaggerResponseAttribute : ProducesResponseTypeAttribute
    {
        public string[]? ContentTypes { get; set; }
        public SwaggerResponseAttribute(int statusCode, string? description = null, Type? type = null);
        public SwaggerResponseAttribute(int statusCode, string? description = null, Type? type = null,
            params string[] contentTypes);
    }
}
