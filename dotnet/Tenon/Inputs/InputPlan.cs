using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Tenon;

/// <summary>
/// Where the parts of an operation's input are, as the client sends them. Input of GET, DELETE, HEAD and OPTIONS is in route and query, of
/// other methods the body, unless the properties say otherwise.
/// </summary>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal sealed class InputPlan
{
    private static readonly ConditionalWeakTable<OperationDeclaration, InputPlan> Known = [];

    private readonly Dictionary<BoundMember, BoundSource> sources = [];

    private readonly RouteNames route;

    private InputPlan(OperationDeclaration operation)
    {
        Operation = operation;
        Type = operation.InputType
            ?? throw new InvalidOperationException($"{operation} takes no input: declare one, or read the request yourself.");
        route = new RouteNames(operation.Route);
        var hasBody = HasBody(operation.Method);
        IsForm = operation.RequestContentType is MimeType.Form or MimeType.Multipart;
        if (Messages.IsParsable(Type) && (!hasBody || route.Only is not null))
        {
            Lone = route.Only is { } only ? (BoundSource.Route, only) : (BoundSource.Query, "value");
            return;
        }

        Shape = BoundShape.Of(Type);
        var isSplit = Shape.Members.Any(member => member.Source is not null);
        IsWhole = hasBody && !isSplit && (!IsForm || FormFiles.Has(Type));
        foreach (var member in Shape.Members)
        {
            sources[member] = member.Source ?? (hasBody && !isSplit ? BoundSource.Form
                : route.Find(member.Name) is not null ? BoundSource.Route
                : BoundSource.Query);
        }

        IsForm |= sources.ContainsValue(BoundSource.Form) && !IsWhole;
        Rules = TypeRules.OfBound(Type, Shape.Members.ToDictionary(member => member.Property, PlaceOf));
    }

    public OperationDeclaration Operation { get; }

    public Type Type { get; }

    /// <summary>The input is one value, in the route or the query.</summary>
    public (BoundSource Source, string Name)? Lone { get; }

    /// <summary>The input is the body.</summary>
    public bool IsWhole { get; }

    public bool IsForm { get; }

    /// <summary>MVC reads it as it is: one value, or a body of JSON.</summary>
    public bool IsUsual => Lone is not null || (IsWhole && Operation.RequestContentTypes.All(MimeType.IsJson));

    public BoundShape Shape { get; } = null!;

    public TypeRules Rules { get; } = null!;

    /// <summary>Whether the input of a method is the body, unless its properties say otherwise.</summary>
    public static bool HasBody(string method) => method is not ("GET" or "DELETE" or "HEAD" or "OPTIONS");

    public static InputPlan Of(OperationDeclaration operation) => Known.GetValue(operation, one => new InputPlan(one));

    public BoundSource SourceOf(BoundMember member) => sources[member];

    public string NameOf(BoundMember member, BoundSource source) =>
        (source == BoundSource.Route ? route.Find(member.Name) : null) ?? member.Name;

    /// <summary>The place of a member in problems; what is the body, or gives each of its members a key, has no name.</summary>
    public string PlaceOf(BoundMember member) =>
        sources[member] == BoundSource.Body || member.IsWholeForm || member.Style == QueryStyle.Exploded
            ? string.Empty
            : NameOf(member, sources[member]);
}
