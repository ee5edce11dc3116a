using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Tenon;

/// <summary>
/// The input of an operation as the contract says that it travels: cookies, and lists and objects in the query, in the styles of
/// <see cref="ContractQueryAttribute"/> too. A handler of <c>MapContract</c> takes it as a parameter; a function reads it with
/// <c>operation.ReadAsync(request)</c>.
/// </summary>
/// <typeparam name="TInput">The input of the operation.</typeparam>
public sealed class ContractInput<TInput>
    where TInput : notnull
{
    private readonly TInput? value;

    internal ContractInput(TInput value) => this.value = value;

    internal ContractInput(InputProblem problem) => Problem = problem;

    /// <summary>What is wrong with the request: answer it. A handler of <c>MapContract</c> never sees one.</summary>
    public InputProblem? Problem { get; }

    /// <summary>The input.</summary>
    /// <exception cref="InvalidOperationException">The request has a <see cref="Problem"/>.</exception>
    public TInput Value => Problem is null
        ? value!
        : throw new InvalidOperationException("The request was refused: answer input.Problem before you take input.Value.");

    /// <summary>The input.</summary>
    /// <param name="input">What was read.</param>
    [SuppressMessage("Usage", "CA2225", Justification = "The property does the same.")]
    public static implicit operator TInput(ContractInput<TInput> input)
    {
        ArgumentNullException.ThrowIfNull(input);
        return input.Value;
    }

    /// <summary>Reads the input for a minimal API; the framework calls it.</summary>
    /// <param name="context">The request.</param>
    /// <param name="parameter">The parameter of the handler.</param>
    /// <returns>The input.</returns>
    [RequiresUnreferencedCode("Inputs are read by reflection.")]
    [RequiresDynamicCode("Inputs are read by reflection.")]
    [SuppressMessage("Design", "CA1000", Justification = "The framework looks for it here.")]
    public static async ValueTask<ContractInput<TInput>> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        var operation = context.GetEndpoint()?.Metadata.GetMetadata<OperationDeclaration>();
        if (operation?.InputType != typeof(TInput))
        {
            throw new InvalidOperationException(
                $"Map a handler that takes {TypeName.Of(typeof(ContractInput<TInput>))} with MapContract, to an operation whose input is "
                + $"{TypeName.Of(typeof(TInput))}.");
        }

        var input = await InputReader.Read<TInput>(operation, context.Request);
        return input.Problem is { } problem ? throw problem.AsException() : input;
    }
}
