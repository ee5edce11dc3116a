using System.Diagnostics.CodeAnalysis;

namespace Cases.V8;

public class Nullables<T, TClass, TNotNull, TNullable>
    where TClass : class
    where TNotNull : notnull
    where TNullable : class?
{
    public string Name = "";
    public string? Maybe;
    public string?[] ArrayOfMaybe = { };
    public string[]? MaybeArray;
    public string?[]?[] Deep = { };
    public List<string?>? List;
    public Dictionary<string, List<string?>?>? Map;
    public (string, string?) Tuple;
    public T Plain = default!;
    public T? Unconstrained;
    public TClass Reference = default!;
    public TClass? MaybeReference;
    public TNotNull Value = default!;
    public TNullable Null = default!;
    public int? Number;
    public List<int?> Numbers = new();
    public Func<string?, T>? Function;
    public Nullable<int> Explicit;
    public KeyValuePair<string?, int?>? Pair;

    public string Forgive() => Maybe!.Trim() + MaybeArray![0] + Map!["a"]![0]!;

    public bool TryGet([NotNullWhen(true)] out string? value, [MaybeNull] out T other)
    {
        value = Maybe;
        other = default;
        return value is not null;
    }

    [return: NotNullIfNotNull("input")]
    public string? Same(string? input) => input;

    public string? Conditional(Nullables<T, TClass, TNotNull, TNullable>? other) => other?.Maybe?.Trim() ?? other?.List?[0];

    public void Assign(string? text)
    {
        Maybe ??= text ?? "fallback";
        List ??= new() { text, null };
        string? local = null, another = text;
        var inferred = local;
        foreach (string? each in ArrayOfMaybe) Console.WriteLine(each);
        if (text is string { Length: > 0 } sure) Console.WriteLine(sure + another + inferred);
        _ = (string?)text;
        _ = (List<string?>?)List;
        _ = text as string ?? null;
        _ = new string?[3];
        _ = typeof(int?);
        _ = default(string?);
        bool isNull = text is null ? true : false;
        bool generic = List is List<string?> ? isNull : !isNull;
        _ = generic ? text : null;
    }
}
