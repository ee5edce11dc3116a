namespace Cases.Contracts.Services;

public interface IService<TOptions> where TOptions : class, new()
{
    Task Run();
    Task<int> Count();
    ValueTask<string?> Name(CancellationToken cancel = default);
    ValueTask Nothing();
    IAsyncEnumerable<KeyValuePair<string, TOptions?>> Stream();
    Task<(bool Ok, string? Error, IReadOnlyDictionary<string, string[]>? Fields)> Validate(TOptions? options);
    Task<TResult> Map<TResult>(Func<TOptions, Task<TResult>> map) where TResult : notnull;
    Lazy<Task<TOptions>> Options { get; }
    event Func<object?, TOptions, Task>? Changed;
    Action<Action<Action<TOptions>>>? Nested { get; set; }
}

public abstract class ServiceBase<TOptions>(TOptions? options = null) : IService<TOptions>, IAsyncDisposable where TOptions : class, new()
{
    protected TOptions Current { get; private set; } = options ?? new();
    public virtual Task Run() => Task.CompletedTask;
    public abstract Task<int> Count();
    public async ValueTask<string?> Name(CancellationToken cancel) { await Task.Delay(1, cancel); return null; }
    public ValueTask Nothing() => ValueTask.CompletedTask;
    public virtual async IAsyncEnumerable<KeyValuePair<string, TOptions?>> Stream() { await Task.Yield(); yield return new("x", Current); }
    public Task<(bool Ok, string? Error, IReadOnlyDictionary<string, string[]>? Fields)> Validate(TOptions? options)
        => Task.FromResult<(bool, string?, IReadOnlyDictionary<string, string[]>?)>((true, null, null));
    public async Task<TResult> Map<TResult>(Func<TOptions, Task<TResult>> map) where TResult : notnull => await map(Current);
    public Lazy<Task<TOptions>> Options => new(() => Task.FromResult(Current));
    public event Func<object?, TOptions, Task>? Changed;
    public Action<Action<Action<TOptions>>>? Nested { get; set; }
    ValueTask IAsyncDisposable.DisposeAsync() { Changed?.Invoke(this, Current); GC.SuppressFinalize(this); return default; }
}

public sealed class Settings
{
    public TimeSpan Timeout { get; set; } = TimeSpan.FromSeconds(30);
    public Uri? Endpoint { get; set; }
    public Dictionary<string, Settings?>? Children { get; set; }
}

public sealed class Concrete() : ServiceBase<Settings>(new Settings { Timeout = TimeSpan.Zero })
{
    public override async Task<int> Count() => await Map(async s => { await Task.Yield(); return s.Children?.Count ?? 0; });
}
