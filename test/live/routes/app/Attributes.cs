using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Routing;

namespace Awkward;

[AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
public class VersionedAttribute(string path) : RouteAttribute($"v1/{path}");

public sealed class AdminAttribute : VersionedAttribute
{
    public AdminAttribute()
        : base("admin/[controller]")
    {
    }
}

[AttributeUsage(AttributeTargets.Method)]
public sealed class HttpSubscribeAttribute : HttpMethodAttribute
{
    private static readonly string[] Methods = ["SUBSCRIBE"];

    public HttpSubscribeAttribute()
        : base(Methods)
    {
    }

    public HttpSubscribeAttribute(string template)
        : base(Methods, template)
    {
    }
}

/// <summary>Routes by attributes that the project derives from those of the framework.</summary>
[Versioned("own/[controller]"), Admin]
public class DerivedAttributesController : ControllerBase
{
    [HttpGet("{id}")]
    public int Get(int id) => id;

    [HttpSubscribe("events")]
    public int Events() => 0;

    [HttpSubscribe]
    public int All() => 0;
}
