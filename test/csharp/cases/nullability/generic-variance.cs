namespace Cases.Nullability;

public interface IProducer<out T> { T Produce(); T? ProduceOrDefault(); }

public interface IConsumer<in T> { void Consume(T value); void ConsumeMaybe(T? value); }

public interface IBoth<TIn, out TOut> : IProducer<TOut?>, IConsumer<TIn?> where TIn : class;

public class Processor<T> : IBoth<string, T>, IConsumer<(T?, string?)>
{
    T? IProducer<T?>.Produce() => default;
    T? IProducer<T?>.ProduceOrDefault() => default;
    void IConsumer<string?>.Consume(string? value) { }
    void IConsumer<string?>.ConsumeMaybe(string? value) { }
    void IConsumer<(T?, string?)>.Consume((T?, string?) value) { }
    void IConsumer<(T?, string?)>.ConsumeMaybe((T?, string?) value) { }

    public Func<IProducer<string?>, IProducer<object?>> Widen = p => p;
    public Action<IConsumer<object?>, IConsumer<string>> Narrow = (a, b) => { };
    public Dictionary<IProducer<T>, IConsumer<T?>[]>? Map;
}

public delegate TOut? Maker<in TIn, out TOut>(TIn? input, Maker<object, string?>? inner = null) where TOut : class?;

public static class Extensions
{
    public static TResult? Apply<T, TResult>(this T? value, Func<T, TResult?> map) where T : class where TResult : class => value is null
        ? null : map(value);
    public static TResult? Apply<T, TResult>(this T? value, Func<T, TResult> map) where T : struct where TResult : struct => value is { }
        v ? map(v) : null;
    public static IEnumerable<T> NotNull<T>(this IEnumerable<T?> items) where T : class => items.OfType<T>();
    public static T OrThrow<T>(this T? value, string? name = null) where T : notnull => value ?? throw new ArgumentNullException(name);
}
