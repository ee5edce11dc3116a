namespace Faults;

public interface IClock
{
    string Now { get; }
}

public interface INamedClock : IClock;

public interface IStore<T>
{
    string Name { get; }
}

public interface IMissing;

public sealed class Clock : INamedClock
{
    public string Now => "now";
}

public sealed class Store<T> : IStore<T>
{
    public string Name => typeof(T).Name;
}

public sealed class Forgotten;

public static class ClockServices
{
    public static IServiceCollection AddClocks(this IServiceCollection services) => services.Register<INamedClock, Clock>();

    private static IServiceCollection Register<TService, TImplementation>(this IServiceCollection services)
        where TService : class
        where TImplementation : class, TService => services.AddTransient<TService, TImplementation>();
}
