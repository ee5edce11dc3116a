using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Microsoft.AspNetCore.Mvc;

namespace Tenon;

/// <summary>What is marked as a contract in a set of assemblies.</summary>
[RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
internal sealed class ContractSource
{
    private const BindingFlags AllMembers =
        BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    private ContractSource(
        IReadOnlyList<(Type, OperationDefinition)> operations,
        IReadOnlyList<OperationDefinition> parts,
        IReadOnlyList<MethodInfo> contractActions,
        IReadOnlyList<MethodInfo> actions)
    {
        Operations = operations;
        Parts = parts;
        ContractActions = contractActions;
        Actions = actions;
    }

    /// <summary>The operations of static contract classes, with the class.</summary>
    public IReadOnlyList<(Type Contract, OperationDefinition Operation)> Operations { get; }

    /// <summary>Private definitions: building blocks of operations, and none themselves.</summary>
    public IReadOnlyList<OperationDefinition> Parts { get; }

    /// <summary>The public methods of abstract contract controllers.</summary>
    public IReadOnlyList<MethodInfo> ContractActions { get; }

    /// <summary>The public methods of marked controllers, and the methods that are marked themselves.</summary>
    public IReadOnlyList<MethodInfo> Actions { get; }

    public static ContractSource Read(IEnumerable<Assembly> assemblies)
    {
        var types = assemblies.Distinct().SelectMany(TypesOf).OrderBy(type => type.FullName, StringComparer.Ordinal).ToList();
        var contracts = types.Where(type => type.IsDefined(typeof(ContractAttribute), inherit: false)).ToList();
        var marked = types.Where(type => type.IsDefined(typeof(ContractClientAttribute), inherit: false)).SelectMany(PublicActions);
        var single = types
            .SelectMany(type => type.GetMethods(AllMembers))
            .Where(method => method.IsDefined(typeof(ContractEndpointAttribute), inherit: false));
        var definitions = contracts.SelectMany(contract => DefinitionsOf(contract).Select(one => (contract, one.Operation, one.IsPart)))
            .ToList();
        return new ContractSource(
            [.. definitions.Where(one => !one.IsPart).Select(one => (one.contract, one.Operation)).DistinctBy(one => one.Operation)],
            [.. definitions.Where(one => one.IsPart).Select(one => one.Operation)],
            [.. contracts.Where(contract => contract is { IsAbstract: true, IsSealed: false }).SelectMany(PublicActions)],
            [.. marked.Concat(single).Distinct()]);
    }

    private static IEnumerable<MethodInfo> PublicActions(Type controller) => controller
        .GetMethods(BindingFlags.Public | BindingFlags.Instance)
        .Where(
            method =>
                !method.IsSpecialName && method.DeclaringType?.Assembly != typeof(object).Assembly
                    && !method.IsDefined(typeof(NonActionAttribute), inherit: true));

    private static IEnumerable<(OperationDefinition Operation, bool IsPart)> DefinitionsOf(Type contract)
    {
        if (contract.ContainsGenericParameters)
        {
            yield break;
        }

        foreach (var field in contract.GetFields(AllMembers).Where(
            field => field.IsStatic && field.FieldType.IsSubclassOf(typeof(OperationDefinition))))
        {
            if (Evaluate(contract, () => field.GetValue(null)) is OperationDefinition operation && !IsBackingField(field))
            {
                DeclaredNullability.Add(operation, field);
                yield return (operation, field.IsPrivate);
            }
        }

        foreach (var property in contract.GetProperties(AllMembers).Where(
            property => property.PropertyType.IsSubclassOf(typeof(OperationDefinition))))
        {
            if (property.GetMethod is { IsStatic: true } getter && Evaluate(
                contract, () => property.GetValue(null)) is OperationDefinition operation)
            {
                DeclaredNullability.Add(operation, property);
                yield return (operation, getter.IsPrivate);
            }
        }
    }

    /// <summary>The property is read instead.</summary>
    private static bool IsBackingField(FieldInfo field) => field.Name.StartsWith('<');

    /// <summary>
    /// A bad definition shows as a failed type initialiser, whose message names neither operation nor fix; the cause does.
    /// </summary>
    private static object? Evaluate(Type contract, Func<object?> member)
    {
        try
        {
            return member();
        }
        catch (Exception failed) when (failed is TypeInitializationException or TargetInvocationException)
        {
            var cause = failed.GetBaseException();
            throw new InvalidOperationException($"The contract {contract.FullName} cannot be used. {cause.Message}", failed);
        }
    }

    private static Type[] TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException partly)
        {
            return [.. partly.Types.OfType<Type>()];
        }
    }
}
