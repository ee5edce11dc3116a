using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Tenon;

/// <summary>
/// Where the input of an operation admits no null, as the member of the contract declares it: of <c>List&lt;string&gt;</c>, the type alone
/// does not say whether its items may be null.
/// </summary>
[RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
internal static class DeclaredNullability
{
    private static readonly ConditionalWeakTable<OperationDeclaration, Nullability> Known = [];

    /// <summary>Remembers what a field or property of a contract says of the operation that it holds.</summary>
    public static void Add(OperationDefinition operation, MemberInfo member)
    {
        if (operation.Declaration.InputType is { } input && Nullability.OfArgument(member, input) is { DeniesWithin: true } found)
        {
            Known.AddOrUpdate(operation.Declaration, found);
        }
    }

    /// <summary>Null where nothing is known of the operation, or its input may be null everywhere.</summary>
    public static Nullability? OfInput(OperationDeclaration operation) => Known.TryGetValue(operation, out var found) ? found : null;
}
