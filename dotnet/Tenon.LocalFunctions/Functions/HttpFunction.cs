using System.Reflection;
using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon.LocalFunctions;

/// <summary>A function with an HTTP trigger, as the host serves it.</summary>
/// <param name="Name">The name in <c>[Function]</c>.</param>
/// <param name="Methods">Upper case; empty means every method.</param>
/// <param name="Pattern">Prefix and trigger route together.</param>
/// <param name="NeedsKey">Whether callers need a key of the host.</param>
/// <param name="Method">What runs.</param>
/// <param name="Arguments">Where each parameter's value comes from, in order.</param>
internal sealed record HttpFunction(
    string Name,
    IReadOnlyList<string> Methods,
    RoutePattern Pattern,
    bool NeedsKey,
    MethodInfo Method,
    IReadOnlyList<ArgumentSource> Arguments)
{
    public override string ToString() => $"{Name}: [{(Methods is [] ? "every method" : string.Join(", ", Methods))}] /{Pattern.RawText}";
}
