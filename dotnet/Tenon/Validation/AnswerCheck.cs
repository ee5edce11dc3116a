using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;

namespace Tenon;

/// <summary>Holds the body of an answer to its type before anything of it is written.</summary>
internal static class AnswerCheck
{
    /// <exception cref="ContractViolationException">The body breaks the rules of its type.</exception>
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "A member that trimming removes is not written either.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Without dynamic code, the rules are interpreted.")]
    public static void Check(
        IServiceProvider services, JsonSerializerOptions json, OperationDeclaration operation, int status, object? value)
    {
        if (value is null || !IsOn(services))
        {
            return;
        }

        var validator = ContractValidator.Of(json);
        if (validator.Holds(value))
        {
            return;
        }

        var problems = new Problems(services);
        validator.Explain(value, nullability: null, string.Empty, problems, onlyOwn: false);
        if (problems.Count == 0)
        {
            return;
        }

        var (path, messages) = problems.Found.First();
        throw new ContractViolationException(
            operation,
            $"{status.ToString(CultureInfo.InvariantCulture)} with a {TypeName.Of(value.GetType())} that breaks its own rules at "
            + $"'{path}': {messages[0]}",
            "Give the property a value that its type and attributes admit, or declare there what may be answered.");
    }

    private static bool IsOn(IServiceProvider services) =>
        services.GetService<IOptions<ContractOptions>>()?.Value.CheckAnswers
        ?? services.GetService<IHostEnvironment>()?.IsDevelopment() is true;
}
