using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;

namespace Tenon;

/// <summary>Holds the body of an answer to its type before anything of it is written.</summary>
internal sealed class AnswerCheck
{
    private readonly IServiceProvider services;
    private readonly ContractValidator validator;
    private readonly OperationDeclaration operation;
    private readonly int status;
    private readonly Type declaredType;
    private readonly Nullability? declared;

    [RequiresUnreferencedCode("Types are validated by reflection.")]
    [RequiresDynamicCode("Types are validated by reflection.")]
    private AnswerCheck(
        IServiceProvider services, JsonSerializerOptions json, OperationDeclaration operation, int status, Type declaredType)
    {
        this.services = services;
        this.operation = operation;
        this.status = status;
        this.declaredType = declaredType;
        validator = ContractValidator.OfAnswers(json);
        declared = DeclaredNullability.OfAnswer(operation, status);
    }

    /// <summary>
    /// The value to write. A sequence that is made while it is read may be read once only: its items are held to their type as they are
    /// written.
    /// </summary>
    /// <exception cref="ContractViolationException">The body breaks the rules of its type.</exception>
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "A member that trimming removes is not written either.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Without dynamic code, the rules are interpreted.")]
    public static object? Check(
        IServiceProvider services, JsonSerializerOptions json, OperationDeclaration operation, int status, Type declaredType, object? value)
    {
        if (!IsOn(services))
        {
            return value;
        }

        if (value is not null && LazySequence.ItemOf(declaredType, value) is { } item)
        {
            return new AnswerCheck(services, json, operation, status, declaredType).Lazily(item, value);
        }

        // Most answers hold, and cost no more than this.
        var declared = DeclaredNullability.OfAnswer(operation, status);
        if (value is null ? declared is { Denies: true } : !ContractValidator.OfAnswers(json).Holds(value, declared))
        {
            new AnswerCheck(services, json, operation, status, declaredType).Explain(value, declared, string.Empty);
        }

        return value;
    }

    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "The items of the sequence are of a type that is written.")]
    private object Lazily(Type item, object value) =>
        LazySequence.Checked(item, value, (one, at) => Hold(one, declared?.Items, $"[{at}]"));

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "A member that trimming removes is not written either.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Without dynamic code, the rules are interpreted.")]
    private void Hold(object? value, Nullability? nullability, string path)
    {
        if (value is null ? nullability is { Denies: true } : !validator.Holds(value, nullability))
        {
            Explain(value, nullability, path);
        }
    }

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "A member that trimming removes is not written either.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Without dynamic code, the rules are interpreted.")]
    private void Explain(object? value, Nullability? nullability, string path)
    {
        var problems = new Problems(services);
        if (value is null)
        {
            problems.Add(path, "It is null, and the contract has no null there.");
        }
        else
        {
            validator.Explain(value, nullability, path, problems);
        }

        if (problems.Count == 0)
        {
            return;
        }

        var (place, messages) = problems.Found.First();
        throw new ContractViolationException(
            operation,
            $"{status.ToString(CultureInfo.InvariantCulture)} with a {TypeName.Of(declaredType)} that breaks its own rules"
            + $"{(place.Length == 0 ? string.Empty : $" at '{place}'")}: {messages[0].TrimEnd('.')}",
            "Give the property a value that its type and attributes admit, or declare there what may be answered.");
    }

    private static bool IsOn(IServiceProvider services) =>
        services.GetService<IOptions<ContractOptions>>()?.Value.CheckAnswers
        ?? services.GetService<IHostEnvironment>()?.IsDevelopment() is true;
}
