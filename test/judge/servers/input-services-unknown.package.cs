namespace Acme.Mediation;

public interface ISender
{
    Task<int> Send(int id);
}

public interface IHandler<T>;

public class AcmeClient
{
    public string? Address { get; set; }
}

public class Box<T>
{
    public T? Value { get; set; }
}

public sealed class Sender : ISender
{
    public Task<int> Send(int id) => Task.FromResult(id);
}

public sealed class Handler<T> : IHandler<T>;

public static class MediationExtensions
{
    public static void AddMediation(this IServiceCollection services)
    {
        services.AddSingleton(TimeProvider.System);
        services.AddScoped<ISender, Sender>();
        services.AddScoped(typeof(IHandler<>), typeof(Handler<>));
    }
}
