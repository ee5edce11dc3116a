using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Tenon;

/// <summary>
/// Where the input and the success of an operation admit no null, as the member of the contract declares them: of
/// <c>List&lt;string&gt;</c>, the type alone does not say whether its items may be null.
/// </summary>
[RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
internal static class DeclaredNullability
{
    private static readonly ConditionalWeakTable<OperationDeclaration, Types> Known = [];

    /// <summary>Remembers what a field or property of a contract says of the operation that it holds.</summary>
    public static void Add(OperationDefinition operation, MemberInfo member)
    {
        var declaration = operation.Declaration;
        var input = declaration.InputType is { } sent ? Nullability.OfArgument(member, sent, isLast: false) : null;
        var output = declaration.Success.BodyType is { } answered ? Nullability.OfArgument(member, answered, isLast: true) : null;
        if (input is { DeniesInside: true } || output is { Denies: true } or { DeniesInside: true })
        {
            Known.AddOrUpdate(declaration, new Types(input, output));
        }
    }

    /// <summary>Null where nothing is known of the operation.</summary>
    public static Nullability? OfInput(OperationDeclaration operation) => Known.TryGetValue(operation, out var found) ? found.Input : null;

    /// <summary>Null where nothing is known of the answer.</summary>
    public static Nullability? OfAnswer(OperationDeclaration operation, int status) =>
        Known.TryGetValue(operation, out var found) && operation.FindResponse(status) == operation.Success ? found.Output : null;

    private sealed record Types(Nullability? Input, Nullability? Output);
}
