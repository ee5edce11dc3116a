namespace Tenon;

/// <summary>Thrown by the start of an application that does not serve what its contracts declare.</summary>
public sealed class ContractCheckException : InvalidOperationException
{
    internal ContractCheckException(IReadOnlyList<string> problems)
        : base(
            "The application does not serve what its contracts "
            + $"declare:{string.Concat(problems.Select(problem => $"{Environment.NewLine}  - {problem}"))}") =>
        Problems = problems;

    /// <summary>What is wrong, one sentence for each operation, in the order of the contracts.</summary>
    public IReadOnlyList<string> Problems { get; }
}
