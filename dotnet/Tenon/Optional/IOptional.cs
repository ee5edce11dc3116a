namespace Tenon;

/// <summary>An <see cref="Optional{T}"/> whose type is not known when the code is compiled.</summary>
internal interface IOptional
{
    bool IsPresent { get; }

    object? Value { get; }

    Type ValueType { get; }
}
