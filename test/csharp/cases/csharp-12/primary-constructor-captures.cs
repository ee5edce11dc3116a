using System.Text.Json.Serialization;

namespace Cases.V12;

public class Repository<TEntity, TKey>(IDictionary<TKey, TEntity> store, Func<TEntity, TKey> key, ILogger? logger = null)
    : IRepository<TEntity, TKey>
    where TEntity : class
    where TKey : notnull
{
    private readonly Lock gate = new();
    public int Count { get { lock (gate) return store.Count; } }
    public TEntity? this[TKey id] => store.TryGetValue(id, out var found) ? found : null;
    public void Add(TEntity entity) { logger?.Log($"adding {key(entity)}"); store.Add(key(entity), entity); }
    public IEnumerable<TEntity> All() { foreach (var (_, value) in store) yield return value; }
    public static Repository<TEntity, TKey> Empty(Func<TEntity, TKey> key) => new(new Dictionary<TKey, TEntity>(), key);
    public Repository() : this(new Dictionary<TKey, TEntity>(), _ => default!) { }
}

public interface IRepository<TEntity, in TKey> where TEntity : class { TEntity? this[TKey id] { get; } }

public sealed class Users(ILogger logger) : Repository<Users.User, Guid>(new Dictionary<Guid, User>(), user => user.Id, logger)
{
    [method: JsonConstructor]
    public class User(Guid id, string name = "anonymous")
    {
        public Guid Id { get; } = id;
        [JsonPropertyName("n")] public string Name { get; set; } = name;
        public override string ToString() => $"{Id}: {name}";
    }
}

public struct Cursor(int start, int end) : IEquatable<Cursor>
{
    private int position = start;
    public bool Next() => position++ < end;
    public readonly bool Equals(Cursor other) => other.Position == Position;
    public readonly int Position => position;
}

public class Shadow(int value) { private int value = value; public int Value => value; public int Parameter(int value) => value; }

public class Chain(string a) : ChainBase(a + "x", b: a.Length);

public class ChainBase(string a, int b) { public string A => a; public int B => b; }
