namespace Cases.Contracts;

public interface IShape { double Area { get; } string Name => GetType().Name; static abstract IShape Unit { get; } }

public interface IScalable<TSelf> where TSelf : IScalable<TSelf> { TSelf Scale(double by); }

public interface ICombined<TOut, TIn> : IShape, IComparable<TIn>, IEnumerable<TOut?>
    where TOut : class, IShape
    where TIn : notnull
{
    TOut? this[int index, string? key = null] { get; }
    event EventHandler<TIn>? Raised;
    TOut Convert<TOther>(TIn value, TOther other, params TOther[]? rest) where TOther : struct, IConvertible;
    (TOut First, int Count) Both(in TIn value, ref int counter, out bool done);
    protected internal void Hidden();
    new string Name { get; protected set; }
}

public readonly record struct Square(double Side) : IShape, IScalable<Square>
{
    public double Area => Side * Side;
    public static IShape Unit => new Square(1);
    public Square Scale(double by) => this with { Side = Side * by };
    string IShape.Name => "square";
}

public abstract class Template<TModel, TKey> : IComparer<TModel>, IEqualityComparer<TKey?>
    where TModel : class, new()
    where TKey : struct
{
    protected TModel Model { get; } = new();
    public abstract int Compare(TModel? x, TModel? y);
    public virtual bool Equals(TKey? x, TKey? y) => Nullable.Equals(x, y);
    int IEqualityComparer<TKey?>.GetHashCode(TKey? value) => value.GetHashCode();
    protected internal abstract IReadOnlyDictionary<TKey, TModel?> Load(Func<TKey, Task<TModel?>> fetch);
    private protected abstract ValueTask<TModel> Save { get; init; }
}
